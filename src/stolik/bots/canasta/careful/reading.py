"""What `careful` knows before it weighs anything: the view with its numbers, the next player, the pile."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import Foe, stake
from stolik.bots.canasta.sight import Sight
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.view import CanastaView


class Reading:
    """A view as it is read once for all questions of a decision.

    `foe` is the next player, always an opponent; `stake` what the pile is worth to him.
    """

    __slots__ = ("choices", "foe", "foe_seat", "rules", "sight", "stake", "view")

    def __init__(self, view: CanastaView) -> None:
        rules = view.rules
        self.view: Final = view
        self.rules: Final[Rules] = rules
        self.sight: Final = Sight(view)
        self.choices: Final = Choices(view)
        self.foe: Final = Foe(self.sight)
        self.foe_seat: Final = (view.seat + 1) % rules.players
        self.stake: Final = stake(self.sight, self.foe)
