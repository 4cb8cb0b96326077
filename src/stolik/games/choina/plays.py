"""Plays: several steps, all or none."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Play
from stolik.games.choina.core import NEED_SEAT, Core
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.legal import legal_ids
from stolik.games.choina.perform import perform
from stolik.games.choina.refusal import why_not
from stolik.games.choina.steps import ADD_RUN, ADD_SET, LAY_RUN, LAY_SET, STEPS
from stolik.games.violation import refuse

WITHIN: Final = (LAY_SET, LAY_RUN, ADD_SET, ADD_RUN)
"""Steps that show nothing new and leave the turn where it is."""


def check_play(core: Core, play: Play) -> None:
    """Raise RuleViolation unless every step of the play is legal in its turn.

    A play stays within a turn and shows nothing new: whatever else there is can only be its last step.
    """
    last = len(play.steps) - 1
    trial = core.copy()
    for at, action in enumerate(play.steps):
        if at and (trial.need != NEED_SEAT or trial.seat != core.seat):
            raise refusal(Fault.LAST_STEP_ONLY)
        step = STEPS[action.id]
        if action.id not in legal_ids(trial):
            refuse(why_not(trial, step))
        if at < last and step.verb not in WITHIN:
            raise refusal(Fault.LAST_STEP_ONLY)
        perform(trial, action.id)
