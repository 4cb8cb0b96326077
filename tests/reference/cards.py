"""Cards, their values, and melds as numbers of cards (A12-A14, A42, A43).

A card is the name of its class: 'Jk', '2' (wild), '3' (a black three), '4' .. '10', 'J', 'Q', 'K', 'A', and 'R' for
a red three. Joker colours make no difference in play, and suits only where sequences are melded: there a natural card
has its suit, '7h'. A hand never holds 'R'.

A meld of one rank is named by the rank, a side's second one by '8/2', the unfinished set of wild cards by '2'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import TypeAlias

Value: TypeAlias = int | bool | str
Options: TypeAlias = Mapping[str, Value]
Meld: TypeAlias = tuple[int, int, int]
"""How many naturals, twos and jokers lie in a meld."""

WILDS = ("2", "Jk")
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks that can be melded, the black three first."""
SUITS = "cdhs"
WILD_SET = "2"
"""The name of the unfinished set of wild cards (D12)."""

VALUES = {"Jk": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10} | dict.fromkeys("76543", 5)


def rank_of(card: str) -> str:
    """The class of a card without its suit."""
    return card[:-1] if card[-1] in SUITS else card


def rank_at(target: str) -> str:
    """The rank of a meld by its name."""
    return target.partition("/")[0]


def second(rank: str) -> str:
    """The name of a side's second meld of a rank (C14)."""
    return f"{rank}/2"


def size(hand: Counter[str]) -> int:
    """Number of cards in a hand."""
    return sum(hand.values())


def of_rank(hand: Counter[str], rank: str) -> list[str]:
    """The different cards of a rank that a hand holds, by suit."""
    return sorted(card for card in hand if hand[card] and rank_of(card) == rank)


def alike(hand: Counter[str], rank: str, number: int) -> list[tuple[str, ...]]:
    """The ways to choose so many cards of a rank from a hand."""
    ways = combinations_with_replacement(of_rank(hand, rank), number)
    return [cards for cards in ways if Counter(cards) <= hand]


def worth(cards: Iterable[str]) -> int:
    """Value of cards as they lie in a meld."""
    return sum(VALUES[rank_of(card)] for card in cards)


def meld_worth(target: str, meld: Meld) -> int:
    """Card points of a meld (A61)."""
    naturals, twos, jokers = meld
    return naturals * VALUES[rank_at(target)] + twos * VALUES["2"] + jokers * VALUES["Jk"]


def is_canasta(meld: Meld) -> bool:
    """Seven cards or more (A42)."""
    return sum(meld) >= 7


def is_natural_canasta(meld: Meld) -> bool:
    """A canasta without wild cards (A43)."""
    return is_canasta(meld) and meld[1] + meld[2] == 0


def plus(meld: Meld | None, cards: tuple[str, ...]) -> Meld:
    """The meld after these cards were put to it."""
    naturals, twos, jokers = meld or (0, 0, 0)
    more_twos, more_jokers = cards.count("2"), cards.count("Jk")
    return naturals + len(cards) - more_twos - more_jokers, twos + more_twos, jokers + more_jokers
