"""Asking the partner, and answering him (A71-A73)."""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import points
from stolik.games.canasta.rules import ASK_LAY_OUT
from stolik.games.canasta.steps import NO, YES


def choose_answer(sight: Sight, choices: Choices) -> Action:
    """Yes or no to the partner."""
    yes = says_yes(sight)
    return choices.says[YES if yes else NO]


def says_yes(sight: Sight) -> bool:
    if sight.rules.ask == ASK_LAY_OUT:
        return True
    return bool(sight.threat) or sight.dump or points(sight.view.hand) <= 100
