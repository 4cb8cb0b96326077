"""What is said at a table: a tidy text of one's own, and the lines that are remembered."""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Final

from stolik.table.names import JOINERS, grows_over
from stolik.table.sitting_error import SittingError, SittingFault

LONGEST_LINE: Final = 200
LINES_KEPT: Final = 50
"""So many lines are told to those who come."""


@dataclass(frozen=True)
class Line:
    """Something that was said: the number of its entry, the seat and the name that he had then."""

    number: int
    seat: int
    name: str
    phrase: str = ""
    text: str = ""


class Talk:
    """The last lines, in their order."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=LINES_KEPT)
        self.count = 0
        """How many lines there were in all."""

    def note(self, line: Line) -> None:
        """Take in a line."""
        self._lines.append(line)
        self.count += 1

    def since(self, number: int) -> tuple[Line, ...]:
        """The lines that stand behind the entry of that number, of those that are remembered."""
        return tuple(line for line in self._lines if line.number > number)


def tidy_line(text: str) -> str:
    """The text in one line, without what cannot be seen or turns other text round. Raises SittingError."""
    shown = "".join(_shown(char) for char in unicodedata.normalize("NFC", text))
    tidy = " ".join(shown.split())
    if not set(tidy) - JOINERS - {" "}:
        raise SittingError(SittingFault.LINE_EMPTY)
    if len(tidy) > LONGEST_LINE:
        raise SittingError(SittingFault.LINE_LONG, {"most": LONGEST_LINE})
    if grows_over(tidy):
        raise SittingError(SittingFault.LINE_ODD)
    return tidy


def _shown(char: str) -> str:
    if char.isspace():
        return " "
    return char if char.isprintable() or char in JOINERS else ""
