"""Hostile and clumsy clients over HTTP: refused in one clear shape, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from stolik.server import door
from tests.support.bystanders import bystanders
from tests.support.web import PATIENCE, Served, run

PAGE = "<!doctype html><title>Stolik</title>"
SECRET = "nobody may read this"
TABLE = '{"name": "Ania", "preset": "kurnik"}'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text(SECRET, encoding="utf-8")
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


async def raw(server: Served, request: str) -> tuple[int, str]:
    """What answers a request that is sent as it stands: the status, and all of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    writer.write(request.encode("latin-1"))
    answer = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
    writer.close()
    return int(answer.split(" ", 2)[1]) if answer else 0, answer


def get(path: str, *headers: str, host: str = "localhost") -> str:
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""])


PATHS = [
    "/../secret.txt",
    "/../../../../etc/passwd",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "//secret.txt",
    "/secret.txt%00.js",
    "/%00",
    "/%ff%fe",
    "/assets/%c0%ae%c0%ae/secret.txt",
    "/?" + "x" * 5_000,
    "/" + "x" * 5_000,
    "/api/../secret.txt",
    "/api/tables/%00/record",
    "/api/tables/..%2f..%2fsecret",
    "/api/tables/" + "%F0%9F%83%8F" * 100,
    "/api/shared/%0d%0aset-cookie:x/record",
]


def test_no_address_leads_out_of_the_page(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server):
            for path in PATHS:
                status, answer = await raw(server, get(path))
                assert status in (200, 403, 404, 409), (path, answer[:300])
                assert SECRET not in answer
                assert "root:" not in answer
                assert "set-cookie" not in answer.lower()
                body = answer.partition("\r\n\r\n")[2]
                assert body == PAGE if status == 200 else json.loads(body)["code"].startswith("web-error-"), path

    run(tmp_path, scenario, static=static)


NO_JSON = [
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json-patch+json",
    "application/msgpack",
]


def test_a_body_of_another_kind_is_not_read(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        paths = (await server.http.get("/api/schema")).json()["paths"]
        asked = {path: ways.get("post", {}).get("requestBody", {"content": {}}) for path, ways in paths.items()}
        bodies = [path for path, body in asked.items() if "application/json" in body["content"]]
        assert {"/api/tables", "/api/tables/{table}/seats"} < set(bodies)
        tried = [(path, media) for path in bodies for media in NO_JSON]
        tried += [("/api/replays", media) for media in ("application/json", "application/x-www-form-urlencoded")]
        for path, media in tried:
            headers = {"content-type": media} if media else {}
            answer = await server.http.post(path.format(table="a"), content=TABLE.encode(), headers=headers)
            taken = "text/plain" if path == "/api/replays" else "application/json"
            problem = {"code": "web-error-media", "params": {"type": taken}}
            assert (answer.status_code, answer.json()) == (415, problem), (path, media)

    run(tmp_path, scenario)


def test_json_may_say_how_it_is_written(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        for media in ("application/json", "Application/JSON; charset=utf-8"):
            answer = await server.http.post("/api/tables", content=TABLE, headers={"content-type": media})
            assert answer.status_code == 201

    run(tmp_path, scenario)


def test_every_address_is_asked_in_its_own_ways_only(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        paths = (await server.http.get("/api/schema")).json()["paths"]
        assert len(paths) > 10
        for path, taken in paths.items():
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - {way.upper() for way in taken}:
                answer = await server.http.request(method, path.replace("{", "").replace("}", ""))
                assert (answer.status_code, answer.json()) == (405, {"code": "web-error-method"}), (method, path)
        for method in ("POST", "PUT", "DELETE"):
            assert (await server.http.request(method, "/")).status_code == 405

    run(tmp_path, scenario, static=static)


def test_bodies_that_are_too_big_are_refused_however_they_come(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async def parts() -> object:
            for _ in range(160):
                yield b" " * 65_536

        async with bystanders(server):
            for body in (b" " * 10_000_000, parts()):
                json_type = {"content-type": "application/json"}
                answer = await server.http.post("/api/tables", content=body, headers=json_type)  # type: ignore[arg-type]  # or a stream
                assert (answer.status_code, answer.json()["code"]) == (413, "web-error-too-big")

    run(tmp_path, scenario)


GARBAGE = [
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "hello\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
]


def test_what_is_no_request_ends_its_connection(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server):
            for request in GARBAGE:
                status, answer = await raw(server, request)
                assert status == 400, request
                assert "Traceback" not in answer

    run(tmp_path, scenario)
    assert caplog.records == []  # else a stranger could fill the log


SLOWLY = "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


def test_who_connects_and_says_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST_WITHIN", 0.2)

    async def scenario(server: Served) -> None:
        async with bystanders(server):
            for said in ("", "GET / HTTP/1.1\r\nHost: local", SLOWLY):
                assert (await raw(server, said))[1] == ""
            status, _ = await raw(server, get("/health"))
            assert status == 200

    run(tmp_path, scenario)


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        port = int(server.address.rpartition(":")[2])
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        status, answer = await raw(server, get("/health"))
        assert (status, json.loads(answer.partition("\r\n\r\n")[2])) == (429, {"code": "web-error-address-full"})
        assert "\r\nretry-after: 30\r\n" in answer
        for _, writer in silent:
            writer.close()
            await writer.wait_closed()
        while (await raw(server, get("/health")))[0] == 429:
            await asyncio.sleep(0.01)

    run(tmp_path, scenario, address_limit=3)


def test_who_asks_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with bystanders(server):
            while (answer := await server.http.get("/api/server")).is_success:
                pass
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
            assert answer.json() == {"code": "web-error-too-fast", "params": {"seconds": 1}}
            assert (await server.http.get("/health")).is_success

    run(tmp_path, scenario, request_rate=3)


def test_new_tables_and_seats_of_one_address_are_counted(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        seats = f"/api/tables/{given['table']}/seats"
        assert (await server.http.post(seats, json={"name": "Ola"})).status_code == 201
        wanted = {"name": "Ewa", "preset": "kurnik"}
        assert await server.refusal("/api/tables", **wanted) == (429, "web-error-too-fast")
        assert await server.refusal(seats, name="Ewa") == (429, "web-error-too-fast")
        assert (await server.http.get(f"/api/tables/{given['table']}")).is_success

    run(tmp_path, scenario, opening_limit=2)


@pytest.mark.parametrize(("proxies", "alike"), [((), True), (("127.0.0.1/32",), False), (("192.0.2.0/24",), True)])
def test_only_a_trusted_proxy_says_whom_it_speaks_for(tmp_path: Path, proxies: tuple[str, ...], alike: bool) -> None:
    async def scenario(server: Served) -> None:
        body = {"name": "Ania", "preset": "kurnik"}
        statuses = [
            (await server.http.post("/api/tables", json=body, headers={"x-forwarded-for": whom})).status_code
            for whom in ("198.51.100.1", "198.51.100.2", "203.0.113.9, 198.51.100.2")
        ]
        assert statuses == ([201, 429, 429] if alike else [201, 201, 429])

    run(tmp_path, scenario, opening_limit=1, proxies=proxies)


OWN_NAMES = [
    "localhost",
    "127.0.0.1:8765",
    "[::1]:8765",
    "192.0.2.7",
    "raspberry",
    "raspberry.local:8765",
    "cards.example.org",
    "CARDS.example.org.",
]
STRANGE_NAMES = [
    "evil.example",
    "cards.example.org.evil.example",
    "local.evil.example",
    "127.0.0.1.evil.example:8765",
]


def test_a_server_answers_to_its_own_names(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        for path in ("/health", "/", "/api/server"):
            for host in OWN_NAMES:
                assert (await raw(server, get(path, host=host)))[0] == 200, host
            for host in STRANGE_NAMES:
                status, answer = await raw(server, get(path, host=host))
                problem = {"code": "web-error-host", "params": {"host": host.partition(":")[0]}}
                assert (status, json.loads(answer.partition("\r\n\r\n")[2])) == (421, problem)

    run(tmp_path, scenario, static=static, names=("cards.example.org",))


def test_a_server_may_answer_to_any_name(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        for host in STRANGE_NAMES:
            assert (await raw(server, get("/", host=host)))[0] == 200

    run(tmp_path, scenario, static=static, names=("*",))


def test_a_page_of_another_server_is_refused(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        for origin in ("http://evil.example", "null", server.address + "0"):
            answer = await server.http.post("/api/replays", content="x", headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "web-error-origin")
            assert "access-control-allow-origin" not in answer.headers
        body = {"name": "Ania", "preset": "kurnik"}
        assert (await server.http.post("/api/tables", json=body, headers={"origin": server.address})).is_success

    run(tmp_path, scenario)
