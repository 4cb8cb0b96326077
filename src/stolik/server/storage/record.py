"""What is kept of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Head:
    """What a table began with: its id, the text of its rule set, its seed, and when it was (seconds since 1970)."""

    table: str
    rules: str
    seed: int
    created: float


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a log: its number, the nonce of the command that brought it (one entry has it), its text."""

    number: int
    nonce: str | None
    body: str


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a match that is over: when that was (seconds since 1970), and the text that tells it."""

    ended: float
    body: str
