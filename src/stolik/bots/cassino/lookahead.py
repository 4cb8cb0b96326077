"""Looking ahead where nothing is hidden: the best that both sides can do until the round is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.bots.cassino.replies import Reply, replies
from stolik.bots.cassino.standing import points_of, settled
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.perform import perform
from stolik.games.cassino.values import ALL, SPADES

FAR: Final = 1000.0
"""More than anything is worth."""
MANY: Final = 200
"""With more moves than these in one position it is too much to look ahead."""
CARD: Final = 0.3
SPADE: Final = 0.2
BUILT: Final = 0.7
"""What is tried first: takes by their points, cards and spades; combinations after takes of that worth; then trails."""


class TooMuchError(Exception):
    """More positions than may be looked at."""


class Lookahead:
    """Looks ahead for one side, against all others together (alpha-beta); every legal move is tried.

    No cards may be left to be dealt. Raises TooMuchError as soon as `more()`, asked for each position, says no.
    """

    def __init__(self, core: Core, side: int, more: Callable[[], bool]) -> None:
        self.side: Final = side
        self._core: Final = core
        self._more: Final = more
        self._known: Final[dict[tuple[object, ...], tuple[float, float]]] = {}

    def after(self, reply: Reply, least: float = -FAR) -> float:
        """What the position after a move is worth; if that is not more than `least`, only that it is not more."""
        child = self._core.copy()
        perform(child, *reply)
        return self._value(child, least, FAR)

    def _value(self, core: Core, low: float, high: float) -> float:
        if not self._more():
            raise TooMuchError
        if core.need != NEED_SEAT:
            return settled(core, self.side)
        key = (core.loose, core.seat, core.last_taker, *core.hands, *core.piles, *core.sweeps, *core.combos)
        bounds = self._known.get(key)
        least, most = -FAR, FAR
        if bounds is not None:
            least, most = bounds
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        own = core.rules.side(core.seat) == self.side
        best = self._best(core, low, high, own=own)
        if best <= low:
            most = best
        elif best >= high:
            least = best
        else:
            least = most = best
        self._known[key] = (least, most)
        return best

    def _best(self, core: Core, low: float, high: float, *, own: bool) -> float:
        best = -FAR if own else FAR
        for reply in self.ordered(core):
            child = core.copy()
            perform(child, *reply)
            value = self._value(child, low, high)
            if own:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best

    def ordered(self, core: Core) -> list[Reply]:
        """The moves, the most promising first."""
        found = replies(core, MANY)
        if found is None:
            raise TooMuchError
        if len(found) > 1:
            rated = [(_promise(core, reply), -at, reply) for at, reply in enumerate(found)]
            rated.sort(reverse=True)
            found = [reply for _, _, reply in rated]
        return found


def _promise(core: Core, reply: Reply) -> float:
    card, verb, _, loose, combos = reply
    cards, index = loose | 1 << card, 0
    while combos >> index:
        if combos >> index & 1:
            cards |= core.combos[index]
        index += 1
    cards &= ALL
    worth = CARD * cards.bit_count() + SPADE * (cards & SPADES).bit_count() + points_of(cards)
    if verb == TAKE:
        return worth
    return -worth if verb == TRAIL else BUILT
