"""Two tables of one server at which the same is done; what one seat, or a spectator, is sent there is compared."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import httpx

from stolik.games.option import RuleSet, value_text
from stolik.table.sitting import Sitting
from tests.support.opened import open_table
from tests.support.running_app import RunningApp
from tests.support.table_client import TableClient

NAMES: Final = ("Ala", "Basia", "Celina", "Danka")
CODE: Final = re.compile(rb'("type":"handover","id":\d+,"code":")[^"]*')

T = TypeVar("T")


class Leak(AssertionError):
    """A seat could tell two tables apart by what is hidden from it."""


class Twin:
    """One of the two tables: everybody's client, and that of the seat that is watched."""

    def __init__(self, clients: list[TableClient], seat: int, sitting: Sitting) -> None:
        """`sitting` is the true table; a spectator is watched if the seat is -1."""
        self.clients = clients
        """By seat, once the cards are dealt."""
        self.table = clients[0].table
        self.sitting = sitting
        self.spectator = TableClient(clients[0].server, self.table, name="nobody")
        self.watched = self.spectator
        self._seat = seat
        self.pages: list[bytes] = []

    @property
    def everybody(self) -> list[TableClient]:
        """All clients, the spectator last."""
        return [*self.clients, self.spectator]

    async def begin(self) -> None:
        """All come and are ready; the spectator comes first."""
        await self.spectator.connect()
        for client in self.clients:
            await client.connect()
        for client in self.clients:
            await client.ready()
        for client in self.everybody:
            await client.reach(self.sitting.number)
        self.clients.sort(key=lambda client: client.seat)
        self.watched = self.spectator if self._seat < 0 else self.clients[self._seat]
        await self.settle()

    async def settle(self) -> None:
        """Let everybody hear of every entry, and the watched one of all else too."""
        for client in self.everybody:
            await client.reach(self.sitting.number)
        await self.watched.drain()

    async def look_from_outside(self) -> None:
        """Ask for the table as one does who has no connection."""
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"http://{self.watched.server}/api/tables/{self.table}")
        assert answer.is_success, answer.text
        self.pages.append(answer.content)

    def seen(self) -> list[bytes]:
        """Every message that the watched seat was sent, without what is drawn by lot for each table."""
        messages = [*self.watched.received, *self.pages]
        return [CODE.sub(rb"\1", message.replace(self.table.encode(), b"TABLE")) for message in messages]


class Twins:
    """Both tables."""

    def __init__(self, one: Twin, other: Twin) -> None:
        self.both: Final = (one, other)
        self.compared = 0

    @classmethod
    async def open(cls, app: RunningApp, rule_set: RuleSet, seat: int) -> Twins:
        """Two tables with the same people, just dealt."""
        names = NAMES[: rule_set.number("players")]
        options = {name: value_text(value) for name, value in rule_set.changes.items()}
        both = []
        for _ in range(2):
            clients = await open_table(app.address, *names, preset=rule_set.preset, **options)
            both.append(Twin(clients, seat, await app.sitting(clients[0].table)))
            await both[-1].begin()
        return cls(*both)

    async def do(self, deed: Callable[[Twin], Awaitable[T]]) -> tuple[T, T]:
        """Do the same at both, one after the other, and let everybody hear of it."""
        results = []
        for twin in self.both:
            results.append(await deed(twin))
            await twin.settle()
        return results[0], results[1]

    def compare(self, doing: str) -> None:
        """Raise Leak unless the watched seat was sent the same at both tables."""
        one, other = (twin.seen() for twin in self.both)
        must_be_same(one[self.compared :], other[self.compared :], doing)
        self.compared = len(one) - len(self.both[0].pages)
        for twin in self.both:
            twin.pages.clear()

    def check_secrets(self) -> None:
        """Raise Leak if anything that was sent holds what no browser may ever have."""
        for twin in self.both:
            sent = b"".join(twin.watched.received)
            tokens = [client.token for client in twin.clients]
            hashes = [place.token for place in twin.sitting.places]
            if any(secret and secret.encode() in sent for secret in [*tokens, *hashes]):
                raise Leak("a token, or the hash of one")

    async def close(self) -> None:
        """Everybody goes."""
        for twin in self.both:
            for client in twin.everybody:
                await client.close()


def must_be_same(one: Sequence[bytes], other: Sequence[bytes], doing: str) -> None:
    """Raise Leak at the first message that is not the same."""
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            at = next((at for at, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
            raise Leak(f"after {doing}: {mine[max(0, at - 80) : at + 80]!r} / {yours[max(0, at - 80) : at + 80]!r}")
    if len(one) != len(other):
        raise Leak(f"after {doing}: {len(one)} messages / {len(other)}: {[*one, *other][-1]!r}")
