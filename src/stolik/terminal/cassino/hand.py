"""Cards as they stand side by side: by what they count, the ace first, or by suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from stolik.games.cassino.values import RANKS
from stolik.terminal.hand import Order
from stolik.terminal.words import Words


def place(kind: int) -> int:
    """Where the rank of a card stands: the ace counts one (13)."""
    return ((kind >> 2) + 1) % RANKS


def by_value(cards: Iterable[int]) -> list[int]:
    """Cards by what they count, spades first of those that count the same."""
    return sorted(cards, key=lambda kind: (place(kind), -(kind & 3)))


def card_groups(cards: Sequence[int], order: Order, words: Words) -> list[str]:
    """The cards of one rank together, or those of one suit."""
    if order is Order.SUIT:
        ordered = sorted(cards, key=lambda kind: (-(kind & 3), place(kind)))
        return [words.cards(kinds) for _, kinds in groupby(ordered, key=lambda kind: kind & 3)]
    return [words.cards(kinds) for _, kinds in groupby(by_value(cards), key=place)]
