"""Positions of the reference in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.reference.cassino.cards import PACK
from tests.reference.cassino.moves import moves
from tests.reference.cassino.presets import CASSINO
from tests.reference.cassino.state import Combination, RefState

if TYPE_CHECKING:
    from tests.reference.cassino.presets import Value


def combination(value: int, cards: str, maker: int = 1, *, call: bool = False, fresh: bool = False) -> Combination:
    """A build, or a call."""
    return Combination(frozenset(cards.split()), value, maker, call, fresh)


def position(hand: str, table: str, *combos: Combination, other: Value = "", **options: Value) -> RefState:
    """Seat 0 is in turn with these cards; the dealer, seat 1, has others."""
    chosen = CASSINO | options
    players = int(chosen["players"])
    hands = [hand, str(other), *[""] * (players - 2)]
    sides = 2 if chosen["partnership"] == "2v2" else players
    return RefState(
        options=chosen,
        phase="play",
        scores=(0,) * sides,
        dealer=players - 1,
        seat=0,
        hands=tuple(frozenset(cards.split()) for cards in hands),
        loose=frozenset(table.split()),
        combos=combos,
        piles=(frozenset[str](),) * sides,
        sweeps=(0,) * sides,
    )


def told(s: RefState) -> set[str]:
    """The legal moves in words: `call 9 6d: 3c +1`, where `+1` is the first combination."""
    found = set()
    for move in moves(s):
        words = [move.kind, *([str(move.value)] if move.value else []), move.card]
        onto = [*sorted(move.loose, key=PACK.index), *(f"+{place + 1}" for place in sorted(move.combos))]
        found.add(" ".join(words) + (f": {' '.join(onto)}" if onto else ""))
    return found
