"""The text of a record line by line, comments put aside."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from stolik.games.violation import Param
from stolik.record.error import RecordError, RecordFault
from stolik.record.forms import CONTROL, NUMBER
from stolik.record.record import FORMAT, Comment

_FORMAT: Final = re.compile(r"stolik record (0|[1-9][0-9]{0,5})")
MARK: Final = "\ufeff"


def decoded(data: bytes) -> str:
    """The text of a file. Raises RecordError where it is no UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        raise RecordError(RecordFault.NOT_UTF8, line, len(before) - before.rfind("\n")) from error


@dataclass(frozen=True)
class Line:
    """One line and its number in the text, from 1."""

    number: int
    text: str

    @property
    def head(self) -> str:
        """The first word."""
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        """What follows the first word and its space."""
        return self.text.partition(" ")[2]

    def error(self, code: RecordFault, at: int = 0, **params: Param) -> RecordError:
        """A fault of this line, at the character of that index."""
        return RecordError(code, self.number, at + 1, params)

    def words(self, start: int = 0) -> list[tuple[int, str]]:
        """The words from a character on, each with its index; between two spaces there is an empty one."""
        words: list[tuple[int, str]] = []
        for word in self.text[start:].split(" "):
            words.append((start, word))
            start += len(word) + 1
        return words

    def numbers(self, start: int, count: int, least: int = -9_999_999, most: int = 9_999_999) -> tuple[int, ...]:
        """So many numbers within these bounds, from a character on. Raises RecordError."""
        words = self.words(start)
        values: list[int] = []
        for at, word in words:
            if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
                raise self.error(RecordFault.NUMBER_FORM, at, given=word)
            values.append(int(word))
        if len(values) != count:
            raise self.error(RecordFault.NUMBER_OF_WORDS, start, needed=count, found=len(values))
        return tuple(values)


class Lines:
    """The lines of a text that are no comments, read one after the other. Raises RecordError."""

    def __init__(self, text: str) -> None:
        self.comments: Final[list[Comment]] = []
        self._lines: Final[list[Line]] = []
        self._at = 0
        first, _, _ = text.partition("\n")
        form = _FORMAT.fullmatch(first.removesuffix("\r").removeprefix(MARK))
        if form is None:
            raise RecordError(RecordFault.NO_RECORD, 1, 1)
        if int(form[1]) > FORMAT:
            raise RecordError(RecordFault.NEWER_FORMAT, 1, 15, {"format": int(form[1]), "known": FORMAT})
        if int(form[1]) < FORMAT:
            raise RecordError(RecordFault.NO_RECORD, 1, 1)
        if first.startswith(MARK):
            raise RecordError(RecordFault.BYTE_ORDER_MARK, 1, 1)
        *lines, tail = text.split("\n")
        for number, line in enumerate([*lines, tail] if tail else lines, start=1):
            self._take_in(Line(number, line))
        self._end: Final = Line(len(lines) + 1, "")
        if tail:
            raise Line(len(lines) + 1, tail).error(RecordFault.CUT_OFF, len(tail), in_line=1)

    def _take_in(self, line: Line) -> None:
        odd = CONTROL.search(line.text)
        if odd is not None:
            is_return = odd[0] == "\r"
            raise line.error(RecordFault.CARRIAGE_RETURN if is_return else RecordFault.CONTROL_CHARACTER, odd.start())
        if line.text.startswith("#"):
            self.comments.append(Comment(len(self._lines) + 1, line.text))
            return
        if line.text.endswith(" "):
            raise line.error(RecordFault.BLANK_AT_END, len(line.text) - 1)
        self._lines.append(line)

    def peek(self) -> Line:
        """The next line; an empty one behind the last."""
        return self._lines[self._at] if self._at < len(self._lines) else self._end

    @property
    def is_at_end(self) -> bool:
        """Whether all lines were read."""
        return self._at >= len(self._lines)

    def take(self, head: str) -> Line:
        """The next line, whose first word must be this one."""
        line = self.peek()
        if line.head != head or self.is_at_end:
            raise self.unexpected(head)
        self._at += 1
        return line

    def take_any(self) -> Line:
        """The next line, whatever it is."""
        line = self.peek()
        self._at += 1
        return line

    def take_blank(self) -> None:
        """An empty line."""
        line = self.peek()
        if self.is_at_end:
            raise line.error(RecordFault.CUT_OFF, in_line=0)
        if line.text:
            raise line.error(RecordFault.BLANK_EXPECTED, found=line.head)
        self._at += 1

    def take_more(self, before: Line) -> Line | None:
        """The next line if it goes on with the one before it; no comment may stand between them."""
        line = self.peek()
        if self.is_at_end or not line.text.startswith("  "):
            return None
        if line.number != before.number + 1:
            raise Line(before.number + 1, "").error(RecordFault.COMMENT_HERE)
        self._at += 1
        return line

    def unexpected(self, wanted: str) -> RecordError:
        """The error of a line that is not one with this first word."""
        line = self.peek()
        if self.is_at_end:
            return line.error(RecordFault.CUT_OFF, in_line=0)
        return line.error(RecordFault.LINE_EXPECTED, wanted=wanted, found=line.head)
