"""`random`: any legal action, all alike, but never a losing one."""

from __future__ import annotations

from itertools import count

from stolik.bots.bot import Bot
from stolik.bots.chance import below, mixed
from stolik.games.action import Action
from stolik.games.game import View


class RandomBot(Bot):
    """Every action with the same chance, those that lose the match left out (A56).

    Where a move is composed in steps, it is every step that has the same chance: there may be millions of moves.
    """

    name = "random"

    def choose(self, view: View, seed: int) -> Action:
        if view.losing:
            actions = [action for action in view.legal if action not in view.losing]
            return actions[below(len(actions), seed)]
        drawn = count()
        return view.pick(lambda number: below(number, mixed(seed, at) if (at := next(drawn)) else seed))
