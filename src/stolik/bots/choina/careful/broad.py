"""Plans that count what may take the place of their melds: a third pair, a sequence of another suit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.bots.choina.hand import Hand
from stolik.bots.choina.plan import Plan, Planner
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.hands import RANK_OF_PLACE, RANKS, SUITS, kind_at

SPARE_SET: Final = 0.6
SPARE_RUN: Final = 0.6
"""How much a meld that is not planned counts: its cards may have to go before it comes."""


class BroadPlanner(Planner):
    """Plans like its base, but rates a plan by the chance that any melds of the hand make the contract."""

    def plan(self, hand: Hand) -> Plan:
        """The best way to lay what is left of the contract."""
        plan = super().plan(hand)
        if plan.chance >= 1.0 or not plan.chances:
            return plan
        chance = 1.0
        if self.runs:
            chance *= self._any_runs(hand, plan)
        if self.sets:
            chance *= self._any_sets(hand, plan)
        return Plan(max(chance, plan.chance), plan.sets, plan.runs, plan.chances)

    def _any_runs(self, hand: Hand, plan: Plan) -> float:
        """The chance that so many suits as are asked for come to a sequence."""
        suits = {suit for _, suit, _ in plan.runs}
        likely = [run[0] for run in plan.runs]
        for suit in range(SUITS):
            if suit not in suits and not self.barred_suits >> suit & 1:
                runs = self._runs.get((suit, hand.lines[suit]))
                if runs:
                    likely.append(SPARE_RUN * runs[0][0])
        return so_many(self.runs, likely)

    def _any_sets(self, hand: Hand, plan: Plan) -> float:
        """The chance that so many ranks as are asked for come to a set, pairs that are not planned among them."""
        ranks = hand.ranks[:]
        for _, suit, low in plan.runs:
            for place in range(low, low + self.sight.least_run):
                if hand.held[kind_at(suit, place)]:
                    ranks[RANK_OF_PLACE[place]] -= 1
        likely = list(plan.chances[len(plan.runs) :])
        likely += [
            SPARE_SET * self.set_chance[rank][ranks[rank]]
            for rank in range(RANKS)
            if ranks[rank] >= SET_LEAST - 1 and rank not in plan.sets
        ]
        return so_many(self.sets, likely)


def so_many(least: int, likely: Iterable[float]) -> float:
    """The chance that at least so many of independent events happen."""
    fewer = [1.0] + [0.0] * (least - 1)
    for one in likely:
        for number in range(least - 1, 0, -1):
            fewer[number] += one * (fewer[number - 1] - fewer[number])
        fewer[0] *= 1.0 - one
    return 1.0 - sum(fewer)
