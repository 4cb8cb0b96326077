"""The web application: routes, sockets and the page, over one store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import stolik
from stolik.server.caretaker import Caretaker
from stolik.server.described import COMPONENTS, describe_refusals
from stolik.server.gate import Gate
from stolik.server.headers import Guarded
from stolik.server.hub import MemoryHub
from stolik.server.keys import new_seed
from stolik.server.limits import Limits
from stolik.server.media import demand_media
from stolik.server.page import page_routes, read_page
from stolik.server.problems import HANDLERS, log_socket_fault
from stolik.server.replays import Replays
from stolik.server.reviews import Reviews
from stolik.server.rooms import Rooms
from stolik.server.routes.games import find_rules, list_games, tell_rules
from stolik.server.routes.matches import find_finished, replay_file, replay_table, send_record
from stolik.server.routes.open_tables import list_open_tables
from stolik.server.routes.reviews import review_file, review_shared, review_table
from stolik.server.routes.server import show_health, show_server
from stolik.server.routes.shared import replay_shared, send_shared_record, share_match, unshare_match
from stolik.server.routes.tables import claim_seat, open_table, show_table, sit_down
from stolik.server.settings import Settings
from stolik.server.sockets import table_socket
from stolik.server.storage.store import Store
from stolik.server.thinkers import Thinkers
from stolik.server.tools import Tools

STATIC: Final = Path(str(files("stolik"))) / "static"
"""Where the built browser client is."""

HANDLED: Final = (
    *(show_server, show_health, list_games, find_rules, tell_rules),
    *(open_table, list_open_tables, show_table, sit_down, claim_seat, table_socket),
    *(find_finished, send_record, replay_table, replay_file),
    *(review_table, review_shared, review_file),
    *(share_match, unshare_match, send_shared_record, replay_shared),
)
describe_refusals(HANDLED)


def make_app(
    settings: Settings,
    store: Store,
    *,
    addresses: Sequence[str] = (),
    static: Path = STATIC,
    seeds: Callable[[], int] = new_seed,
) -> Litestar:
    """The application over an open store, which it closes at its end."""
    tools = Tools(settings, store, MemoryHub(), Thinkers(settings.thinkers), seeds)
    rooms = Rooms(tools)
    replays = Replays()
    caretaker = Caretaker(rooms, settings.keep)

    @asynccontextmanager
    async def working(_: Litestar) -> AsyncIterator[None]:
        await tools.hub.start()
        caretaker.start()
        try:
            yield
        finally:
            await caretaker.close()
            await rooms.close()
            await replays.close()
            await tools.thinkers.close()
            await tools.hub.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLED, page_routes(read_page(static))],
        lifespan=[working],
        state=State(
            {
                "rooms": rooms,
                "replays": replays,
                "reviews": Reviews(tools.thinkers, replays),
                "limits": Limits(settings),
                "addresses": tuple(addresses),
            },
        ),
        guards=[demand_media],
        exception_handlers=HANDLERS,
        after_exception=[log_socket_fault],
        openapi_config=OpenAPIConfig(
            title="Stolik",
            version=stolik.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=COMPONENTS,
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.message_limit,
        logging_config=None,
    )


def guarded(app: Litestar) -> ASGIApp:
    """The application as it is served."""
    rooms: Rooms = app.state.rooms
    return Guarded(Gate(app, rooms.tools.settings, app.state.limits))
