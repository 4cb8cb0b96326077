"""How long what is asked at a table stays open: as long for every answer, whatever it is and whoever gives it."""

from __future__ import annotations

import time
from typing import Final

from stolik.table.asking import is_sealed
from stolik.table.manners import Patience
from stolik.table.sitting import Sitting

NOTHING: Final = -1
TIMES: Final[dict[Patience, float]] = {"short": 0.5, "usual": 1.0, "long": 2.0}
"""What a table makes of the time that is usual on its server."""


class Window:
    """The time for what is asked now: that of people where one of them is asked, else the pace of bots.

    It depends on the seats that are asked and on what the table agreed before the match, on nothing that anybody holds
    or says. Therefore it does not end sooner either when all have answered: its end would tell when the last one
    made up his mind, and, where those are known who always take long, that a standing answer spoke for them.
    """

    def __init__(self, people: float, bots: float) -> None:
        """In seconds; `people` is what is usual for them."""
        self._people: Final = people
        self._bots: Final = bots
        self._at = NOTHING
        self._ends = 0.0
        self.seconds = 0.0
        """How long it is in all; 0 while nothing is asked."""
        self.sealed = False
        """Whether no answer counts before its end."""

    def look(self, sitting: Sitting) -> None:
        """Notice what is asked now."""
        turns = sitting.asked
        self.sealed = bool(turns) and is_sealed(turns[0].state)
        at = sitting.asked_at if turns else NOTHING
        if at == self._at:
            return
        self._at = at
        people = any(sitting.places[turn.seat].stays for turn in turns)
        self.seconds = (
            0.0 if at == NOTHING else self._people * TIMES[sitting.manners.patience] if people else self._bots
        )
        self._ends = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._ends - time.monotonic()) if self._at != NOTHING else 0.0
