"""What is put away, deleted and given back, each piece within a transaction that others share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from stolik.server.storage.schema import entries, handovers, heads, metadata, records

PARTS: Final = tuple(reversed(metadata.sorted_tables))
"""All that belongs to a table, what others refer to last."""

PAGES: Final = 256
"""So many of its pages a file gives back at once: a megabyte."""


@dataclass(frozen=True, slots=True)
class PutAway:
    """The record of a finished match in the place of its log, whose last entry must have that number."""

    table: str
    record: str
    number: int

    def __call__(self, connection: Connection) -> bool:
        """Write it; whether it was so. Raises StoreError."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == self.table)
        if connection.scalar(last) != self.number:
            return False
        connection.execute(insert(records), {"table_id": self.table, "body": self.record})
        for part in (entries, handovers):
            connection.execute(delete(part).where(part.c.table_id == self.table))
        return True


@dataclass(frozen=True, slots=True)
class Drop:
    """The end of a table where nothing happened since then, and of all that belongs to it."""

    table: str
    before: float

    def __call__(self, connection: Connection) -> bool:
        """Delete it; whether it was so."""
        old = select(1).where(heads.c.table_id == self.table, heads.c.touched < self.before)
        if connection.scalar(old) is None:
            return False
        for part in PARTS:
            connection.execute(delete(part).where(part.c.table_id == self.table))
        return True


@dataclass(frozen=True, slots=True)
class DropHandovers:
    """The end of the codes that have expired."""

    now: float

    def __call__(self, connection: Connection) -> None:
        """Delete them."""
        connection.execute(delete(handovers).where(handovers.c.expires <= self.now))


def give_back(connection: Connection) -> bool:
    """Give a SQLite file's free pages back, some of them; whether there are more. Other databases do it themselves."""
    if connection.dialect.name != "sqlite":
        return False
    free = int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())
    for _ in range(min(free, PAGES)):
        # the driver stops at the first page, however many are asked for
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
    left = int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())
    return 0 < left < free
