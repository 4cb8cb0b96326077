"""Work shared out among processes: in order, and nobody is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

import pytest

from stolik.lab.workers import in_order
from tests.lab.slow_work import work
from tests.support.processes import children, group, wait_for

ROOT = Path(__file__).parents[2]


def tasks(what: str) -> list[tuple[str, str, bytes]]:
    return [(what, str(number), b"!") for number in range(10)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_order(jobs: int) -> None:
    assert list(in_order(work, tasks("uneven"), jobs)) == [b"%d!" % number for number in range(10)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_where_its_result_would(jobs: int) -> None:
    done: list[bytes] = []
    with pytest.raises(ValueError, match="the third"), closing(in_order(work, tasks("fail"), jobs)) as results:
        done.extend(iter(results))
    assert not children()


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_order(work, tasks("die"), 2))


def test_processes_end_when_nobody_wants_more() -> None:
    began = time.monotonic()
    with closing(in_order(work, [("quick", "0", b""), *tasks("sleep")], 2)) as results:
        assert next(results) == b"0"
    assert time.monotonic() - began < 30
    assert not children()


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, -signal.SIGINT), (signal.SIGKILL, -signal.SIGKILL)])
def test_processes_end_with_their_parent(sent: signal.Signals, code: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.lab.slow_work", "sleep"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline().strip() == str(parent.pid)
        wait_for(lambda: len(group(parent.pid)) >= 3)
        # Ctrl-C reaches all processes of a terminal, a kill only the one
        if sent is signal.SIGINT:
            os.killpg(parent.pid, sent)
        else:
            parent.kill()
        assert parent.wait(30) == code
        assert parent.stderr is not None
        wait_for(lambda: not group(parent.pid))
        assert parent.stderr.read().count("Traceback") == (1 if sent is signal.SIGINT else 0)
