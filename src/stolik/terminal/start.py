"""Which match is played: the one that was left, or a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from stolik.games.option import RuleSet, value_text
from stolik.table.save import SaveError, SaveFault
from stolik.table.seat import Seat
from stolik.table.shelf import FINISHED, OLD, Shelf
from stolik.table.table import Table
from stolik.terminal.paint import flow
from stolik.terminal.refusals import StartError
from stolik.terminal.screen import Screen
from stolik.terminal.session import Session
from stolik.terminal.transcript import Transcript
from stolik.terminal.words import Words, points_text
from stolik.text.catalogue import Param, catalogue

NAMES = ("Marek", "Ewa", "Zofia", "Jan")
"""What the bots are called, in the order in which they play after the person."""


@dataclass(frozen=True)
class Wish:
    """What the person asked for: a new match by its rules, bots and seed, or one of these games gone on with.

    `settings` are the options of the rules that were named. `open_piles`: captured piles lie open at this table,
    from now on; it is kept with the match.
    """

    rule_set: RuleSet
    games: Sequence[str]
    bot: str
    seed: int
    language: str
    pace: float
    new: bool = False
    resume: bool = False
    settings: frozenset[str] = frozenset()
    bot_named: bool = False
    seed_named: bool = False
    open_piles: bool = False


@dataclass
class _Match:
    """A match, what has been heard of it, and what the person must be told when it begins."""

    table: Table
    transcript: Transcript
    notes: list[str]


def open_session(wish: Wish, shelf: Shelf, screen: Screen) -> Session:
    """The match that the person wants to play. Raises StartError, Quit, EOFError, OSError."""
    notes: list[str] = []
    match = None if wish.new else _saved(wish, shelf, screen, notes)
    if match is None:
        if wish.resume:
            screen.show(notes)
            raise StartError("resume-nothing", games=", ".join(wish.games))
        match = _new(wish, shelf, notes)
    table = match.table
    words = Words(wish.language, table.seats, table.rule_set, _person(table))
    if wish.open_piles:
        table.manners = msgspec.structs.replace(table.manners, open_piles=True)
    opened = table.manners.open_piles
    session = Session(table, shelf, screen, words, match.transcript, wish.pace, open_piles=opened)
    session.notes += match.notes
    return session


def _person(table: Table) -> int:
    """The seat of the person."""
    for at, seat in enumerate(table.seats):
        if seat.is_person:
            return at
    raise SaveError(SaveFault.BROKEN, 1)


def _hold(shelf: Shelf, game: str) -> None:
    if not shelf.hold(game):
        raise StartError("table-busy", game=game)


def _saved(wish: Wish, shelf: Shelf, screen: Screen, notes: list[str]) -> _Match | None:
    """The match that was left, if there is one and the person goes on with it."""
    game = shelf.find(list(wish.games))
    if game is None:
        return None
    _hold(shelf, game)
    transcript = Transcript()
    broken: SaveError | None = None
    try:
        try:
            table = shelf.load(game, transcript.note)
        except SaveError as error:
            broken, transcript = error, Transcript()
            part = shelf.load_part(game, error, transcript.note)
            if part is None:
                raise
            table = part
        _person(table)
    except SaveError as error:
        aside = shelf.set_aside(game, error.code.value)
        notes.append(_said(wish, f"save-{error.code.value}", line=error.line, path=str(aside)))
        return None
    transcript.take_ended()
    transcript.failed.clear()
    if table.is_over:
        shelf.set_aside(game, FINISHED)
        return None
    lost = shelf.steps_lost(game, len(table.entries)) if broken is not None else 0
    table.supply()
    if not wish.resume:
        if broken is not None:
            screen.show(flow([_said(wish, "save-cut", line=broken.line, lost=lost)], screen.width, 0))
        if not _goes_on(table, wish, screen):
            return None
    if broken is not None:
        copy = shelf.copy_aside(game, broken.code.value)
        cut = _said(wish, "save-cut", line=broken.line, lost=lost)
        notes.append(f"{cut} {_said(wish, 'save-mended', path=str(copy))}")
    return _Match(table, transcript, notes)


def _goes_on(table: Table, wish: Wish, screen: Screen) -> bool:
    """Whether the person wants the match that was left. Who asked for another one now hardly means this."""
    score = " : ".join(points_text(points) for points in table.state.score())
    lost = left_out(table, wish)
    return screen.decide(
        _said(
            wish,
            "resume-offer-other" if lost else "resume-offer",
            rules=table.rule_set.text,
            score=score,
            asked=" ".join(lost),
        ),
        _said(wish, "yes-or-no-usual", usual="no" if lost else "yes"),
        _said(wish, "resume-unclear", usual="no" if lost else "yes"),
        usual=not lost,
    )


def left_out(table: Table, wish: Wish) -> list[str]:
    """What the person asked for in so many words and the match that was left has not, as it is typed."""
    options = sorted(name for name in wish.settings if wish.rule_set[name] != table.rule_set[name])
    lost = [f"--set {name}={value_text(wish.rule_set[name])}" for name in options]
    if wish.bot_named and any(not seat.is_person and seat.bot != wish.bot for seat in table.seats):
        lost.append(f"--bot {wish.bot}")
    if wish.seed_named and wish.seed != table.seed:
        lost.append(f"--seed {wish.seed}")
    return lost


def _new(wish: Wish, shelf: Shelf, notes: list[str]) -> _Match:
    game = wish.rule_set.preset
    _hold(shelf, game)
    if shelf.path(game).exists():
        notes.append(_said(wish, "set-aside", path=str(shelf.set_aside(game, OLD))))
    players = wish.rule_set.number("players")
    seats = [Seat(""), *(Seat(name, wish.bot) for name in NAMES[: players - 1])]
    transcript = Transcript()
    table = Table(wish.rule_set, wish.seed, seats, listener=transcript.note)
    table.supply()
    return _Match(table, transcript, notes)


def _said(wish: Wish, message_id: str, **params: Param) -> str:
    return catalogue(wish.language).format(message_id, **params)
