"""How a table goes on by itself: bots play while somebody is there to see it, and nobody is waited for without end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Set
from typing import Final

from stolik.server.background import TRY_AGAIN, begin
from stolik.server.ledger import LedgerError
from stolik.server.room import Room
from stolik.server.storage.fault import StoreError
from stolik.server.thinkers import Thinkers, ThinkersError
from stolik.server.timers import Timers
from stolik.table.entry import ActEntry
from stolik.table.pace import FACTOR
from stolik.table.sitting import Change, Phase, Sitting
from stolik.table.thinking import BotTask

LOGGER = logging.getLogger(__name__)

FURTHER_STEP: Final = 0.4
"""How long a further step of a turn takes, measured by the first one."""
PATIENCE: Final = 15.0
"""Seconds after which the next deal does not wait any more for those whose connection was lost."""


class Play:
    """Plays for the bots of a room at the pace of people, and deals again when those who are here agreed."""

    def __init__(self, room: Room, thinkers: Thinkers, pace: float) -> None:
        self._room: Final = room
        self._thinkers: Final = thinkers
        self._pace: Final = pace
        self._bots: asyncio.Task[None] | None = None
        self._deal: asyncio.Task[None] | None = None
        self._again = False
        self.timers: Final = Timers(room)
        self._stirred: Final = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        """Whether a bot is playing, or the table does something itself."""
        return self.timers.is_acting or self._bots_play

    @property
    def _bots_play(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def wake(self) -> None:
        """Let the bot in turn play, or those who are asked something answer in time."""
        self._stirred.set()
        if self._bots_play:
            self._again = True
        elif self._room.presence.is_awake:
            self._bots = begin(self._play())

    def wait(self) -> None:
        """Wait some time from now on for those who are away."""
        if self._deal is not None:
            self._deal.cancel()
        self._deal = begin(self._deal_again())

    def stop(self) -> list[asyncio.Task[None]]:
        """Do nothing more; what was being done ends soon."""
        tasks = [task for task in (self._bots, self._deal, self.timers.stop()) if task is not None]
        self._bots = self._deal = None
        for task in tasks:
            task.cancel()
        return tasks

    async def close(self) -> None:
        """Do nothing more."""
        await asyncio.gather(*self.stop(), return_exceptions=True)

    async def _play(self) -> None:
        while self._room.presence.is_awake:
            self._again = False
            try:
                if not await self._step() and not self._again:
                    return
            except (StoreError, LedgerError, ThinkersError):
                LOGGER.exception("no bot can play at the table %s now", self._room.table)
                await asyncio.sleep(TRY_AGAIN)

    async def _step(self) -> bool:
        """Let a bot do its next action; whether there was one to be done."""
        async with self._room.certain() as sitting:
            self._stirred.clear()
            task = sitting.bot_task()
            if task is None and not sitting.asked:
                return False
            at, asked = sitting.asked_at, sitting.bots_asked()
            seconds = self._seconds(sitting, task) if task is not None else 0.0
        if task is None:
            await self._open_answers(at, asked)
            return True
        (text, fault), _ = await asyncio.gather(self._thinkers.think(task), asyncio.sleep(seconds))
        await self._room.do(lambda sitting: sitting.bot_act(task.number, text, fault))
        return True

    async def _open_answers(self, at: int, asked: list[BotTask]) -> None:
        """Let the answers count when their time is over. Only who says how much he wants may be quicker."""
        window = self._room.window
        thinking = asyncio.gather(*map(self._thinkers.think, asked))
        if window.sealed:
            await asyncio.sleep(window.left)
        else:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), window.left)
        thought = {task.seat: chosen for task, chosen in zip(asked, await thinking, strict=True)}
        if window.sealed or not window.left:
            await self._room.do(lambda sitting: sitting.settle(at, thought))

    def _seconds(self, sitting: Sitting, task: BotTask) -> float:
        acts = (entry for entry in reversed(sitting.log) if isinstance(entry, ActEntry))
        last = next(acts, None)
        pace = self._pace * FACTOR[sitting.places[task.seat].pace]
        return pace * FURTHER_STEP if last is not None and last.seat == task.seat else pace

    async def _deal_again(self) -> None:
        await asyncio.sleep(PATIENCE)
        try:
            await self._room.do(lambda sitting: _without_the_absent(sitting, self._room.presence.here))
        except (StoreError, LedgerError):
            LOGGER.exception("the next deal of the table %s waits", self._room.table)


def _without_the_absent(sitting: Sitting, here: Set[int]) -> Change:
    return sitting.skip_pause(here) if here and sitting.phase is Phase.PAUSE else Change()
