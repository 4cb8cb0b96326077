"""Cards of the stock: the draw, the bonus cards, red threes among them, and the last card (A15-A25, D23-D28, P12)."""

from __future__ import annotations

from .cards import size
from .scoring import end_deal
from .search import gets_bonus, spend_bonus, turn_can_end_well
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
            last = _draw_one(s, replaced=s.options["red3_replaced"] != "deal_only")
            kept += last != "R"
    lone = kept == 0 and size(s.hand) == 1
    if last == "R" and not s.stock:
        _last_red_three(s, lone)
    elif lone:
        _bind_lone_card(s)
    return s


def receive_bonus(s: RefState) -> RefState:
    """After a step: the bonus cards, if it has completed a canasta that brings them (D23-D28, D57).

    The bonus is spent even when the stock has nothing to give.
    """
    if not s.bonus_due:
        return s
    s = s.copy()
    s.bonus_due = False
    if not gets_bonus(s):
        return s
    spend_bonus(s)
    stock, last = len(s.stock), ""
    replaced = s.options["red3_replaced"] != "deal_only" and bool(s.options["bonus_red3_replaced"])
    for _ in range(int(s.options["bonus_cards"])):
        if s.stock:
            last = _draw_one(s, replaced)
    s.bonus_was_last = stock > 0 and not s.stock
    if last == "R" and not s.stock:
        _last_red_three(s, lone=False)
    return s


def _draw_one(s: RefState, replaced: bool) -> str:
    """One card of the stock, where a red three may be replaced until another card comes; the last card that came."""
    card = ""
    while s.stock:
        card = s.stock.pop(0)
        if card != "R":
            s.give([card])
            return card
        s.red3[s.side] += 1
        if not replaced:
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
