"""What to lay before the discard when this turn is not the last one."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.plan import Planner
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.worth import Worth
from stolik.games.action import Action
from stolik.games.choina.steps import ADD_RUN, ADD_SET, LAY_RUN, LAY_SET, STEPS, Step

HARM: Final = 0.9
"""It lays no meld that leaves less than this of the chance for the whole contract, unless time presses."""
PRESSING: Final = 3.0


def choose_lay(sight: Sight, worth: Worth) -> Action | None:
    """The best lay or addition, or None to lay nothing more."""
    steps = [(STEPS[action.id], action) for action in sight.view.legal]
    lays = [pair for pair in steps if LAY_SET <= pair[0].verb <= LAY_RUN]
    if lays and (lay := _meld(sight, worth, lays)) is not None:
        return lay
    adds = [pair for pair in steps if ADD_SET <= pair[0].verb <= ADD_RUN]
    return _addition(sight, worth, adds) if adds else None


def _meld(sight: Sight, worth: Worth, lays: list[tuple[Step, Action]]) -> Action | None:
    """A meld of the contract: the one that leaves most of the rest in reach, then the dearest.

    It lays at once: melds held back give the others no places, but won no more matches, and may cost points.
    """
    before = worth.planner.plan(sight.hand).chance
    whole = sight.rules.whole
    least = 0.0 if whole or sight.turns <= PRESSING else HARM * before
    values = sight.rules.values
    best, chosen = (-1.0, 0), None
    for step, action in lays:
        planner = planner_after(sight, step)
        rated = planner.plan(sight.hand.without(step.kinds)).chance, sum(values[kind >> 2] for kind in step.kinds)
        if rated[0] >= least and rated > best:
            best, chosen = rated, action
    return chosen


def planner_after(sight: Sight, step: Step) -> Planner:
    """The planner of what is left of the contract once a meld lies."""
    if step.verb == LAY_SET:
        barred = 1 << step.rank if sight.rules.ranks_differ else 0
        return Planner(sight, sight.sets - 1, sight.runs, barred)
    return Planner(sight, sight.sets, sight.runs - 1, 0, 1 << step.suit)


def _addition(sight: Sight, worth: Worth, adds: list[tuple[Step, Action]]) -> Action | None:
    """The card whose laying gains most, where one gains anything."""
    best, chosen = worth.of(sight.hand, -1), None
    for step, action in adds:
        value = worth.of(sight.hand.without(step.kinds), -1)
        if value > best:
            best, chosen = value, action
    return chosen
