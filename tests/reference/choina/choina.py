"""The slow reference of the choina family: legal steps, their effect, and counts, from the rules alone.

Texts of steps: `ask` and `pass` of who may ask, `allow` and `refuse` of who answers, `buy 2` of a consented buyer and
of the player in turn, `draw`, `take`, `lay 4c4d4h`, `run 5h-8h`, `add 4s to 0:4` (the set of fours of seat 0),
`add 9h to 0:h`, `add Ah to 0:h/2 low` (the second sequence in hearts), `discard Kh`. Equal copies are one step.
States are never changed in place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from . import flow
from .cards import Options, in_order, size
from .pile import may_take, numbers_by_request, numbers_in_turn
from .scoring import end_deal
from .state import RefState, Thrown
from .turn import good_moves, may_discard


def legal(s: RefState) -> set[str]:
    """Texts of the legal steps; empty at a shuffle and when the deal is over."""
    return set(outcomes(s))


def apply(s: RefState, text: str) -> RefState:
    """The state after a legal step; ValueError for any other text."""
    found = outcomes(s)
    if text not in found:
        raise ValueError(f"not legal here: {text}")
    return found[text]


def supplied(s: RefState, order: Sequence[str]) -> RefState:
    """The state after the pile was shuffled to this order, top first."""
    if s.phase != "shuffle" or Counter(order) != Counter(card for card, _ in s.pile[:-1]):
        raise ValueError("no such shuffle is due")
    return _after(s, lambda after: flow.supply(after, list(order)))


def count(s: RefState, depth: int) -> int:
    """Sequences of `depth` legal steps; one that ends the deal or comes to a shuffle earlier counts once."""
    found = outcomes(s) if depth else {}
    return sum(count(after, depth - 1) for after in found.values()) if found else 1


def deal(options: Options, order: Sequence[str], number: int = 1, dealer: int = 0) -> RefState:
    """Deal number `number` from a pack in this order, top first (9-14)."""
    players, stock = int(options["players"]), list(order)
    seats = [(dealer + 1 + i) % players for i in range(players)]
    dealt: list[list[str]] = [[] for _ in range(players)]
    for _ in range(11 if options["deals"] == 6 else 10):
        for seat in seats:
            dealt[seat].append(stock.pop(0))
    pile = [Thrown(stock.pop(0), dealer)] if options["first_upcard"] else []
    hands = [Counter(cards) for cards in dealt]
    s = RefState(options=options, hands=hands, deal=number, dealer=dealer, pile=pile, stock=stock)
    flow.begin_turn(s, seats[0], None)
    return s


def _after(s: RefState, *changes: Callable[[RefState], None]) -> RefState:
    """The state after changes to a copy."""
    s = s.copy()
    for change in changes:
        change(s)
    return s


def outcomes(s: RefState) -> dict[str, RefState]:
    """Each legal step and the state after it."""
    if s.phase == "ask":
        return {"ask": _after(s, flow.ask), "pass": _after(s, flow.keep_silent)}
    if s.phase == "answer":
        return {"allow": _after(s, flow.allow), "refuse": _after(s, flow.refuse)}
    if s.phase == "number":
        assert s.asker is not None
        numbers = numbers_by_request(s, s.asker)
        return {f"buy {number}": _after(s, _buying_by_request(number)) for number in numbers}
    if s.phase == "take":
        return _beginnings(s)
    return _plays(s) if s.phase == "play" else {}


def _buying_by_request(number: int) -> Callable[[RefState], None]:
    return lambda after: flow.buy_by_request(after, number)


def _beginnings(s: RefState) -> dict[str, RefState]:
    """Draw, take the top card, or buy several instead of a turn (17-19)."""
    found = {"draw": _after(s, flow.draw)}
    if may_take(s):
        found["take"] = _after(s, flow.take_top)
    for number in numbers_in_turn(s):
        found[f"buy {number}"] = _after(s, _buying_in_turn(number))
    return found


def _buying_in_turn(number: int) -> Callable[[RefState], None]:
    return lambda after: flow.purchase(after, after.turn, number, number - 1)


def _plays(s: RefState) -> dict[str, RefState]:
    """Lays, additions and discards after which the turn ends well; an empty hand ends the deal at once (70)."""
    found = good_moves(s)
    for after in found.values():
        if not size(after.hand):
            end_deal(after, after.turn)
    for card in in_order(+s.hand):
        if may_discard(s, card):
            found[f"discard {card}"] = _after(s, _discarding(card))
    return found


def _discarding(card: str) -> Callable[[RefState], None]:
    return lambda after: flow.discard(after, card)
