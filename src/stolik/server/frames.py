"""The frames of websockets: those that never become a message are counted like messages, and what is sent is gathered.

Those are pings, pongs and pieces. The server answers pings by itself, and keeps pieces until their message is whole.
Who sent them without end, and read no answer, would otherwise fill its memory.
"""

from __future__ import annotations

import time
from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from stolik.server.fault import TooFast
from stolik.server.gathered import Gathered
from stolik.server.limits import Meter, Rate


def protocol_within(rate: Rate) -> type[WebSocketsSansIOProtocol]:
    """The protocol of sockets that send at most so many of these frames."""

    class Counted(WebSocketsSansIOProtocol):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._meter = Meter(rate)

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            self.transport = cast(Transport, Gathered(self.transport, self.loop))

        def handle_ping(self) -> None:
            if self._may() and self.writable.is_set():
                super().handle_ping()
            else:
                self.transport.abort()

        def handle_pong(self, event: Frame) -> None:
            if self._may():
                super().handle_pong(event)
            else:
                self.transport.abort()

        def handle_cont(self, event: Frame) -> None:
            if self._may():
                super().handle_cont(event)
            else:
                self.transport.abort()

        def _may(self) -> bool:
            try:
                self._meter.demand(time.monotonic())
            except TooFast:
                return False
            return True

    return Counted
