"""Positions of the preset book, in the words of tests/support/positions.py."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.support.positions import table

PLAYING: Final = "turn 0 play drew"


def book(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines, with four players unless `players` says otherwise."""
    return table(*lines, preset="book", **options)


def hands_of(cards: int) -> str:
    """So many ordinary cards from the fours to the queens, for the top of a pack; most of them once."""
    ranks = ("4", "5", "6", "7", "8", "9", "10", "J", "Q")
    return " ".join([f"{rank}{suit}" for _ in range(2) for rank in ranks for suit in "cdhs"][:cards])
