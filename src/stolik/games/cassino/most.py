"""The most cards that groups of a value can have (23).

Looked for is the least number of cards that are left over: none, then one and so on, until groups can be made of all
others. Answers are kept, for the same table is asked about again and again: they depend on counts and value alone.
"""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.counts import BITS, FIELD, OFFSET, UNIT, covers, field_of, total_of, without
from stolik.games.cassino.groups import TOPPED, can_cover
from stolik.games.cassino.values import HIGH_ACE, TOP, VALUES

NONE: Final = -1
KEPT: Final = 20000
"""So many answers are kept for a value."""
_MOST: Final[list[dict[int, int]]] = [{} for _ in range(VALUES)]
_LEAST: Final[list[dict[int, int]]] = [{} for _ in range(VALUES)]
"""So many cards are left over at least: what was found out on the way."""
_REST: Final[list[dict[int, list[int]]]] = [{} for _ in range(VALUES)]


def most_with(must: int, counts: int, value: int) -> int:
    """The most cards that groups of the value can have, with all of `must` among them; NONE if they cannot."""
    known = _MOST[value]
    key = must << BITS | counts
    if key in known:
        return known[key]
    if len(known) > KEPT:
        known.clear()
    if len(_LEAST[value]) > KEPT:
        _LEAST[value].clear()
    known[key] = _most_with(must, counts, value)
    return known[key]


def _most_with(must: int, counts: int, value: int) -> int:
    if not can_cover(must, counts, value):
        return NONE
    number = total_of(counts)
    if must == counts:
        return number
    left = 0
    while not _leaves(must, counts, value, left):
        left += 1
    return number - left


def _leaves(must: int, counts: int, value: int, left: int) -> bool:
    """Whether groups can be made of all cards but so many, or fewer, with all of `must` among them."""
    part = _top(counts, value)
    if not part:
        return True
    known = _LEAST[value]
    key = must << BITS | counts
    least = known.get(key, NONE)
    if least < 0:
        least = _bound(counts, value)
        known[key] = least
    if least > left:
        return False
    found = _uses(must, counts, value, part, left)
    if not found and left and field_of(must, part) < field_of(counts, part):
        found = _leaves(must, counts - UNIT[part], value, left - 1)
    if not found:
        known[key] = left + 1
    return found


def _uses(must: int, counts: int, value: int, part: int, left: int) -> bool:
    """Whether that can be with a greatest card in a group.

    If a card that makes up the value with it is in another group, the two can be put together, and all that they were
    with too. So they are a pair, or all such cards are left over.
    """
    other = value - part
    if not other:
        alone = counts & FIELD[part] << OFFSET[part]
        return _leaves(without(must, alone), counts - alone, value, left)
    pair = UNIT[part] + UNIT[other]
    if covers(counts, pair):
        if _leaves(without(must, pair), counts - pair, value, left):
            return True
        number = field_of(counts, other)
        if other == part or number > left or field_of(must, other):
            return False
        return _leaves(must, counts - (number << OFFSET[other]), value, left - number)
    for group in reversed(TOPPED[value][part]):
        if group.fits(counts) and _leaves(without(must, group.packed), counts - group.packed, value, left):
            return True
    return False


def _top(counts: int, value: int) -> int:
    """The greatest value that there is up to this one."""
    part = TOP if value > TOP else value
    while part and not counts >> OFFSET[part] & FIELD[part]:
        part -= 1
    return part


def _bound(counts: int, value: int) -> int:
    """At least so many cards are left over: great ones that no small ones make up to the value, and what is odd."""
    left = small = odd = 0
    for need in range(1, (value + 1) // 2):
        part = value - need
        # a great card lacks what a small one has
        rest = ((counts >> OFFSET[need] & FIELD[need]) - (counts >> OFFSET[part] & FIELD[part])) * need
        odd += rest
        small += rest
        if small < 0:
            short = (need - 1 - small) // need
            left += short
            small += short * need
    if left > 1:
        return left
    if value % 2 == 0 and field_of(counts, value // 2) % 2:
        odd += value // 2
    aces = field_of(counts, 1) if value == HIGH_ACE else 0
    odd = (odd - aces) % value
    if odd and odd + aces < value:
        return 1 if _one_odd(counts, value, odd, aces) else 2
    return left


def _one_odd(counts: int, value: int, odd: int, aces: int) -> bool:
    """Whether the sum divides by the value, with some of the aces left out of it, if one card is left over."""
    for part in range(2 if value == HIGH_ACE else 1, TOP + 1):
        if counts >> OFFSET[part] & FIELD[part]:
            left = (odd - part) % value
            if not left or left + aces >= value:
                return True
    return False


def left_over(must: int, counts: int, value: int) -> list[int]:
    """What can be left over of the counts when groups, with all of `must` among them, have the most cards that they can
    have so: every such rest once; none if there are no such groups.
    """
    most = most_with(must, counts, value)
    if most < 0:
        return []
    known = _REST[value]
    if len(known) > KEPT:
        known.clear()
    return _rest(must, counts, value, total_of(counts) - most)


def _rest(must: int, counts: int, value: int, left: int) -> list[int]:
    """Every rest of so many cards, the fewest that there can be."""
    part = _top(counts, value)
    if not part:
        return [counts]
    known = _REST[value]
    key = must << BITS | counts
    if key in known:
        return known[key]
    found: set[int] = set()
    for group in TOPPED[value][part]:
        if group.fits(counts):
            needed, rest = without(must, group.packed), counts - group.packed
            if _leaves(needed, rest, value, left):
                found.update(_rest(needed, rest, value, left))
    unit = UNIT[part]
    if left and field_of(must, part) < field_of(counts, part) and _leaves(must, counts - unit, value, left - 1):
        found.update([rest + unit for rest in _rest(must, counts - unit, value, left - 1)])
    known[key] = list(found)
    return known[key]
