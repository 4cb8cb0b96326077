"""Paced tables for an hour: whether the server stays as quick as it is, and as small.

So many tables of four move once a second each. A match here is a short one: after 100 to 300 entries of its log the
four get up and open another table, so that old tables go to sleep all the time. Every minute prints a line
at once; at the end, or when it is interrupted, comes the verdict over the minutes so far, and the exit code says it:
99 of 100 moves within 100 ms in nearly all minutes, and memory that does not grow once the first tables sleep.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import uvloop

from benchmarks.load import Match
from benchmarks.measuring import LIMIT, Load, Moved
from benchmarks.served import allow_sockets, served
from benchmarks.server import GAME, GAMES

ENTRIES: Final = (100, 300)
SETTLED: Final = 7
"""Minutes until the longest of the first matches sleeps; what they take before is no growth."""

GROWTH: Final = 0.1
"""So much of the server's memory may be added in an hour: what is not given back adds several times as much."""
SLOW_MINUTES: Final = 0.05
"""In so many of the minutes the machine may have had something else to do."""
MIB: Final = 1024 * 1024


class Minute(NamedTuple):
    """What one minute was like: moves a second, milliseconds, processors and bytes."""

    rate: float
    p50: float
    p99: float
    slowest: float
    server: float
    ms_per_move: float
    memory: int

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f} moves/s  p50 {self.p50:.1f} ms  p99 {self.p99:.1f} ms  slowest {self.slowest:.0f} ms  "
            f"server {self.server:.2f}  {self.ms_per_move:.2f} ms/move  {self.memory / MIB:,.0f} MiB"
        )


class Verdict(NamedTuple):
    """The minutes together; `growth`: the part by which memory grows in an hour, 0 where they are too few to tell."""

    p99: float
    slow_minutes: int
    growth: float
    ms_per_move: float
    minutes: int

    @property
    def is_good(self) -> bool:
        """Whether it can go on like this."""
        return self.slow_minutes <= SLOW_MINUTES * self.minutes and self.growth <= GROWTH

    def __str__(self) -> str:
        memory = f"memory {self.growth:+.1%} an hour" if self.minutes > SETTLED + 1 else "too short to weigh"
        return (
            f"{'good' if self.is_good else 'not good'}: {self.minutes} minutes, median p99 {self.p99:.1f} ms, "
            f"{self.slow_minutes} minutes over {1000 * LIMIT:.0f} ms, {memory}, "
            f"{self.ms_per_move:.2f} ms of the server's processor a move"
        )


def verdict(minutes: Sequence[Minute], length: float = 60) -> Verdict:
    """The verdict over minutes, each of that many seconds. Growth is the slope of memory once it has settled."""
    settled = [one.memory for one in minutes[SETTLED:]]
    slope = statistics.linear_regression(range(len(settled)), settled).slope if len(settled) > 1 else 0.0
    return Verdict(
        p99=statistics.median(one.p99 for one in minutes),
        slow_minutes=sum(one.p99 >= 1000 * LIMIT for one in minutes),
        growth=slope * 3600 / length / settled[0] if settled else 0.0,
        ms_per_move=statistics.mean(one.ms_per_move for one in minutes),
        minutes=len(minutes),
    )


async def keep_playing(minutes: list[Minute], data: Path, given: argparse.Namespace) -> None:
    """Note what each minute is like."""
    rng = Random(given.tables)

    def make(moved: Moved) -> Match:
        return Match(given.game, moved, rng.randint(*ENTRIES))

    with served(data) as server:
        load = Load(server, make)
        await load.grow(given.tables)
        load.begin(given.tables, paced=True)
        while len(minutes) < given.minutes:
            one = await load.count(given.tables, given.length)
            minute = Minute(
                one.moves_per_second, one.p50, one.p99, one.slowest, one.server, one.server_ms_per_move, server.memory()
            )
            minutes.append(minute)
            print(f"{len(minutes):4}  {minute}", flush=True)
        await load.end()
        await load.close()


def main() -> int:
    """Play, and say what it was like; 0 if it was good."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default=GAME, help=f"default {GAME}")
    parser.add_argument("--tables", type=int, default=500, help="default 500")
    parser.add_argument("--minutes", type=int, default=60, help="default 60")
    parser.add_argument("--length", type=float, default=60, help="seconds of what counts as a minute (default 60)")
    parser.add_argument("--folder", help="where the database lies (default: the folder for temporary files)")
    given = parser.parse_args()
    allow_sockets()
    minutes: list[Minute] = []
    try:
        with tempfile.TemporaryDirectory(dir=given.folder) as root:
            uvloop.run(keep_playing(minutes, Path(root), given))
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("interrupted", file=sys.stderr)
    if not minutes:
        return 2
    found = verdict(minutes, given.length)
    print(found)
    return 0 if found.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
