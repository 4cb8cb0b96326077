"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.canasta.careful.turn import weigh
from stolik.bots.canasta.careful.wide import appraise as wide
from stolik.games.canasta.view import CanastaView


def appraise(view: CanastaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    if len(view.legal) == 1:
        return (Appraisal(view.legal[0], 0.0),)
    if view.rules.wide:
        return wide.appraise(view)
    return weigh(view)
