"""Playing records again for browsers, beside the event loop: nothing of it is kept."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from stolik.desk.replayed import walk
from stolik.desk.said import Said
from stolik.record import Record, RecordError, decoded, read_record, rules_of_today
from stolik.record.words import agreement_text, difference_text, error_text
from stolik.server.fault import WebError, WebFault
from stolik.server.protocol import Place
from stolik.server.requests import Replay
from stolik.table.names import shown_name

T = TypeVar("T")

THREADS: Final = 2
MOST_WAITING: Final = 32
MOST_OF_ONE: Final = MOST_WAITING // 2
"""As many as one visitor may have waiting; the other places are for others."""
SECONDS: Final = 10.0
"""How long a processor may work for a record; a match of an evening takes less than one."""
PACKING: Final = 3
"""How much trouble is taken to compress: moments are so much alike that a little does."""


class Replays:
    """The threads that play records again, and how many wait for them.

    A visitor has one thread at a time: whoever sends many records leaves the other one to others.
    """

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(THREADS, "stolik-replays")
        self._waiting: Final[Counter[str]] = Counter()
        self._turns: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def run(self, visitor: str, work: Callable[[], T]) -> T:
        """Do this in a thread. Raises WebError if too many wait, and what the work raises."""
        if self._waiting[visitor] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise WebError(WebFault.REPLAYS_FULL, 503)
        self._waiting[visitor] += 1
        turn = self._turns.setdefault(visitor, asyncio.Lock())
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting[visitor] -= 1
            if not self._waiting[visitor]:
                del self._waiting[visitor]

    async def close(self) -> None:
        """Do nothing more."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)


def record_of_bytes(data: bytes, language: str) -> Record:
    """The record of a file. Raises WebError, which says in one line what is wrong with it."""
    return _readable(lambda: read_record(decoded(data)), language)


def read_text(text: str, language: str) -> Record:
    """The record of a text. Raises WebError likewise."""
    return _readable(lambda: read_record(text), language)


def _readable(read: Callable[[], Record], language: str) -> Record:
    try:
        return read()
    except RecordError as error:
        raise WebError(WebFault.RECORD, 422, text=error_text(error, language)) from error


def replay_of(record: Record, deal: int, language: str, seat: int = -1, *, ended: bool = False) -> Replay:
    """A deal of a record, moment by moment, for whoever had that seat.

    `ended`: nobody plays on, so that a match that is not over was stopped.

    Raises WebError if there is no such deal, or if that takes too long. The first one always is: before any deal, it
    shows the table.
    """
    if deal < 0:
        raise WebError(WebFault.NO_DEAL, 404)
    # of this thread alone: that the machine is busy with other things is no fault of the record
    end = time.thread_time() + SECONDS

    def tick() -> None:
        if time.thread_time() > end:
            raise WebError(WebFault.RECORD_LONG, 422, seconds=round(SECONDS))

    walked = walk(record, deal, tick)
    if deal != walked.deal:
        raise WebError(WebFault.NO_DEAL, 404)
    rule_set = rules_of_today(record.rules)
    difference = walked.difference
    return Replay(
        rules=rule_set.text,
        game=Said(f"game-{rule_set.preset}"),
        places=tuple(
            Place(shown_name(player.name), "bot" if player.bot else "person", player.bot) for player in record.players
        ),
        date=record.date,
        is_over=record.is_over,
        deals=walked.deals,
        deal=walked.deal,
        moments=walked.moments,
        verdict=difference_text(record, difference, language) if difference else agreement_text(record, language),
        differs=difference is not None,
        seat=seat,
        stopped=ended and not record.is_over,
    )


def encoded(replay: Replay, *, packed: bool) -> bytes:
    """The message, compressed if that is wanted."""
    body = msgspec.json.encode(replay)
    return gzip.compress(body, PACKING, mtime=0) if packed else body
