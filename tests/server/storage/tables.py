"""Tables to keep, and databases to keep them in."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from stolik.server.storage import Head, Result, Row, Store
from stolik.server.storage.writer import Delay

T = TypeVar("T")

SEED = (1 << 200) + 7
RESULT = Result(1764483600.5, '{"totals":[1210,1635]}')
HEAD = Head("azuretable", "kurnik@1 players=2", SEED, 1764480000.25)


def row(number: int, nonce: str | None = None) -> Row:
    """An entry."""
    return Row(number, nonce, f'{{"seat":0,"act":"discard {number}♥"}}')


def use_store(address: Path | str, use: Callable[[Store], Awaitable[T]], *, delay: Delay | None = None) -> T:
    """Open a store, use it, and close it."""

    async def run() -> T:
        store = await Store.open(address, commit_delay=delay)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection of a stranger, who commits each statement."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection
