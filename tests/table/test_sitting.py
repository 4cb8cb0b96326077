"""The match at a table with people: acts, undo, bots, and the pause after a deal."""

from __future__ import annotations

import pytest

from stolik.games.violation import NotationError, RuleViolation
from stolik.table.change import Change, Phase
from stolik.table.entry import ActEntry, DealEntry, ReadyEntry, RevealEntry, UndoEntry
from stolik.table.sitting import LosesMatch, Sitting, SittingError, SittingFault
from stolik.table.table import WrongSeat
from tests.table.sittings import begun, bot_step, in_turn, phase, play_deal, seen, set_up, table_at, thought

OPEN_PILE = """\
kurnik@1 players=2
deal 1 dealer 1
turn 0 take
pile 9 7
hand 0: 7c 7d Kh Kd Kc Qh 5c 5s
melds 0: QQQ
"""

LAST_CARDS = """\
kurnik@1 players=2
deal 1 dealer 1
turn 0 play drew
pile 9
hand 0: 7 K
melds 0: KKK QQQ 777
"""


def at(position: str, bots: str = "") -> Sitting:
    sitting = begun(persons=1 if bots else 2, bots=bots)
    set_up(sitting, position)
    return sitting


# -- acts -------------------------------------------------------------------------------------------------------------


def test_an_act_tells_its_entry_and_its_events() -> None:
    sitting = at(OPEN_PILE)
    first = sitting.number
    change = sitting.act(0, "take 7 7; lay KKK")
    assert change.entries == ((first + 1, ActEntry(0, "take 7c 7d; lay KcKdKh")),)
    assert [event.code for _, event in change.events] == ["took", "laid", "lifted", "laid"]
    assert {number for number, _ in change.events} == {first + 1}
    assert change.undone is None


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (1, "draw", WrongSeat),
        (0, "fly", NotationError),
        (0, "discard 5", RuleViolation),
        (0, "take 7 7; lay 555", RuleViolation),
    ],
)
def test_a_refused_act_changes_nothing(seat: int, text: str, error: type[Exception]) -> None:
    sitting = at(OPEN_PILE)
    before = seen(sitting)
    with pytest.raises(error):
        sitting.act(seat, text)
    assert seen(sitting) == before


@pytest.mark.rule("A56")
@pytest.mark.parametrize("text", ["add 7", "add K", "add 7; discard K", "add 7; add K"])
def test_what_loses_the_match_is_done_only_for_who_is_sure(text: str) -> None:
    sitting = at(LAST_CARDS)
    before = seen(sitting)
    with pytest.raises(LosesMatch):
        sitting.act(0, text)
    assert seen(sitting) == before
    sitting.act(0, text, sure=True)
    table = table_at(sitting)
    if phase(sitting) is Phase.PLAYING:
        sitting.act(0, table.view(0).legal[0].text, sure=True)
    assert phase(sitting) is Phase.OVER
    assert table.state.winners == (1,)


@pytest.mark.parametrize("text", ["add 7h", "add 7h; discard K", "discard 4"])
def test_what_is_not_legal_is_refused_as_such_even_if_it_lost_the_match(text: str) -> None:
    sitting = at(LAST_CARDS)
    with pytest.raises(RuleViolation):
        sitting.act(0, text)


# -- undo -------------------------------------------------------------------------------------------------------------


def test_acts_are_taken_back_one_by_one_with_their_events() -> None:
    sitting = at(OPEN_PILE)
    first, before = sitting.number, seen(sitting)
    for text in ("take 7 7", "lay KKK"):
        sitting.act(0, text)
    assert sitting.undo(0) == Change(((first + 3, UndoEntry(first + 1)),), (), first + 1)
    assert [number for number, _ in sitting.events][-1] == first + 1
    change = sitting.undo(0)
    assert change.undone == first
    after = seen(sitting)
    assert [after[name] for name in ("cards", "events", "undo")] == [
        before[name] for name in ("cards", "events", "undo")
    ]
    with pytest.raises(SittingError):
        sitting.undo(0)


def test_an_undo_leaves_what_was_agreed_meanwhile() -> None:
    sitting = begun("kurnik players=4", persons=4)
    me = in_turn(sitting)
    other, away = (me + 1) % 4, (me + 2) % 4
    lines = ["kurnik@1 players=4", f"turn {me} take", "pile 9 7", f"hand {me}: 7 7 K K K 5 5", f"melds {me % 2}: QQQ"]
    set_up(sitting, "\n".join([*lines, ""]))
    sitting.act(me, "take 7 7")
    sitting.leave(other)
    sitting.vote(away, other, "bot", {away, me})
    number = sitting.number
    sitting.act(me, "lay KKK")
    assert sitting.undo(me).undone == number
    assert sitting.undo(me).undone == number - 3
    assert sitting.places[other].left
    assert sitting.ballots == {other: {away: "bot"}}


def test_a_draw_ends_what_can_be_taken_back() -> None:
    sitting = at(OPEN_PILE)
    sitting.act(0, "draw")
    with pytest.raises(SittingError):
        sitting.undo(0)


def test_only_the_seat_in_turn_takes_back() -> None:
    sitting = at(OPEN_PILE)
    sitting.act(0, "take 7 7")
    with pytest.raises(WrongSeat):
        sitting.undo(1)


# -- bots -------------------------------------------------------------------------------------------------------------


def test_a_bots_task_is_answered_once() -> None:
    sitting = begun(persons=1, bots="greedy", seed=7)
    task = sitting.bot_task()
    assert task is not None
    assert (task.seat, task.level, task.number) == (1, "greedy", sitting.number)
    text, fault = thought(task)
    change = sitting.bot_act(task.number, text, fault)
    assert [entry.seat for _, entry in change.entries if isinstance(entry, ActEntry)] == [1]
    assert sitting.bot_act(task.number, text, fault) == Change()


def test_there_is_no_task_while_a_person_is_in_turn_or_nobody() -> None:
    sitting = begun(persons=1, bots="plain", seed=7)
    while sitting.bot_task() is not None:
        bot_step(sitting)
    assert in_turn(sitting) == 0
    number = sitting.number
    assert sitting.bot_act(number, "draw") == Change()
    play_deal(sitting)
    assert phase(sitting) is Phase.PAUSE
    assert sitting.bot_task() is None


@pytest.mark.parametrize("text", ["fly", "discard Jkr", "pass", ""])
def test_a_bot_that_chose_what_is_not_legal_does_what_is_safest(text: str) -> None:
    sitting = begun(persons=1, bots="greedy", seed=7)
    ((_, entry),) = sitting.bot_act(sitting.number, text).entries
    assert isinstance(entry, ActEntry)
    assert entry.text == "draw"
    assert entry.fault


def test_a_bots_fault_stands_in_the_log() -> None:
    sitting = begun(persons=1, bots="greedy", seed=7)
    ((_, entry),) = sitting.bot_act(sitting.number, "draw", "ZeroDivisionError: 0").entries
    assert entry == ActEntry(1, "draw", "ZeroDivisionError: 0")


# -- the pause --------------------------------------------------------------------------------------------------------


def test_a_deal_that_is_over_is_hashed_and_waits_for_everybody() -> None:
    sitting = begun(persons=2)
    change = play_deal(sitting)
    assert phase(sitting) is Phase.PAUSE
    assert isinstance(change.entries[-1][1], RevealEntry)
    assert sitting.last_end is not None
    assert sitting.last_end.score.number == 1
    assert sitting.next(0).entries == ((sitting.number, ReadyEntry(0, True)),)
    assert sitting.next(0) == Change()
    assert sitting.places[0].ready
    change = sitting.next(1)
    assert [entry for _, entry in change.entries] == [ReadyEntry(1, True), DealEntry(2)]
    assert phase(sitting) is Phase.PLAYING
    assert not any(place.ready for place in sitting.places)
    assert sitting.last_end.score.number == 1
    assert [event for _, event in sitting.events] == [event for _, event in change.events]


def test_bots_and_those_who_left_are_not_waited_for() -> None:
    sitting = begun("kurnik players=4", persons=3, bots="plain")
    play_deal(sitting)
    sitting.next(0)
    sitting.leave(1)
    assert phase(sitting) is Phase.PAUSE
    sitting.vote(0, 2, "bot", {0})
    assert phase(sitting) is Phase.PLAYING


def test_who_leaves_last_in_a_pause_does_not_deal() -> None:
    sitting = begun(persons=2)
    play_deal(sitting)
    sitting.next(0)
    sitting.leave(0)
    sitting.leave(1)
    assert phase(sitting) is Phase.PAUSE
    sitting.back(1)
    sitting.next(1)
    assert phase(sitting) is Phase.PLAYING


def test_a_pause_is_skipped_for_those_who_are_not_present() -> None:
    sitting = begun("kurnik players=4", persons=4)
    play_deal(sitting)
    sitting.next(0)
    sitting.next(2)
    assert sitting.skip_pause(set()) == Change()
    assert sitting.skip_pause({0, 1, 2}) == Change()
    assert [entry for _, entry in sitting.skip_pause({0, 2}).entries] == [DealEntry(2)]
    assert phase(sitting) is Phase.PLAYING


def test_a_match_ends_without_a_pause() -> None:
    sitting = begun("kurnik target=3000", persons=1, bots="greedy")
    deals = 0
    while phase(sitting) is not Phase.OVER:
        play_deal(sitting)
        deals += 1
        if phase(sitting) is Phase.PAUSE:
            sitting.next(0)
    assert deals > 1
    assert [entry.deal for entry in sitting.log if isinstance(entry, RevealEntry)] == list(range(1, deals + 1))
    with pytest.raises(SittingError) as caught:
        sitting.next(0)
    assert caught.value.code is SittingFault.MATCH_OVER
