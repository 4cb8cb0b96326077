"""The text of an action with the very cards that it moves."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.action import Action
from stolik.games.canasta.classes import CLASS_OF
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import ADD_WILD, STEPS, SUITED, TAKE_PAIR, TAKE_WILD, Step
from stolik.games.game import State


def exact_text(state: State, action: Action) -> str:
    """The action as it is written with its cards: those it names, else the lowest of their class in the hand."""
    step = STEPS[action.id]
    if action.cards or step.id >= SUITED or state.seat is None or not (step.count or step.wild >= 0):
        return action.text
    assert isinstance(state, CanastaState)
    return _text(step, [card_text(kind) for kind in _moved(hand_kinds(state.core, state.seat), step)])


def _moved(hand: list[int], step: Step) -> list[int]:
    # a hand lies by class, the lowest cards first, as the engine takes them
    naturals = [kind for kind in hand if CLASS_OF[kind] == step.cls][: step.count]
    wilds = [kind for kind in hand if CLASS_OF[kind] == step.wild][: 1 if step.wild >= 0 else 0]
    return naturals + wilds


def _text(step: Step, cards: list[str]) -> str:
    verb, _, rest = step.text.partition(" ")
    if step.verb in (TAKE_PAIR, TAKE_WILD):
        return f"take {'top ' if step.alone else ''}{' '.join(cards)}"
    if step.verb == ADD_WILD:
        return f"add {cards[0]} to {rest.rpartition(' ')[2]}"
    return f"{verb} {''.join(cards)}"
