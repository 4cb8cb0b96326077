"""What can stand in the log of a table. Nothing in a log is ever rewritten: an undo is an entry of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DealEntry:
    """The deck order of that number, made from the seed of the table, was put on the table."""

    order: int


@dataclass(frozen=True)
class ActEntry:
    """A seat did an action or a play; its text names the cards that moved.

    `fault` says what went wrong with the bot of the seat, for which the table then acted.
    """

    seat: int
    text: str
    fault: str = ""


@dataclass(frozen=True)
class UndoEntry:
    """Everything after the entry of that number was taken back; 0 is the beginning."""

    to: int


Entry = DealEntry | ActEntry | UndoEntry
