"""What goes wrong with a request, in one shape: a Fluent id, its parameters, and the status of HTTP."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from stolik.games.game_error import GameError
from stolik.server.fault import TooFast, WebError, WebFault
from stolik.server.refusals import game_problem, sitting_problem
from stolik.server.requests import Problem
from stolik.server.storage.fault import StoreError
from stolik.table.sitting import SittingError

LOGGER = logging.getLogger(__name__)

_FAULTS: Final = {
    404: WebFault.NOT_FOUND,
    405: WebFault.METHOD,
    413: WebFault.TOO_BIG,
}


def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    body = msgspec.json.encode(problem)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def web_problem(error: WebError) -> tuple[Problem, int, dict[str, str]]:
    """What answers a request that cannot be met: the body, the status, and headers."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooFast) else {}
    return Problem(error.code.message, error.params), error.status, headers


def _web_error(_: Request[Any, Any, Any], error: WebError) -> Response[bytes]:
    return _answer(*web_problem(error))


def _game_error(_: Request[Any, Any, Any], error: GameError) -> Response[bytes]:
    return _answer(game_problem(error), 422)


def _sitting_error(_: Request[Any, Any, Any], error: SittingError) -> Response[bytes]:
    return _answer(sitting_problem(error), 409)


def _store_error(_: Request[Any, Any, Any], error: StoreError) -> Response[bytes]:
    LOGGER.error("a request could not be kept: %s", error)
    return _answer(Problem(WebFault.NOT_KEPT.message), 503)


def _malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    return _answer(Problem(WebFault.MALFORMED.message), error.status_code)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    """JSON that is nested deeper than anything here."""
    return _answer(Problem(WebFault.MALFORMED.message), 400)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if status >= 500:
        LOGGER.error("a request failed", exc_info=error)
    allowed = {"allow": error.headers["allow"]} if error.headers and "allow" in error.headers else None
    fault = _FAULTS.get(status, WebFault.INTERNAL if status >= 500 else WebFault.MALFORMED)
    return _answer(Problem(fault.message), status, allowed)


def _fault(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    LOGGER.error("a request failed", exc_info=error)
    return _answer(Problem(WebFault.INTERNAL.message), 500)


async def log_socket_fault(error: Exception, scope: Scope) -> None:
    """Keep what broke a socket; requests have their handlers."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, WebSocketException):
        LOGGER.error("a socket failed", exc_info=error)


HANDLERS: Final[ExceptionHandlersMap] = {
    WebError: _web_error,
    GameError: _game_error,
    SittingError: _sitting_error,
    StoreError: _store_error,
    ValidationException: _malformed,
    RecursionError: _too_deep,
    HTTPException: _http_error,
    Exception: _fault,
}
"""Which answer each kind of exception gets."""
