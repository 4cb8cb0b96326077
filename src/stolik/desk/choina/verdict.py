"""What the rules say to an action or play: the engine is asked, always."""

from __future__ import annotations

from stolik.desk.offer import Offer
from stolik.desk.refusing import refusal_of
from stolik.desk.said import Refusal, Said
from stolik.games.choina.state import ChoinaState
from stolik.games.violation import NotationError, RuleViolation


def verdict(state: ChoinaState, act: str) -> Refusal | None:
    """Why an act is not possible, if it is not. Raises NotationError."""
    try:
        state.check(state.parse(act))
    except RuleViolation as found:
        return refusal_of(found, state.rule_set)
    return None


def offer(
    state: ChoinaState, act: str, label: Said, place: str = "", *, primary: bool = False, stage: bool = False
) -> Offer:
    """An act as something to do, or to put ready, at once. Raises NotationError."""
    refusal = verdict(state, act)
    return Offer(act, label, place, stage=stage, primary=primary and refusal is None, refusal=refusal)


def possible(state: ChoinaState, act: str) -> bool:
    """Whether the rules allow an act."""
    try:
        return verdict(state, act) is None
    except NotationError:
        return False
