"""Tables without a web around them, at whatever time."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from stolik.server.hub import MemoryHub
from stolik.server.rooms import Rooms
from stolik.server.settings import Settings
from stolik.server.storage.store import Clock, Store
from stolik.server.thinkers import Thinkers
from stolik.server.tools import Tools
from stolik.table.thinking import BotTask, think


class ThinkingHere(Thinkers):
    """Bots that think in this process: none is started for them."""

    async def think(self, task: BotTask) -> tuple[str, str]:
        return think(task.rules, task.position, task.seat, task.level, task.seed)


@asynccontextmanager
async def rooms_over(data: Path, clock: Clock = time.time) -> AsyncIterator[Rooms]:
    """The tables in the database of a folder; what is kept is there for the next ones."""
    settings = Settings(data=data, database=str(data / "stolik.db"), pace=0.0)
    store = await Store.open(settings.database, clock=clock)
    seeds = itertools.count(1)
    tools = Tools(settings, store, MemoryHub(), ThinkingHere(1), lambda: next(seeds))
    rooms = Rooms(tools)
    await tools.hub.start()
    try:
        yield rooms
    finally:
        await rooms.close()
        await tools.thinkers.close()
        await tools.hub.close()
        await store.close()
