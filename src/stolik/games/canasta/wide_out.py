"""Can a hand go out in games with sequences, second melds and joker sets? An exact search.

All cards but at most one are laid. Which naturals go to sequences is decided piece by piece; for the others every rank
has its outcomes (see rank_growth.py), and they are put together over the number of wild cards used. Before each branch
two sums of that kind are made: a tight one, in which no further card goes to a sequence, and a loose one, in which
every card that might leaves its rank for nothing. Where they agree the answer is known.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, BLACK3, FOUR, JOKER, TWO, VALUE
from stolik.games.canasta.rank_growth import DENSE, ENDS, FREE_CANASTA, JOINING, LANE, growth, growth_to_a_lay, outcome
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, BLACK3_OUT_NO_DISCARD, NEVER, Rules
from stolik.games.canasta.run_pieces import Lines, linked_cards, pieces, sevens
from stolik.games.canasta.runs import Runs, sambas
from stolik.games.canasta.wide_table import Table, bolivias_made, hand_points, joker_set_laid, three_set_sizes

WIDTH: Final = 20
"""Bits for each number of canastas, one for each number of wild cards used: three packs have 18."""
OUT_MASK: Final = (1 << LANE) - 1

_WILDS: Final[dict[int, int]] = {}

NOT_OUT: Final = 0
WITH_DISCARD: Final = 1
"""It fits with a card to discard, or with a card laid last."""
LAYING_ALL: Final = 2
"""It fits with every card laid; whether a join would have to come after the last of them is not known."""


def goes_out(table: Table, hand: int, lines: Lines, owed: int, spare: int) -> bool:
    """Whether such a hand, with `owed` points to lay in this turn, can be laid but for `spare` cards, none or one, with
    the canastas that going out needs.
    """
    return way_out(table, hand, lines, owed, spare) is not None


def way_out(table: Table, hand: int, lines: Lines, owed: int, spare: int) -> Runs | None:
    """The runs that lie there in the end if such a hand goes out; None if it cannot."""
    if not hand:
        return table.runs if owed <= 0 and table.may_go_out() else None
    search = out_search(table, hand, owed, spare)
    return search.way if search is not None and search.found(lines) else None


def out_search(table: Table, hand: int, owed: int, spare: int) -> OutSearch | None:
    """The question of a hand that is not empty; None where points or black threes forbid it."""
    slack = hand_points(table.rules, hand) - owed
    threes = hand >> 4 * BLACK3 & 15
    if threes or table.threes:
        laid = _threes_laid(table, threes, spare)
        if laid < 0:
            return None
        if laid < threes:
            spare -= 1
            slack -= 0 if table.rules.black3_free else VALUE[BLACK3]
        if table.rules.black3 == BLACK3_OUT_NO_DISCARD and laid + table.threes:
            spare = 0
    return OutSearch(table, hand, (spare, slack), free_end=threes > 0) if slack >= 0 else None


def _threes_laid(table: Table, threes: int, spare: int) -> int:
    """How many of the black threes are laid by who goes out, at best all; -1 if it cannot be all but the discard."""
    rules = table.rules
    if rules.black3 == BLACK3_OFF:
        return 0 if threes <= spare else -1
    if rules.black3 == BLACK3_ANYTIME:
        laid = three_set_sizes(table, threes)[-1]
        return laid if threes - laid <= spare else -1
    if threes >= 3 or table.threes:
        return threes
    return 0 if threes <= spare else -1


class OutSearch:
    """One question, with its table, how many cards may be discarded, and how many points the discard may have."""

    def __init__(self, table: Table, hand: int, discard: tuple[int, int], *, free_end: bool) -> None:
        self.table = table
        self.rules: Rules = table.rules
        self.hand = hand
        self.spare, self.slack = discard
        self.free_end = free_end
        self.twos = hand >> 4 * TWO & 15
        self.wilds = (hand >> 4 * JOKER & 15) + self.twos
        self.full: list[int] = []
        for used in range(LANE):
            lane = (1 << max(self.wilds + 1 - used, 0)) - 1
            self.full.append(lane | lane << WIDTH | lane << 2 * WIDTH)
        self.suited = False
        self.failed: set[tuple[Lines, Runs, int, int]] = set()
        self.way: Runs = table.runs
        """The runs of the way that was found."""

    def found(self, lines: Lines) -> bool:
        """Whether there is a way. Runs of seven that are needed for going out are chosen first."""
        table, hand, runs = self.table, self.hand, self.table.runs
        self.suited = any(lines)
        made = sambas(runs)
        need = max(self.rules.canastas_needed - table.bolivias - made, 0)
        lacks = self.rules.need_samba and not made
        if not lacks and self._from(hand, lines, runs, 0, need):
            return True
        if not lacks and not need:
            return False
        for further, grown, cards in sevens(lines, runs):
            left = max(need - 1, 0)
            if self._from(hand - cards, further, grown, 0, left):
                return True
            if left:
                for last, last_runs, last_cards in sevens(further, grown):
                    if self._from(hand - cards - last_cards, last, last_runs, 0, left - 1):
                        return True
        return False

    def _from(self, hand: int, lines: Lines, runs: Runs, barred: int, need: int) -> bool:
        """Whether the rest of the hand can be laid, ranks with barred bits giving no further card to sequences."""
        verdict = self.fits(hand, 0, need)
        if verdict == WITH_DISCARD or (
            verdict == LAYING_ALL and (runs is not self.table.runs or self._ends_with_a_lay(hand, need))
        ):
            self.way = runs
            return True
        linked = linked_cards(lines, runs, barred) if self.suited else 0
        if not linked or not self.fits(hand, linked, need):
            return False
        key = (lines, runs, barred, need)
        if key in self.failed:
            return False
        cls = self._doubtful(hand, linked)
        for further, grown, cards in pieces(lines, runs, barred, cls):
            if self._from(hand - cards, further, grown, barred, need):
                return True
        if self._from(hand, lines, runs, barred | 15 << 4 * cls, need):
            return True
        self.failed.add(key)
        return False

    def fits(self, hand: int, linked: int, need: int) -> int:
        """Whether the outcomes of the ranks can be chosen so that wild cards and canastas are right. Where cards are
        linked, any number of those may be gone.
        """
        rules, spare = self.rules, self.spare
        way, ranks = self.table.way, self.table.ranks
        wholes: list[int] = []
        lesses: list[int] = []
        strays = fewest = most = relief = canastas = ends = differ = 0
        dense = DENSE
        for cls in range(FOUR, ACE + 1):
            naturals = hand >> 4 * cls & 15
            if not naturals and not ranks[cls]:
                continue
            whole, less, facts = outcome(rules, way, ranks[cls], naturals, linked >> 4 * cls & 15)
            if not spare or VALUE[cls] > self.slack:
                less = 0
            if whole:
                differ |= less & ~whole
                fewest += facts & 7
                most += facts >> 3 & 7
                canastas += facts & FREE_CANASTA
                dense &= facts
                ends |= facts
            else:
                strays += 1
                if strays > spare or not less:
                    return NOT_OUT
            if less and facts & 7 > relief:
                relief = facts & 7
            wholes.append(whole)
            lesses.append(less)
        if self._out_of_range(fewest - relief, most):
            return NOT_OUT
        if strays:
            # the discard is known
            chosen = [whole or less for whole, less in zip(wholes, lesses, strict=True)]
            return WITH_DISCARD if self.enough(self._sum(chosen, need), need, 0) else NOT_OUT
        if dense and canastas >= need * FREE_CANASTA:
            if fewest < self.wilds <= most + 1 and self.slack >= VALUE[JOKER] and spare:
                return WITH_DISCARD
            if fewest <= self.wilds <= most:
                return WITH_DISCARD if ends & ENDS else LAYING_ALL
        return self._weighed(wholes, lesses, need, ends=ends & ENDS > 0, differ=differ > 0)

    def _out_of_range(self, fewest: int, most: int) -> bool:
        """Whether there are too few wild cards for the ranks, or too many for them with nowhere else to go."""
        if fewest > self.wilds:
            return True
        return most < self.wilds - self.spare and self.rules.cap == NEVER and not self.rules.wild_melds

    def _weighed(self, wholes: list[int], lesses: list[int], need: int, *, ends: bool, differ: bool) -> int:
        """The same by sums over the ranks; `differ`: a natural discarded allows what all of them do not."""
        kept = self._sum(wholes, need)
        if self.spare and self.enough(kept, need, 1):
            return WITH_DISCARD
        laying_all = self.enough(kept, need, 0)
        if laying_all and ends:
            return WITH_DISCARD
        if self.spare and (differ or laying_all):
            kept, thrown = 1, 0
            for whole, less in zip(wholes, lesses, strict=True):
                thrown = self.joined(thrown, whole) | self.joined(kept, less)
                kept = self.joined(kept, whole)
            if self.enough(thrown, need, 0):
                return WITH_DISCARD
        return LAYING_ALL if laying_all else NOT_OUT

    def _sum(self, outcomes: list[int], need: int) -> int:
        """All numbers of wild cards that some ranks can use together, a lane for each number of canastas."""
        sums = 1
        lanes = (1 << LANE * (need + 1)) - 1
        for bits in outcomes:
            sums = self.joined(sums, bits & lanes)
        return sums

    def enough(self, sums: int, need: int, thrown: int) -> bool:
        """Whether one of these sums has the canastas, and the right number of wild cards with so many discarded."""
        mask = (1 << self.wilds + 1) - 1
        for ranks in range(need + 1):
            bits = sums >> ranks * WIDTH & mask
            if bits and bits & self._wilds_left(need - ranks, thrown):
                return True
        return False

    def joined(self, sums: int, outcomes: int) -> int:
        """The sums over some ranks together with the outcomes of one more."""
        if outcomes == 1:
            return sums
        if not sums:
            return 0
        found = 0
        used = 0
        lane = outcomes & OUT_MASK
        while lane:
            if lane & 1:
                found |= (sums & self.full[used]) << used
            lane >>= 1
            used += 1
        for made in (1, 2):
            lane = outcomes >> made * LANE & OUT_MASK
            if not lane:
                break
            low = sums & (1 << (3 - made) * WIDTH) - 1
            used = 0
            while lane:
                if lane & 1:
                    found |= (low & self.full[used]) << used + made * WIDTH
                lane >>= 1
                used += 1
        return found

    def _wilds_left(self, bolivias: int, thrown: int) -> int:
        """Bits of the numbers of wild cards used in ranks after which the others make so many bolivias, or more, all
        but `thrown` of them laid.
        """
        if thrown and self.slack < (VALUE[TWO] if self.twos else VALUE[JOKER]):
            return 0
        left = self.wilds - thrown
        if left < 0:
            return 0
        lying = self.table.joker_set
        if not self.rules.wild_melds:
            return 0 if bolivias else 1 << left
        key = (left * 8 + lying) * 4 + bolivias
        bits = _WILDS.get(key)
        if bits is None:
            bits = 0
            for used in range(left + 1):
                laid = left - used
                if joker_set_laid(lying, laid) and bolivias_made(lying, laid) >= bolivias:
                    bits |= 1 << used
            _WILDS[key] = bits
        return bits

    def _ends_with_a_lay(self, hand: int, need: int) -> bool:
        """Whether the way without a discard can end with a card laid, so that every join comes before it."""
        if self.free_end or not self.table.way & JOINING:
            return True
        table, rules = self.table, self.rules
        joins_last, ends = 1, 0
        for cls in range(FOUR, ACE + 1):
            naturals = hand >> 4 * cls & 15
            if naturals or table.ranks[cls]:
                whole = growth(rules, table.way, table.ranks[cls], naturals)[naturals]
                ended = growth_to_a_lay(rules, table.way, table.ranks[cls], naturals)[naturals]
                ends = self.joined(ends, whole) | self.joined(joins_last, ended)
                joins_last = self.joined(joins_last, whole)
        if self.enough(ends, need, 0):
            return True
        # some wild cards in a joker set are a lay too
        mask = (1 << self.wilds) - 1
        return self.enough(joins_last & (mask | mask << WIDTH | mask << 2 * WIDTH), need, 0)

    def _doubtful(self, hand: int, linked: int) -> int:
        """The rank that most likely has to give a card to a sequence."""
        table = self.table
        best, urgent = -1, -1
        for cls in range(FOUR, ACE + 1):
            cards = linked >> 4 * cls & 15
            if not cards:
                continue
            naturals = hand >> 4 * cls & 15
            whole = growth(self.rules, table.way, table.ranks[cls], naturals)[naturals]
            weight = 3 if not whole else 2 if not whole & 1 else 1 if naturals <= 3 else 0
            if weight > urgent:
                best, urgent = cls, weight
        return best
