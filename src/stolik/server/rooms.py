"""The live tables of a server: opened when somebody comes, put to sleep when all are gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from stolik.games.option import RuleSet
from stolik.server import ledger
from stolik.server.commands import agree
from stolik.server.connection import GOING_AWAY
from stolik.server.fault import WebError, WebFault
from stolik.server.hints import Hints
from stolik.server.keys import new_table
from stolik.server.play import Play
from stolik.server.presence import REST_AFTER
from stolik.server.protocol import Closing
from stolik.server.requests import OpenTable, TableWanted
from stolik.server.room import Room
from stolik.server.tools import Tools
from stolik.table.sitting import Sitting

MOST_LISTED: Final = 50
LAST_WORDS: Final = 1.0
"""Seconds for the sockets to take what is sent last."""


class Rooms:
    """Every room that is awake, by table."""

    def __init__(self, tools: Tools) -> None:
        self.tools: Final = tools
        self.hints: Final = Hints(tools.thinkers)
        self.waking: Final = asyncio.Lock()
        """Held while a table wakes: who holds it knows that those that sleep stay asleep."""
        self._rooms: Final[dict[str, Room]] = {}
        self._plays: Final[dict[str, Play]] = {}
        self._closed = False

    def __contains__(self, table: str) -> bool:
        return table in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    async def create(self, wanted: TableWanted, rule_set: RuleSet, token_hash: str) -> tuple[str, int]:
        """A new table with a person at it, and his seat; with bots the match begins.

        Raises SittingError, StoreError, WebError.
        """
        self._demand_room()
        sitting = Sitting(rule_set, self.tools.new_seed())
        sitting.sit(wanted.name, token_hash, 0)
        agree(sitting, wanted.manners)
        if wanted.bots:
            for seat, bot in enumerate(wanted.seats[: len(sitting.places) - 1], start=1):
                sitting.fill(bot.level, seat, bot.pace)
            sitting.fill(wanted.bots)
            sitting.ready(0, True)
        table = new_table()
        await ledger.begin(self.tools.store, table, sitting, rule_set)
        owners = [place.token for place in sitting.places]
        return table, owners.index(token_hash)

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, which stays awake meanwhile. Raises WebError, StoreError or LedgerError."""
        room = await self._room(table)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            if not room.visitors and not self._closed:
                asyncio.get_running_loop().call_later(REST_AFTER, self._sleep, room)

    def open_tables(self) -> list[OpenTable]:
        """The tables that are told to everybody: those with a seat to take first, and the newest ones first."""
        found = [(room.created, listing) for room in self._rooms.values() if (listing := room.listing) is not None]
        found.sort(key=lambda each: (each[1].phase != "gathering", -each[0]))
        return [listing for _, listing in found[:MOST_LISTED]]

    async def close(self) -> None:
        """Tell all that the server is being stopped, and stop everything."""
        self._closed = True
        await asyncio.gather(*(play.close() for play in self._plays.values()))
        for room in self._rooms.values():
            for connection in room.presence:
                connection.say(Closing())
                connection.close(GOING_AWAY)
        end = asyncio.get_running_loop().time() + LAST_WORDS
        while any(room.presence for room in self._rooms.values()) and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)

    async def _room(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is not None:
            return room
        async with self.waking:
            return self._rooms.get(table) or await self._open(table)

    async def _open(self, table: str) -> Room:
        self._demand_room()
        kept = await ledger.read_kept(self.tools.store, table)
        if kept is None:
            raise await self._gone(table)
        room = Room(table, kept, self.tools)
        play = Play(room, self.tools.thinkers, self.tools.settings.pace)
        room.on_bot_turn = play.wake
        room.on_wait = play.wait
        room.on_news = play.timers.look
        self.tools.hub.subscribe(table, room.heard)
        self._rooms[table] = room
        self._plays[table] = play
        return room

    async def _gone(self, table: str) -> WebError:
        """Why nobody can be at a table."""
        is_over = await self.tools.store.record(table) is not None
        return WebError(WebFault.TABLE_OVER, 410) if is_over else WebError(WebFault.NO_TABLE, 404)

    def _demand_room(self) -> None:
        if self._closed:
            raise WebError(WebFault.CLOSING, 503)
        if len(self._rooms) >= self.tools.settings.table_limit:
            raise WebError(WebFault.TABLES_FULL, 503)

    def _sleep(self, room: Room) -> None:
        if room.visitors or self._rooms.get(room.table) is not room:
            return
        if self._plays[room.table].is_busy:
            asyncio.get_running_loop().call_later(REST_AFTER, self._sleep, room)
            return
        self.tools.hub.unsubscribe(room.table, room.heard)
        self._plays[room.table].stop()
        del self._rooms[room.table]
        del self._plays[room.table]
        room.rest()
