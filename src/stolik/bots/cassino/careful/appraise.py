"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.cassino import greedy
from stolik.games.cassino.view import CassinoView


def appraise(view: CassinoView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    return (Appraisal(greedy.choose(view), 0.0),)
