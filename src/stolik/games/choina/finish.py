"""Can this turn still end well? The one answer for every lay, in one place (38, 70-75).

A turn ends with a discard that leaves at least one card, or by getting rid of the last one. Where the contract must be
completed in this turn, or the hand emptied, the cards are searched for a way (packing.py); everywhere else the number
of cards decides.
"""

from __future__ import annotations

from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.contract_search import has_contract
from stolik.games.choina.core import Core, barred_discard, contract_complete, hand_kinds, left_to_lay
from stolik.games.choina.hands import ACE
from stolik.games.choina.lays import fits, is_layoff, may_lay_off, place, slot_index
from stolik.games.choina.packing import Packing
from stolik.games.choina.steps import HIGH, LOW, SLOTS, STEPS, Step, add_run_step, add_set_step


def may_discard_last(core: Core) -> bool:
    """Whether the deal lets the last card be discarded (72, 74)."""
    return not core.last_deal or core.rules.last_discard


def may_lay_last(core: Core) -> bool:
    """Whether the deal lets the last card be laid (73, 74)."""
    return core.last_deal or core.rules.out_by_laying


def must_empty(core: Core) -> bool:
    """Whether a turn with contract melds must end with an empty hand (75)."""
    return core.rules.all_at_once and core.last_deal


def is_bound(core: Core) -> bool:
    """Whether the first meld of the contract binds the player for the rest of the turn."""
    return core.rules.whole or must_empty(core)


def can_finish(core: Core) -> bool:
    """Whether the player in turn, who has taken a card, can still end the turn as the rules want it."""
    if core.begun and is_bound(core):
        sets, runs = left_to_lay(core, core.turn)
        if sets or runs or must_empty(core):
            return can_keep_promise(core)
    return _ends(core)


def _ends(core: Core) -> bool:
    """The same where nothing is promised: two cards can always be had down to one by a discard."""
    size = core.size[core.turn]
    if size > 1:
        return True
    if not contract_complete(core, core.turn):
        return False
    if not size:
        return may_lay_last(core)
    kind = hand_kinds(core, core.turn)[0]
    if may_discard_last(core) and kind != barred_discard(core):
        return True
    return may_lay_last(core) and has_place(core, kind)


def can_keep_promise(core: Core) -> bool:
    """Whether the rest of the contract can be laid in this turn, with an end that is allowed."""
    sets, runs = left_to_lay(core, core.turn)
    size = core.size[core.turn]
    least = SET_LEAST * sets + core.rules.seq_min * runs
    if size < least:
        return False
    if not must_empty(core):
        if size - least > 1:
            return has_contract(core, sets, runs)
        return _packs(core, sets, runs, may_discard_last(core), may_lay_last(core))
    return _packs(core, sets, runs, core.rules.last_discard, True)


def can_go_out(core: Core) -> bool:
    """Whether the player in turn can lay what he owes of his contract and get rid of all his cards in this turn."""
    sets, runs = left_to_lay(core, core.turn)
    return _packs(core, sets, runs, may_discard_last(core), may_lay_last(core))


def _packs(core: Core, sets: int, runs: int, discards: bool, lays: bool) -> bool:
    """Whether the whole hand can be laid, or all but a card that is discarded; each only where it is allowed."""
    if lays:
        return Packing(core).packs(sets, runs, 1 if discards else 0)
    if not discards:
        return False
    seat = core.turn
    for kind in sorted(set(hand_kinds(core, seat))):
        if kind != barred_discard(core):
            trial = core.copy()
            trial.drop(seat, kind)
            if Packing(trial).packs(sets, runs, 0):
                return True
    return False


def can_finish_after(core: Core, step: Step, index: int) -> bool:
    """Whether the turn can still end well after a step that lays or adds; `index` is that of the meld, or -1."""
    if core.size[core.turn] - step.size > 1 and not is_bound(core):
        return True
    trial = core.copy()
    place(trial, step, index)
    return can_finish(trial)


def add_steps(core: Core, kind: int) -> list[int]:
    """The steps that add a card of the hand to a meld, by size, place and the rules of lay-offs alone."""
    found: list[int] = []
    off = may_lay_off(core)
    if not off and not core.begun:
        return found
    rank = kind >> 2
    for seat in range(core.rules.players):
        if not core.melds[seat]:
            continue
        for slot in range(SLOTS):
            numbers = [add_set_step(seat, slot, kind), add_run_step(seat, slot, kind, LOW)]
            if rank == ACE:
                numbers.append(add_run_step(seat, slot, kind, HIGH))
            for number in numbers:
                step = STEPS[number]
                index = slot_index(core, step)
                if index >= 0 and fits(core.melds[seat][index], step) and (off or not is_layoff(core, step, index)):
                    found.append(number)
    return found


def has_place(core: Core, kind: int) -> bool:
    """Whether a card could join a meld now."""
    return bool(add_steps(core, kind))
