"""The rulebook of every preset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.canasta.family import CANASTA
from stolik.text.cassino.family import CASSINO
from stolik.text.choina.family import CHOINA
from stolik.text.family import BookFamily, Parts, Sections

FAMILIES: Final = (CANASTA, CHOINA, CASSINO)

BOOKS: Final[Mapping[str, Sections]] = {preset: book for family in FAMILIES for preset, book in family.books.items()}
"""The sections of each preset's book."""

PARTS: Final[Mapping[str, Parts]] = {preset: parts for family in FAMILIES for preset, parts in family.parts.items()}
"""Of which texts the rules of each preset are made."""

_FAMILY_OF: Final[Mapping[str, BookFamily]] = {preset: family for family in FAMILIES for preset in family.books}


def family_of(preset: str) -> BookFamily | None:
    """The family in whose books a preset has one; None if there is none."""
    return _FAMILY_OF.get(preset)
