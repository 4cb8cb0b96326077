"""What a websocket may send, and what becomes of those who send something else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.web import PATIENCE, Served, run


def address(server: Served, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"


async def told(socket: ClientConnection) -> dict[str, object]:
    """The next message."""
    message: dict[str, object] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return message


async def closed(socket: ClientConnection) -> int | None:
    """The code with which the server closes the socket, after whatever it still says."""
    while True:
        try:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        except ConnectionClosed:
            return socket.close_code


@pytest.mark.parametrize(
    "first", ["", "{", "[]", '{"type":"ping"}', '{"type":"hello","token":1}', '{"type":"welcome"}', "[" * 5000]
)
def test_who_does_not_say_who_he_is_is_turned_away(tmp_path: Path, first: str) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with connect(address(server, given["table"])) as socket:
            await socket.send(first)
            assert await told(socket) == {"type": "failed", "code": "hello"}
            assert await closed(socket) == 1008

    run(tmp_path, scenario)


def test_a_table_that_is_none_is_said_to_be_none(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with connect(address(server, "nothing")) as socket:
            await socket.send('{"type":"hello"}')
            assert await told(socket) == {"type": "failed", "code": "no-table"}
            assert await closed(socket) == 1008

    run(tmp_path, scenario)


UNREADABLE = [
    "{",
    '{"type":"dance"}',
    '{"type":"act","nonce":"a","number":"x","act":"draw"}',
    '{"type":"act","nonce":"","number":1,"act":"draw"}',
    json.dumps({"type": "act", "nonce": "n" * 65, "number": 1, "act": "draw"}),
]


def test_what_cannot_be_read_is_answered_and_forgiven_a_few_times(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"]) as guest,
        ):
            for text in UNREADABLE[:-1]:
                await ania.socket.send(text)
                assert (await ania.next("failed"))["code"] == "unreadable"
            await ania.say("ping")
            await ania.next("pong")
            await ania.say("hello", token="")
            assert (await ania.next("failed"))["code"] == "hello-again"
            await ania.socket.send(UNREADABLE[-1])
            assert await closed(ania.socket) == 1008
            await guest.say("ping")
            await guest.next("pong")

    run(tmp_path, scenario)


def test_a_message_that_is_too_big_closes_the_socket_and_nobody_else_notices(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"]) as guest,
        ):
            await ania.socket.send("x" * 70_000)
            assert await closed(ania.socket) == 1009
            await guest.until(lambda browser: not browser.table["places"][0].get("here", True))

    run(tmp_path, scenario)


def test_no_more_sockets_are_open_than_the_server_shall_carry(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"]):
            async with connect(address(server, given["table"])) as socket:
                assert await told(socket) == {"type": "failed", "code": "connections-full"}
                assert await closed(socket) == 1013
            assert (await server.http.get("/health")).json()["connections"] == 1

    run(tmp_path, scenario, connection_limit=1)


@pytest.mark.parametrize(
    ("act", "code", "rule"),
    [
        ("dance", "notation-unknown_verb", ""),
        ("", "notation-unknown_verb", ""),
        ("x" * 500, "notation-text_too_long", ""),
        ("discard 7", "take_first", "A22"),
    ],
)
def test_an_act_that_cannot_be_done_says_why(tmp_path: Path, act: str, code: str, rule: str) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            before = ania.number
            answer = await ania.command("act", act=act)
            assert answer["type"] == "refused"
            assert (answer["refusal"]["code"], answer["refusal"].get("rule", "")) == (code, rule)
            assert ania.number == before

    run(tmp_path, scenario)


def test_what_could_not_be_kept_did_not_happen_and_may_be_sent_again(tmp_path: Path) -> None:
    full = False

    def delay() -> None:
        if full:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    async def scenario(server: Served) -> None:
        nonlocal full
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            number, before = ania.number, ania.mine
            full = True
            await ania.say("act", nonce="again", number=number, act="draw")
            assert await ania.next("failed") == {"type": "failed", "code": "not-kept", "nonce": "again"}
            assert (ania.number, ania.mine) == (number, before)
            full = False
            assert await ania.command("act", nonce="again", number=number, act="draw") == {
                "type": "done",
                "nonce": "again",
                "number": number + 1,
            }

    run(tmp_path, scenario, delay=delay)


def test_what_another_process_wrote_first_makes_a_command_stale(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            number = ania.number
            with sqlite3.connect(tmp_path / "stolik.db") as other:
                row = (given["table"], number + 1, '{"seat":0,"act":"draw"}')
                other.execute("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", row)
            other.close()
            answer = await ania.command("act", number=number, act="draw")
            assert answer == {"type": "stale", "nonce": answer["nonce"], "number": number + 1}
            await ania.until(lambda browser: browser.number > number)
            assert ania.in_turn

    run(tmp_path, scenario)


def test_a_log_that_cannot_be_read_is_no_traceback_for_anybody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        with sqlite3.connect(tmp_path / "stolik.db") as other:
            other.execute("UPDATE entries SET body = '{}'")
        other.close()
        async with connect(address(server, given["table"])) as socket:
            await socket.send('{"type":"hello"}')
            assert await told(socket) == {"type": "failed", "code": "internal"}
            assert await closed(socket) == 1011
        answer = await server.http.get(f"/api/tables/{given['table']}")
        assert (answer.status_code, answer.json()) == (500, {"code": "web-error-internal"})

    run(tmp_path, scenario)
    assert given_up(caplog)


def given_up(caplog: pytest.LogCaptureFixture) -> bool:
    return "cannot be read" in caplog.text


def test_a_browser_that_vanishes_without_a_word_is_away(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"]) as guest:
            async with server.browser(given["table"], given["token"]) as ania:
                await guest.until(lambda browser: browser.table["places"][0].get("here", True))
                ania.socket.transport.abort()
            await guest.until(lambda browser: not browser.table["places"][0].get("here", True))

    run(tmp_path, scenario)
