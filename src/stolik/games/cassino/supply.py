"""Deck orders: the lot for the first dealer, and the dealing of a round (4-12)."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.core import NEED_SEAT, UNKNOWN, Core
from stolik.games.cassino.events import DealtAgain, RoundBegan
from stolik.games.cassino.values import KINDS, kinds_of
from stolik.games.deal_events import DealerDrawn

PASSES: Final = 2
AT_ONCE: Final = 2
HAND: Final = PASSES * AT_ONCE
"""Cards in a hand and in the centre, dealt in two passes (5)."""


def deck(core: Core) -> list[int]:
    """What must be put in order next: the seats for the lot, or the pack."""
    return core.rules.lot if core.dealer < 0 else core.rules.cards


def supply(core: Core, order: list[int]) -> None:
    """Use an order of `deck(core)`: draw the first dealer, or begin a round."""
    if core.dealer < 0:
        core.dealer = order[0]
        if core.events is not None:
            core.events.append(DealerDrawn(core.dealer))
        return
    rules = core.rules
    if core.deal_number:
        core.dealer = (core.dealer + 1) % rules.players
    core.deal_number += 1
    core.order = order
    core.top = 0
    core.dealt = 0
    core.hands = [0] * rules.players
    core.promised = [0] * rules.players
    core.loose = 0
    core.combos = []
    core.piles = [0] * rules.sides
    core.sweeps = [0] * rules.sides
    core.last_taker = -1
    _deal(core, centre=True)
    if core.events is not None:
        core.events.append(RoundBegan(core.deal_number, core.dealer, kinds_of(core.loose)))
    core.need = NEED_SEAT
    core.duty = UNKNOWN
    core.seat = (core.dealer + 1) % rules.players


def deal_again(core: Core) -> None:
    """Give everybody four more cards; the player at the dealer's left begins (8, 11)."""
    _deal(core, centre=False)
    if core.events is not None:
        core.events.append(DealtAgain(core.dealt, core.stock_size))
    core.seat = (core.dealer + 1) % core.rules.players


def _deal(core: Core, *, centre: bool) -> None:
    """Two cards at once to everybody from the dealer's left, then perhaps to the centre, then to the dealer; twice."""
    order, players = core.order, core.rules.players
    top = core.top
    for _ in range(PASSES):
        for place in range(1, players + 1):
            if place == players and centre:
                core.loose |= 1 << order[top] | 1 << order[top + 1]
                top += AT_ONCE
            seat = (core.dealer + place) % players
            core.hands[seat] |= 1 << order[top] | 1 << order[top + 1]
            top += AT_ONCE
    core.top = top
    core.dealt += 1


def dealings_of(players: int) -> int:
    """How many dealings a round has (10)."""
    return (KINDS - HAND) // (HAND * players)
