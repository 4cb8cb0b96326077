"""A websocket as a browser opens one, with little more work than reading the lengths of its frames.

A load generator beside the server takes its processor time, so it must be cheap. It offers compression as browsers do,
and pays for it if the server accepts. What it sends is masked with a key of zeros, which costs the server the same.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
COMPRESSED: Final = 0x40
TAIL: Final = b"\x00\x00\xff\xff"

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RvbGlrLWJlbmNobWFyaw==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One connection; `heard` gets every text message."""

    def __init__(self, heard: Callable[[bytes], None], host: str, path: str) -> None:
        """Nothing is sent before `opened`."""
        self._heard = heard
        self._handshake = HANDSHAKE.format(host=host, path=path).encode()
        self._buffer = bytearray()
        self._inflate: Callable[[bytes], bytes] | None = None
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self.bytes = 0
        self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are none by their class
        self._transport.write(self._handshake)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed in the handshake"))

    @property
    def is_compressed(self) -> bool:
        """Whether the server compresses what it sends."""
        return self._inflate is not None

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Cut the connection."""
        if self._transport is not None:
            self._transport.close()

    def _frame(self, code: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | code,)) + length + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._buffer += data
        if not self.opened.done() and not self._opened():
            return
        buffer, at, end = self._buffer, 0, len(self._buffer)
        while end - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if end - at < head + size:
                break
            first = buffer[at]
            payload = bytes(buffer[at + head : at + head + size])
            at += head + size
            self._take(first, payload)
        del buffer[:at]

    def _opened(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace").splitlines()[0]))
            return False
        if b"permessage-deflate" in head:
            self._inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        code = first & 0x0F
        if code == PING:
            self._frame(0xA, payload)
        elif code == CLOSE:
            self.is_closed = True
            self.close()
        elif code == TEXT:
            self.messages += 1
            if first & COMPRESSED:
                assert self._inflate is not None
                payload = self._inflate(payload + TAIL)
            self._heard(payload)
        else:
            raise ConnectionError(f"a frame of kind {code}, which was not expected")


async def open_line(heard: Callable[[bytes], None], port: int, path: str) -> Line:
    """Connect to the server of this machine."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, line = await loop.create_connection(lambda: Line(heard, host, path), "127.0.0.1", port)
    await asyncio.wait_for(line.opened, 10)
    return line
