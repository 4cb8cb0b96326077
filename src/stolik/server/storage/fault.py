"""Why something could not be kept or read."""

from __future__ import annotations

import sqlite3
from enum import StrEnum
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


class StoreFault(StrEnum):
    """What is wrong; the message is `store-` and this."""

    ADDRESS = "address"
    DRIVER = "driver"
    BUSY = "busy"
    NEWER = "newer"
    FOREIGN = "foreign"
    BROKEN = "broken"
    FULL = "full"
    FAILED = "failed"
    CLOSED = "closed"
    MISSING = "missing"
    TAKEN = "taken"


class StoreError(Exception):
    """Something could not be kept or read. Where an append failed so, what was kept is as before."""

    def __init__(self, code: StoreFault, **params: str) -> None:
        super().__init__(code.value, params)
        self.code: Final = code
        self.params: Final = params

    def __str__(self) -> str:
        return " ".join([self.code.value, *self.params.values()])


class Taken(StoreError):
    """The table has an entry of that number, or of that nonce, already."""

    def __init__(self, table: str) -> None:
        super().__init__(StoreFault.TAKEN, table=table)


DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error)
"""What the database raises: through SQLAlchemy, and where it is used without (storage/engine.py)."""


def database_fault(error: SQLAlchemyError | sqlite3.Error, address: str = "") -> StoreError:
    """What such an error means; the address of the database stands before the reason where it was being opened."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = str(cause).strip().partition("\n")[0]
    return StoreError(_fault(cause), reason=f"{address}: {reason}" if address else reason)


def _fault(cause: BaseException | None) -> StoreFault:
    if isinstance(cause, sqlite3.Error):
        # the low byte is the family of the error
        family = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return _SQLITE.get(family, StoreFault.FAILED)
    return _SQLSTATE.get(str(getattr(cause, "sqlstate", "")), StoreFault.FAILED)


_SQLITE: Final = {
    sqlite3.SQLITE_FULL: StoreFault.FULL,
    sqlite3.SQLITE_NOTADB: StoreFault.BROKEN,
    sqlite3.SQLITE_CORRUPT: StoreFault.BROKEN,
}
_SQLSTATE: Final = {"53100": StoreFault.FULL}
