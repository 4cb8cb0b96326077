"""Tables of four clients that play any game: what is offered, and on after the score; a new table after the match."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import httpx
import msgspec

from benchmarks.choose import Considered, Told, offered, with_card
from benchmarks.line import Line, open_line
from stolik.server import protocol as p
from stolik.server import requests

SEATS: Final = 4
MOST_ENTRIES: Final = 1_000_000
JSON: Final = "application/json"
NUMBER: Final = re.compile(rb'"number":(\d+)')
KIND: Final = re.compile(rb'{"type":"([a-z]+)"')
ASKED: Final = b'"asked":{'
PLAYING: Final = b'"phase":"playing"'
CHOICE: Final = b'"choice":{'
SILENT: Final = b'"nonce":"silent'
OVER: Final = ("over", "stopped")


_told = msgspec.json.Decoder(Told)
_considered = msgspec.json.Decoder(Considered)


class Match:
    """One table: a move is over when the last of its four clients has heard of it, and it is known who moves next."""

    def __init__(self, game: str, moved: Callable[[Match, float], None], entries: int = MOST_ENTRIES) -> None:
        """`moved` is called after each move with the time at which it was due.

        After so many entries of its log the four open another table, as if the match were over.
        """
        self.lines: list[Line] = []
        self.is_busy = False
        self.due = 0.0
        self._game = game
        self._entries = entries
        self._moved = moved
        self._sent = 0
        self._open_again: Callable[[], Awaitable[None]]
        self._opening: asyncio.Task[None] | None = None
        self._woken: asyncio.Event | None = None
        self._begin()

    def _begin(self) -> None:
        """Know nothing of the table."""
        self._numbers = [-1] * SEATS
        self._last = [b""] * SEATS
        self._known = -1
        self._turn = 0
        self._tries = 0
        self._has_drawn = False
        self._is_move = False

    # -- before the match --------------------------------------------------------------------------------------------

    async def open(self, http: httpx.AsyncClient, port: int) -> None:
        """Four persons sit down and are ready."""
        self._open_again = partial(self.open, http, port)
        wanted = requests.TableWanted("Ala", self._game, {"players": str(SEATS)})
        given = [await _post(http, "/tables", wanted)]
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
        await self._until(self._can_go_on)  # the cards are dealt with what is asked before the first turn
        self._known = max(self._numbers)
        self._woken = None

    def _can_go_on(self) -> bool:
        """Whether it is known who moves next: not while something is asked, or the table does something itself."""
        if min(self._numbers) < max(self._numbers):
            return False
        return PLAYING not in self._last[0] or any(CHOICE in data for data in self._last)

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
        """Send the next move, which was due then; after a match, when a new one has begun."""
        self.due = due
        self.is_busy = True
        if self._known >= self._entries:
            self._opening = asyncio.create_task(self._anew())
        else:
            self._go_on()

    def _go_on(self) -> None:
        for ahead in range(SEATS):
            seat = (self._turn + ahead) % SEATS
            told = _told.decode(self._last[seat])
            if told.mine.choice is not None:
                self._is_move = True
                self._act(seat, told)
                return
        self._is_move = False
        self._has_drawn = False
        if told.table.phase in OVER:
            self._opening = asyncio.create_task(self._anew())
        elif told.table.phase == "pause":
            self._turn = (self._turn + 1) % SEATS
            self._send(self._turn, p.Next(nonce=self._nonce(), number=self._known))
        else:
            raise RuntimeError(f"nobody can move: {told.table}")

    async def _anew(self) -> None:
        self.close()
        before, self.lines = self.lines, []
        self._begin()
        await self._open_again()
        for line, old in zip(self.lines, before, strict=True):
            line.bytes += old.bytes
            line.messages += old.messages
        self.move(time.perf_counter())

    def _act(self, seat: int, told: Told) -> None:
        """Take a card, or else throw one away or play it; each is a move."""
        self._has_drawn = self._has_drawn and seat == self._turn
        self._turn = seat
        assert told.mine.choice is not None
        no_card_goes = self._tries >= len(told.mine.hand)
        text = offered(told.mine.choice.offers) if no_card_goes or not self._has_drawn else ""
        if text and self._tries <= len(told.mine.hand):
            self._has_drawn = True
        elif no_card_goes:
            raise RuntimeError(f"seat {seat} can do nothing with {told.mine} at {told.table}")
        else:
            card = told.mine.hand[(self._known + self._tries) % len(told.mine.hand)]
            if told.table.piles:
                self.lines[seat].send(msgspec.json.encode(p.Consider(self._known, (card,))))
                return
            text = f"discard {card}"
            self._has_drawn = False
        self._send(seat, p.Act(nonce=self._nonce(), number=self._known, act=text))

    def _try_another(self) -> None:
        self._tries += 1
        self._has_drawn = True
        self._go_on()

    def _play(self, seat: int, considered: Considered) -> None:
        text = with_card(considered.choice.offers)
        if text:
            self._send(seat, p.Act(nonce=self._nonce(), number=self._known, act=text))
        else:
            self._try_another()

    def _keep_silent(self, seat: int, data: bytes) -> None:
        told = _told.decode(data)
        if told.mine.asked is not None and not told.mine.asked.chosen:
            nonce = f"silent{self._nonce()}"
            self._send(seat, p.Act(nonce=nonce, number=told.table.number, act=told.mine.asked.silence))

    def _nonce(self) -> str:
        self._sent += 1
        return str(self._sent)

    def _send(self, seat: int, command: p.Command) -> None:
        self.lines[seat].send(msgspec.json.encode(command))

    def _heard(self, seat: int, data: bytes) -> None:
        kind = KIND.match(data)
        match kind and kind[1]:
            case b"update" | b"welcome":
                self._look(seat, data)
            case b"done":
                pass
            case b"stale" if SILENT in data:  # silence counted before it was said
                pass
            case b"considered":
                self._play(seat, _considered.decode(data))
            case b"refused" | b"confirm":
                self._try_another()
            case _:
                raise RuntimeError(f"seat {seat} was told {data[:400]!r}")

    def _look(self, seat: int, data: bytes) -> None:
        found = NUMBER.search(data)
        assert found is not None
        self._last[seat] = data
        self._numbers[seat] = int(found[1])
        if ASKED in data:
            self._keep_silent(seat, data)
        if self._woken is not None:
            self._woken.set()
        elif self.is_busy and min(self._numbers) > self._known:
            self._all_heard()

    def _all_heard(self) -> None:
        if not self._can_go_on():
            return
        self._known = max(self._numbers)
        self._tries = 0
        if self._is_move:
            self.is_busy = False
            self._moved(self, self.due)
        else:
            self._go_on()

    def close(self) -> None:
        """Cut all connections."""
        for line in self.lines:
            line.close()


async def _post(http: httpx.AsyncClient, path: str, body: msgspec.Struct) -> requests.SeatGiven:
    answer = await http.post(f"/api{path}", content=msgspec.json.encode(body), headers={"content-type": JSON})
    if answer.status_code != httpx.codes.CREATED:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    return msgspec.json.decode(answer.content, type=requests.SeatGiven)
