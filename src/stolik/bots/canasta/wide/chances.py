"""What cards may still come: how many of each nobody has seen, and how likely they reach the own melds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.bots.canasta.sight import Sight
from stolik.bots.canasta.wide.weights import GREEDY, Weights
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASSES, FOUR, SUIT_OF, TWO
from stolik.games.canasta.table_melds import table_melds


class Chances:
    """`copies[cls][suit]`, `ranks[cls]` and `wilds` are the cards nobody has seen, those of the pile among them.

    `lying` is the chance that such a card comes to a meld on the table, `held` to one that is still in the own hand.
    """

    __slots__ = ("_tails", "copies", "held", "lying", "ranks", "threes", "wilds")

    def __init__(self, sight: Sight, weights: Weights = GREEDY) -> None:
        view, rules = sight.view, sight.rules
        self.copies: Final = [[rules.packs] * 4 for _ in range(CLASSES)]
        self.wilds = 6 * rules.packs
        self.threes = 2 * rules.packs
        self._see(view.cards)
        for seat in range(rules.players):
            if rules.side_of[seat] != sight.side:
                self._see(view.known_cards(seat))
        for side in range(rules.sides):
            for meld in table_melds(view, side):
                self._see(meld.cards)
        self.ranks: Final = [sum(each) for each in self.copies]
        partner = others = 0
        for seat, size in enumerate(view.sizes):
            if seat != view.seat:
                if rules.side_of[seat] == sight.side:
                    partner += size
                else:
                    others += size
        hidden = max(partner + others + view.stock_size, 1)
        stock = view.stock_size * (weights.horizon[sight.threat] if rules.going_out else 1.0)
        common = weights.stock * stock + weights.others * others
        self.lying: Final = (weights.partner * partner + common) / hidden
        self.held: Final = (weights.unlaid * partner + common) / hidden
        self._tails: Final[dict[float, list[list[float]]]] = {}

    def _see(self, kinds: Iterable[int]) -> None:
        for kind in kinds:
            cls = CLASS_OF[kind]
            if cls >= FOUR:
                self.copies[cls][SUIT_OF[kind]] -= 1
            elif cls <= TWO:
                self.wilds -= 1
            elif cls == BLACK3:
                self.threes -= 1

    def at_least(self, chance: float, need: int, copies: int) -> float:
        """The chance that of so many cards, each coming with this chance, as many come as are needed."""
        if need <= 0:
            return 1.0
        if need > copies:
            return 0.0
        rows = self._tails.setdefault(chance, [[1.0, *[0.0] * 7]])
        while len(rows) <= copies:
            last = rows[-1]
            rows.append([1.0, *(chance * last[k - 1] + (1.0 - chance) * last[k] for k in range(1, 8))])
        return rows[copies][need]
