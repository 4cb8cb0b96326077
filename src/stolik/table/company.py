"""People among themselves: they go and come back, vote, agree to end the match, and talk."""

from __future__ import annotations

from collections.abc import Set

from stolik.table.change import Change, Phase
from stolik.table.demands import Demands
from stolik.table.entry import FinishEntry, SayEntry, SeatEntry, StopEntry, VoteEntry, Wish
from stolik.table.phrases import PHRASES
from stolik.table.sitting_error import SittingError, SittingFault
from stolik.table.talk import tidy_line

STAND_IN = "careful"
"""The bot that plays for somebody who is away."""


class Company(Demands):
    """A table at which people are among themselves."""

    def leave(self, seat: int) -> Change:
        """Get up. While people gather the seat becomes free; later it stays the person's."""
        place = self._person(seat)
        if self.phase is Phase.GATHERING:
            self._put(SeatEntry(seat))
            return self._change()
        self._demand_match()
        if not place.left:
            self._put(SeatEntry(seat, place.name, place.token, place.bot, left=True))
        return self._go_on()

    def back(self, seat: int) -> Change:
        """Take one's seat back, from a bot too; votes about it are over."""
        self._demand_match()
        place = self._person(seat)
        if not place.stays or self._ballots.is_open(seat):
            self._put(SeatEntry(seat, place.name, place.token))
        return self._change()

    def vote(self, seat: int, about: int, wish: Wish, present: Set[int]) -> Change:
        """Say what shall happen to the seat of a person who is away; more than half of the others present decide."""
        self._demand_match()
        self._present(seat)
        self._demand_away(seat, about, present)
        place = self._places[about]
        voters = (present | {seat}) & set(self._places.where(lambda other: other.stays)) - {about}
        decided = self._ballots.decides(seat, about, wish, voters)
        if decided or self._ballots.as_dict().get(about, {}).get(seat) != wish:
            self._put(VoteEntry(seat, about, wish, decided))
        if decided and wish == "bot":
            self._put(SeatEntry(about, place.name, place.token, STAND_IN, place.left))
        if decided and wish == "stop":
            self._put(StopEntry())
        return self._go_on()

    def finish(self, seat: int, on: bool, present: Set[int]) -> Change:
        """Be for ending the match now, or no longer; it is stopped when all are who have a seat and are present.

        Somebody for whom a bot plays is asked too while he is present and did not get up, until it has played some
        turns without a sign of him (`finishers`). What somebody said holds until he says otherwise, or gets up. It is
        counted when one says that he is for it, again or for the first time: nobody's going away ends a match.
        """
        self._demand_match()
        if self._present(seat).finishes != on:
            self._put(FinishEntry(seat, on))
        if on and all(self._places[other].finishes for other in self.finishers if other in present):
            self._put(StopEntry())
        return self._change()

    def say(self, seat: int, phrase: str = "", text: str = "") -> Change:
        """Say a phrase of the list, or a text, as far as the table allows that; whoever has a seat may, at any time."""
        self._person(seat)
        if self.manners.talk == "off":
            raise SittingError(SittingFault.NO_TALK)
        if phrase and text:
            raise SittingError(SittingFault.LINE_DOUBLE)
        if phrase and phrase not in PHRASES:
            raise SittingError(SittingFault.UNKNOWN_PHRASE)
        if not phrase and self.manners.talk == "phrases":
            raise SittingError(SittingFault.PHRASES_ONLY)
        self._put(SayEntry(seat, phrase, "" if phrase else tidy_line(text)))
        return self._change()
