"""Why a step is good or bad: the reasons of a line's first step, the weightiest first."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Reason
from stolik.bots.canasta.careful.wide.reasons import WideReason
from stolik.bots.canasta.careful.wide.turn import Line, Turn
from stolik.bots.canasta.sight import canastas_shown
from stolik.bots.canasta.standing import red_threes, table_points
from stolik.bots.canasta.wide.place import after
from stolik.cards import card_text
from stolik.games.canasta.classes import CANASTA, CLASS_OF, CLASS_TEXT, COUNT, FOUR, TWO, VALUE
from stolik.games.canasta.core import Core
from stolik.games.canasta.runs import run_size
from stolik.games.canasta.steps import ADD_TO_WILDS, DISCARD, LAY_WILDS, Step

SAFE: Final = 0.04
"""A discard that is taken more seldom is safe."""
DEAR: Final = 0.3
"""A card that costs more in the hand than it is worth is thrown for that, where it stays so likely till the end."""
SPARED: Final = 15
BROKEN: Final = 60
"""What a discard may cost the hand at most that spares it, and at least that breaks it, in points."""


def reasons_of(turn: Turn, line: Line) -> tuple[Reason, ...]:
    """The reasons for and against the first step of a line; none for a turn that ends without a discard."""
    if not line.steps:
        return ()
    step = line.steps[0]
    return tuple(_of_discard(turn, line, step) if step.verb == DISCARD else _of_lay(turn, line, step))


def _of_lay(turn: Turn, line: Line, step: Step) -> list[Reason]:
    worth, place = turn.worth, turn.place
    rules, side, view = worth.rules, worth.side, worth.sight.view
    end = after(place, step)
    reasons = []
    if place.owed > 0:
        laid = sum(each.worth for each in line.steps if each.verb != DISCARD)
        reasons.append(Reason(WideReason.OPENS, {"laid": laid, "needed": place.owed}))
    made, now = canastas_shown(place, side), canastas_shown(end, side)
    if now > made:
        threes = red_threes(end, side, now) - red_threes(place, side, made) if COUNT[place.red3[side]] else 0
        points = table_points(end, side) - table_points(place, side) - threes
        reasons.append(_finished(step, points))
        if worth.bonus:
            reasons.append(Reason(WideReason.EARNS_BONUS, {"cards": min(rules.bonus, view.stock_size)}))
        if threes > 0:
            reasons.append(Reason(WideReason.TURNS_RED_THREES, {"points": threes}))
        if rules.going_out and made < rules.canastas_needed <= now:
            reasons.append(Reason(WideReason.ALLOWS_OUT))
        return reasons
    grown = _growth(end, side, step)
    if grown is not None:
        reasons.append(grown)
    if worth.sight.dump or grown is None:
        reasons.append(Reason(WideReason.SAVES_POINTS, {"points": step.worth}))
    return reasons


def _finished(step: Step, points: int) -> Reason:
    if step.grown >= 0:
        return Reason(WideReason.MAKES_SEQUENCE, {"points": points})
    if step.verb in (LAY_WILDS, ADD_TO_WILDS):
        return Reason(WideReason.MAKES_WILDS, {"points": points})
    return Reason(WideReason.MAKES_CANASTA, {"rank": CLASS_TEXT[step.cls], "points": points})


def _growth(end: Core, side: int, step: Step) -> Reason | None:
    """Which meld the step brings nearer to a canasta; None for one that is finished or can be none."""
    if step.grown >= 0:
        return Reason(WideReason.GROWS_SEQUENCE, {"missing": CANASTA - run_size(step.grown)})
    if step.verb in (LAY_WILDS, ADD_TO_WILDS):
        lying = (end.nat[side] & 15) + (end.nat[side] >> 4 * TWO & 15)
        return Reason(WideReason.GROWS_WILDS, {"missing": CANASTA - lying})
    at = side + end.rules.sides * step.slot
    size = (end.nat[at] + end.twos[at] + end.jokers[at]) >> 4 * step.cls & 15
    if step.cls < FOUR or not 0 < size < CANASTA:
        return None
    return Reason(WideReason.GROWS_CANASTA, {"rank": CLASS_TEXT[step.cls], "missing": CANASTA - size})


def _of_discard(turn: Turn, line: Line, step: Step) -> list[Reason]:
    worth, taker = turn.worth, turn.taker
    sight = worth.sight
    card = _card(turn, step)
    reasons = []
    if step.cls <= TWO and not sight.frozen:
        reasons.append(Reason(WideReason.FREEZES, {"cards": taker.cards}))
    cost = sight.costs[step.cls]
    if cost > VALUE[step.cls] and worth.dear >= DEAR:
        reasons.append(Reason(WideReason.DEAR_IN_HAND, {"card": card, "points": cost}))
    chance = taker.chance(step)
    if taker.fits(step):
        reasons.append(Reason(WideReason.FEEDS_MELD, {"seat": taker.seat, "card": card, "cards": taker.cards}))
    elif chance < SAFE:
        reasons.append(Reason(WideReason.SAFE_DISCARD, {"seat": taker.seat, "cards": taker.cards}))
    else:
        params = {"seat": taker.seat, "percent": round(100 * chance), "cards": taker.cards}
        reasons.append(Reason(WideReason.RISKS_PILE, params))
    lost = -line.points - line.risk
    if lost > BROKEN:
        reasons.append(Reason(WideReason.BREAKS_HAND, {"card": card}))
    elif lost < SPARED:
        reasons.append(Reason(WideReason.SPARES_HAND, {"card": card}))
    if turn.waits:
        reasons.append(Reason(WideReason.HOLDS_BACK, {"needed": turn.place.owed}))
    return reasons


def _card(turn: Turn, step: Step) -> str:
    """The card that a discard moves: where suits do not matter, one of its class in the hand."""
    if step.kinds:
        return card_text(step.kinds[0])
    return next(card_text(kind) for kind in turn.worth.sight.view.cards if CLASS_OF[kind] == step.cls)
