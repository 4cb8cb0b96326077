"""A table is what its log says, at every moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from stolik.games.registry import parse_rule_set
from stolik.table.change import Phase
from stolik.table.codec import entry_text, read_entry
from stolik.table.entry import (
    ActEntry,
    DealEntry,
    Entry,
    MannersEntry,
    ReadyEntry,
    RevealEntry,
    RulesEntry,
    SeatEntry,
    StopEntry,
    UndoEntry,
    VoteEntry,
)
from stolik.table.manners import Manners
from stolik.table.sitting import Sitting
from stolik.table.table import LogError
from tests.table.sittings import Crowd, begun, draw_and_discard, gathered, in_turn, play_deal, seen

RULES = "kurnik players=4 target=3000"


def again(sitting: Sitting, log: list[Entry], rules: str = RULES) -> Sitting:
    return Sitting.restore(parse_rule_set(rules), sitting.seed, log)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do_the_log_makes_the_same_table_at_every_moment(seed: int) -> None:
    sitting = Sitting(parse_rule_set(RULES), seed)
    crowd = Crowd(sitting, seed)
    moments = {0: seen(sitting)}
    while sitting.number < 80 and sitting.phase is not Phase.STOPPED:
        crowd.command()
        moments[sitting.number] = seen(sitting)
    for number in range(sitting.number + 1):
        restored = again(sitting, [read_entry(entry_text(entry)) for entry in sitting.log[:number]])
        if number in moments:
            assert seen(restored) == moments[number]
        assert restored.number == number


@pytest.mark.parametrize(
    ("calm", "wanted"), [(True, {"act", "undo", "next"}), (False, {"act", "undo", "vote", "back", "leave"})]
)
def test_a_whole_match_with_undos_and_pauses_comes_back(calm: bool, wanted: set[str]) -> None:
    sitting = Sitting(parse_rule_set(RULES), 4)
    crowd = Crowd(sitting, 5, calm=calm)
    moments = {}
    while sitting.phase not in (Phase.OVER, Phase.STOPPED) and sitting.number < 500:
        crowd.command()
        if crowd.chance.random() < 0.01:
            moments[sitting.number] = seen(sitting)
    moments[sitting.number] = seen(sitting)
    for number, moment in moments.items():
        assert seen(again(sitting, sitting.log[:number])) == moment
    assert wanted <= crowd.done
    assert sitting.phase is Phase.OVER or not calm
    assert any(isinstance(entry, RevealEntry) for entry in sitting.log)


def test_a_table_that_came_back_goes_on_as_the_other_does() -> None:
    sitting = begun(RULES, persons=2, bots="greedy")
    for _ in range(20):
        Crowd(sitting, 5, calm=True).command()
    restored = again(sitting, sitting.log)
    for _ in range(40):
        one, other = Crowd(sitting, sitting.number, calm=True), Crowd(restored, restored.number, calm=True)
        assert repr(one.command()) == repr(other.command())
    assert seen(restored) == seen(sitting)


def after_some_acts() -> Sitting:
    sitting = begun("kurnik", persons=2)
    draw_and_discard(sitting, in_turn(sitting))
    return sitting


def paused() -> Sitting:
    sitting = begun("kurnik", persons=1, bots="plain")
    play_deal(sitting)
    assert sitting.phase is Phase.PAUSE
    return sitting


def stopped() -> Sitting:
    sitting = after_some_acts()
    sitting.vote(0, 1, "stop", {0})
    return sitting


SAT = SeatEntry(0, "Ala", "t0")

MISFITS: dict[str, tuple[Callable[[], Sitting], Entry]] = {
    "a seat that is not there": (gathered, SeatEntry(2, "Ola", "t2")),
    "a seat of a negative number": (gathered, SeatEntry(-1, "Ola", "t2")),
    "a bot that is not known": (gathered, SeatEntry(1, bot="oracle")),
    "readiness of a free seat": (lambda: gathered(persons=1), ReadyEntry(1, True)),
    "readiness of a seat that is not there": (gathered, ReadyEntry(2, True)),
    "rules that are none": (gathered, RulesEntry("kurnig@1")),
    "rules with too few seats": (lambda: gathered("kurnik players=4", persons=3), RulesEntry("kurnik@1")),
    "a deal while a seat is free": (lambda: gathered(persons=1), DealEntry(0)),
    "an act before the match": (gathered, ActEntry(0, "draw")),
    "an undo before the match": (gathered, UndoEntry(0)),
    "a vote before the match": (gathered, VoteEntry(0, 1, "stop")),
    "a stop before the match": (gathered, StopEntry()),
    "a hash before the match": (gathered, RevealEntry(1, "")),
    "rules after the beginning": (after_some_acts, RulesEntry("kurnik@1 players=4")),
    "piles opened after the beginning": (after_some_acts, MannersEntry(Manners(open_piles=True))),
    "readiness while cards are played": (after_some_acts, ReadyEntry(0, True)),
    "another person on a seat": (after_some_acts, replace(SAT, token="t9")),
    "another name": (after_some_acts, replace(SAT, name="Ela")),
    "a bot's own seat given away": (lambda: begun(persons=1, bots="plain"), SeatEntry(1, bot="greedy")),
    "a vote about oneself": (after_some_acts, VoteEntry(0, 0, "bot")),
    "a vote about a bot": (lambda: begun(persons=1, bots="plain"), VoteEntry(0, 1, "bot")),
    "an act of the wrong seat": (lambda: begun(seed=7), ActEntry(0, "draw")),
    "an act that is not legal": (lambda: begun(seed=7), ActEntry(1, "pass")),
    "an act that is none": (lambda: begun(seed=7), ActEntry(1, "fly")),
    "a deal while cards are played": (after_some_acts, DealEntry(2)),
    "an undo of what cannot be undone": (after_some_acts, UndoEntry(6)),
    "a hash while cards are played": (after_some_acts, RevealEntry(1, "")),
    "a second hash": (paused, RevealEntry(1, "")),
    "a deal of the wrong number": (paused, DealEntry(3)),
    "anything after a stop": (stopped, ActEntry(0, "draw")),
    "a seat after a stop": (stopped, SAT),
    "a second stop": (stopped, StopEntry()),
}


@pytest.mark.parametrize("name", MISFITS)
def test_an_entry_that_does_not_fit_is_told_by_its_number(name: str) -> None:
    make, entry = MISFITS[name]
    sitting = make()
    rules = sitting.rule_set.text
    assert seen(again(sitting, sitting.log, rules)) == seen(sitting)
    with pytest.raises(LogError) as caught:
        again(sitting, [*sitting.log, entry], rules)
    assert caught.value.number == sitting.number + 1


def test_a_deal_that_went_otherwise_is_told_by_its_hash() -> None:
    sitting = paused()
    number = sitting.number
    last = sitting.log[-1]
    assert isinstance(last, RevealEntry)
    for wrong in (replace(last, events="0" * 64), replace(last, deal=2)):
        with pytest.raises(LogError) as caught:
            again(sitting, [*sitting.log[:-1], wrong], "kurnik")
        assert caught.value.number == number


def test_another_seed_does_not_make_the_table() -> None:
    sitting = paused()
    with pytest.raises(LogError):
        Sitting.restore(parse_rule_set("kurnik"), 8, sitting.log)
