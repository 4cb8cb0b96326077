"""What one seat alone sees."""

from __future__ import annotations

from stolik.desk.card_texts import card_texts, joined
from stolik.desk.choina.choice import choice_of
from stolik.desk.choina.claim import asked_of
from stolik.desk.choina.stage import Stage, steps_of
from stolik.desk.offer import Mine
from stolik.desk.said import Said
from stolik.games.choina.core import BUY, DRAW, PLAY, hand_kinds
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import STEPS
from stolik.games.violation import RuleViolation


def choina_mine(state: ChoinaState, seat: int, undo: str) -> Mine:
    """The hand of a seat, and what it can do or is asked; `undo` is the act that it can take back."""
    hand = card_texts(hand_kinds(state.core, seat))
    if state.seat == seat and state.core.phase in (BUY, DRAW, PLAY):
        return Mine(seat, hand, choice_of(state, Stage(state, ()), ()), undo=_undo(state, undo))
    return Mine(seat, hand, asked=asked_of(state, seat))


def choina_hands(state: ChoinaState) -> tuple[tuple[str, ...], ...]:
    """The hands by seat."""
    return tuple(card_texts(hand_kinds(state.core, seat)) for seat in range(state.core.rules.players))


def _undo(state: ChoinaState, act: str) -> Said | None:
    """What is taken back: the cards that were laid."""
    if not act:
        return None
    try:
        steps = steps_of(state, act)
    except RuleViolation:  # the cards are on the table now, so the words may no longer be ones that the rules allow
        return Said("desk-undo-cards", {"cards": ""})
    return Said("desk-undo-cards", {"cards": joined(kind for step in steps for kind in STEPS[step.id].kinds)})
