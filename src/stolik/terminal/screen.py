"""The terminal itself: what is printed and what is read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from stolik.terminal.commands import VERBS
from stolik.terminal.paint import flow, painted

PLAIN = str.maketrans("♣♦♥♠─—–−…·×„”“’", 'cdhs----.-x"""\'')
"""What stands for signs that a terminal cannot show."""


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
                text = Text(text.plain.translate(PLAIN))
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
            return input(prompt.translate(PLAIN) if self._plain else prompt)
        except OSError as error:  # the terminal went away
            raise EOFError from error

    def confirm(self, question: str, prompt: str, usual: bool = False) -> bool:
        """Whether the person says yes to a question; `usual` is the answer of an empty line."""
        self.show(flow([question], self.width, 0))
        answer = self.ask(prompt + " ").strip().lower()
        return VERBS.get(answer) == "yes" or answer == "t" or (usual and not answer)

    def wait(self, prompt: str) -> None:
        """Let the person read."""
        if self.interactive:
            self.ask(prompt)


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
