"""The legal actions as a numbered list, grouped so that it can be taken in at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stolik.games.action import Action, Play
from stolik.games.canasta.plays import made_of
from stolik.games.canasta.view import CanastaView

GROUPS = ("draw", "take", "pass", "yes", "no", "lay", "add", "ask", "stop", "discard")
OPENS = ("take", "lay", "add")
WILD_LAST = {"2": 1, "Jk": 2}


@dataclass(frozen=True)
class Choice:
    """An action with its number; `risky` if the match is lost by it, `points` what it brings to an opening."""

    number: int
    action: Action | Play
    risky: bool
    points: int = 0

    @property
    def rest(self) -> str:
        """What the action's text says after its verb."""
        return self.action.text.partition(" ")[2]


Menu = Sequence[tuple[str, Sequence[Choice]]]
"""Verbs, each with its choices."""


def menu_of(view: CanastaView, whole_hand: Play | None = None) -> Menu:
    """The legal actions of the seat that looks; before them the play that lays its whole hand, where there is one."""
    losing = {action.id for action in view.losing}
    groups: list[tuple[str, list[Choice]]] = []
    number = 0
    if whole_hand is not None:
        number = 1
        groups.append(("all", [Choice(1, whole_hand, risky=False)]))
    for verb in GROUPS:
        actions = sorted((action for action in view.legal if _verb(action) == verb), key=_order)
        choices = []
        for action in actions:
            number += 1
            points = made_of(view.rules, Play((action,))) if view.owed > 0 else 0
            choices.append(Choice(number, action, action.id in losing, points if verb in OPENS else 0))
        if choices:
            groups.append((verb, choices))
    return groups


def _verb(action: Action) -> str:
    return action.text.partition(" ")[0]


def _order(action: Action) -> tuple[int, int]:
    words = action.text.split()
    return WILD_LAST.get(words[-1], 0) if words[0] == "discard" else 0, action.id


def pick(menu: Menu, number: int) -> Action | Play | None:
    """The action of that number."""
    for _, choices in menu:
        for choice in choices:
            if choice.number == number:
                return choice.action
    return None
