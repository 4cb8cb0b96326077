"""Hostile and clumsy clients at the socket: refused in one clear shape, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.server import sockets
from stolik.server.protocol import Command
from tests.support.bystanders import bystanders
from tests.support.web import PATIENCE, Message, Served, run

HUGE = "9" * 4_000
DEEP = "[" * 20_000


def address(server: Served, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"


async def end_of(socket: ClientConnection) -> tuple[list[Message], int | None]:
    """What a socket is still told, and the code with which it is closed."""
    told = []
    while True:
        try:
            told.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        except ConnectionClosed:
            return told, socket.close_code


BEFORE_HELLO: list[tuple[str | bytes, bool, int, str]] = [
    # what is sent, whether as text, how the socket is closed, what is said before that
    (b'{"type":"hello"}', False, 1008, "hello"),
    (b"\x00\xff", False, 1008, "hello"),
    (b"\xff\xfe", True, 1007, ""),
    ("{}", True, 1008, "hello"),
    ('{"type":"hello","token":["a"]}', True, 1008, "hello"),
    ('{"type":"hello","token":"\\ud800"}', True, 1008, "hello"),
    ('{"type":"hello"}{"type":"hello"}', True, 1008, "hello"),
    ('{"type":"act","nonce":"n","number":1,"act":"draw"}', True, 1008, "hello"),
    (DEEP, True, 1008, "hello"),
    ("x" * 10_000_000, True, 1009, ""),
]


def test_what_is_no_hello_ends_a_socket_and_nobody_notices(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            for sent, as_text, code, said in BEFORE_HELLO:
                async with connect(address(server, match.table)) as socket:
                    with contextlib.suppress(ConnectionClosed):  # it need not have taken all of it
                        await socket.send(sent, text=as_text)
                    told = [{"type": "failed", "code": said}] if said else []
                    assert await end_of(socket) == (told, code), sent[:50]
            await match.go_on(2)

    run(tmp_path, scenario)
    assert caplog.records == []  # else a stranger could fill the log


UNREADABLE: list[str | bytes] = [
    b'{"type":"ping"}',
    "null",
    '{"type":"ready","nonce":"n","number":NaN}',
    '{"type":"ready","nonce":"n","number":1e400}',
    f'{{"type":"ready","nonce":"n","number":{HUGE}{HUGE}}}',
    '{"type":"act","nonce":"n","number":true,"act":"draw"}',
    '{"type":"act","nonce":null,"number":1,"act":"draw"}',
    '{"type":"act","nonce":"n","number":1,"act":{"draw":1}}',
    f'{{"type":"consider","id":1,"cards":{DEEP}',
    json.dumps({"type": "consider", "id": 1, "cards": ["7h"] * 101}),
    json.dumps({"type": "consider", "id": 1, "staged": ["draw"] * 61}),
    json.dumps({"type": "consider", "id": 1, "place": "x" * 501}),
]


def test_what_is_no_message_is_unreadable_for_a_person_too(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            for sent in UNREADABLE:
                async with server.browser(match.table) as guest:
                    await guest.socket.send(sent)
                    assert await guest.next("failed") == {"type": "failed", "code": "unreadable"}, sent[:60]
                    await guest.say("ping")
                    await guest.next("pong")
            await match.go_on(2)

    run(tmp_path, scenario)


def test_numbers_out_of_all_bounds_are_like_any_other_wrong_ones(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match, server.browser(match.table, match.tokens[0]) as again:
            for number in (HUGE, f"-{HUGE}"):
                command = f'"nonce":"n{number[:3]}","number":{number}'
                for kind in ('"act","act":"draw"', '"undo"', '"move","seat":0', '"fill","level":"plain"'):
                    await again.socket.send(f'{{"type":{kind},{command}}}')
                    assert (await again.next("stale", "refused"))["type"] == "stale"
                await again.socket.send(f'{{"type":"vote","nonce":"n","number":1,"seat":{number},"wish":"bot"}}')
                assert (await again.next("refused"))["refusal"]["code"] == "sitting-no-such-seat"

    run(tmp_path, scenario)


COMMANDS: dict[str, dict[str, Any]] = {
    "act": {"act": "draw"},
    "undo": {},
    "ready": {"on": True},
    "rules": {"preset": "kurnik", "options": {}},
    "agree": {"manners": {}},
    "move": {"seat": 0},
    "fill": {"level": "plain"},
    "free": {"seat": 0},
    "next": {},
    "vote": {"seat": 0, "wish": "bot"},
    "back": {},
    "finish": {"on": True},
    "say": {"phrase": "hello"},
    "leave": {},
}
"""Every command, as one that is well formed."""
ALWAYS = {"finish", "say", "leave", "back"}
"""What may be done in turn or not; who is there is back already."""


def test_there_is_a_hostile_one_of_every_command() -> None:
    assert set(COMMANDS) == {command.__struct_config__.tag for command in Command.__subclasses__()}


def test_a_token_gives_the_seat_of_its_own_table_and_nothing_else(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        elsewhere = await server.open_table("Ewa")
        async with bystanders(server) as match:
            async with server.browser(match.table, elsewhere["token"]) as guest:
                for kind, fields in COMMANDS.items():
                    assert (await guest.command(kind, **fields))["refusal"]["code"] == "web-error-spectator", kind
            for token in (elsewhere["token"], match.tokens[0][:-1], match.tokens[0].upper(), "x" * 60_000, "\0", " "):
                async with server.browser(match.table, token) as guest:
                    assert (guest.seat, guest.mine) == (-1, None)
                    assert (await guest.command("act", act="draw"))["refusal"]["code"] == "web-error-spectator"
                    await guest.say("silence", on=True)
                    assert (await guest.next("failed"))["code"] == "spectator"
                    await guest.say("handover", id=1)
                    assert (await guest.next("failed"))["code"] == "spectator"

    run(tmp_path, scenario)


def test_out_of_turn_and_in_the_wrong_phase_nothing_is_done(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            waiting, seat = (match.other, 0) if match.one.in_turn else (match.one, 1)
            async with server.browser(match.table, match.tokens[waiting.seat]) as clumsy:
                before = clumsy.number
                for kind in COMMANDS.keys() - ALWAYS:
                    about = {"seat": seat} if "seat" in COMMANDS[kind] else {}
                    answer = await clumsy.command(kind, **COMMANDS[kind] | about)
                    assert answer["type"] in ("refused", "stale"), kind
                assert clumsy.number == before
            await match.go_on()
            assert match.one.number == before + 1

    run(tmp_path, scenario)


def test_a_double_tap_is_one_move(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            await match.go_on()  # a turn begins: a card is drawn
            seat = match.one.seat if match.one.in_turn else match.other.seat
            async with server.browser(match.table, match.tokens[seat]) as tapping:
                number = tapping.number
                for nonce in ("tap", "tap", "tap again"):
                    await tapping.say("act", nonce=nonce, number=number, act="draw")
                first, second, third = [await tapping.next("done", "stale", "refused") for _ in range(3)]
                assert first == second == {"type": "done", "nonce": "tap", "number": number + 1}
                assert third == {"type": "stale", "nonce": "tap again", "number": number + 1}
                for browser in (match.one, match.other):
                    await browser.until(lambda seen: seen.number > number)
                    assert browser.number == number + 1

    run(tmp_path, scenario)


def test_two_tabs_of_one_seat_see_the_same_and_both_may_act(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            await match.go_on()  # a turn begins: a card is drawn
            seat = match.one.seat if match.one.in_turn else match.other.seat
            token = match.tokens[seat]
            async with server.browser(match.table, token) as left, server.browser(match.table, token) as right:
                assert left.heard[0] == right.heard[0]
                number = await left.done("act", act="draw")
                stale = await right.command("act", number=number - 1, act="draw")
                assert (stale["type"], stale["number"]) == ("stale", number)
                await right.until(lambda seen: seen.number >= number)
                assert (left.table, left.mine) == (right.table, right.mine)
                assert right.mine is not None
                await right.done("act", act=f"discard {right.mine['hand'][-1]}")
                await left.until(lambda seen: seen.number == right.number)
                assert left.mine == right.mine
            for browser in (match.one, match.other):
                await browser.until(lambda seen: seen.number >= right.number)

    run(tmp_path, scenario)


def test_who_does_not_read_gets_the_latest_when_he_does(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match, connect(address(server, match.table), max_queue=1) as asleep:
            await asleep.send('{"type":"hello"}')
            await match.go_on(10)
            number, last = match.one.number, -1
            while last < number:
                told = json.loads(await asyncio.wait_for(asleep.recv(), PATIENCE))
                assert told["table"]["number"] >= last
                last = told["table"]["number"]

    run(tmp_path, scenario)


def test_a_connection_that_is_cut_within_a_frame_is_only_gone(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            guests = server.rooms
            async with server.browser(match.table) as cut:
                cut.socket.transport.write(b"\x81\xfe\x40\x00\x01\x02\x03\x04half a message")
                cut.socket.transport.abort()
            await match.go_on(2)
            assert len(guests) == 1

    run(tmp_path, scenario)


def test_who_never_says_hello_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.1)

    async def scenario(server: Served) -> None:
        async with bystanders(server) as match, connect(address(server, match.table)) as silent:
            assert await end_of(silent) == ([{"type": "failed", "code": "hello"}], 1008)

    run(tmp_path, scenario)


def test_a_flood_ends_one_connection_and_its_person_may_come_back(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            async with server.browser(match.table, match.tokens[0]) as flood:
                for _ in range(60):
                    await flood.say("ping")
                told, code = await end_of(flood.socket)
                kinds = [message["type"] for message in told if message["type"] != "update"]
                assert kinds[:50] == ["pong"] * 50
                assert told[-1] == {"type": "failed", "code": "too-fast", "params": {"seconds": 1}}
                assert code == 1008
            async with server.browser(match.table, match.tokens[0]) as again:
                assert again.seat == 0
            async with server.browser(match.table, match.tokens[0]) as asking:
                for number in range(11):
                    await asking.say("consider", id=number)
                told, _ = await end_of(asking.socket)
                assert [message["type"] for message in told].count("considered") == 10
                assert told[-1]["code"] == "too-fast"

    run(tmp_path, scenario, message_rate=5)


# a ping of 125 bytes; a pong that nobody asked for; the beginning of a message, and pieces of which none is the last
FRAMES = [
    (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    (b"", b"\x8a\x80\0\0\0\0"),
    (b"\x01\x81\0\0\0\0x", b"\x00\x80\0\0\0\0"),
]


def test_frames_that_are_no_messages_are_counted_too(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            for first, again in FRAMES:
                async with server.browser(match.table) as flood:
                    flood.socket.transport.write(first + again * 60)
                    assert (await end_of(flood.socket))[1] == 1006, again[:1]
            async with server.browser(match.table) as usual:
                for _ in range(40):
                    await usual.socket.ping()
                await usual.say("ping")
                await usual.next("pong")

    run(tmp_path, scenario, message_rate=5)


def test_no_more_sockets_of_one_address_than_it_may_have(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server) as match:
            async with server.browser(match.table):
                for _ in range(3):
                    async with connect(address(server, match.table)) as socket:
                        assert await end_of(socket) == ([{"type": "failed", "code": "address-full"}], 1013)
            async with server.browser(match.table):
                pass

    run(tmp_path, scenario, address_limit=3)


STRANGERS = [
    # what the server is asked for as, the page that asks, and the answer
    ("", "http://evil.example", 403, "web-error-origin"),
    ("", "null", 403, "web-error-origin"),
    ("", "http://127.0.0.1:1", 403, "web-error-origin"),
    ("", "http://127.0.0.1.evil.example", 403, "web-error-origin"),
    ("localhost", "http://[", 403, "web-error-origin"),
    ("evil.example", "", 421, "web-error-host"),
    ("evil.example:8765", "http://evil.example:8765", 421, "web-error-host"),
]


def test_a_page_of_another_server_opens_no_socket(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        port = int(server.address.rpartition(":")[2])
        for host, origin, status, code in STRANGERS:
            request = (
                "GET /api/tables/a/socket HTTP/1.1\r\n"
                f"Host: {host or server.address.removeprefix('http://')}\r\nOrigin: {origin or server.address}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request.encode())
            answer = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
            writer.close()
            assert answer.startswith(f"HTTP/1.1 {status} "), (host, origin)
            assert json.loads(answer.partition("\r\n\r\n")[2])["code"] == code
            assert "content-security-policy" in answer

    run(tmp_path, scenario)


def test_the_own_page_opens_sockets_under_each_name_of_the_server(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        table = (await server.open_table())["table"]
        port = server.address.rpartition(":")[2]
        for origin in (server.address, "https://cards.example.org", "https://cards.example.org:8443"):
            async with connect(address(server, table), origin=origin) as socket:  # type: ignore[arg-type]  # a text
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] == "welcome"
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", origin="https://example.org"):  # type: ignore[arg-type]  # a text
                pass

    run(tmp_path, scenario, names=("cards.example.org",))


async def looked_on(server: Served, table: str, count: int) -> list[ClientConnection]:
    """So many spectators, who say hello a hundred at a time."""
    guests: list[ClientConnection] = []

    async def come() -> None:
        socket = await connect(address(server, table), open_timeout=60, ping_interval=None, max_queue=None)
        guests.append(socket)
        with contextlib.suppress(ConnectionClosed):  # there may be too many already
            await socket.send('{"type":"hello"}')

    for _ in range(0, count, 100):
        await asyncio.gather(*(come() for _ in range(100)))
    return guests


async def crowd(server: Served, count: int) -> None:
    """A match that is played beside a table with so many spectators, most of them more than are let in."""
    most = server.rooms.tools.settings.address_limit
    full = (await server.open_table("Ewa"))["table"]
    async with bystanders(server) as match:
        guests = await looked_on(server, full, count)
        await match.go_on(4)
        health = (await server.http.get("/health")).json()
        assert (health["status"], health["connections"]) == ("ok", most)
        for guest in guests:
            guest.transport.abort()
        await match.go_on(2)
        while (await server.http.get("/health")).json()["connections"] > 2:
            await asyncio.sleep(0.05)


def test_hundreds_of_connections_leave_a_match_alone(tmp_path: Path) -> None:
    run(tmp_path, lambda server: crowd(server, 200), address_limit=150)


@pytest.mark.soak
def test_thousands_of_connections_leave_a_match_alone(tmp_path: Path) -> None:
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    count = min(3_000, (files - 200) // 200 * 100)  # each has two ends in this process
    run(tmp_path, lambda server: crowd(server, count), address_limit=count * 2 // 3)
