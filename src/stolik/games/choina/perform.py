"""Doing a step: cards move, and what follows from it at once. Nothing is checked here."""

from __future__ import annotations

from stolik.games.choina.claims import can_reshuffle
from stolik.games.choina.core import ASKING, DRAWING, NEED_DECK, Core, contract_complete
from stolik.games.choina.ending import end_deal, go_out
from stolik.games.choina.events import (
    ClaimAnswered,
    ClaimAsked,
    ContractComplete,
    SequenceGrew,
    SequenceLaid,
    SetGrew,
    SetLaid,
)
from stolik.games.choina.hands import kind_at
from stolik.games.choina.lays import place, slot_index
from stolik.games.choina.meld import run_high, run_low
from stolik.games.choina.rules import MUST_TAKE, VETO
from stolik.games.choina.steps import (
    ADD_RUN,
    ADD_SET,
    ALLOW,
    ASK,
    BUY,
    DISCARD,
    DRAW,
    LAY_RUN,
    LAY_SET,
    PASS,
    STEPS,
    TAKE,
    Step,
)
from stolik.games.choina.supply import turn_over
from stolik.games.choina.turns import (
    buy,
    buy_by_request,
    draw_top,
    end_turn,
    next_answer,
    poll,
    put_question,
    take_top,
)
from stolik.games.deal_events import Discarded, Said


def perform(core: Core, number: int) -> None:
    """Do a step."""
    step = STEPS[number]
    verb = step.verb
    if verb == DISCARD:
        _discard(core, step.kinds[0])
    elif verb == DRAW:
        _draw(core)
    elif verb == PASS:
        if core.events is not None:
            core.events.append(Said(core.seat, "claim_passed"))
        poll(core, core.seat)
    elif verb == ASK:
        _ask(core)
    elif verb == ALLOW:
        _answered(core, allowed=True)
        next_answer(core)
    elif verb in (LAY_SET, LAY_RUN):
        _lay(core, step)
    elif verb in (ADD_SET, ADD_RUN):
        _add(core, step)
    elif verb == TAKE:
        take_top(core, forced=False)
    elif verb == BUY:
        _buy(core, step.count)
    else:
        _refuse(core)


def _discard(core: Core, kind: int) -> None:
    core.drop(core.turn, kind)
    core.pile.append(kind)
    core.throwers.append(core.turn)
    if core.events is not None:
        core.events.append(Discarded(core.turn, kind))
    end_turn(core)


def _draw(core: Core) -> None:
    if core.stock_size:
        draw_top(core)
    elif can_reshuffle(core):
        _renew(core, DRAWING)
    else:
        end_deal(core, "stock", -1)


def _renew(core: Core, pending: int) -> None:
    """A stock card is needed and there is none: the pile makes a new stock (78)."""
    if core.rules.turns_over:
        turn_over(core, pending)
    else:
        core.need = NEED_DECK
        core.pending = pending


def _ask(core: Core) -> None:
    if core.events is not None:
        core.events.append(ClaimAsked(core.seat, core.pile[-1]))
    core.asker = core.seat
    core.asked |= 1 << core.seat
    if core.stock_size:
        put_question(core)
    else:
        _renew(core, ASKING)


def _answered(core: Core, allowed: bool) -> None:
    if core.events is not None:
        core.events.append(ClaimAnswered(core.seat, core.asker, allowed))


def _refuse(core: Core) -> None:
    _answered(core, allowed=False)
    refuser = core.seat
    if core.rules.refusal == VETO:
        core.asker = -1
        poll(core, core.turn)
    elif core.rules.refusal == MUST_TAKE and refuser == core.turn:
        take_top(core, forced=True)
    else:
        buy(core, refuser, 1, 0 if refuser == core.turn else 1, forced=True)


def _buy(core: Core, count: int) -> None:
    if core.asker >= 0:
        buy_by_request(core, count)
    else:
        buy(core, core.turn, count, count - 1, forced=False)


def _lay(core: Core, step: Step) -> None:
    """Lay a meld of the contract."""
    seat = core.turn
    place(core, step, -1)
    if core.events is not None:
        cards = list(step.kinds)
        core.events.append(SetLaid(seat, step.rank, cards) if step.verb == LAY_SET else SequenceLaid(seat, cards))
        if contract_complete(core, seat):
            core.events.append(ContractComplete(seat))
    if not core.size[seat]:
        go_out(core)


def _add(core: Core, step: Step) -> None:
    """Add a card to a meld."""
    seat, owner = core.turn, step.seat
    index = slot_index(core, step)
    off = place(core, step, index)
    if core.events is not None:
        kind = step.kinds[0]
        if step.verb == ADD_SET:
            core.events.append(SetGrew(seat, owner, kind, off))
        else:
            grown = core.melds[owner][index]
            ends = [kind_at(step.suit, run_low(grown)), kind_at(step.suit, run_high(grown))]
            core.events.append(SequenceGrew(seat, owner, kind, ends, off))
    if not core.size[seat]:
        go_out(core)
