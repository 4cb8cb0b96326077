"""What a move is worth to `careful`: what it takes, what others may do with the table it leaves, what comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stolik.bots.cassino.careful.gain import CarefulWeights, Gain
from stolik.bots.cassino.outlook import Outlook
from stolik.bots.cassino.sight import Hope, Sight
from stolik.bots.cassino.standing import PRIZE
from stolik.games.cassino.combination import combination
from stolik.games.cassino.core import NEED_OVER, Core, cards_in
from stolik.games.cassino.move import CALL, TAKE, TRAIL, Move
from stolik.games.cassino.perform import perform
from stolik.games.cassino.shown import captured
from stolik.games.cassino.view import CassinoView

TEMPO: Final = 0.5
"""What it is worth beyond the cards that the next player cannot take: he must give something."""
FIXED: Final = 0.02
"""What it is worth that nobody can raise a call (44)."""


@dataclass(frozen=True)
class Left:
    """The table and the hand that a move leaves; `taken` are the cards it captures, its own card among them."""

    loose: int
    combos: Sequence[int]
    hand: int
    taker: int
    taken: int = 0

    @property
    def swept(self) -> bool:
        """Whether it leaves nothing on the table."""
        return not self.loose and not self.combos


@dataclass(frozen=True)
class Rated:
    """A move with its worth: the points it brings at once, all that is expected, and what the next player hopes for."""

    move: Move
    left: Left
    gain: float
    points: float
    hopes: tuple[tuple[float, Hope], ...]
    wins: bool

    @property
    def chance(self) -> float:
        """How likely the next player can take something."""
        return sum(chance for chance, _ in self.hopes)

    @property
    def harm(self) -> float:
        """What the next player is expected to take, in points."""
        return sum(chance * hope[0] for chance, hope in self.hopes)


class Rating:
    """Rates the moves of a view."""

    def __init__(self, view: CassinoView) -> None:
        self.view: Final = view
        self.core: Final = view.own_core()
        self.weights: Final = CarefulWeights(view)
        self.sight: Final = Sight(view, self.weights)
        self.outlook: Final = Outlook(self.sight, self.weights)
        self.gain: Final = Gain(self.core, view.seat)

    def of(self, move: Move) -> Rated:
        """What a move is worth."""
        left = after(self.core, move)
        take = move.verb == TAKE
        gain = self.gain.of(left.taken, sweep=left.swept) if take else 0.0
        points = gain + self.outlook.of(left.loose, left.combos, left.hand, left.taker)
        if move.verb == CALL:
            points += FIXED
        hopes = self._hopes(left)
        if self._harmful():
            points += TEMPO * (1.0 - sum(chance for chance, _ in hopes))
        wins = take and self._claims(move)
        if wins:
            points += PRIZE
        return Rated(move, left, gain, points, hopes, wins)

    def _harmful(self) -> bool:
        rules = self.sight.rules
        return len(self.sight.next) > 0 and rules.side(self.sight.next[0]) != rules.side(self.view.seat)

    def _hopes(self, left: Left) -> tuple[tuple[float, Hope], ...]:
        if not self.sight.next:
            return ()
        return tuple(self.sight.likely(self.sight.next[0], self.outlook.hopes(left.loose, left.combos)))

    def _claims(self, move: Move) -> bool:
        """Whether a take reaches the target at once and wins the match (KA11 b)."""
        if not self.core.rules.counting_out:
            return False
        child = self.core.copy()
        perform(child, move.card, move.verb, move.value, move.loose, move.combos)
        return (
            child.need == NEED_OVER
            and child.sheets[-1].reason == "claimed"
            and self.core.rules.side(self.view.seat) in child.winners
        )


def after(core: Core, move: Move) -> Left:
    """What a move leaves."""
    hand = core.hands[core.seat] & ~(1 << move.card)
    if move.verb == TRAIL:
        return Left(core.loose | 1 << move.card, core.combos, hand, core.last_taker)
    loose = core.loose & ~move.loose
    combos = [made for index, made in enumerate(core.combos) if not move.combos >> index & 1]
    if move.verb == TAKE:
        return Left(loose, combos, hand, core.seat, captured(core, move) | 1 << move.card)
    cards = 1 << move.card | move.loose | cards_in(core, move.combos)
    combos.append(combination(cards, move.value, core.seat, call=move.verb == CALL, fresh=True))
    return Left(loose, combos, hand, core.last_taker)
