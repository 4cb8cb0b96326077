"""Processes that work for another one, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from stolik.processes import Workers
from tests.support.pondering import fail, ponder
from tests.support.processes import children, group, wait_for

ROOT = Path(__file__).parents[1]


def test_an_event_loop_gets_results_and_errors_of_other_processes() -> None:
    async def asked() -> tuple[int, int]:
        loop = asyncio.get_running_loop()
        with pytest.raises(ValueError, match="by the pond"):
            await loop.run_in_executor(workers, fail, "by the pond")
        first, second = await asyncio.gather(*(loop.run_in_executor(workers, ponder, 0.2) for _ in range(2)))
        return first, second

    with Workers(2) as workers:
        seen = asyncio.run(asked())
    assert os.getpid() not in seen
    assert not children()


def test_what_is_dropped_ends_at_once() -> None:
    workers = Workers(2)
    waiting = [workers.submit(ponder, 60) for _ in range(4)]
    wait_for(lambda: len(children()) == 2)
    began = time.monotonic()
    workers.drop()
    assert time.monotonic() - began < 5
    assert not children()
    assert all(future.cancelled() or isinstance(future.exception(), BrokenProcessPool) for future in waiting)


def test_work_that_was_begun_is_finished_at_shutdown() -> None:
    workers = Workers(1)
    future = workers.submit(ponder, 0.3)
    workers.shutdown()
    assert future.result() != os.getpid()


def test_who_holds_ctrl_c_back_goes_on_doing_so_after_giving_work() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with Workers(1) as workers:
            workers.submit(ponder, 0)
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def test_workers_of_a_killed_process_are_soon_gone() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.pondering"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        assert parent.stdout.readline().strip() == str(parent.pid)
        # itself, two workers, and what cleans up after them
        wait_for(lambda: len(group(parent.pid)) >= 4)
        parent.kill()
        wait_for(lambda: not group(parent.pid), seconds=10)
        assert parent.wait(10) == -signal.SIGKILL
        assert "Traceback" not in parent.stderr.read()
