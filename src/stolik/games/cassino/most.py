"""The most cards that groups of a value can have (23).

Answers are kept, for the same table is asked about again and again: they depend on counts and value alone.
"""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.counts import FIELD, OFFSET, UNIT, covers, field_of, without
from stolik.games.cassino.groups import TOPPED
from stolik.games.cassino.values import HIGH_ACE, TOP, VALUES

NONE: Final = -1
KEPT: Final = 20000
"""So many answers are kept for a value."""
_BEST: Final[list[dict[int, int]]] = [{} for _ in range(VALUES)]
_REST: Final[list[dict[int, list[int]]]] = [{} for _ in range(VALUES)]
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


def can_be_most(must: int, chosen: int, counts: int, value: int) -> bool:
    """Whether groups that have the most cards of the counts can have all of `must`, and none but those of `chosen`."""
    out, allowed = without(counts, chosen), without(counts, must)
    return any(covers(left, out) and covers(allowed, left) for left in left_over(counts, value))


def left_over(counts: int, value: int) -> list[int]:
    """What can be left over of the counts when groups have the most cards: every such rest once."""
    known = _REST[value]
    if len(known) > KEPT:
        known.clear()
    return _rest(counts, value, known)


def _rest(counts: int, value: int, known: dict[int, list[int]]) -> list[int]:
    if counts in known:
        return known[counts]
    part = _top(counts, value)
    if not part:
        return [counts]
    best = most_covered(counts, value)
    found: set[int] = set()
    for group in TOPPED[value][part]:
        if group.fits(counts) and _reaches(counts - group.packed, value, best - group.size):
            found.update(_rest(counts - group.packed, value, known))
    unit = UNIT[part]
    if _reaches(counts - unit, value, best):
        found.update([left + unit for left in _rest(counts - unit, value, known)])
    known[counts] = list(found)
    return known[counts]


def _reaches(counts: int, value: int, wanted: int) -> bool:
    return _limit(counts, value) >= wanted and most_covered(counts, value) == wanted


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
