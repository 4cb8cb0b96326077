"""The page and its files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.support.web import Served, run

HTML = "<!doctype html><title>Stolik</title>" + " " * 200


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML, encoding="utf-8")
    (folder / "assets/app-abc123.js").write_text("export {}\n" * 100, encoding="utf-8")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    return folder


def test_every_address_that_is_no_file_is_the_page(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        for path in ("/", "/t/abcdefgh", "/index.html", "/../../secret", "/t/a/b/c"):
            answer = await server.http.get(path)
            assert (answer.status_code, answer.text) == (200, HTML), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"

    run(tmp_path, scenario, static=static)


def test_files_with_a_hash_are_kept_for_ever_and_others_asked_for_again(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        script = await server.http.get("/assets/app-abc123.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        icon = await server.http.get("/icon.png")
        assert (icon.content, icon.headers["cache-control"]) == (b"\x89PNG", "no-cache")
        again = await server.http.get("/icon.png", headers={"if-none-match": icon.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    run(tmp_path, scenario, static=static)


def test_files_are_sent_compressed_to_those_who_can_read_that(tmp_path: Path, static: Path) -> None:
    async def scenario(server: Served) -> None:
        plain = await server.http.get("/assets/app-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with server.http.stream("GET", "/assets/app-abc123.js", headers={"accept-encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            raw = b"".join([part async for part in packed.aiter_raw()])
        assert len(raw) < len(plain.content)
        assert gzip.decompress(raw) == plain.content
        head = await server.http.head("/assets/app-abc123.js", headers={"accept-encoding": "identity"})
        assert (head.content, head.headers["content-length"]) == (b"", str(len(plain.content)))

    run(tmp_path, scenario, static=static)


@pytest.mark.parametrize(
    "path", ["/", "/assets/app-abc123.js", "/api/games", "/health", "/api/nothing", "/assets/none"]
)
def test_every_answer_keeps_the_page_to_itself(tmp_path: Path, static: Path, path: str) -> None:
    async def scenario(server: Served) -> None:
        headers = (await server.http.get(path)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["connect-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert "data:" not in headers["content-security-policy"]
        assert "*" not in headers["content-security-policy"]
        assert "upgrade-insecure-requests" not in policy
        assert "strict-transport-security" not in headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        if path.startswith(("/api", "/health")):
            assert headers["cache-control"] == "no-store"

    run(tmp_path, scenario, static=static)
