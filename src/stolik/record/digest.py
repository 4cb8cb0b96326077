"""Hashes of what happened, by which others can check that the same happened to them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from stolik.games.event import Event

CHECK_DIGITS: Final = 4

_encode: Final = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), sort_keys=True).encode


def _line(event: Event) -> bytes:
    return (_encode([event.code, event.params()]) + "\n").encode()


def events_digest(events: Iterable[Event]) -> str:
    """The SHA-256 of the events: of each, in a line of its own, a JSON list of its code and its parameters."""
    return sha256(b"".join(map(_line, events))).hexdigest()


class DealHash:
    """The hashes of one deal while it is played."""

    def __init__(self) -> None:
        self.events = 0
        """The number of events."""
        self._events = sha256()
        self._all = sha256()

    def note(self, entry: str, events: Sequence[Event]) -> str:
        """Take in an order or action and its events; the check, which depends on all there was in the deal so far."""
        self._all.update((entry + "\n").encode())
        for event in events:
            line = _line(event)
            self._events.update(line)
            self._all.update(line)
            self.events += 1
        return self._all.hexdigest()[:CHECK_DIGITS]

    @property
    def digest(self) -> str:
        """The hash of the events alone, as `events_digest` has it."""
        return self._events.hexdigest()
