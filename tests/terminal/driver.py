"""A terminal with a program in it, as a person would sit before it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pexpect
import pyte

PROGRAM = "import sys; from stolik.cli.app import main; sys.exit(main())"
PROMPT = "> "
PATIENCE = 60.0


class Terminal:
    """`stolik` with these arguments, its screen, and what is typed into it."""

    def __init__(
        self,
        *arguments: str,
        data: Path,
        size: tuple[int, int] = (80, 24),
        environ: dict[str, str] | None = None,
        program: str = PROGRAM,
    ) -> None:
        columns, rows = size
        settings = {"TERM": "xterm", "LC_ALL": "C.UTF-8", "STOLIK_DATA": str(data), "PYTHONUTF8": "1"}
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", program, *arguments],
            env={**kept, **settings, **(environ or {})},
            dimensions=(rows, columns),
            timeout=PATIENCE,
            encoding="utf-8",
        )
        vars(self.child)["delaybeforesend"] = None  # the program waits for lines, not the other way round
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self._screen)
        self.printed = ""

    @property
    def rows(self) -> list[str]:
        """The screen, line by line."""
        return [row.rstrip() for row in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.rows)

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.child.sendline(line)

    def until(self, wanted: str) -> str:
        """Read until this stands in the line of the cursor; the screen."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self._cursor_line() or not self._quiet():
            if time.monotonic() > deadline:
                raise AssertionError(f"no {wanted!r} on the screen:\n{self.text}")
            if not self._read(0.2) and not self.child.isalive():
                raise AssertionError(f"ended before {wanted!r} came:\n{self.text}")
        return self.text

    def prompt(self) -> str:
        """Read until the program waits for a command; the screen."""
        deadline = time.monotonic() + PATIENCE
        while not (self._cursor_line() == PROMPT.rstrip() and self._quiet()):
            if time.monotonic() > deadline:
                raise AssertionError(f"no prompt:\n{self.text}")
            if not self._read(0.2) and not self.child.isalive():
                raise AssertionError(f"ended without a prompt:\n{self.text}")
        return self.text

    def wait(self) -> list[str] | None:
        """Read until the program waits for a line; the screen down to the cursor, None if the program has ended."""
        while True:
            while self._read(0.03):
                continue
            if not self.child.isalive():
                return None
            if self._cursor_line():
                return self.rows[: self._screen.cursor.y + 1]
            self._read(1.0)

    def say(self, line: str) -> str:
        """Type a command and read until the next prompt; the screen."""
        self.type(line)
        self._read(PATIENCE)
        return self.prompt()

    def end(self) -> int:
        """Read until the program ends; its exit code, below zero for a signal."""
        self.child.expect(pexpect.EOF)
        self._take(self.child.before or "")
        self.child.close()
        status = self.child.exitstatus
        return status if status is not None else -(self.child.signalstatus or 0)

    def _cursor_line(self) -> str:
        return self._screen.display[self._screen.cursor.y].rstrip()

    def _quiet(self) -> bool:
        """Whether nothing more comes just now."""
        return not self._read(0.05)

    def _read(self, seconds: float) -> bool:
        try:
            self._take(self.child.read_nonblocking(65536, timeout=seconds))
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            return False
        return True

    def _take(self, text: str) -> None:
        self.printed += text
        self._stream.feed(text)
