"""Classes of equal cards, and counts of them packed into one int.

With melds of ranks only, suits do not matter: a card belongs to one of 15 classes. A packed hand is an int of fifteen
4-bit counts, class 0 lowest, so that "at least k of a class" is one addition and one mask; it stays below 62 bits.
Beside it the state keeps the real cards: for every class an int of four 2-bit counts, one a suit.
"""

from __future__ import annotations

from typing import Final

from stolik.cards import JOKER_RANK, KINDS, RANK_TEXT, RED_JOKER

JOKER: Final = 0
TWO: Final = 1
RED3: Final = 2
BLACK3: Final = 3
FOUR: Final = 4
SEVEN: Final = 7
ACE: Final = 14
CLASSES: Final = 15
CANASTA: Final = 7
"""A meld of so many cards is a canasta (A42)."""
CLASS_TEXT: Final = ("Jk", "2", "3r", "3", *RANK_TEXT[2:])

VALUE: Final = (50, 20, 100, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20)
"""Card points of a class (A13, B12); a red three's 100 is a bonus and counted apart."""


def _class_of(kind: int) -> int:
    if kind >= RED_JOKER:
        return JOKER
    rank, suit = kind >> 2, kind & 3
    if rank == 0:
        return TWO
    if rank == 1:
        return RED3 if suit in (1, 2) else BLACK3
    return rank + 2


CLASS_OF: Final = tuple(_class_of(kind) for kind in range(KINDS))
SUIT_OF: Final = tuple(kind - RED_JOKER if kind >= RED_JOKER else kind & 3 for kind in range(KINDS))
KIND_AT: Final = tuple(
    tuple(RED_JOKER + suit % 2 if cls == JOKER else 4 * max(cls - 2, 0) + suit for suit in range(4))
    if cls not in (RED3, BLACK3)
    else tuple(4 + suit for suit in range(4))
    for cls in range(CLASSES)
)
"""The kind of a class and suit."""

ONE: Final = tuple(1 << 4 * cls for cls in range(CLASSES))
UNIT: Final = tuple(ONE[cls] for cls in CLASS_OF)
"""What a kind adds to a packed hand."""
SUIT_UNIT: Final = tuple(1 << 2 * suit for suit in SUIT_OF)
"""What a kind adds to the 2-bit counts of its class."""
MELD_UNIT: Final = tuple(
    1 << 2 * SUIT_OF[kind] + (16 if CLASS_OF[kind] == JOKER else 8 if CLASS_OF[kind] == TWO else 0)
    for kind in range(KINDS)
)
"""What a kind adds to the real cards of a meld: naturals in bits 0-7, twos in 8-15, jokers in 16-19."""

LOWEST: Final = tuple(next((suit for suit in range(4) if bits >> 2 * suit & 3), -1) for bits in range(256))
"""The lowest suit with a card in an int of four 2-bit counts."""
COUNT: Final = tuple(sum(bits >> 2 * suit & 3 for suit in range(4)) for bits in range(256))

ONES: Final = 0x111111111111111
SEVENS: Final = 0x777777777777777
EIGHTS: Final = 0x888888888888888
MELDABLE: Final = 0x888888888880000
"""Bit 3 of the classes four to ace."""
RANKS: Final = 0xFFFFFFFFFFF0000
"""All bits of the classes four to ace."""
THREES: Final = 0xF000
FIVES: Final = 0xFFFF0000
TENS: Final = 0xFFFFFF00000000
"""All bits of the black threes, of the ranks of five points, four to seven, and of those of ten, eight to king."""
EVEN: Final = 0xF0F0F0F0F0F0F0F
"""All bits of every other class."""

OVER: Final = (0, *((8 - k) * ONES for k in range(1, 9)))
"""What carries a count of k or more into bit 3; a product of numbers so large is slow in compiled code."""


def at_least(packed: int, k: int) -> int:
    """Bit 3 of each class that has k or more (1 to 8), also where a count is above 8 (three packs)."""
    return ((packed & SEVENS) + OVER[k] | packed) & EIGHTS


def more_than(bits: int, number: int) -> bool:
    """Whether more bits are set than this small number."""
    for _ in range(number):
        bits &= bits - 1
        if bits <= 0:
            return False
    return bits > 0


OVER_1: Final = 7 * ONES
OVER_2: Final = 6 * ONES
OVER_3: Final = 5 * ONES
OVER_7: Final = ONES
"""What carries a count of one, two, three, seven or more into bit 3; for the hottest places, which write `at_least`
out.
"""


def count(packed: int, cls: int) -> int:
    """How many of a class are in a packed hand."""
    return packed >> 4 * cls & 15


def total(packed: int) -> int:
    """How many cards a packed hand holds, at most 254: pairs of counts are digits to the base 256."""
    return ((packed & EVEN) + (packed >> 4 & EVEN)) % 255


def points(packed: int) -> int:
    """The sum of the card values of a packed hand, in which no red three ever is."""
    twenties = (packed >> 4 * TWO & 15) + (packed >> 4 * ACE & 15)
    return 5 * total(packed & (FIVES | THREES)) + 10 * total(packed & TENS) + 20 * twenties + 50 * (packed & 15)


def wild_points(wilds: int, jokers: int) -> int:
    """The most points that so many wild cards make, of a hand with so many jokers."""
    return 50 * wilds if wilds <= jokers else 50 * jokers + 20 * (wilds - jokers)


_KINDS_OF: Final[dict[int, tuple[int, ...]]] = {}
"""What `kinds_of` has found out; eight bits for each class, so it stays small."""


def kinds_of(bits: int, cls: int) -> list[int]:
    """The real cards of a class from its 2-bit counts, lowest first."""
    key = bits << 4 | cls
    found = _KINDS_OF.get(key)
    if found is None:
        row = KIND_AT[cls]
        found = _KINDS_OF[key] = tuple(row[suit] for suit in range(4) for _ in range(bits >> 2 * suit & 3))
    return list(found)


def meld_kinds(bits: int, cls: int) -> list[int]:
    """The real cards of a meld: naturals, twos, jokers."""
    return kinds_of(bits & 255, cls) + kinds_of(bits >> 8 & 255, TWO) + kinds_of(bits >> 16, JOKER)


def class_and_suit(rank: int, suit: int) -> tuple[int, int]:
    """The class of a card as it is written; a three without a suit is a black one."""
    if rank == JOKER_RANK:
        return JOKER, suit
    if rank == 0:
        return TWO, suit
    if rank == 1:
        return (RED3 if suit in (1, 2) else BLACK3), suit
    return rank + 2, suit
