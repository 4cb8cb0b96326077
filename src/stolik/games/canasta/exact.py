"""The text of an action with the very cards that it moves."""

from __future__ import annotations

from stolik.games.action import Action
from stolik.games.canasta.classes import CLASS_OF, JOKER
from stolik.games.canasta.core import Core
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.notation_reader import named_action
from stolik.games.canasta.steps import LAY_WILDS, STEPS, Step


def exact_text(core: Core, action: Action) -> str:
    """The action as it is written with its cards: those it names, else the lowest of their class in the hand."""
    step = STEPS[action.id]
    if action.cards or core.seat < 0 or not step.leaves_size or (step.kinds and step.wild < 0):
        return action.text
    return named_action(core, step.id, tuple(_moved(hand_kinds(core, core.seat), step))).text


def _moved(hand: list[int], step: Step) -> list[int]:
    # a hand lies by class, the lowest cards first, as the engine takes them
    naturals = list(step.kinds) or _lowest(hand, step.cls, step.count)
    if step.verb == LAY_WILDS:
        return naturals + _lowest(hand, JOKER, 3 - step.count)
    return naturals + _lowest(hand, step.wild, 1 if step.wild >= 0 else 0)


def _lowest(hand: list[int], cls: int, number: int) -> list[int]:
    return [kind for kind in hand if CLASS_OF[kind] == cls][:number]
