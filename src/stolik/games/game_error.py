"""The error of asking for a game that cannot be had."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

Param = str | int | tuple[str, ...]


class OptionFault(StrEnum):
    """Why no rule set could be made."""

    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_OPTION = "unknown_option"
    UNKNOWN_VALUE = "unknown_value"
    WRONG_VERSION = "wrong_version"
    CONSTRAINT_BROKEN = "constraint_broken"
    MALFORMED_TEXT = "malformed_text"
    OPTION_REPEATED = "option_repeated"


class GameError(ValueError):
    """A game, option or value that cannot be had: a code with its parameters, no sentence."""

    def __init__(self, code: OptionFault, params: Mapping[str, Param]) -> None:
        super().__init__(code, params)
        self.code: Final = code
        shown = {name: _one_line(param) if isinstance(param, str) else param for name, param in params.items()}
        self.params: Final[Mapping[str, Param]] = MappingProxyType(shown)

    def __str__(self) -> str:
        shown = (f"{name}={','.join(p) if isinstance(p, tuple) else p}" for name, p in self.params.items())
        return " ".join([self.code.value, *shown])


def _one_line(text: str) -> str:
    """What somebody wrote, fit to be shown in one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())


def choice_error(code: OptionFault, given: str, allowed: Iterable[str], params: Mapping[str, Param]) -> GameError:
    """The error of a name or value outside a list: with the list, and its member that looks most like it."""
    names = tuple(allowed)
    close = difflib.get_close_matches(given.lower()[:100], names, n=1)
    nearest = close[0] if close else ""
    # Fluent cannot ask whether a text is empty, so that a number says whether there is a nearest name
    return GameError(code, {**params, "allowed": names, "nearest": nearest, "has_nearest": len(close)})
