"""Who of those that gather at a table has been away for so long that his seat may be freed."""

from __future__ import annotations

import time
from collections.abc import Set
from typing import Final

from stolik.table.sitting import Phase, Sitting

GONE_AFTER: Final = 60.0
"""Seconds without a connection after which others may free a seat."""


class Away:
    """Since when the people who gather are not connected, by their tokens: who moves stays who he is."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def look(self, sitting: Sitting, here: Set[int]) -> None:
        """Notice who is away now; during a match others vote about that instead."""
        now = time.monotonic()
        gathering = sitting.phase is Phase.GATHERING
        self._since = {
            place.token: self._since.get(place.token, now)
            for seat, place in enumerate(sitting.places)
            if gathering and place.is_person and seat not in here
        }

    def gone(self, sitting: Sitting) -> frozenset[int]:
        """The seats that may be freed."""
        latest = time.monotonic() - GONE_AFTER
        gone = {token for token, since in self._since.items() if since <= latest}
        return frozenset(seat for seat, place in enumerate(sitting.places) if place.token in gone)

    @property
    def left(self) -> float:
        """The seconds until one more seat may be freed; 0: none will be."""
        now = time.monotonic()
        waits = [since + GONE_AFTER - now for since in self._since.values()]
        return min((wait for wait in waits if wait > 0), default=0.0)
