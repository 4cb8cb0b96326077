"""What the people at a table may wait for so long and no longer, where nobody set a clock for it."""

from __future__ import annotations

import time
from collections.abc import Set
from typing import Final

from stolik.table.sitting import Phase, Sitting

IDLE_AFTER: Final = 120.0
"""Seconds without an act after which the others may decide about a person in turn, where there is no clock."""
SHORTEST_PAUSE: Final = 60.0
"""Seconds that the score is shown at least, where there is a clock."""
TURNS_PER_PAUSE: Final = 2.0
"""The score is shown as long as so many turns may take, if that is longer."""
NOBODY: Final = -1


class Waiting:
    """Since when a person in turn does nothing, or a score is read, and how long that may last."""

    def __init__(self) -> None:
        self._key: tuple[bool, int, int] | None = None
        self._since = 0.0
        self._seconds = 0.0

    def look(self, sitting: Sitting, here: Set[int]) -> None:
        """Notice what is waited for now; what was waited for before goes on."""
        key = _awaited(sitting, here)
        if key == self._key:
            return
        self._key = key
        self._since = time.monotonic()
        clock = sitting.manners.clock
        self._seconds = max(SHORTEST_PAUSE, TURNS_PER_PAUSE * clock) if clock else IDLE_AFTER

    def stand(self, since: float) -> None:
        """Take no time into account in which nobody was here."""
        self._since += time.monotonic() - max(since, self._since)

    @property
    def left(self) -> float:
        """The seconds until the others wait no longer."""
        return max(0.0, self._since + self._seconds - time.monotonic())

    @property
    def thinker(self) -> int:
        """The connected person in turn, if there is no clock."""
        return self._key[2] if self._key is not None and not self._key[0] else NOBODY

    @property
    def idle(self) -> int:
        """The same, once he let the others wait for long."""
        return self.thinker if not self.left else NOBODY

    @property
    def pause(self) -> int:
        """The number after which the score is read, if there is a clock."""
        return self._key[1] if self._key is not None and self._key[0] else NOBODY


def _awaited(sitting: Sitting, here: Set[int]) -> tuple[bool, int, int] | None:
    """Whether it is the end of a pause, after which entry, and who is in turn."""
    if sitting.manners.clock:
        return (True, sitting.asked_at, NOBODY) if sitting.phase is Phase.PAUSE else None
    seat = sitting.person_in_turn
    return (False, sitting.asked_at, seat) if seat in here else None
