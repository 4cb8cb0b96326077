"""The server itself: what it is, and whether it works."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

import stolik
from stolik.bots.registry import BOT_NAMES
from stolik.server.limits import Limits
from stolik.server.requests import Health, ServerInfo
from stolik.server.rooms import Rooms


@get("/api/server", sync_to_thread=False)
def show_server(state: State) -> ServerInfo:
    """This server."""
    rooms: Rooms = state.rooms
    settings = rooms.tools.settings
    return ServerInfo(stolik.__version__, BOT_NAMES, state.addresses, settings.bot, settings.claim)


@get("/health")
async def show_health(state: State) -> Response[Health]:
    """Whether the server works; 503 if it does not."""
    rooms: Rooms = state.rooms
    works = await rooms.tools.store.healthy()
    limits: Limits = state.limits
    health = Health("ok" if works else "failing", stolik.__version__, len(rooms), limits.connections)
    return Response(health, status_code=200 if works else 503)
