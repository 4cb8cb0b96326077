"""What a table costs where nobody does anything: in memory while it is awake and when it sleeps, and on the disk.

Tables of four people in the second deal of kurnik. Memory is what Python has given out for them and not got back by its
own count; what the sockets themselves take is not in it. A table sleeps after the minute that it waits for somebody to
come back; Python's collector is off until then. On the disk a whole match is weighed, as a log and as its record; the
times are those of putting one away, of deleting one, and of giving a megabyte back: transactions for which moves wait.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import gc
import json
import sqlite3
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from stolik.games.registry import parse_rule_set
from stolik.record import record_text
from stolik.server import ledger
from stolik.server.archive import record_of_sitting
from stolik.server.connection import Connection
from stolik.server.hub import MemoryHub
from stolik.server.outcome import result_of
from stolik.server.presence import REST_AFTER
from stolik.server.rooms import Rooms
from stolik.server.settings import Settings
from stolik.server.storage import Store
from stolik.server.thinkers import Thinkers
from stolik.server.tools import Tools
from stolik.table.sitting import Phase, Sitting

RULES: Final = "kurnik@1 players=4"
SEATS: Final = 4
SECOND_DEAL: Final = 2
TOKENS: Final = tuple(f"{seat:064x}" for seat in range(1, SEATS + 1))
KIB: Final = 1024


def played(seed: int, *, whole: bool) -> Sitting:
    """A match by random play: the whole of it, or into its second deal."""
    rng = Random(seed)
    sitting = Sitting(parse_rule_set(RULES), seed)
    for seat, token in enumerate(TOKENS):
        sitting.sit(f"Player {seat}", token, seat)
    for seat in range(SEATS):
        sitting.ready(seat, True)
    steps = 0
    while sitting.phase is not Phase.OVER and (whole or steps < SEATS * 5):
        if sitting.phase is Phase.PAUSE:
            for seat in range(SEATS):
                sitting.next(seat)
            continue
        assert sitting.table is not None
        state = sitting.table.state
        assert state.seat is not None
        sitting.act(state.seat, rng.choice(state.legal()).text, sure=True)
        steps += state.deal_number == SECOND_DEAL
    return sitting


async def in_memory(rooms: Rooms, tables: int) -> dict[str, float]:
    """KiB a table: with its four connections, without them, and asleep; what lay in circles then."""
    sitting = played(1, whole=False)
    names = [f"table{number:011d}" for number in range(tables + 1)]
    for name in names:
        await ledger.begin(rooms.tools.store, name, sitting, sitting.rule_set)

    go = asyncio.Event()

    async def be_there(name: str, sat: asyncio.Event) -> None:
        async with rooms.visit(name) as room:
            people = [Connection(token) for token in TOKENS]
            sending = [asyncio.create_task(person.write(_sent)) for person in people]
            for person in people:
                await room.join(person)
            sat.set()
            await go.wait()
            for task, person in zip(sending, people, strict=True):
                task.cancel()
                await room.leave(person)

    async def come(some: list[str]) -> list[asyncio.Task[None]]:
        tasks = []
        for name in some:
            sat = asyncio.Event()
            tasks.append(asyncio.create_task(be_there(name, sat)))
            await sat.wait()
        await asyncio.sleep(0.1)
        return tasks

    async def part(tasks: list[asyncio.Task[None]]) -> None:
        go.set()
        await asyncio.gather(*tasks)
        go.clear()

    await part(await come([names.pop()]))  # what is loaded once is no table's
    tracemalloc.start()
    before = _held(0)
    people = await come(names)
    connected = _held(before) / tables
    await part(people)
    people.clear()
    await asyncio.sleep(0.1)
    alone = _held(before) / tables
    await asyncio.sleep(REST_AFTER + 1)
    in_circles = _empty_caches() / tables
    asleep = _held(before) / tables
    tracemalloc.stop()
    assert not len(rooms)
    return {"connected": connected, "alone": alone, "asleep": asleep, "objects_in_circles": in_circles}


async def on_disk(store: Store, path: Path, tables: int) -> dict[str, float]:
    """KiB a match as a log and as a record, and the milliseconds to put one away and to delete one."""
    sitting = played(2, whole=True)
    names = [f"match{number:011d}" for number in range(tables)]
    empty = _size(path)
    for name in names:
        await ledger.begin(store, name, sitting, sitting.rule_set)
        await store.finish(name, result_of(name, sitting, store.now()))
    logs = (_size(path) - empty) / tables
    text = record_text(record_of_sitting(sitting, store.now()))
    start = time.perf_counter()
    for name in names:
        await store.put_away(name, text, len(sitting.log))
    put_away = (time.perf_counter() - start) / tables
    await _shrink(store)
    records = (_size(path) - empty) / tables
    start = time.perf_counter()
    for name in names:
        await store.drop(name, store.now() + 1)
    drop = (time.perf_counter() - start) / tables
    start = time.perf_counter()
    passes = await _shrink(store)
    shrink = (time.perf_counter() - start) / passes
    return {
        "entries": len(sitting.log),
        "log": logs,
        "record": records,
        "after_all_are_deleted": (_size(path) - empty) / tables,
        "ms_put_away": 1000 * put_away,
        "ms_drop": 1000 * drop,
        "ms_give_back": 1000 * shrink,
    }


async def _shrink(store: Store) -> int:
    passes = 1
    while await store.give_back():
        passes += 1
    return passes


def _size(path: Path) -> float:
    """KiB of the pages of a database, those that are not in the file itself yet as well."""
    with closing(sqlite3.connect(path)) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        return float(pages * connection.execute("PRAGMA page_size").fetchone()[0] / KIB)


def _empty_caches() -> int:
    """Forget what is remembered of whatever table: the program's caches and Python's free lists, whose size is fixed.

    How many objects lay in circles, from which only the collector frees them.
    """
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    return gc.collect()


def _held(before: float) -> float:
    return tracemalloc.get_traced_memory()[0] / KIB - before


async def _sent(_: str) -> None:
    """A socket that takes everything at once."""


async def measure(tables: int) -> dict[str, dict[str, float]]:
    """Everything, over a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "stolik.db"
        store = await Store.open(path)
        settings = Settings(data=Path(folder), database=str(path), table_limit=tables + 1)
        rooms = Rooms(Tools(settings, store, MemoryHub(), Thinkers(1), lambda: 1))
        await rooms.tools.hub.start()
        gc.collect()
        gc.disable()
        try:
            return {"memory": await in_memory(rooms, tables), "disk": await on_disk(store, path, tables)}
        finally:
            gc.enable()
            await rooms.close()
            await rooms.tools.thinkers.close()
            await store.close()


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    given = parser.parse_args()
    found = asyncio.run(measure(given.tables))
    print(
        json.dumps({part: {name: round(value, 2) for name, value in values.items()} for part, values in found.items()})
    )


if __name__ == "__main__":
    main()
