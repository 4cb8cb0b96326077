"""What `careful` gives for cards: captured ones by the exact count of the piles, others by what they would change."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.majority import CARDS, SPADES, slope
from stolik.bots.cassino.standing import expected
from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.core import Core
from stolik.games.cassino.scoring import MOST_CARDS
from stolik.games.cassino.values import ACES, BIG_CASSINO, KINDS, LITTLE_CASSINO, size_of
from stolik.games.cassino.values import SPADES as ALL_SPADES
from stolik.games.cassino.view import CassinoView


class CarefulWeights(Weights):
    """Weights that follow the exact count: how much one card more changes the chance of a majority."""

    __slots__ = ()

    def __init__(self, view: CassinoView) -> None:
        rules = view.rules
        own = rules.side(view.seat)
        plain = MOST_CARDS * _slope([size_of(pile) for pile in view.piles], own, KINDS, CARDS)
        if rules.spade_each:
            spade = 1.0
        else:
            spade = _slope([size_of(pile & ALL_SPADES) for pile in view.piles], own, KINDS // 4, SPADES)
        self.cards = [plain] * KINDS
        for kind in range(KINDS):
            bit = 1 << kind
            if ALL_SPADES & bit:
                self.cards[kind] += spade
            if bit & (ACES | LITTLE_CASSINO):
                self.cards[kind] += 1.0
            elif bit == BIG_CASSINO:
                self.cards[kind] += 2.0
        self.sweep = 1.0 if rules.sweeps else 0.0


def _slope(counts: list[int], own: int, number: int, takes: tuple[int, ...]) -> float:
    rival = max([count for side, count in enumerate(counts) if side != own])
    return slope(counts[own] - rival, number - sum(counts), takes)


class Gain:
    """What captures bring to the side of a view, above the others, by the count of the piles."""

    def __init__(self, core: Core, seat: int) -> None:
        self._core: Final = core
        self.side: Final = core.rules.side(seat)
        self.before: Final = expected(core.rules, core.piles, core.sweeps, self.side)

    def of(self, cards: int, *, sweep: bool) -> float:
        """The points that these cards bring, with or without a sweep."""
        core, side = self._core, self.side
        piles, sweeps = core.piles[:], core.sweeps[:]
        piles[side] |= cards
        sweeps[side] += sweep
        return expected(core.rules, piles, sweeps, side) - self.before
