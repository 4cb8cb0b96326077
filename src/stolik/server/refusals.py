"""Why a table refuses something, as the browser puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.desk.said import Param, Refusal
from stolik.games.game_error import GameError
from stolik.games.option import RuleSet
from stolik.games.violation import NotationError, RuleViolation
from stolik.server.fault import WebFault
from stolik.server.requests import Problem
from stolik.table.sitting import SittingError
from stolik.table.table import WrongSeat
from stolik.text.rule_numbers import options_behind, rule_behind

LONGEST_PIECE: Final = 30

Refusing = RuleViolation | NotationError | SittingError | GameError | WrongSeat
REFUSING: Final = (RuleViolation, NotationError, SittingError, GameError, WrongSeat)
"""What a command may be answered with; then nothing has changed."""


def refusal(error: Refusing, rule_set: RuleSet) -> Refusal:
    """The refusal; one that no rule of the game stands behind has a whole Fluent id."""
    match error:
        case RuleViolation():
            rule, options = rule_behind(rule_set, error), options_behind(rule_set, error)
            return Refusal(error.code, rule, _plain(error.params), options)
        case NotationError():
            return _unread(error)
        case WrongSeat():
            return Refusal(WebFault.NOT_IN_TURN.message)
        case SittingError():
            problem = sitting_problem(error)
        case GameError():
            problem = game_problem(error)
    return Refusal(problem.code, "", problem.params)


def game_problem(error: GameError) -> Problem:
    """Rules that cannot be had; lists come joined by commas."""
    params = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in error.params.items()}
    return Problem(f"game-error-{error.code.value}".replace("_", "-"), params)


def sitting_problem(error: SittingError) -> Problem:
    """What the table does not allow."""
    return Problem(f"sitting-{error.code.value}".replace("_", "-"), _plain(error.params))


def _unread(error: NotationError) -> Refusal:
    """A text that is no action: what stands at the fault, and where."""
    rest = error.text[error.at :][:LONGEST_PIECE]
    piece = " ".join("".join(c if c.isprintable() else " " for c in rest).split())
    params: dict[str, Param] = {"line": 0, "at": error.at + 1, "piece": piece, **_plain(error.params)}
    if params.get("word") == "":
        params["word"] = "none"
    return Refusal(f"notation-{error.code}", "", params)


def _plain(params: Mapping[str, object]) -> dict[str, Param]:
    return {name: value if isinstance(value, int | str) else str(value) for name, value in params.items()}
