"""What a request is written in: JSON, except where a route takes something else.

A page of another server can send a form or plain text without being asked whether it may, JSON it cannot.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from stolik.server.fault import WebError, WebFault

MEDIA: Final = "media"
"""The name under which a route says which types it takes; the first one stands for all."""
JSON: Final = ("application/json",)
RECORDS: Final = ("text/plain", "application/octet-stream", "")
"""The text of a record; a browser does not know what kind of file that is, and says nothing."""


def demand_media(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let in what the route can read. Raises WebError."""
    if not isinstance(handler, HTTPRouteHandler) or "POST" not in handler.http_methods:
        return
    taken = handler.opt.get(MEDIA, JSON)
    given = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given not in taken:
        raise WebError(WebFault.MEDIA, 415, type=taken[0])
