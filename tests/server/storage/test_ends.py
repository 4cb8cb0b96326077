"""What is put away, what goes, and that the room it took is free again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stolik.server.storage import Head, Store, StoreError
from stolik.server.storage.schema import metadata
from tests.server.storage.tables import HEAD, RESULT, of_an_earlier_program, raw, row, use_store

TABLE = HEAD.table
CREATED = HEAD.created
OTHER = "othertable"


def rows_of(database: Path, table: str) -> dict[str, int]:
    """In which parts of the database a table has rows, and how many."""
    with raw(database) as stranger:
        counts = {
            part: stranger.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (table,)).fetchone()[0]
            for part in metadata.tables
        }
    return {part: count for part, count in counts.items() if count}


async def fill(store: Store, table: str) -> None:
    """A table that has something in every part but the record."""
    await store.create(Head(table, "kurnik@1", 1, CREATED), [row(1, "n1"), row(2)])
    await store.add_device(table, f"phone at {table}", "owner")
    await store.put_handover(f"code of {table}", table, 0, CREATED + 600)
    await store.finish(table, RESULT)
    await store.share(table, f"share of {table}")


def test_a_record_stands_for_the_log_and_the_codes_and_all_else_stays(database: Path) -> None:
    async def use(store: Store) -> None:
        await fill(store, TABLE)
        await fill(store, OTHER)
        assert await store.rested(CREATED + 1) == [TABLE, OTHER]
        assert await store.rested(CREATED) == []
        assert not await store.put_away(TABLE, "too early", 1)
        assert await store.put_away(TABLE, "the record", 2)
        assert not await store.put_away(TABLE, "once more", 2)
        assert await store.rested(CREATED + 1) == [OTHER]
        assert (await store.load(TABLE), await store.record(TABLE)) == (None, "the record")
        assert await store.record(OTHER) is None
        assert await store.results([TABLE]) == {TABLE: RESULT}
        assert await store.owners([f"phone at {TABLE}"]) == {(TABLE, f"phone at {TABLE}"): "owner"}
        assert await store.shared(f"share of {TABLE}") == TABLE

    use_store(database, use)
    assert rows_of(database, TABLE) == {"heads": 1, "devices": 1, "results": 1, "shares": 1, "records": 1}
    assert rows_of(database, OTHER) == {
        "heads": 1,
        "entries": 2,
        "handovers": 1,
        "devices": 1,
        "results": 1,
        "shares": 1,
    }


def test_an_old_table_goes_with_all_that_belongs_to_it_and_no_other_does(database: Path) -> None:
    async def use(store: Store) -> None:
        for table in (TABLE, OTHER):
            await fill(store, table)
            await store.put_away(table, "the record", 2)
        await store.put_handover("late", TABLE, 0, CREATED + 600)
        assert await store.untouched(CREATED) == []
        assert not await store.drop(TABLE, CREATED)
        assert await store.untouched(CREATED + 1) == [TABLE, OTHER]
        assert await store.drop(TABLE, CREATED + 1)
        assert not await store.drop(TABLE, CREATED + 1)
        with pytest.raises(StoreError, match="missing"):
            await store.append(TABLE, [row(3)])

    use_store(database, use)
    assert rows_of(database, TABLE) == {}
    assert set(rows_of(database, OTHER)) == set(metadata.tables) - {"entries", "handovers"}


def test_what_happens_at_a_table_is_noted_with_it_and_within_the_hour(database: Path) -> None:
    times = [CREATED]

    async def use(store: Store) -> None:
        await store.create(HEAD, [row(1)])
        await store.create(Head(OTHER, "kurnik@1", 1, CREATED))
        for number, (after, noted) in enumerate(((3000.0, 0.0), (3700.0, 3700.0), (7000.0, 3700.0)), start=2):
            times.append(CREATED + after)
            await store.append(TABLE, [row(number)])
            assert await store.untouched(CREATED + noted) == ([OTHER] if noted else [])
            assert TABLE in await store.untouched(CREATED + noted + 1)

    use_store(database, use, clock=lambda: times[-1])


def test_codes_go_when_they_have_expired(database: Path) -> None:
    async def use(store: Store) -> None:
        await store.create(HEAD)
        await store.put_handover("old", TABLE, 0, store.now() - 1)
        await store.put_handover("new", TABLE, 0, store.now() + 60)
        await store.drop_handovers()

    use_store(database, use)
    with raw(database) as stranger:
        assert stranger.execute("SELECT code_hash FROM handovers").fetchall() == [("new",)]


async def grow_and_shrink(store: Store, size: int = 60) -> None:
    for number in range(size):
        await store.create(Head(f"t{number}", "kurnik@1", 1, CREATED), [row(step) for step in range(1, 100)])
    for number in range(size):
        await store.drop(f"t{number}", CREATED + 1)
    while await store.give_back():
        pass


def test_a_file_gives_the_room_back_that_it_no_longer_needs_and_keeps_no_trace(database: Path) -> None:
    use_store(database, lambda store: store.create(HEAD, [row(1)]))
    before = database.stat().st_size
    use_store(database, grow_and_shrink)
    # what is free is cut off but for the pages that tell where the others are
    assert database.stat().st_size <= before + 4 * 4096
    assert use_store(database, lambda store: store.load(TABLE)) == (HEAD, [row(1)])
    assert b"discard 99" not in database.read_bytes()


def test_a_file_that_an_earlier_program_made_can_give_room_back_too(database: Path) -> None:
    of_an_earlier_program(database, "0003")
    with raw(database) as stranger:
        assert stranger.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    use_store(database, lambda store: store.create(HEAD, [row(1)]))
    before = database.stat().st_size
    use_store(database, grow_and_shrink)
    assert database.stat().st_size <= before + 4 * 4096
    assert use_store(database, lambda store: store.load(TABLE)) == (HEAD, [row(1)])


def test_a_file_that_cannot_be_written_anew_is_used_as_it_is(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("stolik.server.storage.store.let_shrink", full)
    use_store(database, lambda store: store.create(HEAD, [row(1)]))
    assert "no room back" in caplog.text
