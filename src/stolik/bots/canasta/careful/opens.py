"""The opening of a side: whether to lay it now, and the step that begins it or goes on with it."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.opening import Plan, opening_step, owes_canasta, plan
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.games.canasta.classes import BLACK3

DEAR: Final = 26
"""What it is worth that the side has opened."""
OWED: Final = 0.5
"""The same for every point that is asked: a high minimum is met seldom."""
LEFT: Final = 3
"""Cards that an opening should leave in the hand."""
EMPTY: Final = 100
"""What it costs to be left with less."""
MUST: Final = 500
"""What finishing an opening is worth that has been begun."""


def opening(reading: Reading) -> list[Appraisal]:
    """The next step of the opening above ending the turn without it; nothing where the minimum cannot be reached."""
    sight, choices, view = reading.sight, reading.choices, reading.view
    if sight.rules.black3_free and BLACK3 in choices.lays:
        return [Appraisal(choices.lays[BLACK3], float(MUST))]
    begun = view.lays > 0 or view.pile_waits
    way = plan(sight.rules, sight.n, sight.m, sight.w, view.owed, canasta=owes_canasta(sight))
    if way is None and not begun:
        return []
    step = opening_step(sight, choices)
    if step is None:
        return []
    if begun or way is None:
        return [Appraisal(step, float(MUST), (Reason(Why.OPENS, {"needed": view.owed}),))]
    gain = opening_gain(reading, way)
    why = Why.OPENS if gain > 0 else Why.OPENING_IS_DEAR
    return [Appraisal(step, gain, (Reason(why, {"needed": view.owed, "wilds": way.wilds}),))]


def opening_gain(reading: Reading, way: Plan) -> float:
    """What opening now in this way gains."""
    sight = reading.sight
    if sight.dump:
        return float(MUST)
    gain = DEAR + OWED * sight.view.owed - way.cost
    return gain - EMPTY if sight.size - way.cards < LEFT else gain
