"""Somebody else at the table, who speaks to the server without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, TypeVar

from stolik.server import protocol as p
from stolik.server import requests
from tests.support.opened import post
from tests.support.table_client import TableClient

Result = TypeVar("Result")
PATIENCE = 30.0


class Elsewhere:
    """A thread where the friends' connections live: Playwright's own loop runs in that of the test."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait until something is done there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def close(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


class Friend:
    """A person at a table. What he does is obeyed, or the test fails."""

    def __init__(self, elsewhere: Elsewhere, client: TableClient) -> None:
        self.client = client
        self._elsewhere = elsewhere
        elsewhere.do(client.connect())

    @property
    def seat(self) -> int:
        return self.client.seat

    @property
    def table(self) -> str:
        return self.client.table

    @property
    def now(self) -> p.TableNow:
        """The table as it is at this moment."""
        self._elsewhere.do(self.client.drain())
        return self.client.now

    def sees_melds(self, side: int, melds: dict[str, int]) -> None:
        """Look on until a side has these melds of so many cards."""
        self.until(lambda now: _melds(now, side) == melds)

    def until(self, holds: Callable[[p.TableNow], bool]) -> p.TableNow:
        """Look on until the table is as it is wanted."""
        self._elsewhere.do(self.client.until(lambda: holds(self.client.now), PATIENCE))
        return self.client.now

    def act(self, *texts: str, sure: bool = False) -> None:
        """Do these things when it is his turn."""
        for text in texts:
            self.until(lambda now: now.picture is not None and now.picture.turn == self.seat)
            self._obeyed(self.client.act(text, sure=sure))

    def ready(self) -> None:
        """Agree to these rules."""
        self._do(lambda nonce, number: p.Ready(nonce=nonce, number=number, on=True))

    def fill(self, level: str) -> None:
        """Put bots on the free seats."""
        self._do(lambda nonce, number: p.Fill(nonce=nonce, number=number, level=level))

    def change_rules(self, **options: str) -> None:
        """Wish for other rules."""
        self._do(lambda nonce, number: p.ChangeRules(nonce=nonce, number=number, preset="kurnik", options=options))

    def go_on(self) -> None:
        """Have read the score."""
        self._do(lambda nonce, number: p.Next(nonce=nonce, number=number))

    def vote(self, seat: int, wish: p.Wish) -> None:
        """Say what shall happen to the seat of somebody who is away."""
        self._do(lambda nonce, number: p.Vote(nonce=nonce, number=number, seat=seat, wish=wish))

    def leave(self) -> None:
        """Get up."""
        self._do(lambda nonce, number: p.Leave(nonce=nonce, number=number))

    def close(self) -> None:
        """Lose the connection."""
        self._elsewhere.do(self.client.close())

    def come_back(self) -> None:
        """Connect again."""
        self._elsewhere.do(self.client.connect())

    def _do(self, command: Callable[[str, int], p.Command]) -> None:
        number = self.now.number
        self._obeyed(self.client.ask(command(self.client.nonce(), number)))

    def _obeyed(self, asking: Coroutine[Any, Any, p.FromTable]) -> None:
        answer = self._elsewhere.do(asking)
        assert isinstance(answer, p.Done), answer
        self._elsewhere.do(self.client.reach(answer.number))


class Friends:
    """Makes friends sit down, and lets them go at the end."""

    def __init__(self, elsewhere: Elsewhere, server: str) -> None:
        self._elsewhere = elsewhere
        self._server = server
        self._friends: list[Friend] = []

    def sit_down(self, table: str, name: str, seat: int = -1) -> Friend:
        """A friend at a table that is there."""
        wanted = requests.SeatWanted(name, seat)
        given = self._elsewhere.do(post(self._server, f"/tables/{table}/seats", wanted, requests.SeatGiven))
        return self._known(given, name)

    def open_table(self, name: str, preset: str = "kurnik", **options: str) -> Friend:
        """A friend at a new table of his own."""
        wanted = requests.TableWanted(name, preset, options)
        return self._known(self._elsewhere.do(post(self._server, "/tables", wanted, requests.SeatGiven)), name)

    def leave(self) -> None:
        """Close all their connections."""
        for friend in self._friends:
            friend.close()

    def _known(self, given: requests.SeatGiven, name: str) -> Friend:
        friend = Friend(self._elsewhere, TableClient(self._server, given.table, given.token, name=name))
        self._friends.append(friend)
        return friend


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """A thread for friends that ends with the block."""
    thread = Elsewhere()
    try:
        yield thread
    finally:
        thread.close()


def _melds(now: p.TableNow, side: int) -> dict[str, int]:
    assert now.picture is not None
    return {group.key: len(group.cards) for group in now.picture.lanes[side].groups}
