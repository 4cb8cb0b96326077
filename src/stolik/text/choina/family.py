"""The rulebooks of the Choina family."""

from __future__ import annotations

from typing import Final

from stolik.text.choina.book import BOOKS, PARTS
from stolik.text.choina.conditions import WHEN
from stolik.text.choina.contracts import params
from stolik.text.choina.lines import LINES
from stolik.text.choina.refusals import REFUSALS
from stolik.text.family import BookFamily

CHOINA: Final = BookFamily(
    prefix="rule-choina-",
    books=BOOKS,
    parts=PARTS,
    when=WHEN,
    params=params,
    refusals=REFUSALS,
    lines=LINES,
    # what a refusal of a request entails
    example="57",
)
