"""How many points a hand can lay in games with sequences, second melds and joker sets: an exact search.

As in wide_out.py the naturals of sequences are chosen piece by piece, between a tight and a loose sum over the ranks.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, BLACK3, FOUR, JOKER, TWO, VALUE, points, total, wild_points
from stolik.games.canasta.rank_growth import LANE, growth, most_naturals
from stolik.games.canasta.run_pieces import Lines, linked_cards, pieces, sevens
from stolik.games.canasta.runs import Runs
from stolik.games.canasta.wide_table import Table, bolivias_made, joker_set_laid, three_set_sizes

POINT: Final = 256
"""A point in a sum of points less cards: of two ways with the same points the one with fewer cards is better."""
ALL_LANES: Final = (1 << 4 * (LANE - 1)) - 1
NONE: Final = -1 << 40
"""No sum: wild cards of this number cannot be used."""


class PointSearch:
    """How many points a hand can lay on a table."""

    def __init__(self, table: Table, hand: int) -> None:
        self.table = table
        self.rules = table.rules
        self.hand = hand
        self.jokers = hand >> 4 * JOKER & 15
        self.wilds = self.jokers + (hand >> 4 * TWO & 15)
        self.three_worth = 0 if self.rules.black3_free else VALUE[BLACK3]
        self.best = NONE
        self.enough = 0
        self.canasta = False
        self.suited = False
        self.seen: set[tuple[Lines, Runs, int]] = set()

    def most(self, lines: Lines, enough: int = 1 << 30, *, canasta: bool = False) -> tuple[int, int]:
        """Points and cards, or the first ones found that are enough. If a canasta is owed it is among them, and without
        any there are -1 points.
        """
        self.best = NONE
        self.seen = set()
        self.suited = any(lines)
        self.enough = enough * POINT - POINT
        self.canasta = canasta
        threes = max((laid * self.three_worth * POINT - laid) for laid in self._three_sets())
        self._improve(self.hand, lines, self.table.runs, 0, threes)
        if canasta and self.best <= self.enough:
            self.canasta = False
            for further, grown, cards in sevens(lines, self.table.runs):
                self.seen = set()
                self._improve(self.hand - cards, further, grown, 0, threes + _worth_of(cards))
        if self.best == NONE:
            return -1, 0
        most = -(-self.best // POINT)
        return most, most * POINT - self.best

    def _three_sets(self) -> list[int]:
        return three_set_sizes(self.table, self.hand >> 4 * BLACK3 & 15)

    def _improve(self, hand: int, lines: Lines, runs: Runs, barred: int, laid: int) -> None:
        tight = self._worth(hand, 0)
        if tight > NONE:
            self.best = max(self.best, laid + tight)
        if self.best > self.enough:
            return
        linked = linked_cards(lines, runs, barred) if self.suited else 0
        if not linked or laid + self._worth(hand, linked) <= self.best:
            return
        key = (lines, runs, barred)
        if key in self.seen:
            return
        self.seen.add(key)
        cls = self._doubtful(hand, linked)
        for further, grown, cards in pieces(lines, runs, barred, cls):
            self._improve(hand - cards, further, grown, barred, laid + _worth_of(cards))
            if self.best > self.enough:
                return
        self._improve(hand, lines, runs, barred | 15 << 4 * cls, laid)

    def _worth(self, hand: int, linked: int) -> int:
        """The best sum over ranks and joker sets; linked cards that are left over count as laid."""
        table, rules = self.table, self.rules
        sums = [0]
        made = [NONE]
        for cls in range(FOUR, ACE + 1):
            naturals = hand >> 4 * cls & 15
            if not naturals and not table.ranks[cls]:
                continue
            most = most_naturals(rules, table.way, table.ranks[cls], naturals)
            if most == 1:
                gone = min(linked >> 4 * cls & 15, naturals)
                if gone:
                    card = VALUE[cls] * POINT - 1
                    sums = [some + gone * card if some > NONE else NONE for some in sums]
                    made = [some + gone * card if some > NONE else NONE for some in made]
                continue
            cards = naturals, linked >> 4 * cls & 15
            if self.canasta:
                further = self._further(made, cls, most & ALL_LANES, cards)
                made = self._further(sums, cls, most >> 4 * (LANE - 1), cards)
                made += [NONE] * (len(further) - len(made))
                for used, some in enumerate(further):
                    made[used] = max(made[used], some)
            sums = self._further(sums, cls, most & ALL_LANES, cards)
        best = NONE
        for used in range(len(sums)):
            some = made[used] if self.canasta and used < len(made) else NONE if self.canasta else sums[used]
            if some > NONE:
                best = max(best, some + wild_points(used, self.jokers) * POINT)
            if rules.wild_melds:
                best = max(best, self._with_joker_sets(used, sums[used], some))
        return best

    def _with_joker_sets(self, used: int, any_sum: int, with_canasta: int) -> int:
        """The best sum with wild cards in joker sets, which may be the canasta that is owed."""
        best = NONE
        lying = self.table.joker_set
        for laid in range(1, self.wilds - used + 1):
            if joker_set_laid(lying, laid):
                some = any_sum if self.canasta and bolivias_made(lying, laid) else with_canasta
                if some > NONE:
                    best = max(best, some + wild_points(used + laid, self.jokers) * POINT - laid)
        return best

    def _further(self, sums: list[int], cls: int, most: int, cards: tuple[int, int]) -> list[int]:
        """The best sums by wild cards used, with one rank more."""
        naturals, linked = cards
        value = VALUE[cls] * POINT - 1
        size = min(len(sums) + LANE - 2, self.wilds + 1)
        found = [NONE] * size
        wilds = 0
        while most:
            top = most & 15
            if top:
                gain = min(top - 1 + linked, naturals) * value - wilds
                for used in range(min(len(sums), size - wilds)):
                    if sums[used] > NONE and sums[used] + gain > found[used + wilds]:
                        found[used + wilds] = sums[used] + gain
            most >>= 4
            wilds += 1
        return found

    def _doubtful(self, hand: int, linked: int) -> int:
        """The rank that gains most by giving cards to sequences."""
        table = self.table
        best, highest = -1, -1
        for cls in range(FOUR, ACE + 1):
            cards = linked >> 4 * cls & 15
            if cards:
                naturals = hand >> 4 * cls & 15
                most = most_naturals(self.rules, table.way, table.ranks[cls], naturals)
                gain = (min((most & 15) - 1 + cards, naturals) - (most & 15) + 1) * 100 + VALUE[cls]
                if gain > highest:
                    best, highest = cls, gain
        return best

    def fits(self, lines: Lines, owed: int, most_cards: int, *, canasta: bool) -> bool:
        """Whether so many points can be laid with so few cards, and a canasta among them if one is owed."""
        self.seen = set()
        if self._fits_from(self.hand, lines, self.table.runs, 0, (owed, most_cards, not canasta)):
            return True
        if not canasta:
            return False
        for further, grown, cards in sevens(lines, self.table.runs):
            self.seen = set()
            left = (owed - points(cards), most_cards - total(cards), True)
            if self._fits_from(self.hand - cards, further, grown, 0, left):
                return True
        return False

    def _fits_from(self, hand: int, lines: Lines, runs: Runs, barred: int, left: tuple[int, int, bool]) -> bool:
        owed, most_cards, made = left
        if most_cards < 0:
            return False
        if self._fits_ranks(hand, 0, owed, most_cards, made):
            return True
        linked = linked_cards(lines, runs, barred) if any(lines) else 0
        if not linked or not self._fits_ranks(hand, linked, owed, most_cards, made):
            return False
        key = (lines, runs, barred)
        if key in self.seen:
            return False
        self.seen.add(key)
        cls = self._doubtful(hand, linked)
        for further, grown, cards in pieces(lines, runs, barred, cls):
            less = (owed - points(cards), most_cards - total(cards), made)
            if self._fits_from(hand - cards, further, grown, barred, less):
                return True
        return self._fits_from(hand, lines, runs, barred | 15 << 4 * cls, left)

    def _fits_ranks(self, hand: int, linked: int, owed: int, most_cards: int, made: bool) -> bool:
        """Whether ranks, joker sets and black threes make it; keys: cards, wild cards, whether there is a canasta."""
        table, wilds = self.table, self.wilds
        sums: dict[int, int] = {int(made): 0}
        for cls in range(FOUR, ACE + 1):
            ways = self._ways(cls, hand >> 4 * cls & 15, linked >> 4 * cls & 15)
            if len(ways) == 1:
                continue
            value = VALUE[cls]
            further: dict[int, int] = {}
            for key, some in sums.items():
                for way in ways:
                    naturals, used = way >> 4, way >> 1 & 7
                    cards, wild = (key >> 8) + naturals + used, (key >> 1 & 127) + used
                    if cards <= most_cards and wild <= wilds:
                        after = cards << 8 | wild << 1 | (key & 1) | (way & 1)
                        if further.get(after, -1) < some + naturals * value:
                            further[after] = some + naturals * value
            sums = further
        lying = table.joker_set
        threes = self._three_sets()
        for key, some in sums.items():
            used = key >> 1 & 127
            for laid in range(wilds - used + 1):
                if laid and not (self.rules.wild_melds and joker_set_laid(lying, laid)):
                    continue
                if not (key & 1) and not (laid and bolivias_made(lying, laid)):
                    continue
                for black in threes:
                    made_points = some + black * self.three_worth + wild_points(used + laid, self.jokers)
                    if made_points >= owed and (key >> 8) + laid + black <= most_cards:
                        return True
        return False

    def _ways(self, cls: int, naturals: int, linked: int) -> list[int]:
        """What a rank can lay: naturals, wild cards, and in the lowest bit whether there is a canasta then."""
        table = self.table
        if not naturals and not table.ranks[cls]:
            return [0]
        grown = growth(self.rules, table.way, table.ranks[cls], naturals)
        found: dict[int, int] = {}
        for own, bits in enumerate(grown):
            for wilds in range(LANE - 1):
                if bits >> wilds & 1:
                    made = bits >> LANE + wilds & 1
                    for laid in range(own, min(own + linked, naturals) + 1):
                        at = laid << 3 | wilds
                        found[at] = found.get(at, 0) | made
        return [at << 1 | made for at, made in found.items()]


def _worth_of(cards: int) -> int:
    return points(cards) * POINT - total(cards)
