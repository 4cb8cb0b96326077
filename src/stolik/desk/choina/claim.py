"""May I? Who is asked what about the top card of the pile, and what each answer means under these rules (51-69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from stolik.desk.card_texts import CARD
from stolik.desk.choina.verdict import offer
from stolik.desk.offer import Asked
from stolik.desk.picture import Poll
from stolik.desk.said import Param, Said
from stolik.games.choina.claims import consenters, may_have_top, window_open
from stolik.games.choina.core import ANSWER, BUY, CLAIM, NEED_SEAT
from stolik.games.choina.rules import MUST_BUY, MUST_TAKE, VETO, Rules
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.view import ChoinaView
from stolik.table.asking import asked

ASKS: Final = Said("desk-note-asks")
MAY_ASK: Final = Said("desk-note-may-ask")
ANSWERS: Final = Said("desk-note-answers")
BUYS: Final = Said("desk-note-buys")
REFUSAL: Final = {MUST_BUY: "must_buy", MUST_TAKE: "must_take", VETO: "veto"}


def poll_of(view: ChoinaView) -> Poll:
    """What several seats are asked at a time, in the phases in which they are; known to all."""
    card = CARD[view.pile[-1]]
    if view.phase == CLAIM:
        return Poll(_may_ask(view), Said("desk-waits-ask", {"card": card}), card)
    waits = Said("desk-waits-consent", {"card": card, "seat": view.asker})
    return Poll(_asked_for_consent(view), waits, card, view.asker)


def seat_notes(view: ChoinaView) -> dict[int, Said]:
    """What seats do in a claim."""
    if view.need != NEED_SEAT:
        return {}
    if view.phase == CLAIM:
        return dict.fromkeys(_may_ask(view), MAY_ASK)
    if view.phase == ANSWER:
        return {view.asker: ASKS, **dict.fromkeys(_asked_for_consent(view), ANSWERS)}
    return {view.acting: BUYS} if view.phase == BUY else {}


def _may_ask(view: ChoinaView) -> tuple[int, ...]:
    """Those who still may ask, from the seat that must say so now on."""
    core = view.own_core()
    rules = view.rules
    return tuple(
        seat
        for seat in _around(view.acting, view.turn, rules.players)
        if not view.asked >> seat & 1
        and view.bought[seat] < rules.buy_limit
        and window_open(core)
        and may_have_top(core, seat)
    )


def _asked_for_consent(view: ChoinaView) -> tuple[int, ...]:
    """Those whose answer is still to come."""
    needed = consenters(view.own_core(), view.asker)
    return tuple(needed[needed.index(view.acting) :])


def _around(first: int, end: int, players: int) -> Iterable[int]:
    """The seats from one on, clockwise, before another."""
    return ((first + at) % players for at in range((end - first) % players))


def asked_of(state: ChoinaState, seat: int) -> Asked | None:
    """What a seat is asked in a claim, if anything."""
    turn = next((turn for turn in asked(state) if turn.seat == seat), None)
    if turn is None or not isinstance(turn.state, ChoinaState):
        return None
    if turn.state.core.phase == CLAIM:
        return _to_ask(turn.state, seat)
    return _to_consent(turn.state) if turn.state.core.phase == ANSWER else None


def _to_ask(state: ChoinaState, seat: int) -> Asked:
    """Whether the seat asks for the card."""
    core = state.core
    card = CARD[core.pile[-1]]
    before = len(consenters(core, seat))
    more = Said("desk-asked-may-more", {"needs": before})
    ask = offer(state, "ask", Said("desk-asked-ask"))
    ask = msgspec.structs.replace(ask, note=Said("desk-asked-ask-note", {"card": card, **_buying(core.rules)}))
    silent = msgspec.structs.replace(offer(state, "pass", Said("desk-asked-pass")), note=Said("desk-asked-pass-note"))
    return Asked(Said("desk-asked-may", {"card": card}), more, card, (ask, silent), "pass", standing=True)


def _to_consent(state: ChoinaState) -> Asked:
    """Whether the seat lets another have the card; what a refusal costs is said."""
    core = state.core
    card = CARD[core.pile[-1]]
    params: dict[str, Param] = {"card": card, "turn": _yes(core.seat == core.turn), **_buying(core.rules)}
    allow = msgspec.structs.replace(
        offer(state, "allow", Said("desk-asked-allow")), note=Said("desk-asked-allow-note", params)
    )
    refuse = msgspec.structs.replace(
        offer(state, "refuse", Said("desk-asked-refuse")),
        note=Said("desk-asked-refuse-note", {**params, "refusal": REFUSAL[core.rules.refusal]}),
    )
    needed = consenters(core, core.asker)
    after = needed[needed.index(core.seat) + 1 :]
    more = Said("desk-asked-consent-more", {"card": card, **_buying(core.rules), "others": len(after)})
    return Asked(Said("desk-asked-consent", {"card": card}), more, card, (allow, refuse), "allow", core.asker)


def _buying(rules: Rules) -> dict[str, Param]:
    """What a purchase by request is under these rules."""
    return {"extra": rules.extra_cards, "after": "left" if rules.buyer_left else "same"}


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
