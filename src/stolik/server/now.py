"""A table as everybody sees it, without its cards."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

from stolik.desk.registry import has_piles
from stolik.desk.said import Said
from stolik.games.option import RuleSet
from stolik.games.registry import game_of, schema_of
from stolik.server.protocol import Ballot, Place, TableNow
from stolik.server.window import Window
from stolik.table import place
from stolik.table.asking import asks_many
from stolik.table.sitting import Sitting


def table_now(table: str, sitting: Sitting, here: Set[int], window: Window | None = None) -> TableNow:
    """The places, the phase and the rules; `here` are the seats that somebody is connected for."""
    return TableNow(
        table=table,
        number=sitting.number,
        phase=sitting.phase.value,
        rules=sitting.rule_set.text,
        game=Said(f"game-{sitting.rule_set.preset}"),
        players=len(sitting.places),
        places=tuple(_place(seated, seat in here) for seat, seated in enumerate(sitting.places)),
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
    )


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
    )
