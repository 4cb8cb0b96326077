"""What to lay in a turn of a side that has opened."""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.place import after
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3
from stolik.games.canasta.core import Core
from stolik.games.canasta.rules import BLACK3_ANYTIME
from stolik.games.canasta.steps import Step


def binds(worth: Worth, step: Step) -> bool:
    """Whether a lay leaves its player nothing but to go out: black threes, where they are laid only so."""
    return step.cls == BLACK3 and worth.rules.black3 != BLACK3_ANYTIME


def choose_lay(worth: Worth, place: Core, choices: Choices) -> Action | None:
    """The lay that gains most, or None when none gains anything."""
    best: Action | None = None
    most = worth.of(place)
    for step, action in choices.wide_lays:
        if binds(worth, step):
            continue
        reached = worth.of(after(place, step))
        if reached > most:
            best, most = action, reached
    return best
