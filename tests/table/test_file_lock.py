"""A lock is held by one program, and where there are none everything goes on without them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from stolik.server.storage import Store
from stolik.table import file_lock
from stolik.table.file_lock import FileLock, Grip
from stolik.table.shelf import Shelf
from tests.server.storage.tables import HEAD, use_store


@pytest.fixture(params=["a system without locks", "a file system without locks"])
def no_locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that cannot lock files."""
    if request.param == "a system without locks":
        monkeypatch.setattr(file_lock, "locking", None)
    else:
        monkeypatch.setattr(file_lock.locking, "flock", refuse)


def refuse(_file: object, _how: int) -> None:
    raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def test_one_has_a_lock_until_he_lets_it_go(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert [first.take(), first.take(), second.take()] == [Grip.HELD, Grip.HELD, Grip.BUSY]
    first.release()
    first.release()
    assert [second.take(), first.take()] == [Grip.HELD, Grip.BUSY]
    second.release()


def test_a_lock_in_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileLock(tmp_path / "none" / "lock").take()


@pytest.mark.usefixtures("no_locks")
def test_where_there_are_no_locks_nobody_is_refused(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert [first.take(), second.take()] == [Grip.NO_LOCKS, Grip.NO_LOCKS]
    first.release()
    assert Shelf(tmp_path).hold("kurnik")
    assert Shelf(tmp_path).hold("kurnik")


@pytest.mark.usefixtures("no_locks")
def test_tables_are_kept_where_there_are_no_locks(tmp_path: Path) -> None:
    database = tmp_path / "stolik.db"
    use_store(database, lambda store: store.create(HEAD))

    async def use(store: Store) -> list[str]:
        other = await Store.open(database)
        await other.close()
        return await store.unfinished()

    assert use_store(database, use) == [HEAD.table]
