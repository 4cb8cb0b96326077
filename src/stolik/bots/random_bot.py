"""`random`: any legal action, all alike, but never a losing one."""

from __future__ import annotations

from stolik.bots.bot import Bot
from stolik.bots.chance import below
from stolik.games.action import Action
from stolik.games.game import View


class RandomBot(Bot):
    """Every action of the legal list with the same chance, those that lose the match left out (A56)."""

    name = "random"

    def choose(self, view: View, seed: int) -> Action:
        actions = view.legal
        if view.losing:
            actions = [action for action in actions if action not in view.losing]
        return actions[below(len(actions), seed)]
