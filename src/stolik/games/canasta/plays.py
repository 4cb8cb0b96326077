"""Plays: several steps, all or none."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action, Play
from stolik.games.canasta.classes import BLACK3
from stolik.games.canasta.core import NEED_SEAT, Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.outlook import opening_open
from stolik.games.canasta.perform import perform
from stolik.games.canasta.refusal import why_not
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.steps import ASK, DISCARD, DRAW, PASS, STEPS, STOP
from stolik.games.violation import RuleViolation

LAST: Final = (DRAW, ASK, DISCARD, STOP, PASS)
"""Steps that show something new or end the turn."""


def check_play(core: Core, play: Play) -> None:
    """Raise RuleViolation unless every step of the play is legal in its turn.

    A play stays within a turn and shows nothing new: drawing and asking are only ever its last step, and so is what
    earns the bonus cards.
    """
    last = len(play.steps) - 1
    trial = core.copy()
    for at, action in enumerate(play.steps):
        if at and (trial.need != NEED_SEAT or trial.seat != core.seat):
            raise refusal(Fault.PLAY_REVEALS)
        step = STEPS[action.id]
        if action not in legal_actions(trial):
            found = why_not(trial, step, action.cards)
            if found is not None:
                raise _as_opening(core, play, found)
        if at < last and step.verb in LAST:
            raise refusal(Fault.PLAY_REVEALS)
        stock = trial.top
        before = trial.copy() if at < last and trial.bonus_left else trial
        perform(trial, action.id, action.cards)
        if at < last and trial.top != stock:
            raise _without_bonus(before, play.steps[at:]) or refusal(Fault.PLAY_BRINGS_BONUS)
    if trial.need == NEED_SEAT and trial.seat == core.seat and opening_open(trial):
        needs, made = trial.minimum[trial.side], opening_points(trial, trial.side)
        if made >= needs:
            raise refusal(Fault.OPENING_NEEDS_CANASTA, needs=needs)
        raise refusal(Fault.OPENING_PLAY_SHORT, needs=needs, made=made)


def _without_bonus(core: Core, steps: tuple[Action, ...]) -> RuleViolation | None:
    """Why what follows the canasta in a play is refused even if it brings no bonus cards."""
    core.bonus_left = 0
    for action in steps:
        found = why_not(core, STEPS[action.id], action.cards)
        if found is not None or STEPS[action.id].verb in LAST:
            return found
        perform(core, action.id, action.cards)
    return None


def _as_opening(core: Core, play: Play, found: RuleViolation) -> RuleViolation:
    """A play that lays an opening of too few points is told what its own cards make."""
    if found.code != Fault.OPENING_SHORT.value:
        return found
    side = core.side
    made = opening_points(core, side) + made_of(core.rules, play)
    if made >= core.minimum[side]:
        return found
    return refusal(Fault.OPENING_PLAY_SHORT, needs=core.minimum[side], made=made)


def made_of(rules: Rules, play: Play) -> int:
    """What the cards that a play lays, with the pile card it takes, count towards an opening."""
    points = 0
    for action in play.steps:
        step = STEPS[action.id]
        if step.cls == BLACK3 and rules.black3_free:
            continue
        if step.verb not in LAST:
            points += step.worth
    return points
