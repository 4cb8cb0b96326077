"""What it is worth to capture a card now, in points of a round."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.values import ACES, BIG_CASSINO, KINDS, LITTLE_CASSINO, SPADES, size_of
from stolik.games.cassino.view import CassinoView

MOST_CARDS: Final = 3.0
MOST_SPADES: Final = 1.0
BIG: Final = 2.0
STEEP: Final = 0.8
"""How fast the chance of a majority grows with an even lead, against how far that may still stray."""
SPADES_EACH: Final = 13


class Weights:
    """`cards` has a weight for every kind, `sweep` is that of a cleared table. All in points, none below 0."""

    __slots__ = ("cards", "sweep")

    def __init__(self, view: CassinoView) -> None:
        rules = view.rules
        own = rules.side(view.seat)
        plain = MOST_CARDS * _edge([size_of(pile) for pile in view.piles], own, KINDS, 8.0, 2.0)
        if rules.spade_each:
            spade = 1.0
        else:
            spades = [size_of(pile & SPADES) for pile in view.piles]
            spade = MOST_SPADES * _edge(spades, own, SPADES_EACH, 6.0, 1.0)
        self.cards: list[float] = [plain] * KINDS
        for kind in range(KINDS):
            bit = 1 << kind
            if SPADES & bit:
                self.cards[kind] += spade
            if bit & (ACES | LITTLE_CASSINO):
                self.cards[kind] += 1.0
            elif bit == BIG_CASSINO:
                self.cards[kind] += BIG
        self.sweep: float = 1.0 if rules.sweeps else 0.0

    def of(self, cards: int) -> float:
        """The weight of a set of cards."""
        table, total, kind = self.cards, 0.0, 0
        while cards:
            if cards & 15:
                for suit in range(4):
                    if cards >> suit & 1:
                        total += table[kind + suit]
            cards >>= 4
            kind += 4
        return total


def _edge(counts: list[int], own: int, number: int, per: float, least: float) -> float:
    """How much one card more changes the chance to have most of so many; nothing once that is decided."""
    left = number - sum(counts)
    lead = counts[own] - max(count for side, count in enumerate(counts) if side != own)
    if lead > left or lead < -left:
        return 0.0
    stray = least + left / per
    return STEEP / stray / (1.0 + lead / stray * (lead / stray))
