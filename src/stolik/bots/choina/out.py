"""Going out: whether the whole hand can be laid in this turn, and how."""

from __future__ import annotations

from stolik.bots.choina.sight import Sight
from stolik.games.action import Action
from stolik.games.choina.core import Core, barred_discard, left_to_lay
from stolik.games.choina.finish import may_discard_last, may_lay_last
from stolik.games.choina.hands import PLACES, RANKS, kind_at
from stolik.games.choina.lays import place, slot_index
from stolik.games.choina.packing import Packing
from stolik.games.choina.steps import ADD_SET, DISCARD, LAY_SET, STEPS


def out_step(sight: Sight) -> Action | None:
    """A step that leads out in this turn, or None."""
    view = sight.view
    if view.sizes[view.seat] < sight.needed or homeless(sight) > 1:
        return None
    core = view.own_core()
    if not goes_out(core):
        return None
    for action in view.legal:
        step = STEPS[action.id]
        if step.verb < LAY_SET:
            continue
        if step.size == core.size[core.turn]:
            return action  # the last card or cards, laid or discarded
        if step.verb == DISCARD:
            continue  # one that leaves cards does not end the deal
        index = slot_index(core, step) if step.verb >= ADD_SET else -1
        trial = core.copy()
        place(trial, step, index)
        if goes_out(trial):
            return action
    return None


def goes_out(core: Core) -> bool:
    """Whether the player in turn can lay what is left of his contract and get rid of all his cards."""
    sets, runs = left_to_lay(core, core.turn)
    discards, lays = may_discard_last(core), may_lay_last(core)
    if lays:
        return Packing(core).packs(sets, runs, 1 if discards else 0)
    kept = barred_discard(core)
    for rank in range(RANKS):
        code = core.codes[RANKS * core.turn + rank]
        for suit in range(4):
            if code >> 2 * suit & 3 and 4 * rank + suit != kept:
                trial = core.copy()
                trial.drop(core.turn, 4 * rank + suit)
                if Packing(trial).packs(sets, runs, 0):
                    return True
    return False


def homeless(sight: Sight) -> int:
    """How many cards surely join no meld in this turn; a quick look before the exact search."""
    hand, count = sight.hand, 0
    for kind in hand.kinds():
        if sight.fits[kind] or (sight.sets and hand.ranks[kind >> 2] >= 3):
            continue
        if not (sight.runs and _in_a_row(sight, kind)):
            count += hand.held[kind]
    return count


def _in_a_row(sight: Sight, kind: int) -> bool:
    """Whether the hand has enough cards in a row around this one for a sequence."""
    held, suit = sight.hand.held, kind & 3
    for at in (0, PLACES - 1) if kind >> 2 == RANKS - 1 else ((kind >> 2) + 1,):
        low = high = at
        while low > 0 and held[kind_at(suit, low - 1)]:
            low -= 1
        while high < PLACES - 1 and held[kind_at(suit, high + 1)]:
            high += 1
        if high - low + 1 >= sight.least_run:
            return True
    return False
