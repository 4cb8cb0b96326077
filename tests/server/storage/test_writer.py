"""Group commit: what waits goes into one transaction, and is answered when that is kept."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from stolik.server.storage import Head, Row, Store, StoreError, StoreFault, Taken
from tests.server.storage.tables import HEAD, RESULT, raw, row, use_store

TABLE = HEAD.table

Result = StoreError | object


class Gate:
    """Holds commits up, once it is shut."""

    def __init__(self) -> None:
        self.commits = 0
        self._open = threading.Event()
        self._open.set()

    def __call__(self) -> None:
        self.commits += 1
        assert self._open.wait(10)

    def shut(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()


def together(database: Path, gate: Gate, works: Callable[[Store], list[Awaitable[object]]]) -> list[Result]:
    """The results of work that waits behind another append, so that all of it goes into one transaction."""

    async def use(store: Store) -> list[Result]:
        await store.create(HEAD, [row(1, "n1")])
        gate.shut()
        first = asyncio.ensure_future(store.append(TABLE, [row(2, "n2")]))
        while gate.commits < 2:
            await asyncio.sleep(0.001)
        waiting = asyncio.gather(*works(store), return_exceptions=True)
        await asyncio.sleep(0)
        before = gate.commits
        gate.open()
        await first
        results = await waiting
        # where something is wrong the first try ends before its commit
        assert gate.commits == before + 1
        return list(results)

    return use_store(database, use, delay=gate)


def numbers(database: Path, table: str = TABLE) -> list[int]:
    loaded = use_store(database, lambda store: store.load(table))
    assert loaded is not None
    return [kept.number for kept in loaded[1]]


def test_nothing_is_answered_before_it_is_kept(database: Path) -> None:
    gate = Gate()

    async def use(store: Store) -> None:
        await store.create(HEAD)
        gate.shut()
        appended = asyncio.ensure_future(store.append(TABLE, [row(1)]))
        await asyncio.sleep(0.1)
        assert not appended.done()
        assert await store.load(TABLE) == (HEAD, [])
        gate.open()
        await appended
        with raw(database) as stranger:
            assert stranger.execute("SELECT count(*) FROM entries").fetchone() == (1,)

    use_store(database, use, delay=gate)
    assert gate.commits == 2


def test_what_waits_goes_into_one_transaction(database: Path) -> None:
    results = together(database, Gate(), lambda store: [store.append(TABLE, [row(number)]) for number in range(3, 103)])
    assert results == [None] * 100
    assert numbers(database) == list(range(1, 103))


def test_different_work_shares_a_transaction_too(database: Path) -> None:
    results = together(
        database,
        Gate(),
        lambda store: [
            store.create(Head("b", "kurnik@1", 1, 1.0), [row(1)]),
            store.append("b", [row(2)]),
            store.put_handover("code", TABLE, 1, 600.0),
            store.take_handover("code", 1.0),
            store.finish(TABLE, RESULT),
            store.append(TABLE, [row(3)]),
        ],
    )
    assert results == [None, None, None, (TABLE, 1), None, None]
    assert numbers(database, "b") == [1, 2]


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        (lambda store: store.append(TABLE, [row(1)]), StoreFault.TAKEN),
        (lambda store: store.append(TABLE, [row(60), row(2)]), StoreFault.TAKEN),
        (lambda store: store.append(TABLE, [row(60, "n1")]), StoreFault.TAKEN),
        (lambda store: store.append(TABLE, [row(60, "n3")]), StoreFault.TAKEN),
        (lambda store: store.append(TABLE, [row(60), row(3)]), StoreFault.TAKEN),
        (lambda store: store.create(HEAD, [row(60)]), StoreFault.TAKEN),
        (lambda store: store.append("none", [row(60)]), StoreFault.MISSING),
        (lambda store: store.finish("none", RESULT), StoreFault.MISSING),
        (lambda store: store.append(TABLE, [Row(60, "\ud800", "")]), StoreFault.FAILED),
        (lambda store: store.append(TABLE, [Row(1 << 70, None, "")]), StoreFault.FAILED),
    ],
)
def test_what_is_wrong_with_one_leaves_the_others_be(
    database: Path, bad: Callable[[Store], Awaitable[None]], fault: StoreFault
) -> None:
    results = together(
        database,
        Gate(),
        lambda store: [store.append(TABLE, [row(3, "n3")]), bad(store), store.append(TABLE, [row(4, "n4")])],
    )
    assert [result for result in results if result is not None] == [results[1]]
    error = results[1]
    assert isinstance(error, StoreError)
    assert error.code is fault
    assert isinstance(error, Taken) == (fault is StoreFault.TAKEN)
    assert numbers(database) == [1, 2, 3, 4]


def test_of_two_equal_ones_the_first_is_kept(database: Path) -> None:
    results = together(
        database, Gate(), lambda store: [store.append(TABLE, [Row(3, nonce, nonce)]) for nonce in ("first", "second")]
    )
    assert results[0] is None
    assert isinstance(results[1], Taken)
    loaded = use_store(database, lambda store: store.load(TABLE))
    assert loaded is not None
    assert loaded[1][-1].body == "first"


def test_who_is_cancelled_does_not_disturb_the_others(database: Path) -> None:
    gate = Gate()

    async def use(store: Store) -> None:
        await store.create(HEAD)
        gate.shut()
        appended = [asyncio.ensure_future(store.append(TABLE, [row(number)])) for number in (1, 2)]
        await asyncio.sleep(0.05)
        appended[0].cancel()
        gate.open()
        await asyncio.wait_for(appended[1], 10)

    use_store(database, use, delay=gate)
    assert numbers(database) == [1, 2]


def test_a_full_disk_is_said_and_what_follows_is_kept_again(database: Path) -> None:
    @event.listens_for(Pool, "connect")
    def limit(raw_connection: object, _record: object) -> None:
        raw_connection.execute("PRAGMA max_page_count = 60")  # type: ignore[attr-defined]

    async def use(store: Store) -> None:
        await store.create(HEAD, [row(1)])
        with pytest.raises(StoreError) as caught:
            await store.append(TABLE, [Row(2, None, "x" * 500_000)])
        assert caught.value.code is StoreFault.FULL
        await store.append(TABLE, [row(2)])

    try:
        use_store(database, use)
    finally:
        event.remove(Pool, "connect", limit)
    assert numbers(database) == [1, 2]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_nobody_waits_for_ever_when_the_thread_breaks_off(database: Path) -> None:
    calls: list[None] = []

    def break_off() -> None:
        calls.append(None)
        if len(calls) == 2:
            raise RuntimeError

    async def use(store: Store) -> list[Result]:
        await store.create(HEAD)
        appended = [store.append(TABLE, [row(number)]) for number in (1, 2)]
        results = await asyncio.wait_for(asyncio.gather(*appended, return_exceptions=True), 10)
        assert not await store.healthy()
        return list(results)

    for result in use_store(database, use, delay=break_off):
        assert isinstance(result, StoreError)
        assert result.code is StoreFault.CLOSED
