"""Tables of four clients that play kurnik: draw, discard, and go on after the score."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import httpx
import msgspec

from benchmarks.line import Line, open_line
from stolik.server import protocol as p
from stolik.server import requests

SEATS: Final = 4
JSON: Final = "application/json"
NUMBER: Final = re.compile(rb'"number":(\d+)')
GOOD: Final = (b'{"type":"update"', b'{"type":"welcome"', b'{"type":"done"')


class _Offer(msgspec.Struct):
    act: str
    place: str = ""
    stage: bool = False
    loses: bool = False
    refusal: msgspec.Raw | None = None


class _Choice(msgspec.Struct):
    offers: list[_Offer]


class _Mine(msgspec.Struct):
    hand: list[str]
    choice: _Choice | None = None


class _Table(msgspec.Struct):
    number: int
    phase: str


class _Told(msgspec.Struct):
    """What a client that moves must know of a message; the rest is skipped."""

    table: _Table
    mine: _Mine


_told = msgspec.json.Decoder(_Told)


class Match:
    """One table: a move is over when the last of its four clients has heard of it."""

    def __init__(self, moved: Callable[[Match, float], None]) -> None:
        """`moved` is called after each move with the time at which it was due."""
        self.lines: list[Line] = []
        self.is_busy = False
        self.due = 0.0
        self._moved = moved
        self._numbers = [-1] * SEATS
        self._last = [b""] * SEATS
        self._known = -1
        self._sent = 0
        self._turn = 0
        self._has_drawn = False
        self._is_move = False
        self._woken: asyncio.Event | None = None

    # -- before the match --------------------------------------------------------------------------------------------

    async def open(self, http: httpx.AsyncClient, port: int) -> None:
        """Four persons sit down and are ready."""
        given = [await _post(http, "/tables", requests.TableWanted("Ala", "kurnik", {"players": "4"}))]
        seats = f"/tables/{given[0].table}/seats"
        given += [await _post(http, seats, requests.SeatWanted(name)) for name in ("Basia", "Celina", "Danka")]
        self._woken = asyncio.Event()
        path = f"/api/tables/{given[0].table}/socket"
        for seat, one in enumerate(given):
            self.lines.append(await open_line(partial(self._heard, seat), port, path))
            self.lines[seat].send(msgspec.json.encode(p.Hello(one.token)))
            await self._until(partial(self._is_welcome, seat))
        for seat in range(SEATS):
            self._known = max(self._numbers)
            self._send(seat, p.Ready(nonce=self._nonce(), number=self._known, on=True))
            await self._until(lambda: min(self._numbers) > self._known)
        self._known = max(self._numbers)
        self._woken = None

    def _is_welcome(self, seat: int) -> bool:
        return self._numbers[seat] >= 0

    async def _until(self, holds: Callable[[], bool]) -> None:
        assert self._woken is not None
        async with asyncio.timeout(30):
            while not holds():
                self._woken.clear()
                await self._woken.wait()

    # -- the match ---------------------------------------------------------------------------------------------------

    def move(self, due: float) -> None:
        """Send the next move, which was due then."""
        self.due = due
        self.is_busy = True
        for ahead in range(SEATS):
            seat = (self._turn + ahead) % SEATS
            told = _told.decode(self._last[seat])
            if told.mine.choice is not None:
                self._is_move = True
                self._act(seat, told.mine, told.mine.choice)
                return
        if told.table.phase != "pause":
            raise RuntimeError(f"nobody can move: {told.table}")
        self._turn = (self._turn + 1) % SEATS
        self._is_move = False
        self._has_drawn = False
        self._send(self._turn, p.Next(nonce=self._nonce(), number=self._known))

    def _act(self, seat: int, mine: _Mine, choice: _Choice) -> None:
        """Draw, or else discard some card; each is a move."""
        if self._has_drawn and seat == self._turn:
            text = f"discard {mine.hand[self._known % len(mine.hand)]}"
            self._turn = (seat + 1) % SEATS
            self._has_drawn = False
        else:
            offers = [offer for offer in choice.offers if not (offer.refusal or offer.stage or offer.loses)]
            text = next((offer for offer in offers if offer.place == "stock"), offers[-1]).act
            self._turn = seat
            self._has_drawn = True
        self._send(seat, p.Act(nonce=self._nonce(), number=self._known, act=text))

    def _nonce(self) -> str:
        self._sent += 1
        return str(self._sent)

    def _send(self, seat: int, command: p.Command) -> None:
        self.lines[seat].send(msgspec.json.encode(command))

    def _heard(self, seat: int, data: bytes) -> None:
        if not data.startswith(GOOD):
            raise RuntimeError(f"seat {seat} was told {data[:400]!r}")
        if data.startswith(GOOD[2]):
            return
        found = NUMBER.search(data)
        assert found is not None
        self._last[seat] = data
        self._numbers[seat] = int(found[1])
        if self._woken is not None:
            self._woken.set()
        elif self.is_busy and min(self._numbers) > self._known:
            self._all_heard()

    def _all_heard(self) -> None:
        self._known = max(self._numbers)
        if self._is_move:
            self.is_busy = False
            self._moved(self, self.due)
        else:
            self.move(time.perf_counter())

    def close(self) -> None:
        """Cut all connections."""
        for line in self.lines:
            line.close()


async def _post(http: httpx.AsyncClient, path: str, body: msgspec.Struct) -> requests.SeatGiven:
    answer = await http.post(f"/api{path}", content=msgspec.json.encode(body), headers={"content-type": JSON})
    if answer.status_code != httpx.codes.CREATED:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    return msgspec.json.decode(answer.content, type=requests.SeatGiven)
