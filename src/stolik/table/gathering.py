"""Before a match: people sit down, agree on how they play, and get ready."""

from __future__ import annotations

from collections.abc import Set

from stolik.bots.registry import BOT_NAMES
from stolik.games.option import RuleSet
from stolik.table.change import Change, Phase
from stolik.table.demands import Demands
from stolik.table.entry import MannersEntry, MoveEntry, ReadyEntry, RulesEntry, SeatEntry
from stolik.table.manners import Manners
from stolik.table.names import tidy_name, told_apart
from stolik.table.pace import NORMAL, Pace
from stolik.table.sitting_error import SittingError, SittingFault


class Gathering(Demands):
    """A table at which people gather."""

    def sit(self, name: str, token: str, seat: int = -1) -> Change:
        """Give a person that seat, or the first that is free or else a bot's; the change has its SeatEntry."""
        self._demand(Phase.GATHERING)
        tidy = tidy_name(name)
        if not token:
            raise ValueError("a person has a token")
        if self._places.of_token(token) >= 0:
            raise SittingError(SittingFault.ALREADY_SEATED)
        if seat == -1:
            open_to_all = self._places.where(lambda place: place.is_free) + self._places.where(
                lambda place: place.is_bot
            )
            if not open_to_all:
                raise SittingError(SittingFault.TABLE_FULL)
            seat = open_to_all[0]
        elif self._place(seat).is_person:
            raise SittingError(SittingFault.SEAT_TAKEN, {"name": self._places[seat].name})
        self._put(SeatEntry(seat, told_apart(tidy, (place.name for place in self._places)), token))
        return self._change()

    def move(self, seat: int, to: int) -> Change:
        """Let a person sit on another seat; a bot that has it sits on his then. Nobody is ready after that."""
        self._demand(Phase.GATHERING)
        self._person(seat)
        if seat != to:
            if self._place(to).is_person:
                raise SittingError(SittingFault.SEAT_TAKEN, {"name": self._places[to].name})
            self._put(MoveEntry(seat, to))
        return self._change()

    def fill(self, level: str, seat: int = -1, pace: Pace = NORMAL) -> Change:
        """Give all free seats to bots of that level and pace; without one, free the seats of bots.

        With a seat only that one, which may be a bot's already.
        """
        self._demand(Phase.GATHERING)
        if level not in ("", *BOT_NAMES):
            raise SittingError(SittingFault.UNKNOWN_BOT, {"bot": level, "allowed": ", ".join(BOT_NAMES)})
        if seat != -1:
            place = self._place(seat)
            if place.is_person:
                raise SittingError(SittingFault.SEAT_TAKEN, {"name": place.name})
            if (place.bot, place.pace) != (level, pace):
                self._put(SeatEntry(seat, bot=level, pace=pace))
            return self._go_on()
        wanted = (lambda place: place.is_free) if level else (lambda place: place.is_bot)
        for at in self._places.where(wanted):
            self._put(SeatEntry(at, bot=level, pace=pace))
        return self._go_on()

    def free(self, seat: int, about: int, gone: Set[int]) -> Change:
        """Let a person free the seat of another one who is gone: not here, and not since a moment ago only."""
        self._demand(Phase.GATHERING)
        self._person(seat)
        place = self._person(about)
        if seat == about:
            raise SittingError(SittingFault.OWN_SEAT)
        if about not in gone:
            raise SittingError(SittingFault.JUST_HERE, {"name": place.name})
        self._put(SeatEntry(about))
        return self._change()

    def change_rules(self, rule_set: RuleSet) -> Change:
        """Play by other rules; nobody is ready then. Seats may go only if no person has them."""
        self._demand(Phase.GATHERING)
        players = rule_set.number("players")
        beyond = [seat for seat in self._places.where(lambda place: place.is_person) if seat >= players]
        if beyond:
            raise SittingError(SittingFault.SEATS_NEEDED, {"players": players, "name": self._places[beyond[0]].name})
        if rule_set != self.rule_set:
            self._put(RulesEntry(rule_set.text))
        return self._change()

    def agree(self, manners: Manners) -> Change:
        """Play in that manner, whatever is played; nobody is ready then."""
        self._demand(Phase.GATHERING)
        if manners != self.manners:
            self._put(MannersEntry(manners))
        return self._change()

    def ready(self, seat: int, on: bool) -> Change:
        """Agree to the rules and seats, or no longer; when all do and no seat is free, the match begins."""
        self._demand(Phase.GATHERING)
        if self._person(seat).ready != on:
            self._put(ReadyEntry(seat, on))
        return self._go_on()
