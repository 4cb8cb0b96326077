"""Two bots against each other over deal pairs: the same cards twice, the second time with the bots exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.lab.interval import independent_trials, mean_interval, wilson
from stolik.lab.match import Outcome
from stolik.lab.mirrored import seating, sides_of, won
from stolik.lab.stopping import FIRST_LOOK

ROTATIONS: Final = 2
HALVES: Final = 2 * ROTATIONS
"""Half matches in a pair."""

Pair = Sequence[Outcome]

Interval = tuple[float, float, float]
"""A mean, and the ends of its 95 % interval."""


class Duel:
    """What two bots did, pair after pair; all numbers are the first bot's.

    Its points are those of its sides above those of the other's, each on the average of the bot's sides: at tables of
    three and five one bot has a side more, and in the other half of the pair the other one has.
    """

    def __init__(self, bots: tuple[str, str], players: int, deals: int) -> None:
        """Points count by the deal, of which a pair has `deals` in each half; or by the match (0)."""
        self.bots: Final = bots
        self.pairs: Final[list[Pair]] = []
        self.margins: Final[list[int]] = []
        self.halves: Final[list[int]] = []
        self.lost: Final = [0, 0]
        self.is_decided = False
        self.per = 1
        self._players: Final = players
        self._deals: Final = deals or 1
        self.by_deals: Final = bool(deals)

    def add(self, pair: Pair) -> None:
        """One more pair."""
        margin = halves = 0
        for rotation, outcome in enumerate(pair):
            sides = len(outcome.points)
            own, other = (sides_of(seating(self.bots, self._players, rotation), which, sides) for which in (0, 1))
            ours, theirs = (sum(outcome.points[side] for side in some) for some in (own, other))
            margin += ours * len(other) - theirs * len(own)
            halves += won(own, outcome.winners)
            self.per = len(own) * len(other) * ROTATIONS * self._deals
            if outcome.loser >= 0:
                self.lost[outcome.loser in other] += 1
        self.pairs.append(pair)
        self.margins.append(margin)
        self.halves.append(halves)

    @property
    def scores(self) -> list[int]:
        """What was won of each pair, in quarters: of matches, or of points, where more are all and as many are half."""
        if not self.by_deals:
            return self.halves
        return [HALVES if margin > 0 else HALVES // 2 if margin == 0 else 0 for margin in self.margins]

    @property
    def has_too_few(self) -> bool:
        """Whether so few pairs were played that they decide nothing, whatever came of them."""
        return len(self.pairs) < FIRST_LOOK

    @property
    def points(self) -> Interval:
        """The points above the other bot's, a deal or a match on the average."""
        return mean_interval(self.margins, self.per)

    @property
    def share(self) -> Interval:
        """Matches won and half of those shared, among all."""
        share = sum(self.halves) / (HALVES * len(self.halves))
        return share, *wilson(share, independent_trials(self.halves, HALVES, ROTATIONS))

    @property
    def pairs_won(self) -> tuple[int, int, int]:
        """Pairs of which the first bot won more than half, half, and less."""
        scores = self.scores
        more = sum(score > HALVES // 2 for score in scores)
        half = scores.count(HALVES // 2)
        return more, half, len(scores) - more - half
