"""A hand, sorted so that sequences or sets are seen in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from stolik.terminal.hand import Order
from stolik.terminal.words import Words

PLACES = (2, 3, 1, 0)
"""The places of clubs, diamonds, hearts and spades: black and red by turns, spades first."""


def hand_groups(cards: Sequence[int], order: Order, words: Words) -> list[str]:
    """The cards of one suit together, or those of one rank; low cards before high ones, as sequences lie."""
    if order is Order.SUIT:
        ordered = sorted(cards, key=lambda kind: (PLACES[kind & 3], kind >> 2))
        return [words.cards(kinds) for _, kinds in groupby(ordered, key=lambda kind: kind & 3)]
    ordered = sorted(cards, key=lambda kind: (kind >> 2, PLACES[kind & 3]))
    return [words.cards(kinds) for _, kinds in groupby(ordered, key=lambda kind: kind >> 2)]
