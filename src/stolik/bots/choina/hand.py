"""A hand that cards come to and leave, counted in the ways that plans need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.games.choina.hands import KINDS, RANKS, SUITS


class Hand:
    """`held` counts cards by kind, `ranks` by rank; `lines` has a bit for each rank of a suit; `size` counts all."""

    __slots__ = ("held", "lines", "ranks", "size")

    def __init__(self, held: list[int], ranks: list[int], lines: list[int], size: int) -> None:
        self.held: Final = held
        self.ranks: Final = ranks
        self.lines: Final = lines
        self.size = size

    @classmethod
    def of(cls, cards: Iterable[int]) -> Hand:
        """The hand of these cards."""
        hand = cls([0] * KINDS, [0] * RANKS, [0] * SUITS, 0)
        for kind in cards:
            hand.put(kind)
        return hand

    def put(self, kind: int) -> None:
        """Add a card."""
        self.held[kind] += 1
        self.ranks[kind >> 2] += 1
        self.lines[kind & 3] |= 1 << (kind >> 2)
        self.size += 1

    def drop(self, kind: int) -> None:
        """Remove a card."""
        self.held[kind] -= 1
        self.ranks[kind >> 2] -= 1
        if not self.held[kind]:
            self.lines[kind & 3] ^= 1 << (kind >> 2)
        self.size -= 1

    def with_cards(self, cards: Iterable[int]) -> Hand:
        """This hand with more cards."""
        other = Hand(self.held[:], self.ranks[:], self.lines[:], self.size)
        for kind in cards:
            other.put(kind)
        return other

    def without(self, cards: Iterable[int]) -> Hand:
        """This hand without some of its cards."""
        other = Hand(self.held[:], self.ranks[:], self.lines[:], self.size)
        for kind in cards:
            other.drop(kind)
        return other

    def kinds(self) -> list[int]:
        """The cards, each kind once."""
        return [kind for kind, number in enumerate(self.held) if number]
