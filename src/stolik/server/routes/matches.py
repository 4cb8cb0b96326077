"""Matches that are over, and records of whatever match."""

from __future__ import annotations

from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from stolik.record import Record, record_text
from stolik.server.archive import Log, file_name, finished_log, finished_matches, record_of_log
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


@get("/api/tables/{table:str}/record")
async def send_record(table: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    """The record of a match that is over, as a file, for those who had a seat."""
    log, _ = await finished_log(state.rooms, table, _token(request))
    replays: Replays = state.replays
    name, text = await replays.run(visitor_of(request), lambda: _file(log))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay_table(
    table: FromPath[str], request: Asked, state: State, deal: FromQuery[int] = 0, lang: FromQuery[Language] = "en"
) -> Response[Replay]:
    """A deal of a match that is over, moment by moment, for those who had a seat."""
    log, seat = await finished_log(state.rooms, table, _token(request))
    replays: Replays = state.replays
    packed = takes_gzip(request)
    body = await replays.run(
        visitor_of(request), lambda: encoded(replay_of(record_of_log(log), deal, lang, seat), packed=packed)
    )
    return _sent(body, packed=packed)


@post("/api/replays", status_code=200, request_max_body_size=LONGEST_RECORD, opt={MEDIA: RECORDS})
async def replay_file(
    request: Asked, state: State, deal: FromQuery[int] = 0, lang: FromQuery[Language] = "en"
) -> Response[Replay]:
    """A deal of the match whose record is sent, moment by moment; nothing is kept."""
    data = await request.body()
    replays: Replays = state.replays
    packed = takes_gzip(request)
    body = await replays.run(
        visitor_of(request), lambda: encoded(replay_of(record_of_bytes(data, lang), deal, lang), packed=packed)
    )
    return _sent(body, packed=packed)


def _token(request: Asked) -> str:
    """The token of a seat: it stands in no address."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :] if given.lower().startswith(BEARER) else ""


def _file(log: Log) -> tuple[str, bytes]:
    record: Record = record_of_log(log)
    return file_name(record), record_text(record).encode()


def _sent(body: bytes, *, packed: bool) -> Response[Replay]:
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # encoded already
