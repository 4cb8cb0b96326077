"""Card classes, their values, and melds as numbers of cards (A12-A14, A42, A43).

A card is the name of its class: 'Jk', '2' (wild), '3' (a black three), '4' .. '10', 'J', 'Q', 'K', 'A', and 'R' for
a red three. Suits and joker colours make no difference in play. A hand never holds 'R'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

Value: TypeAlias = int | bool | str
Options: TypeAlias = Mapping[str, Value]
Meld: TypeAlias = tuple[int, int, int]
"""How many naturals, twos and jokers lie in a meld."""

WILDS = ("2", "Jk")
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks that can be melded, the black three first."""

VALUES = {"Jk": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10} | dict.fromkeys("76543", 5)


def size(hand: Counter[str]) -> int:
    """Number of cards in a hand."""
    return sum(hand.values())


def worth(cards: list[str] | tuple[str, ...]) -> int:
    """Value of cards as they lie in a meld."""
    return sum(VALUES[card] for card in cards)


def meld_worth(rank: str, meld: Meld) -> int:
    """Card points of a meld (A61)."""
    naturals, twos, jokers = meld
    return naturals * VALUES[rank] + twos * VALUES["2"] + jokers * VALUES["Jk"]


def is_canasta(meld: Meld) -> bool:
    """Seven cards or more (A42)."""
    return sum(meld) >= 7


def is_natural_canasta(meld: Meld) -> bool:
    """A canasta without wild cards (A43)."""
    return is_canasta(meld) and meld[1] + meld[2] == 0


def plus(rank: str, meld: Meld | None, cards: tuple[str, ...]) -> Meld:
    """The meld after these cards were put to it."""
    naturals, twos, jokers = meld or (0, 0, 0)
    return naturals + cards.count(rank), twos + cards.count("2"), jokers + cards.count("Jk")
