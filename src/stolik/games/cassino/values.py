"""What cards are worth, and sets of cards as numbers.

A set of cards is a mask: bit k stands for kind k. Four bits in a row are the cards of a rank.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 52
RANKS: Final = 13
ACE: Final = 12
JACK: Final = 9
ALL: Final[int] = (1 << KINDS) - 1
TOP: Final = 13
"""The greatest value that counts in sums."""
HIGH_ACE: Final = 14
"""What an ace may stand for with `jqk_ace14`."""
VALUES: Final = 15
"""Values are 1 to 14; 0 is none."""

RANK_OF_VALUE: Final[tuple[int, ...]] = (-1, ACE, *range(ACE))
"""The rank whose cards have a value, with all ranks numbered (13-14)."""
POP: Final[tuple[int, ...]] = tuple(bin(nibble).count("1") for nibble in range(16))
"""How many cards four bits are."""
PICKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(part for part in range(nibble + 1) if part & nibble == part and POP[part] == count)
        for count in range(POP[nibble] + 1)
    )
    for nibble in range(16)
)
"""For four bits and a count the ways to choose so many of them."""
SUITS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(suit for suit in range(4) if nibble >> suit & 1) for nibble in range(16)
)
"""Which of four bits are set."""
SPADES: Final[int] = sum(8 << 4 * rank for rank in range(RANKS))
ACES: Final[int] = 15 << 4 * ACE
BIG_CASSINO: Final[int] = 1 << 4 * 8 + 1
"""The ten of diamonds (62)."""
LITTLE_CASSINO: Final = 8
"""The two of spades (63)."""


def kinds_of(cards: int) -> list[int]:
    """The cards of a mask, from the lowest kind."""
    found: list[int] = []
    kind = 0
    while cards:
        nibble = cards & 15
        if nibble:
            found += [kind + suit for suit in SUITS_OF[nibble]]
        cards >>= 4
        kind += 4
    return found


def mask_of(kinds: list[int]) -> int:
    """The mask of some cards."""
    cards = 0
    for kind in kinds:
        cards |= 1 << kind
    return cards


def size_of(cards: int) -> int:
    """How many cards a mask has."""
    count = 0
    while cards:
        count += POP[cards & 15]
        cards >>= 4
    return count
