"""What has happened at the table, as the person has seen it."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.desk.deeds import deeds
from stolik.games.deal_events import DealBegan, DealEnded, DealerDrawn
from stolik.games.event import Event
from stolik.table.entry import ActEntry, DealEntry, Entry, UndoEntry
from stolik.terminal.sentences import sentences
from stolik.terminal.words import Words

QUIET = ("claim_passed",)
"""What happens after nearly every discard and tells nothing."""

Told = tuple[int, list[Event]]


class Transcript:
    """Listens to a table; what was taken back is forgotten."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._turns: list[int] = []
        self._ended: list[DealEnded] = []
        self.failed: list[int] = []
        """The seats whose bots failed and have not been told of."""
        self.dealt = 0
        """The number of the entry with which the deal on the table began."""

    def note(self, number: int, entry: Entry, events: Sequence[Event]) -> None:
        """Take in an entry of the table's log."""
        if isinstance(entry, UndoEntry):
            self._told = [told for told in self._told if told[0] <= entry.to]
            self._turns = [turn for turn in self._turns if turn <= entry.to]
            return
        if isinstance(entry, ActEntry):
            self._turns.append(number)
            if entry.fault:
                self.failed.append(entry.seat)
        if isinstance(entry, DealEntry) and _begins(events) and not self._drawn_just_now():
            self.dealt = number
        self._told.append((number, list(events)))
        self._ended += [event for event in events if isinstance(event, DealEnded)]

    def _drawn_just_now(self) -> bool:
        """Whether the last that happened is the draw for the seats or the dealer, which belongs to the first deal."""
        return bool(self._told) and any(isinstance(event, DealerDrawn) for event in self._told[-1][1])

    @property
    def last(self) -> int:
        """The number of the last entry that still stands."""
        return self._told[-1][0] if self._told else 0

    def lap(self, turns: int) -> int:
        """The number of the entry from which on so many actions, the last ones, are told."""
        return self._turns[-turns - 1] + 1 if len(self._turns) > turns else 0

    @property
    def deal_ended(self) -> bool:
        """Whether a deal ended that has not been told of."""
        return bool(self._ended)

    def between(self, first: int, last: int, words: Words) -> list[str]:
        """What happened in the entries of these numbers, in sentences."""
        events = [event for at, told in self._told if first <= at <= last for event in told if event.code not in QUIET]
        return sentences(deeds(events, words.me), words)

    def deal_before(self, ended: DealEnded) -> list[Event]:
        """All that happened in a deal that has ended, down to its end."""
        events: list[Event] = []
        for _, told in self._told:
            for event in told:
                if isinstance(event, DealBegan):
                    events = []
                events.append(event)
                if event is ended:
                    return events
        return []

    def take_ended(self) -> list[DealEnded]:
        """The ends of deals that have not been told of."""
        ended, self._ended = self._ended, []
        return ended


def _begins(events: Sequence[Event]) -> bool:
    """Whether an order of the cards begins a deal or the match, and is no new stock in the middle of one."""
    return any(isinstance(event, DealBegan | DealerDrawn) for event in events)
