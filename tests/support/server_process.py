"""The server as a process that can be held before or after a commit, killed, and started again on the same database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Literal

import httpx

from benchmarks.served import family, free_port
from tests.support.held_server import HELD, HOLD

Moment = Literal["before", "after"]
"""When a commit is held: before the database has it, or after that and before anybody hears of it."""

START: Final = 60.0
HOLDING: Final = 20.0
GONE: Final = 3.0
"""Seconds within which the workers of a killed server must be gone."""

ROOT: Final = Path(__file__).resolve().parent.parent.parent


class ServerProcess:
    """Servers that follow each other, with their data in one folder and always on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.number = 0
        self._errors = folder / "errors"
        self._starter = self._begin()

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"127.0.0.1:{self.port}"

    def _begin(self) -> subprocess.Popen[str]:
        # by `-c`, for workers load the main module of their parent where it is a file
        code = "import sys; from pathlib import Path; from tests.support.held_server import main; "
        code += "main(Path(sys.argv[1]), int(sys.argv[2]))"
        command = [sys.executable, "-c", code, str(self.folder), str(self.port)]
        with self._errors.open("w", encoding="utf-8") as errors:
            pipe = subprocess.PIPE
            return subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=errors)

    def _read(self) -> int:
        assert self._starter.stdout is not None
        line = self._starter.stdout.readline()
        assert line, self.errors()
        return int(line)

    def errors(self) -> str:
        """What the servers complained about last."""
        return self._errors.read_text(encoding="utf-8")[-3000:]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert self._starter.stdin is not None
        self._starter.stdin.write("start\n")
        self._starter.stdin.flush()
        self.number = self._read()
        end = time.monotonic() + START
        while not self._is_healthy():
            assert time.monotonic() < end, self.errors()
            time.sleep(0.02)

    def _is_healthy(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/health", trust_env=False, timeout=5).is_success
        except httpx.TransportError:
            return False

    def run_second(self) -> subprocess.CompletedProcess[str]:
        """Run `stolik serve` on the same database until it ends by itself."""
        command = [sys.executable, "-m", "stolik", "serve", "--data", str(self.folder), "--port", str(free_port())]
        return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, timeout=START, check=False)

    def hold(self, moment: Moment) -> str:
        """Hold the next commit of somebody's command, and wait until it is held; the nonce of the command."""
        asked = self.folder / "asked"
        asked.write_text(moment, encoding="utf-8")
        asked.rename(self.folder / HOLD)
        held = self.folder / HELD
        end = time.monotonic() + HOLDING
        while not held.exists():
            assert time.monotonic() < end, f"nothing was held. {self.errors()}"
            time.sleep(0.005)
        nonce = held.read_text(encoding="utf-8")
        held.unlink()
        return nonce

    def workers(self) -> list[int]:
        """The processes that it has started."""
        return family(self.number)[1:]

    def kill(self) -> list[int]:
        """Kill it, as nothing can refuse; the workers it had."""
        workers = self.workers()
        assert self.end(signal.SIGKILL) == -signal.SIGKILL
        return workers

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit code."""
        os.kill(self.number, by)
        return self._read()

    def close(self) -> None:
        """End whatever runs."""
        for pipe in (self._starter.stdin, self._starter.stdout):
            assert pipe is not None
            pipe.close()
        try:
            self._starter.wait(10)
        finally:
            self._starter.kill()


def still_there(pids: list[int], seconds: float = GONE) -> list[int]:
    """Which of these processes are still there after so many seconds."""
    end = time.monotonic() + seconds
    while left := [pid for pid in pids if _lives(pid)]:
        if time.monotonic() > end:
            break
        time.sleep(0.02)
    return left


def _lives(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody asked about does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
