"""Matches that those who played them let everybody see: whoever knows the link, and nobody else."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from stolik.server.archive import record_of, seat_had, shared_match
from stolik.server.described import FOR_SEATS
from stolik.server.keys import new_share
from stolik.server.replays import replay_of
from stolik.server.requests import Replay, Shared
from stolik.server.rooms import Rooms
from stolik.server.routes.matches import Asked, Language, record_answer, replay_answer, token_of


@post("/api/tables/{table:str}/share", status_code=200, security=FOR_SEATS)
async def share_match(table: FromPath[str], request: Asked, state: State) -> Shared:
    """Let everybody who knows the id see a match that is over; each time it is the same id."""
    rooms: Rooms = state.rooms
    await seat_had(rooms, table, token_of(request))
    return Shared(await rooms.tools.store.share(table, new_share()))


@delete("/api/tables/{table:str}/share", security=FOR_SEATS)
async def unshare_match(table: FromPath[str], request: Asked, state: State) -> None:
    """Let nobody see it so any more: the id is worth nothing from now on."""
    rooms: Rooms = state.rooms
    await seat_had(rooms, table, token_of(request))
    await rooms.tools.store.unshare(table)


@get("/api/shared/{share:str}/record", media_type="text/plain")
async def send_shared_record(share: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    """The record of a match that is shared, as a file."""
    return await record_answer(request, state, await shared_match(state.rooms, share))


@get("/api/shared/{share:str}/replay")
async def replay_shared(
    share: FromPath[str], request: Asked, state: State, deal: FromQuery[int] = 0, lang: FromQuery[Language] = "en"
) -> Response[Replay]:
    """A deal of a match that is shared, moment by moment."""
    played = await shared_match(state.rooms, share)
    return await replay_answer(request, state, lambda: replay_of(record_of(played, lang), deal, lang, ended=True))
