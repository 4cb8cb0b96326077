"""A clock for turns: whose time it is, and what the table does for a person whose time is over."""

from __future__ import annotations

import pytest

from stolik.table.asking import is_sealed
from stolik.table.change import Change, Phase
from stolik.table.entry import ActEntry, DealEntry, RevealEntry, SeatEntry
from stolik.table.manners import Manners
from stolik.table.safest import safest
from stolik.table.sitting import LATE_TURNS, STAND_IN, Sitting
from tests.table.sittings import (
    bot_step,
    draw_and_discard,
    gathered,
    in_turn,
    phase,
    play_deal,
    seen,
    set_up,
    table_at,
)
from tests.table.test_away import open_pile

FOUR = "kurnik players=4"


def clocked(rules: str = "kurnik", persons: int = 2, bots: str = "", clock: int = 20) -> Sitting:
    sitting = gathered(rules, persons, bots)
    sitting.agree(Manners(clock=clock))
    for seat in range(persons):
        sitting.ready(seat, True)
    assert sitting.phase is Phase.PLAYING
    return sitting


def acts(change: Change) -> list[ActEntry]:
    return [entry for _, entry in change.entries if isinstance(entry, ActEntry)]


def let_go(sitting: Sitting) -> Change:
    """Let the time of the turn go by."""
    assert sitting.timed_turn != -1
    return sitting.time_over(sitting.timed_turn)


# -- whose time it is -------------------------------------------------------------------------------------------------


def test_a_turn_is_counted_from_the_entry_that_made_it_one_until_it_passes() -> None:
    sitting = clocked()
    first, seat = sitting.timed_turn, in_turn(sitting)
    assert isinstance(sitting.log[first - 1], DealEntry)
    sitting.act(seat, "draw")
    assert sitting.timed_turn == first
    discard = next(action for action in table_at(sitting).view(seat).legal if action.text.startswith("discard"))
    sitting.act(seat, discard.text)
    assert sitting.timed_turn == sitting.number


def test_no_undo_and_no_talk_gives_a_turn_more_time() -> None:
    sitting = clocked(FOUR, persons=4)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    turn = sitting.timed_turn
    sitting.act(0, "lay KKK")
    sitting.say(1, "hurry")
    sitting.undo(0)
    assert sitting.timed_turn == turn
    assert Sitting.restore(sitting.rule_set, sitting.seed, sitting.log[:3]).timed_turn == -1


def test_a_partner_who_is_asked_has_his_own_time_and_the_turn_goes_on_after_it() -> None:
    rules = "kurnik@1 players=4 ask_partner=go_out"
    sitting = clocked(rules, persons=4)
    seat, turn = in_turn(sitting), sitting.timed_turn
    partner = (seat + 2) % 4
    cards = ["pile 4", f"melds {seat % 2}: KKKKKKK AAA", f"hand {seat}: K A 5", f"hand {partner}: 4 5 8", ""]
    set_up(sitting, "\n".join([rules, f"deal 1 dealer {(seat + 3) % 4}", f"turn {seat} play", *cards]))
    sitting.act(seat, "ask")
    assert in_turn(sitting) == partner
    assert sitting.timed_turn == sitting.number
    sitting.act(partner, "no")
    assert (in_turn(sitting), sitting.timed_turn) == (seat, turn)


def test_bots_those_who_left_and_tables_without_a_clock_have_no_time() -> None:
    sitting = clocked(persons=2)
    seat = in_turn(sitting)
    sitting.leave(seat)
    assert (sitting.timed_turn, sitting.person_in_turn) == (-1, -1)
    sitting.vote(1 - seat, seat, "bot", {1 - seat})
    assert sitting.timed_turn == -1
    sitting.back(seat)
    assert sitting.timed_turn != -1
    slow = clocked(clock=0)
    assert (slow.timed_turn, slow.person_in_turn) == (-1, in_turn(slow))


def test_what_is_asked_of_several_is_not_the_time_of_a_turn() -> None:
    sitting = clocked("choina players=3", persons=3)
    while not is_sealed(table_at(sitting).state):
        seat = in_turn(sitting)
        assert (sitting.person_in_turn, sitting.timed_turn != -1) == (seat, True)
        view = table_at(sitting).view(seat)
        sitting.act(seat, next(action for action in view.legal if action not in view.losing).text)
    assert (sitting.person_in_turn, sitting.timed_turn) == (-1, -1)


# -- when it is over --------------------------------------------------------------------------------------------------


def test_at_zero_the_table_does_what_is_safest_until_the_turn_has_passed() -> None:
    sitting = clocked()
    seat = in_turn(sitting)
    change = let_go(sitting)
    done = acts(change)
    assert [(entry.seat, entry.late, entry.text.split()[0]) for entry in done] == [
        (seat, True, "draw"),
        (seat, True, "discard"),
    ]
    assert in_turn(sitting) == 1 - seat
    assert not table_at(sitting).can_undo
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


def test_only_the_rest_of_a_begun_turn_is_done() -> None:
    sitting = clocked()
    seat = in_turn(sitting)
    sitting.act(seat, "draw")
    wanted = safest(table_at(sitting).view(seat))
    [late] = acts(let_go(sitting))
    assert (late.seat, late.late) == (seat, True)
    assert late.text.split()[0] == wanted.text.split()[0] == "discard"


def test_a_turn_that_has_passed_is_not_played_again() -> None:
    sitting = clocked()
    turn = sitting.timed_turn
    draw_and_discard(sitting, in_turn(sitting))
    assert sitting.time_over(turn) == Change()
    assert sitting.time_over(-1) == Change()
    paused = clocked()
    play_deal(paused)
    assert paused.time_over(paused.timed_turn) == Change()


@pytest.mark.parametrize("rules", ["kurnik", FOUR, "samba players=4", "choina players=3", "cassino", "book players=3"])
def test_people_who_do_nothing_lose_no_match_and_every_turn_passes(rules: str) -> None:
    players = int(rules[-1]) if rules[-1].isdigit() else 2
    sitting = clocked(rules, persons=players)
    for _ in range(2 * players):
        if sitting.phase is not Phase.PLAYING:
            break
        if sitting.asked:
            sitting.settle(sitting.asked_at, {})
            continue
        turn = sitting.timed_turn
        assert let_go(sitting).entries
        assert sitting.timed_turn != turn
    assert sitting.phase is not Phase.OVER


def test_the_end_of_a_deal_that_comes_of_it_has_its_hash() -> None:
    sitting = clocked("cassino", persons=2)
    change = Change()
    while sitting.phase is Phase.PLAYING:
        for seat in range(2):
            sitting.back(seat)
        change = let_go(sitting)
    assert [type(entry) for _, entry in change.entries[:2]] == [ActEntry, RevealEntry]
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


def test_after_three_such_turns_in_a_row_a_bot_plays_until_the_person_is_back() -> None:
    sitting = clocked()
    slow = in_turn(sitting)
    for count in range(1, LATE_TURNS + 1):
        change = let_go(sitting)
        assert sitting.places[slow].bot_plays == (count == LATE_TURNS)
        if count < LATE_TURNS:
            draw_and_discard(sitting, 1 - slow)
    place = sitting.places[slow]
    assert change.entries[-1][1] == SeatEntry(slow, place.name, place.token, STAND_IN)
    draw_and_discard(sitting, 1 - slow)
    assert (sitting.timed_turn, sitting.bot_task() is not None) == (-1, True)
    sitting.back(slow)
    assert (sitting.timed_turn != -1, in_turn(sitting)) == (True, slow)
    let_go(sitting)
    assert not sitting.places[slow].bot_plays, "it is counted anew"


def test_no_bot_takes_a_seat_when_the_match_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.table.sitting.LATE_TURNS", 1)
    sitting = clocked("cassino", persons=2)
    last = Change()
    while sitting.phase is not Phase.OVER:
        if sitting.phase is Phase.PAUSE:
            sitting.end_pause(sitting.asked_at)
        for seat in range(2):
            sitting.back(seat)
        last = let_go(sitting)
    assert [type(entry) for _, entry in last.entries] == [ActEntry, RevealEntry]
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


def test_a_turn_that_is_played_in_time_breaks_the_row_and_the_log_counts_the_same() -> None:
    sitting = clocked()
    slow = in_turn(sitting)
    for late in (True, True, False, True, True):
        if late:
            let_go(sitting)
        else:
            draw_and_discard(sitting, slow)
        draw_and_discard(sitting, 1 - slow)
        assert not sitting.places[slow].bot_plays
    restored = Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)
    for table in (sitting, restored):
        let_go(table)
        assert table.places[slow].bot_plays


def test_a_turn_of_which_only_the_end_was_late_counts_like_one_in_which_nothing_was_done() -> None:
    sitting = clocked()
    slow = in_turn(sitting)
    for _ in range(LATE_TURNS):
        sitting.act(slow, "draw")
        let_go(sitting)
        if not sitting.places[slow].bot_plays:
            draw_and_discard(sitting, 1 - slow)
    assert sitting.places[slow].bot_plays


def test_what_the_table_does_for_somebody_is_no_sign_of_him() -> None:
    sitting = clocked(FOUR, persons=4)
    away = in_turn(sitting)
    voter, other = (away + 1) % 4, (away + 2) % 4
    sitting.vote(voter, away, "stop", {voter, other})
    let_go(sitting)
    assert sitting.ballots == {away: {voter: "stop"}}


# -- the pause --------------------------------------------------------------------------------------------------------


def test_a_pause_that_lasts_too_long_ends_without_those_who_said_nothing() -> None:
    sitting = clocked()
    play_deal(sitting)
    at = sitting.asked_at
    sitting.next(0)
    sitting.say(1, "moment")
    assert sitting.asked_at == at
    assert sitting.end_pause(at - 1) == Change()
    assert phase(sitting) is Phase.PAUSE
    assert [type(entry) for _, entry in sitting.end_pause(at).entries] == [DealEntry]
    assert phase(sitting) is Phase.PLAYING
    assert sitting.end_pause(at) == Change()
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


# -- who lets the others wait -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["act", "undo"])
def test_votes_about_one_who_let_the_others_wait_end_with_whatever_he_does(sign: str) -> None:
    sitting = clocked(FOUR, persons=4, clock=0)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    if sign == "undo":
        sitting.act(0, "lay KKK")
    sitting.vote(1, 0, "bot", {1, 2, 3})
    assert sitting.ballots
    if sign == "act":
        sitting.act(0, "lay KKK")
    else:
        sitting.undo(0)
    assert not sitting.ballots


def test_a_bots_turn_is_no_persons() -> None:
    sitting = clocked(persons=1, bots="plain")
    while sitting.bot_task() is not None:
        assert (sitting.person_in_turn, sitting.timed_turn) == (-1, -1)
        bot_step(sitting)
    assert sitting.person_in_turn == 0
