"""Doing a move: cards go where they belong, and the next player is in turn. Nothing is checked here."""

from __future__ import annotations

from stolik.games.cassino.combination import combination, maker_of, not_fresh, value_of
from stolik.games.cassino.core import UNKNOWN, Core, cards_in
from stolik.games.cassino.ending import claim, end_round
from stolik.games.cassino.events import Built, Called, Captured, Raised, Swept, Trailed
from stolik.games.cassino.move import BUILD, CALL, TAKE, TRAIL
from stolik.games.cassino.rules import NEXT_TURN
from stolik.games.cassino.supply import deal_again
from stolik.games.cassino.values import kinds_of, size_of
from stolik.games.deal_events import Drew


def perform(core: Core, card: int, verb: int, value: int, loose: int, combos: int) -> None:
    """Play a card: trail it, take with it, or make a combination of a value."""
    seat = core.seat
    core.clear_draft()
    core.hands[seat] ^= 1 << card
    core.promised[seat] &= ~core.rules.stands[card]
    for index in range(len(core.combos)):
        if maker_of(core.combos[index]) == seat:
            core.combos[index] = not_fresh(core.combos[index])
    if verb == TRAIL:
        core.loose |= 1 << card
        if core.events is not None:
            core.events.append(Trailed(seat, card))
    elif verb == TAKE:
        _take(core, card, loose, combos)
        if claim(core):
            return
    else:
        _make(core, card, verb, value, loose, combos)
    if core.rules.draws and core.top < len(core.order):
        drawn = core.order[core.top]
        core.top += 1
        core.hands[seat] |= 1 << drawn
        if core.events is not None:
            core.events.append(Drew(seat, [drawn]))
    _next_turn(core)


def _next_turn(core: Core) -> None:
    core.duty = UNKNOWN
    players = core.rules.players
    for place in range(1, players + 1):
        seat = (core.seat + place) % players
        if core.hands[seat]:
            core.seat = seat
            return
    if core.top < len(core.order):
        deal_again(core)
    else:
        end_round(core)


def _take(core: Core, card: int, loose: int, combos: int) -> None:
    seat = core.seat
    side = core.rules.side(seat)
    stacks = cards_in(core, combos)
    core.piles[side] |= 1 << card | loose | stacks
    core.loose ^= loose
    number = _lift(core, combos)
    core.last_taker = seat
    if core.events is not None:
        core.events.append(Captured(seat, card, kinds_of(loose) + kinds_of(stacks), number))
    if core.rules.sweeps and not core.loose and not core.combos:
        core.sweeps[side] += 1
        if core.events is not None:
            core.events.append(Swept(seat))


def _lift(core: Core, combos: int) -> int:
    """Take combinations off the table; how many that were."""
    if not combos:
        return 0
    left = [made for index, made in enumerate(core.combos) if not combos >> index & 1]
    number = len(core.combos) - len(left)
    core.combos = left
    return number


def _make(core: Core, card: int, verb: int, value: int, loose: int, combos: int) -> None:
    """Make a combination of the played card, loose cards and combinations; its place is behind all others."""
    rules, seat = core.rules, core.seat
    stacks = cards_in(core, combos)
    if core.events is not None:
        _tell(core, card, verb, value, loose, combos)
    core.loose ^= loose
    _lift(core, combos)
    cards = 1 << card | loose | stacks
    fresh = rules.duty == NEXT_TURN
    core.combos.append(combination(cards, value, seat, call=verb == CALL, fresh=fresh))
    if not rules.partner_build:
        core.promised[seat] |= 1 << value


def _tell(core: Core, card: int, verb: int, value: int, loose: int, combos: int) -> None:
    assert core.events is not None
    seat, cards = core.seat, kinds_of(loose)
    if verb == BUILD:
        core.events.append(Built(seat, card, cards, value))
    elif verb == CALL:
        stacks = kinds_of(cards_in(core, combos))
        core.events.append(Called(seat, card, cards + stacks, size_of(combos), value))
    else:
        raised = core.combos[kinds_of(combos)[0]]
        core.events.append(Raised(seat, card, cards, value, value_of(raised), maker_of(raised)))
