"""What is written, each piece within a transaction that others share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolik.server.storage.ends import DropHandovers
from stolik.server.storage.fault import StoreError, StoreFault, Taken
from stolik.server.storage.record import Head, Result, Row
from stolik.server.storage.schema import devices, entries, handovers, heads, results, shares

Values = dict[str, object]

INSERT_ENTRIES: Final = insert(entries)

HOUR: Final = 3600.0
"""Seconds; that something happened again within them is not noted."""

_TOUCH: Final = (
    update(heads)
    .where(heads.c.table_id == bindparam("table"), heads.c.touched < bindparam("early"))
    .values(touched=bindparam("at"))
)


def entry_values(table: str, rows: Sequence[Row]) -> list[Values]:
    """Rows as the database has them."""
    return [{"table_id": table, "number": row.number, "nonce": row.nonce, "body": row.body} for row in rows]


@dataclass(frozen=True, slots=True)
class Append:
    """New entries of a log, and when they came (seconds since 1970)."""

    table: str
    rows: list[Values]
    at: float

    def __call__(self, connection: Connection) -> None:
        """Write them. Raises StoreError."""
        _want_table(connection, self.table)
        try:
            append_all(connection, [self])
        except IntegrityError as error:
            raise Taken(self.table) from error


def append_all(connection: Connection, appends: Iterable[Append]) -> None:
    """Write the entries of several logs in one statement. Raises IntegrityError."""
    rows: list[Values] = []
    touched: dict[str, float] = {}
    for append in appends:
        rows += append.rows
        touched[append.table] = append.at
    if rows:
        connection.execute(INSERT_ENTRIES, rows)
        connection.execute(_TOUCH, [{"table": table, "at": at, "early": at - HOUR} for table, at in touched.items()])


@dataclass(frozen=True, slots=True)
class Create:
    """A new table with the first entries of its log."""

    head: Head
    rows: list[Values]

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises StoreError."""
        head = self.head
        values = {
            "table_id": head.table,
            "rules": head.rules,
            "seed": str(head.seed),
            "created": head.created,
            "touched": head.created,
        }
        try:
            connection.execute(insert(heads), values)
            if self.rows:
                connection.execute(INSERT_ENTRIES, self.rows)
        except IntegrityError as error:
            raise Taken(head.table) from error


@dataclass(frozen=True, slots=True)
class Finish:
    """Nothing more will happen at a table; the first note of what came of it counts."""

    table: str
    result: Result

    def __call__(self, connection: Connection) -> None:
        """Note it. Raises StoreError."""
        done = connection.execute(update(heads).where(heads.c.table_id == self.table).values(finished=True))
        if not done.rowcount:
            raise StoreError(StoreFault.MISSING, table=self.table)
        if connection.scalar(select(1).where(results.c.table_id == self.table)) is not None:
            return
        values = {"table_id": self.table, "ended": self.result.ended, "body": self.result.body}
        try:
            connection.execute(insert(results), values)
        except IntegrityError as error:
            raise Taken(self.table) from error


@dataclass(frozen=True, slots=True)
class PutHandover:
    """A code that gives a seat to another device, once."""

    code_hash: str
    table: str
    seat: int
    expires: float

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises StoreError."""
        _want_table(connection, self.table)
        values = {"code_hash": self.code_hash, "table_id": self.table, "seat": self.seat, "expires": self.expires}
        try:
            connection.execute(insert(handovers), values)
        except IntegrityError as error:
            raise Taken(self.table) from error


@dataclass(frozen=True, slots=True)
class TakeHandover:
    """The use of such a code."""

    code_hash: str
    now: float

    def __call__(self, connection: Connection) -> tuple[str, int] | None:
        """The table and the seat; None for a code that was used, has expired or never was."""
        DropHandovers(self.now)(connection)
        mine = handovers.c.code_hash == self.code_hash
        found = connection.execute(select(handovers.c.table_id, handovers.c.seat).where(mine)).one_or_none()
        # of two who take it at once, in two processes, one deletes it
        if found is None or not connection.execute(delete(handovers).where(mine)).rowcount:
            return None
        return found.table_id, found.seat


@dataclass(frozen=True, slots=True)
class AddDevice:
    """The token of another device of a person."""

    table: str
    token_hash: str
    owner_hash: str

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises StoreError."""
        _want_table(connection, self.table)
        values = {"table_id": self.table, "token_hash": self.token_hash, "owner_hash": self.owner_hash}
        try:
            connection.execute(insert(devices), values)
        except IntegrityError as error:
            raise Taken(self.table) from error


@dataclass(frozen=True, slots=True)
class Share:
    """A table that everybody may see who knows the id; one that is shared already keeps the id it has."""

    table: str
    share: str

    def __call__(self, connection: Connection) -> str:
        """Write it; the id. Raises StoreError."""
        _want_table(connection, self.table)
        found = connection.scalar(select(shares.c.share_id).where(shares.c.table_id == self.table))
        if found is not None:
            return str(found)
        try:
            connection.execute(insert(shares), {"share_id": self.share, "table_id": self.table})
        except IntegrityError as error:
            raise Taken(self.table) from error
        return self.share


@dataclass(frozen=True, slots=True)
class Unshare:
    """That nobody may do so any more."""

    table: str

    def __call__(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(delete(shares).where(shares.c.table_id == self.table))


def probe(connection: Connection) -> bool:
    """Nothing is written; that a transaction comes about is the answer."""
    return connection.scalar(select(1)) == 1


def _want_table(connection: Connection, table: str) -> None:
    if connection.scalar(select(1).where(heads.c.table_id == table)) is None:
        raise StoreError(StoreFault.MISSING, table=table)
