"""The order in which `plain` lays cards where melds are of many kinds."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.games.action import Action
from stolik.games.canasta.classes import CANASTA
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    EXTEND_RUN,
    JOIN,
    LAY_NATURALS,
    LAY_WILDS,
    LAY_WITH_WILD,
    START_RUN,
    Step,
)
from stolik.games.canasta.view import CanastaView

ORDER: Final = {
    JOIN: 0,
    EXTEND_RUN: 1,
    ADD_NATURAL: 2,
    START_RUN: 3,
    LAY_NATURALS: 4,
    ADD_TO_WILDS: 6,
    ADD_WILD: 7,
    LAY_WILDS: 8,
    LAY_WITH_WILD: 9,
}
"""Naturals before wild cards, additions before new melds, sequences before sets."""
ONTO_FINISHED: Final = 5
"""A card for a canasta that lies already."""


def simplest_lay(view: CanastaView, choices: Choices) -> Action | None:
    """The lay that comes first; two melds are joined only where that makes a canasta, or where nothing else is left."""
    best: Action | None = None
    first = len(ORDER) + 1
    for step, action in choices.wide_lays:
        place = ORDER[step.verb]
        if step.verb in (ADD_NATURAL, JOIN):
            size = meld_size(view, step)
            if step.verb == ADD_NATURAL:
                place = ONTO_FINISHED if size >= CANASTA else place
            elif not makes_canasta(view, step):
                continue
        if place < first:
            best, first = action, place
    if best is None and choices.wide_lays and not (choices.discards or choices.says):
        return choices.wide_lays[0][1]
    return best


def meld_size(view: CanastaView, step: Step, slot: int = -1) -> int:
    """How many cards the own rank meld has that a step names (or the one of this slot)."""
    at = view.side + view.rules.sides * (step.slot if slot < 0 else slot)
    return (view.nat[at] + view.twos[at] + view.jokers[at]) >> 4 * step.cls & 15


def makes_canasta(view: CanastaView, step: Step) -> bool:
    """Whether joining the two melds of a rank makes a canasta of them, where there was none."""
    first, second = meld_size(view, step, 0), meld_size(view, step, 1)
    return max(first, second) < CANASTA <= first + second
