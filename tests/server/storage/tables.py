"""Tables to keep, and databases to keep them in."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config

from stolik.server.storage import Head, Result, Row, Store
from stolik.server.storage.engine import connect, read_address
from stolik.server.storage.migrate import SCRIPTS
from stolik.server.storage.store import Clock
from stolik.server.storage.writer import Delay

T = TypeVar("T")

SEED = (1 << 200) + 7
RESULT = Result(1764483600.5, '{"totals":[1210,1635]}')
HEAD = Head("azuretable", "kurnik@1 players=2", SEED, 1764480000.25)


def row(number: int, nonce: str | None = None) -> Row:
    """An entry."""
    return Row(number, nonce, f'{{"seat":0,"act":"discard {number}♥"}}')


def use_store(
    address: Path | str,
    use: Callable[[Store], Awaitable[T]],
    *,
    delay: Delay | None = None,
    clock: Clock = time.time,
) -> T:
    """Open a store, use it, and close it."""

    async def run() -> T:
        store = await Store.open(address, commit_delay=delay, clock=clock)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def of_an_earlier_program(path: Path, revision: str, *statements: str) -> None:
    """A database as it was when that was the newest migration, with what these statements put into it."""
    path.parent.mkdir(exist_ok=True)
    with raw(path) as stranger:
        # a file once written keeps its kind, which has changed since
        stranger.executescript("PRAGMA journal_mode = WAL; CREATE TABLE first (x); DROP TABLE first")
    engine = connect(read_address(path), writing=True)
    try:
        with engine.begin() as connection:
            config = Config(attributes={"connection": connection})
            config.set_main_option("script_location", SCRIPTS)
            command.upgrade(config, revision)
            for statement in statements:
                connection.exec_driver_sql(statement)
    finally:
        engine.dispose()


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection of a stranger, who commits each statement."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection
