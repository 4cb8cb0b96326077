"""The melds of a side as the wide solver sees them: wild cards are alike, and each rank is one small int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.games.canasta.classes import ACE, BLACK3, CANASTA, FOUR, RANKS, VALUE, points
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.rank_growth import lying, made, manner
from stolik.games.canasta.rules import BLACK3_ANYTIME, Rules
from stolik.games.canasta.runs import Runs, sambas

if TYPE_CHECKING:
    from stolik.games.canasta.holding import Holding

SET_LEAST: Final = 3


class Table:
    """`ranks`: both melds of each rank by class, see `rank_growth.lying`; `joker_set`: the size of the unfinished one;
    `threes` and `three_sets`: black threes that lie there, and in how many melds.
    """

    __slots__ = ("bolivias", "joker_set", "ranks", "rules", "runs", "three_sets", "threes", "way")

    def __init__(self, rules: Rules, held: Holding | None) -> None:
        """The melds of a holding; None leaves the fields to whoever makes a copy."""
        self.rules = rules
        if held is None:
            return
        more = held.more
        assert more is not None
        self.way = manner(rules, joins=not held.flags & NO_JOIN)
        self.runs: Runs = more.runs
        self.bolivias = more.bolivias
        nat, wild = held.nat, held.twos + held.jokers
        nat2, wild2 = more.second[0], more.second[1] + more.second[2]
        self.joker_set = (nat & 15) + (nat >> 4 & 15)
        self.threes = (nat >> 4 * BLACK3 & 15) + (nat2 >> 4 * BLACK3 & 15)
        self.three_sets = int(nat >> 4 * BLACK3 & 15 > 0) + int(nat2 >> 4 * BLACK3 & 15 > 0)
        self.ranks = [0] * (ACE + 1)
        if nat & RANKS:
            for cls in range(FOUR, ACE + 1):
                if nat >> 4 * cls & 15:
                    self.ranks[cls] = lying(
                        nat >> 4 * cls & 15, wild >> 4 * cls & 15, nat2 >> 4 * cls & 15, wild2 >> 4 * cls & 15
                    )

    def copy(self) -> Table:
        """An independent copy."""
        other = Table(self.rules, None)
        other.way = self.way
        other.runs = self.runs
        other.bolivias = self.bolivias
        other.joker_set = self.joker_set
        other.threes = self.threes
        other.three_sets = self.three_sets
        other.ranks = self.ranks[:]
        return other

    def canastas(self) -> int:
        """How many canastas of any kind lie there."""
        found = self.bolivias + sambas(self.runs)
        for melds in self.ranks:
            if melds:
                found += made(melds)
        return found

    def may_go_out(self) -> bool:
        """Whether there are the canastas that going out needs."""
        if self.canastas() < self.rules.canastas_needed:
            return False
        return not self.rules.need_samba or sambas(self.runs) > 0


def hand_points(rules: Rules, hand: int) -> int:
    """What the cards of a hand make towards an opening."""
    free = VALUE[BLACK3] * (hand >> 4 * BLACK3 & 15) if rules.black3_free else 0
    return points(hand) - free


def three_set_sizes(table: Table, threes: int) -> list[int]:
    """How many of the hand's black threes can be laid in closed sets (D19, D20): none first."""
    rules = table.rules
    found = [0]
    if rules.black3 == BLACK3_ANYTIME:
        for _ in range((2 if rules.second else 1) - table.three_sets):
            found += [laid + size for laid in found[:] for size in (3, 4) if laid + size <= threes]
    return sorted(set(found))


def joker_set_laid(lying_now: int, laid: int) -> bool:
    """Whether so many wild cards can be laid in joker sets, one unfinished at a time, with one of this size."""
    if not laid:
        return True
    after = (lying_now + laid) % CANASTA
    return lying_now + laid >= SET_LEAST and (after == 0 or after >= SET_LEAST)


def bolivias_made(lying_now: int, laid: int) -> int:
    """How many joker sets that finishes."""
    return (lying_now + laid) // CANASTA
