"""Take the pile or draw; with the stock empty, take or pass."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.wide.reasons import WideReason
from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.pile import draw_worth, take_worth
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.canasta.core import Core
from stolik.games.canasta.steps import DRAW, PASS, STEPS


def takes(worth: Worth, place: Core, choices: Choices) -> tuple[Appraisal, ...]:
    """The answers to the question what to begin the turn with, the best first."""
    view = worth.sight.view
    cards = len(view.pile) + view.under
    before = worth.of(place)
    found = []
    other = choices.says.get(DRAW) or choices.says.get(PASS)
    if other is not None:
        points = draw_worth(worth, place) if DRAW in choices.says else 0.0
        why = (Reason(WideReason.LEAVES_PILE, {"cards": cards}),) if choices.takes else ()
        found.append(Appraisal(other, points, why))
    for action in choices.takes:
        gain = take_worth(worth, place, STEPS[action.id]) - before
        found.append(Appraisal(action, gain, (Reason(WideReason.TAKES_PILE, {"cards": cards}),)))
    # among equals the first answer stands first: who gains nothing by the pile draws
    found.sort(key=lambda each: -each.points)
    return tuple(found) or (Appraisal(view.legal[0], 0.0),)
