"""What a hand is worth: the chance to go out with it, less what it costs if somebody else does."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.hand import Hand
from stolik.bots.choina.plan import Kept, Planner, power
from stolik.bots.choina.sight import Sight

OUT: Final = 40.0
"""What it is worth to go out: the bonus, and what the others lose by it."""
BENT: Final = 0.15
"""A small chance counts for more than itself, for it grows while one plays for it: chance / (chance + BENT x rest)."""
STRAYS: Final = 3.0
"""With so many own turns ahead a card beyond the contract that no meld takes halves the chance."""
SHORT: Final = 0.45
"""How much each card lessens it that the hand is too small for the contract."""
DRAWN: Final = 7.0
"""Points of an average card."""
LASTING: Final = 5.0
"""With so many own turns ahead half of what a hand costs can still be played away."""
RACING: Final = 3.0
"""The same where the contract is laid as a whole, and what is not laid costs so much that speed matters more."""
AWAY: Final = 1.2
"""How likely the deal ends before the next own turn, against the turns that are left."""


class Worth:
    """Values hands at one table."""

    def __init__(self, sight: Sight, planner: Planner | None = None) -> None:
        """A planner other than the plain one may be given."""
        self.sight: Final = sight
        self.planner: Final = planner if planner is not None else Planner(sight)
        self.values: Final = sight.rules.values
        self.together: Final[bool] = sight.rules.whole
        lasting = RACING if self.together else LASTING
        self.cost: Final[float] = lasting / (lasting + sight.turns)
        self.stray: Final[float] = sight.turns / (STRAYS + sight.turns)
        # a card that a meld takes once one more lies there
        self.near: Final[float] = (1.0 + self.stray) / 2
        self.stays: Final[float] = min(1.0, AWAY / sight.turns)

    def of(self, hand: Hand, more: int = 0) -> float:
        """The worth of a hand between own turns, with so many unknown cards more; -1 before a discard."""
        sight, values = self.sight, self.values
        plan = self.planner.plan(hand)
        kept = Kept(plan, hand, sight.least_run)
        whole = plan.chance
        cost = DRAWN * more
        strays, chance = more, whole
        for kind, number in enumerate(hand.held):
            if not number:
                continue
            points, loose = values[kind >> 2], number
            part = kept.chance[kind]
            if part >= 0.0:
                loose = number - 1 if kept.once[kind] else 0
                cost += points * (number - loose) * (1.0 - (whole if self.together else part))
            if not loose:
                continue
            if sight.fits[kind]:
                cost += points * loose * (self.stays if sight.lays_off else 1.0 - whole)
                continue
            cost += points * loose
            if sight.near[kind]:
                chance *= power(self.near, loose)
            else:
                strays += loose
        chance *= power(self.stray, strays - (0 if sight.must_lay_last else 1))
        chance *= power(SHORT, sight.needed - hand.size - more - 1)
        return OUT * chance / (chance + BENT * (1.0 - chance)) - self.cost * cost
