"""Tables: opening one, sitting down, looking at it, taking a seat along to another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from stolik.games.registry import schema_of
from stolik.server.described import MAYBE_FOR_SEATS
from stolik.server.handovers import claim
from stolik.server.keys import hashed, new_token
from stolik.server.limits import Limits, visitor_of
from stolik.server.protocol import TableNow
from stolik.server.requests import ClaimWanted, SeatGiven, SeatWanted, TableWanted
from stolik.server.rooms import Rooms
from stolik.server.routes.matches import token_of
from stolik.table.entry import SeatEntry

Asked = Request[Any, Any, State]


@post("/api/tables")
async def open_table(data: JSONBody[TableWanted], request: Asked, state: State) -> SeatGiven:
    """Open a table and sit down at it."""
    rooms: Rooms = state.rooms
    token = new_token()
    rule_set = schema_of(data.preset).rule_set(data.preset, data.options)
    _demand_opening(request)
    table, seat = await rooms.create(data, rule_set, hashed(token))
    return SeatGiven(table, seat, token)


@get("/api/tables/{table:str}", security=MAYBE_FOR_SEATS)
async def show_table(table: FromPath[str], request: Asked, state: State) -> Response[TableNow]:
    """The table as spectators see it; who has a seat sees the cards that lie open wherever he may."""
    rooms: Rooms = state.rooms
    async with rooms.visit(table) as room:
        body = await room.open_part(hashed(token_of(request)))
    return Response(body, media_type="application/json")  # type: ignore[arg-type]  # the same, encoded already


@post("/api/tables/{table:str}/seats")
async def sit_down(table: FromPath[str], data: JSONBody[SeatWanted], request: Asked, state: State) -> SeatGiven:
    """Sit down at a table at which people gather."""
    rooms: Rooms = state.rooms
    token = new_token()
    _demand_opening(request)
    async with rooms.visit(table) as room:
        change = await room.do(lambda sitting: sitting.sit(data.name, hashed(token), data.seat))
    seat = next(entry.seat for _, entry in change.entries if isinstance(entry, SeatEntry))
    return SeatGiven(table, seat, token)


@post("/api/tables/{table:str}/claims")
async def claim_seat(table: FromPath[str], data: JSONBody[ClaimWanted], state: State) -> SeatGiven:
    """Sit down on another device at one's own seat."""
    rooms: Rooms = state.rooms
    async with rooms.visit(table) as room:
        return await claim(rooms.tools.store, room, data.code)


def _demand_opening(request: Asked) -> None:
    """Raises TooFast."""
    limits: Limits = request.app.state.limits
    limits.openings.demand(visitor_of(request))
