"""The real server, whose next commit of somebody's command can be held `before` or `after` it.

`main` starts a server as a process of its own for each line that
it reads and prints its number, and its exit code when it has ended: what takes long, loading the code, is done once.
A file `hold` in the folder says when to hold; `held` has the nonce then, and the server waits to be killed.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

from stolik.server.run import bind, run
from stolik.server.settings import Settings
from stolik.server.storage.record import Row
from stolik.server.storage.store import Store
from tests.support.unhurried import UNHURRIED

HOLD: Final = "hold"
HELD: Final = "held"
LONG: Final = 60.0
"""Seconds after which a commit that was held goes on: nobody killed the server."""

LOOK: Final = 0.02


class Gate:
    """Holds one commit: `before` in the writing thread, `after` where the answer would be given."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._nonce = ""

    async def append(self, store: Store, table: str, rows: Sequence[Row]) -> None:
        """`Store.append`, which may be held."""
        nonce = next((row.nonce for row in rows if row.nonce is not None), "")
        moment = self._moment() if nonce else ""
        if moment == "before":
            self._nonce = nonce
        await _append(store, table, rows)
        if moment == "after":
            self._say(nonce)
            await asyncio.sleep(LONG)

    def before_commit(self) -> None:
        """Hold the commit if its time has come."""
        if self._nonce:
            self._say(self._nonce)
            threading.Event().wait(LONG)

    def _moment(self) -> str:
        try:
            moment = (self._folder / HOLD).read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""
        (self._folder / HOLD).unlink()
        return moment

    def _say(self, nonce: str) -> None:
        fresh = self._folder / "fresh"
        fresh.write_text(nonce, encoding="utf-8")
        fresh.rename(self._folder / HELD)


_append = Store.append


def serve(folder: Path, port: int) -> None:
    """Serve until a signal comes."""
    gate = Gate(folder)
    settings = Settings(
        data=folder, database=str(folder / "stolik.db"), port=port, port_named=True, pace=0, **UNHURRIED
    )

    async def append(store: Store, table: str, rows: Sequence[Row]) -> None:
        await gate.append(store, table, rows)

    with bind(settings) as listening, patch.object(Store, "append", append):
        run(settings, listening, lambda _: None, gate.before_commit)


def start(folder: Path, port: int) -> int:
    """Begin a server as another process; its number."""
    number = os.fork()
    if number:
        return number
    code = 1
    try:
        serve(folder, port)
        code = 0
    finally:
        os._exit(code)


def main(folder: Path, port: int) -> None:
    """Start a server for each line that comes, as long as any may come; the last does not outlive that."""
    running = 0
    while True:
        if select.select([sys.stdin], [], [], LOOK)[0]:
            if not sys.stdin.readline():
                break
            running = start(folder, port)
            print(running, flush=True)
        if running:
            ended, status = os.waitpid(running, os.WNOHANG)
            if ended:
                running = 0
                print(os.waitstatus_to_exitcode(status), flush=True)
    if running:
        os.kill(running, signal.SIGKILL)
        os.waitpid(running, 0)
