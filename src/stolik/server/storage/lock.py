"""One process at a time for a database in a file."""

from __future__ import annotations

from pathlib import Path

from stolik.server.storage.fault import StoreError, StoreFault
from stolik.table.file_lock import FileLock, Grip

SUFFIX = ".lock"


def locked(database: Path) -> FileLock:
    """The lock of a database, taken where there are locks.

    Raises StoreError when another process has the database, OSError when its folder cannot be used.
    """
    # one file has one lock, whichever link leads to it
    beside = database.resolve()
    lock = FileLock(beside.with_name(beside.name + SUFFIX))
    if lock.take() is Grip.BUSY:
        raise StoreError(StoreFault.BUSY, address=str(database))
    return lock
