"""Matches that are over become records, with which everything works as before, and what is old goes."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from stolik.record import read_record
from stolik.server import caretaker
from stolik.server.caretaker import DAY, Caretaker
from stolik.server.keys import hashed
from stolik.server.outcome import result_of
from stolik.server.storage import Store, StoreError, StoreFault
from stolik.table.codec import entry_text
from tests.server.storage.tables import of_an_earlier_program, raw
from tests.server.test_matches import NO_TABLE, OVER, asked, bearer, found, problem
from tests.support.matches import played_out, put, token
from tests.support.players import wait_for
from tests.support.web import Served, run

PHONE = "of my phone"
Told = list[tuple[int, bytes, str]]


def age(data: Path, days: float, *tables: str) -> None:
    """Let that much time pass for some tables."""
    with raw(data / "stolik.db") as stranger:
        for table in tables:
            stranger.execute("UPDATE heads SET touched = touched - ? WHERE table_id = ?", (days * DAY, table))


def logs(data: Path) -> set[str]:
    """The tables that have logs."""
    with raw(data / "stolik.db") as stranger:
        return {table for (table,) in stranger.execute("SELECT DISTINCT table_id FROM entries")}


async def look(server: Served, days: int = 0) -> None:
    """Look after the tables of a server once."""
    await Caretaker(server.rooms, days, pause=0).look()


async def told(server: Served, share: str, secrets: Iterable[str]) -> Told:
    """All that is told of a match to those who played it, and to those who have its link."""
    answers: list[httpx.Response] = []
    for secret in secrets:
        answers.append(await server.http.post("/api/finished", json={"seats": [{"table": OVER, "token": secret}]}))
        answers.append(await asked(server, OVER, "record", secret))
        answers.append(await asked(server, OVER, "replay", secret, deal="99"))
        answers.append(await server.http.post(f"/api/tables/{OVER}/share", headers=bearer(secret)))
    answers.append(await asked(server, OVER, "replay", PHONE, deal="1", lang="pl"))
    answers.append(await server.http.get(f"/api/shared/{share}/record"))
    return [(one.status_code, one.content, one.headers.get("content-disposition", "")) for one in answers]


async def shared(server: Served) -> str:
    given: str = (await server.http.post(f"/api/tables/{OVER}/share", headers=bearer(token(0)))).json()["id"]
    return given


# -- records ----------------------------------------------------------------------------------------------------------


def test_after_a_day_a_record_stands_for_the_log_and_all_who_played_see_what_they_saw(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        store = server.rooms.tools.store
        await put(store, OVER, played_out())
        await store.add_device(OVER, hashed(PHONE), hashed(token(1)))
        share = await shared(server)
        secrets = (token(0), token(1), PHONE, "guessed")
        before = await told(server, share, secrets)
        assert {status for status, _, _ in before} == {200, 403, 404}
        age(tmp_path, 0.99, OVER)
        await look(server)
        assert logs(tmp_path) == {OVER}
        age(tmp_path, 0.02, OVER)
        await look(server)
        assert logs(tmp_path) == set()
        assert await told(server, share, secrets) == before
        assert len(server.rooms) == 0

    run(tmp_path, scenario)


def test_who_comes_to_a_table_that_was_put_away_is_told_so(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        age(tmp_path, 2, OVER)
        await look(server)
        gone = (410, "web-error-table-over")
        assert problem(await server.http.get(f"/api/tables/{OVER}")) == gone
        assert await server.refusal(f"/api/tables/{OVER}/seats", name="Ola") == gone
        assert await server.refusal(f"/api/tables/{OVER}/claims", code="ABCDEFGH") == gone
        async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{OVER}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "token": token(0)}))
            assert json.loads(await socket.recv()) == {"type": "failed", "code": "table-over"}

    run(tmp_path, scenario)


def test_a_record_outlives_a_change_of_the_rules(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        age(tmp_path, 2, OVER)
        await look(server)
        text = (await asked(server, OVER, "record", token(0))).text

        async def changed(rules: str, line: str) -> tuple[httpx.Response, httpx.Response]:
            """As if the rules of today were others than those of the match."""
            other = text.replace("game kurnik@1", f"game {rules}").replace("\nresult ", f"\n{line} ", 1)
            with raw(tmp_path / "stolik.db") as stranger:
                stranger.execute("UPDATE records SET body = ?", (other,))
            file = await asked(server, OVER, "record", token(0))
            assert (file.status_code, file.text) == (200, other)
            assert file.headers["content-disposition"].startswith('attachment; filename="stolik-kurnik-20')
            return await asked(server, OVER, "replay", token(0)), await asked(
                server, OVER, "replay", token(0), lang="pl"
            )

        reason, points = read_record(text).deals[0].result.reason, read_record(text).deals[0].result.points  # type: ignore[union-attr]
        old = f"result {reason} {points[0]}"
        assert f"\n{old} " in text
        text = text.replace(f"\n{old} ", f"\nresult {reason} {points[0] + 5} ", 1)
        for answer in await changed("kurnik@0", "result"):
            assert answer.status_code == 200
            assert answer.json()["differs"] is True
            assert len(answer.json()["moments"]) > 50
        for answer in await changed("kurnik@99", "result"):
            assert problem(answer) == (422, "web-error-record")
        [match] = (await found(server, (OVER, token(0))))["matches"]
        assert match["rules"].startswith("kurnik@1")

    run(tmp_path, scenario)


def test_a_log_that_cannot_be_read_is_left_alone_and_the_others_are_put_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: Served) -> None:
        for table in (OVER, NO_TABLE):
            await put(server.rooms.tools.store, table, played_out())
        age(tmp_path, 3, OVER)
        age(tmp_path, 2, NO_TABLE)
        with raw(tmp_path / "stolik.db") as stranger:
            stranger.execute("UPDATE entries SET body = '{}' WHERE table_id = ? AND number = 20", (OVER,))
        keeper = Caretaker(server.rooms, 0, pause=0)
        for _ in range(2):
            await keeper.look()
            assert logs(tmp_path) == {OVER}
        assert caplog.text.count(f"the log of the table {OVER} cannot be read") == 1

    run(tmp_path, scenario)


# -- what goes --------------------------------------------------------------------------------------------------------


def test_where_nothing_happened_for_so_long_everything_goes(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        store = server.rooms.tools.store
        given = [await server.open_table() for _ in range(2)]
        old, young = (str(one["table"]) for one in given)
        await put(store, OVER, played_out())
        await store.add_device(OVER, hashed(PHONE), hashed(token(1)))
        share = await shared(server)
        age(tmp_path, 31, old, OVER)
        age(tmp_path, 29, young)
        await look(server, 0)
        assert (await server.http.get(f"/api/shared/{share}/record")).status_code == 200
        assert await store.unfinished() == [old, young]
        await look(server, 30)
        assert await store.unfinished() == [young]
        assert problem(await server.http.get(f"/api/tables/{old}")) == (404, "web-error-no-table")
        assert problem(await server.http.get(f"/api/shared/{share}/record")) == (404, "web-error-no-share")
        assert await found(server, (OVER, token(0)), (OVER, PHONE)) == {"matches": [], "count": 0}
        assert (await server.http.get(f"/api/tables/{young}")).status_code == 200

    run(tmp_path, scenario)


def test_a_table_that_somebody_has_open_is_left_alone(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        table = str(given["table"])
        await put(server.rooms.tools.store, OVER, played_out())
        async with server.browser(table, str(given["token"])) as ania, server.browser(OVER, token(0)) as kasia:
            age(tmp_path, 400, table, OVER)
            await look(server, 30)
            assert logs(tmp_path) == {table, OVER}
            await ania.done("agree", manners={"talk": "off"})
            assert kasia.phase == "over"
        # by what Ania did it is young again
        assert await server.rooms.tools.store.untouched(server.rooms.tools.store.now() - DAY) == [OVER]

    run(tmp_path, scenario)


def test_who_comes_while_a_table_is_deleted_waits_and_finds_none(tmp_path: Path) -> None:
    held, let_go = threading.Event(), threading.Event()
    let_go.set()

    def delay() -> None:
        if not let_go.is_set():
            held.set()
        assert let_go.wait(10)

    async def scenario(server: Served) -> None:
        given = await server.open_table()
        age(tmp_path, 31, str(given["table"]))
        keeper = Caretaker(server.rooms, 30, pause=0)
        await server.rooms.tools.store.drop_handovers()
        let_go.clear()
        dropping = asyncio.create_task(keeper._drop_old(server.rooms.tools.store.now() - 30 * DAY))
        await asyncio.to_thread(held.wait, 10)
        coming = asyncio.create_task(server.http.get(f"/api/tables/{given['table']}"))
        await asyncio.sleep(0.1)
        assert not coming.done()
        let_go.set()
        await dropping
        assert problem(await coming) == (404, "web-error-no-table")

    run(tmp_path, scenario, delay=delay)


def test_the_server_does_it_by_itself_and_tries_again_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caretaker, "SOON", 0.2)
    monkeypatch.setattr(caretaker, "AGAIN", 0.05)
    fails = iter([True])

    async def untouched(self: Store, before: float) -> list[str]:
        if next(fails, False):
            raise StoreError(StoreFault.FULL, reason="no room")
        return await as_it_is(self, before)

    as_it_is = Store.untouched
    monkeypatch.setattr(Store, "untouched", untouched)

    async def scenario(server: Served) -> None:
        old, young = [str((await server.open_table())["table"]) for _ in range(2)]
        await put(server.rooms.tools.store, OVER, played_out())
        age(tmp_path, 31, old)
        age(tmp_path, 2, OVER)
        await wait_for(lambda: logs(tmp_path) == {young})
        assert (await asked(server, OVER, "record", token(0))).status_code == 200

    run(tmp_path, scenario, keep=30)
    assert "full no room" in caplog.text


# -- what an earlier program kept -------------------------------------------------------------------------------------


def test_what_the_program_before_kept_lives_on(tmp_path: Path) -> None:
    sitting = played_out()
    result = result_of(OVER, sitting, 1_700_000_000.0)
    rules, seed = sitting.rule_set.text, sitting.seed
    of_an_earlier_program(
        tmp_path / "stolik.db",
        "0003",
        f"INSERT INTO heads VALUES ('{OVER}', '{rules}', '{seed}', 1699990000.0, 1)",
        f"INSERT INTO heads VALUES ('{NO_TABLE}', '{rules}', '{seed}', 1699990000.0, 0)",
        *(
            f"INSERT INTO entries VALUES ('{table}', {number}, NULL, '{entry_text(entry)}')"
            for table, log in ((OVER, sitting.log), (NO_TABLE, sitting.log[:60]))
            for number, entry in enumerate(log, start=1)
        ),
        f"INSERT INTO results VALUES ('{OVER}', {result.ended}, '{result.body}')",
        f"INSERT INTO devices VALUES ('{OVER}', '{hashed(PHONE)}', '{hashed(token(1))}')",
    )

    async def scenario(server: Served) -> None:
        share = await shared(server)
        before = await told(server, share, (token(0), PHONE))
        assert {status for status, _, _ in before} == {200, 404}
        async with server.browser(NO_TABLE, token(1)) as kasia:
            assert (kasia.phase, kasia.seat, kasia.number) == ("playing", 1, 60)
        # old as they are, they have the whole time before them
        await look(server, 1)
        assert logs(tmp_path) == {OVER, NO_TABLE}
        age(tmp_path, 2, OVER)
        await look(server, 3)
        assert logs(tmp_path) == {NO_TABLE}
        assert await told(server, share, (token(0), PHONE)) == before

    run(tmp_path, scenario)
