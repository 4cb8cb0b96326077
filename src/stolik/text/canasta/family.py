"""The rulebooks of the canasta family."""

from __future__ import annotations

import re
from typing import Final

from stolik.text.canasta.books import BOOKS, PARTS
from stolik.text.canasta.conditions import WHEN
from stolik.text.canasta.lines import LINES
from stolik.text.canasta.opening import params
from stolik.text.canasta.refusals import REFUSALS
from stolik.text.family import BookFamily

CANASTA: Final = BookFamily(
    prefix="rule-",
    books=BOOKS,
    parts=PARTS,
    when=WHEN,
    params=params,
    refusals=REFUSALS,
    lines=LINES,
    # what a frozen pile asks for
    example="A34",
    number=re.compile(r"\b[A-EP][0-9]+[a-z]?\b"),
)
