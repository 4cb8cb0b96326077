"""Work shared out among processes, its results in order.

The processes are spawned, get and give plain values only, leave Ctrl-C to their parent, and end when it ends: each
holds the reading end of a pipe whose writing end only the parent has.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

Task = tuple[str, str, bytes]
Work = Callable[[str, str, bytes], bytes]


def in_order(work: Work, tasks: Sequence[Task], jobs: int) -> Generator[bytes, None, None]:
    """The results of all tasks in their order. One job works in this process.

    However the iteration ends, by an error or Ctrl-C too, the other processes have ended then.
    """
    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            yield work(*task)
        return
    context = get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, initializer=_follow, initargs=(reader,))
    try:
        with _interrupt_waits():
            futures: list[Future[bytes]] = [pool.submit(work, *task) for task in tasks]
        for future in futures:
            yield future.result()
    except BaseException:
        # what is being worked on is of no use any more
        writer.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        writer.close()
        reader.close()


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
