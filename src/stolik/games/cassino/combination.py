"""A combination on the table as one number: its cards, value and maker, and what it is.

The lowest 52 bits are the cards, then come the value (four bits), the maker (two), whether it is a call, and whether it
is fresh: made in the last turn of its maker and unchanged since (76).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.cassino.values import ALL, KINDS

VALUE: Final = KINDS
MAKER: Final = KINDS + 4
CALL: Final = 1 << KINDS + 6
FRESH: Final = 1 << KINDS + 7
MOST: Final = 26
"""Combinations that one pack can make: each has two cards or more."""


def combination(cards: int, value: int, maker: int, *, call: bool, fresh: bool) -> int:
    """The number of a combination."""
    made = cards | value << VALUE | maker << MAKER
    if call:
        made |= CALL
    return made | FRESH if fresh else made


def cards_of(made: int) -> int:
    """The cards of a combination, a mask."""
    return made & ALL


def value_of(made: int) -> int:
    """The value of a combination (31, 38)."""
    return made >> VALUE & 15


def maker_of(made: int) -> int:
    """The seat that last made, raised or extended it (48)."""
    return made >> MAKER & 3


def is_call(made: int) -> bool:
    """Whether its value is fixed (44)."""
    return made >> KINDS + 6 & 1 == 1


def is_fresh(made: int) -> bool:
    """Whether its maker has not played since he made it."""
    return made >> KINDS + 7 & 1 == 1


def not_fresh(made: int) -> int:
    """The same combination after another turn of its maker."""
    return made & (FRESH - 1)


def name(combos: Sequence[int], index: int) -> str:
    """How moves name a combination: `B8`, `C8`, and `B8/2` for the second single build of eight in their order."""
    made = combos[index]
    call, value = is_call(made), value_of(made)
    earlier = 0
    for at in range(index):
        other = combos[at]
        if value_of(other) == value and is_call(other) == call:
            earlier += 1
    text = f"C{value}" if call else f"B{value}"
    return f"{text}/{earlier + 1}" if earlier else text
