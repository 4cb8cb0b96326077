"""A session in this process: lines typed beforehand, and everything that is shown."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.table.shelf import Shelf
from stolik.table.table import Table
from stolik.terminal.screen import Screen
from stolik.terminal.session import Session
from stolik.terminal.start import NAMES, Wish, open_session
from stolik.terminal.transcript import Transcript
from tests.terminal.speaking import words_of


class ScriptedScreen(Screen):
    """Types the lines of a script; when there are no more, nobody is there."""

    def __init__(self, lines: Iterable[str], width: int = 80, height: int = 40) -> None:
        self.file = StringIO()
        super().__init__(Console(file=self.file, width=width, height=height, highlight=False))
        self.lines = list(lines)
        self.marks: list[int] = []

    def ask(self, prompt: str) -> str:
        self.marks.append(self.file.tell())
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.file.write(f"{prompt}{line}\n")
        return line

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.file.getvalue()

    @property
    def answers(self) -> list[str]:
        """What was shown after each line that was typed."""
        ends = [*self.marks[1:], len(self.text)]
        return [self.text[start:end].partition("\n")[2] for start, end in zip(self.marks, ends, strict=True)]


def wish(rules: str = "kurnik", **fields: object) -> Wish:
    usual: dict[str, object] = {"bot": "plain", "seed": 5, "language": "en", "pace": 0.0, "games": ["kurnik"]}
    return Wish(rule_set=parse_rule_set(rules), **(usual | fields))  # type: ignore[arg-type]


def played(data: Path, asked: Wish, *lines: str, width: int = 80) -> tuple[int, ScriptedScreen]:
    """The exit code and the screen of a session that was opened as a person would open it."""
    screen = ScriptedScreen(lines, width)
    shelf = Shelf(data)
    try:
        return open_session(asked, shelf, screen).run(), screen
    finally:
        shelf.close()


def session_at(
    data: Path, *position: str, typed: Iterable[str] = (), rules: str = "kurnik@1", language: str = "en"
) -> tuple[Session, ScriptedScreen]:
    """A session that begins with a position."""
    rule_set = parse_rule_set(rules)
    seats = [Seat(""), *(Seat(name, "plain") for name in NAMES[: rule_set.number("players") - 1])]
    transcript = Transcript()
    text = "\n".join([rules, "deal 1 dealer 1", *position, ""])
    table = Table(rule_set, 7, seats, position=text, listener=transcript.note)
    screen = ScriptedScreen(typed)
    return Session(table, Shelf(data), screen, words_of(language, rules), transcript, 0.0), screen
