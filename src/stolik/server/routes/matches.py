"""Matches that are over, and records of whatever match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from stolik.server.archive import Played, file_name, finished_match, finished_matches, record_of, text_of
from stolik.server.described import FOR_SEATS, RecordSent
from stolik.server.headers import takes_gzip
from stolik.server.limits import visitor_of
from stolik.server.media import MEDIA, RECORDS
from stolik.server.replays import Replays, encoded, record_of_bytes, replay_of
from stolik.server.requests import FinishedFound, FinishedWanted, Replay
from stolik.server.rooms import Rooms

LONGEST_RECORD: Final = 524_288
"""Bytes; a match of fifty deals has half as many."""
BEARER: Final = "bearer "

Asked = Request[Any, Any, State]
Language = Literal["en", "pl"]


@post("/api/finished", status_code=200)
async def find_finished(data: JSONBody[FinishedWanted], state: State) -> FinishedFound:
    """The matches that are over among those that I had a seat in."""
    rooms: Rooms = state.rooms
    return await finished_matches(rooms, data.seats, data.start)


@get("/api/tables/{table:str}/record", media_type="text/plain", security=FOR_SEATS)
async def send_record(table: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    """The record of a match that is over, as a file, for those who had a seat."""
    played, _ = await finished_match(state.rooms, table, token_of(request))
    return await record_answer(request, state, played)


@get("/api/tables/{table:str}/replay", security=FOR_SEATS)
async def replay_table(
    table: FromPath[str], request: Asked, state: State, deal: FromQuery[int] = 0, lang: FromQuery[Language] = "en"
) -> Response[Replay]:
    """A deal of a match that is over, moment by moment, for those who had a seat."""
    played, seat = await finished_match(state.rooms, table, token_of(request))
    return await replay_answer(request, state, lambda: replay_of(record_of(played, lang), deal, lang, seat, ended=True))


@post(
    "/api/replays",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    opt={MEDIA: RECORDS},
    operation_class=RecordSent,
)
async def replay_file(
    request: Asked, state: State, deal: FromQuery[int] = 0, lang: FromQuery[Language] = "en"
) -> Response[Replay]:
    """A deal of the match whose record is sent, moment by moment; nothing is kept."""
    data = await request.body()
    return await replay_answer(request, state, lambda: replay_of(record_of_bytes(data, lang), deal, lang))


def token_of(request: Asked) -> str:
    """The token of a seat: it stands in no address."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :] if given.lower().startswith(BEARER) else ""


async def record_answer(request: Asked, state: State, played: Played) -> Response[bytes]:
    """The record of a match as a file."""
    replays: Replays = state.replays
    name, text = await replays.run(visitor_of(request), lambda: _file(played))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


async def replay_answer(request: Asked, state: State, play: Callable[[], Replay]) -> Response[Replay]:
    """What is played again, compressed for those who can read that."""
    replays: Replays = state.replays
    packed = takes_gzip(request)
    body = await replays.run(visitor_of(request), lambda: encoded(play(), packed=packed))
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # encoded already


def _file(played: Played) -> tuple[str, bytes]:
    text = text_of(played)
    return file_name(text), text.encode()
