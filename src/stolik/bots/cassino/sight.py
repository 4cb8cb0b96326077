"""What a seat knows of the other hands: who plays next, and which ranks he may hold, counted from the cards seen."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.values import HIGH_ACE, POP, RANK_OF_VALUE, RANKS, mask_of, size_of
from stolik.games.cassino.view import CassinoView

DEALT: Final = 4
"""Cards of a new hand."""

Hope = tuple[float, int]
"""What a rank would gain, and the rank."""


class Sight:
    """`ranks` counts the unseen cards of each rank, `hidden` all of them, `average` is what one of a rank weighs.

    `next` are the other seats that will still play, in turn; `drawn` says that a seat has yet to get the cards that it
    plays. With `last` no more cards are dealt.
    """

    def __init__(self, view: CassinoView, weights: Weights) -> None:
        unseen = view.unseen()
        mask = mask_of(unseen)
        self.view: Final = view
        self.rules: Final = view.rules
        self.hidden: Final = len(unseen)
        self.ranks: Final = [POP[mask >> 4 * rank & 15] for rank in range(RANKS)]
        totals = [0.0] * RANKS
        for kind in unseen:
            totals[kind >> 2] += weights.cards[kind]
        self.average: Final = [totals[rank] / max(number, 1) for rank, number in enumerate(self.ranks)]
        self.last: Final = view.stock_size == 0
        players = self.rules.players
        order = [(view.seat + place) % players for place in range(1, players)]
        self.next: Final = [seat for seat in order if view.sizes[seat] or not self.last]
        self._chances: Final[dict[tuple[int, int], float]] = {}

    def size(self, seat: int) -> int:
        """The cards from which a seat will play next."""
        return self.view.sizes[seat] or min(DEALT, self.view.stock_size)

    def sure(self, seat: int) -> int:
        """The ranks that a seat surely holds, a bit each, as what it made has shown."""
        if not self.view.sizes[seat]:
            return 0
        promised, ranks = self.view.promised[seat], 0
        value = 1
        while promised >> value:
            if promised >> value & 1:
                ranks |= 1 << (RANK_OF_VALUE[1] if value == HIGH_ACE else RANK_OF_VALUE[value])
            value += 1
        return ranks

    def lacks(self, number: int, size: int) -> float:
        """The chance that a hand of this size has none of so many of the unseen cards."""
        key = (number, size)
        known = self._chances.get(key)
        if known is None:
            known = 1.0
            for place in range(size):
                left = self.hidden - place
                known = known * max(left - number, 0) / left if left > 0 else 0.0
            self._chances[key] = known
        return known

    def likely(self, seat: int, hopes: list[Hope]) -> list[tuple[float, Hope]]:
        """How likely each rank is the one of most gain in the hand of a seat, those of most gain first."""
        sure, size = self.sure(seat), self.size(seat)
        size = max(size - size_of(sure), 0)
        found: list[tuple[float, Hope]] = []
        above, none = 0, 1.0
        for hope in sorted(hopes, reverse=True):
            rank = hope[1]
            if sure >> rank & 1:
                found.append((none, hope))
                return found
            above += self.ranks[rank]
            left = self.lacks(above, size)
            if left < none:
                found.append((none - left, hope))
                none = left
        return found
