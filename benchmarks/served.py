"""The server under load: a process of its own, watched from outside."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

TICKS: Final = os.sysconf("SC_CLK_TCK")
START: Final = 60.0
"""Seconds that a server may take to start."""

LIMITED: Final = ("connection-limit", "address-limit", "message-rate", "request-rate", "opening-limit", "table-limit")
LIMITS: Final = tuple(part for name in LIMITED for part in (f"--{name}", "1000000"))
UNHURRIED: Final = (*LIMITS, "--claim", "0")
"""No limit is reached, and nobody is waited for: a move is to be the work of the server alone."""


class Served:
    """A running server: its port, its processor time and its memory."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def processor_seconds(self) -> float:
        """Processor time of the server and its workers so far."""
        return sum(_processor_seconds(pid) for pid in family(self.process.pid))

    def memory(self) -> int:
        """Resident bytes of the server itself, its workers left out."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))


def family(pid: int) -> list[int]:
    """A process and all that it started, those that are gone left out."""
    found, parents = [pid], dict(_parents())
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _parents() -> Iterator[tuple[int, int]]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
        except (FileNotFoundError, ProcessLookupError):
            continue
        yield int(folder.name), int(stat.rpartition(")")[2].split()[1])


def _processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def allow_sockets() -> None:
    """As many sockets as the system lets this process have, and the server that inherits it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextmanager
def served(data: Path, command: tuple[str, ...] = (), package: Path | None = None) -> Iterator[Served]:
    """`stolik serve` with its data in that folder; it is stopped at the end.

    `command` goes before `stolik`; `package` is the folder with the package where it is not the one imported here.
    """
    port = free_port()
    call = [*(command or ("-m", "stolik")), "serve", "--port", str(port), "--data", str(data), *UNHURRIED]
    environment = dict(os.environ) if package is None else {**os.environ, "PYTHONPATH": str(package)}
    with started([sys.executable, *call], port, "/health", environment) as server:
        yield server


@contextmanager
def started(call: list[str], port: int, sign: str, environment: Mapping[str, str] | None = None) -> Iterator[Served]:
    """A server that is ready when it answers at the path `sign`; it is stopped at the end."""
    process = subprocess.Popen(call, stdout=subprocess.DEVNULL, env=environment)
    try:
        _wait_for(process, f"http://127.0.0.1:{port}{sign}")
        yield Served(process, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def _wait_for(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(url, trust_env=False).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start (exit code {process.poll()})")
