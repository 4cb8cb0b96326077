"""Two people at a table of their own, who must not notice what others do to the server."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from tests.support.web import Browser, Served

QUICK = 3.0
"""Seconds within which a move is done and seen: on shared cores, yet before anybody would lose patience."""


class Bystanders:
    """A match that goes on."""

    def __init__(self, table: str, tokens: tuple[str, str], browsers: tuple[Browser, Browser]) -> None:
        self.table = table
        self.tokens = tokens
        self.one, self.other = browsers
        self.slowest = 0.0

    async def go_on(self, moves: int = 1) -> None:
        """Play a few moves, which both see."""
        for _ in range(moves):
            begun = time.monotonic()
            await (self.one if self.one.in_turn else self.other).play()
            number = max(self.one.number, self.other.number)
            for browser in (self.one, self.other):
                await browser.until(partial(_has_seen, number))
            self.slowest = max(self.slowest, time.monotonic() - begun)
        assert self.slowest < QUICK

    @property
    def heard(self) -> set[str]:
        """The kinds of messages that they were sent."""
        texts = [*self.one.heard, *self.other.heard]
        return {text.partition('"type":"')[2].partition('"')[0] for text in texts}


def _has_seen(number: int, browser: Browser) -> bool:
    return browser.number >= number


@asynccontextmanager
async def bystanders(server: Served) -> AsyncIterator[Bystanders]:
    """Two people who have begun a match of kurnik; at the end they have been told nothing but how it goes on."""
    first = await server.open_table("Ania")
    table = first["table"]
    second = await server.post(f"/api/tables/{table}/seats", name="Ola")
    async with (
        server.browser(table, first["token"]) as one,
        server.browser(table, second["token"]) as other,
    ):
        await one.done("ready", on=True)
        await other.until(lambda browser: browser.number >= one.number)
        await other.done("ready", on=True)
        await one.until(lambda browser: browser.phase == "playing")
        playing = Bystanders(table, (first["token"], second["token"]), (one, other))
        await playing.go_on()
        yield playing
        await playing.go_on()
        assert playing.heard <= {"welcome", "update", "done"}
