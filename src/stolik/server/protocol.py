"""The messages between a browser and a table: JSON objects told apart by their `type` (docs/protocol.md).

Those of requests stand in requests.py. web/src/lib/protocol.ts is generated from both and from desk/.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stolik.desk.offer import Choice, Mine
from stolik.desk.picture import Picture
from stolik.desk.said import Deed, Refusal, Said
from stolik.desk.tip import Tip
from stolik.table.manners import Manners
from stolik.table.pace import Pace

Phase = Literal["gathering", "playing", "pause", "over", "stopped"]
Wish = Literal["wait", "bot", "stop"]


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


class Agree(Command, tag="agree", frozen=True, kw_only=True):
    """How people play here, all of it, before the match; nobody is ready then."""

    manners: Manners


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Sit on another seat, that is free or a bot's, before the match; nobody is ready then."""

    seat: int


class Fill(Command, tag="fill", frozen=True, kw_only=True):
    """Bots of this level and pace for all free seats, or for that seat; an empty level frees the seats of bots."""

    level: str
    seat: int = -1
    pace: Pace = "normal"


class Free(Command, tag="free", frozen=True, kw_only=True):
    """Free the seat of a person who has been away for a minute, before the match."""

    seat: int


class Next(Command, tag="next", frozen=True, kw_only=True):
    """The score was read: deal again when all have said so."""


class Vote(Command, tag="vote", frozen=True, kw_only=True):
    """What shall happen to the seat of somebody who is away."""

    seat: int
    wish: Wish


class Finish(Command, tag="finish", frozen=True, kw_only=True):
    """Be for, or no longer for, ending the match now; when all who are connected are, it is stopped."""

    on: bool


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Say something to the table: a ready-made phrase, by its code, or a text of one's own; not both."""

    phrase: str = ""
    text: str = ""


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Get up from the table; once a match has begun the seat stays one's own."""


class Back(Command, tag="back", frozen=True, kw_only=True):
    """Take back the own seat, which a bot plays."""


class Consider(msgspec.Struct, tag="consider", frozen=True):
    """What can be done with these selected cards, after these staged steps? `place` where they were dragged to."""

    id: int
    cards: tuple[str, ...] = ()
    staged: tuple[str, ...] = ()
    place: str = ""


class Hint(msgspec.Struct, tag="hint", frozen=True):
    """What would a strong bot do in my place, and why? Nobody else learns that I asked."""

    id: int


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
    | Agree
    | Move
    | Fill
    | Free
    | Next
    | Vote
    | Finish
    | Say
    | Leave
    | Back
    | Consider
    | Hint
    | Silence
    | Handover
    | Ping
)


# -- what a table sends -----------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who has it. `bot` is a level: of a bot, or of the one that plays for a person for the time being;
    `pace` is how quickly it plays.
    """

    name: str = ""
    kind: Literal["free", "person", "bot"] = "free"
    bot: str = ""
    here: bool = True
    ready: bool = False
    left: bool = False
    pace: Pace = "normal"


class Ballot(msgspec.Struct, frozen=True):
    """The votes about a seat whose person is away: by seat, what each wishes."""

    seat: int
    wishes: dict[str, Wish]


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it. `seed_used` and cards that are hidden are never part of it.

    `draws` says that those who gather here will draw cards for their seats, `pairs` that partners face each other.
    `left` are the seconds for what is awaited now, of `seconds` in all: for what is asked, after which silence counts,
    or for the turn where there is a clock, after which the table plays; 0: there is no hurry. `manners` are what is
    agreed apart from the rules; `asks`: several seats are asked at a time in this game, `piles`: cards are captured in
    it. `watchers` so many look on. `finishing` are the seats that are for ending the match now, `finishers` those that
    all must be for that: whoever is connected and did not get up, unless a bot has played for him for turns without a
    sign of him. `idle` is the seat in turn that lets the others wait for long, so that they may vote about it as if it
    were away (-1: none). `gone` are the seats that those who gather may free: their people have been away for a minute.
    """

    table: str
    number: int
    phase: Phase
    rules: str
    game: Said
    players: int
    places: tuple[Place, ...]
    manners: Manners
    ballots: tuple[Ballot, ...] = ()
    draws: bool = False
    pairs: bool = False
    picture: Picture | None = None
    left: float = 0.0
    seconds: float = 0.0
    asks: bool = False
    piles: bool = False
    watchers: int = 0
    finishing: tuple[int, ...] = ()
    finishers: tuple[int, ...] = ()
    idle: int = -1
    gone: tuple[int, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody said: the number of its entry, his seat and name then, the code of a phrase or a text."""

    number: int
    seat: int
    name: str
    phrase: str = ""
    text: str = ""


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The answer to a hello: the own seat (-1: spectator), everything as it stands, what happened and was said last."""

    seat: int
    table: TableNow
    mine: Mine | None
    deeds: tuple[Deed, ...]
    talk: tuple[Line, ...] = ()


class Update(msgspec.Struct, tag="update", frozen=True):
    """Something changed: everything as it stands, and what happened and was said since the last message."""

    table: TableNow
    mine: Mine | None
    deeds: tuple[Deed, ...]
    talk: tuple[Line, ...] = ()


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


class HintGiven(msgspec.Struct, tag="hint_given", frozen=True, omit_defaults=True):
    """The answer to the question of that id, for the table at `number`: the best action, then the two next best.

    None for who has nothing to do now, where hints are off, and if the bot has no advice.
    """

    id: int
    number: int
    tips: tuple[Tip, ...] = ()


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


FromTable = (
    Welcome
    | Update
    | Done
    | Refused
    | Stale
    | Confirm
    | Considered
    | HintGiven
    | HandoverCode
    | Closing
    | Pong
    | Failed
)
