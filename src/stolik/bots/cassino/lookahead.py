"""Looking ahead where all hands are known: the best that both sides can do until the dealing, or the round, is over."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.replies import Reply, replies, sensible
from stolik.bots.cassino.standing import expected, settled
from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.perform import perform
from stolik.games.cassino.values import size_of

FAR: Final = 1000.0
"""More than anything is worth."""
DEEPEST: Final = 8
"""So many plays are looked ahead, unless a dealing ends before."""
BUILT: Final = 0.5
"""Where a combination is tried: after the takes of that weight."""


class TooMuchError(Exception):
    """More positions than were allowed."""


class Lookahead:
    """Looks ahead for one side, against all others together (alpha-beta); counts the positions that it looked at.

    `every` legal move is tried, or those only that are sensible. No more cards are dealt; where the stock has some, a
    dealing ends with what the piles promise. `weights` are those of the cards, to try the dear ones first. Raises
    TooMuchError beyond `limit` positions.
    """

    def __init__(self, core: Core, side: int, weights: list[float], limit: int, *, every: bool) -> None:
        self.side: Final = side
        self.limit: Final = limit
        self.every: Final = every
        self.seen = 0
        self._core: Final = core
        self._dealt: Final = core.dealt
        self._weights: Final = weights
        self._known: Final[dict[tuple[object, ...], tuple[float, float]]] = {}

    def after(self, reply: Reply, least: float = -FAR) -> float:
        """What the position after a move is worth; if that is not more than `least`, only that it is not more."""
        child = self._core.copy()
        perform(child, *reply)
        return self._value(child, least, FAR, DEEPEST - 1)

    def _value(self, core: Core, low: float, high: float, depth: int) -> float:
        if core.need != NEED_SEAT:
            return settled(core, self.side)
        rules = core.rules
        if core.dealt != self._dealt or not depth:
            return expected(rules, core.piles, core.sweeps, self.side)
        key = (core.loose, core.seat, core.last_taker, *core.hands, *core.piles, *core.sweeps, *core.combos)
        bounds = self._known.get(key)
        least, most = -FAR, FAR
        if bounds is not None:
            least, most = bounds
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        self.seen += 1
        if self.seen > self.limit:
            raise TooMuchError
        own = rules.side(core.seat) == self.side
        best = self._best(core, low, high, depth, own=own)
        if best <= low:
            most = best
        elif best >= high:
            least = best
        else:
            least = most = best
        self._known[key] = (least, most)
        return best

    def _best(self, core: Core, low: float, high: float, depth: int, *, own: bool) -> float:
        best = -FAR if own else FAR
        for reply in self.ordered(core):
            child = core.copy()
            perform(child, *reply)
            value = self._value(child, low, high, depth - 1)
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
        found = replies(core) if self.every else sensible(core)
        if len(found) > 1:
            rated = [(self._promise(core, reply), -at, reply) for at, reply in enumerate(found)]
            rated.sort(reverse=True)
            found = [reply for _, _, reply in rated]
        return found

    def _promise(self, core: Core, reply: Reply) -> float:
        card, verb, _, loose, combos = reply
        weights = self._weights
        if verb == TRAIL:
            return -weights[card]
        if verb != TAKE:
            return BUILT
        cards, index = loose | 1 << card, 0
        while combos >> index:
            if combos >> index & 1:
                cards |= cards_of(core.combos[index])
            index += 1
        total, kind = 0.0, 0
        while cards:
            if cards & 1:
                total += weights[kind]
            cards >>= 1
            kind += 1
        return total


def left_in(core: Core) -> int:
    """The cards in all hands."""
    return sum([size_of(hand) for hand in core.hands])
