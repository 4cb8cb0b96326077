"""Which match is played: the one that was left, or a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stolik.games.canasta.rules import Rules
from stolik.games.option import RuleSet
from stolik.table.save import SaveError, SaveFault
from stolik.table.seat import Seat
from stolik.table.shelf import FINISHED, OLD, Shelf
from stolik.table.table import Table
from stolik.terminal.screen import Screen
from stolik.terminal.session import Session
from stolik.terminal.transcript import Transcript
from stolik.terminal.words import Words, points_text
from stolik.text.catalogue import Param, catalogue

NAMES = ("Marek", "Ewa", "Zofia")
"""What the bots are called, in the order in which they play after the person."""


class StartError(Exception):
    """No match can be begun: the message that says why, and its parameters."""

    def __init__(self, message_id: str, **params: Param) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.params = params


@dataclass(frozen=True)
class Wish:
    """What the person asked for: a new match by its rules, bots and seed, or one of these games gone on with."""

    rule_set: RuleSet
    games: Sequence[str]
    bot: str
    seed: int
    language: str
    pace: float
    new: bool = False
    resume: bool = False


def open_session(wish: Wish, shelf: Shelf, screen: Screen) -> Session:
    """The match that the person wants to play. Raises StartError, EOFError, OSError."""
    transcript = Transcript()
    table = None if wish.new else _saved(wish, shelf, screen, transcript)
    if table is None:
        if wish.resume:
            raise StartError("resume-nothing", games=", ".join(wish.games))
        transcript = Transcript()
        table = _new(wish, shelf, transcript)
    words = Words(wish.language, table.seats, Rules(table.rule_set), _person(table))
    return Session(table, shelf, screen, words, transcript, wish.pace)


def _person(table: Table) -> int:
    """The seat of the person."""
    for at, seat in enumerate(table.seats):
        if seat.is_person:
            return at
    raise SaveError(SaveFault.BROKEN, 1)


def _hold(shelf: Shelf, game: str) -> None:
    if not shelf.hold(game):
        raise StartError("table-busy", game=game)


def _saved(wish: Wish, shelf: Shelf, screen: Screen, transcript: Transcript) -> Table | None:
    """The match that was left, if there is one and the person goes on with it."""
    game = shelf.find(list(wish.games))
    if game is None:
        return None
    _hold(shelf, game)
    say = catalogue(wish.language).format
    try:
        table = shelf.load(game, transcript.note)
        _person(table)
    except SaveError as error:
        aside = shelf.set_aside(game, error.code.value)
        screen.show([say(f"save-{error.code.value}", line=error.line, path=str(aside))])
        return None
    transcript.take_ended()
    transcript.failed.clear()
    if table.is_over:
        shelf.set_aside(game, FINISHED)
        return None
    table.start()
    if not wish.resume and not _goes_on(table, wish, screen):
        return None
    return table


def _goes_on(table: Table, wish: Wish, screen: Screen) -> bool:
    say = catalogue(wish.language).format
    score = " : ".join(points_text(points) for points in table.state.score())
    return screen.confirm(say("resume-offer", rules=table.rule_set.text, score=score), say("yes-or-no"), usual=True)


def _new(wish: Wish, shelf: Shelf, transcript: Transcript) -> Table:
    game = wish.rule_set.preset
    _hold(shelf, game)
    if shelf.path(game).exists():
        shelf.set_aside(game, OLD)
    players = wish.rule_set.number("players")
    seats = [Seat(""), *(Seat(name, wish.bot) for name in NAMES[: players - 1])]
    table = Table(wish.rule_set, wish.seed, seats, listener=transcript.note)
    table.start()
    return table
