"""A match as it is written down: who played by which rules, the deck orders, every action, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FORMAT: Final = 1
"""The version of the format that is written."""

LOST: Final = "lost"
"""The reason of a deal that ended the match by an illegal going-out; it has no points."""

REASONS: Final = ("out", "stock", "red_three", "standstill", "played", "claimed", LOST)
"""Why a deal can have ended."""

PERSON: Final = "person"
"""Stands in the place of a bot's level where a person played."""


@dataclass(frozen=True)
class Player:
    """Who played on a seat: the name, which may be empty, and the level of the bot (none for a person)."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Order:
    """An order that was put on the table: seats for the lot, else cards, top card first."""

    values: tuple[int, ...]
    is_lot: bool = False


@dataclass(frozen=True)
class Turn:
    """What a seat did without another one acting in between; every text names the cards that moved."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a deal ended: the reason, and the points of every side (none where the match was lost)."""

    reason: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """A deal: its orders and turns as they came, a check for each order and action, its events, its result if it ended.

    `events` is the number of events, `digest` the hash of them (`events_digest`).
    """

    number: int
    entries: tuple[Order | Turn, ...]
    checks: tuple[str, ...]
    events: int
    digest: str
    result: Result | None


@dataclass(frozen=True)
class Comment:
    """A line for people, `#` included; `before` counts the lines that are no comments, from 1: it stands before it."""

    before: int
    text: str


@dataclass(frozen=True)
class Record:
    """A match, whole or broken off. `read_record` and `record_of` make one; `record_text` writes it.

    `rules` is the rule set as it was then, `players` are by the seats of the play, `position` the lines of the position
    that it began from, without its rule set (none: from the first deal). `totals` and `winners` are of sides.
    """

    rules: str
    players: tuple[Player, ...]
    date: str
    tags: tuple[tuple[str, str], ...]
    position: tuple[str, ...]
    deals: tuple[Deal, ...]
    is_over: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    comments: tuple[Comment, ...] = ()

    @property
    def actions(self) -> int:
        """The number of actions."""
        return sum(len(turn.actions) for deal in self.deals for turn in deal.entries if isinstance(turn, Turn))
