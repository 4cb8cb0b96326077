"""Who is connected to a table."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Set
from typing import Final, NamedTuple

from stolik.server.connection import Connection
from stolik.server.frame import SPECTATOR

REST_AFTER: Final = 60.0
"""Seconds after which a table that everybody has left comes to rest."""


class Around(NamedTuple):
    """Who is at a table: the seats that somebody is connected for, how many look on, who lets the others wait, and the
    seats whose people have been away for so long, while others gather, that they may be freed.
    """

    here: Set[int] = frozenset()
    watchers: int = 0
    idle: int = -1
    gone: Set[int] = frozenset()


class Presence:
    """The connections of a table; a seat is here while it has one."""

    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}
        self._seats: Counter[int] = Counter()
        self._left = -math.inf

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> bool:
        """Note a connection; whether its seat was away before."""
        self._connections[connection] = None
        self._seats[connection.seat] += 1
        return connection.seat != SPECTATOR and self._seats[connection.seat] == 1

    def remove(self, connection: Connection) -> bool:
        """Forget a connection; whether its seat is away now."""
        if connection not in self._connections:
            return False
        del self._connections[connection]
        self._seats[connection.seat] -= 1
        if connection.seat == SPECTATOR:
            return False
        self._left = time.monotonic()
        return not self._seats[connection.seat]

    @property
    def watchers(self) -> int:
        """How many connections have no seat."""
        return self._seats[SPECTATOR]

    @property
    def here(self) -> frozenset[int]:
        """The seats that are here."""
        return frozenset(seat for seat, count in self._seats.items() if count and seat != SPECTATOR)

    @property
    def is_awake(self) -> bool:
        """Whether somebody sits here, or did a moment ago."""
        return bool(self.here) or time.monotonic() < self.rests_from

    @property
    def rests_from(self) -> float:
        """When the table comes to rest, or came, if nobody sits here."""
        return self._left + REST_AFTER
