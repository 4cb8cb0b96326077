"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.canasta import greedy
from stolik.bots.canasta.careful.wide import appraise as wide
from stolik.games.canasta.view import CanastaView


def appraise(view: CanastaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    if view.rules.wide and len(view.legal) > 1:
        return wide.appraise(view)
    return (Appraisal(greedy.choose(view), 0.0),)
