"""`stolik serve` as a program: what it prints, how it ends, and what it refuses."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stolik.text import LANGUAGES

PATIENCE = 30.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Program:
    """A running `stolik serve`."""

    def __init__(self, *arguments: str, **environ: str) -> None:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("STOLIK_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stolik", "serve", *arguments],
            env=inherited | {"LC_ALL": "C.UTF-8"} | environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.printed = ""

    def address(self) -> str:
        """The address that it prints once browsers can come."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed += line
            found = ADDRESS.search(line)
            if found:
                return found[0].rstrip("/")
        raise AssertionError(self.process.communicate()[1])

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """Stop it: its exit code, and the seconds that it took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        return code, time.monotonic() - begun

    def refused(self) -> str:
        """The one line with which it ends at once."""
        out, err = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 2, err
        assert out == ""
        assert err.startswith("stolik: ")
        assert err.count("\n") == 1, err
        return err


@contextlib.contextmanager
def program(*arguments: str, **environ: str) -> Iterator[Program]:
    running = Program(*arguments, **environ)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(pid) for task in Path(f"/proc/{parent}/task").iterdir() for pid in (task / "children").read_text().split()
    ]


def is_running(process: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_when_told_to_leaving_no_process(tmp_path: Path, number: signal.Signals) -> None:
    with program("--port", "0", "--data", str(tmp_path / "new"), "--thinkers", "2") as running:
        address = running.address()
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        wanted = {"name": "Ania", "preset": "kurnik", "bots": "greedy"}
        assert httpx.post(f"{address}/api/tables", json=wanted).status_code == 201
        end = time.monotonic() + PATIENCE
        while len(children(running.process.pid)) < 2 and time.monotonic() < end:
            time.sleep(0.05)
        workers = children(running.process.pid)
        assert len(workers) >= 2
        code, seconds = running.end(number)
        assert code == 0
        assert seconds < 5
        end = time.monotonic() + 3
        while any(map(is_running, workers)) and time.monotonic() < end:
            time.sleep(0.05)
        assert not any(map(is_running, workers))
        assert running.process.stdout is not None
        assert "the server has ended" in running.process.stdout.read().lower()
        assert running.process.stderr is not None
        assert running.process.stderr.read() == ""
        assert (tmp_path / "new/stolik.db").exists()


def test_all_machines_of_the_network_are_let_in_on_demand(tmp_path: Path) -> None:
    with program("--lan", "--port", "0", "--data", str(tmp_path)) as running:
        address = running.address()
        listed = httpx.get(f"{address}/api/server").json()["addresses"]
        assert running.process.stdout is not None
        lines = [running.process.stdout.readline() for _ in range(max(1, len(listed)))]
        assert all(url in "".join(lines) for url in listed)
        for url in listed:
            assert httpx.get(f"{url}health").json()["status"] == "ok"


def test_a_port_that_nobody_named_gives_way_to_the_next_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program("--data", str(tmp_path / "a")) as first, program("--data", str(tmp_path / "b")) as second:
        assert first.address() != second.address()


def test_a_port_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with program("--port", port, "--data", str(tmp_path)) as running:
            assert port in running.refused()


def test_a_second_server_over_the_same_tables_is_refused_in_one_line(tmp_path: Path) -> None:
    with program("--port", "0", "--data", str(tmp_path)) as first:
        first.address()
        with program("--port", "0", "--data", str(tmp_path)) as second:
            assert str(tmp_path) in second.refused()
        assert first.process.poll() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_used_is_refused_in_one_line(tmp_path: Path, language: str) -> None:
    file = tmp_path / "a file"
    file.write_text("nothing", encoding="utf-8")
    (tmp_path / "no.db").write_text("this is no database at all, whatever its name", encoding="utf-8")
    for arguments in (
        ["--data", str(file)],
        ["--data", str(file / "below")],
        ["--data", str(tmp_path), "--database", "mysql://somewhere/x"],
        ["--data", str(tmp_path), "--database", str(tmp_path / "no.db")],
        ["--data", str(tmp_path), "--host", "no.such.host.invalid"],
        ["--data", str(tmp_path), "--port", "http"],
        ["--data", str(tmp_path), "--ports", "80"],
    ):
        with program("--lang", language, *arguments, STOLIK_PORT="0") as running:
            running.refused()


def test_the_environment_sets_what_no_flag_does(tmp_path: Path) -> None:
    with program(STOLIK_PORT="0", STOLIK_DATA=str(tmp_path)) as running:
        running.address()
        assert (tmp_path / "stolik.db").exists()
