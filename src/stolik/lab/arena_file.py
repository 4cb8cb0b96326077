"""What an arena has played, kept in a file as it comes: lines of JSON, the first of which says what is measured.

    {"arena": 1, "rules": "kurnik@1 players=4", "seed": 1, "deals": 1}
    {"bots": ["greedy@1", "plain@1"], "pair": 0, "matches": [{"winners": [], "loser": -1, "points": [40, 9], ...}, ...]}

`deals` are those of a match that count, 0 for whole matches. A last line that was not finished is forgotten; a pair
that stands there twice was played twice, and the first counts. More bots may join later.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final, Literal

import msgspec

from stolik.bots import BotError, BotFault, bot
from stolik.lab.duel import Pair
from stolik.lab.match import Outcome


class ArenaFileFault(StrEnum):
    """Why a file cannot be gone on with."""

    NO_ARENA = "no-arena"
    BAD_LINE = "bad-line"
    OTHER_RUN = "other-run"
    OTHER_VERSION = "other-version"


class ArenaFileError(ValueError):
    """A file that cannot be gone on with: a code with its parameters, no sentence."""

    def __init__(self, code: ArenaFileFault, **params: str | int) -> None:
        super().__init__(code, params)
        self.code: Final = code
        self.params: Final = params


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is measured, but for the bots."""

    arena: Literal[1]
    rules: str
    seed: int
    deals: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pair that was played."""

    bots: tuple[str, str]
    pair: int
    matches: tuple[Outcome, Outcome]


class ArenaFile:
    """The file of one run, open for more; `known` is what stood in it."""

    def __init__(self, path: Path, head: Head) -> None:
        """Read the file, or begin it. Raises ArenaFileError and OSError, and has changed nothing then."""
        self.known: Final[dict[tuple[str, str], dict[int, Pair]]] = {}
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1
        if data and not whole:
            raise ArenaFileError(ArenaFileFault.NO_ARENA)
        self._read(data[:whole].splitlines(), head)
        self._file: Final = path.open("r+b" if data else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not data:
            self._write(head)

    def keep(self, bots: tuple[str, str], pair: int, matches: Pair) -> None:
        """Put a pair into the file. Raises OSError."""
        self._write(Line(bots, pair, (matches[0], matches[1])))

    def close(self) -> None:
        """Everything is on the disk already."""
        self._file.close()

    def _write(self, line: Head | Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, lines: list[bytes], wanted: Head) -> None:
        if not lines:
            return
        try:
            head = msgspec.json.decode(lines[0], type=Head)
        except msgspec.DecodeError:
            raise ArenaFileError(ArenaFileFault.NO_ARENA) from None
        if head != wanted:
            raise ArenaFileError(ArenaFileFault.OTHER_RUN, rules=head.rules, seed=str(head.seed), deals=head.deals)
        for number, text in enumerate(lines[1:], start=2):
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                raise ArenaFileError(ArenaFileFault.BAD_LINE, line=number) from None
            if not _is_sound(line):
                raise ArenaFileError(ArenaFileFault.BAD_LINE, line=number)
            for name in line.bots:
                _check_version(name)
            self.known.setdefault(line.bots, {}).setdefault(line.pair, line.matches)


def _is_sound(line: Line) -> bool:
    """Whether a pair can have been played so: two matches of as many sides, won and lost by these."""
    sides = {len(outcome.points) for outcome in line.matches}
    named = {side for outcome in line.matches for side in (*outcome.winners, outcome.loser)}
    return line.pair >= 0 and len(sides) == 1 and named <= {-1, *range(sides.pop())}


def _check_version(name: str) -> None:
    """Refuse a bot that has another version by now. One that is not known here disturbs nobody."""
    try:
        bot(name)
    except BotError as error:
        if error.code is BotFault.OTHER_VERSION:
            raise ArenaFileError(ArenaFileFault.OTHER_VERSION, bot=name, now=error.allowed[0]) from None
