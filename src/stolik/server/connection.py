"""The sending side of one websocket: answers in their order, and of the table's changes always the latest state."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from stolik.desk.said import Deed
from stolik.server.frame import SPECTATOR, Frame
from stolik.server.protocol import FromTable, Line
from stolik.table.talk import LINES_KEPT

MOST_ANSWERS: Final = 256
"""Who lets more answers pile up is not reading."""
MOST_DEEDS: Final = 200
GOING_AWAY: Final = 1001
"""With this code a socket is closed by a server that is being stopped; with the next ones, for what its browser did
(RFC 6455, 7.4.1), for a fault of the server's own, and for what passes: whoever comes again later may be let in.
"""
POLICY: Final = 1008
FAULT: Final = 1011
BUSY: Final = 1013

Send = Callable[[str], Awaitable[None]]
_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """What one browser is told. Nothing here waits for it: a slow one gets fewer updates, each as new as can be."""

    def __init__(self, token_hash: str = "") -> None:
        self.token_hash: Final = token_hash
        self.seat = SPECTATOR
        self.closing = 0
        self._answers: deque[str] = deque()
        self._frame: Frame | None = None
        self._deeds: list[Deed] = []
        self._talk: list[Line] = []
        self._wake = asyncio.Event()

    def say(self, message: FromTable) -> None:
        """Send an answer."""
        self.send(_ENCODER.encode(message).decode())

    def send(self, text: str) -> None:
        """Send an answer that is encoded already."""
        if len(self._answers) >= MOST_ANSWERS:
            self.close(BUSY)
            return
        self._answers.append(text)
        self._wake.set()

    def update(self, frame: Frame, deeds: Sequence[Deed], talk: Sequence[Line] = ()) -> None:
        """Send the table as it stands now, and what happened and was said since the last time."""
        self._frame = frame
        self._deeds += deeds
        del self._deeds[:-MOST_DEEDS]
        self._talk += talk
        del self._talk[:-LINES_KEPT]
        self._wake.set()

    def move(self, seat: int) -> None:
        """Sit on another seat: nothing that waits to be sent is for it."""
        self.seat = seat
        self._frame = None
        self._deeds = []
        self._talk = []

    def close(self, code: int) -> None:
        """Close the socket with this code once everything is sent."""
        self.closing = self.closing or code
        self._wake.set()

    async def write(self, send: Send) -> None:
        """Send all there is to send, until the socket shall be closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await send(self._answers.popleft())
            if self._frame is not None:
                text = self._frame.update(self.seat, self._deeds, self._talk)
                self._frame = None
                self._deeds = []
                self._talk = []
                await send(text)
            if self.closing:
                return
