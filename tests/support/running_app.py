"""The real application in this process, on a port of this machine, with its tables within reach of a test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar

from stolik.server.app import make_app
from stolik.server.rooms import Rooms
from stolik.server.run import Server, bind
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.table.sitting import Sitting
from tests.support.unhurried import UNHURRIED


@dataclass(frozen=True)
class RunningApp:
    """Where it is reached, and its tables."""

    address: str
    app: Litestar

    async def sitting(self, table: str) -> Sitting:
        """The true table of that id; it is the one that is played at for as long as somebody is connected."""
        rooms: Rooms = self.app.state.rooms
        async with rooms.visit(table) as room, room.certain() as sitting:
            return sitting


@asynccontextmanager
async def running(folder: Path, seeds: Callable[[], int]) -> AsyncIterator[RunningApp]:
    """Serve from that folder until the end of the block; new tables get these seeds."""
    settings = Settings(data=folder, database=str(folder / "stolik.db"), port=0, port_named=True, pace=0, **UNHURRIED)
    app = make_app(settings, await Store.open(settings.database), seeds=seeds)
    ready = asyncio.Event()
    with bind(settings) as listening:
        server = Server(app, ready.set)
        serving = asyncio.create_task(server.serve([listening]))
        await asyncio.wait_for(ready.wait(), 10)
        try:
            yield RunningApp(f"127.0.0.1:{listening.getsockname()[1]}", app)
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, 10)
