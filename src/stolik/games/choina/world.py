"""A whole state built from a view and a guess of what it hides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stolik.games.choina.core import NEED_SEAT, Core
from stolik.games.choina.legal import legal_ids
from stolik.games.game import WorldError
from stolik.games.world_check import check_guess

if TYPE_CHECKING:
    from stolik.games.choina.state import ChoinaState
    from stolik.games.choina.view import ChoinaView


def build_world(view: ChoinaView, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> ChoinaState:
    """The state in which the other seats hold these hands and the stock lies so, top card first; or WorldError."""
    from stolik.games.choina.state import ChoinaState  # noqa: PLC0415  the state makes views, and views states

    known = {seat: view.known_cards(seat) for seat in range(view.rules.players) if seat != view.seat}
    check_guess(view.unseen(), view.sizes, known, hands, stock)
    core = own_core(view)
    core.order = list(stock)
    for seat in range(view.rules.players):
        if seat != view.seat:
            for kind in hands[seat]:
                core.give(seat, kind)
    if core.need == NEED_SEAT and not legal_ids(core):
        raise WorldError("no_step_possible", core.seat)
    return ChoinaState(core)


def own_core(view: ChoinaView) -> Core:
    """What a view shows; the other hands and the stock are empty."""
    core = Core(view.rules)
    _copy_public(view, core)
    if view.seat >= 0:
        for kind in view.cards:
            core.give(view.seat, kind)
    return core


def _copy_public(view: ChoinaView, core: Core) -> None:
    core.need = view.need
    core.scores = list(view.scores)
    core.outs = list(view.outs)
    core.sheets = list(view.sheets)
    core.deal_number = view.deal_number
    core.dealer = view.dealer
    core.winners = view.winners
    core.pile = list(view.pile)
    core.throwers = list(view.throwers)
    core.known = list(view.known)
    core.melds = list(view.melds)
    core.bought = list(view.bought)
    core.lull = view.lull
    core.reshuffles = view.reshuffles
    core.turn = view.turn
    core.seat = view.acting
    core.phase = view.phase
    core.top_state = view.top_state
    core.last_buyer = view.last_buyer
    core.asker = view.asker
    core.asked = view.asked
    core.began = view.began
    core.begun = view.begun
    core.laid_off = view.laid_off
    core.taken = view.taken
    core.follower = view.follower
