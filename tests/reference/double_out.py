"""The partner of a player who has gone out may at once lay his whole hand, or pass (P11)."""

from __future__ import annotations

from collections import Counter

from .cards import RANKS, plus, size
from .scoring import end_deal
from .state import RefState
from .turn import Lay, lays


def offer(s: RefState) -> RefState:
    """The partner is to act, if the deal has ended by going out and he can empty his hand; else nothing changes."""
    if s.result is None or s.result.reason != "out" or len(s.hands) != 4 or not int(s.options["double_out_bonus"]):
        return s
    asked = RefState(
        options=s.options,
        hands=s.hands,
        melds=s.melds,
        pile=s.pile,
        under=s.under,
        stock=s.stock,
        red3=s.red3,
        scores=s.scores,
        dealer=s.dealer,
        laid_before=s.laid_before,
        turn=s.partner,
        phase="double",
        went_out_concealed=s.went_out_concealed,
    )
    return asked if can_lay_all(asked) else s


def doubles(s: RefState) -> dict[str, RefState]:
    """The lays after which the whole hand can be laid; before the first of them also the pass."""
    found = {lay.text: after for lay in lays(s) for after in [_after_lay(s, lay)] if can_lay_all(after)}
    if not s.laid_further:
        passed = s.copy()
        end_deal(passed, "out")
        found["pass"] = passed
    return found


def can_lay_all(s: RefState) -> bool:
    """Some lays empty the hand."""
    return _search(s, 0, set())


def _search(s: RefState, first: int, failed: set[tuple[object, ...]]) -> bool:
    """Lays of different melds can change places, so they are tried in the order of `RANKS`, from number `first` on."""
    if not size(s.hand):
        return True
    key = first, tuple(sorted(s.hand.items())), tuple(sorted(s.own.items()))
    if key in failed or any(s.hand[rank] for rank in RANKS[:first]):
        return False
    found = any(
        _search(_after_lay(s, lay), RANKS.index(lay.rank), failed) for lay in lays(s) if RANKS.index(lay.rank) >= first
    )
    if not found:
        failed.add(key)
    return found


def _after_lay(s: RefState, lay: Lay) -> RefState:
    """Cards go from the partner's hand to a meld; with the last of them the deal has ended."""
    s = s.copy()
    s.own[lay.rank] = plus(lay.rank, s.own.get(lay.rank), lay.cards)
    s.hands[s.turn] = s.hand - Counter(lay.cards)
    s.laid_further = True
    if not size(s.hand):
        s.doubled = True
        end_deal(s, "out")
    return s
