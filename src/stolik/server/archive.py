"""Matches that are over: found by those who played them, with their records. What was played stays theirs to share."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from stolik.record import Record, record_text
from stolik.server.fault import WebError, WebFault
from stolik.server.keys import hashed
from stolik.server.ledger import restored
from stolik.server.outcome import Outcome, outcome_of
from stolik.server.replays import read_text
from stolik.server.requests import FinishedFound, FinishedMatch, SeatKept
from stolik.server.rooms import Rooms
from stolik.server.storage.record import Head, Row
from stolik.table.recorded import record_of_table

PAGE = 20
"""How many matches are told of at once."""

Log = tuple[Head, list[Row]]

Played = Log | str
"""What is kept of a match that is over: its log, or in the place of that the text of its record."""


async def finished_matches(rooms: Rooms, seats: Iterable[SeatKept], start: int) -> FinishedFound:
    """The matches that are over among those in which somebody had a seat, from that one on, the newest first."""
    store = rooms.tools.store
    tokens = {seat.table: hashed(seat.token) for seat in seats}
    results = await store.results(tokens.keys())
    owners = await store.owners(tokens.values())
    found: list[FinishedMatch] = []
    for table, result in results.items():
        outcome = await _outcome(rooms, table) if result is None else outcome_of(result)
        token = tokens[table]
        seat = _seat(outcome, owners.get((table, token), token)) if outcome is not None else -1
        if outcome is not None and seat >= 0:
            found.append(msgspec.structs.replace(outcome.match, seat=seat))
    found.sort(key=lambda match: (-match.ended, match.table))
    first = max(start, 0)
    return FinishedFound(tuple(found[first : first + PAGE]), len(found))


async def finished_match(rooms: Rooms, table: str, token: str) -> tuple[Played, int]:
    """A match that is over, for somebody who had a seat, and that seat.

    Raises WebError to everybody else: it tells all hands.
    """
    seat = await seat_had(rooms, table, token)
    return await _played(rooms, table), seat


async def shared_match(rooms: Rooms, share: str) -> Played:
    """A match that those who played it share under that id. Raises WebError."""
    table = await rooms.tools.store.shared(share)
    if table is None:
        raise WebError(WebFault.NO_SHARE, 404)
    return await _played(rooms, table)


async def seat_had(rooms: Rooms, table: str, token: str) -> int:
    """The seat that somebody had in a match that is over. Raises WebError where he had none, and while it goes on."""
    store = rooms.tools.store
    result = (await store.results([table])).get(table)
    outcome = await _outcome(rooms, table) if result is None else outcome_of(result)
    if outcome is None:
        raise WebError(WebFault.MATCH_GOES_ON, 409)
    token_hash = hashed(token)
    owners = await store.owners([token_hash])
    seat = _seat(outcome, owners.get((table, token_hash), token_hash))
    if seat < 0:
        raise WebError(WebFault.NO_SEAT, 403)
    return seat


async def _played(rooms: Rooms, table: str) -> Played:
    store = rooms.tools.store
    # in this order: by the time that there is no log there is a record
    found: Played | None = await store.load(table) or await store.record(table)
    if found is None:
        raise WebError(WebFault.NO_TABLE, 404)
    return found


def record_of(played: Played, language: str) -> Record:
    """The record of a match, read again. Raises LedgerError, or WebError where this version cannot read it."""
    return read_text(played, language) if isinstance(played, str) else record_of_log(played)


def text_of(played: Played) -> str:
    """The text of the record of a match. Raises LedgerError."""
    return played if isinstance(played, str) else record_text(record_of_log(played))


def record_of_log(log: Log) -> Record:
    """The record of a match; it bears the day on which the table was opened. Raises LedgerError."""
    head, rows = log
    table = restored(head, rows).table
    assert table is not None
    opened = datetime.fromtimestamp(head.created, UTC).astimezone()
    return record_of_table(table, date=opened.date().isoformat())


def file_name(text: str) -> str:
    """What the file of a record is called: even if its rules are none that this version knows."""
    head = dict(line.partition(" ")[::2] for line in text.partition("\n\n")[0].splitlines())
    return f"stolik-{head['game'].partition('@')[0]}-{head['date']}.stolik"


async def _outcome(rooms: Rooms, table: str) -> Outcome | None:
    """What came of a match whose end was not noted, if it has one."""
    async with rooms.visit(table) as room:
        is_over = await room.note_end()
    result = (await rooms.tools.store.results([table])).get(table) if is_over else None
    return None if result is None else outcome_of(result)


def _seat(outcome: Outcome, token_hash: str) -> int:
    return next((seat for seat, token in enumerate(outcome.tokens) if token == token_hash), -1)
