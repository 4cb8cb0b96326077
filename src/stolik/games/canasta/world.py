"""A whole state built from a view and a guess of what it hides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stolik.games.canasta.classes import CLASS_OF, RED3
from stolik.games.canasta.core import DOUBLE, NEED_SEAT, PLAY, Core
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.lifting import commit_to_concealed
from stolik.games.canasta.outlook import flags_of, goes_out_legally, only_concealed
from stolik.games.canasta.pile import pile_add
from stolik.games.game import WorldError
from stolik.games.world_check import check_guess

if TYPE_CHECKING:
    from stolik.games.canasta.state import CanastaState
    from stolik.games.canasta.view import CanastaView


def build_world(view: CanastaView, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> CanastaState:
    """The state in which the other seats hold these hands and the stock lies so, top card first, and after it the cards
    that lie face down under the pile; or WorldError.
    """
    from stolik.games.canasta.state import CanastaState  # noqa: PLC0415  the state makes views, and views states

    _check(view, hands, stock)
    core = open_part(view)
    core.order = list(stock[: view.stock_size])
    core.under = list(stock[view.stock_size :])
    for kind in view.pile:
        pile_add(core, kind)
    for seat in range(view.rules.players):
        for kind in view.cards if seat == view.seat else hands[seat]:
            core.give(seat, kind)
    if core.need == NEED_SEAT and core.seat != view.seat and core.phase == PLAY:
        _recall_commitment(core)
    stuck = core.phase == DOUBLE and not goes_out_legally(core, flags_of(core, core.began))
    if core.need == NEED_SEAT and (stuck or not legal_actions(core)):
        raise WorldError("no_step_possible", core.seat)
    return CanastaState(core)


def _check(view: CanastaView, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> None:
    known = {seat: view.known_cards(seat) for seat in range(view.rules.players) if seat != view.seat}
    for seat in known:
        if any(CLASS_OF[kind] == RED3 for kind in hands.get(seat, ())):
            raise WorldError("red_three_in_hand", seat)
    check_guess(view.unseen(), view.sizes, known, hands, stock)


def open_part(view: CanastaView) -> Core:
    """All that a view shows but hand and pile, as the data of a match: nobody holds a card, and none lies face down."""
    core = Core(view.rules)
    core.need = view.need
    core.scores = list(view.scores)
    core.sheets = list(view.sheets)
    core.deal_number = view.deal_number
    core.dealer = view.dealer
    core.winners = view.winners
    core.known = list(view.known)
    core.nat = list(view.nat)
    core.twos = list(view.twos)
    core.jokers = list(view.jokers)
    core.meld_cards = list(view.meld_cards)
    core.runs = list(view.runs)
    core.bolivias = list(view.bolivias)
    core.bonus_left = view.bonus_left
    core.red3 = list(view.red3)
    core.minimum = list(view.minimum)
    core.opened = list(view.opened)
    core.laid_before = list(view.laid_before)
    core.seat = view.turn_seat
    core.phase = view.phase
    core.began = view.began
    core.owed = view.owed
    core.pile_waits = view.pile_waits
    core.lays = view.lays
    core.begun = view.begun
    core.begun2 = view.begun2
    core.runs_begun = view.runs_begun
    core.own_bolivia = view.own_bolivia
    core.last_buy = view.last_buy
    core.onto_partner = view.onto_partner
    core.asker = view.asker
    core.answer = view.answer
    core.must_out = view.must_out
    core.no_discard = view.no_discard
    core.out = view.out
    core.out_concealed = view.out_concealed
    return core


def _recall_commitment(core: Core) -> None:
    """In another seat's turn: whether these cards leave it nothing but going out concealed."""
    if core.owed > 0 and core.lays and only_concealed(core, flags_of(core, core.began)):
        commit_to_concealed(core)
