"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.cassino.careful.counted import counted, known_core
from stolik.bots.cassino.careful.rating import Rating
from stolik.bots.cassino.careful.why import reasons
from stolik.bots.cassino.choices import candidates
from stolik.bots.cassino.reasons import CassinoReason
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import Move
from stolik.games.cassino.view import CassinoView


def appraise(view: CassinoView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    rating = Rating(view)
    core = known_core(view)
    if core is not None:
        found = counted(core)
        if found:
            return tuple(Appraisal(move, value, _counted(rating, move, core)) for value, move in found)
    rated = [rating.of(move) for move in candidates(rating.core, rating.weights.cards)]
    rated.sort(key=lambda one: -one.points)
    return tuple(Appraisal(one.move, one.points, reasons(rating, one)) for one in rated)


def _counted(rating: Rating, move: Move, core: Core) -> tuple[Reason, ...]:
    """That all was counted out, then what else speaks for a move."""
    number = sum([hand.bit_count() for hand in core.hands])
    return (Reason(CassinoReason.COUNTED, {"cards": number}), *reasons(rating, rating.of(move)))
