"""Going through a match step by step in the terminal."""

from __future__ import annotations

import contextlib
from typing import Final

from stolik.cli.replay_picture import Onlooker, sheets, table, told
from stolik.record import Record, RecordDiffers, Step, replay
from stolik.terminal.paint import flow, title
from stolik.terminal.screen import Screen

WORDS: Final = {
    "": "next",
    **dict.fromkeys(("n", "next"), "next"),
    **dict.fromkeys(("p", "previous", "w", "wstecz"), "previous"),
    **dict.fromkeys(("d", "deal", "r", "rozdanie", "round", "runda"), "deal"),
    **dict.fromkeys(("q", "quit", "exit", "koniec"), "quit"),
}
"""What can be typed, in both languages; a number goes to that action."""


class Walk:
    """A person goes through a record, as far as it agrees with the rules."""

    def __init__(self, record: Record, words: Onlooker, screen: Screen, verdict: str) -> None:
        self.record: Final = record
        self.words: Final = words
        self.screen: Final = screen
        self.verdict: Final = verdict
        self.steps: Final[list[Step]] = []
        with contextlib.suppress(RecordDiffers):  # the verdict says so
            self.steps.extend(replay(record))

    def run(self) -> None:
        """Go on until the person has seen enough."""
        at = 0
        notes = [self.verdict]
        while True:
            self._draw(at, notes)
            try:
                wanted = self.screen.ask("> ").strip().lower()
            except EOFError:
                return
            if WORDS.get(wanted) == "quit":
                return
            target = self.target(at, wanted)
            if target is None:
                notes = [self.words.say("replay-unknown")]
            elif target >= len(self.steps):
                notes = [self.words.say("replay-end"), self.verdict]
            else:
                at, notes = target, []

    def target(self, at: int, wanted: str) -> int | None:
        """The step that is meant from the step `at`: None if nothing is, beyond the last if there is none."""
        if wanted.isascii() and wanted.isdigit():
            number = int(wanted) if len(wanted) < 10 else self.record.actions + 1
            return next((step.number for step in self.steps if step.action >= number), len(self.steps))
        word = WORDS.get(wanted)
        if word == "next":
            return at + 1
        if word == "previous":
            return max(at - 1, 0)
        if word == "deal":
            begun = (step.number for step in self.steps[at + 1 :] if step.is_order and step.state.seat is not None)
            return next(begun, len(self.steps))
        return None

    def _draw(self, at: int, notes: list[str]) -> None:
        step, width = self.steps[at], self.screen.width
        self.screen.clear()
        self.screen.show(table(step, self.record, self.words, width))
        said = [*step.comments, *told(step.events, self.words)]
        if said:
            self.screen.show(title([self.words.say("title-news")], width))
            self.screen.show(line for sentence in said for line in flow([sentence], width, hang=2))
        self.screen.show(sheets(step, self.words, width))
        self.screen.show(line for note in [*notes, self.words.about("replay-keys")] for line in flow([note], width, 0))
