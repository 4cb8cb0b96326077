"""Lays of a player who has to go out: one way out that is known proves every lay that it holds.

Nearly all lays of a large hand are legal, and a search for each would find nearly the same way again and again. A way
is kept as the runs that lie there in the end. With these cards out of the hand a lay of a rank changes the outcomes of
this rank only, so it is weighed against the sums of all others (see wide_out.py), whatever wild cards these then take.
What no known way holds is put to the solver, and the way that it finds is kept as well.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, FOUR, JOKER, ONE, SUIT_OF, TWO, UNIT, VALUE
from stolik.games.canasta.core import Core
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.growth import runs_after
from stolik.games.canasta.holding import NO_DISCARD
from stolik.games.canasta.outlook import after, holding
from stolik.games.canasta.rank_growth import DENSE, FREE_CANASTA, JOINING, LANE, lying, outcome
from stolik.games.canasta.run_pieces import Lines
from stolik.games.canasta.runs import Runs, replaced, run_packed, run_suit, sambas
from stolik.games.canasta.steps import ADD_NATURAL, ADD_WILD, JOIN, LAY_NATURALS, LAY_WITH_WILD, Step
from stolik.games.canasta.wide_bounds import never_out
from stolik.games.canasta.wide_lays import rank_meld
from stolik.games.canasta.wide_out import NOT_OUT, WITH_DISCARD, OutSearch, out_search
from stolik.games.canasta.wide_table import Table

MOST_WAYS: Final = 6
"""So many ways are kept; further ones hold hardly any lay that these do not."""
RANK_VERBS: Final = (LAY_NATURALS, LAY_WITH_WILD, ADD_NATURAL, ADD_WILD, JOIN)


class WaysOut:
    """What a player who has to go out may lay now, with the ways out that are known; no pile waits to be lifted."""

    def __init__(self, core: Core, flags: int) -> None:
        self.core = core
        self.flags = flags
        self.ways: list[WayOut] = []
        self.searches: list[OutSearch] = []
        """The question now, with a joker less, and with a two less, as after a lay."""
        self.alike = False
        """Whether it is all one if a joker is laid or a two: whatever is discarded then, the minimum is reached."""
        self.with_wild: dict[tuple[int, int, int, tuple[int, ...]], bool] = {}
        held = holding(core, flags)
        more = held.more
        assert more is not None
        self.lines = more.lines
        if not held.hand or never_out(core.rules, held, more, held.hand, more.lines):
            return
        table = Table(core.rules, held)
        owed = core.owed if core.owed > 1 else 0
        search = out_search(table, held.hand, owed, 0 if flags & NO_DISCARD else 1)
        if search is not None and search.found(more.lines):
            discard = search.spare, search.slack
            self.alike = search.slack >= VALUE[JOKER]
            for card in (0, ONE[JOKER], ONE[TWO]):
                self.searches.append(OutSearch(table, held.hand - card, discard, free_end=search.free_end))
            self.ways.append(WayOut(self.searches, self.lines, search.way))

    def leads_on(self, step: Step) -> bool:
        """Whether the turn can still end well after this lay."""
        if self.proves(step):
            return True
        if step.wild < 0 or not self.alike:
            return self._searched(step)
        key = (step.verb, step.cls, step.slot, step.suits)
        found = self.with_wild.get(key)
        if found is None:
            found = self.with_wild[key] = self._searched(step)
        return found

    def _searched(self, step: Step) -> bool:
        core = self.core
        held = after(core, step, self.flags)
        if not can_finish(core.rules, held):
            return False
        more = held.more
        if more is not None and more.way is not None and 0 < len(self.ways) < MOST_WAYS:
            self.ways.append(WayOut(self.searches, self.lines, more.way))
        return True

    def proves(self, step: Step) -> bool:
        """Whether one of the ways that are known holds this lay; if none does it may lead on all the same."""
        if step.cls < FOUR or not self.ways:
            return False
        if step.grown >= 0:
            runs = runs_after(self.core, step)
            for way in self.ways:
                if way.holds_run(runs) or way.takes_run(step):
                    return True
        elif step.verb in RANK_VERBS:
            melds = self._melds_after(step)
            for way in self.ways:
                if way.holds(step, melds):
                    return True
        return False

    def _melds_after(self, step: Step) -> int:
        """The melds of a rank after a lay that touches them, in one int."""
        core, cls = self.core, step.cls
        naturals, wilds = rank_meld(core, core.side, cls)
        second, second_wilds = rank_meld(core, core.rules.sides + core.side, cls) if core.rules.second else (0, 0)
        if step.verb == JOIN:
            return lying(naturals + second, wilds + second_wilds, 0, 0)
        wild = 1 if step.wild >= 0 else 0
        if naturals if step.verb in (LAY_NATURALS, LAY_WITH_WILD) else step.slot:
            return lying(naturals, wilds, second + step.count, second_wilds + wild)
        return lying(naturals + step.count, wilds + wild, second, second_wilds)


class WayOut:
    """One way out: `runs` that lie there in the end, and the rest of the hand laid in ranks."""

    def __init__(self, searches: list[OutSearch], lines: Lines, runs: Runs) -> None:
        search = searches[0]
        table = search.table
        rules = table.rules
        self.searches = searches
        self.table = table
        self.runs = runs
        self.hand = search.hand
        self.free = list(lines)
        """The naturals that stay in the hand for ranks, by suits."""
        for code in runs:
            self._move(code, to_hand=False)
        for code in table.runs:
            self._move(code, to_hand=True)
        self.need = max(rules.canastas_needed - table.bolivias - sambas(runs), 0)
        self.no_join_last = search.free_end or not table.way & JOINING
        self.ends = self.no_join_last or runs != table.runs
        self.discards = search.fits(self.hand, 0, self.need) == WITH_DISCARD
        self.proved: dict[int, bool] = {}
        self.wholes = [1] * (ACE + 1)
        self.lesses = [0] * (ACE + 1)
        self.facts = [DENSE] * (ACE + 1)
        self.kept = [-1] * (ACE + 1)
        self.thrown = [0] * (ACE + 1)
        """Sums over all ranks but one, when they are asked for: all their naturals laid, or one discarded."""
        self.fewest = self.most = self.canastas = self.loose = 0
        lanes = (1 << LANE * (self.need + 1)) - 1
        for cls in range(FOUR, ACE + 1):
            naturals = self.hand >> 4 * cls & 15
            if naturals or table.ranks[cls]:
                whole, less, facts = outcome(rules, table.way, table.ranks[cls], naturals, 0)
                self.wholes[cls] = whole & lanes
                self.lesses[cls] = less & lanes if search.spare and VALUE[cls] <= search.slack else 0
                self.facts[cls] = facts
                self.fewest += facts & 7
                self.most += facts >> 3 & 7
                self.canastas += facts & FREE_CANASTA
                if not facts & DENSE:
                    self.loose += 1

    def _move(self, code: int, *, to_hand: bool) -> None:
        cards = run_packed(code) if to_hand else -run_packed(code)
        self.free[run_suit(code)] += cards
        self.hand += cards

    def holds_run(self, runs: Runs) -> bool:
        """Whether a lay that leaves these runs on the table belongs to this way: each of them can become a run that
        lies there in the end, every one another.
        """
        if not (self.discards or self.no_join_last or runs != self.runs):
            return False
        left = list(self.runs)
        growing: list[int] = []
        for code in runs:
            if code in left:
                left.remove(code)
            else:
                growing.append(code)
        for code in growing:
            for grown in left:
                if run_suit(grown) == run_suit(code) and grown >> 4 <= code >> 4 and grown & 15 >= code & 15:
                    left.remove(grown)
                    break
            else:
                return False
        return True

    def takes_run(self, step: Step) -> bool:
        """Whether a lay of a run goes together with all runs of this way, one that it lengthens among them."""
        if step.run >= 0 and step.run not in self.runs:
            return False
        for kind in step.kinds:
            if not self.free[SUIT_OF[kind]] & 15 * UNIT[kind]:
                return False
        search, table = self.searches[0], self.table
        final = replaced(self.runs, step.run, step.grown)
        need = max(table.rules.canastas_needed - table.bolivias - sambas(final), 0)
        verdict = search.fits(self.hand - step.leaves, 0, need)
        return verdict == WITH_DISCARD or (verdict != NOT_OUT and self.ends)

    def holds(self, step: Step, melds: int) -> bool:
        """Whether a lay that leaves these melds of a rank goes together with the runs of this way."""
        cls = step.cls
        naturals = (self.hand >> 4 * cls & 15) - step.count
        if naturals < 0 or not self._spares(step):
            return False
        key = ((melds << 4 | naturals) << 4 | cls) << 2 | step.wild + 1
        found = self.proved.get(key)
        if found is None:
            found = self.proved[key] = self._proved(cls, melds, naturals, self.searches[step.wild + 1])
        return found

    def _spares(self, step: Step) -> bool:
        """Whether no run needs the cards of a lay."""
        last, number = -1, 0
        for kind in step.kinds:
            number = number + 1 if kind == last else 1
            last = kind
            if self.free[SUIT_OF[kind]] >> 4 * step.cls & 15 < number:
                return False
        return True

    def _proved(self, cls: int, melds: int, naturals: int, search: OutSearch) -> bool:
        """Whether the ranks make it where one has these melds, and so many naturals in the hand."""
        whole, less, facts = outcome(self.table.rules, self.table.way, melds, naturals, 0)
        before = self.facts[cls]
        wilds = search.wilds
        if facts & DENSE and self.loose == (0 if before & DENSE else 1):
            canastas = self.canastas + (facts & FREE_CANASTA) - (before & FREE_CANASTA)
            fewest = self.fewest + (facts & 7) - (before & 7)
            most = self.most + (facts >> 3 & 7) - (before >> 3 & 7)
            if canastas >= self.need * FREE_CANASTA:
                if fewest < wilds <= most + 1 and search.slack >= VALUE[JOKER] and search.spare:
                    return True
                if fewest <= wilds <= most and self.ends:
                    return True
        if self.kept[cls] < 0:
            self._sum_others(cls)
        kept = search.joined(self.kept[cls], whole)
        if search.spare:
            if search.enough(kept, self.need, 1):
                return True
            less = less if VALUE[cls] <= search.slack else 0
            thrown = search.joined(self.thrown[cls], whole) | search.joined(self.kept[cls], less)
            if search.enough(thrown, self.need, 0):
                return True
        return self.ends and search.enough(kept, self.need, 0)

    def _sum_others(self, cls: int) -> None:
        search = self.searches[0]
        kept, thrown = 1, 0
        for other in range(FOUR, ACE + 1):
            if other != cls:
                whole = self.wholes[other]
                thrown = search.joined(thrown, whole) | search.joined(kept, self.lesses[other])
                kept = search.joined(kept, whole)
        self.kept[cls] = kept
        self.thrown[cls] = thrown
