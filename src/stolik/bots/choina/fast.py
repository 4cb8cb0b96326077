"""A quick choice among the steps of a state, with which a search plays a deal out in a world.

It reads the numbers of the state and makes no view; of the other hands it uses nothing but their number of cards.
"""

from __future__ import annotations

from typing import Final

from stolik.games.choina.claims import can_reshuffle, may_take
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW, Core, left_to_lay
from stolik.games.choina.hands import ACE, COUNT, RANKS, SUITS, spread
from stolik.games.choina.legal import add_ids, discard_ids, lay_ids, legal_ids
from stolik.games.choina.meld import fits_high, fits_low, is_run, run_high, run_low, run_suit, set_code, set_rank
from stolik.games.choina.steps import ALLOW, PASS, STEPS, TAKE, buy_step
from stolik.games.choina.steps import DRAW as DRAW_STEP

PAIR: Final = 14
"""What a second card of a rank is worth in the hand, in points of a card, while sets are owed; the third the same."""
NEIGHBOUR: Final = 7
"""The same for a card of the suit at most two places off, while sequences are owed."""
WANTED: Final = 2 * NEIGHBOUR
"""From here a pile card is taken."""


def fast_step(core: Core) -> int:
    """The number of a legal step for the seat that must act."""
    phase = core.phase
    if phase == CLAIM:
        return PASS
    if phase == ANSWER:
        return ALLOW
    if phase == BUY:
        return buy_step(1)
    if phase == DRAW:
        return _take(core)
    # a contract that is begun may have to be completed with cards that it would rather keep
    return _lay(core) or _add(core) or _discard(core) or legal_ids(core)[0]


def _take(core: Core) -> int:
    if not may_take(core):
        return DRAW_STEP
    if not core.stock_size and not can_reshuffle(core):
        return TAKE
    sets, runs = left_to_lay(core, core.turn)
    kind = core.pile[-1]
    if not sets and not runs:
        return TAKE if _fits(core, kind) else DRAW_STEP
    return TAKE if _use(core, kind, sets, runs, 0) >= WANTED else DRAW_STEP


def _lay(core: Core) -> int:
    """The largest meld of the contract; 0, which is the draw, where there is none."""
    return max(lay_ids(core), key=_rated, default=0)


def _rated(number: int) -> tuple[int, int]:
    return STEPS[number].size, number


def _add(core: Core) -> int:
    """A card that the contract does not need; 0 where there is none."""
    sets, runs = left_to_lay(core, core.turn)
    needed = SET_LEAST * sets + core.rules.seq_min * runs
    if core.size[core.turn] <= needed + 1:
        return 0
    for number in add_ids(core):
        if _use(core, STEPS[number].kinds[0], sets, runs, 1) < WANTED:
            return number
    return 0


def _discard(core: Core) -> int:
    """The card of the least use; of equal ones the dearest."""
    sets, runs = left_to_lay(core, core.turn)
    values = core.rules.values
    best, chosen = 1 << 30, 0
    for number in discard_ids(core):
        kind = STEPS[number].kinds[0]
        rated = _use(core, kind, sets, runs, 1) - values[kind >> 2]
        if rated < best:
            best, chosen = rated, number
    return chosen


def _use(core: Core, kind: int, sets: int, runs: int, held: int) -> int:
    """What a card is worth beside the others of the hand, of which `held` are the card itself."""
    seat, rank, suit = core.turn, kind >> 2, kind & 3
    made = 0
    if sets:
        made += PAIR * min(COUNT[core.codes[RANKS * seat + rank]] - held, SET_LEAST - 1)
    if runs:
        places = spread(core.lines[SUITS * seat + suit])
        if held or not places >> rank + 1 & 1:
            near = places >> max(rank - 1, 0) & (31 if rank else 15)
            made += NEIGHBOUR * (near.bit_count() - held)
    return made


def _fits(core: Core, kind: int) -> bool:
    """Whether a meld on the table takes a card."""
    rank, suit = kind >> 2, kind & 3
    for melds in core.melds:
        for meld in melds:
            if not is_run(meld):
                if set_rank(meld) == rank and COUNT[set_code(meld)] < SET_MOST:
                    return True
            elif run_suit(meld) == suit:
                if fits_high(meld) and run_high(meld) == rank:
                    return True
                low = run_low(meld) - 1
                if fits_low(meld) and (low == rank + 1 or (low == 0 and rank == ACE)):
                    return True
    return False
