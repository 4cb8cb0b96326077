"""How `plain` plays canasta: it lays all it can, discards its lowest card, takes the pile when it runs out of cards."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.simple import simplest_lay
from stolik.games.action import Action
from stolik.games.canasta.classes import VALUE
from stolik.games.canasta.rules import ASK_MANDATORY
from stolik.games.canasta.steps import ASK, DRAW, PASS, STOP, YES
from stolik.games.canasta.view import CanastaView

FEW: Final = 5
"""With so many cards or fewer it takes the pile: by drawing alone a hand that is laid at once never grows again."""


def choose(view: CanastaView) -> Action:
    """The choice of a view whose seat must act."""
    choices = Choices(view)
    says = choices.says
    if ASK in says and view.rules.ask == ASK_MANDATORY:
        # without the partner's yes it could never lay its last cards
        return says[ASK]
    if choices.takes and (view.sizes[view.seat] <= FEW or not says):
        # an empty stock may force it (B55); of all ways the last costs the hand least
        return choices.takes[-1]
    for verb in (DRAW, PASS, YES):
        if verb in says:
            return says[verb]
    lay = simplest_lay(view, choices) if view.rules.wide else choices.any_lay()
    if lay is not None:
        return lay
    if STOP in says:
        return says[STOP]
    return choices.discards[min(choices.discards, key=lambda cls: (VALUE[cls], cls))]
