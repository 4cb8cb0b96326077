"""Advice is what a bot thinks of the actions of one seat, from what this seat may know."""

from __future__ import annotations

import pickle

import pytest

from stolik.bots.appraisal import Reason
from stolik.games.registry import parse_rule_set
from stolik.table.advising import Advice, advice_of, advise
from tests.support.advisers import Failing, Telling
from tests.support.positions import table

HAND = ("pile 9s", "hand 0: K 5 6 7 8", "hand 1: 4 4 4", "turn 0 play drew")
SAFE = Reason("test_safe", {"seat": 1, "card": "5c"})


def test_the_best_action_comes_first_and_the_others_by_what_they_are_behind() -> None:
    adviser = Telling({"discard 5": 10.0, "discard K": 3.5, "discard 6": 9.0, "discard 7": 1.0}, {"discard 5": SAFE})
    advice = advice_of(table(*HAND), adviser, 7)
    assert [each.text.partition(" ")[2][0] for each in advice] == ["5", "6", "K"]
    assert [each.behind for each in advice] == [0.0, 1.0, 6.5]
    assert [each.reasons for each in advice] == [(SAFE,), (), ()]
    assert adviser.seen == [(0, 7)], "the view of the seat in turn and the seed are all that it gets"


def test_an_action_names_the_very_card_that_moves() -> None:
    state = table(*HAND)
    (advice,) = advice_of(state, Telling({"discard 5": 0.0}), 7)
    card = advice.text.removeprefix("discard ")
    assert len(card) == 2
    assert state.parse(advice.text).cards  # type: ignore[union-attr]  # one action


def test_the_rest_of_the_turn_is_told_without_the_action_itself() -> None:
    (advice,) = advice_of(table(*HAND), Telling({"discard 5": 0.0}, line=("lay KKK", "discard 4")), 7)
    assert advice.line == ("lay KKK", "discard 4")


@pytest.fixture
def broken_bot() -> Failing:
    return Failing()


def test_a_bot_that_fails_gives_no_advice(broken_bot: Failing, caplog: pytest.LogCaptureFixture) -> None:
    assert advice_of(table(*HAND), broken_bot, 7) == ()
    assert "ZeroDivisionError" in caplog.text


def test_what_another_process_gets_and_gives_is_plain() -> None:
    state = table(*HAND)
    rules = parse_rule_set("kurnik").text
    advice = advise(rules, state.text(), 0, 7)
    assert 1 <= len(advice) <= 3
    assert advice[0].behind == 0.0
    for each in advice:
        state.check(state.parse(each.text))
    assert pickle.loads(pickle.dumps(advice)) == advice
    kept = Advice("discard 5c", 1.5, (SAFE,), ("draw",))
    assert pickle.loads(pickle.dumps(kept)) == kept


def test_only_the_seat_in_turn_is_advised() -> None:
    with pytest.raises(ValueError, match="seat 1 is not in turn"):
        advise(parse_rule_set("kurnik").text, table(*HAND).text(), 1, 7)
