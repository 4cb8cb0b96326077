"""A process with workers that think for a minute, for a test that kills it."""

from __future__ import annotations

import os
import time

from stolik.processes import Workers


def ponder(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fail(message: str) -> None:
    raise ValueError(message)


if __name__ == "__main__":
    workers = Workers(2)
    for _ in range(4):
        workers.submit(ponder, 60)
    print(os.getpid(), flush=True)
    time.sleep(60)
