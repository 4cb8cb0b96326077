"""What `searcher` thinks of its actions: what `careful` thinks, and what they came to in many worlds."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal
from stolik.bots.cassino.careful import appraise as careful
from stolik.bots.cassino.careful.counted import known_core
from stolik.bots.cassino.search.playout import TooLongError, played
from stolik.bots.cassino.search.worlds import worlds
from stolik.bots.search.budget import Budget
from stolik.bots.search.tally import Tally
from stolik.games.cassino.move import Move
from stolik.games.cassino.view import CassinoView

MOST: Final = 5
"""So many of the moves that `careful` thinks best are searched,"""
BEHIND: Final = 1.2
"""none that it thinks so many points behind the best."""
GUESS: Final = 2.0
"""What `careful` thinks counts as much as so many worlds."""
LEAST: Final = 8
SURE: Final = 2.5
"""The search ends when, after so many worlds, the best is ahead by so many standard errors."""


def appraise(view: CassinoView, seed: int, budget: Budget) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first; the same for the same seed and count."""
    found = careful.appraise(view)
    searched = [one for one in found[:MOST] if found[0].points - one.points <= BEHIND]
    if len(searched) == 1 or known_core(view) is not None:
        return found
    side = view.rules.side(view.seat)
    moves = [one.action for one in searched if isinstance(one.action, Move)]
    tally = Tally([one.points for one in searched], GUESS)
    for core in worlds(view, seed):
        try:
            tally.add([played(core, move, side, budget.more) for move in moves])
        except TooLongError:
            break
        if tally.decided(LEAST, SURE):
            break
    if not tally.worlds:
        return found
    order = sorted(range(len(searched)), key=lambda at: -tally.mean(at))
    best = [Appraisal(searched[at].action, tally.mean(at), searched[at].reasons) for at in order]
    return (*best, *found[len(searched) :])
