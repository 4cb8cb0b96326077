"""Counts of cards by value, packed into one number.

The fields are as wide as they must be: of a value b a table can show four cards and, where builds count as cards, as
many builds as the smaller cards of one pack can make; the played card comes on top.
"""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.values import POP, RANK_OF_VALUE, TOP

OFFSET: Final[tuple[int, ...]] = (0, 0, 3, 6, 10, 14, 18, 22, 27, 32, 37, 42, 47, 52)
FIELD: Final[tuple[int, ...]] = (0, 7, 7, 15, 15, 15, 15, 31, 31, 31, 31, 31, 31, 31)
BITS: Final = 57
"""So many bits all fields have."""
UNIT: Final[tuple[int, ...]] = tuple(1 << offset if offset or value == 1 else 0 for value, offset in enumerate(OFFSET))
BORDERS: Final[int] = sum(UNIT[2:])
"""The lowest bits of all fields but the first; what is subtracted from one field too much is missing in the next."""


def counts_of(cards: int, top: int) -> int:
    """The counts of a mask, of values up to `top`; face cards that have no value must lie beyond it."""
    counts = 0
    for value in range(1, (top if top < TOP else TOP) + 1):
        nibble = cards >> 4 * RANK_OF_VALUE[value] & 15
        if nibble:
            counts += POP[nibble] << OFFSET[value]
    return counts


def field_of(counts: int, value: int) -> int:
    """How many there are of a value."""
    return counts >> OFFSET[value] & FIELD[value]


def total_of(counts: int) -> int:
    """How many there are of all values."""
    number = 0
    for value in range(1, TOP + 1):
        number += counts >> OFFSET[value] & FIELD[value]
    return number


def sum_of(counts: int) -> int:
    """The sum of their values, aces as one."""
    number = 0
    for value in range(1, TOP + 1):
        number += (counts >> OFFSET[value] & FIELD[value]) * value
    return number


def without(counts: int, other: int) -> int:
    """What is left of the counts when as much as possible of the others is taken away."""
    left = 0
    if not counts:
        return left
    for value in range(1, TOP + 1):
        rest = (counts >> OFFSET[value] & FIELD[value]) - (other >> OFFSET[value] & FIELD[value])
        if rest > 0:
            left += rest << OFFSET[value]
    return left


def covers(counts: int, other: int) -> bool:
    """Whether there are at least as many of every value as the others have: no field borrows from the next."""
    left = counts - other
    return left >= 0 and not (left ^ counts ^ other) & BORDERS
