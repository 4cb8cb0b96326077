"""The rulebook of choina: its sections, and of which texts its numbered rules are made.

Both presets have one book, for they differ in options only; rules keep the numbers of the book, which the engine cites.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Parts, Sections, ids, parts_of, whole_parts

_REST: Final[Sections] = (
    ("deal", ids("1 2 7 8 9 10 11 12 13 14 15")),
    ("turn", ids("16 17 18 20 21 22 23")),
    ("sets", ids("24 25 26 27 28 29 30 31 32 33")),
    ("contract", ids("34 35 36 37 38 39 41 97 42")),
    ("laying-off", ids("44 45 47 48 50")),
    ("may-i", ids("51 55 52 65 66 89 53 54 56 57 67 68")),
    ("purchase", ids("58 19 59 60 93 92 69 61 62 63 91 64")),
    ("end", ids("70 71 72 73 74 75 76 77")),
    ("stock", ids("78 79 80 94 95")),
    ("scoring", ids("81 82 83 84")),
    ("match", ids("85 86")),
)

CHOINA: Final[Sections] = (("aim", ids("6 5 4 87")), *_REST)
"""The rules in the order in which one explains them."""

MAY_I: Final[Sections] = (("aim", ids("6 5 4")), *_REST)
"""The same without where choina comes from."""

BOOKS: Final[Mapping[str, Sections]] = {"choina": CHOINA, "may-i": MAY_I}
"""The rulebook of each preset."""

_PARTS: Final = parts_of(
    **{
        "37": "37 37a",
        "58": "58 58a",
        "61": "61 61a",
        "65": "65 65a",
        "67": "67 67a",
        "75": "75 75a",
        "93": "93 93a",
        "95": "95 95a",
        "97": "97 97a",
    }
)

PARTS: Final[Mapping[str, Parts]] = {preset: whole_parts(sections, _PARTS) for preset, sections in BOOKS.items()}
"""Of which texts the rules of each preset are made."""
