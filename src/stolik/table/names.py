"""What people at a table may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from stolik.table.sitting_error import SittingError, SittingFault

LONGEST_NAME: Final = 24
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""


MOST_MARKS: Final = 3
"""So many combining marks in a row are found in words; more of them grow over the lines above and below."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Formatting that belongs to words of some scripts and to emoji; it turns nothing round."""


def grows_over(text: str) -> bool:
    """Whether more combining marks stand on one sign than any word has; what joins signs is between none of them."""
    marks = 0
    for char in text:
        if char not in JOINERS:
            marks = marks + 1 if _is_mark(char) else 0
        if marks > MOST_MARKS:
            return True
    return False


def shown_name(name: str) -> str:
    """A name that somebody wrote elsewhere, without what would be refused here."""
    shown = ""
    for char in unicodedata.normalize("NFC", name):
        if char.isprintable() and char not in BLANK and not grows_over(shown[-MOST_MARKS:] + char):
            shown += char
    return " ".join(shown.split()) if any(not _is_mark(char) for char in shown) else ""


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def tidy_name(name: str) -> str:
    """The name without spaces around it and with single ones inside. Raises SittingError."""
    tidy = " ".join(word for word in unicodedata.normalize("NFC", name).split(" ") if word)
    if not tidy:
        raise SittingError(SittingFault.NAME_EMPTY)
    if len(tidy) > LONGEST_NAME:
        raise SittingError(SittingFault.NAME_LONG, {"most": LONGEST_NAME})
    seen = [char for char in tidy if unicodedata.category(char)[0] not in "MZ"]
    if not tidy.isprintable() or not seen or BLANK.intersection(tidy) or grows_over(tidy):
        raise SittingError(SittingFault.NAME_ODD)
    return tidy


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody else has the same one."""
    taken = {other.casefold() for other in others}
    number = 1
    found = name
    while found.casefold() in taken:
        number += 1
        suffix = f" {number}"
        found = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return found
