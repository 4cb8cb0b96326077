"""A match ends before its time when all who are at the table are for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.table.change import Change, Phase
from stolik.table.entry import FinishEntry, StopEntry
from stolik.table.sitting import Sitting
from stolik.table.table import LogError
from tests.table.sittings import begun, bot_step, draw_and_discard, gathered, in_turn, phase, play_deal, seen

THREE = "kurnik players=4"


def finishing(sitting: Sitting) -> list[int]:
    return [seat for seat, place in enumerate(sitting.places) if place.finishes]


def test_the_match_is_stopped_when_the_last_one_is_for_it() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    everybody = {0, 1, 2}
    assert [entry for _, entry in sitting.finish(1, True, everybody).entries] == [FinishEntry(1, True)]
    sitting.finish(0, True, everybody)
    assert (phase(sitting), finishing(sitting)) == (Phase.PLAYING, [0, 1])
    change = sitting.finish(2, True, everybody)
    assert [entry for _, entry in change.entries] == [FinishEntry(2, True), StopEntry()]
    assert phase(sitting) is Phase.STOPPED
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


def test_those_who_are_not_there_are_not_asked() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    sitting.leave(1)
    sitting.finish(0, True, {0, 1})
    assert phase(sitting) is Phase.STOPPED


def test_acts_and_the_end_of_a_deal_withdraw_nothing_but_who_is_no_longer_for_it_does() -> None:
    sitting = begun(persons=2)
    sitting.finish(0, True, {0, 1})
    draw_and_discard(sitting, in_turn(sitting))
    play_deal(sitting)
    sitting.next(0)
    sitting.next(1)
    assert finishing(sitting) == [0]
    restored = Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)
    assert finishing(restored) == [0]
    assert sitting.finish(0, True, {0, 1}) == Change()
    sitting.finish(0, False, {0, 1})
    assert finishing(sitting) == []
    sitting.finish(1, True, {0, 1})
    assert phase(sitting) is Phase.PLAYING
    sitting.finish(1, False, set())
    assert phase(sitting) is Phase.PLAYING, "nobody is against it, but he is no longer for it"


def test_nobodys_going_away_ends_the_match_and_who_is_still_for_it_says_so_again() -> None:
    sitting = begun(persons=2)
    sitting.finish(0, True, {0, 1})
    sitting.leave(1)
    assert phase(sitting) is Phase.PLAYING
    assert [entry for _, entry in sitting.finish(0, True, {0}).entries] == [StopEntry()]


def let_a_bot_play(sitting: Sitting, seat: int) -> None:
    """The others let a bot play for somebody whose connection is lost."""
    for other in {0, 1, 2} - {seat}:
        sitting.vote(other, seat, "bot", {0, 1, 2} - {seat})
    assert sitting.places[seat].bot_plays


def test_who_is_back_while_a_bot_still_plays_for_him_is_asked_too() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    let_a_bot_play(sitting, 1)
    sitting.finish(0, True, {0, 1, 2})
    sitting.finish(2, True, {0, 1, 2})
    assert phase(sitting) is Phase.PLAYING, "he is there, and was not asked"
    sitting.back(1)
    sitting.finish(1, True, {0, 1, 2})
    assert phase(sitting) is Phase.STOPPED


def bots_play(sitting: Sitting, seat: int, turns: int) -> None:
    """Let a bot play so many whole turns for a person, and the others their own."""
    played = 0
    while played < turns:
        now = in_turn(sitting)
        if sitting.places[now].bot_plays:
            while sitting.phase is Phase.PLAYING and in_turn(sitting) == now:
                bot_step(sitting)
            played += now == seat
        else:
            draw_and_discard(sitting, now)
    assert phase(sitting) is Phase.PLAYING


def test_who_gives_no_sign_of_himself_while_a_bot_plays_three_turns_for_him_is_asked_no_more() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    let_a_bot_play(sitting, 1)
    bots_play(sitting, 1, 2)
    assert sitting.finishers == [0, 1, 2]
    bots_play(sitting, 1, 1)
    assert sitting.finishers == [0, 2]
    assert Sitting.restore(sitting.rule_set, sitting.seed, sitting.log).finishers == [0, 2]
    sitting.finish(0, True, {0, 1, 2})
    sitting.finish(2, True, {0, 1, 2})
    assert phase(sitting) is Phase.STOPPED


@pytest.mark.parametrize("sign", [lambda sitting: sitting.say(1, "moment"), lambda sitting: sitting.back(1)])
def test_who_says_something_or_comes_back_is_asked_again(sign: Callable[[Sitting], Change]) -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    let_a_bot_play(sitting, 1)
    bots_play(sitting, 1, 3)
    sign(sitting)
    assert sitting.finishers == [0, 1, 2]


def test_who_was_for_it_before_a_bot_played_for_him_still_is() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    sitting.finish(1, True, {0, 1, 2})
    let_a_bot_play(sitting, 1)
    assert finishing(sitting) == [1]
    sitting.finish(0, True, {0, 1, 2})
    sitting.finish(2, True, {0, 1, 2})
    assert phase(sitting) is Phase.STOPPED


def test_who_gets_up_is_for_it_no_longer() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    sitting.finish(0, True, {0, 1, 2})
    sitting.finish(1, True, {0, 1, 2})
    sitting.leave(0)
    sitting.vote(2, 1, "wait", {2})
    sitting.back(1)
    sitting.back(0)
    assert finishing(sitting) == [1]


def test_votes_about_somebody_end_when_he_is_for_ending() -> None:
    sitting = begun(THREE, persons=3, bots="plain")
    sitting.vote(0, 1, "stop", {0, 2})
    sitting.finish(1, True, {0, 1, 2})
    assert not sitting.ballots


@pytest.mark.parametrize(("make", "seat"), [(gathered, 0), (begun, 2)])
def test_a_log_in_which_it_cannot_be_said_does_not_fit(make: object, seat: int) -> None:
    sitting = (gathered if make is gathered else begun)(THREE, persons=2, bots="plain")
    with pytest.raises(LogError):
        Sitting.restore(sitting.rule_set, sitting.seed, [*sitting.log, FinishEntry(seat, True)])
