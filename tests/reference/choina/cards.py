"""Cards as texts, their order in a sequence, and what they cost in the hand (2, 29, 81)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Value: TypeAlias = int | bool | str
Options: TypeAlias = Mapping[str, Value]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("c", "d", "h", "s")
LINE = ("A", *RANKS)
"""The places of a sequence: the ace stands at both ends (29, 30)."""
PACK = [rank + suit for rank in RANKS for suit in SUITS] * 2
"""The 104 cards: every card twice (2)."""


def rank_of(card: str) -> str:
    """`10` of `10h`."""
    return card[:-1]


def suit_of(card: str) -> str:
    """`h` of `10h`."""
    return card[-1]


def in_order(cards: Iterable[str]) -> list[str]:
    """By rank and suit, the ace highest."""
    return sorted(cards, key=lambda card: (RANKS.index(rank_of(card)), card))


def size(hand: Counter[str]) -> int:
    """Number of cards in a hand."""
    return sum(hand.values())


def value(card: str, options: Options) -> int:
    """Minus points of a card left in the hand (81)."""
    rank = rank_of(card)
    if rank == "A":
        return 15
    if rank in ("10", "J", "Q", "K"):
        return 10
    return 5 if options["low_cards_value"] == "five" else int(rank)


def cost(cards: Iterable[str], options: Options) -> int:
    """Minus points of all these cards."""
    return sum(value(card, options) for card in cards)
