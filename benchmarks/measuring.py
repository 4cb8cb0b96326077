"""Tables under load at one server, whichever it is, and the times of their moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

import httpx

from benchmarks.line import Line
from benchmarks.served import Served

WARM_UP: Final = 2.0
LIMIT: Final = 0.1
"""Seconds within which 99 of 100 moves of paced tables must arrive."""

GRAIN: Final = 0.06
"""The search ends when the greatest number of tables is known to this part."""

MOST: Final = 4000
"""The search goes no further: a port can have about 28,000 connections from one address."""

AT_ONCE: Final = 8
"""Tables that are opened at the same time."""


class Playing(Protocol):
    """A table with its clients: a move is over when the last of them has heard of it."""

    lines: list[Line]
    is_busy: bool

    async def open(self, http: httpx.AsyncClient, port: int) -> None:
        """Begin a match with all its clients connected."""

    def move(self, due: float) -> None:
        """Send the next move, which was due then."""

    def close(self) -> None:
        """Cut all connections."""


Moved = Callable[[Any, float], None]
"""Called after a move with its table and the time at which it was due."""
Make = Callable[[Moved], Playing]


@dataclass(frozen=True)
class Result:
    """One measurement; times in milliseconds, memory in KiB a table.

    `server` and `generator` are the processors that each kept busy, `server_ms_per_move` the server's processor time.
    """

    tables: int
    seconds: float
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    slowest: float
    memory_per_table: float
    server: float
    generator: float
    server_ms_per_move: float
    bytes_per_message: float
    is_compressed: bool


class Load:
    """The tables at one server, and the times of their moves."""

    def __init__(self, server: Served, make: Make) -> None:
        self.server = server
        self._make = make
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=30, trust_env=False)
        self.matches: list[Playing] = []
        self.times: list[float] = []
        self._loop = asyncio.get_running_loop()
        self._failure: asyncio.Future[None] = self._loop.create_future()
        self._loop.set_exception_handler(self._fail)
        self._moves_on = False
        self._turn = 0
        self._is_paced = False
        self._base = 0

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if not self._failure.done():
            error = context.get("exception")
            self._failure.set_exception(error if isinstance(error, Exception) else RuntimeError(context["message"]))

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many. What the first one costs is the server's own share of memory."""
        if not self.matches and tables > 1:
            await self.grow(1)
            self._base = self.server.memory()
        gate = asyncio.Semaphore(AT_ONCE)
        fresh = [self._make(self._moved) for _ in range(tables - len(self.matches))]

        async def open_one(match: Playing) -> None:
            async with gate:
                await match.open(self._http, self.server.port)

        opening = asyncio.gather(*(open_one(match) for match in fresh))
        either: list[asyncio.Future[Any]] = [opening, self._failure]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        self._check()
        await opening
        self.matches += fresh

    async def close(self) -> None:
        """Cut all connections."""
        for match in self.matches:
            match.close()
        await self._http.aclose()

    async def run(self, tables: int, seconds: float, *, paced: bool) -> Result:
        """Let the first so many tables play, and count what happens after the warm-up."""
        self.begin(tables, paced=paced)
        await self._pass(WARM_UP)
        result = await self.count(tables, seconds)
        await self.end()
        return result

    def begin(self, tables: int, *, paced: bool) -> None:
        """Let the first so many tables play from now on."""
        self._is_paced = paced
        self._moves_on = True
        self._turn += 1
        rng = Random(tables)
        for match in self.matches[:tables]:
            if paced:
                self._loop.call_later(rng.random(), self._tick, match, None, self._turn)
            else:
                match.move(time.perf_counter())

    async def count(self, tables: int, seconds: float) -> Result:
        """What happens for so long at those that play."""
        before = self._counters()
        self.times.clear()
        start = time.perf_counter()
        await self._pass(seconds)
        spent = time.perf_counter() - start
        times, after = sorted(self.times), self._counters()
        used, made, messages, size = (late - early for late, early in zip(after, before, strict=True))
        return Result(
            tables=tables,
            seconds=round(spent, 2),
            moves_per_second=round(len(times) / spent, 1),
            p50=_percentile(times, 0.50),
            p95=_percentile(times, 0.95),
            p99=_percentile(times, 0.99),
            slowest=_percentile(times, 1),
            memory_per_table=round((self.server.memory() - self._base) / 1024 / max(len(self.matches) - 1, 1), 1),
            server=round(used / spent, 2),
            generator=round(made / spent, 2),
            server_ms_per_move=round(1000 * used / max(len(times), 1), 3),
            bytes_per_message=round(size / max(messages, 1)),
            is_compressed=any(line.is_compressed for line in self.matches[0].lines),
        )

    async def end(self) -> None:
        """Let nobody move any more."""
        self._moves_on = False
        await self._settle()

    def _counters(self) -> tuple[float, float, int, int]:
        """Processor seconds of the server and of this process, messages, bytes."""
        lines = [line for match in self.matches for line in match.lines]
        messages, size = sum(line.messages for line in lines), sum(line.bytes for line in lines)
        return self.server.processor_seconds(), time.process_time(), messages, size

    async def _pass(self, seconds: float) -> None:
        """Let time pass, unless something fails."""
        await asyncio.wait([self._failure], timeout=seconds)
        self._check()

    def _check(self) -> None:
        if self._failure.done():
            self._failure.result()

    async def _settle(self) -> None:
        """Wait for the moves under way."""
        end = time.perf_counter() + 20
        while any(match.is_busy for match in self.matches) and time.perf_counter() < end:
            await self._pass(0.05)
        if any(match.is_busy for match in self.matches):
            raise RuntimeError("a move that was sent has not come to all clients for 20 seconds")

    def _moved(self, match: Playing, due: float) -> None:
        now = time.perf_counter()
        self.times.append(now - due)
        if not self._moves_on:
            return
        if self._is_paced:
            self._loop.call_later(max(0.0, due + 1 - now), self._tick, match, due + 1, self._turn)
        else:
            match.move(now)

    def _tick(self, match: Playing, due: float | None, turn: int) -> None:
        """A move of a paced table is due, if its run still lasts; that it is sent late counts as part of its time."""
        if self._moves_on and turn == self._turn:
            match.move(time.perf_counter() if due is None else due)


def _percentile(times: list[float], part: float) -> float:
    return round(1000 * times[min(len(times) - 1, int(part * len(times)))], 2) if times else 0.0


Start = AbstractContextManager[Served]
"""A server that is started where it is entered."""


async def back_to_back(start: Start, make: Make, tables: int, seconds: float) -> Result:
    """So many tables, each as fast as it can."""
    with start as server:
        load = Load(server, make)
        await load.grow(tables)
        result = await load.run(tables, seconds, paced=False)
        await load.close()
        return result


async def paced(start: Start, make: Make, tables: int, seconds: float, grain: float = GRAIN) -> list[Result]:
    """The greatest number of tables at a move a second that stays within the limit: all tries, the answer last."""
    with start as server:
        load = Load(server, make)
        tries: list[Result] = []
        good, bad = 0, None
        while good < MOST and (bad is None or bad - good > max(1, grain * good)):
            await load.grow(max(tables, len(load.matches)))
            tries.append(await load.run(tables, seconds, paced=True))
            if tries[-1].p99 < 1000 * LIMIT:
                good = tables
            else:
                bad = tables
            tables = min(2 * good, MOST) if bad is None else (good + bad) // 2
            if not tables:
                break
        await load.close()
    best = [one for one in tries if one.tables == good]
    return [one for one in tries if one.tables != good] + best
