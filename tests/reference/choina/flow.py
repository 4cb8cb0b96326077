"""How the deal goes on: windows for requests, answers, purchases, the next player's turn, the end (51-70, 76-95)."""

from __future__ import annotations

from .cards import size
from .pile import can_draw, can_reshuffle, may_ask, may_have_top, may_take, numbers_by_request
from .scoring import end_deal
from .state import RefState, Thrown


def begin_turn(s: RefState, seat: int, buyer: int | None) -> None:
    """A player is in turn; `buyer` has uncovered the top card, or it is freshly thrown (88, 91)."""
    s.turn, s.buyer, s.asked = seat, buyer, frozenset()
    s.drawn, s.after, s.barred, s.took_stock = False, None, "", False
    s.begun, s.laid_off = frozenset(), False
    open_round(s)


def open_round(s: RefState) -> None:
    """Those who may ask are asked one by one, the nearest to the player in turn first (66, 89)."""
    s.asker, s.to_answer = None, ()
    s.waiting = tuple(seat for seat in s.from_turn() if may_ask(s, seat))
    s.phase = "ask"
    if not s.waiting:
        close_window(s)


def close_window(s: RefState) -> None:
    """Nobody asks any more: the player in turn takes his card, or plays on if he has it (65, 95)."""
    s.waiting, s.asker, s.to_answer = (), None, ()
    s.phase = "play" if s.drawn else "take"
    if s.phase == "take" and not can_draw(s) and not may_take(s):
        end_deal(s, None)


def keep_silent(s: RefState) -> None:
    """The player who could ask does not."""
    s.waiting = s.waiting[1:]
    if not s.waiting:
        close_window(s)


def ask(s: RefState) -> None:
    """The player asks; a reshuffle that is due comes before the question (89, 94)."""
    s.asker = s.waiting[0]
    s.asked |= {s.asker}
    s.waiting = ()
    if s.stock:
        put_question(s)
    else:
        renew_stock(s)


def put_question(s: RefState) -> None:
    """Everybody with an earlier right is to answer; in the second window not the player in turn (53, 54, 65)."""
    assert s.asker is not None
    seats = s.from_turn()
    earlier = seats[1 if s.drawn else 0 : seats.index(s.asker)]
    s.to_answer = tuple(seat for seat in earlier if may_have_top(s, seat))
    s.phase = "answer"
    if not s.to_answer:
        consented(s)


def allow(s: RefState) -> None:
    """`można`: the next one answers, or the purchase is free (54, 56)."""
    s.to_answer = s.to_answer[1:]
    if not s.to_answer:
        consented(s)


def refuse(s: RefState) -> None:
    """`nie można`: what it entails is an option (57)."""
    refuser = s.to_answer[0]
    if s.options["refusal"] == "veto":
        open_round(s)
    elif refuser != s.turn:
        purchase(s, refuser, 1, 1)
    elif s.options["refusal"] == "must_take":
        take_top(s)
    else:
        purchase(s, refuser, 1, 0)


def consented(s: RefState) -> None:
    """The asker says how many cards he buys, or buys at once where there is one number only (93)."""
    assert s.asker is not None
    s.phase = "number"
    if len(numbers_by_request(s, s.asker)) == 1:
        buy_by_request(s, 1)


def buy_by_request(s: RefState, number: int) -> None:
    """The consented purchase of so many pile cards (58)."""
    assert s.asker is not None
    s.requests[s.asker] += 1
    purchase(s, s.asker, number, number * int(s.options["buy_extra_cards"]))


def purchase(s: RefState, buyer: int, number: int, stock_cards: int) -> None:
    """A player takes pile and stock cards, lays and discards nothing, and the turn moves on (57-61, 90, 91)."""
    s.give(buyer, *(s.pile.pop().card for _ in range(number)))
    s.give(buyer, *(s.stock.pop(0) for _ in range(stock_cards)))
    unchanged = s.options["turn_after_buy"] == "unchanged"
    if s.drawn:  # the second window: the player in turn finishes his turn
        s.after = None if unchanged else s.left_of(buyer)
        s.buyer = buyer
        close_window(s)
        return
    if not end_idle_turn(s, active=stock_cards > 0):
        begin_turn(s, s.turn if unchanged and buyer != s.turn else s.left_of(buyer), buyer)


def end_idle_turn(s: RefState, active: bool) -> bool:
    """Count the turns in which nothing happened; whether they have ended the deal (95)."""
    s.idle = 0 if active else s.idle + 1
    if s.idle < 2 * s.players:
        return False
    end_deal(s, None)
    return True


def take_top(s: RefState) -> None:
    """The player in turn takes the top card as his draw (18, 23)."""
    card = s.pile.pop().card
    if not s.options["discard_just_taken"] and not s.hand[card]:
        s.barred = card
    s.give(s.turn, card)
    s.drawn = True
    close_window(s)


def draw(s: RefState) -> None:
    """The player in turn takes a stock card, after a reshuffle if one is due; without one the deal ends (78-80, 95)."""
    if s.stock:
        draw_card(s)
    elif can_reshuffle(s):
        renew_stock(s)
    else:
        end_deal(s, None)


def draw_card(s: RefState) -> None:
    """The top card of the stock; with `ask_window = before_discard` others may ask once more (65)."""
    s.give(s.turn, s.stock.pop(0))
    s.drawn = s.took_stock = True
    if s.options["ask_window"] == "before_discard":
        open_round(s)
    else:
        close_window(s)


def renew_stock(s: RefState) -> None:
    """The pile without its top card is turned over, or waits to be shuffled (78)."""
    if s.options["stock_out"] == "turn_over_once":
        supply(s, [card for card, _ in s.pile[:-1]])
    else:
        s.phase = "shuffle"


def supply(s: RefState, order: list[str]) -> None:
    """The new stock, top first; then the step for which it was needed is done."""
    s.stock, s.pile = list(order), s.pile[-1:]
    s.reshuffles += 1
    if s.asker is None:
        draw_card(s)
    else:
        put_question(s)


def discard(s: RefState, card: str) -> None:
    """The turn ends with a discard (16, 21, 61, 65, 70, 76, 95)."""
    s.part_with(card)
    s.pile.append(Thrown(card, s.turn))
    if size(s.hand) == 0:
        end_deal(s, s.turn)
    elif not end_idle_turn(s, active=s.took_stock or bool(s.begun) or s.laid_off):
        begin_turn(s, s.left_of(s.turn) if s.after is None else s.after, None)
