"""What is kept comes back, in this process and in the next."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from stolik.server.storage import Head, Result, Row, Store, StoreError, Taken
from tests.server.storage.tables import HEAD, RESULT, SEED, raw, row, use_store

TABLE = HEAD.table


def test_a_table_comes_back_as_it_was_kept(database: Path) -> None:
    rows = [row(1), row(2, "n1"), Row(3, None, "ż" * 100_000)]

    async def keep(store: Store) -> None:
        await store.create(HEAD, rows[:1])
        await store.append(TABLE, rows[1:])

    use_store(database, keep)
    loaded = use_store(database, lambda store: store.load(TABLE))
    assert loaded == (HEAD, rows)
    assert loaded[0].seed == SEED


def test_a_log_comes_in_the_order_of_its_numbers(database: Path) -> None:
    async def use(store: Store) -> list[int]:
        await store.create(HEAD)
        for numbers in ([3, 2], [1], [12, 11], [4]):
            await store.append(TABLE, [row(number) for number in numbers])
        loaded = await store.load(TABLE)
        assert loaded is not None
        return [kept.number for kept in loaded[1]]

    assert use_store(database, use) == [1, 2, 3, 4, 11, 12]


def test_tables_that_nobody_made_are_not_there(database: Path) -> None:
    async def use(store: Store) -> list[object]:
        return [await store.load("none"), await store.number_of("none", "n"), await store.unfinished()]

    assert use_store(database, use) == [None, None, []]


def test_a_nonce_leads_to_the_number_of_its_entry_at_its_table_alone(database: Path) -> None:
    async def use(store: Store) -> list[int | None]:
        await store.create(HEAD, [row(1)])
        await store.create(Head("b", "kurnik@1", 1, 2.0))
        await store.append(TABLE, [row(2, "n1"), row(3), row(4)])
        await store.append(TABLE, [row(5, "n2")])
        await store.append("b", [row(1, "n2")])
        asked = [(TABLE, "n1"), (TABLE, "n2"), ("b", "n2"), ("b", "n1")]
        return [await store.number_of(table, nonce) for table, nonce in asked]

    assert use_store(database, use) == [2, 5, 1, None]


@pytest.mark.parametrize(
    ("second", "why"),
    [([row(2)], "number"), ([row(3, "n1")], "nonce"), ([row(3), row(4), row(2)], "number of the last")],
)
def test_an_append_that_collides_is_refused_and_leaves_nothing(database: Path, second: list[Row], why: str) -> None:
    first = [row(1), row(2, "n1")]

    async def use(store: Store) -> list[Row]:
        await store.create(HEAD)
        await store.append(TABLE, first)
        with pytest.raises(Taken):
            await store.append(TABLE, second)
        loaded = await store.load(TABLE)
        assert loaded is not None
        return loaded[1]

    assert use_store(database, use) == first, why


def test_a_second_table_of_the_same_id_is_refused(database: Path) -> None:
    async def use(store: Store) -> object:
        await store.create(HEAD, [row(1)])
        with pytest.raises(Taken):
            await store.create(Head(TABLE, "kurnik@1", 2, 3.0), [row(2)])
        return await store.load(TABLE)

    assert use_store(database, use) == (HEAD, [row(1)])


def test_tables_are_unfinished_until_they_are_finished(database: Path) -> None:
    async def use(store: Store) -> list[list[str]]:
        for number, name in enumerate("cab"):
            await store.create(Head(name, "kurnik@1", number, float(number)))
        before = await store.unfinished()
        await store.finish("a", RESULT)
        await store.finish("a", Result(9.0, "late"))
        return [before, await store.unfinished()]

    assert use_store(database, use) == [["c", "a", "b"], ["c", "b"]]
    assert use_store(database, lambda store: store.unfinished()) == ["c", "b"]
    assert use_store(database, lambda store: store.load("a")) == (Head("a", "kurnik@1", 1, 1.0), [])


def test_what_came_of_a_match_is_found_by_its_table_and_the_first_note_counts(database: Path) -> None:
    async def use(store: Store) -> dict[str, Result | None]:
        for name in "abc":
            await store.create(Head(name, "kurnik@1", 1, 1.0))
        await store.finish("a", RESULT)
        await store.finish("a", Result(9.0, "late"))
        return await store.results(["a", "b", "none"])

    assert use_store(database, use) == {"a": RESULT}
    with raw(database) as stranger:
        stranger.execute("UPDATE heads SET finished = 1 WHERE table_id = 'b'")
    assert use_store(database, lambda store: store.results(["a", "b", "c"])) == {"a": RESULT, "b": None}


def test_owners_are_found_by_the_tokens_of_their_other_devices(database: Path) -> None:
    async def use(store: Store) -> dict[tuple[str, str], str]:
        await store.create(HEAD)
        await store.create(Head("b", "kurnik@1", 1, 1.0))
        await store.add_device(TABLE, "phone", "owner")
        await store.add_device("b", "tablet", "other")
        return await store.owners(["phone", "owner", "none"])

    assert use_store(database, use) == {(TABLE, "phone"): "owner"}


def test_a_handover_seats_once_and_in_time(database: Path) -> None:
    async def use(store: Store) -> list[tuple[str, int] | None]:
        await store.create(HEAD)
        await store.put_handover("code", TABLE, 1, expires=600)
        await store.put_handover("late", TABLE, 0, expires=600)
        taken = [await store.take_handover(code, now=599) for code in ("other", "code", "code")]
        return [*taken, await store.take_handover("late", now=600), await store.take_handover("late", now=1)]

    assert use_store(database, use) == [None, (TABLE, 1), None, None, None]


def test_of_two_who_take_a_handover_at_once_one_gets_it(database: Path) -> None:
    async def use(store: Store) -> list[tuple[str, int] | None]:
        await store.create(HEAD)
        await store.put_handover("code", TABLE, 1, expires=600)
        return await asyncio.gather(*(store.take_handover("code", now=1) for _ in range(5)))

    assert use_store(database, use).count((TABLE, 1)) == 1


def test_devices_stand_for_the_tokens_of_their_owners_at_one_table(database: Path) -> None:
    async def use(store: Store) -> None:
        await store.create(HEAD)
        await store.create(Head("b", "kurnik@1", 1, 2.0))
        await store.add_device(TABLE, "phone", "ania")
        await store.add_device(TABLE, "tablet", "ania")
        await store.add_device("b", "phone", "jan")
        with pytest.raises(Taken):
            await store.add_device(TABLE, "phone", "jan")
        with pytest.raises(StoreError, match="missing"):
            await store.add_device("none", "phone", "jan")

    use_store(database, use)
    assert use_store(database, lambda store: store.devices(TABLE)) == {"phone": "ania", "tablet": "ania"}


def test_a_store_that_works_is_healthy_and_a_closed_one_is_not(database: Path) -> None:
    async def use(store: Store) -> list[bool]:
        healthy = await store.healthy()
        await store.close()
        return [healthy, await store.healthy()]

    assert use_store(database, use) == [True, False]


def test_a_store_that_cannot_write_is_not_healthy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.storage.engine.PRAGMAS", ("busy_timeout = 50", "journal_mode = WAL"))

    async def use(store: Store) -> tuple[bool, bool]:
        with raw(database) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            ill = await store.healthy()
        return ill, await store.healthy()

    assert use_store(database, use) == (False, True)


def test_every_commit_waits_for_the_disk(database: Path) -> None:
    async def use(store: Store) -> list[dict[str, object]]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = []
        for engine in store._engines:
            with engine.connect() as connection:
                found.append({name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names})
        return found

    full = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    assert use_store(database, use) == [full, full]


def test_only_its_owner_reads_the_file_with_the_seeds(database: Path) -> None:
    use_store(database, lambda store: store.create(HEAD))
    assert stat.S_IMODE(database.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO) == 0


def test_a_url_leads_to_the_same_file_as_its_path(database: Path) -> None:
    use_store(f"sqlite:///{database}", lambda store: store.create(HEAD))
    assert use_store(str(database), lambda store: store.unfinished()) == [TABLE]


def test_what_waits_is_finished_when_the_store_is_closed(database: Path) -> None:
    async def use(store: Store) -> None:
        await store.create(HEAD)
        waiting = [asyncio.ensure_future(store.append(TABLE, [row(number)])) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for late in (store.append(TABLE, [row(50)]), store.load(TABLE)):
            with pytest.raises(StoreError, match="closed"):
                await late

    use_store(database, use)
    loaded = use_store(database, lambda store: store.load(TABLE))
    assert loaded is not None
    assert len(loaded[1]) == 50
