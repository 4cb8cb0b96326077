"""People at a table of the server change seats, end the match together, and look on or not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.support.players import play_until, sit, two_here, wait_for
from tests.support.web import PATIENCE, Browser, Message, Served, run

ALONE = {"watching": False}


async def closing(browser: Browser) -> tuple[Message, int | None]:
    """The last message that a browser gets, and the code with which it is closed."""
    last: Message = {}
    while True:
        try:
            last = await browser.hear()
        except ConnectionClosed:
            return last, browser.socket.close_code


def test_who_moves_is_welcomed_on_the_new_seat_and_may_ask_again(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(options={"players": "4"})
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"]) as guest,
        ):
            await ania.done("fill", level="plain")
            seen = ania.number
            done = await ania.command("move", nonce="to 2", seat=2)
            await ania.until(lambda browser: browser.seat == 2)
            await guest.until(lambda browser: browser.table["places"][2].get("name") == "Ania")
            assert [place.get("kind") for place in guest.table["places"]] == ["bot", "bot", "person", "bot"]
            assert await ania.command("move", number=seen, nonce="to 2", seat=2) == done
            assert (await ania.command("ready", number=seen, on=True))["type"] == "stale"
            await ania.done("ready", on=True)
            await play_until(lambda browser: browser.number > 12, ania)
            assert ania.mine is not None
            assert ania.mine["seat"] == 2

    run(tmp_path, scenario)


def test_the_match_is_stopped_when_all_who_are_here_are_for_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with two_here(server) as (ania, ola):
            for browser in (ania, ola):
                await browser.done("ready", on=True)
            await ania.done("finish", on=True)
            await ola.until(lambda browser: browser.table.get("finishing") == [0])
            assert ola.table["finishers"] == [0, 1]
            assert (await ola.command("finish", number=0, on=True))["type"] == "done"
            await ania.until(lambda browser: browser.phase == "stopped")

    run(tmp_path, scenario)


def test_those_who_look_on_are_counted(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            assert "watchers" not in ania.table
            async with server.browser(given["table"]) as first, server.browser(given["table"]) as second:
                assert (first.table["watchers"], second.table["watchers"]) == (1, 2)
                await ania.until(lambda browser: browser.table.get("watchers") == 2)
            await ania.until(lambda browser: "watchers" not in browser.table)

    run(tmp_path, scenario)


def test_where_nobody_shall_look_on_strangers_are_sent_out_when_the_match_begins(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(manners=ALONE)
        table = given["table"]
        async with server.browser(table, given["token"]) as ania, server.browser(table) as guest:
            assert guest.phase == "gathering"
            await ania.done("fill", level="plain")
            await ania.done("ready", on=True)
            last, code = await closing(guest)
            assert (last, code) == ({"type": "failed", "code": "no-watching"}, 1008)
            assert not any('"picture"' in text for text in guest.heard)
            assert "watchers" not in ania.table
            async with server.browser(table, given["token"]) as again:
                assert again.mine is not None
            shown = (await server.http.get(f"/api/tables/{table}")).json()
            assert (shown["phase"], "picture" in shown) == ("playing", False)

    run(tmp_path, scenario)


def test_who_comes_to_look_on_where_he_shall_not_is_told_so(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", manners=ALONE)
        address = f"{server.address.replace('http', 'ws')}/api/tables/{given['table']}/socket"
        async with connect(address) as socket:
            await socket.send('{"type":"hello","token":"guessed"}')
            assert await asyncio.wait_for(socket.recv(), PATIENCE) == '{"type":"failed","code":"no-watching"}'
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1008

    run(tmp_path, scenario)


def test_no_table_is_opened_with_a_clock_that_there_is_none_of(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        wanted = {"preset": "kurnik", "manners": {"clock": 7}}
        assert await server.refusal("/api/tables", name="Ania", **wanted) == (409, "sitting-no-clock")
        given = await server.open_table(manners={"clock": 180})
        async with server.browser(given["table"], given["token"]) as ania:
            answer = await ania.command("agree", manners={"clock": -20})
            assert answer["refusal"]["code"] == "sitting-no-clock"
            assert ania.table["manners"] == {"clock": 180}

    run(tmp_path, scenario)


def test_the_picture_where_nobody_shall_look_on_is_told_to_who_has_a_seat_alone(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", manners=ALONE)
        for token, is_shown in ((given["token"], True), ("guessed", False)):
            headers = {"authorization": f"Bearer {token}"}
            shown = (await server.http.get(f"/api/tables/{given['table']}", headers=headers)).json()
            assert ("picture" in shown) is is_shown
            assert "mine" not in shown

    run(tmp_path, scenario)


def test_a_listed_table_that_is_full_of_people_who_went_is_found_again_once_their_seat_is_freed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(manners={"listed": True})
        friend = await sit(server, given["table"], "Ola")
        async with server.browser(given["table"], str(friend["token"])) as ola:
            early = await ola.command("free", seat=0)
            assert early["refusal"]["code"] == "sitting-just-here"
            assert await listed(server) == []
            monkeypatch.setattr("stolik.server.away.GONE_AFTER", 0.05)
            async with server.browser(given["table"], given["token"]):
                await ola.until(lambda browser: browser.table["places"][0].get("here", True))
            await ola.until(lambda browser: browser.table.get("gone") == [0])
            await ola.done("free", seat=0)
            assert "gone" not in ola.table
            assert [each["table"] for each in await listed(server)] == [given["table"]]
            async with server.browser(given["table"], given["token"]) as old:
                assert old.seat == -1

    run(tmp_path, scenario)


async def listed(server: Served) -> list[Any]:
    found: list[Any] = (await server.http.get("/api/open-tables")).json()
    return found


def test_open_tables_are_those_that_say_so_and_that_somebody_is_at(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        opened = {"manners": {"listed": True}}
        playing = await server.open_table("Ela", bots="plain", **opened)
        closed = await server.open_table("Iza", bots="plain", manners={"listed": True, **ALONE})
        hidden = await server.open_table("Jan")
        older = await server.open_table("Ania", options={"players": "4"}, **opened)
        newer = await server.open_table("Ola", **opened)
        assert await listed(server) == []
        async with (
            server.browser(playing["table"], playing["token"]),
            server.browser(closed["table"], closed["token"]),
            server.browser(hidden["table"], hidden["token"]),
            server.browser(older["table"], older["token"]) as ania,
            server.browser(newer["table"], newer["token"]) as ola,
        ):
            found = await listed(server)
            assert [each["table"] for each in found] == [newer["table"], older["table"], playing["table"]]
            assert [place.get("name", "") for place in found[0]["places"]] == ["Ola", ""]
            assert {"table", "phase", "rules", "game", "places", "manners"} == set(found[0])
            for given in (newer, older, playing):
                assert given["token"] not in str(found)
            await sit(server, newer["table"], "Jola")
            await ania.done("fill", level="plain")
            assert [each["table"] for each in await listed(server)] == [older["table"], playing["table"]], "one is full"
            async with server.browser(playing["table"]):
                assert (await listed(server))[1]["watchers"] == 1
            await ola.done("leave")
        await wait_for(lambda: server.app.state.limits.connections == 0)
        assert await listed(server) == []

    run(tmp_path, scenario)
