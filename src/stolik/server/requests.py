"""What is asked for over HTTP, and the answers (docs/protocol.md).

web/src/lib/protocol.ts is generated from this file too.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stolik.desk.moment import Moment, ReplayDeal
from stolik.desk.said import Said
from stolik.desk.tip import Tip
from stolik.server.protocol import Phase, Place
from stolik.table.manners import Manners
from stolik.table.pace import Pace


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


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot: its level, and how quickly it plays."""

    level: str
    pace: Pace = "normal"


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, and my name at it; with `bots` a level, the other seats are theirs and the match begins at once.

    `seats` are bots of other levels, for as many of the other seats as they are, the next one after mine first.

    With `manners` that are listed others find it.
    """

    name: str
    preset: str
    options: dict[str, str] = {}
    bots: str = ""
    seats: tuple[BotWanted, ...] = ()
    manners: Manners = Manners()


class OpenTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that is told to everybody: people gather at it, or play and let others look on."""

    table: str
    phase: Phase
    rules: str
    game: Said
    places: tuple[Place, ...]
    manners: Manners
    watchers: int = 0


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


class Shared(msgspec.Struct, frozen=True):
    """A match that is over, for everybody who knows this id."""

    id: str


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A recorded match, and one of its deals moment by moment: `deal` is its place in `deals`.

    `rules` are those of today that stand for the ones it was played by. `verdict` says in words whether it agrees with
    them; where it `differs` the deals end with the last moment before. `date` is as the record has it, `seat` my own.
    A match that is not over was `stopped` where that is known: of a record that somebody sends it is not.
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
    stopped: bool = False


class ReviewMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a match that was reviewed: the place of its deal in `Replay.deals` and its moment there, its seat,
    and the points that it lost.

    With `at_least` the bot did not think of what was done, which lost so much at least. `is_best`: nothing was better.
    """

    deal: int
    at: int
    seat: int
    loss: float = 0.0
    at_least: bool = False
    is_best: bool = False


class Mistake(msgspec.Struct, frozen=True):
    """One of the largest mistakes: where, the number of its deal and of its action, what was done, what was better."""

    mark: ReviewMark
    number: int
    action: int
    done: Said
    better: Tip


class PlayerReview(msgspec.Struct, frozen=True):
    """How a person did: so many decisions, the points lost by each on the average, so many of them the best."""

    seat: int
    decisions: int
    mean_loss: float
    best: int


class Review(msgspec.Struct, frozen=True):
    """What the decisions of the persons in a match cost by the judgement of a bot, from what each of them knew.

    The largest mistakes, three at most, come with the largest first. Where nobody is a person all are reviewed.
    """

    bot: str
    marks: tuple[ReviewMark, ...]
    mistakes: tuple[Mistake, ...]
    players: tuple[PlayerReview, ...]


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
