"""Living processes, read from /proc."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PROC = Path("/proc")


def wait_for(condition: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something is so; the test fails when it does not come about in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("it never came")


def processes() -> list[tuple[int, int, int, str]]:
    """All living processes: number, parent, group, command line."""
    found = []
    for folder in PROC.iterdir():
        if not folder.name.isdigit():
            continue
        try:
            stat = (folder / "stat").read_text(encoding="utf-8")
            command = (folder / "cmdline").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it has just ended
        state, parent, pgid = stat.rpartition(")")[2].split()[:3]
        if state != "Z":
            found.append((int(folder.name), int(parent), int(pgid), command))
    return found


def children() -> list[str]:
    """Workers of this process."""
    if not PROC.exists():
        return []
    return [command for _, parent, _, command in processes() if parent == os.getpid() and "spawn_main" in command]


def group(leader: int) -> list[int]:
    """The processes of a group."""
    return [number for number, _, pgid, _ in processes() if pgid == leader]
