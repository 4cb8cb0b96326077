"""What a table is worth that a move leaves: what the others may take from it, and what is left for the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.bots.cassino.reap import Reaper
from stolik.bots.cassino.sight import DEALT, Hope, Sight
from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.values import RANKS, kinds_of

LATER: Final = 0.6
"""What the take of a turn counts against the same a turn earlier."""
NEXT: Final = 0.75
"""What the own next turn counts against this one."""
DEALT_NEXT: Final = 0.4
"""The same where the cards are not dealt yet."""
CROWDED: Final = 0.75
"""How much of the own hopes each further player leaves."""
STAYS: Final = 0.6
"""How likely nobody takes with one card: what the last taker hopes for."""
COMES: Final = 0.3
"""How much of the cards still to be played lies there at the end."""
SHARE: Final = (0.0, 0.0, 1.0, 0.75, 0.6)
"""What harm it does that one of the others gains, by the number of sides."""


class Outlook:
    """Rates tables for the seat of a view."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight: Final = sight
        self.weights: Final = weights
        self.reaper: Final = Reaper(sight.rules, weights)
        rules = sight.rules
        self.own: Final = rules.side(sight.view.seat)
        self.harm: Final = SHARE[rules.sides]

    def of(self, loose: int, combos: Sequence[int], hand: int, taker: int) -> float:
        """What this table promises with that hand, in points, when the seat `taker` was the last to take."""
        sight = self.sight
        hopes = self.hopes(loose, combos)
        total, counts = 0.0, 1.0
        for seat in sight.next:
            expected = sum(chance * hope[0] for chance, hope in sight.likely(seat, hopes))
            total += counts * expected * (LATER if sight.rules.side(seat) == self.own else -self.harm)
            counts *= LATER
        total += self._mine(loose, combos, hand, hopes)
        if sight.last and taker >= 0:
            total += self._remainder(loose, combos, hand, taker)
        return total

    def hopes(self, loose: int, combos: Sequence[int]) -> list[Hope]:
        """What a card of every rank could gain; ranks that gain nothing are left out."""
        found: list[Hope] = []
        for rank in range(RANKS):
            if self.sight.ranks[rank]:
                weight = self.reaper.best(rank, loose, combos)[0]
                if weight > 0.0:
                    found.append((weight + self.sight.average[rank], rank))
        return found

    def takes(self, rank: int, loose: int, combos: Sequence[int]) -> int:
        """The cards of the table that the heaviest take of a rank brings."""
        _, taken, stacks = self.reaper.best(rank, loose, combos)
        return taken | stacks

    def _mine(self, loose: int, combos: Sequence[int], hand: int, hopes: list[Hope]) -> float:
        """What the own next turns may gain, once the next player has taken what he can."""
        sight = self.sight
        if not hand and not sight.last:
            return DEALT_NEXT * self._unknown(hopes)
        if not hand:
            return 0.0
        crowd = NEXT
        for _ in sight.next[1:]:
            crowd *= CROWDED
        kinds = kinds_of(hand)
        left, total = 1.0, 0.0
        if sight.next:
            for chance, hope in sight.likely(sight.next[0], hopes):
                _, taken, stacks = self.reaper.best(hope[1], loose, combos)
                rest = [made for made in combos if not cards_of(made) & stacks]
                total += chance * self._reaped(kinds, loose & ~taken, rest)
                left -= chance
        return crowd * (total + left * self._reaped(kinds, loose, combos))

    def _unknown(self, hopes: list[Hope]) -> float:
        """What a new hand may gain from the table."""
        total, above, none = 0.0, 0, 1.0
        for hope in sorted(hopes, reverse=True):
            above += self.sight.ranks[hope[1]]
            left = self.sight.lacks(above, DEALT)
            total += (none - left) * hope[0]
            none = left
        return total

    def _reaped(self, kinds: list[int], loose: int, combos: Sequence[int]) -> float:
        """What these cards take one after the other, the heaviest take first, later ones for less."""
        reaper, table = self.reaper, self.weights.cards
        hand, total, counts = kinds[:], 0.0, 1.0
        while hand:
            best, which, cards, stacks = 0.0, -1, 0, 0
            for kind in hand:
                weight, taken, piled = reaper.best(kind >> 2, loose, combos)
                if weight > 0.0 and weight + table[kind] > best:
                    best, which, cards, stacks = weight + table[kind], kind, taken, piled
            if which < 0:
                break
            total += counts * best
            counts *= LATER
            hand.remove(which)
            loose &= ~cards
            combos = [made for made in combos if not cards_of(made) & stacks]
        return total

    def _remainder(self, loose: int, combos: Sequence[int], hand: int, taker: int) -> float:
        """What the last taker gets (56), by how likely he stays it."""
        sight = self.sight
        number = len(kinds_of(hand)) + sum(sight.view.sizes[seat] for seat in sight.next)
        stays = 1.0
        for _ in range(number):
            stays *= STAYS
        weight = self.weights.of(loose) + sum(self.weights.of(cards_of(made)) for made in combos)
        weight += COMES * number * min(self.weights.cards)
        return stays * weight * (1.0 if sight.rules.side(taker) == self.own else -self.harm)
