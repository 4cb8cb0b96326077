"""The text of a table: one JSON object a line, first the table itself, then its log."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

from stolik.bots.bot import BotError
from stolik.games.game_error import GameError, OptionFault
from stolik.games.registry import parse_rule_set
from stolik.games.violation import NotationError
from stolik.table.codec import EntryError, Fields, entry_text, json_line, manners_of, read_entry, read_fields
from stolik.table.entry import Entry
from stolik.table.manners import Manners
from stolik.table.seat import Seat
from stolik.table.table import Listener, LogError, Table

FORMAT: Final = 1


class SaveFault(StrEnum):
    """Why a saved table cannot be opened."""

    BROKEN = "broken"
    NEWER = "newer"
    OLDER = "older"


class SaveError(ValueError):
    """A saved table that cannot be opened; `line` is the first line at fault."""

    def __init__(self, code: SaveFault, line: int) -> None:
        super().__init__(f"{code.value} at line {line}")
        self.code: Final = code
        self.line: Final = line


def table_text(table: Table) -> str:
    """The table as text; `read_table` makes an equal one of it."""
    head: Fields = {"stolik": FORMAT, "rules": table.rule_set.text, "seed": table.seed}
    head["seats"] = [{"name": seat.name} | ({"bot": seat.bot} if seat.bot else {}) for seat in table.first_seats]
    if table.position:
        head["position"] = table.position
    if table.manners != Manners():
        head["manners"] = msgspec.to_builtins(table.manners)
    # a file that was cut off at the end of a line is told by the number of its entries
    head["entries"] = len(table.entries)
    return "".join(line + "\n" for line in (json_line(head), *map(entry_text, table.entries)))


def read_table(text: str, listener: Listener | None = None) -> Table:
    """The table of a text, as it stood. Raises SaveError."""
    lines = text.splitlines()
    head = _fields(lines[0] if lines else "", 1)
    version = head.get("stolik")
    if version != FORMAT:
        newer = type(version) is int and version > FORMAT
        raise SaveError(SaveFault.NEWER if newer else SaveFault.BROKEN, 1)
    try:
        table = _table(head, listener)
        entries = [_entry(line, at) for at, line in enumerate(lines[1:], start=2)]
        if head.get("entries") != len(entries):
            raise SaveError(SaveFault.BROKEN, len(lines) + 1)
        table.replay(entries)
    except LogError as error:
        raise SaveError(SaveFault.BROKEN, error.number + 1) from error
    return table


def part_before(text: str, error: SaveError) -> str | None:
    """The text without the end that is at fault: a last line that cannot be read, or lines that are not there.

    None where more than that is broken.
    """
    lines = text.splitlines()
    if error.code is not SaveFault.BROKEN or error.line <= 1 or error.line < len(lines):
        return None
    kept = lines[1 : error.line - 1]
    head = _fields(lines[0], 1) | {"entries": len(kept)}
    return "\n".join([json_line(head), *kept, ""])


def steps_lost(text: str, kept: int) -> int:
    """How many entries the first line of a text counts beyond those that were kept."""
    counted = _fields(text.split("\n", 1)[0], 1).get("entries")
    return max(counted - kept, 0) if isinstance(counted, int) else 0


def _table(head: Mapping[str, object], listener: Listener | None) -> Table:
    rules, seed, seats, position = (head.get(name) for name in ("rules", "seed", "seats", "position"))
    if not (isinstance(rules, str) and type(seed) is int and isinstance(seats, list)):
        raise SaveError(SaveFault.BROKEN, 1)
    try:
        rule_set = parse_rule_set(rules)
        sitting = [_seat(seat) for seat in seats]
        if len(sitting) != rule_set.number("players") or not isinstance(position, str | None):
            raise SaveError(SaveFault.BROKEN, 1)
        table = Table(rule_set, seed, sitting, position=position or "", listener=listener)
        table.manners = manners_of(head.get("manners", {}))
        return table
    except GameError as error:
        raise SaveError(_rules_fault(error), 1) from error
    except BotError as error:
        raise SaveError(SaveFault.NEWER, 1) from error
    except (NotationError, EntryError) as error:
        raise SaveError(SaveFault.BROKEN, 1) from error


def _rules_fault(error: GameError) -> SaveFault:
    if error.code is OptionFault.WRONG_VERSION:
        known = error.params["allowed"]
        assert isinstance(known, tuple)
        return SaveFault.NEWER if int(str(error.params["version"])) > int(known[0]) else SaveFault.OLDER
    return SaveFault.BROKEN


def _seat(fields: object) -> Seat:
    name, level = (fields.get("name"), fields.get("bot", "")) if isinstance(fields, dict) else (None, None)
    if not (isinstance(name, str) and isinstance(level, str)):
        raise SaveError(SaveFault.BROKEN, 1)
    return Seat(name, level)


def _fields(line: str, at: int) -> Fields:
    try:
        return read_fields(line)
    except EntryError as error:
        raise SaveError(SaveFault.BROKEN, at) from error


def _entry(line: str, at: int) -> Entry:
    try:
        return read_entry(line)
    except EntryError as error:
        raise SaveError(SaveFault.BROKEN, at) from error
