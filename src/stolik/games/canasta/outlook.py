"""What a step leads to: the hand, melds and obligations after it, put to the solver."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, ONE, SUIT_OF, TWO, UNIT, total
from stolik.games.canasta.core import ANSWERED_NO, ANSWERED_YES, DOUBLE, DREW, Core
from stolik.games.canasta.finish import can_finish, has_two_strays
from stolik.games.canasta.growth import (
    Melds,
    finishes_bolivia,
    may_go_out_with,
    ranks_after,
    runs_after,
)
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    NOT_BEGUN,
    WAIVED,
    Holding,
    More,
    canastas,
)
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.pile import rest_lines, rest_of_pile
from stolik.games.canasta.rules import (
    ASK_LAY_OUT,
    ASK_MANDATORY,
    ASK_OFF,
    BLACK3_ANYTIME,
    BLACK3_OUT_NO_DISCARD,
    NEVER,
    Rules,
)
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.steps import Step

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

NO_LINES: Final = (0, 0, 0, 0)
CANASTA_LACKS: Final = 1
"""What is owed when the points are there and only the canasta is lacking."""


def flags_of(core: Core, began: int) -> int:
    """The obligations of the turn that began with this way of taking."""
    rules = core.rules
    if core.phase == DOUBLE:
        return MUST_OUT | MAY_OUT | NO_DISCARD | NO_JOIN
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


def opening_left(core: Core, melds: Melds, owed: int, others: int = 0) -> int:
    """What is still owed by an unopened side with these melds, `owed` points short of its minimum; `others`: canastas
    that it has beside them.

    A canasta that the opening still lacks (P3) keeps it one point short; no card is worth so little.
    """
    if owed > CANASTA_LACKS:
        return owed
    if core.scores[core.side] >= core.rules.canasta_from and not others and not canastas(*melds):
        return CANASTA_LACKS
    return min(owed, 0)


def needs_out_alone(flags: int) -> int:
    """The obligations of a player who takes the top card alone: he goes out, without a discard (P9)."""
    return (flags | MUST_OUT | NO_DISCARD) & ~MAY_LOSE


def after(core: Core, step: Step, flags: int) -> Holding:
    """The holding that a take or lay leads to; the step must be one that cards and melds allow."""
    rules, side = core.rules, core.side
    cls = step.cls
    hand = core.hand[core.seat] - step.leaves
    size = core.size[core.seat] - step.leaves_size
    taking = step.top >= 0
    value = step.worth
    more = None
    others = 0
    if rules.wide:
        melds, more = _wide_after(core, step)
        others = canastas(*more.second) + sambas(more.runs) + more.bolivias
    else:
        nat, twos, jokers = core.nat[side], core.twos[side], core.jokers[side]
        nat += (step.count + taking) * ONE[cls]
        if step.wild == TWO:
            twos += ONE[cls]
        elif step.wild >= 0:
            jokers += ONE[cls]
        melds = (nat, twos, jokers)
    owed = core.owed
    if cls == BLACK3:
        flags = with_black_threes(rules, flags)
        if rules.black3_free:
            value = 0
            if owed == core.minimum[side]:
                flags |= NOT_BEGUN
    if owed > 0:
        owed = opening_left(core, melds, owed - value, others)
    rest = rest_of_pile(core) if (taking and not step.alone) or core.pile_waits else 0
    if step.alone:
        flags = needs_out_alone(flags)
    elif taking and core.under:
        # over cards that nobody has seen nobody can be sure of going out
        flags &= ~WAIVED
        if cls == BLACK3:
            flags &= ~MAY_OUT
    if more is not None and rest and rules.sequences:
        more.rest_lines = rest_lines(core)
    if owed <= 0 and rest:
        hand += rest
        size += total(rest)
        rest = 0
        if more is not None:
            more.lines = tuple(line + further for line, further in zip(more.lines, more.rest_lines, strict=True))
            more.rest_lines = NO_LINES
    return Holding(hand, size, melds, owed, rest, flags, more)


def _wide_after(core: Core, step: Step) -> tuple[Melds, More]:
    """The melds after a step in games with more than one meld of each rank: the first ones, and all besides."""
    side, seat = core.side, core.seat
    first, second = core.melds(side), core.second_melds(side)
    runs = core.runs[side]
    if step.grown >= 0:
        runs = runs_after(core, step)
    else:
        first, second = ranks_after(core, step)
    lines: tuple[int, ...] = NO_LINES
    if core.rules.sequences:
        kept = core.lines[4 * seat : 4 * seat + 4]
        for kind in step.kinds:
            kept[SUIT_OF[kind]] -= UNIT[kind]
        lines = tuple(kept)
    return first, More(second, runs, len(core.bolivias[side]) + finishes_bolivia(core, step), lines, NO_LINES)


def more_now(core: Core) -> More | None:
    """What the holding has besides as it is now; None where there is one meld of each rank and nothing else."""
    rules = core.rules
    if not rules.wide:
        return None
    side, seat = core.side, core.seat
    lines = tuple(core.lines[4 * seat : 4 * seat + 4]) if rules.sequences else NO_LINES
    rest = rest_lines(core) if rules.sequences and core.pile_waits else NO_LINES
    return More(core.second_melds(side), core.runs[side], len(core.bolivias[side]), lines, rest)


def with_black_threes(rules: Rules, flags: int) -> int:
    """The obligations once black threes are laid: to go out, in one way of the option without a discard (A44, P10)."""
    if rules.black3 == BLACK3_ANYTIME:
        return flags
    flags = (flags | MUST_OUT) & ~MAY_LOSE
    return flags | NO_DISCARD if rules.black3 == BLACK3_OUT_NO_DISCARD else flags


def leads_on(core: Core, step: Step, flags: int) -> bool:
    """Whether the turn can still end well after this take or lay.

    Most questions are answered by the cards that stay in the hand, before the holding is made.
    """
    if core.owed <= 0 and not flags & MUST_OUT and step.cls != BLACK3 and not step.alone:
        left = core.size[core.seat] - step.leaves_size
        if flags & MAY_LOSE or left >= (1 if flags & NO_DISCARD else 2):
            return True
    return can_finish(core.rules, after(core, step, flags))


def holding(core: Core, flags: int) -> Holding:
    """The holding as it is now."""
    side, seat = core.side, core.seat
    rest = rest_of_pile(core) if core.pile_waits else 0
    melds = core.melds(side)
    return Holding(core.hand[seat], core.size[seat], melds, core.owed, rest, flags, more_now(core))


def goes_out_legally(core: Core, flags: int) -> bool:
    """Whether the turn can end by going out with the canastas that it needs; no pile waits to be lifted."""
    if not core.rules.going_out:
        return False
    if not core.rules.wide and has_two_strays(core.hand[core.seat], core.nat[core.side]):
        return False
    return can_finish(core.rules, holding(core, flags | MUST_OUT | MAY_OUT))


def may_empty(core: Core, flags: int) -> bool:
    """Whether the hand, now down to the discard, may be emptied: going out, or losing by it."""
    if may_go_out_with(core, core.side):
        return bool(flags & MAY_OUT) and (core.owed <= 0 or bool(flags & WAIVED))
    return bool(flags & MAY_LOSE) and not opening_open(core)


def only_concealed(core: Core, flags: int) -> bool:
    """Whether an opening begun can no longer reach its minimum, so that only going out concealed is left (A77)."""
    return core.owed > 0 and bool(flags & WAIVED) and not can_finish(core.rules, holding(core, flags & ~WAIVED))
