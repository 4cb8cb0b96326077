"""The record of a table's match."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.record.make import record_of
from stolik.record.record import Player, Record
from stolik.table.table import Table


def record_of_table(table: Table, *, date: str = "", tags: Sequence[tuple[str, str]] = ()) -> Record:
    """The match as it stands, without what was taken back, with those who have the seats now."""
    players = [Player(seat.name, seat.bot) for seat in table.seats]
    return record_of(table.state, players, date=date, tags=tags, position=table.position)
