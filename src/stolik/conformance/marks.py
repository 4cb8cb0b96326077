"""How the suite tells actions apart, and takes some of very many."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.action import Action

MOST = 150
"""So many actions of a list are tried one by one."""


def mark(action: Action) -> int | str:
    """What stands for the class of an action: its number, or the text of a whole move, which has none."""
    return action.id if action.id >= 0 else action.text


def some(actions: Sequence[Action], most: int = MOST) -> Sequence[Action]:
    """The actions, or where there are too many so many of them, from the whole list."""
    return actions[:: -(-len(actions) // most)] if len(actions) > most else actions
