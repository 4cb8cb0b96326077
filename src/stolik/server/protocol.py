"""The messages between a browser and a table: JSON objects told apart by their `type` (docs/protocol.md).

web/src/lib/protocol.ts is generated from this file and from desk/.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stolik.desk.moment import Moment, ReplayDeal
from stolik.desk.offer import Choice, Mine
from stolik.desk.picture import Picture
from stolik.desk.said import Deed, Refusal, Said

Phase = Literal["gathering", "playing", "pause", "over", "stopped"]
Wish = Literal["wait", "bot", "stop"]
Patience = Literal["short", "usual", "long"]


# -- what a browser sends ---------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first message of a connection: who I am; an empty token is a spectator's."""

    token: str = ""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """What changes the log: with the number of the last entry that the client knows and a nonce of its own.

    A repeated nonce gets its first answer again and changes nothing.
    """

    nonce: str
    number: int


class Act(Command, tag="act", frozen=True, kw_only=True):
    """Do an action or play, given as text; `sure` confirms what loses the match."""

    act: str
    sure: bool = False


class Undo(Command, tag="undo", frozen=True, kw_only=True):
    """Take back the last act of the turn."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Agree to these rules and seats, or no longer."""

    on: bool


class ChangeRules(Command, tag="rules", frozen=True, kw_only=True):
    """Other rules, before the match; nobody is ready then. Values are texts."""

    preset: str
    options: dict[str, str]


class Patient(Command, tag="patience", frozen=True, kw_only=True):
    """How long what is asked of several seats stays open, before the match; nobody is ready then."""

    patience: Patience


class ShowPiles(Command, tag="piles", frozen=True, kw_only=True):
    """Whether captured cards lie open to all, before the match; nobody is ready then."""

    open: bool


class Fill(Command, tag="fill", frozen=True, kw_only=True):
    """Bots of this level for all free seats; an empty level frees the seats of bots."""

    level: str


class Next(Command, tag="next", frozen=True, kw_only=True):
    """The score was read: deal again when all have said so."""


class Vote(Command, tag="vote", frozen=True, kw_only=True):
    """What shall happen to the seat of somebody who is away."""

    seat: int
    wish: Wish


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Get up from the table; the seat stays one's own."""


class Back(Command, tag="back", frozen=True, kw_only=True):
    """Take back the own seat, which a bot plays."""


class Consider(msgspec.Struct, tag="consider", frozen=True):
    """What can be done with these selected cards, after these staged steps? `place` where they were dragged to."""

    id: int
    cards: tuple[str, ...] = ()
    staged: tuple[str, ...] = ()
    place: str = ""


class Silence(msgspec.Struct, tag="silence", frozen=True):
    """Whether I keep silent, to what is asked of several seats, until I say otherwise. It is told to nobody else."""

    on: bool


class Handover(msgspec.Struct, tag="handover", frozen=True):
    """A code that seats another device of mine here: it works once, for ten minutes."""

    id: int


class Ping(msgspec.Struct, tag="ping", frozen=True):
    """Are you there?"""


FromBrowser = (
    Hello
    | Act
    | Undo
    | Ready
    | ChangeRules
    | Patient
    | ShowPiles
    | Fill
    | Next
    | Vote
    | Leave
    | Back
    | Consider
    | Silence
    | Handover
    | Ping
)


# -- what a table sends -----------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who has it. `bot` is a level: of a bot, or of the one that plays for a person for the time being."""

    name: str = ""
    kind: Literal["free", "person", "bot"] = "free"
    bot: str = ""
    here: bool = True
    ready: bool = False
    left: bool = False


class Ballot(msgspec.Struct, frozen=True):
    """The votes about a seat whose person is away: by seat, what each wishes."""

    seat: int
    wishes: dict[str, Wish]


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it. `seed_used` and cards that are hidden are never part of it.

    `draws` says that those who gather here will draw cards for their seats, `pairs` that partners face each other.
    `left` are the seconds for what is asked now, of `seconds` in all, after which silence counts; 0: nothing is, or
    there is no hurry. `patience` says how long that is here for people, in a game that asks several seats at a time.
    `piles` says how the captured cards lie here, in a game that has such.
    """

    table: str
    number: int
    phase: Phase
    rules: str
    game: Said
    players: int
    places: tuple[Place, ...]
    ballots: tuple[Ballot, ...] = ()
    draws: bool = False
    pairs: bool = False
    picture: Picture | None = None
    left: float = 0.0
    seconds: float = 0.0
    patience: Literal["", Patience] = ""
    piles: Literal["", "hidden", "open"] = ""


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The answer to a hello: the own seat (-1: spectator), everything as it stands, and what happened last."""

    seat: int
    table: TableNow
    mine: Mine | None
    deeds: tuple[Deed, ...]


class Update(msgspec.Struct, tag="update", frozen=True):
    """Something changed: everything as it stands, and what happened since the last message."""

    table: TableNow
    mine: Mine | None
    deeds: tuple[Deed, ...]


class Done(msgspec.Struct, tag="done", frozen=True):
    """A command was obeyed, and is kept, as the entry of that number."""

    nonce: str
    number: int


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """The rules, or the table (`rule` is empty then, and `code` a whole Fluent id), do not allow the command.

    Nothing changed.
    """

    nonce: str
    refusal: Refusal


class Stale(msgspec.Struct, tag="stale", frozen=True):
    """The command was made for an earlier number; the last one is `number`. Nothing changed."""

    nonce: str
    number: int


class Confirm(msgspec.Struct, tag="confirm", frozen=True):
    """The act loses the match: send it again with `sure` (and a new nonce). Nothing changed."""

    nonce: str


class Considered(msgspec.Struct, tag="considered", frozen=True):
    """The answer to the question of that id, for the table at `number`."""

    id: int
    number: int
    choice: Choice


class HandoverCode(msgspec.Struct, tag="handover", frozen=True):
    """The code that was asked for."""

    id: int
    code: str


class Closing(msgspec.Struct, tag="closing", frozen=True):
    """The server is being stopped; everything is kept."""


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Yes."""


class Failed(msgspec.Struct, tag="failed", frozen=True, omit_defaults=True):
    """A message could not be read or obeyed at all; `code` is the message `web-error-CODE`.

    `nonce` is that of the command, where it was one; such a command may be sent again as it is.
    """

    code: str
    params: dict[str, int | str] = {}
    nonce: str = ""


FromTable = Welcome | Update | Done | Refused | Stale | Confirm | Considered | HandoverCode | Closing | Pong | Failed


# -- requests ---------------------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The one shape of every error of a request: a Fluent id and its parameters."""

    code: str
    params: dict[str, int | str] = {}


class RulesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset and options that differ from it, as texts."""

    preset: str
    options: dict[str, str] = {}


class RulesFound(msgspec.Struct, frozen=True):
    """A rule set: its text, all its values and those that differ from the preset, as texts."""

    rules: str
    values: dict[str, str]
    changes: dict[str, str]


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, and my name at it; with `bots` a level, the other seats are theirs and the match begins at once.

    `patience` says how long what is asked of several seats stays open; `open_piles` lets captured cards lie open to
    all, in a game that has such.
    """

    name: str
    preset: str
    options: dict[str, str] = {}
    bots: str = ""
    patience: Patience = "usual"
    open_piles: bool = False


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table: at that seat, or at the first that is free (or a bot's)."""

    name: str
    seat: int = -1


class SeatGiven(msgspec.Struct, frozen=True):
    """A seat, and the secret token that makes it mine."""

    table: str
    seat: int
    token: str


class ClaimWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a handover."""

    code: str


class SeatKept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that I have, or had: the table, and the token that makes it mine."""

    table: str
    token: str


class FinishedWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the matches at these tables are over? `start`: how many of the newest ones are known already."""

    seats: tuple[SeatKept, ...]
    start: int = 0


class FinishedMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that is over: when that was (seconds since 1970), who sat where, the side of each seat, what came of it.

    `phase` is `over` or `stopped`; `seat` is my own.
    """

    table: str
    ended: float
    phase: Phase
    rules: str
    game: Said
    places: tuple[Place, ...]
    sides: tuple[int, ...]
    totals: tuple[int, ...]
    deals: int
    winners: tuple[int, ...] = ()
    seat: int = -1


class FinishedFound(msgspec.Struct, frozen=True):
    """Some of the matches, the newest first; and how many there are in all."""

    matches: tuple[FinishedMatch, ...]
    count: int


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A recorded match, and one of its deals moment by moment: `deal` is its place in `deals`.

    `rules` are those of today that stand for the ones it was played by. `verdict` says in words whether it agrees with
    them; where it `differs` the deals end with the last moment before. `date` is as the record has it, `seat` my own.
    """

    rules: str
    game: Said
    places: tuple[Place, ...]
    date: str
    is_over: bool
    deals: tuple[ReplayDeal, ...]
    deal: int
    moments: tuple[Moment, ...]
    verdict: str
    differs: bool = False
    seat: int = -1


class RuleItem(msgspec.Struct, frozen=True):
    """A rule: its number and its text."""

    id: str
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    """Rules under one heading."""

    title: str
    rules: tuple[RuleItem, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a rule set in words."""

    rules: str
    sections: tuple[RuleSection, ...]


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option: the values that can be played, its default by number of players, and the rules it is about."""

    name: str
    values: tuple[str, ...]
    defaults: dict[str, str]
    rules: tuple[str, ...] = ()
    example: str = ""


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that can be played; `asks`: several seats are asked at a time, and silence answers too; `piles`: cards are
    captured in it, and may lie open or hidden.
    """

    id: str
    version: int
    family: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    asks: bool = False
    piles: bool = False


class ServerInfo(msgspec.Struct, frozen=True):
    """This server: its version, the levels of bots, and the addresses under which others reach it.

    `bot` is the level of bots unless a person chooses another one, `claim` the seconds that what is asked of
    several seats usually stays open.
    """

    version: str
    bots: tuple[str, ...]
    addresses: tuple[str, ...]
    bot: str
    claim: float


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    connections: int
