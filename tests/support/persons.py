"""Persons who play on whatever happens to the server: they come back, and repeat what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Final

from stolik.server import protocol as p
from tests.support.table_client import Lost, TableClient

BACK: Final = 0.05
"""Seconds between two tries to connect."""


class Person:
    """One client that plays until it is told to stop, and what it sent and heard."""

    def __init__(self, client: TableClient, rng: Random) -> None:
        self.client = client
        self.sent: dict[str, p.Command] = {}
        self.repeated: set[str] = set()
        self.lost = 0
        self._rng = rng
        self._stops = False
        self._comes_back = True

    def stop(self) -> None:
        """Finish what is under way."""
        self._stops = True

    def stay_away(self) -> None:
        """Play until the connection is lost."""
        self._comes_back = False

    async def play(self) -> None:
        """Play, and come back whenever the connection is lost."""
        while not self._stops:
            with suppress(Lost):
                await self.client.connect()
                if self.client.pending is not None:
                    self.repeated.add(self.client.pending.nonce)
                await self._heard(await self.client.repeat())
                await self._play()
                return
            self.lost += 1
            if not self._comes_back:
                return
            await asyncio.sleep(BACK)

    async def _play(self) -> None:
        while not self._stops:
            command = await self._command()
            if command is not None:
                self.sent[command.nonce] = command
                await self._heard(await self.client.ask(command))
            else:
                with suppress(TimeoutError):
                    await self.client.receive(wait=0.2)

    async def _command(self) -> p.Command | None:
        client = self.client
        now = client.now
        if now.phase == "pause" and not now.places[client.seat].ready:
            return p.Next(nonce=client.nonce(), number=now.number)
        if client.choice is None:
            return None
        if self._rng.random() < 0.1 and client.mine is not None and client.mine.undo is not None:
            return p.Undo(nonce=client.nonce(), number=now.number)
        return await client.choose(self._rng)

    async def _heard(self, answer: p.FromTable | None) -> None:
        if isinstance(answer, p.Done):
            await self.client.reach(answer.number)
        elif isinstance(answer, p.Refused | p.Confirm):
            raise AssertionError(f"{self.client.pending}: {answer}")


def persons(tables: list[list[TableClient]], seed: int) -> Iterator[Person]:
    """A person for every client, each with a will of its own."""
    for at, client in enumerate(client for clients in tables for client in clients):
        yield Person(client, Random(f"{seed}/{at}"))
