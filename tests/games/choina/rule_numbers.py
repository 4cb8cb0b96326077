"""The numbers of the rules and cases that the tests of the choina family must name."""

from __future__ import annotations

RULES = tuple(f"Choina-{number}" for number in range(1, 99))
"""The rules."""

WORKED = tuple(f"C-{number}" for number in (1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 14, 16, 17))
"""Their worked situations."""

QUESTIONS = tuple(f"CA{number}" for number in range(1, 21))
"""Questions that the texts leave open, as they are settled."""

FIELD = tuple(f"R{number}" for number in (1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 17, 18, 19, 20))
"""Faults and disputes of other programs of contract rummy, as cases."""
