"""How long what is awaited at a table may take: as long for every answer and every turn, whatever comes of it."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from stolik.table.asking import is_sealed
from stolik.table.manners import Patience
from stolik.table.sitting import Sitting

NOTHING: Final = -1
TIMES: Final[dict[Patience, float]] = {"short": 0.5, "usual": 1.0, "long": 2.0}
"""What a table makes of the time that is usual on its server."""
KEPT: Final = 2
"""So many turns have some of their time left at once: one, and one in which his partner is asked something."""


class _Awaited(NamedTuple):
    """The number of the entry since which something is asked, or else with which a turn began that a clock counts."""

    asked: int = NOTHING
    turn: int = NOTHING


class Window:
    """The time for what is asked now, or else for the turn, where there is a clock.

    What is asked takes the time of people where one of them is asked, else the pace of bots. It depends on the seats
    that are asked and on what the table agreed before the match, on nothing that anybody holds or says. Therefore it
    does not end sooner either when all have answered: its end would tell when the last one made up his mind, and, where
    those are known who always take long, that a standing answer spoke for them.

    A turn takes the seconds that were agreed, whatever is done and undone in it; while others are asked something in
    the midst of it, its time stands.
    """

    def __init__(self, people: float, bots: float) -> None:
        """In seconds; `people` is what is usual for them where several are asked."""
        self._people: Final = people
        self._bots: Final = bots
        self._awaited = _Awaited()
        self._began = 0.0
        self._ends = 0.0
        self._kept: Final[dict[int, float]] = {}
        self.seconds = 0.0
        """How long it is in all; 0 while nothing is awaited that has a time."""
        self.sealed = False
        """Whether something is asked, and no answer counts before its end."""

    def look(self, sitting: Sitting) -> None:
        """Notice what is awaited now."""
        turns = sitting.asked
        self.sealed = bool(turns) and is_sealed(turns[0].state)
        awaited = _Awaited(asked=sitting.asked_at) if turns else _Awaited(turn=sitting.timed_turn)
        if awaited == self._awaited:
            return
        if self.turn != NOTHING:
            self._keep()
        self._awaited = awaited
        left = self.seconds = 0.0
        if turns:
            people = any(sitting.places[turn.seat].stays for turn in turns)
            left = self.seconds = self._people * TIMES[sitting.manners.patience] if people else self._bots
        elif self.turn != NOTHING:
            self.seconds = float(sitting.manners.clock)
            left = self._kept.pop(self.turn, self.seconds)
        self._began = time.monotonic()
        self._ends = self._began + left

    def stand(self, since: float) -> None:
        """Take no time of a turn into account in which nobody was here."""
        if self.turn != NOTHING:
            self._ends += time.monotonic() - max(since, self._began)

    def _keep(self) -> None:
        """Remember what is left of a turn in which something else is awaited now."""
        self._kept[self.turn] = self.left
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]

    @property
    def turn(self) -> int:
        """The number of the entry with which the turn began that the clock counts; -1 while it counts none."""
        return self._awaited.turn

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._ends - time.monotonic()) if self._awaited != _Awaited() else 0.0
