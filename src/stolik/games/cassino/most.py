"""The most cards that groups of a value can have (23).

Answers are kept, for the same table is asked about again and again: they depend on counts and value alone.
"""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.counts import FIELD, OFFSET, UNIT, field_of, without
from stolik.games.cassino.groups import TOPPED
from stolik.games.cassino.values import HIGH_ACE, TOP, VALUES

NONE: Final = -1
KEPT: Final = 20000
"""So many answers are kept for a value."""
_BEST: Final[list[dict[int, int]]] = [{} for _ in range(VALUES)]
_REST: Final[list[dict[tuple[int, int], list[int]]]] = [{} for _ in range(VALUES)]
_WITH: Final[list[dict[tuple[int, int], int]]] = [{} for _ in range(VALUES)]


def most_covered(counts: int, value: int) -> int:
    """The most cards that groups of the value can have."""
    known = _BEST[value]
    if len(known) > KEPT:
        known.clear()
    return _best(counts, value, known)


def _top(counts: int, value: int) -> int:
    """The greatest value that there is up to this one."""
    part = TOP if value > TOP else value
    while part and not counts >> OFFSET[part] & FIELD[part]:
        part -= 1
    return part


def _best(counts: int, value: int, known: dict[int, int]) -> int:
    if counts in known:
        return known[counts]
    part = _top(counts, value)
    if not part:
        return 0
    limit = _limit(counts, value)
    best = NONE
    for group in TOPPED[value][part]:
        if group.fits(counts):
            best = max(best, _best(counts - group.packed, value, known) + group.size)
            if best >= limit:
                break
    if best < limit:
        best = max(best, _best(counts - UNIT[part], value, known))
    known[counts] = best
    return best


def _limit(counts: int, value: int) -> int:
    """No groups can have more cards than this: great cards need small ones, and what is odd must be left over."""
    number = total = small = aces = 0
    for part in range(1, TOP + 1):
        found = counts >> OFFSET[part] & FIELD[part]
        if found:
            number += found
            total += found * part
            if 2 * part <= value:
                small += found * part
    if value == HIGH_ACE:
        aces = counts & FIELD[1]
    over = (total - aces) % value
    whole = number
    if over and over + aces < value:
        whole -= 1 if _one_odd(counts, value, over, aces) else 2
    for part in range(TOP if value > TOP else value - 1, value // 2, -1):
        found = counts >> OFFSET[part] & FIELD[part]
        if found:
            served = min(found, small // (value - part))
            small -= served * (value - part)
            number -= found - served
    return min(whole, number)


def _one_odd(counts: int, value: int, over: int, aces: int) -> bool:
    """Whether the sum divides by the value, with some of the aces left out of it, if one card is left over."""
    for part in range(2 if value == HIGH_ACE else 1, TOP + 1):
        if counts >> OFFSET[part] & FIELD[part]:
            left = (over - part) % value
            if not left or left + aces >= value:
                return True
    return False


def left_over(must: int, counts: int, value: int) -> list[int]:
    """What can be left over of the counts when groups, with all of `must` among them, have the most cards that they can
    have so: every such rest once; none if there are no such groups.
    """
    known = _REST[value]
    if len(known) > KEPT:
        known.clear()
    return _rest(must, counts, value, known)


def _rest(must: int, counts: int, value: int, known: dict[tuple[int, int], list[int]]) -> list[int]:
    part = _top(counts, value)
    if not part:
        return [counts]
    key = (must, counts)
    if key in known:
        return known[key]
    best = most_with(must, counts, value)
    found: set[int] = set()
    if best >= 0:
        for group in TOPPED[value][part]:
            if group.fits(counts):
                left = without(must, group.packed)
                if _reaches(left, counts - group.packed, value, best - group.size):
                    found.update(_rest(left, counts - group.packed, value, known))
        unit = UNIT[part]
        if field_of(must, part) < field_of(counts, part) and _reaches(must, counts - unit, value, best):
            found.update([rest + unit for rest in _rest(must, counts - unit, value, known)])
    known[key] = list(found)
    return known[key]


def _reaches(must: int, counts: int, value: int, wanted: int) -> bool:
    return _limit(counts, value) >= wanted and most_with(must, counts, value) == wanted


def most_with(must: int, counts: int, value: int) -> int:
    """The most cards that groups of the value can have, with all of `must` among them; NONE if they cannot."""
    if not must:
        return most_covered(counts, value)
    known = _WITH[value]
    if len(known) > KEPT:
        known.clear()
    return _most(must, counts, value, known)


def _most(must: int, counts: int, value: int, known: dict[tuple[int, int], int]) -> int:
    if not must:
        return most_covered(counts, value)
    part = _top(counts, value)
    key = (must, counts)
    if key in known:
        return known[key]
    limit = _limit(counts, value)
    best = NONE
    for group in TOPPED[value][part]:
        if group.fits(counts):
            rest = _most(without(must, group.packed), counts - group.packed, value, known)
            if rest >= 0:
                best = max(best, rest + group.size)
                if best >= limit:
                    break
    if best < limit and field_of(must, part) < field_of(counts, part):
        best = max(best, _most(must, counts - UNIT[part], value, known))
    known[key] = best
    return best
