"""What is said of records: why a text is none, and where one differs."""

from __future__ import annotations

from stolik.games.game_error import GameError
from stolik.games.violation import NotationError, RuleViolation
from stolik.record.error import RecordError, RecordFault
from stolik.record.record import Record
from stolik.record.replay import NO_SEAT, Difference, Fault, Place
from stolik.record.rules import is_older
from stolik.text.catalogue import Catalogue, Param, catalogue
from stolik.text.violations import violation_text

MOST_SHOWN = 60


def error_text(error: RecordError, language: str) -> str:
    """Why a text is no record, and where, in one line."""
    messages = catalogue(language)
    if isinstance(error.cause, GameError):
        what = _game_error(error.cause, messages)
    else:
        params: dict[str, Param] = {name: _shown(value) for name, value in error.params.items()}
        if error.code is RecordFault.GAME_FORM:
            params["known"] = "yes" if error.params["wanted"] else "no"
        if error.cause is not None:
            params["why"] = _cause(error.cause, messages)
        what = messages.format(f"record-fault-{error.code.value}", **params)
    return messages.format("record-error", line=error.line, column=error.column, what=what)


def difference_text(record: Record, difference: Difference, language: str) -> str:
    """Where a record differs and in what, in one line; of an older one, that the rules are no longer those."""
    messages = catalogue(language)
    params: dict[str, Param] = {name: _shown(value) for name, value in difference.params.items()}
    if difference.code is Fault.RESULT and params["wanted"] == "-":
        params["wanted"] = "none"
    if difference.cause is not None:
        params["why"] = _cause(difference.cause, messages)
    what = messages.format(f"record-difference-{difference.code.value}", **params)
    place = _place(difference.place, messages)
    if is_older(record.rules):
        return messages.format("record-differs-older", rules=record.rules, place=place, what=what)
    return messages.format("record-differs", place=place, what=what)


def agreement_text(record: Record, language: str) -> str:
    """That a record agrees with the rules, and what it holds, in one line."""
    return catalogue(language).format(
        "record-agrees-older" if is_older(record.rules) else "record-agrees",
        rules=record.rules,
        deals=len(record.deals),
        actions=record.actions,
        over=record.is_over,
    )


def _place(place: Place, messages: Catalogue) -> str:
    if place.seat != NO_SEAT:
        return messages.format(
            "record-at-action",
            action=place.action,
            deal=place.deal,
            seat=place.seat,
            text=place.text,
            line=place.line,
            column=place.column,
        )
    if place.deal:
        return messages.format("record-at-deal", deal=place.deal, action=place.action, line=place.line)
    return messages.format("record-at-match" if place.action else "record-at-start", line=place.line)


def _cause(cause: GameError | RuleViolation | NotationError, messages: Catalogue) -> str:
    if isinstance(cause, GameError):
        return _game_error(cause, messages)
    if isinstance(cause, RuleViolation):
        return violation_text(cause, messages.language)
    # the line is said in another way: that of the record, not that of the position
    piece = " ".join(cause.text[cause.at :].split()[:1])
    params: dict[str, Param] = {"at": cause.at + 1, "piece": _shown(piece), **cause.params, "line": 0}
    return messages.format(f"notation-{cause.code}", **params)


def _game_error(error: GameError, messages: Catalogue) -> str:
    joined = {name: ", ".join(param) if isinstance(param, tuple) else param for name, param in error.params.items()}
    return messages.format(f"game-error-{error.code.value}".replace("_", "-"), **joined)


def _shown(value: Param) -> Param:
    """A parameter fit to be shown: what somebody wrote may be long."""
    if not isinstance(value, str) or len(value) <= MOST_SHOWN:
        return value
    return value[: MOST_SHOWN - 1] + "…"
