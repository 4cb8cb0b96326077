"""The first step inside: connections that nobody has said anything over yet, and requests that take for ever."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stolik.server.fault import WebFault
from stolik.server.limits import visitor_at
from stolik.server.requests import Problem

_BODY: Final = msgspec.json.encode(Problem(WebFault.ADDRESS_FULL.message))
_HEAD: Final = f"""HTTP/1.1 429 Too Many Requests
content-type: application/json
content-length: {len(_BODY)}
retry-after: 30
connection: close

"""
TOO_MANY: Final = _HEAD.replace("\n", "\r\n").encode() + _BODY

REQUEST_WITHIN: Final = 30.0
"""Seconds for a whole request; between requests uvicorn waits for five."""


class Door:
    """Counts connections that are no sockets of tables, by visitor; a proxy stands for many and is not counted."""

    def __init__(self, most: int, proxies: Sequence[str]) -> None:
        self._most: Final = most
        self._proxies: Final = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._here: Final[Counter[str]] = Counter()

    def enter(self, host: str) -> str | None:
        """Whom somebody counts as who comes from there; None if there are too many of him."""
        visitor = "" if self._is_proxy(host) else visitor_at(host)
        if visitor and self._here[visitor] >= self._most:
            return None
        self._here[visitor] += 1
        return visitor

    def leave(self, visitor: str) -> None:
        """One less."""
        self._here[visitor] -= 1
        if not self._here[visitor]:
            del self._here[visitor]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return not host
        return any(address in proxy for proxy in self._proxies)


def protocol_through(door: Door) -> type[HttpToolsProtocol]:
    """The protocol of connections that come through this door."""

    class Entering(HttpToolsProtocol):
        _visitor: str | None = None
        _hurry: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            self._visitor = door.enter(self.client[0] if self.client else "")
            if self._visitor is None:
                transport.write(TOO_MANY)
                transport.close()
            else:
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self.transport.is_closing():  # who was turned away may have said much
                super().data_received(data)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._hurry is None:
                self._wait()

        def on_message_complete(self) -> None:
            self._be_patient()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._gone()  # from now on it is counted as a socket
            super().handle_websocket_upgrade()

        def _wait(self) -> None:
            self._hurry = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

        def _be_patient(self) -> None:
            if self._hurry is not None:
                self._hurry.cancel()
                self._hurry = None

        def _gone(self) -> None:
            self._be_patient()
            if self._visitor is not None:
                door.leave(self._visitor)
                self._visitor = None

    return Entering
