"""What a table demands of those who command something, and how it goes on by itself."""

from __future__ import annotations

from collections.abc import Set

from stolik.table.change import Change, Phase
from stolik.table.course import Course
from stolik.table.place import Place
from stolik.table.sitting_error import SittingError, SittingFault
from stolik.table.table import Table, WrongSeat


class Demands(Course):
    """A table that knows what it demands of its commands, which stand in the classes that are built on this one."""

    def _demand(self, phase: Phase) -> None:
        if self.phase is phase:
            return
        if phase is Phase.GATHERING:
            raise SittingError(SittingFault.ALREADY_BEGUN)
        self._demand_match()
        raise SittingError(SittingFault.NO_PAUSE if phase is Phase.PAUSE else SittingFault.NOT_PLAYING)

    def _demand_match(self) -> None:
        phase = self.phase
        if phase is Phase.GATHERING:
            raise SittingError(SittingFault.NOT_PLAYING)
        if phase in (Phase.OVER, Phase.STOPPED):
            raise SittingError(SittingFault.MATCH_OVER)

    def _demand_away(self, seat: int, about: int, present: Set[int]) -> None:
        place = self._person(about)
        if seat == about:
            raise SittingError(SittingFault.OWN_SEAT)
        if place.bot_plays:
            raise SittingError(SittingFault.BOT_PLAYS, {"name": place.name})
        if about in present and not place.left:
            raise SittingError(SittingFault.NOT_AWAY, {"name": place.name})

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self._places):
            raise SittingError(SittingFault.NO_SUCH_SEAT)
        return self._places[seat]

    def _person(self, seat: int) -> Place:
        place = self._place(seat)
        if not place.is_person:
            raise SittingError(SittingFault.NO_PERSON)
        return place

    def _present(self, seat: int) -> Place:
        place = self._person(seat)
        if not place.stays:
            raise SittingError(SittingFault.AWAY)
        return place

    def _playing(self, seat: int) -> Table:
        self._demand(Phase.PLAYING)
        self._present(seat)
        assert self.table is not None
        if self.table.state.seat != seat:
            raise WrongSeat(seat)
        return self.table

    # -- going on ----------------------------------------------------------------------------------------------------

    def _go_on(self, present: Set[int] | None = None) -> Change:
        """Deal if all who have to agree do."""
        phase = self.phase
        waited = self._places.where(lambda place: place.stays)
        if present is not None:
            waited = [seat for seat in waited if seat in present]
        if waited and all(self._places[seat].ready for seat in waited):
            if phase is Phase.GATHERING and not self._places.where(lambda place: place.is_free):
                self._begin().supply()
            elif phase is Phase.PAUSE:
                assert self.table is not None
                self.table.supply()
        return self._change()

    def _sealed(self) -> Change:
        """What an act did, with the hash of the deal if the act ended it."""
        hashed = self._reveal()
        if hashed is not None:
            self._put(hashed)
        return self._change()
