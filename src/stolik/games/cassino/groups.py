"""Groups of one value, and what can be made of several: the one solver of sums (20-22, 38, 42).

Cards of equal value serve alike, so that everything here works on counts (see counts.py). A group of a value is a
single card of it or a sum; of 14 an ace alone is one too, for it may stand for 14 while other aces count one (13).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.cassino.counts import FIELD, OFFSET, UNIT, covers, field_of, sum_of, without
from stolik.games.cassino.values import HIGH_ACE, TOP, VALUES

MOST_ACES: Final = 4
"""Aces that one group can have."""
PAIR: Final = 2


class Group:
    """A kind of group: how many of each value, packed; how many cards; the greatest value."""

    __slots__ = ("packed", "size", "top")

    def __init__(self, parts: list[int]) -> None:
        self.packed: Final[int] = sum(UNIT[value] for value in parts)
        self.size: Final = len(parts)
        self.top: Final = max(parts)

    def fits(self, counts: int) -> bool:
        """Whether there are enough of every value."""
        return covers(counts, self.packed)


def _partitions(value: int, most: int) -> Iterator[list[int]]:
    """The ways to write a value as a sum of parts up to `most`."""
    if not value:
        yield []
    for part in range(min(value, most), 0, -1):
        for rest in _partitions(value - part, part):
            yield [part, *rest]


def _groups(value: int) -> list[Group]:
    found = [Group(parts) for parts in _partitions(value, TOP) if parts.count(1) <= MOST_ACES]
    if value == HIGH_ACE:
        found.append(Group([1]))
    return sorted(found, key=lambda group: -group.size)


GROUPS: Final[list[list[Group]]] = [_groups(value) if value else [] for value in range(VALUES)]
"""For every value its groups, those of many cards first."""
HAVING: Final[list[list[list[Group]]]] = [
    [
        [group for group in reversed(GROUPS[value]) if group.packed >> OFFSET[part] & FIELD[part]] if part else []
        for part in range(TOP + 1)
    ]
    for value in range(VALUES)
]
"""For every value and every part the groups that have such a part, those of few cards first: they leave small ones."""
TOPPED: Final[list[list[list[Group]]]] = [
    [[group for group in GROUPS[value] if group.top == part] for part in range(TOP + 1)] for value in range(VALUES)
]
"""For every value and every part the groups in which it is the greatest."""


def is_one_group(counts: int, value: int) -> bool:
    """Whether counts that can be cut into groups are a single one."""
    return sum_of(counts) == value or (value == HIGH_ACE and counts == UNIT[1])


def has_group(counts: int, value: int) -> bool:
    """Whether a group of the value can be made."""
    return any(group.fits(counts) for group in GROUPS[value])


def can_cover(must: int, counts: int, value: int) -> bool:
    """Whether the counts have groups of the value that use all of `must`; then `must` is a part of the counts."""
    if not must:
        return True
    if must == counts and not _sum_fits(counts, value):
        return False
    return _cover(must, counts, value, set())


def _sum_fits(counts: int, value: int) -> bool:
    """Whether the sum is that of whole groups; of 14 any of the aces may stand alone."""
    return sum_of(counts) % value <= (field_of(counts, 1) if value == HIGH_ACE else 0)


def _cover(must: int, counts: int, value: int, dead: set[tuple[int, int]]) -> bool:
    """Whether that can be; where nothing may be left over, a pair is as good as any group: where its two cards are in
    two groups they can be put together, and all that they were with too.
    """
    part = TOP
    while not must >> OFFSET[part] & FIELD[part]:
        part -= 1
    for group in HAVING[value][part]:
        if group.fits(counts):
            rest = without(must, group.packed)
            if not rest:
                return True
            left = counts - group.packed
            if (rest, left) not in dead and _cover(rest, left, value, dead):
                return True
            if must == counts and group.size <= PAIR:
                break
    dead.add((must, counts))
    return False


def unions(counts: int, value: int, part: int) -> Iterator[int]:
    """Every count that can be cut into groups of the value, once, as they are found: nothing first, then more.

    With a part only those that have one such part; then nothing is none of them.
    """
    usable = [group for group in GROUPS[value] if group.fits(counts)]
    found = [0]
    if part:
        found = [group.packed for group in usable if group.packed >> OFFSET[part] & FIELD[part]]
    seen = set(found)
    at = 0
    while at < len(found):
        base = found[at]
        at += 1
        yield base
        left = counts - base
        for group in usable:
            if group.fits(left):
                larger = base + group.packed
                if larger not in seen:
                    seen.add(larger)
                    found.append(larger)


def cut(counts: int, value: int) -> list[int]:
    """One way to cut counts into groups, each as counts; empty if there is none."""
    if not counts:
        return []
    part = TOP
    while not counts >> OFFSET[part] & FIELD[part]:
        part -= 1
    for group in HAVING[value][part]:
        if group.fits(counts):
            rest = counts - group.packed
            if not rest:
                return [group.packed]
            more = cut(rest, value)
            if more:
                return [group.packed, *more]
    return []
