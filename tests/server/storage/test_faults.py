"""Every way in which keeping can fail has a code and a message in both languages."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from stolik.server.storage import Store, StoreError, StoreFault
from stolik.server.storage.fault import database_fault
from stolik.text import LANGUAGES, catalogue
from tests.server.storage.tables import HEAD, RESULT, raw, row, use_store

Provoke = Callable[[Path, pytest.MonkeyPatch], None]


def open_at(address: str) -> Provoke:
    def provoke(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        use_store(address, lambda store: store.healthy())

    return provoke


def without_driver(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    use_store("postgresql://host/stolik", lambda store: store.healthy())


def busy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await Store.open(database)

    use_store(database, use)


def newer(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_store(database, lambda store: store.create(HEAD))
    with raw(database) as stranger:
        stranger.execute("UPDATE alembic_version SET version_num = '9999'")
    use_store(database, lambda store: store.healthy())


def foreign(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database.parent.mkdir()
    with raw(database) as stranger:
        stranger.execute("CREATE TABLE heads (x)")
    use_store(database, lambda store: store.healthy())


def broken(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database.parent.mkdir()
    database.write_bytes(b"Kanasta! " * 1000)
    use_store(database, lambda store: store.healthy())


def damaged(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_store(database, lambda store: store.create(HEAD, [row(number) for number in range(1000)]))
    content = bytearray(database.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    database.write_bytes(content)
    use_store(database, lambda store: store.load(HEAD.table))


def full(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raise database_fault(DBAPIError("INSERT", None, no_room()))


def no_room() -> sqlite3.OperationalError:
    with sqlite3.connect(":memory:") as connection:
        connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as caught:
            connection.execute("CREATE TABLE t (x)")
    connection.close()
    return caught.value


def a_folder(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database.mkdir(parents=True)
    use_store(database, lambda store: store.healthy())


def no_folder(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database.parent.write_text("a file", encoding="utf-8")
    use_store(database, lambda store: store.healthy())


def closed(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await store.close()
        await store.finish("none", RESULT)

    use_store(database, use)


def missing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_store(database, lambda store: store.put_handover("code", "none", 0, 1.0))


def taken(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        for _ in range(2):
            await store.create(HEAD)

    use_store(database, use)


FAILURES: list[tuple[StoreFault, Provoke]] = [
    (StoreFault.ADDRESS, open_at("sqlite://")),
    (StoreFault.ADDRESS, open_at("sqlite:///:memory:")),
    (StoreFault.ADDRESS, open_at("sqlite:///file:x?mode=memory&uri=true")),
    (StoreFault.ADDRESS, open_at("mysql://host/stolik")),
    (StoreFault.ADDRESS, open_at("postgresql+asyncpg://host/stolik")),
    (StoreFault.ADDRESS, open_at("postgresql://host:port/stolik")),
    (StoreFault.DRIVER, without_driver),
    (StoreFault.BUSY, busy),
    (StoreFault.NEWER, newer),
    (StoreFault.FOREIGN, foreign),
    (StoreFault.BROKEN, broken),
    (StoreFault.BROKEN, damaged),
    (StoreFault.FULL, full),
    (StoreFault.FAILED, a_folder),
    (StoreFault.FAILED, no_folder),
    (StoreFault.CLOSED, closed),
    (StoreFault.MISSING, missing),
    (StoreFault.TAKEN, taken),
]


@pytest.mark.parametrize(("code", "provoke"), FAILURES)
def test_a_failure_has_its_code_and_a_message_of_one_line(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: StoreFault,
    provoke: Provoke,
) -> None:
    with pytest.raises(StoreError) as caught:
        provoke(database, monkeypatch)
    error = caught.value
    assert error.code is code
    for language in LANGUAGES:
        message = catalogue(language).format(f"store-{error.code}", **error.params)
        assert "\n" not in message
        assert all(value in message for value in error.params.values())


def test_every_code_is_provoked() -> None:
    assert {code for code, _ in FAILURES} == set(StoreFault)


@pytest.mark.parametrize("address", ["mysql://ania:tajne@host/stolik", "mysql://ania:tajne@host:x/stolik"])
def test_a_password_is_not_shown(address: str) -> None:
    with pytest.raises(StoreError, match="host") as caught:
        use_store(address, lambda store: store.healthy())
    assert "tajne" not in str(caught.value)
