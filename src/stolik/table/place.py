"""The places at a table before, during and after a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from stolik.table.entry import SeatEntry
from stolik.table.pace import NORMAL, Pace
from stolik.table.seat import Seat, moved


@dataclass(frozen=True)
class Place:
    """A seat and who has it.

    `token` is the hash of the person's secret (none: nobody's), `bot` the level of the bot that plays here, in its own
    right or for the person. `ready` says that the person agrees to begin, or to deal again; `left` that he got up;
    `finishes` that he is for ending the match now. `pace` is how quickly the bot plays.
    """

    name: str = ""
    token: str = ""
    bot: str = ""
    ready: bool = False
    left: bool = False
    finishes: bool = False
    pace: Pace = NORMAL

    @property
    def is_free(self) -> bool:
        """Whether nobody has the seat."""
        return not self.token and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether the seat is a person's, whoever plays there now."""
        return bool(self.token)

    @property
    def is_bot(self) -> bool:
        """Whether the seat is a bot's own."""
        return not self.token and self.bot != ""

    @property
    def bot_plays(self) -> bool:
        """Whether a bot plays here, in its own right or for a person."""
        return self.bot != ""

    @property
    def stays(self) -> bool:
        """Whether a person sits here and plays himself."""
        return self.token != "" and not self.bot and not self.left

    @property
    def has_a_say(self) -> bool:
        """Whether a person has the seat who did not get up: he may say what he is for, even while a bot plays."""
        return self.is_person and not self.left


class Places:
    """All places of a table, by seat."""

    def __init__(self, count: int) -> None:
        self._all = [Place()] * count

    def __getitem__(self, seat: int) -> Place:
        return self._all[seat]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Place]:
        return iter(self._all)

    @property
    def seats(self) -> list[Seat]:
        """The places as a match knows them."""
        return [Seat(place.name, place.bot) for place in self._all]

    def where(self, wanted: Callable[[Place], bool]) -> list[int]:
        """The seats of the places that are as wanted."""
        return [seat for seat, place in enumerate(self._all) if wanted(place)]

    def of_token(self, token: str) -> int:
        """The seat of a person; -1 where he has none."""
        return next((seat for seat, place in enumerate(self._all) if place.token == token), -1)

    def put(self, entry: SeatEntry) -> None:
        """Give a place to somebody, who is not ready; what he said about ending the match counts until he gets up."""
        given = Place(entry.name, entry.token, entry.bot, left=entry.left, pace=entry.pace)
        before = self._all[entry.seat]
        self._all[entry.seat] = replace(given, finishes=before.finishes and given.has_a_say)

    def set_ready(self, seat: int, on: bool) -> None:
        """Note that a person is ready, or no longer."""
        self._all[seat] = replace(self._all[seat], ready=on)

    def set_finishes(self, seat: int, on: bool) -> None:
        """Note that a person is for ending the match now, or no longer."""
        self._all[seat] = replace(self._all[seat], finishes=on)

    def nobody_ready(self) -> None:
        """Begin to ask anew who is ready."""
        self._all = [replace(place, ready=False) for place in self._all]

    def swap(self, one: int, other: int) -> None:
        """Let those of two seats change places."""
        self._all[one], self._all[other] = self._all[other], self._all[one]

    def move(self, places: Sequence[int]) -> None:
        """Let everybody change seats: who was at seat i is at `places[i]` now."""
        self._all = moved(self._all, places)

    def resize(self, count: int) -> None:
        """Have so many places: new ones are free, those beyond are gone."""
        self._all = [*self._all, *[Place()] * count][:count]
