"""Whose turn it is and since when, who let his last turns go by, and for whom a bot plays how long: all by the log."""

from __future__ import annotations

from typing import Final, NamedTuple

from stolik.games.game import State
from stolik.table.entry import ActEntry

NOBODY: Final = -1
PARTNERS: Final = 4
"""So many play where one can ask his partner something in the middle of a turn."""


class TurnAt(NamedTuple):
    """The turn of a seat in a deal, by the number of the entry with which it began."""

    deal: int = 0
    seat: int = NOBODY
    number: int = NOBODY


class Turns:
    """The turns of a match, in their order: a turn lasts through undo, and while others are asked something in it."""

    def __init__(self) -> None:
        self.now = TurnAt()
        self._before = TurnAt()
        self._late: Final[dict[int, tuple[int, bool, int]]] = {}
        """Of each seat its last turn in which something was done, whether that was late, and how many in a row were."""
        self._stood_in: Final[dict[int, tuple[int, int]]] = {}
        """Of each seat at which a bot plays: its last turn, and how many there were without a sign of its person."""

    def look(self, state: State, number: int) -> None:
        """See whose turn it is after the entry of that number."""
        seat = state.seat
        if seat is None or state.question is not None:
            return
        found = TurnAt(state.deal_number, seat, number)
        if found[:2] == self.now[:2]:
            return
        # his partner only answered him: it is still the same turn
        goes_on = found[:2] == self._before[:2] and state.rule_set.number("players") == PARTNERS
        self._before, self.now = self.now, self._before if goes_on else found

    def note(self, entry: ActEntry) -> None:
        """Count what was done in a turn, before it is seen whose turn it is then."""
        if entry.seat != self.now.seat:
            return
        last, late, count = self._late.get(entry.seat, (NOBODY, False, 0))
        if last != self.now.number:
            last, late, count = self.now.number, False, count if late else 0
        if entry.late and not late:
            late, count = True, count + 1
        self._late[entry.seat] = last, late, count

    def late_in_a_row(self, seat: int) -> int:
        """How many turns of a seat in a row ended because its time was over."""
        return self._late.get(seat, (NOBODY, False, 0))[2]

    def note_stand_in(self, seat: int) -> None:
        """Count what a bot did for a seat in this turn."""
        last, count = self._stood_in.get(seat, (NOBODY, 0))
        if seat == self.now.seat and last != self.now.number:
            self._stood_in[seat] = self.now.number, count + 1

    def stood_in(self, seat: int) -> int:
        """How many turns a bot has played for a seat since its person touched anything."""
        return self._stood_in.get(seat, (NOBODY, 0))[1]

    def touched(self, seat: int) -> None:
        """Begin to count anew for how many turns a bot plays, for the person is there."""
        self._stood_in.pop(seat, None)

    def forgive(self, seat: int) -> None:
        """Begin to count anew, for somebody else plays there."""
        self._late.pop(seat, None)
        self.touched(seat)
