"""Work shared out among processes, its results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future
from itertools import islice
from typing import Final

from stolik.processes import Workers

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
    workers = Workers(jobs)
    wanted = True
    try:
        yield from _shared(workers, work, iter(tasks), AHEAD * jobs)
        wanted = False
    finally:
        if wanted:  # it broke off: what is being worked on is of no use any more
            workers.drop()
        workers.shutdown()


def _shared(workers: Workers, work: Work, tasks: Iterator[Task], ahead: int) -> Iterator[bytes]:
    waiting: deque[Future[bytes]] = deque()
    while True:
        waiting.extend(workers.submit(work, *task) for task in islice(tasks, ahead - len(waiting)))
        if not waiting:
            return
        yield waiting.popleft().result()
