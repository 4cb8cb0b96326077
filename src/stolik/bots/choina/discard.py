"""Which card to discard: the one without which the hand is worth most."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.sight import Sight
from stolik.bots.choina.worth import Worth
from stolik.games.action import Action
from stolik.games.choina.steps import DISCARD, STEPS

WANTED: Final = 1.0
"""What it costs to throw a card that goes with one the next player is known to hold."""


def choose_discard(sight: Sight, worth: Worth) -> Action | None:
    """The best discard, or None where none is allowed."""
    best, chosen = None, None
    for action in sight.view.legal:
        step = STEPS[action.id]
        if step.verb == DISCARD:
            kind = step.kinds[0]
            value = worth.of(sight.hand.without((kind,))) - danger(sight, kind)
            # of equal ones the highest rank, which the list has last
            if best is None or value >= best:
                best, chosen = value, action
    return chosen


def danger(sight: Sight, kind: int) -> float:
    """How much a card may help the next player, by what he is known to hold."""
    view = sight.view
    wanted = 0.0
    for known in view.known_cards((view.seat + 1) % sight.rules.players):
        if known >> 2 == kind >> 2 or (known & 3 == kind & 3 and abs((known >> 2) - (kind >> 2)) <= 2):
            wanted = WANTED
    return wanted
