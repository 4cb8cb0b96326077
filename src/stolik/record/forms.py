"""The forms of words in records."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

# the line and paragraph separators break lines in some programs; half a surrogate pair is no character
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""A character that no line holds."""

WORD: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")
"""The name of a tag, or of the level of a bot."""

NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,6}")

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, as in 2026-11-30."""
    if not _DATE.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
