"""`careful`: no search, but it counts cards, guesses at hands and plans its turn."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.bot import Adviser
from stolik.bots.canasta.careful import appraise as canasta
from stolik.bots.cassino.careful import appraise as cassino
from stolik.bots.choina.careful import appraise as choina
from stolik.games.canasta.view import CanastaView
from stolik.games.cassino.view import CassinoView
from stolik.games.choina.view import ChoinaView
from stolik.games.game import View


class CarefulBot(Adviser):
    """Weighs its actions by what it knows and may guess; each family of games has its own values."""

    name = "careful"

    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:  # noqa: ARG002  nothing is left to chance
        if isinstance(view, CanastaView):
            return canasta.appraise(view)
        if isinstance(view, ChoinaView):
            return choina.appraise(view)
        if isinstance(view, CassinoView):
            return cassino.appraise(view)
        raise TypeError(f"{self.name} does not know {type(view).__name__}")
