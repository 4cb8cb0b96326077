"""A whole state built from a view and a guess of what it hides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stolik.games.cassino.core import Core, partner_values, values_in
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.values import KINDS, mask_of
from stolik.games.game import WorldError

if TYPE_CHECKING:
    from stolik.games.cassino.state import CassinoState
    from stolik.games.cassino.view import CassinoView


def build_world(view: CassinoView, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> CassinoState:
    """The state in which the other seats hold these hands and the stock lies so, top card first; or WorldError."""
    from stolik.games.cassino.state import CassinoState  # noqa: PLC0415  the state makes views, and views states

    _check(view, hands, stock)
    core = own_core(view)
    core.order = list(stock)
    for seat in range(view.rules.players):
        if seat != view.seat:
            core.hands[seat] = mask_of(list(hands[seat]))
    if view.partner_values and partner_values(core) != view.partner_values:
        raise WorldError("partner_values_differ", view.rules.partner(view.seat))
    return CassinoState(core)


def own_core(view: CassinoView) -> Core:
    """What a view shows; the other hands and the stock are empty."""
    core = Core(view.rules)
    core.need = view.need
    core.scores = list(view.scores)
    core.sheets = list(view.sheets)
    core.deal_number = view.deal_number
    core.dealer = view.dealer
    core.winners = view.winners
    core.dealt = view.dealt
    core.promised = list(view.promised)
    core.loose = view.loose
    core.combos = list(view.combos)
    core.piles = list(view.piles)
    core.sweeps = list(view.sweeps)
    core.last_taker = view.last_taker
    core.seat = view.acting
    if view.seat >= 0:
        core.hands[view.seat] = view.hand
    if view.partner_values:
        # any cards of these values: only what they justify is asked
        core.hands[view.rules.partner(view.seat)] = cards_of_values(view.rules, view.partner_values)
    return core


def cards_of_values(rules: Rules, values: int) -> int:
    """A card of every rank that stands for one of these values."""
    cards = 0
    for kind in range(0, KINDS, 4):
        if rules.stands[kind] & values:
            cards |= 1 << kind
    return cards


def _check(view: CassinoView, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> None:
    hidden = set(view.unseen())
    number = len(hidden)
    for seat in range(view.rules.players):
        if seat == view.seat:
            continue
        cards = hands.get(seat)
        if cards is None or len(cards) != view.sizes[seat]:
            raise WorldError("wrong_hand_size", seat)
        if not all(0 <= kind < KINDS for kind in cards):
            raise WorldError("other_cards", seat)
        if view.promised[seat] & ~values_in(view.rules, mask_of(list(cards))):
            raise WorldError("promised_card_missing", seat)
        hidden.difference_update(cards)
        number -= len(cards)
    if len(stock) != view.stock_size:
        raise WorldError("wrong_stock_size", -1)
    hidden.difference_update(stock)
    if hidden or number != len(stock):
        raise WorldError("other_cards", -1)
