"""`plain`: the simplest player that plays to the end."""

from __future__ import annotations

from stolik.bots.bot import Bot
from stolik.bots.canasta import plain as canasta
from stolik.bots.cassino import plain as cassino
from stolik.bots.choina import plain as choina
from stolik.games.action import Action
from stolik.games.canasta.view import CanastaView
from stolik.games.cassino.view import CassinoView
from stolik.games.choina.view import ChoinaView
from stolik.games.game import View


class PlainBot(Bot):
    """Does what is at hand: lays or takes all it can at once, and parts with cards by their value alone."""

    name = "plain"

    def choose(self, view: View, seed: int) -> Action:  # noqa: ARG002  nothing is left to chance
        if isinstance(view, CanastaView):
            return canasta.choose(view)
        if isinstance(view, ChoinaView):
            return choina.choose(view)
        if isinstance(view, CassinoView):
            return cassino.choose(view)
        raise TypeError(f"{self.name} does not know {type(view).__name__}")
