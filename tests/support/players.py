"""What people do at the table of a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.support.web import PATIENCE, Browser, Served


async def sit(server: Served, table: str, name: str, seat: int = -1) -> dict[str, object]:
    return await server.post(f"/api/tables/{table}/seats", name=name, seat=seat)


async def play_until(reached: Callable[[Browser], bool], *browsers: Browser) -> None:
    """Let these persons play, and all of them see what happens."""
    first = browsers[0]
    while not reached(first):
        in_turn = next((browser for browser in browsers if browser.in_turn), None)
        if in_turn is None:
            await first.hear()
        else:
            await in_turn.play()
        for browser in browsers:
            await browser.until(lambda one: one.number >= max(other.number for other in browsers))


async def two_at_play(server: Served) -> tuple[dict[str, object], dict[str, object]]:
    """Two persons whose match has begun."""
    given = await server.open_table()
    friend = await sit(server, given["table"], "Ola")
    for one in (given, friend):
        async with server.browser(given["table"], str(one["token"])) as browser:
            await browser.done("ready", on=True)
    return given, friend


@asynccontextmanager
async def two_here(server: Served) -> AsyncIterator[tuple[Browser, Browser]]:
    """Two persons who gather at a table of their own, and look at it."""
    given = await server.open_table()
    friend = await sit(server, given["table"], "Ola")
    async with (
        server.browser(given["table"], given["token"]) as ania,
        server.browser(given["table"], str(friend["token"])) as ola,
    ):
        yield ania, ola


async def wait_for(reached: Callable[[], bool]) -> None:
    """Wait until something is so that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.02)
