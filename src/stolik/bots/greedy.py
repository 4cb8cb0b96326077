"""`greedy`: one turn ahead, by rules of thumb."""

from __future__ import annotations

from stolik.bots.bot import Bot
from stolik.bots.canasta import greedy as canasta
from stolik.bots.cassino import greedy as cassino
from stolik.bots.choina import greedy as choina
from stolik.games.action import Action
from stolik.games.canasta.view import CanastaView
from stolik.games.cassino.view import CassinoView
from stolik.games.choina.view import ChoinaView
from stolik.games.game import View


class GreedyBot(Bot):
    """Puts a value in points on every answer and takes the best; each family of games has its own values."""

    name = "greedy"

    def choose(self, view: View, seed: int) -> Action:  # noqa: ARG002  nothing is left to chance
        if isinstance(view, CanastaView):
            return canasta.choose(view)
        if isinstance(view, ChoinaView):
            return choina.choose(view)
        if isinstance(view, CassinoView):
            return cassino.choose(view)
        raise TypeError(f"{self.name} does not know {type(view).__name__}")
