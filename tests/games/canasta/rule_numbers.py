"""The numbers of the rules and cases that the tests of the canasta family must name."""

from __future__ import annotations

PART_A = tuple(f"A{number}" for number in range(1, 84))
"""The rules of kurnik."""

PART_B = tuple(f"B{number}" for number in range(1, 73))
"""The rules of classic, and with two other values of hoyle."""

PART_P = tuple(f"P{number}" for number in range(1, 15))
"""The points in which book differs from classic."""

PART_C = tuple(f"C{number}" for number in range(1, 41))
"""The rules of samba."""

PART_D = tuple(f"D{number}" for number in range(1, 61))
"""The rules of combo."""

PART_E = tuple(f"E{number}" for number in range(1, 21))
"""The rules of combo-basic."""

RULES = (*PART_A, *PART_B, *PART_C, *PART_D, *PART_E, *PART_P)

WORKED = (
    *(f"A-T{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16, 17, 19)),
    *(f"B-T{number}" for number in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 15, 16)),
    *(f"P-T{number}" for number in range(1, 9)),
    *(f"C-T{number}" for number in (1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13)),
    *(f"D-T{number}" for number in (1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 15)),
    *(f"E-T{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 11)),
)
"""Their worked situations."""

QUESTIONS = (
    *(f"C-Q{number}" for number in range(1, 15)),
    *(f"D-Q{number}" for number in range(1, 20)),
    *(f"E-Q{number}" for number in range(1, 11)),
)
"""Questions that the texts of the games with three packs leave open, as they are settled."""

FIELD = (
    *(f"C{number}" for number in (1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 22, 23, 25, 26, 28, 29)),
    *(f"C{number}" for number in (32, 33, 34, 35, 36)),
    *(f"S{number}" for number in (1, 2, 4, 5, 7)),
)
"""Faults and disputes of other programs and tables, as cases. In a docstring C1 is such a case, in a mark a rule."""
