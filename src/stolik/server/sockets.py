"""The websocket of a table: who it is, what is read from it, and what comes of that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from stolik.desk.said import Refusal
from stolik.server.connection import BUSY, FAULT, POLICY, Connection
from stolik.server.fault import TooFast, WebError, WebFault
from stolik.server.frame import SPECTATOR
from stolik.server.handovers import new_handover
from stolik.server.keys import hashed
from stolik.server.ledger import LedgerError
from stolik.server.limits import Limits, Meter, visitor_of
from stolik.server.protocol import (
    Command,
    Consider,
    Failed,
    FromBrowser,
    Handover,
    HandoverCode,
    Hello,
    Hint,
    Ping,
    Pong,
    Refused,
    Silence,
)
from stolik.server.reading import Unreadable, read_message, weight_of
from stolik.server.room import Room
from stolik.server.rooms import Rooms
from stolik.server.storage.fault import StoreError
from stolik.table.sitting import SittingError

LOGGER = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
MOST_UNREADABLE: Final = 5

FULL: Final = (WebFault.CONNECTIONS_FULL, WebFault.ADDRESS_FULL, WebFault.TABLES_FULL, WebFault.CLOSING)
"""Faults that pass: whoever comes again later may be let in."""

GONE: Final = (WebSocketDisconnect, ConnectionError, ClientDisconnected)
"""What it means to read from a socket that is closed, or to send to it."""

_ENCODER: Final = msgspec.json.Encoder()

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Let a person, or a spectator, be at a table for as long as his connection lasts."""
    limits: Limits = socket.app.state.limits
    await socket.accept()
    with contextlib.suppress(*GONE):
        try:
            with limits.connected(visitor_of(socket)):
                await _visit(socket, table)
        except WebError as error:
            await _turn_away(socket, Failed(error.code, error.params), BUSY if error.code in FULL else POLICY)
        except (StoreError, LedgerError):
            LOGGER.exception("the table %r cannot be shown", table)
            await _turn_away(socket, Failed(WebFault.INTERNAL), FAULT)
        except GONE:
            raise
        except Exception:  # else it is the framework that closes, with a code of its own that no client knows
            LOGGER.exception("a socket of the table %r failed", table)
            await socket.close(FAULT)


async def _turn_away(socket: Socket, why: Failed, close: int) -> None:
    await socket.send_text(_ENCODER.encode(why).decode())
    await socket.close(close)


async def _visit(socket: Socket, table: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    token = await _hello(socket)
    async with rooms.visit(table) as room:
        connection = Connection(hashed(token) if token else "")
        writing = asyncio.create_task(_write(socket, connection))
        try:
            await room.join(connection)
            await _read(socket, rooms, room, connection)
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await room.leave(connection)


async def _hello(socket: Socket) -> str:
    """The token of the first message. Raises WebError."""
    try:
        first = read_message(await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN))
    except (TimeoutError, Unreadable) as error:
        raise WebError(WebFault.HELLO, 400) from error
    if not isinstance(first, Hello):
        raise WebError(WebFault.HELLO, 400)
    return first.token


async def _write(socket: Socket, connection: Connection) -> None:
    with contextlib.suppress(*GONE):
        await connection.write(socket.send_text)
        await socket.close(connection.closing)


async def _read(socket: Socket, rooms: Rooms, room: Room, connection: Connection) -> None:
    """Do what the messages ask for, one after the other, until the socket is closed."""
    limits: Limits = socket.app.state.limits
    meter = Meter(limits.messages)
    unreadable = 0
    while True:
        text = await socket.receive_text()
        if connection.closing:
            continue
        try:
            message = read_message(text)
            meter.demand(time.monotonic(), weight_of(message))
            await _do(message, rooms, room, connection)
        except TooFast as error:
            connection.say(Failed(error.code, error.params))
            connection.close(POLICY)
        except Unreadable:
            unreadable += 1
            connection.say(Failed(WebFault.UNREADABLE))
            if unreadable >= MOST_UNREADABLE:
                connection.close(POLICY)


async def _do(message: FromBrowser, rooms: Rooms, room: Room, connection: Connection) -> None:
    match message:
        case Ping():
            connection.say(Pong())
        case Hello():
            connection.say(Failed(WebFault.HELLO_AGAIN))
        case Command() if connection.seat == SPECTATOR:
            connection.say(Refused(message.nonce, Refusal(WebFault.SPECTATOR.message)))
        case Command():
            await _obey(message, room, connection)
        case Consider():
            connection.say(await room.consider(connection, message))
        case Hint(id=asked):
            rooms.hints.ask(room, connection, asked)
        case Silence() if connection.seat == SPECTATOR:
            connection.say(Failed(WebFault.SPECTATOR))
        case Silence(on=on):
            await _keep_silent(room, connection, on)
        case Handover() if connection.seat == SPECTATOR:
            connection.say(Failed(WebFault.SPECTATOR))
        case Handover(id=asked):
            code = await new_handover(rooms.tools.store, room, connection)
            connection.say(HandoverCode(asked, code))


async def _keep_silent(room: Room, connection: Connection, on: bool) -> None:
    try:
        await room.keep_silent(connection, on)
    except SittingError:  # the match is over, or somebody else plays here: nothing is asked
        connection.say(Failed(WebFault.NOT_IN_TURN))


async def _obey(command: Command, room: Room, connection: Connection) -> None:
    try:
        await room.obey(connection, command)
    except StoreError as error:
        LOGGER.error("a command could not be kept: %s", error)
        connection.say(Failed(WebFault.NOT_KEPT, nonce=command.nonce))
