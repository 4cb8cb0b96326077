"""Whatever kills the server: what was acknowledged is kept, nothing is done twice, and every table goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from stolik.games.registry import parse_rule_set
from stolik.server import protocol as p
from stolik.server.keys import hashed
from stolik.server.room import SHORT
from stolik.server.storage.record import Head, Row
from stolik.server.storage.store import Store
from stolik.table.codec import read_entry
from stolik.table.entry import ActEntry
from stolik.table.sitting import Sitting
from tests.support.opened import open_table
from tests.support.persons import Person, persons
from tests.support.server_process import Moment, ServerProcess, still_there
from tests.support.table_client import TableClient

KILLS = 10
KILLS_IN_SOAK = 50
MOMENTS: tuple[Moment | None, ...] = ("before", "after", None, "after", "before", "after", None, "before")
"""When the server is killed, in turn: while a commit is held, or (a quarter of them) at any time."""

FURTHER = 6
"""Entries that every table must have after the last restart."""

LONG = 30.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path)
    yield process
    process.close()


@dataclass
class Run:
    """What was played, and what was seen of the kills."""

    persons: list[Person]
    held: dict[str, Moment] = field(default_factory=dict)
    """The commands whose commits were held: by person and nonce, before or after them."""
    kills: int = 0
    worked: int = 0

    @property
    def tables(self) -> set[str]:
        return {person.client.table for person in self.persons}


async def sit_down(server: ServerProcess, seed: int) -> list[Person]:
    """Four persons at one table, two at another, and three tables with bots."""
    tables = [
        await open_table(server.address, "Ala", "Basia", "Celina", "Danka", players="4"),
        await open_table(server.address, "Ewa", "Filip", players="2"),
        *[await open_table(server.address, name, bots="greedy", players="4") for name in ("Gaja", "Hela", "Iga")],
    ]
    for clients in tables[:2]:
        await begin(clients)
    return list(persons(tables, seed))


async def begin(clients: list[TableClient]) -> None:
    """Everybody comes, is ready, and goes away again."""
    for client in clients:
        await client.connect()
    for client in clients:
        assert isinstance(await client.ready(), p.Done)
    for client in clients:
        while client.now.phase != "playing":
            await client.receive()
        await client.close()


@asynccontextmanager
async def playing(everybody: list[Person]) -> AsyncIterator[None]:
    """They play; at the end they stop and go. If one of them fails, all is over at once."""
    try:
        async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
            for person in everybody:
                group.create_task(person.play())
            yield
            for person in everybody:
                person.stop()
            limit.reschedule(asyncio.get_running_loop().time() + LONG)
    finally:
        for person in everybody:
            await person.client.close()


async def moved_on(everybody: list[Person], further: int) -> None:
    """Wait until every table has so many more entries than now, or its match has ended."""
    clients = {person.client.table: person.client for person in everybody}
    aims = {table: client.now.number + further for table, client in clients.items()}
    async with asyncio.timeout(LONG):
        while any(client.now.number < aims[table] and client.now.phase != "over" for table, client in clients.items()):
            await asyncio.sleep(0.02)


async def kill_and_restart(server: ServerProcess, run: Run, moment: Moment | None, rng: Random) -> None:
    """One kill; a commit is held when it falls, if a moment is given."""
    if moment is None:
        await asyncio.sleep(rng.uniform(0, 0.2))
    else:
        run.held[await asyncio.to_thread(server.hold, moment)] = moment
    workers = server.kill()
    run.kills += 1
    run.worked += bool(workers)
    assert await asyncio.to_thread(still_there, workers) == []
    await asyncio.to_thread(server.start)


async def killed_again_and_again(server: ServerProcess, kills: int, seed: int) -> Run:
    """Play, kill the server so often, and play on until every table has gone on; then let it end."""
    server.start()
    run = Run(await sit_down(server, seed))
    rng = Random(seed)
    async with playing(run.persons):
        await asyncio.sleep(0.5)
        for number in range(kills):
            await kill_and_restart(server, run, MOMENTS[number % len(MOMENTS)], rng)
            await asyncio.sleep(rng.uniform(0.2, 0.4))
        await moved_on(run.persons, FURTHER)
    assert server.end(signal.SIGTERM) == 0
    return run


def kept(folder: Path, tables: set[str]) -> dict[str, tuple[Head, list[Row]]]:
    """What the database has of the tables."""

    async def read() -> dict[str, tuple[Head, list[Row]]]:
        store = await Store.open(folder / "stolik.db")
        found = {table: await store.load(table) for table in tables}
        await store.close()
        return {table: what for table, what in found.items() if what is not None}

    return asyncio.run(read())


def check_logs(logs: dict[str, tuple[Head, list[Row]]]) -> None:
    """Every log is whole, has each command once, and makes the table again."""
    for head, rows in logs.values():
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        nonces = [row.nonce for row in rows if row.nonce is not None]
        assert len(nonces) == len(set(nonces))
        entries = [read_entry(row.body) for row in rows]
        assert Sitting.restore(parse_rule_set(head.rules), head.seed, entries).number == len(rows)


def known(person: Person, nonce: str) -> str:
    """What the log calls a command of somebody."""
    return f"{hashed(person.client.token)[:SHORT]}/{nonce}"


def check_acknowledged(run: Run, logs: dict[str, tuple[Head, list[Row]]]) -> int:
    """Everything that was acknowledged is there, at the number that was told; how many commands that were."""
    checked = 0
    for person in run.persons:
        rows = {row.nonce: row for row in logs[person.client.table][1] if row.nonce is not None}
        for nonce, number in person.client.done.items():
            row = rows[known(person, nonce)]
            command = person.sent.get(nonce)
            entry = read_entry(row.body)
            assert row.number == number
            if isinstance(command, p.Act):
                assert isinstance(entry, ActEntry)
                assert entry.seat == person.client.seat
            checked += 1
    return checked


def check_held(run: Run) -> None:
    """Every command that was held when the server was killed was repeated; what was committed got its first answer."""
    repeated = {known(person, nonce) for person in run.persons for nonce in person.repeated}
    done = {known(person, nonce) for person in run.persons for nonce in person.client.done}
    assert run.held.keys() <= repeated
    assert {nonce for nonce, moment in run.held.items() if moment == "after"} <= done


def check_run(run: Run, folder: Path) -> None:
    logs = kept(folder, run.tables)
    assert set(logs) == run.tables
    check_logs(logs)
    check_held(run)
    assert check_acknowledged(run, logs) > 2 * run.kills
    assert 5 * len(run.held) >= 3 * run.kills
    assert all(person.lost >= run.kills for person in run.persons)
    assert run.worked == run.kills, "no worker was there that could have outlived the server"


def test_ten_kills_lose_nothing_do_nothing_twice_and_stop_no_table(server: ServerProcess) -> None:
    check_run(asyncio.run(killed_again_and_again(server, KILLS, seed=1)), server.folder)


@pytest.mark.soak
def test_fifty_kills_lose_nothing_do_nothing_twice_and_stop_no_table(server: ServerProcess) -> None:
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    check_run(asyncio.run(killed_again_and_again(server, KILLS_IN_SOAK, seed)), server.folder)


async def ended(server: ServerProcess) -> tuple[Run, list[int], float, int]:
    """Play for a while, then ask the server to end: its workers, the seconds it took, its exit code."""
    server.start()
    run = Run(await sit_down(server, seed=3))
    tasks = [asyncio.create_task(person.play()) for person in run.persons]
    async with asyncio.timeout(LONG):
        while not all(person.client.is_welcome for person in run.persons):
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.5)
    for person in run.persons:
        person.stay_away()
    workers = server.workers()
    start = asyncio.get_running_loop().time()
    code = await asyncio.to_thread(server.end, signal.SIGTERM)
    took = asyncio.get_running_loop().time() - start
    await asyncio.wait_for(asyncio.gather(*tasks), LONG)
    return run, workers, took, code


def test_a_server_that_is_asked_to_end_says_so_and_keeps_everything(server: ServerProcess) -> None:
    run, workers, took, code = asyncio.run(ended(server))
    assert code == 0
    assert took < 5
    assert workers
    assert still_there(workers) == []
    assert all(person.client.is_closing for person in run.persons)
    logs = kept(server.folder, run.tables)
    check_logs(logs)
    assert check_acknowledged(run, logs) > 0


def test_a_second_server_on_the_same_database_is_refused_in_one_line(server: ServerProcess) -> None:
    server.start()
    second = server.run_second()
    assert second.returncode == 2
    assert len(second.stderr.strip().splitlines()) == 1
    assert second.stdout == ""
    assert "Traceback" not in second.stderr
