"""What `searcher` thinks of its actions: what `careful` thinks, and what they came to in many worlds."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal
from stolik.bots.cassino.careful import appraise as careful
from stolik.bots.cassino.careful.counted import known_core
from stolik.bots.cassino.lookahead import Lookahead, TooMuchError
from stolik.bots.cassino.replies import Replies, Reply
from stolik.bots.cassino.search.worlds import worlds
from stolik.bots.search.budget import Budget
from stolik.bots.search.tally import Tally
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import Move
from stolik.games.cassino.view import CassinoView

MOST: Final = 8
"""So many of the moves that `careful` thinks best are searched,"""
BEHIND: Final = 2.5
"""none that it thinks so many points behind the best."""
GUESS: Final = 3.0
"""What `careful` thinks counts as much as so many worlds."""
NEAR: Final = 6
"""With more cards than these in all hands what `careful` thinks is not searched."""
LEAST: Final = 12
SURE: Final = 3.0
"""The search ends when, after so many worlds, the best is ahead by so many standard errors."""


def appraise(view: CassinoView, seed: int, budget: Budget) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first; the same for the same seed and count."""
    found = careful.appraise(view)
    if len(found) == 1 or sum(view.sizes) > NEAR or known_core(view) is not None:
        return found
    searched = [one for one in found[:MOST] if found[0].points - one.points <= BEHIND]
    if len(searched) == 1:
        return found
    side = view.rules.side(view.seat)
    tally = Tally([one.points for one in searched], GUESS)
    replies = [_reply(one.action) for one in searched]
    tree = Replies(every=False)
    for core in worlds(view, seed):
        try:
            tally.add(_values(core, side, replies, budget, tree))
        except TooMuchError:
            break
        if tally.decided(LEAST, SURE):
            break
    if not tally.worlds:
        return found
    order = sorted(range(len(searched)), key=lambda at: -tally.mean(at))
    best = [_with_points(searched[at], tally.mean(at)) for at in order]
    return (*best, *found[len(searched) :])


def _values(core: Core, side: int, replies: list[Reply], budget: Budget, tree: Replies) -> list[float]:
    """What every move comes to in a world; raises TooMuchError when the budget ends."""
    ahead = Lookahead(core, side, budget.more, tree)
    return [ahead.after(reply) for reply in replies]


def _reply(action: object) -> Reply:
    assert isinstance(action, Move)
    return action.card, action.verb, action.value, action.loose, action.combos


def _with_points(one: Appraisal, points: float) -> Appraisal:
    return Appraisal(one.action, points, one.reasons, one.line)
