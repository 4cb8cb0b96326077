"""What the next opponent can do with a discard, and what the pile is worth to him."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.careful.wide.weights import LARGE_PILE, PAIRS_KEPT, SMALL_PILE
from stolik.bots.canasta.danger import Foe, stake
from stolik.bots.canasta.wide.discard import taken
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.canasta.classes import VALUE
from stolik.games.canasta.steps import Step


class Taker:
    """The next seat as one that may take the pile: `foe` is what is known of it, `stake` what the pile is worth."""

    def __init__(self, worth: Worth) -> None:
        view = worth.sight.view
        self.worth: Final = worth
        self.foe: Final = Foe(worth.sight)
        self.seat: Final = (view.seat + 1) % view.rules.players
        self.stake: Final = stake(worth.sight, self.foe)
        self.cards: Final = len(view.pile) + view.under + 1
        small = SMALL_PILE[view.rules.going_out]
        self.wants: Final = min(1.0, small + (1.0 - small) * (self.cards - 1) / LARGE_PILE)
        self._chances: Final[dict[int, float]] = {}

    def fits(self, step: Step) -> bool:
        """Whether this discard surely lets it take the pile, onto a meld or with what it is known to hold."""
        return taken(self.worth, self.foe, step) >= 1.0

    def chance(self, step: Step) -> float:
        """The chance that it can and will take the pile if this discard lies on top."""
        found = self._chances.get(step.id)
        if found is None:
            can = taken(self.worth, self.foe, step)
            if can < 1.0:
                can = min(PAIRS_KEPT * can, 1.0)
            found = self._chances[step.id] = can * self.wants
        return found

    def risk(self, step: Step) -> float:
        """What the discard gives away, in points of the own side."""
        return self.worth.weights.danger * self.chance(step) * (self.stake + VALUE[step.cls])
