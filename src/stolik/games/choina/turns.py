"""The course of a deal: turns begin and end, claims are polled, questions put, cards bought (14-19, 51-69, 89-95)."""

from __future__ import annotations

from stolik.games.choina.claims import (
    can_reshuffle,
    consenters,
    may_ask,
    may_take,
    most_bought,
    window_open,
)
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW, DREW, FRESH, NO_TOP, PLAY, TOOK, UNCOVERED, Core
from stolik.games.choina.ending import end_deal, go_out
from stolik.games.choina.events import Bought, BuyDrew, TookCard
from stolik.games.choina.hands import RANKS, UNIT
from stolik.games.deal_events import Drew


def begin_turn(core: Core, seat: int, top_state: int) -> None:
    """Give the turn to a seat; before it takes anything the others may ask for the top card (89)."""
    core.turn = seat
    core.top_state = top_state
    if top_state != UNCOVERED:
        core.last_buyer = -1
    core.asker = -1
    core.asked = 0
    core.began = 0
    core.begun = 0
    core.laid_off = False
    core.taken = -1
    core.follower = -1
    poll(core, seat)


def poll(core: Core, after: int) -> None:
    """Let the next player who may ask say whether he does; after the last of them the player in turn goes on."""
    if window_open(core):
        players, turn = core.rules.players, core.turn
        seat = (after + 1) % players
        while seat != turn:
            if may_ask(core, seat):
                core.seat = seat
                core.phase = CLAIM
                return
            seat = (seat + 1) % players
    if core.began:
        begin_play(core)
    else:
        _begin_draw(core)


def _begin_draw(core: Core) -> None:
    core.seat = core.turn
    core.phase = DRAW
    if core.top >= len(core.order) and not can_reshuffle(core) and not may_take(core):
        end_deal(core, "stock", -1)  # he can take no card at all (95)


def begin_play(core: Core) -> None:
    """The player in turn lays and discards; the top card concerns nobody any more."""
    core.seat = core.turn
    core.phase = PLAY
    core.top_state = NO_TOP
    core.last_buyer = core.asker = -1
    core.asked = 0


def draw_top(core: Core) -> None:
    """The player in turn draws from a stock that has cards; then others may perhaps ask once more (65)."""
    drawn = draw_cards(core, core.turn, 1)
    core.began = DREW
    if core.events is not None:
        core.events.append(Drew(core.turn, drawn))
    if core.rules.second_window:
        poll(core, core.turn)
    else:
        begin_play(core)


def draw_cards(core: Core, seat: int, count: int) -> list[int]:
    """Move so many cards from the stock to a hand."""
    drawn = core.order[core.top : core.top + count]
    core.top += count
    for kind in drawn:
        core.give(seat, kind)
    return drawn


def take_top(core: Core, forced: bool) -> None:
    """The player in turn takes the top card of the pile as his draw."""
    kind = lift(core, core.turn, 1)[0]
    core.began = TOOK
    if not core.rules.discards_taken:
        core.taken = kind
    if core.events is not None:
        core.events.append(TookCard(core.turn, kind, forced))
    begin_play(core)


def lift(core: Core, seat: int, count: int) -> list[int]:
    """Move so many cards from the top of the pile to a hand, where everybody then knows them; the top card first."""
    cards: list[int] = []
    for _ in range(count):
        kind = core.pile.pop()
        core.throwers.pop()
        core.give(seat, kind)
        core.known[RANKS * seat + (kind >> 2)] += UNIT[kind & 3]
        cards.append(kind)
    return cards


def put_question(core: Core) -> None:
    """Ask the first whose consent the request needs; with nobody to ask the asker has the card."""
    needed = consenters(core, core.asker)
    if needed:
        core.seat = needed[0]
        core.phase = ANSWER
    else:
        consented(core)


def next_answer(core: Core) -> None:
    """The seat that must act has consented: ask the next one, or give the asker the card."""
    needed = consenters(core, core.asker)
    at = needed.index(core.seat) + 1
    if at < len(needed):
        core.seat = needed[at]
    else:
        consented(core)


def consented(core: Core) -> None:
    """The asker buys: at once if he has one number to choose, else he names it (93)."""
    core.seat = core.asker
    if most_bought(core, core.asker) > 1:
        core.phase = BUY
    else:
        buy_by_request(core, 1)


def buy_by_request(core: Core, count: int) -> None:
    """The asker buys so many pile cards, with a stock card or two for each (58)."""
    core.bought[core.asker] += 1
    buy(core, core.asker, count, count * core.rules.extra_cards, forced=False)


def buy(core: Core, seat: int, count: int, stock: int, *, forced: bool) -> None:
    """Move so many pile cards and stock cards to a buyer's hand; then the next player is in turn (61)."""
    cards = lift(core, seat, count)
    drawn = draw_cards(core, seat, stock)
    if core.events is not None:
        core.events.append(Bought(seat, cards, forced))
        if drawn:
            core.events.append(BuyDrew(seat, drawn))
    players, own = core.rules.players, seat == core.turn
    if core.began:
        core.follower = (seat + 1) % players if core.rules.buyer_left else -1
        begin_play(core)
        return
    if _stands_still(core, bool(drawn)):
        return
    core.last_buyer = seat
    follower = (seat + 1) % players if own or core.rules.buyer_left else core.turn
    begin_turn(core, follower, UNCOVERED if core.pile else NO_TOP)


def end_turn(core: Core) -> None:
    """The player in turn has discarded: he is out, or the next player is in turn."""
    if not core.size[core.turn]:
        go_out(core)
    elif not _stands_still(core, core.began == DREW or core.begun != 0 or core.laid_off):
        follower = core.follower if core.follower >= 0 else (core.turn + 1) % core.rules.players
        begin_turn(core, follower, FRESH)


def _stands_still(core: Core, moved: bool) -> bool:
    """Note whether a turn brought a stock card or a lay; end the deal after too many that did not (95)."""
    core.lull = 0 if moved else core.lull + 1
    if core.lull < core.rules.standstill:
        return False
    end_deal(core, "standstill", -1)
    return True
