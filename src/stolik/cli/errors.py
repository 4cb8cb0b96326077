"""What went wrong, in one line of the user's language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from stolik.bots.bot import BotError
from stolik.cli.help import shown_name
from stolik.games.game_error import GameError
from stolik.terminal.refusals import StartError, one_line
from stolik.text.catalogue import Param, catalogue
from stolik.text.language import LanguageError
from stolik.text.os_errors import spoken


class CliError(Exception):
    """A command that cannot be done as it was asked for: the message that says why, and its parameters."""

    def __init__(self, message_id: str, **params: Param) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.params = params


Expected = CliError | StartError | GameError | BotError | LanguageError | CycloptsError
EXPECTED = (CliError, StartError, GameError, BotError, LanguageError, CycloptsError)
"""What a user can bring about; all else is a fault of the program and shows itself as one."""


def error_line(error: Expected, app: App, language: str) -> str:
    """The sentence for the user."""
    message_id, params = _message(error, app)
    messages = catalogue(language)
    if isinstance(error, CycloptsError) and "name" in params:
        params["name"] = shown_name(str(params["name"]), messages)
    # a reason of the system is an id of its own
    said = {name: spoken(value, messages) if isinstance(value, str) else value for name, value in params.items()}
    return messages.format(message_id, **said)


def _message(error: Expected, app: App) -> tuple[str, dict[str, Param]]:
    if isinstance(error, CliError | StartError):
        return error.message_id, dict(error.params)
    if isinstance(error, GameError):
        joined = {name: ", ".join(p) if isinstance(p, tuple) else p for name, p in error.params.items()}
        return f"game-error-{error.code.value}".replace("_", "-"), dict(joined)
    if isinstance(error, BotError):
        return f"cli-{error.code.value}".replace("_", "-"), dict(error.params.items())
    if isinstance(error, LanguageError):
        return "cli-unknown-language", {"given": one_line(error.given), "allowed": ", ".join(error.allowed)}
    return _parsing(error, app)


def _parsing(error: CycloptsError, app: App) -> tuple[str, dict[str, Param]]:
    """Why the words of the command line could not be understood."""
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, UnknownCommandError):
        return "cli-unknown-command", near(_first(error.unused_tokens), _commands(app))
    if isinstance(error, UnknownOptionError):
        known = {name for argument in error.argument_collection for name in argument.names if name.startswith("--")}
        given = error.token.keyword or error.token.value
        if given in known:  # behind two hyphens, where an option is one name too many
            return "cli-too-much", {"given": one_line(given)}
        return "cli-unknown-option", near(given, sorted(known))
    if isinstance(error, MissingArgumentError):
        return "cli-missing", {"name": name}
    if isinstance(error, RepeatArgumentError):
        return "cli-repeated", {"name": error.token.keyword or name}
    if isinstance(error, CoercionError):
        return "cli-bad-value", {"name": name, "given": one_line(error.token.value if error.token else "")}
    if isinstance(error, UnusedCliTokensError):
        return "cli-too-much", {"given": one_line(_first(error.unused_tokens))}
    return "cli-bad-line", {"reason": one_line(str(error))}


def _first(tokens: list[str] | None) -> str:
    return tokens[0] if tokens else ""


def _commands(app: App) -> list[str]:
    return [name for name in app if not name.startswith("-")]


def near(given: str, allowed: Iterable[str]) -> dict[str, Param]:
    """What a message needs of a word outside a list: the list, and its member that looks most like it."""
    names = list(allowed)
    close = difflib.get_close_matches(given, names, n=1)
    return {
        "given": one_line(given),
        "allowed": ", ".join(names),
        "nearest": close[0] if close else "",
        "has_nearest": len(close),
    }
