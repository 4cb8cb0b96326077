"""A lock by which one program at a time has something that is kept in files."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import IO

locking: ModuleType | None
try:
    import fcntl

    locking = fcntl
except ImportError:  # Windows has no such locks
    locking = None


class Grip(Enum):
    """What came of taking a lock."""

    HELD = "held"
    BUSY = "busy"
    NO_LOCKS = "no locks"


class FileLock:
    """Held from `take` until `release`, or until the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """The lock is a file of that name."""
        self._path = path
        self._held: IO[str] | None = None

    def take(self) -> Grip:
        """Take the lock unless somebody has it, or this system or this folder has no locks. Raises OSError."""
        if locking is None:
            return Grip.NO_LOCKS
        if self._held is not None:
            return Grip.HELD
        file = self._path.open("w", encoding="utf-8")
        try:
            locking.flock(file, locking.LOCK_EX | locking.LOCK_NB)
        except BlockingIOError:
            file.close()
            return Grip.BUSY
        except OSError:  # a file system without locks
            file.close()
            return Grip.NO_LOCKS
        self._held = file
        return Grip.HELD

    def release(self) -> None:
        """Let other programs take it."""
        if self._held is not None:
            self._held.close()
            self._held = None
