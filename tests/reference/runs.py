"""Sequences: cards of one suit that follow each other, 4 low and ace high, three to seven (C15-C18, D14-D17).

A sequence is fully known from its lowest and highest card and is written so: '5h-7h'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from .cards import RANKS, SUITS

End: TypeAlias = Literal["low", "high"]
RUN_RANKS = RANKS[1:]
ENDS: tuple[End, End] = ("low", "high")


class RunStep(NamedTuple):
    """What a card or three cards make of a sequence."""

    old: str
    """The sequence that grows; '' when one is begun."""
    new: str
    end: End = "high"
    """Where it grows."""


def run_cards(run: str) -> list[str]:
    """Its cards, lowest first."""
    low, high = run.split("-")
    return [rank + low[-1] for rank in RUN_RANKS[RUN_RANKS.index(low[:-1]) : RUN_RANKS.index(high[:-1]) + 1]]


def is_full(run: str) -> bool:
    """Seven cards: a samba or escalera (C17, D15), to which nothing is added (C18)."""
    return len(run_cards(run)) == 7


def growths(run: str) -> Iterator[tuple[str, RunStep]]:
    """The cards that continue it, and what comes of it."""
    if is_full(run):
        return
    low, high = run.split("-")
    suit = low[-1]
    first, last = RUN_RANKS.index(low[:-1]), RUN_RANKS.index(high[:-1])
    if first > 0:
        lower = RUN_RANKS[first - 1] + suit
        yield lower, RunStep(run, f"{lower}-{high}", "low")
    if last + 1 < len(RUN_RANKS):
        higher = RUN_RANKS[last + 1] + suit
        yield higher, RunStep(run, f"{low}-{higher}", "high")


def beginnings(hand: Counter[str]) -> Iterator[tuple[tuple[str, ...], RunStep]]:
    """Three cards of the hand that make a sequence, and which."""
    for suit in SUITS:
        for first in range(len(RUN_RANKS) - 2):
            cards = tuple(rank + suit for rank in RUN_RANKS[first : first + 3])
            if all(hand[card] for card in cards):
                yield cards, RunStep("", f"{cards[0]}-{cards[2]}")
