"""How `plain` plays Choina: it lays and adds all it can, draws from the stock, and discards its highest card.

It never asks for a card and always consents.
"""

from __future__ import annotations

from stolik.games.action import Action
from stolik.games.choina.core import ANSWER, CLAIM, PLAY
from stolik.games.choina.steps import ADD_RUN, ADD_SET, ALLOW, LAY_SET, PASS, STEPS, Step
from stolik.games.choina.view import ChoinaView


def choose(view: ChoinaView) -> Action:
    """The choice of a view whose seat must act."""
    legal = view.legal
    if view.phase == PLAY:
        return _play(view)
    wanted = PASS if view.phase == CLAIM else ALLOW if view.phase == ANSWER else -1
    # to draw is the first of what may be taken, to buy a single card the first number
    return next((action for action in legal if action.id == wanted), legal[0])


def _play(view: ChoinaView) -> Action:
    """New melds before additions, large ones before small ones; then the dearest card."""
    values = view.rules.values
    best, chosen = (-1, 0, 0), view.legal[0]
    for action in view.legal:
        step = STEPS[action.id]
        rated = _rated(step, values)
        if rated > best:
            best, chosen = rated, action
    return chosen


def _rated(step: Step, values: tuple[int, ...]) -> tuple[int, int, int]:
    """How soon it takes a step: lays, additions, discards; in each by cards and points."""
    points = sum(values[kind >> 2] for kind in step.kinds)
    if LAY_SET <= step.verb <= ADD_RUN:
        return (2 if step.verb < ADD_SET else 1, step.size, points)
    return 0, points, step.id
