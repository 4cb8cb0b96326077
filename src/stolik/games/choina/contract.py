"""What must be laid in each deal (34, 96)."""

from __future__ import annotations

from typing import Final

CONTRACTS: Final = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2))
"""Sets and sequences of deals 1 to 6."""

SET_LEAST: Final = 3
SET_MOST: Final = 8


def contract_of(deals: int, number: int) -> tuple[int, int]:
    """The sets and sequences of a deal in a match of so many; extra deals repeat the last one (86)."""
    return CONTRACTS[min(max(number, 1), deals) - 1]
