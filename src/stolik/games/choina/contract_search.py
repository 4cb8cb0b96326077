"""Can so many sets and sequences of a contract be laid from a hand, whatever becomes of its other cards?

Sets and sequences compete for cards, so no greedy answer is right; melds of the least size decide.
"""

from __future__ import annotations

from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import Core, hand_codes
from stolik.games.choina.hands import COUNT, PLACES, RANK_OF_PLACE, RANKS, SPANS, SUITS, UNIT, spread
from stolik.games.choina.lays import GAP, gap, own_ranks, own_suits
from stolik.games.choina.meld import is_run, run_high, run_low, run_meld, run_suit
from stolik.games.choina.rules import SUITS_APART, SUITS_DIFFER


def has_contract(core: Core, sets: int, runs: int) -> bool:
    """Whether the hand in turn holds so many further sets and sequences of the contract, of the least size."""
    codes = hand_codes(core, core.turn)
    barred = own_ranks(core) if core.rules.ranks_differ else 0
    if not _has_sets(core, codes, barred, sets):
        return False
    return not runs or _has_runs(core, codes, barred, sets, runs, ())


def _has_sets(core: Core, codes: list[int], barred: int, sets: int) -> bool:
    if not sets:
        return True
    for rank in range(RANKS):
        number = COUNT[codes[rank]]
        if number >= SET_LEAST and not barred >> rank & 1:
            sets -= 1 if core.rules.ranks_differ else number // SET_LEAST
            if sets <= 0:
                return True
    return False


def _has_runs(core: Core, codes: list[int], barred: int, sets: int, runs: int, chosen: tuple[int, ...]) -> bool:
    for run in _least_runs(core, codes, chosen):
        left = _without_run(codes, run)
        if runs > 1:
            if _has_runs(core, left, barred, sets, runs - 1, (*chosen, run)):
                return True
        elif _has_sets(core, left, barred, sets):
            return True
    return False


def _line_of(codes: list[int], suit: int) -> int:
    """The ranks of a suit that a hand holds."""
    line = 0
    for rank in range(RANKS):
        if codes[rank] >> 2 * suit & 3:
            line |= 1 << rank
    return line


def _least_runs(core: Core, codes: list[int], chosen: tuple[int, ...]) -> list[int]:
    """The sequences of the least size in a hand that may be laid beside the own ones and those chosen already."""
    rules = core.rules
    found: list[int] = []
    barred = own_suits(core) if rules.suits_rule == SUITS_DIFFER else 0
    for suit in range(SUITS):
        if barred >> suit & 1:
            continue
        places = spread(_line_of(codes, suit))
        for low in range(PLACES - rules.seq_min + 1):
            span = SPANS[rules.seq_min][low]
            if places & span == span:
                run = run_meld(suit, low, low + rules.seq_min - 1)
                if _may_stand(core, run, chosen):
                    found.append(run)
    return found


def _may_stand(core: Core, run: int, chosen: tuple[int, ...]) -> bool:
    """Whether a new sequence keeps the distance from the own ones on the table and those that are chosen."""
    rule = core.rules.suits_rule
    if rule == SUITS_DIFFER:
        return all(run_suit(other) != run_suit(run) for other in chosen)
    if rule == SUITS_APART:
        for meld in (*core.melds[core.turn], *chosen):
            if is_run(meld) and run_suit(meld) == run_suit(run) and gap(meld, run) < GAP:
                return False
    return True


def _without_run(codes: list[int], run: int) -> list[int]:
    """A hand without the cards of a sequence."""
    left = codes[:]
    unit = UNIT[run_suit(run)]
    for place in range(run_low(run), run_high(run) + 1):
        left[RANK_OF_PLACE[place]] -= unit
    return left
