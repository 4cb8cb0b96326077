"""What the description of the interface says about refusals: each route's statuses, all with the same body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, OpenAPIMediaType, Operation, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType

from stolik.server.media import BODY, MEDIA
from stolik.server.requests import Problem

SEAT: Final = "seat"
FOR_SEATS: Final = [{SEAT: list[str]()}]
"""For routes that want the token of a seat."""
MAYBE_FOR_SEATS: Final = [*FOR_SEATS, dict[str, list[str]]()]
"""For routes that tell more to who has a seat."""
COMPONENTS: Final = Components(
    security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")}
)

_ALWAYS: Final = {
    403: "Asked by a page of another server, or without what makes a seat one's own",
    421: "Asked under a name that the server does not have",
    429: "Too much at once from one network address; Retry-After says when to come again",
    500: "A fault of the server",
    503: "The server is full, being stopped, or cannot keep anything",
}
_ASKED: Final = {
    400: "Malformed",
    404: "There is no such thing",
    409: "The table refuses",
    410: "The match is over and was put away",
    422: "Rules that cannot be had, or a text that is no record",
}
_SENT: Final = {413: "Too big", 415: "Not written in what the route takes"}


@dataclass
class RecordSent(Operation):
    """An operation whose body is the text of a record."""

    def __post_init__(self) -> None:
        if self.request_body is None:
            text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            self.request_body = RequestBody(content={"text/plain": text}, required=True)


def describe_refusals(handlers: tuple[BaseRouteHandler, ...]) -> None:
    """Let the routes say how they may refuse; what they say themselves stays."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = _refusals(handler) | dict(handler.responses or {})


def _refusals(handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    parameters = handler.parsed_fn_signature.parameters.keys() - {"request", "state"}
    is_sent = BODY in parameters or MEDIA in handler.opt
    is_asked = is_sent or bool(parameters)
    found = _ALWAYS | (_ASKED if is_asked else {}) | (_SENT if is_sent else {})
    return {status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in found.items()}
