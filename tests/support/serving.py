"""A real server for a test: a process of its own, with its own data, that is gone afterwards."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from scripts.environment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

SECONDS_TO_START = 30
SECONDS_TO_STOP = 10


@dataclass(frozen=True)
class Server:
    """A server that answers: its address, its process, and where its tables and its output are."""

    url: str
    process: subprocess.Popen[bytes]
    data: Path
    output: Path


@contextmanager
def serving(
    folder: Path, *arguments: str, port: int = 0, program: Sequence[str] = ("-m", "stolik")
) -> Iterator[Server]:
    """A server on this machine only; a `port` makes it come back where another one was.

    `program` is another way to run it, as arguments of Python.
    """
    port = port or free_port()
    data, output = folder / "data", folder / "server.log"
    command = [sys.executable, *program, "serve", "--port", str(port), "--data", str(data), *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STOLIK_")}
    with output.open("ab") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    server = Server(f"http://127.0.0.1:{port}", process, data, output)
    try:
        wait_until_ready(server)
        yield server
    finally:
        stop(process)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_ready(server: Server) -> None:
    """Wait until the server says that it works."""
    end = time.monotonic() + SECONDS_TO_START
    while not is_ready(server.url):
        if server.process.poll() is not None or time.monotonic() > end:
            raise AssertionError("the server did not start:\n" + server.output.read_text(encoding="utf-8"))
        time.sleep(0.05)


def is_ready(url: str) -> bool:
    """Whether a server answers there, and is well."""
    try:
        with urlopen(f"{url}/health", timeout=5) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (URLError, ConnectionError, TimeoutError):
        return False


def stop(process: subprocess.Popen[bytes]) -> None:
    """End the server as an operator would, and what it started in any case."""
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    finally:
        with suppress(ProcessLookupError):  # nothing was left
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
