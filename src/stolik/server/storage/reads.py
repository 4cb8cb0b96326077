"""What is read: always what has been committed."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from stolik.server.storage.record import Head, Result, Row
from stolik.server.storage.schema import devices, entries, heads, records, results, shares


def load(connection: Connection, table: str) -> tuple[Head, list[Row]] | None:
    """A table and its whole log; None if there is none, or a record stands for the log."""
    found = connection.execute(select(heads).where(heads.c.table_id == table)).one_or_none()
    if found is None:
        return None
    columns = select(entries.c.number, entries.c.nonce, entries.c.body)
    rows = connection.execute(columns.where(entries.c.table_id == table).order_by(entries.c.number))
    head = Head(found.table_id, found.rules, int(found.seed), found.created)
    log = [Row(number, nonce, body) for number, nonce, body in rows]
    return (head, log) if log or record_of(connection, table) is None else None


def record_of(connection: Connection, table: str) -> str | None:
    """The record that stands for the log of a table."""
    return connection.scalar(select(records.c.body).where(records.c.table_id == table))


def number_of(connection: Connection, table: str, nonce: str) -> int | None:
    """The number of the entry that a command brought."""
    return connection.scalar(select(entries.c.number).where(entries.c.table_id == table, entries.c.nonce == nonce))


def unfinished(connection: Connection) -> list[str]:
    """The tables that are not finished, the oldest first."""
    ids = select(heads.c.table_id).where(heads.c.finished.is_(False))
    return list(connection.scalars(ids.order_by(heads.c.created, heads.c.table_id)))


def untouched(connection: Connection, before: float) -> list[str]:
    """The tables where nothing happened since then, the oldest first."""
    return list(connection.scalars(select(heads.c.table_id).where(heads.c.touched < before).order_by(heads.c.touched)))


def rested(connection: Connection, before: float) -> list[str]:
    """Those of them that are finished and have no record yet."""
    both = select(heads.c.table_id).outerjoin_from(heads, records, heads.c.table_id == records.c.table_id)
    resting = both.where(heads.c.finished.is_(True), heads.c.touched < before, records.c.table_id.is_(None))
    return list(connection.scalars(resting.order_by(heads.c.touched)))


def devices_of(connection: Connection, table: str) -> dict[str, str]:
    """The tokens of other devices, each with the token in the log that it stands for; all of them hashed."""
    found = connection.execute(select(devices).where(devices.c.table_id == table))
    return {device.token_hash: device.owner_hash for device in found}


def results_of(connection: Connection, tables: Collection[str]) -> dict[str, Result | None]:
    """What came of those of some tables that are finished; None where that was not noted."""
    both = select(heads.c.table_id, results.c.ended, results.c.body).outerjoin_from(
        heads, results, heads.c.table_id == results.c.table_id
    )
    found = connection.execute(both.where(heads.c.finished.is_(True), heads.c.table_id.in_(tables)))
    return {table: None if body is None else Result(ended, body) for table, ended, body in found}


def owners_of(connection: Connection, token_hashes: Collection[str]) -> dict[tuple[str, str], str]:
    """The tokens in the logs for which those of other devices stand, by the table and the other token."""
    found = connection.execute(select(devices).where(devices.c.token_hash.in_(token_hashes)))
    return {(device.table_id, device.token_hash): device.owner_hash for device in found}


def shared(connection: Connection, share: str) -> str | None:
    """The table that is shared under that id."""
    return connection.scalar(select(shares.c.table_id).where(shares.c.share_id == share))
