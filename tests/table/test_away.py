"""Those who leave: the others wait, let a bot play or end the match, and everybody can come back."""

from __future__ import annotations

import pytest

from stolik.table.change import Change, Phase
from stolik.table.entry import SeatEntry, StopEntry, VoteEntry
from stolik.table.sitting import STAND_IN, Sitting, SittingError, SittingFault
from tests.table.sittings import begun, bot_step, draw_and_discard, in_turn, phase, set_up, table_at

FOUR = "kurnik players=4"


def open_pile(sitting: Sitting) -> None:
    """Seat 0 can take the pile and lay."""
    lines = ["kurnik@1 players=4", "deal 1 dealer 3", "turn 0 take", "pile 9 7"]
    set_up(sitting, "\n".join([*lines, "hand 0: 7 7 K K K 5 5", "melds 0: QQQ", ""]))


def test_who_leaves_keeps_the_seat_and_comes_back() -> None:
    sitting = begun(FOUR, persons=4)
    change = sitting.leave(2)
    assert [entry for _, entry in change.entries] == [SeatEntry(2, "Ola", "t2", left=True)]
    assert sitting.places[2].left
    assert sitting.leave(2) == Change()
    assert [entry for _, entry in sitting.back(2).entries] == [SeatEntry(2, "Ola", "t2")]
    assert sitting.places[2].stays
    assert sitting.back(2) == Change()


def test_who_left_does_nothing_before_coming_back() -> None:
    sitting = begun(persons=2)
    seat = in_turn(sitting)
    sitting.leave(seat)
    with pytest.raises(SittingError) as caught:
        sitting.act(seat, "draw")
    assert caught.value.code is SittingFault.AWAY
    sitting.back(seat)
    draw_and_discard(sitting, seat)


def test_leaving_for_a_moment_costs_no_undo() -> None:
    sitting = begun(FOUR, persons=4)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    sitting.leave(0)
    sitting.back(0)
    assert sitting.undo(0).entries


# -- votes ------------------------------------------------------------------------------------------------------------


def test_more_than_half_of_the_others_decide() -> None:
    sitting = begun(FOUR, persons=4)
    here = {0, 1, 3}
    assert [entry for _, entry in sitting.vote(0, 2, "bot", here).entries] == [VoteEntry(0, 2, "bot")]
    assert sitting.vote(0, 2, "bot", here) == Change()
    sitting.vote(1, 2, "wait", here)
    assert sitting.ballots == {2: {0: "bot", 1: "wait"}}
    change = sitting.vote(3, 2, "bot", here)
    assert [entry for _, entry in change.entries] == [
        VoteEntry(3, 2, "bot", decided=True),
        SeatEntry(2, "Ola", "t2", STAND_IN),
    ]
    assert sitting.ballots == {}
    assert sitting.places[2].bot_plays
    assert sitting.places[2].is_person


def test_half_is_not_enough() -> None:
    sitting = begun(FOUR, persons=4)
    sitting.vote(0, 2, "stop", {0, 1})
    assert phase(sitting) is Phase.PLAYING
    sitting.vote(1, 2, "stop", {0, 1})
    assert phase(sitting) is Phase.STOPPED


def test_a_vote_can_be_changed() -> None:
    sitting = begun(FOUR, persons=4)
    sitting.vote(0, 2, "stop", {0, 1})
    sitting.vote(0, 2, "wait", {0, 1})
    assert sitting.ballots == {2: {0: "wait"}}
    change = sitting.vote(1, 2, "wait", {0, 1})
    assert [entry for _, entry in change.entries] == [VoteEntry(1, 2, "wait", decided=True)]
    assert sitting.ballots == {}
    assert phase(sitting) is Phase.PLAYING


def test_only_people_who_play_themselves_and_are_present_count() -> None:
    sitting = begun(FOUR, persons=4)
    sitting.leave(3)
    sitting.vote(0, 2, "wait", {0, 1, 3})
    assert sitting.ballots == {2: {0: "wait"}}, "seat 1 has a say"
    sitting.vote(1, 3, "bot", {1})
    assert sitting.places[3].bot_plays, "nobody else is present"
    assert [entry for _, entry in sitting.vote(1, 2, "stop", {1, 3}).entries][-1] == StopEntry()


def test_two_players_one_decides() -> None:
    sitting = begun(persons=2)
    sitting.leave(1)
    change = sitting.vote(0, 1, "bot", {0, 1})
    assert [entry for _, entry in change.entries][-1] == SeatEntry(1, "Olek", "t1", STAND_IN, left=True)


@pytest.mark.parametrize("sign", ["act", "back", "vote", "leave"])
def test_votes_about_somebody_end_when_he_gives_a_sign(sign: str) -> None:
    sitting = begun(FOUR, persons=4)
    away = in_turn(sitting)
    voter, other = (away + 1) % 4, (away + 2) % 4
    sitting.vote(voter, away, "stop", {voter, other})
    assert sitting.ballots == {away: {voter: "stop"}}
    if sign == "act":
        sitting.act(away, "draw")
    elif sign == "vote":
        sitting.vote(away, other, "wait", {voter, away})
    elif sign == "leave":
        sitting.leave(away)
    else:
        sitting.back(away)
    assert away not in sitting.ballots
    sitting.vote(other, away, "stop", {voter, other})
    assert phase(sitting) is Phase.PLAYING, "the old vote does not count"


def test_a_bots_act_in_his_place_is_no_sign() -> None:
    sitting = begun(FOUR, persons=4)
    seat = in_turn(sitting)
    after = (seat + 1) % 4
    here = {other for other in range(4) if other not in (seat, after)}
    for voter in here:
        sitting.vote(voter, seat, "bot", here)
    first = min(here)
    sitting.vote(first, after, "wait", here)
    bot_step(sitting)
    assert sitting.ballots == {after: {first: "wait"}}


# -- a bot in the place of a person -----------------------------------------------------------------------------------


def test_a_bot_goes_on_with_a_turn_and_the_person_with_the_bots() -> None:
    sitting = begun(FOUR, persons=4)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    for voter in (1, 2):
        sitting.vote(voter, 0, "bot", {1, 2})
    assert sitting.bot_task() is not None
    with pytest.raises(SittingError) as caught:
        sitting.act(0, "lay KKK")
    assert caught.value.code is SittingFault.AWAY
    sitting.bot_act(sitting.number, "lay KKK")
    cards = table_at(sitting).state.text()
    sitting.back(0)
    assert sitting.bot_task() is None
    assert table_at(sitting).state.text() == cards
    assert in_turn(sitting) == 0
    with pytest.raises(SittingError) as caught:
        sitting.undo(0)
    assert caught.value.code is SittingFault.NOTHING_TO_UNDO
    sitting.act(0, "discard 5")


def test_nothing_done_before_a_bot_played_can_be_taken_back() -> None:
    sitting = begun(FOUR, persons=4)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    for voter in (1, 2):
        sitting.vote(voter, 0, "bot", {1, 2})
    sitting.back(0)
    with pytest.raises(SittingError):
        sitting.undo(0)


def test_a_task_of_a_bot_is_over_when_its_person_comes_back() -> None:
    sitting = begun(persons=2)
    seat = in_turn(sitting)
    sitting.vote(1 - seat, seat, "bot", {1 - seat})
    task = sitting.bot_task()
    assert task is not None
    sitting.back(seat)
    assert sitting.bot_act(task.number, "draw") == Change()


def test_the_match_of_one_who_left_the_bots_goes_on_when_he_is_back() -> None:
    sitting = begun(FOUR, persons=1, bots="plain")
    sitting.leave(0)
    while sitting.bot_task() is not None:
        bot_step(sitting)
    assert in_turn(sitting) == 0
    sitting.back(0)
    draw_and_discard(sitting, 0)
    assert sitting.bot_task() is not None
