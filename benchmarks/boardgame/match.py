"""A table of boardgame.io with its four clients, over socket.io on a websocket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import httpx
import msgspec

from benchmarks.line import Line, open_line

SEATS: Final = 4
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = b"/cards,"
"""Its clients of one game meet in a namespace of that name."""
STATE: Final = re.compile(rb'"_stateID":(\d+)')
TURN: Final = re.compile(rb'"currentPlayer":"(\d)"')
UPDATE: Final = b'["update"'


class BoardgameMatch:
    """One match: draw, discard, each of them a move."""

    def __init__(self, moved: Callable[[BoardgameMatch, float], None]) -> None:
        """`moved` is called after each move with the time at which it was due."""
        self.lines: list[Line] = []
        self.is_busy = False
        self._due = 0.0
        self._moved = moved
        self._id = ""
        self._keys = [""] * SEATS
        self._states = [-1] * SEATS
        self._known = -1
        self._turn = 0
        self._has_drawn = False
        self._woken = asyncio.Event()

    async def open(self, http: httpx.AsyncClient, port: int) -> None:
        """Four persons join, and all see the match."""
        self._id = (await _post(http, "/games/cards/create", {"numPlayers": SEATS}))["matchID"]
        for seat in range(SEATS):
            wanted = {"playerID": str(seat), "playerName": f"Player {seat}"}
            self._keys[seat] = (await _post(http, f"/games/cards/{self._id}/join", wanted))["playerCredentials"]
            line = await open_line(partial(self._heard, seat), port, PATH)
            self.lines.append(line)
            line.send(b"40" + SPACE)
            async with asyncio.timeout(30):
                while self._states[seat] < 0:
                    self._woken.clear()
                    await self._woken.wait()
        self._known = max(self._states)

    def move(self, due: float) -> None:
        """Send the next move, which was due then."""
        self._due = due
        self.is_busy = True
        name, arguments = ("discard", [self._known % 12]) if self._has_drawn else ("draw", [])
        self._has_drawn = not self._has_drawn
        seat = self._turn
        made = {"type": name, "args": arguments, "playerID": str(seat), "credentials": self._keys[seat]}
        self._emit(seat, ["update", {"type": "MAKE_MOVE", "payload": made}, self._known, self._id, str(seat)])

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.lines[seat].send(b"42" + SPACE + msgspec.json.encode(event))

    def _heard(self, seat: int, data: bytes) -> None:
        if data.startswith(b"42" + SPACE):
            self._look(seat, data)
        elif data.startswith(b"40" + SPACE):
            self._emit(seat, ["sync", self._id, str(seat), self._keys[seat], SEATS])
        elif data == b"2":
            self.lines[seat].send(b"3")
        elif not data.startswith(b"0"):
            raise RuntimeError(f"seat {seat} was told {data[:400]!r}")

    def _look(self, seat: int, data: bytes) -> None:
        found = STATE.search(data)
        if found is None:  # who is connected
            return
        self._states[seat] = int(found[1])
        if not self.is_busy:
            self._woken.set()
        elif min(self._states) > self._known:
            if not data.startswith(UPDATE, len(b"42" + SPACE)):
                raise RuntimeError(f"seat {seat} was told {data[:400]!r}")
            self._known = max(self._states)
            turn = TURN.search(data)
            assert turn is not None
            self._turn = int(turn[1])
            self.is_busy = False
            self._moved(self, self._due)

    def close(self) -> None:
        """Cut all connections."""
        for line in self.lines:
            line.close()


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
