"""How much one visitor may ask of a server: so much a second, so much at once.

A visitor is a network address: a club, a family, a school share one, so the limits are for many people at once. Of
IPv6, where every machine has as many addresses as it likes, the network of 64 bits counts as one.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection

from stolik.server.fault import TooFast, WebError, WebFault
from stolik.server.settings import Settings

BURST: Final = 10
"""Seconds whose share may be used at once, by who was quiet before."""
HOUR: Final = 3600
MOST_METERS: Final = 20_000
"""Visitors that are remembered; a hundred bytes each."""
PREFIX: Final = 64


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    per_second: float
    at_once: float


class Meter:
    """What somebody has used of a rate. It is a single time: when all that was used will be made up for."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._even_at = -math.inf

    def take(self, now: float) -> float:
        """Use one more, and return 0; or use nothing, and return the seconds until there is one."""
        even_at = max(self._even_at, now) + 1 / self._rate.per_second
        wait = even_at - now - self._rate.at_once / self._rate.per_second
        if wait > 1e-9:
            return wait
        self._even_at = even_at
        return 0.0

    def is_even(self, now: float) -> bool:
        """Whether it is as good as a new one."""
        return self._even_at <= now


class Meters:
    """A meter for each visitor."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._meters: Final[dict[str, Meter]] = {}

    def __len__(self) -> int:
        return len(self._meters)

    def demand(self, visitor: str, now: float | None = None) -> None:
        """Let a visitor use one more. Raises TooFast."""
        now = time.monotonic() if now is None else now
        meter = self._meters.pop(visitor, None) or Meter(self._rate)
        if len(self._meters) >= MOST_METERS:
            self._forget(now)
        self._meters[visitor] = meter  # the last one now
        wait = meter.take(now)
        if wait:
            raise TooFast(wait)

    def _forget(self, now: float) -> None:
        """Forget those that are as good as new; if there are none, those that were quiet for the longest time."""
        for visitor in [visitor for visitor, meter in self._meters.items() if meter.is_even(now)]:
            del self._meters[visitor]
        for visitor in list(self._meters)[: len(self._meters) - MOST_METERS // 2]:
            del self._meters[visitor]


class Limits:
    """What the visitors of a server use of what its settings allow."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._here: Final[Counter[str]] = Counter()
        rate = settings.request_rate
        self.requests: Final = Meters(Rate(rate, rate * BURST))
        """Requests to the interface, and sockets that are opened."""
        self.openings: Final = Meters(Rate(settings.opening_limit / HOUR, settings.opening_limit))
        """Tables and seats that are new."""
        self.messages: Final = Rate(settings.message_rate, settings.message_rate * BURST)
        """Messages of one connection."""

    @property
    def connections(self) -> int:
        """How many sockets there are."""
        return self._here.total()

    @contextmanager
    def connected(self, visitor: str) -> Iterator[None]:
        """Count a socket for as long as this lasts. Raises WebError if there are too many."""
        if self.connections >= self._settings.connection_limit:
            raise WebError(WebFault.CONNECTIONS_FULL, 503)
        if self._here[visitor] >= self._settings.address_limit:
            raise WebError(WebFault.ADDRESS_FULL, 429)
        self._here[visitor] += 1
        try:
            yield
        finally:
            self._here[visitor] -= 1
            if not self._here[visitor]:
                del self._here[visitor]


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom somebody who asks counts as."""
    return visitor_at(connection.client.host if connection.client else "")


def visitor_at(host: str) -> str:
    """Whom an address counts as; what is none, such as that of a local socket, for itself."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, PREFIX), strict=False))
