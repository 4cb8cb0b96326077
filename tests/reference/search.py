"""Can this turn still end well? An exhaustive search over its continuations.

A question to the partner never helps: it is allowed only if the turn can end well after a yes and after a no, and
what a no allows is allowed without a question. So the search lays, adds, joins and discards only.

Steps of different groups can change places, for they share nothing but the cards of the hand: the black threes, the
sequences of each suit, the wild cards, the melds of each rank with their joining. So they are tried in this order.
Black threes come first because who has laid them gets no bonus cards (D57). When the rest of the pile is lifted new
cards are there, and the order begins anew.
"""

from __future__ import annotations

from typing import TypeAlias

from .bounds import group_of, hopeless
from .cards import size, worth
from .duties import may_keep, minimum_met, minimum_waived, must_out, no_discard_due
from .state import RefState
from .turn import Join, Lay, after_discard, after_move, moves

Memo: TypeAlias = dict[tuple[object, ...], bool]


def ends_well(s: RefState, may_lose: bool = True) -> bool:
    """The deal is over in a way the rules allow; a loss of the whole game only counts with `may_lose`."""
    return s.result is not None and s.result.reason != "refused" and (may_lose or s.result.reason != "lost")


def discard_ends_well(s: RefState, card: str, may_lose: bool = True) -> bool:
    """The turn may end with this discard."""
    s = s.unseen()
    if no_discard_due(s) or (s.lift_due and not minimum_waived(s)):
        return False
    after = after_discard(s, card)
    return ends_well(after, may_lose) if after.phase == "over" else may_keep(after)


def turn_can_end_well(s: RefState, may_lose: bool = True, memo: Memo | None = None) -> bool:
    """Some continuation from this state, or this state itself when the deal is over, ends the turn well.

    Cards that lie face down and bonus cards are not counted, for nobody has seen them (0.4 step 10, D57). A memo may
    be shared by states of one turn whose question to the partner stands alike.
    """
    return _search(s.unseen(), may_lose, 0, {} if memo is None else memo)


def gets_bonus(s: RefState) -> bool:
    """Who completes a canasta now receives the bonus cards, or spends the bonus of an empty stock (D23, D26, D57)."""
    if not int(s.options["bonus_cards"]) or not s.bonus_left[s.side] or s.phase == "over" or s.hand_empty:
        return False
    return not must_out(s) and not only_concealed(s)


def spend_bonus(s: RefState) -> None:
    """The bonus is given once in the deal, or once to each side (`bonus_trigger`)."""
    if s.options["bonus_trigger"] == "first_canasta_in_deal":
        s.bonus_left = [False] * s.sides
    else:
        s.bonus_left[s.side] = False


def only_concealed(s: RefState) -> bool:
    """An opening below the minimum that can end well only by going out concealed: he must go out in this turn."""
    if minimum_met(s) or not minimum_waived(s):
        return False
    bound = s.copy()
    bound.options, bound.bonus_due = {**s.options, "concealed_minimum": "required"}, False
    return not turn_can_end_well(bound)


def _search(s: RefState, may_lose: bool, first: int, memo: Memo) -> bool:
    """Whether steps of the groups from number `first` on can end the turn well."""
    if s.phase == "over":
        return ends_well(s, may_lose)
    if s.bonus_due:
        s = with_unseen_bonus(s)
    if s.no_discard and may_keep(s):
        return True
    if _some_discard_ends_well(s, may_lose):
        return True
    key = (may_lose, first, *_key(s))
    if key not in memo:
        memo[key] = not hopeless(s, first) and any(
            _search(after, may_lose, 0 if after.lift_due != s.lift_due else group, memo)
            for group, move in _ordered(s, first)
            for after in [after_move(s, move)]
        )
    return memo[key]


def _ordered(s: RefState, first: int) -> list[tuple[int, Lay | Join]]:
    """The steps of the groups from number `first` on, and from which group on others may follow.

    Joining needs no card and is of no use once the hand is empty: after it any of the groups may still follow.
    """
    found = [(group_of(move), move) for move in moves(s)]
    found.sort(key=lambda one: (one[0], -_worth(one[1])))
    return [(first if isinstance(move, Join) else group, move) for group, move in found if group >= first]


def _some_discard_ends_well(s: RefState, may_lose: bool) -> bool:
    """Where a card remains and no pile waits, it makes no difference which one is discarded."""
    cards = sorted(+s.hand)
    alike = size(s.hand) > 1 and not s.lift_due
    return any(discard_ends_well(s, card, may_lose) for card in cards[: 1 if alike else None])


def with_unseen_bonus(s: RefState) -> RefState:
    """The bonus cards come, but nobody knows them yet."""
    s = s.copy()
    s.bonus_due = False
    if gets_bonus(s):
        spend_bonus(s)
        s.unsure |= bool(s.stock)
    return s


def _worth(move: Lay | Join) -> int:
    """In a group, what is worth most is tried first; that changes no verdict."""
    return 0 if isinstance(move, Join) else worth(move.cards)


def _key(s: RefState) -> tuple[object, ...]:
    """What changes inside a turn, the question to the partner apart."""
    melds = frozenset(s.own.items()), tuple(s.own_runs), tuple(s.bolivias[s.side])
    begun = frozenset(s.fresh), tuple(s.fresh_runs), s.fresh_bolivias
    waiting = (tuple(s.pile), len(s.under)) if s.lift_due else ()
    flags = s.must_go_out, s.laid_further, s.lift_due, s.no_discard, s.unsure, tuple(s.bonus_left)
    return frozenset((+s.hand).items()), melds, begun, waiting, s.points, flags
