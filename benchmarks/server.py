"""The server under load: tables of four that play over real websockets, the load generator beside the server.

Back to back: each table sends a move as soon as the last of its four clients has heard of the one before. Paced: each
table moves once a second, and the greatest number of tables is sought at which 99 of 100 moves reach the last client
within 100 ms. A move is a draw or a discard, in Cassino a capture or a trail with the question before it what the card
can do; its time runs from sending (paced: from when it was due) to the last client's receipt. The server is `stolik
serve` with its own defaults, but no time for claims, on a database that is new for every measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvloop

from benchmarks.load import SEATS, Match
from benchmarks.page import conditions, markdown, write
from benchmarks.served import Served, served
from stolik.games.registry import SCHEMAS

GAME: Final = "kurnik"
GAMES: Final = tuple(preset.id for schema in SCHEMAS for preset in schema.presets)
WARM_UP: Final = 2.0
LIMIT: Final = 0.1
"""Seconds within which 99 of 100 moves of paced tables must arrive."""

GRAIN: Final = 0.06
"""The search ends when the greatest number of tables is known to this part."""

MOST: Final = 4000
"""The search goes no further: a port can have about 28,000 connections from one address."""

REST: Final = ("KiB/table", "server", "load", "ms/move", "bytes")

AT_ONCE: Final = 8
"""Tables that are opened at the same time."""


@dataclass(frozen=True)
class Result:
    """One measurement; times in milliseconds, memory in KiB a table.

    `server` and `generator` are the processors that each kept busy, `server_ms_per_move` the server's processor time.
    """

    game: str
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

    def __init__(self, server: Served, game: str = GAME) -> None:
        self.server = server
        self._game = game
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=30, trust_env=False)
        self.matches: list[Match] = []
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
        fresh = [Match(self._game, self._moved) for _ in range(tables - len(self.matches))]

        async def open_one(match: Match) -> None:
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
        self._is_paced = paced
        self._moves_on = True
        self._turn += 1
        rng = Random(tables)
        start = time.perf_counter()
        for match in self.matches[:tables]:
            if paced:
                self._loop.call_later(rng.random(), self._tick, match, None, self._turn)
            else:
                match.move(time.perf_counter())
        await self._pass(WARM_UP)
        before = self._counters()
        self.times.clear()
        start = time.perf_counter()
        await self._pass(seconds)
        spent = time.perf_counter() - start
        times, after = sorted(self.times), self._counters()
        self._moves_on = False
        await self._settle()
        used, made, messages, size = (late - early for late, early in zip(after, before, strict=True))
        line = self.matches[0].lines[0]
        return Result(
            game=self._game,
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
            is_compressed=line.is_compressed,
        )

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

    def _moved(self, match: Match, due: float) -> None:
        now = time.perf_counter()
        self.times.append(now - due)
        if not self._moves_on:
            return
        if self._is_paced:
            self._loop.call_later(max(0.0, due + 1 - now), self._tick, match, due + 1, self._turn)
        else:
            match.move(now)

    def _tick(self, match: Match, due: float | None, turn: int) -> None:
        """A move of a paced table is due, if its run still lasts; that it is sent late counts as part of its time."""
        if self._moves_on and turn == self._turn:
            match.move(time.perf_counter() if due is None else due)


def _percentile(times: list[float], part: float) -> float:
    return round(1000 * times[min(len(times) - 1, int(part * len(times)))], 2) if times else 0.0


async def back_to_back(data: Path, tables: int, seconds: float, game: str = GAME) -> Result:
    """So many tables, each as fast as it can."""
    with served(data) as server:
        load = Load(server, game)
        await load.grow(tables)
        result = await load.run(tables, seconds, paced=False)
        await load.close()
        return result


async def paced(data: Path, tables: int, seconds: float, game: str = GAME) -> list[Result]:
    """The greatest number of tables at a move a second that stays within the limit: all tries, the answer last."""
    with served(data) as server:
        load = Load(server, game)
        tries: list[Result] = []
        good, bad = 0, None
        while good < MOST and (bad is None or bad - good > max(1, GRAIN * good)):
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


async def measure(
    games: list[str], sizes: list[int], seconds: float, pace: bool, folder: str | None
) -> dict[str, list[Result]]:
    """All measurements, each with a database of its own."""
    found: dict[str, list[Result]] = {"back to back": [], "paced": []}
    with tempfile.TemporaryDirectory(dir=folder) as root:
        for at, (game, tables) in enumerate(product(games, sizes)):
            if pace:
                found["paced"] += await paced(Path(root, str(at)), tables, seconds, game)
            else:
                found["back to back"].append(await back_to_back(Path(root, str(at)), tables, seconds, game))
    return found


def main() -> None:
    """Measure and print tables, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=[*GAMES, "all"], default=[GAME], help=f"default {GAME}")
    parser.add_argument("--tables", type=int, nargs="+", help="how many (default 10 50 200; paced: begin at 100)")
    parser.add_argument("--seconds", type=float, default=10, help="length of one measurement (default 10)")
    parser.add_argument("--paced", action="store_true", help="one move a second at each table: seek the most tables")
    parser.add_argument("--folder", help="where the database lies (default: the folder for temporary files)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the table of the games into docs/benchmarks.md")
    given = parser.parse_args()
    if given.write and given.paced:
        parser.error("--write is for moves back to back")
    sizes = given.tables or ([100] if given.paced else [10, 50, 200])
    games = list(GAMES) if "all" in given.game else given.game
    allow_sockets()
    found = uvloop.run(measure(games, sizes, given.seconds, given.paced, given.folder))
    if given.json:
        plain = {name: [asdict(one) for one in results] for name, results in found.items()}
        print(json.dumps({"processors": os.cpu_count(), "clients_per_table": SEATS, **plain}, indent=2))
        return
    for name, results in found.items():
        if results:
            print(f"{name}:")
            print(*page_lines(results), sep="\n")
    if given.write:
        words = f"--game {' '.join(given.game)} --tables {' '.join(map(str, sizes))} --seconds {given.seconds:g}"
        said = f'`make benchmark BENCHMARK=server ARGS="{words} --write"`: {conditions()}.'
        write("server", [said, "", *page_lines(found["back to back"])])


def allow_sockets() -> None:
    """As many sockets as the system lets this process have, and the server that inherits it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def page_lines(results: list[Result]) -> list[str]:
    """A table of the results, as Markdown."""
    heads = ("game", "tables", "moves/s", *(f"{part} ms" for part in ("p50", "p95", "p99")), *REST)
    rows = [
        (
            one.game,
            f"{one.tables:,}",
            f"{one.moves_per_second:,.0f}",
            *(f"{time:.1f}" for time in (one.p50, one.p95, one.p99)),
            f"{one.memory_per_table:,.0f}",
            f"{one.server:.2f}",
            f"{one.generator:.2f}",
            f"{one.server_ms_per_move:.2f}",
            f"{one.bytes_per_message:,.0f}",
        )
        for one in results
    ]
    return markdown(heads, rows)


if __name__ == "__main__":
    main()
