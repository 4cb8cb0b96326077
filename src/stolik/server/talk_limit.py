"""How much one person may say at a time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from stolik.table.sitting_error import SittingError, SittingFault

MOST_LINES: Final = 6
WITHIN: Final = 10.0
"""Seconds in which one person says so many lines at most."""


class TalkLimit:
    """The times at which the people of one table said something."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._said: Final[dict[str, deque[float]]] = {}

    def demand(self, who: str) -> None:
        """Refuse what would be too much. Raises SittingError."""
        said = self._said.get(who)
        if said is not None and len(said) == MOST_LINES and self._clock() - said[0] < WITHIN:
            raise SittingError(SittingFault.TALK_FAST)

    def note(self, who: str) -> None:
        """Count a line that was said."""
        self._said.setdefault(who, deque(maxlen=MOST_LINES)).append(self._clock())
