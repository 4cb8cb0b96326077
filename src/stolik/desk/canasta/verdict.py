"""What the rules say to an action or play: the engine is asked, always."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.desk.refusing import refusal_of
from stolik.desk.said import Refusal
from stolik.games.action import Action, Play
from stolik.games.canasta.core import DREW, PLAY, TAKE, Core
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.losing import losing_actions
from stolik.games.canasta.perform import perform
from stolik.games.canasta.plays import check_play
from stolik.games.canasta.refusal import TAKES
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import STEPS
from stolik.games.violation import RuleViolation

HOW_IT_ENDS = frozenset(
    fault.value
    for fault in (
        Fault.OPENING_SHORT,
        Fault.OPENING_NEEDS_CANASTA,
        Fault.OPENING_KEEPS_NOTHING,
        Fault.MUST_KEEP_CARD,
        Fault.MUST_GO_OUT,
        Fault.MUST_NOT_GO_OUT,
        Fault.BLACK_THREE_NOT_LAST,
        Fault.NEEDS_SAMBA,
    )
)
"""Faults that are not those of the cards, but of how the turn could end after them."""


@dataclass(frozen=True)
class Verdict:
    """Why something is not possible, if it is not, and whether the match is lost by it."""

    refusal: Refusal | None = None
    loses: bool = False


def steps_of(meant: Action | Play) -> tuple[Action, ...]:
    """The steps of an action or play."""
    return meant.steps if isinstance(meant, Play) else (meant,)


def verdict(state: CanastaState, act: str) -> Verdict:
    """What the rules say to an act. Raises NotationError."""
    try:
        meant = state.parse(act)
        state.check(meant)
    except RuleViolation as found:
        return Verdict(refusal_of(found, state.rule_set))
    return Verdict(None, _loses(state.core, steps_of(meant)))


def opening_verdict(state: CanastaState, act: str) -> Verdict:
    """The same for a whole opening, which must reach the minimum even where it is a single step.

    Before cards are taken what is asked first is whether it would do with what is in the hand now.
    """
    try:
        play = Play(steps_of(state.parse(act)))
        if state.core.phase == TAKE and STEPS[play.steps[0].id].verb not in TAKES:
            _check_beforehand(state.core, play)
        state.check_play(play)
    except RuleViolation as found:
        return Verdict(refusal_of(found, state.rule_set))
    return Verdict(None, _loses(state.core, play.steps))


def taken(core: Core) -> None:
    """Let the turn go on as if cards had been taken, without any that came."""
    core.phase = PLAY
    core.began = DREW


def _check_beforehand(core: Core, play: Play) -> None:
    supposed = core.copy()
    taken(supposed)
    try:
        check_play(supposed, play)
    except RuleViolation as found:
        if found.code not in HOW_IT_ENDS:
            raise


def _loses(core: Core, steps: tuple[Action, ...]) -> bool:
    """Whether the match is certainly lost after these legal steps."""
    if not core.rules.may_lose:
        return False
    trial = core.copy() if len(steps) > 1 else core
    for at, action in enumerate(steps):
        if losing_actions(trial, [action]):
            return True
        if at < len(steps) - 1:
            perform(trial, action.id, action.cards)
    return False
