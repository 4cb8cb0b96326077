"""The one thread that writes: whatever waits goes into one transaction, and is answered after COMMIT only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from stolik.server.storage.fault import DATABASE_ERRORS, StoreError, StoreFault, database_fault
from stolik.server.storage.writes import Append, append_all

T = TypeVar("T")

Delay = Callable[[], object]
"""Called in the writing thread just before each COMMIT: what tests do to a server then."""

ITS_OWN: Final = (StoreError, IntegrityError, DataError, ValueError, OverflowError)
"""What is wrong with one piece of work and leaves the others be."""


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work, and who waits for it."""

    work: Callable[[Connection], object]
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    job: Job
    result: object = None
    fault: StoreError | None = None


class Writer:
    """The queue to the thread."""

    def __init__(self, engine: Engine, delay: Delay | None) -> None:
        self._engine = engine
        self._delay = delay
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        # a daemon: a program that breaks off must not wait for it
        self._thread = threading.Thread(target=self._run, name="stolik-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have it done, and committed. Raises StoreError.

        Who is cancelled does not know whether it was.
        """
        if self._closed:
            raise StoreError(StoreFault.CLOSED)
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(work, answer))
        return await answer

    async def close(self) -> None:
        """Finish what waits, and take no more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        jobs: list[Job] = []
        try:
            while (job := self._queue.get()) is not None:
                jobs = [job, *self._waiting()]
                self._loop.call_soon_threadsafe(_answer, self._transaction(jobs))
        finally:
            # nobody waits for ever, even if the thread has broken off
            self._loop.call_soon_threadsafe(self._give_up, jobs)

    def _give_up(self, jobs: list[Job]) -> None:
        self._closed = True
        _answer([Outcome(job, fault=StoreError(StoreFault.CLOSED)) for job in (*jobs, *self._waiting())])

    def _waiting(self) -> Iterator[Job]:
        with suppress(Empty):
            while (job := self._queue.get_nowait()) is not None:
                yield job
            self._queue.put(None)  # the end is read once more, by who waits for it

    def _transaction(self, jobs: list[Job]) -> list[Outcome]:
        try:
            try:
                return self._committed(_together, jobs)
            except ITS_OWN:
                return self._committed(_one_by_one, jobs)
        except DATABASE_ERRORS as error:
            return [Outcome(job, fault=database_fault(error)) for job in jobs]

    def _committed(self, do: Callable[[Connection, list[Job]], list[Outcome]], jobs: list[Job]) -> list[Outcome]:
        with self._engine.begin() as connection:
            outcomes = do(connection, jobs)
            if self._delay is not None:
                self._delay()
        return outcomes


def _together(connection: Connection, jobs: list[Job]) -> list[Outcome]:
    """Everything as if nothing were wrong: all new rows in one statement."""
    outcomes = [Outcome(job, None if isinstance(job.work, Append) else job.work(connection)) for job in jobs]
    append_all(connection, [job.work for job in jobs if isinstance(job.work, Append)])
    return outcomes


def _one_by_one(connection: Connection, jobs: list[Job]) -> list[Outcome]:
    """Each piece by itself, so that what is wrong with one stays with it."""
    return [_alone(connection, job) for job in jobs]


def _alone(connection: Connection, job: Job) -> Outcome:
    try:
        with connection.begin_nested():
            return Outcome(job, job.work(connection))
    except StoreError as error:
        return Outcome(job, fault=error)
    except DBAPIError as error:
        if not isinstance(error, ITS_OWN):
            raise
        return Outcome(job, fault=database_fault(error))
    except (ValueError, OverflowError) as error:
        return Outcome(job, fault=StoreError(StoreFault.FAILED, reason=str(error)))


def _answer(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        answer = outcome.job.answer
        if answer.done():  # or nobody waits for it any more
            continue
        if outcome.fault is not None:
            answer.set_exception(outcome.fault)
        else:
            answer.set_result(outcome.result)
