"""Processes that work for this one and end when it ends, however it ends.

They are spawned, get and give plain values only, and leave Ctrl-C to their parent. Each holds the reading end of a pipe
whose writing end only the parent has.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """A number of such processes, as an executor: an event loop's `run_in_executor` takes it."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self._reader, self._writer = context.Pipe(duplex=False)
        super().__init__(jobs, context, initializer=_follow, initargs=(self._reader,))

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a function of a module called; its result, or error, comes in the future."""
        with _interrupt_waits():
            return super().submit(work, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more work; what is being worked on is finished. With `wait` the processes have ended then."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self._writer.close()
            self._reader.close()

    def drop(self) -> None:
        """End the processes now; nobody wants what they are working on."""
        self._writer.close()
        self.shutdown(cancel_futures=True)


@contextmanager
def _interrupt_waits() -> Iterator[None]:
    """Hold back Ctrl-C while processes start: they inherit that, and never hear of it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow(parent: Connection) -> None:
    """Begin a worker: it ends as soon as the parent's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Connection) -> None:
    wait([parent])
    os._exit(1)
