"""A person at a table, for tests: speaks the protocol over a real websocket and takes nothing on trust.

Every message must be one of the protocol's, with nothing in it that the protocol does not name; no wait lasts for ever.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from stolik.desk.offer import Choice, Mine, Offer
from stolik.server import protocol as p

WAIT = 30.0
"""Seconds after which a wait is a failure."""

Answer = p.Done | p.Refused | p.Stale | p.Confirm
Wanted = TypeVar("Wanted")

_message = msgspec.json.Decoder(p.FromTable)


class Lost(Exception):
    """The connection is gone, or there is no server to connect to."""


class NotProtocol(AssertionError):
    """A table said what the protocol does not allow."""


def read(data: bytes) -> p.FromTable:
    """A message of the table. Raises NotProtocol for one that is not exactly what the protocol describes."""
    try:
        message = _message.decode(data)
    except msgspec.ValidationError as error:
        raise NotProtocol(f"{error}: {data!r}") from error
    if msgspec.json.decode(data) != msgspec.json.decode(msgspec.json.encode(message)):
        raise NotProtocol(f"more, or less, than {type(message).__name__} has: {data!r}")
    return message


class TableClient:
    """One seat's (or a spectator's) connection, and what it was told; messages are taken in only while one waits."""

    def __init__(self, server: str, table: str, token: str = "", *, name: str = "client") -> None:
        """`server` is `127.0.0.1:PORT`; `name` begins the nonces, so that two runs can use the same."""
        self.server = server
        self.table = table
        self.token = token
        self.seat = -1
        self.received: list[bytes] = []
        self.messages: list[p.FromTable] = []
        self.done: dict[str, int] = {}
        self.pending: p.Command | None = None
        self.is_closing = False
        self._name = name
        self._count = itertools.count(1)
        self._now: p.TableNow | None = None
        self.mine: Mine | None = None
        self._socket: ClientConnection | None = None
        self._welcomed = False

    @property
    def now(self) -> p.TableNow:
        """The table as it was last told."""
        assert self._now is not None, "not connected yet"
        return self._now

    @property
    def is_welcome(self) -> bool:
        """Whether it has been welcomed on the connection that it has."""
        return self._socket is not None and self._welcomed

    @property
    def choice(self) -> Choice | None:
        """What can be done without selecting cards, if it is this seat's turn."""
        return self.mine.choice if self.mine else None

    # -- the connection ----------------------------------------------------------------------------------------------

    async def connect(self) -> p.Welcome:
        """Say hello and be welcomed. Raises Lost if there is nobody."""
        address = f"ws://{self.server}/api/tables/{self.table}/socket"
        try:
            self._socket = await connect(address, max_queue=None, open_timeout=WAIT, close_timeout=1, proxy=None)
        except (OSError, InvalidHandshake, InvalidMessage, TimeoutError, ConnectionClosed) as error:
            raise Lost(str(error)) from error
        self.is_closing = self._welcomed = False
        await self._send(p.Hello(self.token))
        first = await self.receive()
        if not isinstance(first, p.Welcome):
            raise NotProtocol(f"the first message is {first!r}")
        return first

    async def close(self) -> None:
        """Go away without a word."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _send(self, message: msgspec.Struct) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        """Send anything. Raises Lost."""
        if self._socket is None:
            raise Lost
        try:
            await self._socket.send(text)
        except ConnectionClosed:
            while True:  # what came before the end was said; then Lost
                await self.receive()

    async def receive(self, wait: float = WAIT) -> p.FromTable:
        """The next message. Raises Lost, or TimeoutError after so many seconds."""
        if self._socket is None:
            raise Lost
        try:
            async with asyncio.timeout(wait):
                data = await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise Lost(str(error)) from error
        self.received.append(data)
        message = read(data)
        self.messages.append(message)
        self._take(message)
        return message

    def _take(self, message: p.FromTable) -> None:
        if isinstance(message, p.Welcome):
            self.seat = message.seat
            self._welcomed = True
        elif isinstance(message, p.Done):
            self._answered(message.nonce)
            if self.done.setdefault(message.nonce, message.number) != message.number:
                raise NotProtocol(f"{message.nonce} was {self.done[message.nonce]} and is now {message.number}")
        elif isinstance(message, p.Refused | p.Stale | p.Confirm):
            self._answered(message.nonce)
        elif isinstance(message, p.Closing):
            self.is_closing = True
        if isinstance(message, p.Welcome | p.Update):
            self._take_table(message.table, message.mine)

    def _take_table(self, now: p.TableNow, mine: Mine | None) -> None:
        if now.table != self.table:
            raise NotProtocol(f"of another table, {now.table}")
        if mine is not None and mine.seat != self.seat:
            raise NotProtocol(f"seat {self.seat} gets what is seat {mine.seat}'s")
        if self._now is not None and now.number < self._now.number:
            raise NotProtocol(f"back from {self._now.number} to {now.number}")
        self._now, self.mine = now, mine

    def _answered(self, nonce: str) -> None:
        if self.pending is None or nonce != self.pending.nonce:
            raise NotProtocol(f"an answer to {nonce}, which waits for none")
        self.pending = None

    # -- waiting -----------------------------------------------------------------------------------------------------

    async def until(self, holds: Callable[[], bool], wait: float = WAIT) -> None:
        """Take messages in until something holds."""
        async with asyncio.timeout(wait):
            while not holds():
                await self.receive(wait)

    async def reach(self, number: int) -> None:
        """Take messages in until the table is at that number, or beyond it."""
        await self.until(lambda: self.now.number >= number)

    async def next(self, kind: type[Wanted]) -> Wanted:
        """The next message of that kind; those before it are taken in."""
        async with asyncio.timeout(WAIT):
            while True:
                message = await self.receive()
                if isinstance(message, kind):
                    return message

    async def drain(self) -> None:
        """Take in everything that was sent before now: a ping comes back behind it."""
        await self._send(p.Ping())
        await self.next(p.Pong)

    # -- commands ----------------------------------------------------------------------------------------------------

    def nonce(self) -> str:
        """A nonce that this client has not used."""
        return f"{self._name}-{next(self._count)}"

    async def ask(self, command: p.Command) -> Answer:
        """Send a command and wait for its answer. After Lost it is still `pending`."""
        self.pending = command
        await self._send(command)
        return await self._answer(command.nonce)

    async def send(self, command: p.Command) -> None:
        """Send a command and do not wait; it is `pending` then."""
        self.pending = command
        await self._send(command)

    async def repeat(self) -> Answer | None:
        """Send what was not answered again, the same nonce and all; None if everything was answered."""
        return await self.ask(self.pending) if self.pending is not None else None

    async def _answer(self, nonce: str) -> Answer:
        async with asyncio.timeout(WAIT):
            while True:
                message = await self.receive()
                if isinstance(message, Answer) and message.nonce == nonce:
                    return message
                if isinstance(message, p.Failed):
                    raise NotProtocol(f"{message!r} for {self.pending!r}")

    def command(self, text: str, *, sure: bool = False) -> p.Act:
        """An act for the number that this client knows."""
        return p.Act(nonce=self.nonce(), number=self.now.number, act=text, sure=sure)

    async def act(self, text: str, *, sure: bool = False) -> Answer:
        """Do something, and hear about it."""
        return await self.ask(self.command(text, sure=sure))

    async def undo(self) -> Answer:
        """Take back."""
        return await self.ask(p.Undo(nonce=self.nonce(), number=self.now.number))

    async def ready(self, *, on: bool = True) -> Answer:
        """Agree, or no longer."""
        return await self.ask(p.Ready(nonce=self.nonce(), number=self.now.number, on=on))

    async def consider(self, *cards: str, staged: tuple[str, ...] = (), place: str = "") -> p.Considered | p.Failed:
        """What can be done with these cards? Failed if it is not this seat's turn."""
        number = next(self._count)
        await self._send(p.Consider(number, cards, staged, place))
        async with asyncio.timeout(WAIT):
            while not isinstance(answer := await self.receive(), p.Considered | p.Failed):
                pass
        if isinstance(answer, p.Considered) and answer.id != number:
            raise NotProtocol(f"the answer to {answer.id} instead of {number}")
        return answer

    # -- play --------------------------------------------------------------------------------------------------------

    async def choose(self, rng: Random) -> p.Act:
        """Something that the table offers this seat, which is in turn: mostly drawing and discarding, some lays."""
        assert self.choice is not None, "not in turn"
        offers = fair(self.choice)
        offers = [offer for offer in offers if offer.place == "stock"] or offers
        if offers:
            return self.command(rng.choice(offers).act)
        assert self.mine is not None
        losing: list[Offer] = []
        for cards in selections(self.mine.hand, rng):
            considered = await self.consider(*cards)
            if isinstance(considered, p.Failed):
                raise NotProtocol(f"{considered} in turn")
            choice = considered.choice
            if offers := fair(choice):
                return self.command(rng.choice(offers).act)
            losing += [offer for offer in choice.offers if offer.loses and offer.refusal is None]
        if not losing:
            raise NotProtocol(f"nothing can be done at {self.now!r} with {self.mine!r}")
        return self.command(losing[0].act, sure=True)


def fair(choice: Choice) -> list[Offer]:
    """The offers that can be done at once and lose nothing."""
    return [offer for offer in choice.offers if offer.refusal is None and not offer.stage and not offer.loses]


def selections(hand: tuple[str, ...], rng: Random) -> Iterator[tuple[str, ...]]:
    """Cards that a person might select: now and then all of a rank, then single ones, then any three."""
    ranks: dict[str, list[str]] = {}
    for card in hand:
        ranks.setdefault(card[:-1], []).append(card)
    if rng.random() < 0.3:
        yield from (tuple(cards) for cards in ranks.values() if len(cards) >= 3)
    yield from ((card,) for card in rng.sample(hand, len(hand)))
    yield from itertools.combinations(hand, 3)
