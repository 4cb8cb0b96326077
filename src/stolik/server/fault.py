"""What the server itself cannot do for a browser."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Final


class WebFault(StrEnum):
    """Why; the message is `web-error-` and this."""

    MALFORMED = "malformed"
    UNREADABLE = "unreadable"
    HELLO = "hello"
    HELLO_AGAIN = "hello-again"
    TOO_BIG = "too-big"
    NOT_FOUND = "not-found"
    NO_TABLE = "no-table"
    TABLE_OVER = "table-over"
    NO_PAGE = "no-page"
    METHOD = "method"
    CODE = "code"
    SPECTATOR = "spectator"
    NO_WATCHING = "no-watching"
    NOT_IN_TURN = "not-in-turn"
    NOT_KEPT = "not-kept"
    MATCH_GOES_ON = "match-goes-on"
    NO_SEAT = "no-seat"
    NO_SHARE = "no-share"
    NO_DEAL = "no-deal"
    RECORD = "record"
    RECORD_LONG = "record-long"
    REPLAYS_FULL = "replays-full"
    TABLES_FULL = "tables-full"
    CONNECTIONS_FULL = "connections-full"
    ADDRESS_FULL = "address-full"
    TOO_FAST = "too-fast"
    MEDIA = "media"
    ORIGIN = "origin"
    HOST = "host"
    CLOSING = "closing"
    INTERNAL = "internal"

    @property
    def message(self) -> str:
        """The Fluent id of the message."""
        return f"web-error-{self.value}"


class WebError(Exception):
    """A request that cannot be met, the status that HTTP has for it, and the parameters of its message."""

    def __init__(self, code: WebFault, status: int, **params: int | str) -> None:
        super().__init__(code.value)
        self.code: Final = code
        self.status: Final = status
        self.params: Final = params


class TooFast(WebError):
    """More at once than is allowed, and the whole seconds after which there is room again."""

    def __init__(self, wait: float) -> None:
        self.seconds: Final = max(1, math.ceil(wait))
        super().__init__(WebFault.TOO_FAST, 429, seconds=self.seconds)
