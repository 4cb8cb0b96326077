"""How far a table has come, and what a command changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from stolik.games.event import Event
from stolik.table.entry import Entry
from stolik.table.talk import Line


class Phase(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSE = "pause"
    OVER = "over"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Change:
    """What a command did: entries and events with their numbers in the log; `undone` is where an undo went back to,
    and `talk` what was said.

    Without entries nothing had to be done, for everything was so already.
    """

    entries: tuple[tuple[int, Entry], ...] = ()
    events: tuple[tuple[int, Event], ...] = ()
    undone: int | None = None
    talk: tuple[Line, ...] = ()
