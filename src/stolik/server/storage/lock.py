"""One process at a time for a database in a file."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import IO

from stolik.server.storage.fault import StoreError, StoreFault

SUFFIX = ".lock"

locking: ModuleType | None
try:
    import fcntl

    locking = fcntl
except ImportError:  # Windows has no such locks
    locking = None


class FileLock:
    """Held from its making until `release`, or until the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        """Raises StoreError when another process has the database, OSError when its folder cannot be used."""
        self._held: IO[str] | None = None
        if locking is None:
            return
        # one file has one lock, whichever link leads to it
        beside = database.resolve()
        file = beside.with_name(beside.name + SUFFIX).open("w", encoding="utf-8")
        try:
            locking.flock(file, locking.LOCK_EX | locking.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise StoreError(StoreFault.BUSY, address=str(database)) from error
        except OSError:  # a file system without locks
            file.close()
            return
        self._held = file

    def release(self) -> None:
        """Let other processes have the database."""
        if self._held is not None:
            self._held.close()
            self._held = None
