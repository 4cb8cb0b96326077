"""What is sent to one socket within one step of the event loop goes out in one call of the kernel."""

from __future__ import annotations

import asyncio
from typing import Any


class Gathered:
    """A transport that gathers what is written to it until the running step of the event loop is over.

    Who makes a move is sent an answer and an update, and a call of the kernel costs more than either.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send this, soon."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)

    def close(self) -> None:
        """Close it once all is sent."""
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        """Close it at once."""
        self._parts.clear()
        self._transport.abort()

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():  # whoever was to get it may have gone in the meantime
            self._transport.write(b"".join(parts))

    def __getattr__(self, name: str) -> Any:
        """All else is the transport's own."""
        return getattr(self._transport, name)
