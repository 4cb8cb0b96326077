"""What `careful` thinks of its actions where melds may be sequences."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.canasta.wide import greedy
from stolik.games.canasta.view import CanastaView


def appraise(view: CanastaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    return (Appraisal(greedy.choose(view), 0.0),)
