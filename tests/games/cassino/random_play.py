"""Random moves that bring matches to where the rules are hard: full tables, many combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.cassino.move import TAKE, TRAIL, Move

if TYPE_CHECKING:
    from random import Random

    from stolik.games.action import Action
    from stolik.games.game import State


def choose(state: State, rng: Random) -> Action:
    """A legal move: combinations and trails more often than takes, of which a table would soon be empty."""
    legal = [move for move in state.legal() if isinstance(move, Move)]
    trails = [move for move in legal if move.verb == TRAIL]
    made = [move for move in legal if move.verb not in (TRAIL, TAKE)]
    for some, chance in ((made, 0.5), (trails, 0.5)):
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(legal)
