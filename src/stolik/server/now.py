"""A table as everybody sees it, without its cards."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache

from stolik.desk.registry import has_piles
from stolik.desk.said import Said
from stolik.games.option import RuleSet
from stolik.games.registry import game_of, schema_of
from stolik.server.presence import Around
from stolik.server.protocol import Ballot, Line, Place, TableNow
from stolik.server.requests import OpenTable
from stolik.server.window import Window
from stolik.table import place, talk
from stolik.table.asking import asks_many
from stolik.table.sitting import Phase, Sitting


def table_now(table: str, sitting: Sitting, around: Around, window: Window | None = None) -> TableNow:
    """The places, the phase and the rules, and who is around."""
    return TableNow(
        table=table,
        number=sitting.number,
        phase=sitting.phase.value,
        rules=sitting.rule_set.text,
        game=_game(sitting),
        players=len(sitting.places),
        places=_places(sitting, around.here),
        ballots=tuple(
            Ballot(about, {str(voter): wish for voter, wish in wishes.items()})
            for about, wishes in sitting.ballots.items()
        ),
        draws=sitting.draws_seats,
        pairs=_pairs(sitting.rule_set),
        left=round(window.left, 1) if window is not None else 0.0,
        seconds=window.seconds if window is not None else 0.0,
        manners=sitting.manners,
        asks=asks_many(schema_of(sitting.rule_set.preset)),
        piles=has_piles(sitting.rule_set.preset),
        watchers=around.watchers,
        idle=around.idle,
        gone=tuple(sorted(around.gone)),
        finishers=tuple(seat for seat in sitting.finishers if seat in around.here) if _goes_on(sitting) else (),
        finishing=tuple(seat for seat, seated in enumerate(sitting.places) if seated.finishes),
    )


def open_table(table: str, sitting: Sitting, around: Around) -> OpenTable | None:
    """A listed table as it is told to everybody, if somebody is there, and if others can do anything there."""
    if not around.here:
        return None
    if sitting.phase is Phase.GATHERING:
        joined = not all(seated.is_person for seated in sitting.places)
    else:
        joined = sitting.manners.watching and _goes_on(sitting)
    if not joined:
        return None
    return OpenTable(
        table=table,
        phase=sitting.phase.value,
        rules=sitting.rule_set.text,
        game=_game(sitting),
        places=_places(sitting, around.here),
        manners=sitting.manners,
        watchers=around.watchers,
    )


def lines(said: Iterable[talk.Line]) -> tuple[Line, ...]:
    """What was said, as it is sent."""
    return tuple(Line(line.number, line.seat, line.name, line.phrase, line.text) for line in said)


def _goes_on(sitting: Sitting) -> bool:
    return sitting.phase in (Phase.PLAYING, Phase.PAUSE)


def _game(sitting: Sitting) -> Said:
    return Said(f"game-{sitting.rule_set.preset}")


def _places(sitting: Sitting, here: Set[int]) -> tuple[Place, ...]:
    return tuple(_place(seated, seat in here) for seat, seated in enumerate(sitting.places))


@lru_cache(maxsize=1024)
def _pairs(rule_set: RuleSet) -> bool:
    return len(game_of(rule_set).start().score()) < rule_set.number("players")


@lru_cache(maxsize=4096)
def _place(seated: place.Place, here: bool) -> Place:
    if seated.is_free:
        return Place()
    return Place(
        name=seated.name,
        kind="person" if seated.is_person else "bot",
        bot=seated.bot,
        here=here or not seated.is_person,
        ready=seated.ready,
        left=seated.left,
        pace=seated.pace,
    )
