"""Who may take, ask for and buy how many cards of the open pile, and what the stock gives (17-22, 51-69, 78-95)."""

from __future__ import annotations

from .contracts import complete
from .state import RefState

MOST_RESHUFFLES = 20


def can_reshuffle(s: RefState) -> bool:
    """Whether the pile without its top card may still become the stock (78-80)."""
    most = {"reshuffle_once": 1, "turn_over_once": 1, "reshuffle_always": MOST_RESHUFFLES, "end_deal": 0}
    return len(s.pile) >= 2 and s.reshuffles < most[str(s.options["stock_out"])]


def can_draw(s: RefState) -> bool:
    """Whether a stock card can be had."""
    return bool(s.stock) or can_reshuffle(s)


def allowed_by_contract(s: RefState, seat: int) -> bool:
    """Whether `buy_after_contract` leaves the pile to this player (68)."""
    return bool(s.options["buy_after_contract"]) or not complete(s, seat)


def own_card_free(s: RefState, seat: int, depth: int) -> bool:
    """Whether who threw a card that has been uncovered lets this player have it; depth 0 is the top card (55, 93)."""
    return s.pile[-1 - depth].seat != seat or bool(s.options["retake_own_discard"])


def may_have_top(s: RefState, seat: int) -> bool:
    """Whether the top card could come to this player at all: who may not take it is not asked either (53, 91)."""
    if not s.pile or not allowed_by_contract(s, seat):
        return False
    if s.buyer is None:
        return s.pile[-1].seat != seat  # 55
    return seat != s.buyer and own_card_free(s, seat, 0)


def may_take(s: RefState) -> bool:
    """Whether the player in turn may take the top card as his draw (18, 62, 63)."""
    if s.buyer is not None and s.options["uncovered_card"] == "nobody":
        return False
    return may_have_top(s, s.turn)


def may_ask(s: RefState, seat: int) -> bool:
    """Whether a player not in turn may ask for the top card (51, 63, 65, 67-69, 91, 94)."""
    if seat == s.turn or seat in s.asked or not may_have_top(s, seat):
        return False
    if s.buyer is not None and s.options["uncovered_card"] != "everyone":
        return False
    limit = s.options["buy_limit_per_deal"]
    if limit != "none" and s.requests[seat] >= int(limit):
        return False
    at_hand = len(s.stock) or (len(s.pile) - 1 if can_reshuffle(s) else 0)
    return at_hand >= int(s.options["buy_extra_cards"])


def free_depth(s: RefState, seat: int) -> int:
    """How many cards from the top a purchase of several may reach (22, 93)."""
    if not s.options["multi_buy"]:
        return 1
    depth = 1
    while depth < len(s.pile) and own_card_free(s, seat, depth):
        depth += 1
    return depth


def numbers_by_request(s: RefState, seat: int) -> list[int]:
    """The numbers of pile cards among which a consented buyer chooses (58, 93)."""
    most = min(free_depth(s, seat), len(s.stock) // int(s.options["buy_extra_cards"]))
    return list(range(1, most + 1))


def numbers_in_turn(s: RefState) -> list[int]:
    """The numbers of pile cards that the player in turn may buy instead of a turn (19, 92, 93)."""
    if s.buyer is not None or not may_take(s):
        return []
    return list(range(2, min(free_depth(s, s.turn), len(s.stock) + 1) + 1))
