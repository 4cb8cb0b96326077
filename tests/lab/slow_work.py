"""Work for other processes, for tests: its second word says what it does."""

from __future__ import annotations

import os
import sys
import time

from stolik.lab.workers import in_order


def work(what: str, number: str, data: bytes) -> bytes:
    if what == "sleep":
        time.sleep(60)
    if what == "fail" and number == "3":
        raise ValueError("the third")
    if what == "die" and number == "3":
        os._exit(9)
    if what == "uneven":
        time.sleep(0.05 * (int(number) % 3))
    return number.encode() + data


if __name__ == "__main__":
    print(os.getpid(), flush=True)
    for result in in_order(work, ((sys.argv[1], str(number), b"!") for number in range(10)), 2):
        print(result.decode(), flush=True)
