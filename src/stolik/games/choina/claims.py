"""Claims: who may ask for the top card, who must consent, how many cards may be bought (51-69, 89-94).

Only what everybody sees is asked here.
"""

from __future__ import annotations

from stolik.games.choina.core import DREW, FRESH, NO_TOP, UNCOVERED, Core, contract_complete
from stolik.games.choina.rules import UNCOVERED_EVERYONE, UNCOVERED_NOBODY


def window_open(core: Core) -> bool:
    """Whether the top card is one that may be asked for out of turn (63, 91)."""
    if core.top_state == FRESH:
        return True
    return core.top_state == UNCOVERED and core.rules.uncovered == UNCOVERED_EVERYONE


def may_have_top(core: Core, seat: int) -> bool:
    """Whether a seat may get the top card at all, in whatever way (53, 55, 68, 91)."""
    if core.top_state == NO_TOP:
        return False
    thrower = core.throwers[-1]
    if core.top_state == FRESH:
        if seat == thrower:
            return False
    elif (seat == thrower and not core.rules.retake) or (seat == core.last_buyer and seat != core.turn):
        return False
    return core.rules.buy_after_contract or not contract_complete(core, seat)


def can_reshuffle(core: Core) -> bool:
    """Whether a new stock can be made of the pile (78-80)."""
    return core.reshuffles < core.rules.most_reshuffles and len(core.pile) > 1


def stock_suffices(core: Core) -> bool:
    """Whether there are, after a reshuffle that is due, the stock cards of a purchase by request (69, 94)."""
    stock = core.stock_size
    if not stock and can_reshuffle(core):
        stock = len(core.pile) - 1
    return stock >= core.rules.extra_cards


def may_ask(core: Core, seat: int) -> bool:
    """Whether a seat may ask for the top card now (51, 65-69, 89)."""
    return may_want(core, seat) and stock_suffices(core)


def may_want(core: Core, seat: int) -> bool:
    """Whether a seat may ask for the top card, as long as the stock has the cards of a purchase (51, 65-68, 89)."""
    if seat == core.turn or core.asked >> seat & 1 or core.bought[seat] >= core.rules.buy_limit:
        return False
    return window_open(core) and may_have_top(core, seat)


def consenters(core: Core, asker: int) -> list[int]:
    """Whose consent a request needs, in the order in which they answer (53, 54).

    The player in turn is first; in the window after his draw he is not asked (65).
    """
    players = core.rules.players
    seats: list[int] = []
    seat = core.turn
    while seat != asker:
        if (seat != core.turn or core.began != DREW) and may_have_top(core, seat):
            seats.append(seat)
        seat = (seat + 1) % players
    return seats


def may_take(core: Core) -> bool:
    """Whether the player in turn may take the top card as his draw (18, 62)."""
    if core.top_state == UNCOVERED and core.rules.uncovered == UNCOVERED_NOBODY:
        return False
    return may_have_top(core, core.turn)


def pile_reach(core: Core, seat: int) -> int:
    """How many pile cards from the top a purchase may take; it may stop above an own discard (93)."""
    if not core.rules.multi_buy:
        return 1
    size = len(core.pile)
    if core.rules.retake:
        return size
    count = 1
    while count < size and core.throwers[size - 1 - count] != seat:
        count += 1
    return count


def most_bought(core: Core, seat: int) -> int:
    """How many pile cards a buyer with consent may name at most (58, 93)."""
    return min(pile_reach(core, seat), core.stock_size // core.rules.extra_cards)


def most_bought_in_turn(core: Core) -> int:
    """How many pile cards the player in turn may buy at most; below two he may not buy (19, 92, 93)."""
    if core.top_state != FRESH or not core.rules.multi_buy or not may_have_top(core, core.turn):
        return 0
    return min(pile_reach(core, core.turn), core.stock_size + 1)
