"""Reviews of matches that are over: what each decision of a person cost."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from stolik.server.archive import finished_match, record_of, shared_match
from stolik.server.described import FOR_SEATS, RecordSent
from stolik.server.limits import visitor_of
from stolik.server.media import MEDIA, RECORDS
from stolik.server.replays import record_of_bytes
from stolik.server.requests import Review
from stolik.server.reviews import Reviews
from stolik.server.routes.matches import LONGEST_RECORD, Asked, Language, token_of


@get("/api/tables/{table:str}/review", security=FOR_SEATS)
async def review_table(table: FromPath[str], request: Asked, state: State, lang: FromQuery[Language] = "en") -> Review:
    """What the decisions of a match that is over cost, for those who had a seat."""
    played, _ = await finished_match(state.rooms, table, token_of(request))
    reviews: Reviews = state.reviews
    return await reviews.review(visitor_of(request), lambda: record_of(played, lang))


@get("/api/shared/{share:str}/review")
async def review_shared(share: FromPath[str], request: Asked, state: State, lang: FromQuery[Language] = "en") -> Review:
    """What the decisions of a match that is shared cost."""
    played = await shared_match(state.rooms, share)
    reviews: Reviews = state.reviews
    return await reviews.review(visitor_of(request), lambda: record_of(played, lang))


@post(
    "/api/reviews",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    opt={MEDIA: RECORDS},
    operation_class=RecordSent,
)
async def review_file(request: Asked, state: State, lang: FromQuery[Language] = "en") -> Review:
    """What the decisions of the match cost whose record is sent; nothing is kept."""
    data = await request.body()
    reviews: Reviews = state.reviews
    return await reviews.review(visitor_of(request), lambda: record_of_bytes(data, lang))
