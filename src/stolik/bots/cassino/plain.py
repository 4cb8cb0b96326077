"""How `plain` plays Cassino: it takes the most cards it can, else it trails its lowest card. It makes nothing."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.choices import candidates
from stolik.games.action import Action
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.shown import captured
from stolik.games.cassino.values import KINDS, size_of
from stolik.games.cassino.view import CassinoView

ALIKE: Final = [1.0] * KINDS
UNRANKED: Final = 100


def choose(view: CassinoView) -> Action:
    """The choice of a view whose seat must act. Of equal takes the first."""
    core = view.own_core()
    rank = view.rules.worth
    best, chosen = -UNRANKED, None
    for move in candidates(core, ALIKE):
        if move.verb == TAKE:
            rated = size_of(captured(core, move))
        elif move.verb == TRAIL:
            # faces, which have no value, are the highest
            rated = -(rank[move.card] or UNRANKED // 2)
        else:
            rated = 1 - UNRANKED
        if rated > best:
            best, chosen = rated, move
    assert chosen is not None
    return chosen
