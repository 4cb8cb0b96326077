"""What happened in one deal, and the hash by which others can check that they were told the same."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.deal_events import DealEnded
from stolik.games.event import Event
from stolik.record.digest import events_digest


class DealRecord:
    """The events of the deal on the table that stand, each with the number of its entry."""

    def __init__(self) -> None:
        self.events: list[tuple[int, Event]] = []
        self.end: DealEnded | None = None
        """The end of the last deal that ended."""
        self._is_over = False

    def note(self, number: int, events: Sequence[Event]) -> None:
        """Take in the events of an entry; after the end of a deal they begin a new record."""
        if self._is_over:
            self._is_over = False
            self.events = []
        for event in events:
            self.events.append((number, event))
            if isinstance(event, DealEnded):
                self.end = event
                self._is_over = True

    def undo(self, to: int) -> None:
        """Forget what came after the entry of that number."""
        while self.events and self.events[-1][0] > to:
            self.events.pop()

    def digest(self) -> str:
        """The hash of the events, as records have it."""
        return events_digest(event for _, event in self.events)
