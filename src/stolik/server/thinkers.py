"""The processes in which bots think."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from stolik.processes import Workers
from stolik.table.thinking import BotTask, think

LOGGER = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS: Final = 3
"""How often a task is given to new processes when those that had it died."""


class ThinkersError(Exception):
    """What a bot thinks cannot be had at present."""


class Thinkers:
    """Any bot's choices, as many at once as there are processes. One that dies is replaced, and its task done again."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._workers = Workers(count)
        self._closed = False

    def warm_up(self) -> None:
        """Start the processes, so that the first choice need not wait for that."""
        for _ in range(self._count):
            self._workers.submit(os.getpid)

    async def think(self, task: BotTask) -> tuple[str, str]:
        """The action that a bot chooses, and what went wrong with it, if anything did. Raises ThinkersError."""
        return await self.run(think, task.rules, task.position, task.seat, task.level, task.seed)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module makes of plain values. Raises ThinkersError."""
        for _ in range(ATTEMPTS):
            if self._closed:
                break
            workers = self._workers
            try:
                return await asyncio.wrap_future(workers.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                LOGGER.warning("a thinking process has died")
                await self._replace(workers)
        raise ThinkersError

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        await asyncio.to_thread(self._workers.drop)

    async def _replace(self, broken: Workers) -> None:
        if self._workers is broken and not self._closed:
            self._workers = Workers(self._count)
            await asyncio.to_thread(broken.drop)
