"""Which melds a hand is nearest to, and how likely they come."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.hand import Hand
from stolik.bots.choina.sight import Sight
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.hands import KINDS, PLACES, RANK_OF_PLACE, RANKS, SUITS, kind_at, spread
from stolik.games.choina.meld import RUN_MOST

NEAREST: Final = 2
"""Sequences of a suit that are compared with those of other suits."""
MOST_HELD: Final = 9
NEVER: Final = [0.0] * MOST_HELD
SHORT_OF_TIME: Final = 4.0
"""Own turns below which dear cards are no good to plan with."""

Run = tuple[float, int, int]
"""A sequence that is planned: how likely it comes, its suit, its lowest place."""


class Plan:
    """The melds that are still to be laid: `sets` are ranks, `runs` sequences of the least size.

    `chances` has how likely each comes, the sequences first; `chance` is that of all together.
    """

    __slots__ = ("chance", "chances", "runs", "sets")

    def __init__(self, chance: float, sets: tuple[int, ...], runs: tuple[Run, ...], chances: tuple[float, ...]) -> None:
        self.chance: Final = chance
        self.sets: Final = sets
        self.runs: Final = runs
        self.chances: Final = chances


class Planner:
    """Finds plans for one table, whatever the hand; keeps what does not hang on the hand."""

    def __init__(
        self,
        sight: Sight,
        sets: int = -1,
        runs: int = -1,
        barred_ranks: int = 0,
        barred_suits: int = 0,
    ) -> None:
        """Numbers of melds other than those left, and ranks and suits that are barred beside those on the table."""
        self.sight: Final = sight
        self.sets: Final[int] = sets if sets >= 0 else sight.sets
        self.runs: Final[int] = runs if runs >= 0 else sight.runs
        self.barred_ranks: Final[int] = sight.barred_ranks | barred_ranks
        self.barred_suits: Final[int] = sight.barred_suits | barred_suits
        self.dear: Final[int] = 1 if sight.turns > SHORT_OF_TIME else -1
        share = sight.share
        comes = [1.0 - power(1.0 - share, number) for number in range(3)]
        self.comes: Final = [comes[number] for number in sight.unseen]
        self.set_chance: Final[list[list[float]]] = []
        by_unseen: dict[int, list[float]] = {}
        for rank in range(RANKS):
            if not self.sets or self.barred_ranks >> rank & 1:
                self.set_chance.append(NEVER)
                continue
            unseen = sum(sight.unseen[4 * rank : 4 * rank + 4])
            chances = by_unseen.get(unseen)
            if chances is None:
                lacking = [at_least(number, unseen, share) for number in range(SET_LEAST + 1)]
                chances = by_unseen[unseen] = [lacking[max(SET_LEAST - held, 0)] for held in range(MOST_HELD)]
            self.set_chance.append(chances)
        self._runs: Final[dict[tuple[int, int], list[Run]]] = {}

    def plan(self, hand: Hand) -> Plan:
        """The best way to lay what is left of the contract."""
        if not self.runs:
            return self._with_sets(hand.ranks, ())
        if self.runs == 1:
            return self._one_run(hand)
        return self._two_runs(hand)

    def _one_run(self, hand: Hand) -> Plan:
        best: Plan | None = None
        for run in self._candidates(hand):
            if best is not None and run[0] <= best.chance:
                break
            plan = self._with_runs(hand, (run,))
            if best is None or plan.chance > best.chance:
                best = plan
        return best if best is not None else Plan(0.0, (), (), ())

    def _two_runs(self, hand: Hand) -> Plan:
        best: Plan | None = None
        runs = self._candidates(hand)
        for at, first in enumerate(runs):
            for second in runs[at + 1 :]:
                if first[1] == second[1]:
                    continue
                if best is not None and first[0] * second[0] <= best.chance:
                    break
                plan = self._with_runs(hand, (first, second))
                if best is None or plan.chance > best.chance:
                    best = plan
        return best if best is not None else Plan(0.0, (), (), ())

    def _with_runs(self, hand: Hand, runs: tuple[Run, ...]) -> Plan:
        if not self.sets:
            return self._with_sets(hand.ranks, runs)
        ranks = hand.ranks[:]
        for _, suit, low in runs:
            for place in range(low, low + self.sight.least_run):
                if hand.held[kind_at(suit, place)]:
                    ranks[RANK_OF_PLACE[place]] -= 1
        return self._with_sets(ranks, runs)

    def _with_sets(self, ranks: list[int], runs: tuple[Run, ...]) -> Plan:
        """The plan with these sequences and the best sets of what they leave.

        Of equal sets those with more cards, then the dear ones: they leave the hand once laid. When time is short it
        is the other way round, for they may not be laid any more.
        """
        chance = 1.0
        chances = [run[0] for run in runs]
        for one in chances:
            chance *= one
        chosen: tuple[int, ...] = ()
        if self.sets:
            table, dear = self.set_chance, self.dear
            rated = sorted(
                ((table[rank][ranks[rank]], ranks[rank], dear * rank) for rank in range(RANKS)), reverse=True
            )
            for one, _, signed in rated[: self.sets]:
                rank = abs(signed)
                chance *= one
                chances.append(one)
                chosen += (rank,)
        return Plan(chance, chosen, runs, tuple(chances))

    def _candidates(self, hand: Hand) -> list[Run]:
        """The nearest sequences of all suits, the likeliest first."""
        found: list[Run] = []
        for suit in range(SUITS):
            if self.barred_suits >> suit & 1:
                continue
            line = hand.lines[suit]
            key = (suit, line)
            runs = self._runs.get(key)
            if runs is None:
                runs = self._runs[key] = self._nearest(suit, line)
            found += runs
        found.sort(key=_order)
        return found

    def _nearest(self, suit: int, line: int) -> list[Run]:
        """The likeliest sequences of a suit."""
        places = spread(line)
        least = self.sight.least_run
        comes = [1.0 if places >> place & 1 else self.comes[kind_at(suit, place)] for place in range(PLACES)]
        found: list[Run] = []
        for low in range(PLACES - least + 1):
            chance = 1.0
            for place in range(low, low + least):
                chance *= comes[place]
            found.append((chance, suit, low))
        found.sort(key=_order)
        return found[:NEAREST]


def _order(run: Run) -> tuple[float, int, int]:
    return -run[0], run[1], run[2]


def power(base: float, times: int) -> float:
    """A whole power by multiplication, which gives the same everywhere."""
    made = 1.0
    for _ in range(times):
        made *= base
    return made


def at_least(number: int, unseen: int, share: float) -> float:
    """The chance that so many of these unseen cards come, each with the same chance."""
    if number > unseen:
        return 0.0
    miss = 1.0 - share
    chance, ways = 0.0, 1
    # the chance of fewer, taken from one
    for got in range(number):
        chance += ways * power(share, got) * power(miss, unseen - got)
        ways = ways * (unseen - got) // (got + 1)
    return 1.0 - chance


class Kept:
    """What a plan keeps of a hand: for each kind the chance of the meld it is kept for, or -1.

    A set keeps all cards of its rank, a sequence one of each kind (`once`); a whole one those too that prolong it.
    """

    __slots__ = ("chance", "once")

    def __init__(self, plan: Plan, hand: Hand, least: int) -> None:
        self.chance: Final = [-1.0] * KINDS
        self.once: Final = [False] * KINDS
        for chance, suit, lowest in plan.runs:
            low, high = lowest, lowest + least - 1
            if chance >= 1.0:
                while low > 0 and hand.held[kind_at(suit, low - 1)]:
                    low -= 1
                while high < PLACES - 1 and high - low < RUN_MOST - 1 and hand.held[kind_at(suit, high + 1)]:
                    high += 1
            for place in range(low, high + 1):
                kind = kind_at(suit, place)
                self.chance[kind] = chance
                self.once[kind] = True
        for rank, chance in zip(plan.sets, plan.chances[len(plan.runs) :], strict=True):
            for kind in range(4 * rank, 4 * rank + 4):
                self.chance[kind] = max(self.chance[kind], chance)
                self.once[kind] = False
