"""Work shared out among processes, its results in order.

The processes are spawned, get and give plain values only, leave Ctrl-C to their parent, and end when it ends: each
holds the reading end of a pipe whose writing end only the parent has.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

Task = tuple[str, str, bytes]
Work = Callable[[str, str, bytes], bytes]

AHEAD: Final = 4
"""Tasks that wait for each process, so that none is idle."""


def in_order(work: Work, tasks: Iterable[Task], jobs: int) -> Generator[bytes, None, None]:
    """The results of all tasks in their order. One job works in this process.

    However the iteration ends, by an error or Ctrl-C too, the other processes have ended then.
    """
    if jobs == 1:
        for task in tasks:
            yield work(*task)
        return
    context = get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_follow, initargs=(reader,))
    wanted = True
    try:
        yield from _shared(pool, work, iter(tasks), AHEAD * jobs)
        wanted = False
    finally:
        if wanted:  # it broke off: what is being worked on is of no use any more
            writer.close()
        pool.shutdown(cancel_futures=True)
        writer.close()
        reader.close()


def _shared(pool: ProcessPoolExecutor, work: Work, tasks: Iterator[Task], ahead: int) -> Iterator[bytes]:
    waiting: deque[Future[bytes]] = deque()
    while True:
        with _interrupt_waits():
            waiting.extend(pool.submit(work, *task) for task in islice(tasks, ahead - len(waiting)))
        if not waiting:
            return
        yield waiting.popleft().result()


@contextmanager
def _interrupt_waits() -> Iterator[None]:
    """Hold back Ctrl-C while processes start: they inherit that, and never hear of it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _follow(parent: Connection) -> None:
    """Begin a worker: it ends as soon as the parent's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Connection) -> None:
    wait([parent])
    os._exit(1)
