"""Lay melds of the contract, or hold them back; add cards, or keep them."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.choina.careful.others import Others
from stolik.bots.choina.lays import HARM, PRESSING, planner_after
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.worth import OUT, Worth
from stolik.games.choina.hands import PLACES, kind_at
from stolik.games.choina.steps import ADD_RUN, ADD_SET, LAY_RUN, LAY_SET, STEPS, Step

READY: Final = 0.5
"""What it is worth by itself that a meld lies: one more way for own cards to leave the hand."""


def appraise_lays(sight: Sight, worth: Worth, others: Others, least: float) -> list[Appraisal]:
    """Every lay and addition; `least` is what the turn is worth that lays nothing more."""
    steps = [(STEPS[action.id], action) for action in sight.view.legal]
    before = worth.planner.plan(sight.hand).chance
    held = worth.of(sight.hand, -1)
    found: list[Appraisal] = []
    for step, action in steps:
        if LAY_SET <= step.verb <= LAY_RUN:
            gain, why = _meld(sight, others, before, step)
        elif ADD_SET <= step.verb <= ADD_RUN:
            gain, why = _addition(sight, worth, others, held, step)
        else:
            continue
        found.append(Appraisal(action, least + gain, why))
    return found


def _meld(sight: Sight, others: Others, before: float, step: Step) -> tuple[float, tuple[Reason, ...]]:
    """A meld of the contract: what it saves if the deal ends, less what it spoils.

    The places that it gives the others count nothing: melds held back for that won no more matches.
    """
    points = sum(sight.rules.values[kind >> 2] for kind in step.kinds)
    after = planner_after(sight, step).plan(sight.hand.without(step.kinds)).chance
    why: list[Reason] = []
    saved = READY + others.ends * points
    # a meld as large as possible, where cards are equal
    saved += points / 1000
    if not sight.rules.whole and sight.turns > PRESSING and after < HARM * before:
        saved -= OUT * (before - after) + READY
        why.append(Reason(ChoinaReason.SPOILS))
    elif not sight.rules.whole:
        saved -= 0.01 * (before - after)
    else:
        saved += after
    places = _places(others, step)
    if not why:
        if others.ends > 0.15:
            why.append(Reason(ChoinaReason.MAY_END))
        why.append(Reason(ChoinaReason.SPARES, {"points": points}))
        if places >= 1:
            why.append(Reason(ChoinaReason.GIVES_PLACES, {"cards": int(places + 0.5)}))
    return saved, tuple(why)


def _addition(sight: Sight, worth: Worth, others: Others, held: float, step: Step) -> tuple[float, tuple[Reason, ...]]:
    """A card that joins a meld."""
    gain = worth.of(sight.hand.without(step.kinds), -1) - held
    points = sight.rules.values[step.kinds[0] >> 2]
    if gain <= 0:
        return gain, (Reason(ChoinaReason.SPOILS),)
    why = [Reason(ChoinaReason.MAY_END)] if others.ends > 0.15 else []
    return gain, (*why, Reason(ChoinaReason.SPARES, {"points": points}))


def _places(others: Others, step: Step) -> float:
    """How many cards the others may add to a new meld."""
    if step.verb == LAY_SET:
        kinds = [4 * step.rank + suit for suit in range(4)]
    else:
        kinds = [kind_at(step.suit, place) for place in (step.low - 1, step.high + 1) if 0 <= place < PLACES]
    total = 0.0
    for seat in others.seats:
        if others.lays_off(seat):
            for kind in kinds:
                if not others.takes[kind]:
                    total += others.holds(seat, kind)
    return total
