"""Deck orders: the one place where a seed becomes an order of cards.

An order depends on the seed and its number within the game, and on nothing else: it is the same on every platform,
Python version and hash seed. SHAKE-256 over `stolik/<seed>/<number>` gives one 64-bit little-endian key for each card;
the cards are sorted by their keys (equal keys: the earlier card first).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import shake_256


def shuffled(cards: Sequence[int], seed: int, number: int) -> list[int]:
    """The cards in the order that belongs to the seed and the number; `cards` itself must be in a fixed order."""
    count = len(cards)
    stream = shake_256(b"stolik/%d/%d" % (seed, number)).digest(8 * count)
    keys = struct.unpack(f"<{count}Q", stream)
    # Python compares numbers below 2**30 many times faster; the upper bits decide unless two of them are equal
    upper = [key >> 34 for key in keys]
    if len(set(upper)) == count:
        return [cards[place] for place in sorted(range(count), key=upper.__getitem__)]
    return [cards[place] for place in sorted(range(count), key=keys.__getitem__)]


class DeckSource:
    """Supplies order after order of one game from its seed."""

    def __init__(self, seed: int, number: int = 0) -> None:
        """Raises TypeError for a seed that is no whole number."""
        if type(seed) is not int:
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        self.seed = seed
        self.number = number

    def next_order(self, cards: Sequence[int]) -> list[int]:
        """The next order of these cards, top card first."""
        order = shuffled(cards, self.seed, self.number)
        self.number += 1
        return order

    def copy(self) -> DeckSource:
        """A source that goes on independently with the same orders."""
        return DeckSource(self.seed, self.number)
