"""The terminal itself: what is printed and what is read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from stolik.terminal.commands import CLIENT, VERBS
from stolik.terminal.paint import flow, painted
from stolik.text.plain import SIGNS


class Quit(Exception):
    """The person wants to leave."""


class Screen:
    """A terminal, or what stands for one: nobody is asked to wait where nobody looks."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self._clears = self.interactive and os.environ.get("TERM") not in (None, "", "dumb")
        self._plain = not _can_show(console.encoding)
        if self.interactive:
            _edit_lines()

    @property
    def width(self) -> int:
        """How many characters go into a line."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines there are."""
        return self.console.height

    def show(self, lines: Iterable[str | Text]) -> None:
        """Print lines, broken where they are too long."""
        for line in lines:
            text = painted(line) if isinstance(line, str) else line
            if self._plain:
                text = Text(text.plain.translate(SIGNS))
            self.console.print(text, soft_wrap=False)

    def clear(self) -> None:
        """Begin a new screen, where there is one."""
        if self._clears:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """A line that the person types. Raises EOFError when there is nobody any more."""
        try:
            return input(prompt.translate(SIGNS) if self._plain else prompt)
        except OSError as error:  # the terminal went away
            raise EOFError from error

    def confirm(self, question: str, prompt: str) -> bool:
        """Whether the person says yes to a question; every other answer is no."""
        self.show(flow([question], self.width, 0))
        return _answer(self.ask(prompt + " ")) is True

    def decide(self, question: str, prompt: str, unclear: str, usual: bool) -> bool:
        """Yes or no, asked for until the answer is one of them; `usual` is that of an empty line. Raises Quit."""
        self.show(flow([question], self.width, 0))
        while True:
            typed = self.ask(prompt + " ").strip()
            if not typed:
                return usual
            answer = _answer(typed)
            if answer is not None:
                return answer
            if CLIENT.get(typed.lower()) == "quit":
                raise Quit
            self.show(flow([unclear], self.width, 0))

    def wait(self, prompt: str) -> None:
        """Let the person read."""
        if self.interactive:
            self.ask(prompt)


def _answer(typed: str) -> bool | None:
    """Yes, no, or neither."""
    word = typed.strip().lower()
    if word == "t":
        return True
    return {"yes": True, "no": False}.get(VERBS.get(word, ""))


def _can_show(encoding: str) -> bool:
    try:
        "♣♦♥♠─–−×„”".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _edit_lines() -> None:
    """Let lines be edited and called back, where the system can do that."""
    try:
        import readline  # noqa: F401, PLC0415  importing it is all that is needed
    except ImportError:
        return
