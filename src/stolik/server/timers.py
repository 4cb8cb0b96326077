"""What a table does when time is over: the clock of a turn, a long pause, somebody who lets the others wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from stolik.server.background import TRY_AGAIN, begin
from stolik.server.ledger import LedgerError
from stolik.server.room import Room
from stolik.server.storage.fault import StoreError
from stolik.server.window import NOTHING

LOGGER = logging.getLogger(__name__)


class Due(NamedTuple):
    """What is to be done, and in how many seconds."""

    seconds: float
    do: Callable[[], Awaitable[object]]


class Timers:
    """Waits for whatever is due next at a table, as long as somebody is there or was a moment ago.

    What is done names the turn or the pause that it is for, so that it does nothing where that has passed.
    """

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._task: asyncio.Task[None] | None = None
        self._stirred: Final = asyncio.Event()
        self.is_acting = False

    def look(self) -> None:
        """Something changed at the table, or somebody came or went."""
        self._stirred.set()
        if self._task is None or self._task.done():
            self._task = begin(self._run())

    def stop(self) -> asyncio.Task[None] | None:
        """Wait for nothing more; what waited, if anything."""
        task, self._task = self._task, None  # what was cancelled remembers where, and so would keep this in memory
        if task is not None:
            task.cancel()
        return task

    async def _run(self) -> None:
        while self._room.presence.is_awake:
            try:
                if not await self._wait():
                    return
            except (StoreError, LedgerError):
                LOGGER.exception("what is due at the table %s cannot be done now", self._room.table)
                await asyncio.sleep(TRY_AGAIN)

    async def _wait(self) -> bool:
        """Do what is due next when its time has come, unless something changes before; whether there was any."""
        self._stirred.clear()
        due = await self._due()
        if due is None:
            return self._stirred.is_set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), due.seconds)
            return True
        if self._room.presence.is_awake:
            self.is_acting = True
            try:
                await due.do()
            finally:
                self.is_acting = False
        return True

    async def _due(self) -> Due | None:
        room = self._room
        async with room.certain():
            room.look()
            turn, pause, thinker = room.window.turn, room.waiting.pause, room.waiting.thinker
            if turn != NOTHING:
                return Due(room.window.left, lambda: room.do(lambda sitting: sitting.time_over(turn)))
            if pause != NOTHING:
                return Due(room.waiting.left, lambda: room.do(lambda sitting: sitting.end_pause(pause)))
            if thinker != NOTHING and room.waiting.left:
                return Due(room.waiting.left, room.show_idle)
            if room.away.left:
                return Due(room.away.left, room.show_idle)
        return None
