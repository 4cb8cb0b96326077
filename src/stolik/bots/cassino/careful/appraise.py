"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.cassino.careful.counted import counted, known_core
from stolik.bots.cassino.careful.rating import Rating
from stolik.bots.cassino.choices import candidates
from stolik.games.cassino.view import CassinoView


def appraise(view: CassinoView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    rating = Rating(view)
    core = known_core(view)
    if core is not None:
        found = counted(core)
        if found:
            return tuple(Appraisal(move, value) for value, move in found)
    rated = [rating.of(move) for move in candidates(rating.core, rating.weights.cards)]
    rated.sort(key=lambda one: -one.points)
    return tuple(Appraisal(one.move, one.points) for one in rated)
