"""A process that opens a store and holds it until it is killed; with `append` it also appends without end.

Each append is of three entries; the number of the last one is printed when it is acknowledged. `late` delays each
commit, and says so before.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from stolik.server.storage import Store
from tests.server.storage.tables import HEAD, row

GROUP = 3


def say(word: str) -> None:
    print(word, flush=True)


async def hold(path: Path, what: str) -> None:
    store = await Store.open(path, commit_delay=delay if what == "late" else None)
    loaded = await store.load(HEAD.table)
    if loaded is None:
        await store.create(HEAD)
    number = len(loaded[1]) if loaded else 0
    say("open")
    while what != "idle":
        await store.append(HEAD.table, [row(number + step, f"n{number + step}") for step in range(1, GROUP + 1)])
        number += GROUP
        say(str(number))
    await asyncio.Event().wait()


def delay() -> None:
    say("before commit")
    time.sleep(0.3)


if __name__ == "__main__":
    asyncio.run(hold(Path(sys.argv[1]), sys.argv[2]))
