"""Deck orders: the lot for the first dealer, each deal, and a new stock made of the pile (7-13, 78)."""

from __future__ import annotations

from stolik.games.choina.core import ASKING, FRESH, NEED_SEAT, NO_TOP, NOTHING, Core
from stolik.games.choina.events import Reshuffled, TurnedOver
from stolik.games.choina.hands import RANKS, SUITS
from stolik.games.choina.turns import begin_turn, draw_top, put_question
from stolik.games.deal_events import DealBegan, DealerDrawn


def deck(core: Core) -> list[int]:
    """What must be put in order next: the seats for the lot, both packs, or the pile without its top card."""
    if core.dealer < 0:
        return core.rules.lot
    if core.pending:
        return sorted(core.pile[:-1])
    return core.rules.cards


def supply(core: Core, order: list[int]) -> None:
    """Use an order of `deck(core)`: draw the first dealer, deal, or go on with the new stock."""
    if core.dealer < 0:
        core.dealer = order[0]
        if core.events is not None:
            core.events.append(DealerDrawn(core.dealer))
    elif core.pending:
        core.need = NEED_SEAT
        pending, core.pending = core.pending, NOTHING
        renew_stock(core, order)
        if core.events is not None:
            core.events.append(Reshuffled(len(order)))
        go_on(core, pending)
    else:
        _deal(core, order)


def turn_over(core: Core, pending: int) -> None:
    """Make the pile without its top card the new stock as it lies, the oldest discard on top (78)."""
    renew_stock(core, core.pile[:-1])
    if core.events is not None:
        core.events.append(TurnedOver(core.stock_size))
    go_on(core, pending)


def renew_stock(core: Core, order: list[int]) -> None:
    """Make these cards, which lay under the top card of the pile, the stock."""
    core.order = order
    core.top = 0
    core.pile = core.pile[-1:]
    core.throwers = core.throwers[-1:]
    core.reshuffles += 1


def go_on(core: Core, pending: int) -> None:
    """Do what waited for the stock: the question of a claim, or a draw."""
    if pending == ASKING:
        put_question(core)
    else:
        draw_top(core)


def _deal(core: Core, order: list[int]) -> None:
    rules = core.rules
    players = rules.players
    if core.deal_number:
        core.dealer = (core.dealer + 1) % players
    core.deal_number += 1
    first = (core.dealer + 1) % players
    core.order = order
    _clear(core)
    core.top = players * rules.deal_size
    for place in range(players):
        seat = (first + place) % players
        for kind in order[place : core.top : players]:
            core.give(seat, kind)
    if rules.upcard:
        core.pile.append(order[core.top])
        core.throwers.append(core.dealer)
        core.top += 1
    if core.events is not None:
        core.events.append(DealBegan(core.deal_number, core.dealer, core.pile[:]))
    core.need = NEED_SEAT
    begin_turn(core, first, FRESH if core.pile else NO_TOP)


def _clear(core: Core) -> None:
    players = core.rules.players
    core.pile = []
    core.throwers = []
    core.codes = [0] * (RANKS * players)
    core.lines = [0] * (SUITS * players)
    core.ranks = [0] * players
    core.size = [0] * players
    core.known = [0] * (RANKS * players)
    core.melds = [()] * players
    core.bought = [0] * players
    core.lull = 0
    core.reshuffles = 0
