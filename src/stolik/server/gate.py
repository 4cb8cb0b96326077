"""Who may ask at all: nobody who takes this server for another one, no page of another server, nobody in a torrent.

Tokens stand in no cookies, so that a page of another server could never act for anybody; yet it could look at what a
server in the home network shows to everybody, or keep it busy, with a visitor's browser as its hands. Such a page
comes either from an address of its own, which its `Origin` tells, or, by a name of its own that it lets mean this
machine (DNS rebinding), under a name that this server does not have. Names that no stranger can own are taken without
being asked for: addresses, those of this machine, those without a dot, those that are reserved for home networks.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from stolik.server.fault import WebError, WebFault
from stolik.server.limits import Limits, visitor_at
from stolik.server.problems import web_problem
from stolik.server.settings import Settings

ANY: Final = "*"
HOME: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Names of home networks, which nobody can register."""
API: Final = "/api"
LONGEST_HOST: Final = 100
_USUAL_PORTS: Final = (":80", ":443")


class Gate:
    """An application that answers only those who may ask."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app: Final = app
        self._limits: Final = limits
        self._names: Final = frozenset(name.lower() for name in (*settings.names, settings.host, socket.gethostname()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            try:
                self._demand(scope)
            except WebError as error:
                await _refuse(error, scope, send)
                return
        await self._app(scope, receive, send)

    def _demand(self, scope: Scope) -> None:
        """Raises WebError."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_mine(_name(host)):
            raise WebError(WebFault.HOST, 421, host=_name(host)[:LONGEST_HOST])
        if not scope["path"].startswith(API):
            return
        origin = headers.get(b"origin")
        if origin is not None and not self._is_own_page(origin.decode("latin-1").lower(), host):
            raise WebError(WebFault.ORIGIN, 403)
        client = scope["client"]
        self._limits.requests.demand(visitor_at(client[0] if client else ""))

    def _is_mine(self, name: str) -> bool:
        if "." not in name or name.endswith(HOME) or name in self._names or ANY in self._names:
            return True
        with contextlib.suppress(ValueError):
            ipaddress.ip_address(name)
            return True
        return False

    def _is_own_page(self, origin: str, host: str) -> bool:
        """Whether a page comes from here; a proxy may have changed the `Host`, but knows the names of the server."""
        try:
            parts = urlsplit(origin)
            name = parts.hostname or ""
        except ValueError:
            return False
        return bool(name) and (_plain(parts.netloc) == _plain(host) or name in self._names)


def _name(host: str) -> str:
    """The name or the address without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def _plain(netloc: str) -> str:
    for port in _USUAL_PORTS:
        netloc = netloc.removesuffix(port)
    return netloc


async def _refuse(error: WebError, scope: Scope, send: Send) -> None:
    """Answer a request, or one for a socket, with a problem."""
    problem, status, more = web_problem(error)
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})  # type: ignore[misc,arg-type]  # either
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]  # either
