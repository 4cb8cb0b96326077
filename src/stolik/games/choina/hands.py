"""Hands as numbers.

A code, one for each rank, counts the cards of each suit in two bits: clubs lowest. A line, one for each suit, has a bit
for each rank that is held at all. Packed ranks count the cards of each rank in four bits. A place of a sequence is 0
for the ace as lowest card, 1 for the two, up to 12 for the king, and 13 for the ace as highest card; a line spread over
the places has the ace at both ends (29).
"""

from __future__ import annotations

from typing import Final

RANKS: Final = 13
SUITS: Final = 4
KINDS: Final = 52
ACE: Final = 12
PLACES: Final = 14

UNIT: Final = (1, 4, 16, 64)
"""One card of each suit in a code."""
RANK_UNIT: Final[tuple[int, ...]] = tuple(1 << 4 * rank for rank in range(RANKS))
"""One card of each rank, packed."""
COUNT: Final = tuple((code & 3) + (code >> 2 & 3) + (code >> 4 & 3) + (code >> 6) for code in range(256))
"""The cards of a code."""
SUITS_OF: Final = tuple(tuple(suit for suit in range(4) if code >> 2 * suit & 3) for code in range(256))
"""The suits of a code, each once."""
THREES: Final[int] = sum(5 << 4 * rank for rank in range(RANKS))
HIGH_BITS: Final[int] = sum(8 << 4 * rank for rank in range(RANKS))
RANK_OF_PLACE: Final[tuple[int, ...]] = (ACE, *range(RANKS))
SPANS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(((1 << size) - 1) << low for low in range(PLACES)) for size in range(PLACES)
)
"""The places of a sequence by its size and its lowest place."""


def three_or_more(ranks: int) -> int:
    """A bit (the highest of its four) for each rank with at least three cards; no rank has more than eight."""
    return (ranks + THREES) & HIGH_BITS


def spread(line: int) -> int:
    """A line over the places of a sequence: the ace lies at both ends."""
    return line << 1 | line >> ACE


def kind_at(suit: int, place: int) -> int:
    """The card of a suit at a place of a sequence."""
    return 4 * RANK_OF_PLACE[place] + suit


def code_kinds(rank: int, code: int) -> list[int]:
    """The cards of a code, in order of their suits."""
    return [4 * rank + suit for suit in range(SUITS) for _ in range(code >> 2 * suit & 3)]
