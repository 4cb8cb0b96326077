"""What a server does with tables that nobody uses: finished matches become records, and what is old goes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from stolik.record import record_text
from stolik.server.archive import record_of_log
from stolik.server.ledger import LedgerError, restored
from stolik.server.outcome import result_of
from stolik.server.rooms import Rooms
from stolik.server.storage.fault import StoreError
from stolik.server.storage.record import Head, Result, Row

LOGGER = logging.getLogger(__name__)

DAY: Final = 86_400.0
REST: Final = DAY
"""Seconds after which nobody sits any more where a match is over."""

SOON: Final = 30.0
"""Seconds that a server runs before it looks after its tables first."""
AGAIN: Final = 3600.0
PAUSE: Final = 0.05
"""Seconds between two pieces of that work, so that those who play do not notice it."""


class Caretaker:
    """Looks after the tables that sleep, a small transaction at a time; those that are awake it leaves alone."""

    def __init__(self, rooms: Rooms, days: int, *, pause: float = PAUSE) -> None:
        """`days` is how long a table is kept at which nothing happens; 0: for ever."""
        self._rooms: Final = rooms
        self._store: Final = rooms.tools.store
        self._days: Final = days
        self._pause: Final = pause
        self._unreadable: Final[set[str]] = set()
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look after the tables from now on."""
        self._working = asyncio.create_task(self._work())
        self._working.add_done_callback(_report)

    async def close(self) -> None:
        """Do nothing more; what is under way is committed as a whole or not at all."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def look(self) -> None:
        """Do what is to be done now. Raises StoreError; what was done by then is done."""
        await self._store.drop_handovers()
        if self._days:
            await self._drop_old(self._store.now() - self._days * DAY)
        await self._put_away(self._store.now() - REST)
        while await self._store.give_back():
            await asyncio.sleep(self._pause)

    async def _work(self) -> None:
        await asyncio.sleep(SOON)
        while True:
            try:
                await self.look()
            except StoreError:
                LOGGER.exception("the tables that sleep could not be looked after; that is tried again")
            await asyncio.sleep(AGAIN)

    async def _drop_old(self, before: float) -> None:
        for table in await self._store.untouched(before):
            async with self._rooms.waking:
                if table not in self._rooms:
                    await self._store.drop(table, before)
            await asyncio.sleep(self._pause)

    async def _put_away(self, before: float) -> None:
        for table in await self._store.rested(before):
            if table in self._rooms or table in self._unreadable:
                continue
            try:
                await self._put_one_away(table)
            except LedgerError:  # logged by the ledger; an older version of the rules, which a later program may know
                self._unreadable.add(table)
            await asyncio.sleep(self._pause)

    async def _put_one_away(self, table: str) -> None:
        log = await self._store.load(table)
        if log is None:
            return
        text, result = await asyncio.to_thread(_kept_of, *log)
        async with self._rooms.waking:
            if table not in self._rooms:
                # the first note of what came of it counts; this one is for those that an earlier program did not note
                await self._store.finish(table, result)
                await self._store.put_away(table, text, len(log[1]))


def _kept_of(head: Head, rows: list[Row]) -> tuple[str, Result]:
    """What stays of a match that is over. Raises LedgerError."""
    text = record_text(record_of_log((head, rows)))
    return text, result_of(head.table, restored(head, rows), head.created)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOGGER.error("nobody looks after the tables that sleep any more", exc_info=task.exception())
