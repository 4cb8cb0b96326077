"""What people at a table may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from stolik.table.sitting_error import SittingError, SittingFault

LONGEST_NAME: Final = 24
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""


def tidy_name(name: str) -> str:
    """The name without spaces around it and with single ones inside. Raises SittingError."""
    tidy = " ".join(word for word in unicodedata.normalize("NFC", name).split(" ") if word)
    if not tidy:
        raise SittingError(SittingFault.NAME_EMPTY)
    if len(tidy) > LONGEST_NAME:
        raise SittingError(SittingFault.NAME_LONG, {"most": LONGEST_NAME})
    seen = [char for char in tidy if unicodedata.category(char)[0] not in "MZ"]
    if not tidy.isprintable() or not seen or BLANK.intersection(tidy):
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
