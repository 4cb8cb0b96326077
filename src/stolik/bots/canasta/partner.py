"""Asking the partner, and answering him (A71-A73)."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.out import out_plan
from stolik.bots.canasta.sight import CALM, Sight
from stolik.bots.canasta.standing import out_pays, out_wins
from stolik.games.action import Action
from stolik.games.canasta.rules import ASK_GO_OUT, ASK_LAY_OUT, ASK_MANDATORY
from stolik.games.canasta.steps import ASK, NO, YES

DEAR_HAND: Final = 100
"""A hand of more points than this should rather be laid before the partner goes out."""
ASKED_FROM: Final = 6
"""A partner with so many cards is asked, where one is free not to."""


def question(sight: Sight, choices: Choices) -> Action | None:
    """The question to the partner, where it should be put: about going out only, for no answer makes laying better."""
    ask = worth_asking(sight, choices)
    return ask if ask is not None and out_plan(sight) is not None and out_pays(sight) else None


def worth_asking(sight: Sight, choices: Choices) -> Action | None:
    """The question to the partner, where he should be heard before one goes out."""
    ask = choices.says.get(ASK)
    if ask is None or sight.rules.ask == ASK_LAY_OUT:
        return None
    if sight.rules.ask == ASK_GO_OUT:
        partner = (sight.view.seat + 2) % sight.rules.players
        if sight.view.sizes[partner] < ASKED_FROM or sight.threat != CALM or sight.dump:
            return None
    if out_wins(sight, sight.view.seat) and sight.rules.ask != ASK_MANDATORY:
        return None
    return ask


def answer(sight: Sight, choices: Choices) -> Action:
    """Yes or no to the partner."""
    return choices.says[YES if agrees(sight) else NO]


def agrees(sight: Sight) -> bool:
    """Whether the own seat would have its partner do what he asks."""
    view, rules = sight.view, sight.rules
    if rules.ask == ASK_LAY_OUT:
        # pairs are needed for a large frozen pile; an opening helps both in any case
        return not view.opened[sight.side] or not (sight.frozen and len(view.pile) > 8) or sight.threat != CALM
    if sight.threat != CALM or sight.dump or out_wins(sight, view.asker):
        return True
    return sight.hand_cost <= DEAR_HAND
