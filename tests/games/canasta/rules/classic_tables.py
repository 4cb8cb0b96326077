"""Positions and first deals of classic and hoyle."""

from __future__ import annotations

from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from stolik.games.option import Value
from tests.support.positions import dealt, table

PLAYING = "turn 0 play drew"

ROUND = tuple(f"{rank}{suit}" for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "cdhs")
HANDS = " ".join(ROUND)
"""Four hands of eleven, no two cards alike, no wild card and no three."""


def classic(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines in classic."""
    return table(*lines, preset="classic", **options)


def hoyle(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines in hoyle."""
    return table(*lines, preset="hoyle", **options)


def classic_deal(top: str, **options: Value) -> tuple[CanastaState, list[Event]]:
    """A first deal of classic from a pack with these cards on top; seat 3 deals."""
    return dealt(top, 3, preset="classic", **options)
