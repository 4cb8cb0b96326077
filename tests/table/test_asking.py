"""Questions that silence answers too: who is asked, when an answer counts, and that nobody can tell how it came."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.games.registry import game
from stolik.games.violation import RuleViolation
from stolik.table.asking import asked
from stolik.table.entry import ActEntry
from stolik.table.sitting import Sitting
from stolik.table.table import WrongSeat
from tests.table.sittings import begun, in_turn, set_up, table_at, thought

THROWN = """choina@1
deal 3 dealer 3
turn 0 claim seat={seat}
pile Kc 2d 7h
hand 0: As Qs 9d 5h 2c
hand 1: 10s 10d 3c 4d
hand 2: 3d 7h Qc 6s
hand 3: Kd Qh
melds 2: 8h-Jh"""
"""Seat 3 threw the seven, seat 0 is in turn; 1 and 2 may ask."""

BEFORE = (
    THROWN.replace("turn 0 claim seat={seat}", "turn 3 play drew").replace("2d 7h", "2d").replace("Kd Qh", "Kd Qh 7h")
)

Say = Callable[[Sitting], None]


def claim(persons: int = 4) -> Sitting:
    """A claim at a table with so many persons, else bots."""
    sitting = begun("choina", persons, "plain" if persons < 4 else "")
    set_up(sitting, THROWN.format(seat=1))
    return sitting


def settle(sitting: Sitting) -> None:
    """The time is over."""
    at, tasks = sitting.asked_at, sitting.bots_asked()
    sitting.settle(at, {task.seat: thought(task) for task in tasks})


def acts(sitting: Sitting) -> list[tuple[int, str]]:
    """What stands in the log of the match."""
    return [(entry.seat, entry.text) for entry in sitting.log if isinstance(entry, ActEntry)]


def position(sitting: Sitting) -> str:
    return table_at(sitting).state.text()


@pytest.mark.rule("Choina-51", "Choina-89")
def test_all_who_may_ask_are_asked_at_a_time_in_their_order() -> None:
    assert [turn.seat for turn in claim().asked] == [1, 2]


@pytest.mark.rule("Choina-53", "Choina-54")
def test_all_whose_consent_is_needed_are_asked_at_a_time_in_their_order() -> None:
    sitting = claim()
    sitting.act(2, "ask")
    settle(sitting)
    assert [turn.seat for turn in sitting.asked] == [0, 1]


@pytest.mark.rule("Choina-65")
def test_nobody_is_asked_in_a_usual_turn() -> None:
    state = game("choina").deal(3)
    assert asked(state) == []


def test_no_answer_counts_before_the_time_is_over() -> None:
    sitting = claim()
    before = len(sitting.log), position(sitting)
    for seat, text in ((2, "ask"), (1, "ask"), (1, "pass"), (2, "pass")):
        assert sitting.act(seat, text).entries == ()
        assert (len(sitting.log), position(sitting)) == before


@pytest.mark.rule("Choina-66")
def test_of_two_who_ask_the_nearer_one_is_settled_and_the_other_request_was_never_made() -> None:
    sitting = claim()
    sitting.act(2, "ask")
    sitting.act(1, "ask")
    settle(sitting)
    assert acts(sitting) == [(1, "ask")]


def test_the_last_answer_counts() -> None:
    sitting = claim()
    sitting.act(1, "ask")
    sitting.act(1, "pass")
    settle(sitting)
    assert acts(sitting) == [(1, "pass"), (2, "pass")]


@pytest.mark.rule("Choina-89")
def test_who_says_nothing_does_not_ask_and_the_player_in_turn_plays() -> None:
    sitting = claim()
    settle(sitting)
    assert acts(sitting) == [(1, "pass"), (2, "pass")]
    assert in_turn(sitting) == 0


@pytest.mark.rule("Choina-56", "Choina-58")
def test_silence_is_consent_and_one_card() -> None:
    sitting = claim()
    sitting.act(2, "ask")
    for _ in range(3):
        settle(sitting)
    assert acts(sitting) == [(1, "pass"), (2, "ask"), (0, "allow"), (1, "allow"), (2, "buy 1")]


@pytest.mark.rule("Choina-57")
def test_the_first_who_refuses_ends_the_round() -> None:
    sitting = claim()
    sitting.act(2, "ask")
    settle(sitting)
    sitting.act(1, "refuse")
    sitting.act(0, "refuse")
    settle(sitting)
    assert acts(sitting)[-1] == (0, "refuse")
    assert in_turn(sitting) == 1  # the left neighbour of the refuser, who was in turn
    assert table_at(sitting).state.question is None


@pytest.mark.rule("Choina-93")
def test_who_names_a_number_need_not_wait() -> None:
    sitting = claim()
    sitting.act(2, "ask")
    settle(sitting)
    settle(sitting)
    assert sitting.act(2, "buy 2").entries != ()


def test_who_is_not_asked_cannot_answer_and_nobody_can_answer_what_the_rules_forbid() -> None:
    sitting = claim()
    for seat in (0, 3):
        with pytest.raises(WrongSeat):
            sitting.act(seat, "ask")
    with pytest.raises(RuleViolation):
        sitting.act(1, "draw")


def test_an_answer_to_an_earlier_question_does_not_count() -> None:
    sitting = claim()
    at = sitting.asked_at
    sitting.act(1, "ask")
    settle(sitting)
    assert sitting.settle(at, {}).entries == ()
    assert sitting.answers.given(1, sitting.asked_at) == ""


def keep_silent(sitting: Sitting) -> None:
    sitting.keep_silent(1, True)


def say_nothing(sitting: Sitting) -> None:
    """Let the time go by."""
    assert sitting.answers.given(1, sitting.asked_at) == ""


def say_no(sitting: Sitting) -> None:
    sitting.act(1, "pass")


def think_again(sitting: Sitting) -> None:
    sitting.act(1, "ask")
    sitting.act(1, "pass")


WAYS: list[Say] = [keep_silent, say_nothing, say_no, think_again]


def test_no_log_tells_how_somebody_came_to_pass() -> None:
    found: list[tuple[object, ...]] = []
    for say in WAYS:
        sitting = claim()
        say(sitting)
        settle(sitting)
        events = [(number, repr(event.seen_by(0))) for number, event in sitting.events]
        found.append((list(sitting.log), events, position(sitting)))
    assert found.count(found[0]) == len(WAYS)


def test_bots_are_asked_in_the_same_round_and_are_not_quicker() -> None:
    sitting = claim(persons=2)
    assert sitting.bot_task() is None
    assert [task.seat for task in sitting.bots_asked()] == [2]
    sitting.settle(sitting.asked_at, {})
    assert acts(sitting) == [(1, "pass")]  # a bot that did not think yet is asked again
    settle(sitting)
    assert acts(sitting) == [(1, "pass"), (2, "pass")]


def test_who_is_silent_is_not_there_for_a_vote() -> None:
    sitting = begun("choina", 4)
    set_up(sitting, BEFORE)
    sitting.act(3, "discard 7h")
    sitting.vote(0, 1, "bot", {0, 2, 3})
    settle(sitting)
    assert sitting.ballots == {1: {0: "bot"}}
