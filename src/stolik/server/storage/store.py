"""The store as the event loop sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine

from stolik.server.storage import ends, reads, writes
from stolik.server.storage.engine import connect, is_sqlite, let_shrink, read_address, shown
from stolik.server.storage.fault import DATABASE_ERRORS, StoreError, StoreFault, database_fault
from stolik.server.storage.lock import locked
from stolik.server.storage.migrate import migrate
from stolik.server.storage.record import Head, Result, Row
from stolik.server.storage.writer import Delay, Writer
from stolik.table.file_lock import FileLock

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

Clock = Callable[[], float]
"""Tells the time, in seconds since 1970."""


class Store:
    """The tables that are kept. Everything that writes returns after COMMIT only; everything may raise StoreError."""

    def __init__(
        self, lock: FileLock | None, writing: Engine, reading: Engine, delay: Delay | None, clock: Clock
    ) -> None:
        """Use what `open` has made ready, within a running event loop."""
        self.now: Final = clock
        self._lock: Final = lock
        self._engines: Final = (writing, reading)
        self._writer: Final = Writer(writing, delay)
        self._reader: Final = ThreadPoolExecutor(1, "stolik-reader")
        self._closed = False

    @classmethod
    async def open(cls, address: str | Path, *, commit_delay: Delay | None = None, clock: Clock = time.time) -> Store:
        """The store of a SQLite file or a database URL, brought up to date; this process alone has the file then."""
        url = read_address(address)
        lock, writing, reading = await asyncio.to_thread(_prepare, url)
        return cls(lock, writing, reading, commit_delay, clock)

    async def close(self) -> None:
        """Finish what waits, and let others have the database."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        for engine in self._engines:
            engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def create(self, head: Head, rows: Sequence[Row] = ()) -> None:
        """Keep a new table and the beginning of its log. Raises Taken if there is one of its id."""
        await self._writer.write(writes.Create(head, writes.entry_values(head.table, rows)))

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Keep new entries of a log, all or none of them. Raises Taken if a number or a nonce is there already."""
        await self._writer.write(writes.Append(table, writes.entry_values(table, rows), self.now()))

    async def finish(self, table: str, result: Result) -> None:
        """Note that nothing more will happen at a table, and what came of it."""
        await self._writer.write(writes.Finish(table, result))

    async def put_away(self, table: str, record: str, number: int) -> bool:
        """Keep the record of a finished match in the place of its log, if the last entry of that has that number.

        Whether that was so. What other devices of those who played it have stays theirs.
        """
        return await self._writer.write(ends.PutAway(table, record, number))

    async def drop(self, table: str, before: float) -> bool:
        """Delete a table and all that belongs to it, if nothing happened there since then; whether that was so."""
        return await self._writer.write(ends.Drop(table, before))

    async def drop_handovers(self) -> None:
        """Delete the codes that have expired."""
        await self._writer.write(ends.DropHandovers(self.now()))

    async def give_back(self) -> bool:
        """Give some of the room that is free in a file back to the disk; whether there is more."""
        return await self._writer.write(ends.give_back)

    async def put_handover(self, code_hash: str, table: str, seat: int, expires: float) -> None:
        """Keep a code that gives a seat to another device, once."""
        await self._writer.write(writes.PutHandover(code_hash, table, seat, expires))

    async def take_handover(self, code_hash: str, now: float) -> tuple[str, int] | None:
        """Use such a code up: the table and seat it gives, or None."""
        return await self._writer.write(writes.TakeHandover(code_hash, now))

    async def add_device(self, table: str, token_hash: str, owner_hash: str) -> None:
        """Keep the token of another device of the person whose token in the log is the owner's."""
        await self._writer.write(writes.AddDevice(table, token_hash, owner_hash))

    async def share(self, table: str, share: str) -> str:
        """Let everybody see a table who knows that id; the id that it has, which is an earlier one if it is shared."""
        return await self._writer.write(writes.Share(table, share))

    async def unshare(self, table: str) -> None:
        """Let nobody see it so any more."""
        await self._writer.write(writes.Unshare(table))

    async def shared(self, share: str) -> str | None:
        """The table that is shared under that id; None if there is none."""
        return await self._read(lambda connection: reads.shared(connection, share))

    async def devices(self, table: str) -> dict[str, str]:
        """The tokens of other devices, each with the token in the log that it stands for; all of them hashed."""
        return await self._read(lambda connection: reads.devices_of(connection, table))

    async def load(self, table: str) -> tuple[Head, list[Row]] | None:
        """A table and its whole log; None if there is none of that id, or a record stands for the log."""
        return await self._read(lambda connection: reads.load(connection, table))

    async def record(self, table: str) -> str | None:
        """The record that stands for the log of a table; None if none does."""
        return await self._read(lambda connection: reads.record_of(connection, table))

    async def number_of(self, table: str, nonce: str) -> int | None:
        """The number of the entry that the command of that nonce brought; None if there was none."""
        return await self._read(lambda connection: reads.number_of(connection, table, nonce))

    async def unfinished(self) -> list[str]:
        """The tables that are not finished, the oldest first."""
        return await self._read(reads.unfinished)

    async def untouched(self, before: float) -> list[str]:
        """The tables where nothing happened since then, the oldest first."""
        return await self._read(lambda connection: reads.untouched(connection, before))

    async def rested(self, before: float) -> list[str]:
        """Those of them that are finished and still have their logs."""
        return await self._read(lambda connection: reads.rested(connection, before))

    async def results(self, tables: Collection[str]) -> dict[str, Result | None]:
        """What came of those of some tables that are finished; None where that was not noted."""
        return await self._read(lambda connection: reads.results_of(connection, tables))

    async def owners(self, token_hashes: Collection[str]) -> dict[tuple[str, str], str]:
        """The tokens in the logs for which those of other devices stand, by the table and the other token."""
        return await self._read(lambda connection: reads.owners_of(connection, token_hashes))

    async def healthy(self) -> bool:
        """Whether the database can be written and read."""
        try:
            return await self._writer.write(writes.probe) and await self._read(writes.probe)
        except StoreError:
            return False

    async def _read(self, query: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError(StoreFault.CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._reader, _queried, self._engines[1], query)


def _queried(engine: Engine, query: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as connection:
            return query(connection)
    except DATABASE_ERRORS as error:
        raise database_fault(error) from error


def _prepare(url: URL) -> tuple[FileLock | None, Engine, Engine]:
    """The lock of the database and its two engines; nothing stays open where it fails."""
    writing, reading = connect(url, writing=True), connect(url, writing=False)
    lock = _file_lock(url) if is_sqlite(url) else None
    ready = False
    try:
        with writing.begin() as connection:
            migrate(connection, shown(url))
        if lock is not None:
            _let_shrink(writing)
        ready = True
    except DATABASE_ERRORS as error:
        raise database_fault(error, shown(url)) from error
    finally:
        if not ready:
            writing.dispose()
            if lock is not None:
                lock.release()
    return lock, writing, reading


def _let_shrink(engine: Engine) -> None:
    try:
        let_shrink(engine)
    except DATABASE_ERRORS:  # a disk without room for two of it; what becomes free is used again all the same
        LOGGER.exception("the database can give no room back to the disk")


def _file_lock(url: URL) -> FileLock:
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # whoever reads the seeds knows all hands
        path.touch(0o600)
        return locked(path)
    except OSError as error:
        raise StoreError(StoreFault.FAILED, reason=str(error)) from error
