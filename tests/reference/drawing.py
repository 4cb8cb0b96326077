"""Drawing from the stock, red threes among what is drawn, and the last card of the stock (A15, A16, A20, A25, P12)."""

from __future__ import annotations

from .cards import size
from .scoring import end_deal
from .search import turn_can_end_well
from .state import RefState


def after_draw(s: RefState) -> RefState:
    """The drawn cards are in the hand, red threes set aside. The turn goes on, is skipped, or the deal has ended.

    A turn that is skipped (P12) is left in the phase 'take' with `begun` set: it has to be passed on.
    """
    s = s.copy()
    s.begun, s.phase = "draw", "play"
    kept, last = 0, ""
    for _ in range(int(s.options["draw_count"])):
        if s.stock:
            last = _draw_one(s)
            kept += last != "R"
    lone = kept == 0 and size(s.hand) == 1
    if last == "R" and not s.stock:
        _last_red_three(s, lone)
    elif lone:
        _bind_lone_card(s)
    return s


def _draw_one(s: RefState) -> str:
    """One card of the stock, where a red three is replaced until another card comes; the last card that came."""
    card = ""
    while s.stock:
        card = s.stock.pop(0)
        if card != "R":
            s.hand[card] += 1
            return card
        s.red3[s.side] += 1
        if s.options["red3_replaced"] == "deal_only":
            return card
    return card


def _last_red_three(s: RefState, lone: bool) -> None:
    """What `last_red3` says."""
    if s.options["last_red3"] == "end_now":
        end_deal(s, "last_red3")
    elif s.options["last_red3"] == "meld_no_discard":
        s.no_discard = True
    elif lone:
        _bind_lone_card(s)


def _bind_lone_card(s: RefState) -> None:
    """He drew only red threes and holds one card: he goes out with it, or neither lays nor discards (P12)."""
    s.must_go_out = True
    if turn_can_end_well(s):
        return
    s.must_go_out = False
    if s.stock:
        s.phase = "take"
    else:
        end_deal(s, "last_red3")
