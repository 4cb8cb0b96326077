"""What can stand in the log of a table. Nothing in a log is ever rewritten: an undo is an entry of its own.

Deals, acts and undos are the match; the other entries tell who sits at the table and what is agreed there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stolik.table.manners import Manners
from stolik.table.pace import NORMAL, Pace

Wish = Literal["wait", "bot", "stop"]
"""What can be wished about somebody who is away: to wait, a bot in his place, or the end of the match."""


@dataclass(frozen=True)
class DealEntry:
    """The deck order of that number, made from the seed of the table, was put on the table.

    There is room for a shuffle that is committed to before the deal: the hash of a secret, and the random values of
    the players that were mixed in.
    """

    order: int
    commitment: str = ""
    shares: tuple[str, ...] = ()


@dataclass(frozen=True)
class ActEntry:
    """A seat did an action or a play; its text names the cards that moved.

    `fault` says what went wrong with the bot of the seat, for which the table then acted; `late` that the table acted
    for a person whose time was over.
    """

    seat: int
    text: str
    fault: str = ""
    late: bool = False


@dataclass(frozen=True)
class UndoEntry:
    """Every act after the entry of that number was taken back; 0 is the beginning."""

    to: int


@dataclass(frozen=True)
class SeatEntry:
    """Who has a seat from now on: the person of that token, for whom a bot of that level may be playing, or the bot.

    Without token and bot the seat is free. `left` says that the person got up, `pace` how quickly the bot plays.
    """

    seat: int
    name: str = ""
    token: str = ""
    bot: str = ""
    left: bool = False
    pace: Pace = NORMAL


@dataclass(frozen=True)
class MoveEntry:
    """A person sits on another seat from now on, and the bot that had it, if any, on his; nobody is ready any more."""

    seat: int
    to: int


@dataclass(frozen=True)
class ReadyEntry:
    """A person agrees, or no longer agrees, to begin the match or, after a deal, to deal again."""

    seat: int
    on: bool


@dataclass(frozen=True)
class RulesEntry:
    """Other rules will be played; nobody is ready any more."""

    rules: str


@dataclass(frozen=True)
class MannersEntry:
    """So will be played apart from the rules; nobody is ready any more."""

    manners: Manners


@dataclass(frozen=True)
class VoteEntry:
    """What a seat wishes to happen to the seat of somebody who is away; `decided` ends the vote about that seat.

    A new entry of that seat ends it too, and so does whatever its person does, for he is there again.
    """

    seat: int
    about: int
    wish: Wish
    decided: bool = False


@dataclass(frozen=True)
class FinishEntry:
    """A person is for ending the match now, or no longer."""

    seat: int
    on: bool


@dataclass(frozen=True)
class SayEntry:
    """Somebody said something: a ready-made phrase, by its code, or a text. It is no part of any match or record."""

    seat: int
    phrase: str = ""
    text: str = ""


@dataclass(frozen=True)
class StopEntry:
    """The match was ended before its time, without a winner."""


@dataclass(frozen=True)
class RevealEntry:
    """The deal of that number is over; `events` is the hash of what happened in it.

    There is room for the secret of its shuffle.
    """

    deal: int
    events: str
    secret: str = ""


MatchEntry = DealEntry | ActEntry | UndoEntry
PeopleEntry = SeatEntry | MoveEntry | ReadyEntry | RulesEntry | MannersEntry | VoteEntry | FinishEntry | SayEntry
Entry = MatchEntry | PeopleEntry | StopEntry | RevealEntry
