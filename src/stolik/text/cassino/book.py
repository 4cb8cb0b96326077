"""The rulebook of Cassino: its sections, and of which texts its numbered rules are made.

Both presets have one book, for they differ in options only; rules keep the numbers of the book, which the engine cites.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Parts, Sections, ids, parts_of, whole_parts

CASSINO: Final[Sections] = (
    ("aim", ids("74 75")),
    ("deal", ids("1 2 3 4 5 7 8 9 10 11 12")),
    ("card-values", ids("13 14 15")),
    ("turn", ids("16 17 18")),
    ("taking", ids("19 20 21 22 23 24")),
    ("builds", ids("29 31 79 32 30 33 34 35 36 37")),
    ("calls", ids("38 39 40 41 42 43 44 45 46 47")),
    ("combinations", ids("48 25 26 27 28")),
    ("trailing", ids("49 50 51 53 55 76 77")),
    ("round-end", ids("56 78 57")),
    ("scoring", ids("58 59 60 61 62 63 64 67 65")),
    ("match", ids("68 69 70 71 72")),
)
"""The rules in the order in which one explains them."""

BOOKS: Final[Mapping[str, Sections]] = {"cassino": CASSINO, "cassino-pagat": CASSINO}
"""The rulebook of each preset."""

_PARTS: Final = parts_of(
    **{
        "13": "13 13a",
        "76": "76 76a 76b",
    }
)

PARTS: Final[Mapping[str, Parts]] = {preset: whole_parts(sections, _PARTS) for preset, sections in BOOKS.items()}
"""Of which texts the rules of each preset are made."""
