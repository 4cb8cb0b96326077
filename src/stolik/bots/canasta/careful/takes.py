"""Take the pile or draw; with the stock empty, take or pass."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.pile import draw_worth, take_worth
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_TEXT
from stolik.games.canasta.steps import DRAW, PASS, STEPS, Step


def takes(reading: Reading) -> list[Appraisal]:
    """Draw, pass, and every way to take the pile."""
    choices, sight, view = reading.choices, reading.sight, reading.view
    size: dict[str, int | str] = {"cards": len(view.pile) + view.under}
    poor = (Reason(Why.PILE_IS_POOR, size),) if choices.takes else ()
    found = []
    if DRAW in choices.says:
        found.append(Appraisal(choices.says[DRAW], float(draw_worth(sight)) if choices.takes else 0.0, poor))
    if PASS in choices.says:
        found.append(Appraisal(choices.says[PASS], 0.0, poor))
    for action in choices.takes:
        step = STEPS[action.id]
        found.append(Appraisal(action, float(take_worth(sight, step)), tuple(_reasons(reading, step, size))))
    return found


def _reasons(reading: Reading, step: Step, size: Mapping[str, int | str]) -> list[Reason]:
    """What a take brings, and what it costs."""
    sight, top = reading.sight, step.cls
    if top == BLACK3 or step.alone:
        return [Reason(Why.TAKES_TO_GO_OUT)]
    found = [Reason(Why.TAKES_CARDS, size)]
    before = sight.m[top] + sight.w[top]
    if before < CANASTA <= before + sight.n[top] + 1:
        found.append(Reason(Why.TAKES_TO_CANASTA, {"rank": CLASS_TEXT[top]}))
    if reading.view.owed > 0:
        found.append(Reason(Why.TAKES_TO_OPEN, {"needed": reading.view.owed}))
    if step.wild >= 0:
        found.append(Reason(Why.COSTS_WILD))
    return found
