"""The numbers of the rules and cases that the tests of the cassino family must name."""

from __future__ import annotations

RULES = tuple(f"Cassino-{number}" for number in range(1, 80))
"""The rules."""

WORKED = tuple(f"K-{number}" for number in (1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 14, 15, 17, 18, 19, 20, 21, 23, 24))
"""Their worked situations."""

QUESTIONS = tuple(f"KA{number}" for number in range(1, 18))
"""Questions that the texts leave open, as they are settled."""

FIELD = tuple(f"K{number}" for number in (1, 4, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26))
"""Faults and disputes of other programs of Cassino, as cases."""
