"""The legal actions as a numbered list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stolik.games.action import Action, Play
from stolik.terminal.words import Words


@dataclass(frozen=True)
class Choice:
    """An action with its number; `risky` if the match is lost by it, `points` what it brings to an opening.

    With `alike` other cards will do as well. `note` says what follows from it. `shown` is how it is written for people
    after its verb, where the action's own text is not the plainest way.
    """

    number: int
    action: Action | Play
    risky: bool
    points: int = 0
    alike: bool = False
    note: str = ""
    shown: str = ""

    @property
    def rest(self) -> str:
        """What the action's text says after its verb."""
        return self.action.text.partition(" ")[2]

    def typed(self, words: Words) -> str:
        """The action as it can be typed."""
        return f"{words.action(verb_of(self.action))} {self.shown}" if self.shown else words.action(self.action.text)


Menu = Sequence[tuple[str, Sequence[Choice]]]
"""Verbs, each with its choices."""


def numbered(groups: Iterable[tuple[str, Iterable[Choice]]]) -> Menu:
    """The groups that have choices, numbered from one through all of them."""
    menu: list[tuple[str, Sequence[Choice]]] = []
    number = 0
    for verb, choices in groups:
        found: list[Choice] = []
        for choice in choices:
            number += 1
            found.append(replace(choice, number=number))
        if found:
            menu.append((verb, found))
    return menu


def verb_of(action: Action | Play) -> str:
    """The first word of an action's text."""
    return action.text.partition(" ")[0]


def pick(menu: Menu, number: int) -> Action | Play | None:
    """The action of that number."""
    for _, choices in menu:
        for choice in choices:
            if choice.number == number:
                return choice.action
    return None
