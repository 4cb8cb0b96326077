"""What a step leads to: the hand, melds and obligations after it, put to the solver."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, ONE, TWO, VALUE, total
from stolik.games.canasta.core import ANSWERED_NO, ANSWERED_YES, DOUBLE, DREW, Core
from stolik.games.canasta.finish import can_finish, has_two_strays
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    NOT_BEGUN,
    WAIVED,
    Holding,
    canastas,
)
from stolik.games.canasta.pile import rest_of_pile
from stolik.games.canasta.rules import (
    ASK_LAY_OUT,
    ASK_MANDATORY,
    ASK_OFF,
    BLACK3_ANYTIME,
    BLACK3_OUT_NO_DISCARD,
    NEVER,
    Rules,
)
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
    if core.phase == DOUBLE:
        return MUST_OUT | MAY_OUT | NO_DISCARD
    flags = NO_DISCARD if core.no_discard else 0
    if core.owed > 0 and rules.canasta_from != NEVER and core.scores[core.side] >= rules.canasta_from:
        flags |= CANASTA_OWED
    if rules.minimum_waived and not core.opened[core.side] and not core.laid_before[core.seat]:
        if began == DREW or (rules.concealed_minimum == "waived" and not (core.under and core.pile_waits)):
            flags |= WAIVED
    if not rules.going_out:
        return flags
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
    return 0 < core.owed < core.minimum[core.side]


def opening_left(core: Core, melds: tuple[int, int, int], owed: int) -> int:
    """What is still owed by an unopened side with these melds, `owed` points short of its minimum.

    A canasta that the opening still lacks (P3) keeps it one point short.
    """
    if owed <= 0 and core.scores[core.side] >= core.rules.canasta_from and not canastas(*melds):
        return 1
    return owed


def needs_out_alone(flags: int) -> int:
    """The obligations of a player who takes the top card alone: he goes out, without a discard (P9)."""
    return (flags | MUST_OUT | NO_DISCARD) & ~MAY_LOSE


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
    owed = core.owed
    if cls == BLACK3:
        flags = with_black_threes(core.rules, flags)
        if core.rules.black3_free:
            value = 0
            if owed == core.minimum[side]:
                flags |= NOT_BEGUN
    if owed > 0:
        owed = opening_left(core, (nat, twos, jokers), owed - value)
    rest = rest_of_pile(core) if (taking and not step.alone) or core.pile_waits else 0
    if step.alone:
        flags = needs_out_alone(flags)
    elif taking and core.under:
        # over cards that nobody has seen nobody can be sure of going out
        flags &= ~WAIVED
        if cls == BLACK3:
            flags &= ~MAY_OUT
    if owed <= 0 and rest:
        hand += rest
        size += total(rest)
        rest = 0
    return Holding(hand, size, (nat, twos, jokers), owed, rest, flags)


def with_black_threes(rules: Rules, flags: int) -> int:
    """The obligations once black threes are laid: to go out, in one way of the option without a discard (A44, P10)."""
    if rules.black3 == BLACK3_ANYTIME:
        return flags
    flags = (flags | MUST_OUT) & ~MAY_LOSE
    return flags | NO_DISCARD if rules.black3 == BLACK3_OUT_NO_DISCARD else flags


def leads_on(core: Core, step: Step, flags: int) -> bool:
    """Whether the turn can still end well after this take or lay."""
    return can_finish(core.rules, after(core, step, flags))


def holding(core: Core, flags: int) -> Holding:
    """The holding as it is now."""
    side, seat = core.side, core.seat
    rest = rest_of_pile(core) if core.pile_waits else 0
    melds = core.melds(side)
    return Holding(core.hand[seat], core.size[seat], melds, core.owed, rest, flags)


def goes_out_legally(core: Core, flags: int) -> bool:
    """Whether the turn can end by going out with the canastas that it needs; no pile waits to be lifted."""
    if not core.rules.going_out:
        return False
    if has_two_strays(core.hand[core.seat], core.nat[core.side]):
        return False
    return can_finish(core.rules, holding(core, flags | MUST_OUT | MAY_OUT))


def may_empty(core: Core, flags: int) -> bool:
    """Whether the hand, now down to the discard, may be emptied: going out, or losing by it."""
    side = core.side
    made = canastas(*core.melds(side))
    if made >= core.rules.canastas_needed:
        return bool(flags & MAY_OUT) and (core.owed <= 0 or bool(flags & WAIVED))
    return bool(flags & MAY_LOSE) and not opening_open(core)


def only_concealed(core: Core, flags: int) -> bool:
    """Whether an opening begun can no longer reach its minimum, so that only going out concealed is left (A77)."""
    return core.owed > 0 and bool(flags & WAIVED) and not can_finish(core.rules, holding(core, flags & ~WAIVED))
