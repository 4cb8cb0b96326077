"""Tables at which strangers are welcome."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State

from stolik.server.requests import OpenTable
from stolik.server.rooms import Rooms


@get("/api/open-tables")
async def list_open_tables(state: State) -> list[OpenTable]:
    """Tables that somebody is at and that shall be found: those with a seat to take, then those to look on at."""
    rooms: Rooms = state.rooms
    return rooms.open_tables()
