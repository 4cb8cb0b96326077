"""The partner of a player who has gone out may at once lay his whole hand, or pass (P11)."""

from __future__ import annotations

from .cards import size
from .scoring import end_deal
from .state import RefState
from .turn import Lay, lays, put_down


def offer(s: RefState) -> RefState:
    """The partner is to act, if the deal has ended by going out and he can empty his hand; else nothing changes."""
    if s.result is None or s.result.reason != "out" or len(s.hands) != 4 or not int(s.options["double_out_bonus"]):
        return s
    asked = s.turn_of(s.partner, phase="double", went_out_concealed=s.went_out_concealed)
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
    """Some lays empty the hand. Joining melds is no lay, and he has no turn for it."""
    return _search(s, set())


def _search(s: RefState, failed: set[tuple[object, ...]]) -> bool:
    if not size(s.hand):
        return True
    key = frozenset(s.hand.items()), frozenset(s.own.items()), tuple(s.own_runs), tuple(s.bolivias[s.side])
    if key in failed:
        return False
    found = any(_search(_after_lay(s, lay), failed) for lay in lays(s))
    if not found:
        failed.add(key)
    return found


def _after_lay(s: RefState, lay: Lay) -> RefState:
    """Cards go from the partner's hand to a meld; with the last of them the deal has ended."""
    s = s.copy()
    put_down(s, lay.target, lay.cards, lay.cards)
    s.laid_further = True
    if not size(s.hand):
        s.doubled = True
        end_deal(s, "out")
    return s
