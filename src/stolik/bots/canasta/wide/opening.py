"""The first melds of a side: whether to lay them in this turn, and in which order."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.lays import binds
from stolik.bots.canasta.wide.place import after, lays_of
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.core import Core
from stolik.games.canasta.steps import Step

OPENED: Final = 200
"""What it is worth that a side has opened: only then its partners can add, and it may take the pile with one card."""
LONGEST: Final = 12
"""Lays of an opening that are looked ahead."""


def opens_now(worth: Worth, place: Core) -> bool:
    """Whether to open from the hand in this turn."""
    cost = opening_cost(worth, place)
    return cost is not None and (cost <= OPENED or worth.sight.dump)


def opening_cost(worth: Worth, place: Core) -> float | None:
    """What is lost by laying as much as is owed, or None where no way is found."""
    before = worth.of(place)
    for _ in range(LONGEST):
        if place.owed <= 0:
            return before - worth.of(place)
        found = best_step(worth, place, [step for step in lays_of(place) if not binds(worth, step)])
        if found is None:
            return None
        place = after(place, found)
    return None


def best_step(worth: Worth, place: Core, steps: list[Step]) -> Step | None:
    """The lay towards the minimum: one that gains something, or else what costs least for its points."""
    best: Step | None = None
    most = 0.0
    before = worth.of(place)
    for step in steps:
        gain = worth.of(after(place, step)) - before
        useful = max(1, min(step.worth, place.owed))  # joining two melds brings no points
        # what gains comes first; what costs is measured by the points that it brings
        rank = gain if gain >= 0 else gain / useful
        if best is None or rank > most:
            best, most = step, rank
    return best


def opening_step(worth: Worth, place: Core, choices: Choices) -> Action | None:
    """The next lay towards the minimum."""
    found = best_step(worth, place, [step for step, _ in choices.wide_lays if not binds(worth, step)])
    if found is None:
        return None
    return next(action for step, action in choices.wide_lays if step is found)
