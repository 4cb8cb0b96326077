"""Laying cards: which meld a step means, whether a card that joins one is a lay-off, and what the table then holds.

Whether the turn can still end is asked elsewhere (finish.py).
"""

from __future__ import annotations

from typing import Final

from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.core import Core, contract_complete, left_to_lay
from stolik.games.choina.hands import ACE, COUNT, UNIT
from stolik.games.choina.meld import (
    fits_high,
    fits_low,
    is_run,
    run_high,
    run_low,
    run_meld,
    run_suit,
    set_code,
    set_meld,
    set_rank,
)
from stolik.games.choina.rules import SUITS_APART, SUITS_DIFFER
from stolik.games.choina.steps import ADD_SET, LAY_SET, LOW, Step

GAP: Final = 2
"""Ranks that lie between two own sequences of a suit where they may not touch (97)."""


def slot_index(core: Core, step: Step) -> int:
    """Which of its owner's melds a step adds to, or -1 if he has none such."""
    slot = step.slot
    sets = step.verb == ADD_SET
    for index, meld in enumerate(core.melds[step.seat]):
        if sets:
            named = not is_run(meld) and set_rank(meld) == step.rank
        else:
            named = is_run(meld) and run_suit(meld) == step.suit
        if named:
            if slot == 0:
                return index
            slot -= 1
    return -1


def fits(meld: int, step: Step) -> bool:
    """Whether the card of a step fits a meld (50)."""
    if step.verb == ADD_SET:
        return COUNT[set_code(meld)] < SET_MOST
    kind = step.kinds[0]
    place = (kind >> 2) + 1
    if kind >> 2 == ACE and step.end == LOW:
        place = 0
    if place < run_low(meld):
        return place == run_low(meld) - 1 and fits_low(meld)
    return place == run_high(meld) + 1 and fits_high(meld)


def added_to(meld: int, step: Step) -> int:
    """The meld with the card of a step that fits it."""
    kind = step.kinds[0]
    if step.verb == ADD_SET:
        return set_meld(step.rank, set_code(meld) + UNIT[kind & 3])
    low, high = run_low(meld), run_high(meld)
    below = step.end == LOW or (kind >> 2 != ACE and (kind >> 2) + 1 < low)
    return run_meld(step.suit, low - 1, high) if below else run_meld(step.suit, low, high + 1)


def is_layoff(core: Core, step: Step, index: int) -> bool:
    """Whether a card that joins a meld is a lay-off, and not part of an own meld laid in this turn (37, 97)."""
    rules = core.rules
    if step.seat != core.turn or not core.begun >> index & 1 or rules.exact_size:
        return True
    if step.verb == ADD_SET or rules.suits_rule != SUITS_APART:
        return False
    return too_near(core, added_to(core.melds[core.turn][index], step), index)


def too_near(core: Core, run: int, index: int) -> bool:
    """Whether fewer than two ranks would lie between a sequence and another own one of its suit (97)."""
    for other, meld in enumerate(core.melds[core.turn]):
        if other != index and is_run(meld) and run_suit(meld) == run_suit(run) and gap(meld, run) < GAP:
            return True
    return False


def gap(one: int, other: int) -> int:
    """The places between two sequences; negative where they overlap."""
    return max(run_low(one) - run_high(other), run_low(other) - run_high(one)) - 1


def may_lay_off(core: Core) -> bool:
    """Whether lay-offs are allowed in this turn now (47, 48)."""
    rules = core.rules
    if rules.layoff_needs_contract and not contract_complete(core, core.turn):
        return False
    return rules.layoff_same_turn or not core.begun


def may_lay_melds(core: Core) -> bool:
    """Whether contract melds may still be laid in this turn (48)."""
    return core.rules.layoff_same_turn or not core.laid_off


def may_lay(core: Core, step: Step) -> bool:
    """Whether the contract has room for the meld of a step, its size and its difference from the own ones (35-41)."""
    rules = core.rules
    sets, runs = left_to_lay(core, core.turn)
    if step.verb == LAY_SET:
        if not sets or (rules.exact_size and step.size != SET_LEAST):
            return False
        return not rules.ranks_differ or not own_ranks(core) >> step.rank & 1
    if not runs or step.size < rules.seq_min or (rules.exact_size and step.size != rules.seq_min):
        return False
    return may_have_run(core, step.suit, step.low, step.high)


def may_have_run(core: Core, suit: int, low: int, high: int) -> bool:
    """Whether a new sequence differs enough from the own ones on the table (41, 97)."""
    rule = core.rules.suits_rule
    if rule == SUITS_DIFFER:
        return not own_suits(core) >> suit & 1
    return rule != SUITS_APART or not too_near(core, run_meld(suit, low, high), -1)


def own_ranks(core: Core) -> int:
    """A bit for each rank of which the player in turn has laid a set."""
    ranks = 0
    for meld in core.melds[core.turn]:
        if not is_run(meld):
            ranks |= 1 << set_rank(meld)
    return ranks


def own_suits(core: Core) -> int:
    """A bit for each suit of which the player in turn has laid a sequence."""
    suits = 0
    for meld in core.melds[core.turn]:
        if is_run(meld):
            suits |= 1 << run_suit(meld)
    return suits


def place(core: Core, step: Step, index: int) -> bool:
    """Move the cards of a step that lays (index -1) or adds to a meld; whether it was a lay-off."""
    seat = core.turn
    off = False
    if index < 0:
        if step.verb == LAY_SET:
            meld = set_meld(step.rank, step.code)
        else:
            meld = run_meld(step.suit, step.low, step.high)
        core.begun |= 1 << len(core.melds[seat])
        core.melds[seat] += (meld,)
    else:
        off = is_layoff(core, step, index)
        melds = core.melds[step.seat]
        core.melds[step.seat] = (*melds[:index], added_to(melds[index], step), *melds[index + 1 :])
        if off:
            core.laid_off = True
    for kind in step.kinds:
        core.drop(seat, kind)
        if kind == core.taken:
            core.taken = -1  # another copy that he has was his before, and may be discarded (23)
    return off
