"""Can this turn still end well? An exhaustive search over its continuations.

A question to the partner never helps: it is allowed only if the turn can end well after a yes and after a no, and
what a no allows is allowed without a question. So the search lays, adds and discards only.
"""

from __future__ import annotations

from typing import TypeAlias

from .black_threes import bind
from .cards import RANKS, is_canasta, worth
from .duties import may_keep, minimum_met, minimum_waived, must_out, no_discard_due, reaches
from .state import RefState
from .turn import after_discard, after_lay, in_reach, lays

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


def turn_can_end_well(s: RefState, may_lose: bool = True) -> bool:
    """Some continuation from this state, or this state itself when the deal is over, ends the turn well.

    Cards that lie face down are not counted, for nobody has seen them (0.4 step 10).
    """
    return _search(s.unseen(), may_lose, 0, {})


def _search(s: RefState, may_lose: bool, first: int, memo: Memo) -> bool:
    """Lays of different melds can change places, so they are tried in the order of `RANKS`, from number `first` on.

    When the rest of the pile is lifted new cards are there, and the order begins anew.
    """
    if s.phase == "over":
        return ends_well(s, may_lose)
    if s.no_discard and may_keep(s):
        return True
    if any(discard_ends_well(s, card, may_lose) for card in s.hand):
        return True
    if _hopeless(s, first):
        return False
    key = _key(s, first)
    if key not in memo:
        memo[key] = any(
            _search(after, may_lose, 0 if after.lift_due != s.lift_due else RANKS.index(lay.rank), memo)
            for lay in lays(s)
            if RANKS.index(lay.rank) >= first
            for after in [after_lay(s, lay)]
        )
    return memo[key]


def _key(s: RefState, first: int) -> tuple[object, ...]:
    """What changes inside a turn."""
    rest = tuple(s.pile) if s.lift_due else ()
    cards, melds = tuple(sorted(s.hand.items())), tuple(sorted(s.own.items()))
    return first, cards, melds, rest, s.points, s.must_go_out, s.laid_further, s.lift_due, s.unsure


def _hopeless(s: RefState, first: int) -> bool:
    """Safe reasons to give up early; they never decide otherwise than the search would."""
    if not minimum_met(s) and not minimum_waived(s):
        at_most = s.points + worth(list(s.hand.elements()))
        return not reaches(s.options, s.scores[s.side], at_most)
    return must_out(s) and not s.lift_due and (_stranded(s, first) > (not no_discard_due(s)) or _too_few_canastas(s))


def _stranded(s: RefState, first: int) -> int:
    """Natural cards that can no longer be laid in this turn."""
    wilds = s.hand["2"] + s.hand["Jk"]
    lost = 0
    for number, rank in enumerate(RANKS):
        held = s.hand[rank]
        needed = 1 if rank in s.own else 3 if rank == "3" or not wilds else 2
        if rank == "3" and not bind(s.options):
            needed = 3 if s.options["black3_melds"] == "anytime" and rank not in s.own else 99
        lost += held if number < first or held < needed else 0
    return lost


def _too_few_canastas(s: RefState) -> bool:
    """Even with every wild card at its service no rank beyond these can become a canasta."""
    cards = in_reach(s)
    wilds = cards["2"] + cards["Jk"]
    possible = sum(is_canasta(s.own.get(rank, (0, 0, 0))) or _most(s, rank) + wilds >= 7 for rank in RANKS)
    return possible < int(s.options["canastas_to_go_out"])


def _most(s: RefState, rank: str) -> int:
    """Cards in the meld of a rank when all naturals of the hand are put to it."""
    return sum(s.own.get(rank, (0, 0, 0))) + in_reach(s)[rank]
