"""A server on a free port within the test, and browsers made of real websockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from stolik.server.app import make_app
from stolik.server.rooms import Rooms
from stolik.server.run import Server, bind
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Delay

PATIENCE = 20.0
SEED = 7
Message = dict[str, Any]


def run(data: Path, scenario: Callable[[Served], Awaitable[None]], **changes: Any) -> None:
    """Live through something with a server."""

    async def go() -> None:
        async with served(data, **changes) as server:
            await scenario(server)

    asyncio.run(go())


@dataclass
class Served:
    """A server that runs: its address, its application, and a client for its requests."""

    address: str
    app: Litestar
    http: httpx.AsyncClient
    server: Server

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    async def refusal(self, path: str, **body: object) -> tuple[int, str]:
        """Ask for something that fails: the status, and the code of the problem."""
        answer = await self.http.post(path, json=body)
        return answer.status_code, answer.json()["code"]

    async def post(self, path: str, **body: object) -> Message:
        """Ask for something that succeeds."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Message = answer.json()
        return found

    async def open_table(self, name: str = "Ania", **wanted: object) -> Message:
        return await self.post(
            "/api/tables", **{"name": name, "preset": "kurnik", "options": {"players": "2"}, **wanted}
        )

    @asynccontextmanager
    async def browser(self, table: str, token: str = "") -> AsyncIterator[Browser]:
        """A browser that looks at a table, and has been welcomed."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            browser = Browser(socket)
            await browser.next("welcome")
            yield browser


class Browser:
    """What a browser does: it keeps the last table that it was shown, and all that it was told."""

    nonces = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat = -1
        self.table: Message = {}
        self.mine: Message | None = None
        self.deeds: list[Message] = []
        self.talk: list[Message] = []
        self.heard: list[str] = []

    @property
    def number(self) -> int:
        number: int = self.table["number"]
        return number

    @property
    def phase(self) -> str:
        phase: str = self.table["phase"]
        return phase

    @property
    def in_turn(self) -> bool:
        return self.phase == "playing" and bool(self.table["picture"]["turn"] == self.seat)

    async def hear(self) -> Message:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.table = message["table"]
            self.mine = message["mine"]
            self.deeds += message["deeds"]
            self.talk += message["talk"]
            self.seat = message.get("seat", self.seat)
        return message

    async def next(self, *kinds: str) -> Message:
        """The next message of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def until(self, reached: Callable[[Browser], bool]) -> None:
        """Listen until the table is as it is wanted."""
        while not reached(self):
            await self.hear()

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def command(self, kind: str, *, number: int | None = None, nonce: str = "", **fields: Any) -> Message:
        """Command something; the answer."""
        nonce = nonce or f"n{next(self.nonces)}"
        await self.say(kind, nonce=nonce, number=self.number if number is None else number, **fields)
        while True:
            answer = await self.next("done", "refused", "stale", "confirm", "failed")
            if answer.get("nonce") == nonce:
                return answer

    async def done(self, kind: str, **fields: Any) -> int:
        """Command something that is obeyed, and see what came of it; the number of its entry."""
        answer = await self.command(kind, **fields)
        assert answer["type"] == "done", answer
        number: int = answer["number"]
        await self.until(lambda browser: browser.number >= number)
        return number

    async def play(self) -> None:
        """Do something sensible in turn: what is offered, else discard what can be discarded."""
        assert self.mine is not None
        offers = self.mine["choice"]["offers"]
        possible = [offer["act"] for offer in offers if "refusal" not in offer and not offer.get("stage")]
        wanted = [act for act in possible if act.split()[0] in ("draw", "pass", "no")] or possible
        acts = wanted[:1] or [f"discard {card}" for card in dict.fromkeys(reversed(self.mine["hand"]))]
        for act in acts:
            answer = await self.command("act", act=act)
            if answer["type"] == "done":
                await self.until(partial(_has_reached, answer["number"]))
                return
        raise AssertionError(f"nothing of {acts} can be done")


def _has_reached(number: int, browser: Browser) -> bool:
    return browser.number >= number


@asynccontextmanager
async def served(
    data: Path, *, delay: Delay | None = None, static: Path | None = None, **changes: Any
) -> AsyncIterator[Served]:
    """A server over the database of a folder; what it keeps is there for the next one."""
    wanted: dict[str, Any] = {
        "data": data,
        "database": str(data / "stolik.db"),
        "port": 0,
        "port_named": True,
        "pace": 0.0,
    }
    settings = Settings(**(wanted | changes))
    listening = bind(settings)
    store = await Store.open(settings.database, commit_delay=delay)
    seeds = itertools.count(SEED)
    app = make_app(settings, store, static=static or data / "no page", seeds=lambda: next(seeds))
    ready = asyncio.Event()
    server = Server(app, ready.set)
    running = asyncio.create_task(server.serve([listening]))
    await asyncio.wait([running, asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            yield Served(address, app, http, server)
    finally:
        server.should_exit = True
        await running
