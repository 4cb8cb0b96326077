"""What `careful` thinks of its actions."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.choina import greedy
from stolik.games.choina.view import ChoinaView


def appraise(view: ChoinaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    return (Appraisal(greedy.choose(view), 0.0),)
