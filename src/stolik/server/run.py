"""Running the server: its socket, its signals, its end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.config import Config

from stolik.server.addresses import network_addresses
from stolik.server.app import guarded, make_app
from stolik.server.door import Door, protocol_through
from stolik.server.frames import protocol_within
from stolik.server.limits import Limits
from stolik.server.rooms import Rooms
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.server.storage.writer import Delay

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows has none
    resource = None

uvloop: ModuleType | None
try:
    import uvloop
except ImportError:  # Windows has none
    uvloop = None

NEXT_PORTS: Final = 20
"""How many ports are tried when nobody named one."""
GRACE: Final = 2
PING_EVERY: Final = 10.0
"""Seconds; a phone that went out of reach is away after twice as long."""
BACKLOG: Final = 2048
COLLECT_AFTER: Final = (20_000, 20, 20)

OTHER_FILES: Final = 256
"""Besides the sockets of tables: requests, the database, the log, the pipes of the processes that think."""

FAULTS_OF_CLIENTS: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade")
"""How uvicorn's words begin about what is no fault of the server: a stranger could fill the log with them."""

Ready = Callable[[int], None]


class Server(uvicorn.Server):
    """Tells the tables before it closes their sockets, and says when it is ready."""

    def __init__(self, app: Litestar, ready: Callable[[], None]) -> None:
        self._rooms: Rooms = app.state.rooms
        self._ready = ready
        settings = self._rooms.tools.settings
        limits: Limits = app.state.limits
        config = Config(
            guarded(app),
            http=protocol_through(Door(settings.address_limit, settings.proxies)),
            ws=protocol_within(limits.messages),
            ws_max_size=settings.message_limit,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            # else it would believe what any program of this machine says about where it comes from
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            lifespan="on",
            timeout_graceful_shutdown=GRACE,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_EVERY,
        )
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(_is_worth_keeping)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._rooms.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()  # the end that was asked for is no failure


def _is_worth_keeping(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(FAULTS_OF_CLIENTS)


def bind(settings: Settings) -> socket.socket:
    """A listening socket; where nobody named a port, the next free one will do. Raises OSError."""
    last = settings.port if settings.port_named else settings.port + NEXT_PORTS
    for port in range(settings.port, last):
        try:
            return _bound(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return _bound(settings.host, last)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    return found


def allow_sockets(most: int) -> None:
    """Let this process have as many sockets, where the system sets it a lower limit that it may raise itself.

    Where it may not, the last ones simply wait to be taken.
    """
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(settings: Settings, listening: socket.socket, ready: Ready, delay: Delay | None = None) -> None:
    """Serve on an event loop of its own, the fastest there is. Raises StoreError."""
    allow_sockets(settings.connection_limit)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop is not None else None) as runner:
        runner.run(serve(settings, listening, ready, delay))


async def serve(settings: Settings, listening: socket.socket, ready: Ready, delay: Delay | None = None) -> None:
    """Serve until a signal ends it; `ready` is called once browsers can come. Raises StoreError."""
    store = await Store.open(settings.database, commit_delay=delay)
    port = int(listening.getsockname()[1])
    app = make_app(settings, store, addresses=network_addresses(settings.host, port))
    rooms: Rooms = app.state.rooms

    def begin() -> None:
        # what is loaded by now stays; tables are made and dropped in large numbers of small objects without cycles
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        rooms.tools.thinkers.warm_up()
        ready(port)

    await Server(app, begin).serve([listening])
