"""The numbers of the rules and cases that the tests of the canasta family must name."""

from __future__ import annotations

PART_A = tuple(f"A{number}" for number in range(1, 84))
"""The rules of kurnik."""

PART_B = tuple(f"B{number}" for number in range(1, 73))
"""The rules of classic, and with two other values of hoyle."""

PART_P = tuple(f"P{number}" for number in range(1, 15))
"""The points in which book differs from classic."""

RULES = (*PART_A, *PART_B, *PART_P)

WORKED = (
    *(f"A-T{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16, 17, 19)),
    *(f"B-T{number}" for number in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 15, 16)),
    *(f"P-T{number}" for number in range(1, 9)),
)
"""Their worked situations."""

FIELD = tuple(
    f"C{number}"
    for number in (1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 22, 23, 25, 26, 28, 29, 32, 33, 34, 35, 36)
)
"""Faults and disputes of other programs and tables, as cases."""
