"""What a table asks about a step before it is done."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action
from stolik.games.canasta.losing import losing_actions
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import ASK, DISCARD, DRAW, NO, PASS, STEPS, STOP, YES
from stolik.games.game import State

SHOWING: Final = frozenset((DRAW, PASS, STOP, ASK, YES, NO, DISCARD))
"""Steps that show a card of the stock, or pass the turn on."""


def shows_nothing(action: Action) -> bool:
    """Whether the seat in turn knows after the action what it knew before, if it is still in turn."""
    return STEPS[action.id].verb not in SHOWING


def is_losing(state: State, action: Action) -> bool:
    """Whether the match is lost after this legal action, whatever follows in the turn."""
    assert isinstance(state, CanastaState)
    return bool(losing_actions(state.core, [action]))
