"""Headers that keep a page to itself, on every answer."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",  # widths and places of cards are set by scripts, property by property
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",  # no text becomes markup but the templates of the page's own framework
        "trusted-types svelte-trusted-html",
    )
)
# Nothing here asks for https: a table on a home network has none.
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_OPENED_ALONE: Final = (b"cross-origin-opener-policy", b"same-origin")
_NO_STORE: Final = (b"cache-control", b"no-store")


def takes_gzip(request: Request[Any, Any, State]) -> bool:
    """Whether who asks can read compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


class Guarded:
    """An application whose answers bear these headers; what the interface says is kept by no cache."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection."""
        path = scope.get("path", "")  # the beginning and the end of a server have none
        added = [*_HEADERS, _NO_STORE] if path.startswith(("/api", "/health")) else [*_HEADERS]
        if _is_trusted(scope):
            added.append(_OPENED_ALONE)

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send_guarded)


def _is_trusted(scope: Scope) -> bool:
    """Whether a browser takes the page's origin for a secure one; elsewhere it does not heed every header."""
    client = scope.get("client")
    return scope.get("scheme") in ("https", "wss") or (client is not None and client[0] in ("127.0.0.1", "::1"))
