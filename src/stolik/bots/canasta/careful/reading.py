"""What `careful` knows before it weighs anything: the view with its numbers, the next player, the pile."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import Foe, stake, unseen_classes
from stolik.bots.canasta.sight import Sight
from stolik.games.canasta.classes import CLASS_OF
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.view import CanastaView


class Reading:
    """A view as it is read once for all questions of a decision.

    `foe` is the next player, always an opponent; `stake` what the pile is worth to him; `left` are the classes that
    this seat discarded onto this pile, so that the next player could have taken them and did not.
    """

    __slots__ = ("choices", "foe", "foe_seat", "left", "rules", "sight", "stake", "unseen", "view")

    def __init__(self, view: CanastaView) -> None:
        rules = view.rules
        self.view: Final = view
        self.rules: Final[Rules] = rules
        self.sight: Final = Sight(view)
        self.choices: Final = Choices(view)
        self.unseen: Final = unseen_classes(self.sight)
        self.foe: Final = Foe(self.sight, 1, self.unseen)
        self.foe_seat: Final = (view.seat + 1) % rules.players
        self.stake: Final = stake(self.sight, self.foe)
        self.left: Final = {CLASS_OF[kind] for kind in view.pile[-rules.players :: -rules.players]}
