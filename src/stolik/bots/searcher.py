"""`searcher`: looks through worlds that may be, as long as it is given."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal
from stolik.bots.bot import Adviser
from stolik.bots.careful import CarefulBot
from stolik.bots.cassino.search import appraise as cassino
from stolik.bots.search.budget import Bound
from stolik.games.cassino.view import CassinoView
from stolik.games.game import View

COUNT: Final = 200
"""The moves that are played in worlds for one choice, unless a bound is named: some 50 milliseconds in plain Python."""


class SearcherBot(Adviser):
    """Begins with what `careful` thinks, and looks what its best actions come to in worlds that agree with the view.

    A bound by count gives the same choice for the same seed everywhere; a bound by time need not: it asks the clock.
    In the games of the canasta and Choina families it plays as `careful` does, for now.
    """

    def __init__(self, bound: Bound | None = None, suffix: str = "") -> None:
        self.name: str = f"searcher:{suffix}" if suffix else "searcher"
        self._bound: Final = bound or Bound(count=COUNT)
        self._careful: Final = CarefulBot()

    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        if isinstance(view, CassinoView):
            return cassino.appraise(view, seed, self._bound.budget())
        return self._careful.appraise(view, seed)
