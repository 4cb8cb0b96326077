"""Every refusal of a table: what provokes it, and that both languages say why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.games.registry import parse_rule_set
from stolik.server.commands import agree
from stolik.server.talk_limit import TalkLimit
from stolik.table.manners import Manners, Talk
from stolik.table.sitting import Sitting, SittingError, SittingFault
from stolik.text import LANGUAGES, catalogue
from tests.table.sittings import begun, draw_and_discard, gathered, in_turn, play_deal, seen


def stopped() -> Sitting:
    sitting = begun(persons=2)
    sitting.vote(0, 1, "stop", {0})
    return sitting


def paused() -> Sitting:
    sitting = begun(persons=2)
    play_deal(sitting)
    return sitting


def replaced() -> Sitting:
    sitting = begun(persons=2)
    sitting.vote(0, 1, "bot", {0})
    return sitting


def one_turn() -> Sitting:
    sitting = begun(persons=2, seed=7)
    draw_and_discard(sitting, in_turn(sitting))
    return sitting


def talking(how: Talk) -> Sitting:
    sitting = gathered()
    sitting.agree(Manners(talk=how))
    return sitting


def seven_lines_at_once() -> None:
    limit = TalkLimit(lambda: 0.0)
    for _ in range(7):
        limit.demand("t0")
        limit.note("t0")


Do = Callable[[Sitting], object]

REFUSED: list[tuple[SittingFault, Callable[[], Sitting], Do]] = [
    (SittingFault.JUST_HERE, lambda: gathered(persons=2), lambda table: table.free(0, 1, set())),
    (SittingFault.LINE_ODD, gathered, lambda table: table.say(0, text="a" + "\u0316\u200d" * 4)),
    (SittingFault.NAME_EMPTY, lambda: gathered(persons=1), lambda table: table.sit(" ", "t")),
    (SittingFault.NAME_LONG, lambda: gathered(persons=1), lambda table: table.sit("x" * 25, "t")),
    (SittingFault.NAME_ODD, lambda: gathered(persons=1), lambda table: table.sit("a\nb", "t")),
    (SittingFault.NO_SUCH_SEAT, lambda: gathered(persons=1), lambda table: table.sit("Ola", "t", 2)),
    (SittingFault.NO_SUCH_SEAT, lambda: gathered(persons=1), lambda table: table.sit("Ola", "t", -2)),
    (SittingFault.NO_SUCH_SEAT, gathered, lambda table: table.ready(2, True)),
    (SittingFault.SEAT_TAKEN, lambda: gathered(persons=1), lambda table: table.sit("Ola", "t", 0)),
    (SittingFault.TABLE_FULL, gathered, lambda table: table.sit("Ola", "t")),
    (SittingFault.ALREADY_SEATED, lambda: gathered(persons=1), lambda table: table.sit("Ola", "t0")),
    (SittingFault.UNKNOWN_BOT, gathered, lambda table: table.fill("oracle")),
    (
        SittingFault.SEATS_NEEDED,
        lambda: gathered("kurnik players=4", persons=3),
        lambda table: table.change_rules(parse_rule_set("kurnik")),
    ),
    (SittingFault.NO_PILES, gathered, lambda table: agree(table, Manners(open_piles=True))),
    (SittingFault.NO_CLOCK, gathered, lambda table: agree(table, Manners(clock=21))),
    (SittingFault.SEAT_TAKEN, gathered, lambda table: table.move(0, 1)),
    (SittingFault.NO_SUCH_SEAT, gathered, lambda table: table.move(0, 2)),
    (SittingFault.NO_SUCH_SEAT, gathered, lambda table: table.move(0, -1)),
    (SittingFault.NO_PERSON, lambda: gathered(persons=1), lambda table: table.move(1, 0)),
    (SittingFault.ALREADY_BEGUN, lambda: begun(persons=1, bots="plain"), lambda table: table.move(0, 1)),
    (SittingFault.NO_TALK, lambda: talking("off"), lambda table: table.say(0, "hello")),
    (SittingFault.NO_TALK, lambda: talking("off"), lambda table: table.say(0, text="hello")),
    (SittingFault.PHRASES_ONLY, lambda: talking("phrases"), lambda table: table.say(0, text="hello")),
    (SittingFault.UNKNOWN_PHRASE, gathered, lambda table: table.say(0, "abracadabra")),
    (SittingFault.LINE_EMPTY, gathered, lambda table: table.say(0)),
    (SittingFault.LINE_EMPTY, gathered, lambda table: table.say(0, text=" \u202e\u200d \u200d\n")),
    (SittingFault.LINE_LONG, gathered, lambda table: table.say(0, text="x" * 201)),
    (SittingFault.LINE_DOUBLE, gathered, lambda table: table.say(0, "hello", "hello")),
    (SittingFault.TALK_FAST, gathered, lambda _: seven_lines_at_once()),
    (SittingFault.NO_PERSON, lambda: gathered(persons=1), lambda table: table.say(1, "hello")),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.finish(0, True, {0, 1})),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.finish(0, True, {0, 1})),
    (SittingFault.AWAY, replaced, lambda table: table.finish(1, True, {0, 1})),
    (SittingFault.ALREADY_BEGUN, begun, lambda table: table.sit("Ola", "t")),
    (SittingFault.ALREADY_BEGUN, begun, lambda table: table.fill("plain")),
    (SittingFault.ALREADY_BEGUN, begun, lambda table: table.ready(0, True)),
    (SittingFault.ALREADY_BEGUN, begun, lambda table: table.change_rules(parse_rule_set("kurnik players=4"))),
    (SittingFault.ALREADY_BEGUN, stopped, lambda table: table.ready(0, True)),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.act(0, "draw")),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.undo(0)),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.next(0)),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.skip_pause({0})),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.vote(0, 1, "stop", {0})),
    (SittingFault.NOT_PLAYING, gathered, lambda table: table.back(0)),
    (SittingFault.NOT_PLAYING, paused, lambda table: table.act(0, "draw")),
    (SittingFault.NOT_PLAYING, paused, lambda table: table.undo(0)),
    (SittingFault.NO_PAUSE, begun, lambda table: table.next(0)),
    (SittingFault.NO_PAUSE, begun, lambda table: table.skip_pause({0, 1})),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.act(0, "draw")),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.next(0)),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.leave(0)),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.back(1)),
    (SittingFault.MATCH_OVER, stopped, lambda table: table.vote(1, 0, "stop", {1})),
    (SittingFault.NO_PERSON, lambda: gathered(persons=1), lambda table: table.ready(1, True)),
    (SittingFault.NO_PERSON, lambda: gathered(persons=1, bots="plain"), lambda table: table.leave(1)),
    (SittingFault.NO_PERSON, lambda: begun(persons=1, bots="plain"), lambda table: table.vote(0, 1, "bot", {0})),
    (SittingFault.NO_PERSON, lambda: begun(persons=1, bots="plain"), lambda table: table.act(1, "draw")),
    (SittingFault.AWAY, replaced, lambda table: table.act(1, "draw")),
    (SittingFault.AWAY, replaced, lambda table: table.undo(1)),
    (SittingFault.AWAY, replaced, lambda table: table.vote(1, 0, "stop", {1})),
    (SittingFault.NOTHING_TO_UNDO, one_turn, lambda table: table.undo(in_turn(table))),
    (SittingFault.NOT_AWAY, begun, lambda table: table.vote(0, 1, "bot", {0, 1})),
    (SittingFault.OWN_SEAT, begun, lambda table: table.vote(0, 0, "bot", {0})),
    (SittingFault.BOT_PLAYS, replaced, lambda table: table.vote(0, 1, "stop", {0})),
]


@pytest.mark.parametrize("at", range(len(REFUSED)), ids=lambda at: f"{REFUSED[at][0].value}-{at}")
def test_a_refusal_changes_nothing_and_is_said_in_every_language(at: int) -> None:
    fault, make, do = REFUSED[at]
    sitting = make()
    before = seen(sitting)
    with pytest.raises(SittingError) as caught:
        do(sitting)
    assert caught.value.code is fault
    assert seen(sitting) == before
    message = f"sitting-{fault.value}".replace("_", "-")
    said = [catalogue(language).format(message, **caught.value.params) for language in LANGUAGES]
    assert said[0] != said[1]
    if "name" in caught.value.params:
        assert all(str(caught.value.params["name"]) in text for text in said)


def test_every_fault_is_provoked_and_no_message_is_left_over() -> None:
    assert {fault for fault, _, _ in REFUSED} == set(SittingFault)
    messages = {f"sitting-{fault.value}".replace("_", "-") for fault in SittingFault}
    for language in LANGUAGES:
        assert {message for message in catalogue(language) if message.startswith("sitting-")} == messages
