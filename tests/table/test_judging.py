"""A decision is worth what the bot that advises expects of it, less what it expects of the best."""

from __future__ import annotations

import pytest

from stolik.bots.appraisal import Reason
from stolik.table.judging import Decision, judge, judge_at
from tests.support.advisers import Telling
from tests.support.positions import table

HAND = ("pile 9s", "hand 0: K 5 6 7 8", "hand 1: 4 4 4", "turn 0 play drew")
POINTS = {"discard 5": 10.0, "discard 6": 7.5, "discard K": -2.0}


@pytest.mark.parametrize(
    ("text", "loss", "at_least", "is_best"),
    [
        ("discard 5c", 0.0, False, True),
        ("discard 6c", 2.5, False, False),
        ("discard Kc", 12.0, False, False),
        ("discard 8c", 12.0, True, False),  # the bot did not think of it: no better than the worst of which it did
    ],
)
def test_what_is_lost_is_counted_from_the_best(text: str, loss: float, at_least: bool, is_best: bool) -> None:
    reason = Reason("test_safe", {"seat": 1, "card": "5c"})
    found = judge_at(table(*HAND), text, Telling(POINTS, {"discard 5": reason}))
    assert found is not None
    assert (found.loss, found.at_least, found.is_best) == (loss, at_least, is_best)
    assert found.best.text == "discard 5c"
    assert found.best.reasons == (reason,)


def test_where_the_bot_thinks_of_one_action_nobody_knows_what_another_one_cost() -> None:
    found = judge_at(table(*HAND), "discard 6c", Telling({"discard 5": 3.0}))
    assert found is not None
    assert (found.loss, found.at_least, found.is_best) == (0.0, True, False)


def test_the_view_of_the_seat_that_decides_is_all_that_is_asked_about() -> None:
    adviser = Telling(POINTS)
    judge_at(table(*HAND), "discard 5c", adviser)
    assert [seat for seat, _ in adviser.seen] == [0]


def test_where_there_is_one_thing_to_do_there_is_no_decision() -> None:
    state = table("pile 3s", "hand 0: K 5", "hand 1: 4 4 4")
    assert len(state.legal()) == 1
    assert judge_at(state, state.legal()[0].text, Telling({})) is None


def test_decisions_are_judged_in_another_process_by_plain_values() -> None:
    state = table(*HAND)
    [found] = judge(state.rule_set.text, [Decision(state.text(), 0, "discard Kc")])
    assert found is not None
    assert found.loss >= 0.0
