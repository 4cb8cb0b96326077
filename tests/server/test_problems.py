"""Requests that cannot be met: always one shape, the right status, and a message in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.server.fault import WebFault
from stolik.text import LANGUAGES, catalogue
from tests.support.web import Served, run

BIG = "x" * 70_000


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "web-error-not-found"),
        ("GET", "/api/tables/abc", None, 404, "web-error-no-table"),
        ("DELETE", "/api/tables", None, 405, "web-error-method"),
        ("POST", "/api/tables", b"{", 400, "web-error-malformed"),
        ("POST", "/api/tables", b'"\xff"', 400, "web-error-malformed"),
        ("POST", "/api/tables", b"[" * 5000, 400, "web-error-malformed"),
        ("POST", "/api/tables", b"[]", 400, "web-error-malformed"),
        ("POST", "/api/tables", b"", 400, "web-error-malformed"),
        ("POST", "/api/tables", b'{"name": "A"}', 400, "web-error-malformed"),
        ("POST", "/api/tables", b'{"name": 1, "preset": "kurnik"}', 400, "web-error-malformed"),
        ("POST", "/api/tables", b'{"name": "A", "preset": "kurnik", "more": 1}', 400, "web-error-malformed"),
        ("POST", "/api/tables", b'{"name": "A", "preset": "whist"}', 422, "game-error-unknown-game"),
        ("POST", "/api/tables", b'{"name": " ", "preset": "kurnik"}', 409, "sitting-name-empty"),
        ("POST", "/api/tables", b'{"name": "A", "preset": "kurnik", "bots": "best"}', 409, "sitting-unknown-bot"),
        ("POST", "/api/tables", b'"' + BIG.encode() + b'"', 413, "web-error-too-big"),
        (
            "POST",
            "/api/rule-sets",
            b'{"preset": "kurnik", "options": {"players": "9"}}',
            422,
            "game-error-unknown-value",
        ),
        ("GET", "/api/rules", None, 400, "web-error-malformed"),
        ("GET", "/api/rules?rules=kurnik&lang=de", None, 400, "web-error-malformed"),
        ("GET", "/api/rules?rules=whist", None, 422, "game-error-unknown-game"),
        ("GET", "/api/tables/abc/socket", None, 405, "web-error-method"),
        ("GET", "/assets/none.js", None, 404, "web-error-not-found"),
        ("GET", "/t/abc", None, 503, "web-error-no-page"),
    ],
)
def test_a_request_that_cannot_be_met_gets_a_problem(
    tmp_path: Path, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    async def scenario(server: Served) -> None:
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = await server.http.request(method, path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.headers["content-type"] == "application/json"
        assert set(answer.json()) <= {"code", "params"}
        for language in LANGUAGES:
            assert catalogue(language).format(code, **answer.json().get("params", {}))

    run(tmp_path, scenario)


def test_a_seat_that_cannot_be_had_is_refused_by_the_table(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        seats = f"/api/tables/{given['table']}/seats"
        assert await server.refusal(seats, name="Ola", seat=0) == (409, "sitting-seat-taken")
        assert await server.refusal(seats, name="Ola", seat=9) == (409, "sitting-no-such-seat")
        assert await server.refusal(seats, name="x" * 25) == (409, "sitting-name-long")
        await server.post(seats, name="Ola")
        assert await server.refusal(seats, name="Ewa") == (409, "sitting-table-full")

    run(tmp_path, scenario)


def test_a_fault_of_the_server_is_logged_and_leaves_the_rest_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        monkeypatch.setattr("stolik.server.room.Room.open_part", lambda *_: 1 / 0)
        answer = await server.http.get(f"/api/tables/{given['table']}")
        assert (answer.status_code, answer.json()) == (500, {"code": "web-error-internal"})
        assert (await server.http.get("/health")).json()["status"] == "ok"

    run(tmp_path, scenario)
    assert "ZeroDivisionError" in caplog.text


def test_no_more_tables_are_opened_than_the_server_shall_carry(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        first = await server.open_table()
        assert (await server.http.get(f"/api/tables/{first['table']}")).is_success
        wanted = {"name": "Ola", "preset": "kurnik"}
        assert await server.refusal("/api/tables", **wanted) == (503, "web-error-tables-full")
        assert (await server.http.get(f"/api/tables/{first['table']}")).is_success

    run(tmp_path, scenario, table_limit=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_message_and_every_message_a_fault(language: str) -> None:
    said = {message_id for message_id in catalogue(language) if message_id.startswith("web-error-")}
    assert said == {fault.message for fault in WebFault}
