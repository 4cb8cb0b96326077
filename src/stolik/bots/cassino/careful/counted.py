"""The last dealing of two sides that hides nothing: counted out to the end."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.lookahead import FAR, Lookahead, TooMuchError
from stolik.bots.search.budget import Budget
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.view import CassinoView

LIMIT: Final = 8000
"""So many positions are counted at most: a tenth of a second."""


def known_core(view: CassinoView) -> Core | None:
    """The whole match as the view's seat can know it, or None where something is hidden."""
    rules = view.rules
    if view.stock_size or rules.players != 2:
        return None
    state = view.world({1 - view.seat: view.unseen()}, [])
    return state.core.copy()


def counted(core: Core, limit: int = LIMIT) -> list[tuple[float, Move]]:
    """The best move and what it comes to, then the others with no more than that; nothing if it takes too long."""
    side = core.rules.side(core.seat)
    ahead = Lookahead(core, side, Budget(limit).more)
    names = combo_names(core)
    best, found = -FAR, []
    try:
        for reply in ahead.ordered(core):
            value = ahead.after(reply, best)
            best = max(best, value)
            found.append((value, make_move(*reply, names)))
    except TooMuchError:
        return []
    found.sort(key=lambda pair: -pair[0])
    return found
