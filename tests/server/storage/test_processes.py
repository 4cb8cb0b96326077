"""Several processes and one database: one has it, and a killed one loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stolik.server.storage import Store, StoreError, StoreFault
from tests.server.storage.holding import GROUP
from tests.server.storage.tables import HEAD, use_store

ROOT = Path(__file__).parents[3]


@contextmanager
def holder(database: Path, what: str) -> Iterator[subprocess.Popen[str]]:
    """A process that holds the database; it is killed at the end at the latest."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.holding", str(database), what],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def kept(database: Path) -> int:
    """How many entries there are; whole groups, and none is missing between."""
    loaded = use_store(database, lambda store: store.load(HEAD.table))
    assert loaded is not None
    numbers = [entry.number for entry in loaded[1]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) % GROUP == 0
    return len(numbers)


def test_a_second_process_is_refused_until_the_first_ends_however_it_ends(database: Path) -> None:
    with holder(database, "idle") as process:
        assert line(process) == "open"
        began = time.monotonic()
        with pytest.raises(StoreError) as caught:
            use_store(database, lambda store: store.unfinished())
        assert time.monotonic() - began < 1
        assert caught.value.code is StoreFault.BUSY
        assert caught.value.params == {"address": str(database)}
    assert use_store(database, lambda store: store.unfinished()) == [HEAD.table]


def test_a_second_store_of_the_same_process_is_refused_by_any_name_of_the_file(database: Path) -> None:
    async def use(store: Store) -> None:
        other = database.parent / "other.sqlite"
        other.symlink_to(database)
        for path in (database, other):
            with pytest.raises(StoreError, match="busy"):
                await Store.open(path)
        await (await Store.open(database.parent / "third.sqlite")).close()

    use_store(database, use)


def test_a_store_that_could_not_be_opened_leaves_the_file_to_others(database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"no database " * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="broken"):
            use_store(database, lambda store: store.unfinished())


def test_what_was_acknowledged_before_a_kill_is_kept_whole(database: Path) -> None:
    for seconds in (0.02, 0.1):
        with holder(database, "append") as process:
            assert line(process) == "open"
            first = line(process)  # on a busy machine it takes its time
            time.sleep(seconds)
            process.kill()
            assert process.stdout is not None
            acknowledged = int([first, *process.stdout.read().split()][-1])
        assert acknowledged <= kept(database) <= acknowledged + GROUP


def test_what_a_kill_found_before_its_commit_never_was(database: Path) -> None:
    use_store(database, lambda store: store.create(HEAD))
    with holder(database, "late") as process:
        assert [line(process) for _ in range(4)] == ["open", "before commit", str(GROUP), "before commit"]
        process.kill()
    assert kept(database) == GROUP


def test_opening_does_not_hold_the_event_loop_up(database: Path) -> None:
    async def ticks() -> int:
        count = 0
        opening = asyncio.ensure_future(Store.open(database))
        while not opening.done():
            await asyncio.sleep(0.001)
            count += 1
        await (await opening).close()
        return count

    assert asyncio.run(ticks()) >= 3
