"""The legal actions as a numbered list, grouped so that it can be taken in at a glance."""

from __future__ import annotations

from collections import Counter

from stolik.desk.canasta.spare import use_in_runs
from stolik.games.action import Action, Play
from stolik.games.canasta.classes import KIND_AT
from stolik.games.canasta.plays import made_of
from stolik.games.canasta.steps import ADD_NATURAL, LAY_NATURALS, LAY_WITH_WILD, STEPS, TAKE_PAIR, TAKE_WILD
from stolik.games.canasta.view import CanastaView
from stolik.terminal.menu import Choice, Menu, verb_of

GROUPS = ("draw", "take", "pass", "yes", "no", "lay", "run", "add", "extend", "join", "ask", "stop", "discard")
OPENS = ("take", "lay", "run", "add", "extend")
ALIKE = (TAKE_PAIR, TAKE_WILD, LAY_NATURALS, LAY_WITH_WILD, ADD_NATURAL)
"""Verbs of steps that differ only in the suits of the cards they move: one of those is enough to choose from."""
WILD_LAST = {"2": 1, "Jk": 2}


def menu_of(view: CanastaView, whole_hand: Play | None = None) -> Menu:
    """The legal actions of the seat that looks; before them the play that lays its whole hand, where there is one."""
    losing = {action.id for action in view.losing}
    groups: list[tuple[str, list[Choice]]] = []
    number = 0
    if whole_hand is not None:
        number = 1
        groups.append(("all", [Choice(1, whole_hand, risky=False)]))
    shown = _one_of_each(view)
    for verb in GROUPS:
        actions = sorted((action for action in shown if verb_of(action) == verb), key=_order)
        choices = []
        for action in actions:
            number += 1
            points = made_of(view.rules, Play((action,))) if view.owed > 0 else 0
            counted = points if verb in OPENS else 0
            choices.append(Choice(number, action, action.id in losing, counted, alike=shown[action] > 1))
        if choices:
            groups.append((verb, choices))
    return groups


def _one_of_each(view: CanastaView) -> dict[Action, int]:
    """The legal actions, of those that differ only in suits the one sequences need least; how many it stands for."""
    held = Counter(view.cards)
    found: dict[tuple[int, ...], list[Action]] = {}
    for action in view.legal:
        step = STEPS[action.id]
        alike = step.verb in ALIKE and bool(step.suits)
        key = (step.verb, step.cls, step.slot, step.wild, step.alone) if alike else (-1, action.id)
        found.setdefault(key, []).append(action)

    def cost(action: Action) -> tuple[int, int]:
        step = STEPS[action.id]
        return sum(use_in_runs(KIND_AT[step.cls][suit], held) for suit in step.suits), action.id

    return {min(actions, key=cost) if len(actions) > 1 else actions[0]: len(actions) for actions in found.values()}


def _order(action: Action) -> tuple[int, int]:
    words = action.text.split()
    return WILD_LAST.get(words[-1], 0) if words[0] == "discard" else 0, action.id
