"""A match that is over is shown to whoever has the link that those who played it share, until they take it back."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from stolik.server.keys import hashed
from tests.server.test_matches import NO_TABLE, OVER, asked, bearer, problem
from tests.support.matches import played_out, put, token
from tests.support.web import Served, run

NOBODY = "a" * 26


async def share(server: Served, secret: str, table: str = OVER) -> httpx.Response:
    return await server.http.post(f"/api/tables/{table}/share", headers=bearer(secret))


async def unshare(server: Served, secret: str, table: str = OVER) -> httpx.Response:
    return await server.http.delete(f"/api/tables/{table}/share", headers=bearer(secret))


async def seen(server: Served, given: str, what: str, **params: str) -> httpx.Response:
    """Look at what is shared, as somebody who knows the id and nothing else."""
    return await server.http.get(f"/api/shared/{given}/{what}", params=params)


def test_whoever_knows_the_id_sees_the_match_as_those_who_played_it_without_a_seat(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        given = (await share(server, token(0))).json()["id"]
        for params in ({}, {"deal": "1", "lang": "pl"}):
            mine = await asked(server, OVER, "replay", token(0), **params)
            others = await seen(server, given, "replay", **params)
            assert others.status_code == 200
            assert "seat" not in others.json()
            assert others.json() | {"seat": 0} == mine.json() | {"seat": 0}
        mine, others = await asked(server, OVER, "record", token(0)), await seen(server, given, "record")
        assert others.content == mine.content
        assert others.headers["content-disposition"] == mine.headers["content-disposition"]
        assert problem(await seen(server, given, "replay", deal="99")) == (404, "web-error-no-deal")

    run(tmp_path, scenario)


def test_the_id_is_one_for_all_who_played_and_has_nothing_to_do_with_the_table(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        store = server.rooms.tools.store
        await put(store, OVER, played_out())
        await store.add_device(OVER, hashed("of my phone"), hashed(token(1)))
        given = {(await share(server, secret)).json()["id"] for secret in (token(0), token(1), "of my phone", token(0))}
        [one] = given
        # five bits a letter: 128 of them are chance
        assert re.fullmatch("[a-z2-7]{26}", one)
        await put(store, NO_TABLE, played_out())
        assert (await share(server, token(0), NO_TABLE)).json()["id"] != one
        for other in (OVER, NOBODY, one.upper()):
            for what in ("record", "replay"):
                assert problem(await seen(server, other, what)) == (404, "web-error-no-share")

    run(tmp_path, scenario)


def test_what_is_shared_is_taken_back_for_good(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        given = (await share(server, token(0))).json()["id"]
        for _ in range(2):
            answer = await unshare(server, token(1))
            assert (answer.status_code, answer.content) == (204, b"")
            assert problem(await seen(server, given, "replay")) == (404, "web-error-no-share")
        assert (await share(server, token(0))).json()["id"] != given
        assert problem(await seen(server, given, "record")) == (404, "web-error-no-share")

    run(tmp_path, scenario)


def test_only_those_who_had_a_seat_share_and_only_what_is_over(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out(names=("Ania",)))
        given = (await share(server, token(0))).json()["id"]
        going_on = await server.open_table()
        for do in (share, unshare):
            for secret in ("", "guessed", token(1)):
                assert problem(await do(server, secret)) == (403, "web-error-no-seat")
            assert problem(await do(server, token(0), "c" * 16)) == (404, "web-error-no-table")
            answer = await do(server, str(going_on["token"]), str(going_on["table"]))
            assert problem(answer) == (409, "web-error-match-goes-on")
        assert (await seen(server, given, "record")).status_code == 200

    run(tmp_path, scenario)


def test_a_match_that_is_shared_tells_no_more_by_its_table_than_before(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())

        async def told() -> list[tuple[int, bytes]]:
            answers = [await server.http.get(f"/api/tables/{OVER}")]
            answers += [await asked(server, OVER, what, "guessed") for what in ("record", "replay")]
            return [(answer.status_code, answer.content) for answer in answers]

        before = await told()
        given = (await share(server, token(0))).json()["id"]
        assert await told() == before
        assert problem(await asked(server, OVER, "record", given)) == (403, "web-error-no-seat")

    run(tmp_path, scenario)


def test_a_match_that_is_over_is_reviewed_for_those_who_may_see_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out(seed=24))
        given = (await share(server, token(0))).json()["id"]
        assert problem(await asked(server, OVER, "review", "nobody"))[0] == 403
        review = (await asked(server, OVER, "review", token(0))).json()
        assert review == (await seen(server, given, "review")).json()
        assert [player["seat"] for player in review["players"]] == [0, 1]
        replay = (await seen(server, given, "replay", deal="1")).json()
        marks = [mark for mark in review["marks"] if mark["deal"] == 1]
        assert marks
        for mark in marks:
            assert replay["moments"][mark["at"]]["seat"] == mark["seat"]

    run(tmp_path, scenario)
