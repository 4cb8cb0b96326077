"""What a step leads to: the hand, melds and obligations after it, put to the solver."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, ONE, TWO, VALUE, total
from stolik.games.canasta.core import ANSWERED_NO, ANSWERED_YES, DREW, Core
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.holding import MAY_LOSE, MAY_OUT, MUST_OUT, NO_DISCARD, WAIVED, Holding, canastas
from stolik.games.canasta.pile import rest_of_pile
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_MANDATORY, ASK_OFF
from stolik.games.canasta.steps import TAKE_ONTO, TAKE_PAIR, Step

__all__ = [
    "after",
    "can_finish",
    "flags_of",
    "goes_out_legally",
    "leads_on",
    "may_empty",
    "must_lay",
    "must_not_lay",
    "only_concealed",
    "opening_open",
]


def flags_of(core: Core, began: int) -> int:
    """The obligations of the turn that began with this way of taking."""
    rules = core.rules
    flags = NO_DISCARD if core.no_discard else 0
    waived = rules.concealed_minimum
    if waived != "required" and not core.opened[core.side] and not core.laid_before[core.seat]:
        if waived == "waived" or began == DREW:
            flags |= WAIVED
    if rules.ask == ASK_OFF:
        return flags | (MUST_OUT | MAY_OUT if core.must_out else MAY_OUT | (MAY_LOSE if rules.may_lose else 0))
    if core.answer == ANSWERED_NO or (rules.ask == ASK_MANDATORY and core.answer != ANSWERED_YES):
        return flags | (MUST_OUT if core.must_out else 0)
    if core.must_out or (core.answer == ANSWERED_YES and rules.ask != ASK_LAY_OUT):
        return flags | MUST_OUT | MAY_OUT
    return flags | MAY_OUT | (MAY_LOSE if rules.may_lose else 0)


def must_not_lay(core: Core) -> bool:
    """Whether a no binds the player to lay nothing more (A73)."""
    return core.answer == ANSWERED_NO and core.rules.ask == ASK_LAY_OUT


def must_lay(core: Core) -> bool:
    """Whether a yes binds the player to lay something first (A73)."""
    return core.answer == ANSWERED_YES and core.rules.ask == ASK_LAY_OUT and core.lays == 0


def opening_open(core: Core) -> bool:
    """Whether an opening was begun in this turn and is short of its minimum."""
    return core.owed > 0 and (core.lays > 0 or core.pile_waits)


def after(core: Core, step: Step, flags: int) -> Holding:
    """The holding that a take or lay leads to; the step must be one that cards and melds allow."""
    side = core.side
    cls, wild = step.cls, step.wild
    hand = core.hand[core.seat]
    size = core.size[core.seat]
    nat, twos, jokers = core.nat[side], core.twos[side], core.jokers[side]
    taking = TAKE_PAIR <= step.verb <= TAKE_ONTO
    value = step.count * VALUE[cls]
    hand -= step.count * ONE[cls]
    size -= step.count
    nat += (step.count + taking) * ONE[cls]
    if taking:
        value += VALUE[cls]
    if wild >= 0:
        hand -= ONE[wild]
        size -= 1
        value += VALUE[wild]
        if wild == TWO:
            twos += ONE[cls]
        else:
            jokers += ONE[cls]
    if cls == BLACK3:
        flags = (flags | MUST_OUT) & ~MAY_LOSE
    owed = core.owed - value
    rest = rest_of_pile(core) if taking or core.pile_waits else 0
    if owed <= 0 and rest:
        hand += rest
        size += total(rest)
        rest = 0
    return Holding(hand, size, (nat, twos, jokers), owed, rest, flags)


def leads_on(core: Core, step: Step, flags: int) -> bool:
    """Whether the turn can still end well after this take or lay."""
    return can_finish(core.rules, after(core, step, flags))


def holding(core: Core, flags: int) -> Holding:
    """The holding as it is now."""
    side, seat = core.side, core.seat
    rest = rest_of_pile(core) if core.pile_waits else 0
    melds = (core.nat[side], core.twos[side], core.jokers[side])
    return Holding(core.hand[seat], core.size[seat], melds, core.owed, rest, flags)


def goes_out_legally(core: Core, flags: int) -> bool:
    """Whether the turn can end by going out with the canastas that it needs."""
    held = holding(core, flags | MUST_OUT | MAY_OUT)
    return can_finish(core.rules, held)


def may_empty(core: Core, flags: int) -> bool:
    """Whether the hand, now down to the discard, may be emptied: going out, or losing by it."""
    side = core.side
    made = canastas(core.nat[side], core.twos[side], core.jokers[side])
    if made >= core.rules.canastas_needed:
        return bool(flags & MAY_OUT) and (core.owed <= 0 or bool(flags & WAIVED))
    return bool(flags & MAY_LOSE) and not opening_open(core)


def only_concealed(core: Core, flags: int) -> bool:
    """Whether an opening begun can no longer reach its minimum, so that only going out concealed is left (A77)."""
    return core.owed > 0 and bool(flags & WAIVED) and not can_finish(core.rules, holding(core, flags & ~WAIVED))
