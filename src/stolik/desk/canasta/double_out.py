"""After the partner has gone out: how the whole hand can be laid."""

from __future__ import annotations

from stolik.games.canasta.core import DOUBLE, NEED_SEAT, Core
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.perform import perform
from stolik.games.canasta.steps import PASS, STEPS


def whole_hand(core: Core) -> str:
    """One play that empties the hand of the partner of whoever went out: there every legal lay leads to that."""
    trial = core.copy()
    steps: list[str] = []
    while trial.need == NEED_SEAT and trial.phase == DOUBLE:
        lays = [action for action in legal_actions(trial) if STEPS[action.id].verb != PASS]
        action = max(lays, key=lambda lay: STEPS[lay.id].count)
        steps.append(action.text)
        perform(trial, action.id, action.cards)
    return "; ".join(steps)
