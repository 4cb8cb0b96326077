"""A line of a written position: words, numbers and cards, and errors that say where."""

from __future__ import annotations

from typing import Final

from stolik.cards import CardError, parse_patterns
from stolik.games.violation import NotationError, Param

REST: Final = "..."
"""Ends the line that gets the cards no line names."""


class PositionLine:
    """One line of the text: its words, and where it stands."""

    def __init__(self, text: str, start: int, whole: str) -> None:
        self.words: Final = text.split("#", maxsplit=1)[0].split()
        self.start: Final = start
        self.whole: Final = whole

    def error(self, code: str, word: str = "", **params: Param) -> NotationError:
        """A NotationError at this word of the line."""
        at = self.whole.find(word, self.start) if word else self.start
        return self.error_at(max(at, self.start), code, word, **params)

    def error_at(self, at: int, code: str, word: str, **params: Param) -> NotationError:
        """A NotationError at this character of the text."""
        number = self.whole.count("\n", 0, self.start) + 1
        return NotationError(code, self.whole, at, {"line": number, "word": word, **params})

    def number(self, word: str, low: int, high: int) -> int:
        """The number that a word is, within these bounds."""
        digits = word.removesuffix(":")
        sign = digits.startswith("-")
        if not digits[sign:].isdecimal() or len(digits) > 9 or not low <= int(digits) <= high:
            raise self.error("number_expected", word, low=low, high=high)
        return int(digits)

    def placed(self, first: int) -> list[tuple[str, int]]:
        """The words from this number on, each with its place in the whole text."""
        found: list[tuple[str, int]] = []
        at = self.start
        for word in self.words:
            at = self.whole.index(word, at)
            found.append((word, at))
            at += len(word)
        return found[first:]

    def patterns(self, words: list[str]) -> list[tuple[int, int]]:
        """The cards that some words name, each a rank and a suit or ANY_SUIT."""
        cards: list[tuple[int, int]] = []
        for word in words:
            try:
                cards += parse_patterns(word)
            except CardError as error:
                raise self.error("no_card", word) from error
        return cards
