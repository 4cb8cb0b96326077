"""The program `stolik`: its commands, its language, its exit codes."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from cyclopts import App, Group

import stolik
from stolik.cli.errors import EXPECTED, CliError, error_line
from stolik.cli.help import TranslatedHelp
from stolik.cli.output import OutputError, give_up, guarded_output, say_error
from stolik.engine import COMPILED
from stolik.text.catalogue import LANGUAGES, catalogue
from stolik.text.language import LanguageError, choose_language
from stolik.text.os_errors import spoken

BAD_INPUT = 2
INTERRUPTED = 130
NO_READER = 141

LANGUAGE_FLAG = "--lang"
NO_MORE_OPTIONS = "--"
"""What comes after it are names, whatever they look like."""
REPLAY = "replay"
REVIEW = "review"
STANDARD_INPUT = "-"
"""The name of a file that is read from there."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. What the user did wrong is said in one line."""
    tokens, wanted = split_language(list(sys.argv[1:] if argv is None else argv))
    try:
        with guarded_output():
            return _run(tokens, wanted)
    except OutputError as error:
        give_up(sys.stdout)
        if error.reader_left:
            return NO_READER
        language = choose_language(None, os.environ)
        with contextlib.suppress(LanguageError):
            language = choose_language(wanted or None, os.environ)
        messages = catalogue(language)
        reason = spoken(error.reason, messages)
        say_error(f"stolik: {messages.format('cli-output', reason=reason, known=bool(reason))}")
        return BAD_INPUT


def _run(tokens: list[str], wanted: str | None) -> int:
    language = choose_language(None, os.environ)
    app = make_app(language)
    try:
        if wanted == "":
            raise CliError("cli-missing-language", allowed=", ".join(LANGUAGES))
        language = choose_language(wanted, os.environ)
        app = make_app(language)
        if tokens[:1] == [NO_MORE_OPTIONS]:
            tokens = tokens[1:]
        if tokens[:1] in ([REPLAY], [REVIEW]):
            tokens = with_paths(tokens)
        if tokens and not tokens[0].startswith("-"):
            tokens = [tokens[0], LANGUAGE_FLAG, language, *tokens[1:]]
        result = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except EXPECTED as error:
        say_error(f"stolik: {error_line(error, app, language)}")
        return BAD_INPUT
    except KeyboardInterrupt:
        say_error(f"\n{catalogue(language).format('cli-interrupted')}")
        return INTERRUPTED
    except EOFError:
        say_error(f"\n{catalogue(language).format('cli-nobody')}")
        return 0
    return result if isinstance(result, int) else 0


def make_app(language: str) -> App:
    """The commands, with help in a language."""
    messages = catalogue(language)
    app = App(
        name="stolik",
        help=messages.format("cli-about"),
        version=messages.format("cli-version-line", version=stolik.__version__, compiled=int(COMPILED)),
        version_flags=["--version"],
        suppress_keyboard_interrupt=False,
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=TranslatedHelp(language),
        help_epilogue=messages.format("cli-epilogue"),
        group_commands=Group("cli-commands"),
        group_parameters=Group("cli-parameters"),
        group_arguments=Group("cli-arguments"),
    )
    app["--help"].help = messages.format("cli-help")
    app["--version"].help = messages.format("cli-version")
    # named, not imported: each command loads what it needs, and no other
    app.command("stolik.cli.play:play_command", name="play", help="cli-play")
    app.command("stolik.cli.serve:serve_command", name="serve", help="serve-about")
    app.command("stolik.cli.games:games_command", name="games", help="cli-games")
    app.command("stolik.cli.rules:rules_command", name="rules", help="cli-rules")
    app.command("stolik.cli.replay:replay_command", name=REPLAY, help="replay-command")
    app.command("stolik.cli.arena:arena_command", name="arena", help="arena-command")
    app.command("stolik.cli.review:review_command", name=REVIEW, help="review-command")
    app.command("stolik.cli.simulate:simulate_command", name="simulate", help="simulate-command")
    return app


def with_paths(tokens: list[str]) -> list[str]:
    """The command line with the files that are named behind two hyphens as paths, which do not look like options."""
    if NO_MORE_OPTIONS not in tokens:
        return tokens
    at = tokens.index(NO_MORE_OPTIONS) + 1
    return [*tokens[:at], *map(_path, tokens[at:])]


def _path(name: str) -> str:
    return f"{os.curdir}{os.sep}{name}" if name.startswith("-") and name != STANDARD_INPUT else name


def split_language(tokens: list[str]) -> tuple[list[str], str | None]:
    """The command line without `--lang`, and the language that it asked for last: empty if that was left out."""
    wanted: str | None = None
    left: list[str] = []
    rest = iter(tokens)
    for token in rest:
        if token == NO_MORE_OPTIONS:
            left += [token, *rest]
        elif token == LANGUAGE_FLAG:
            wanted = next(rest, "")
            if wanted.startswith("-"):  # the next option: the language itself was left out
                left.append(wanted)
                wanted = ""
        elif token.startswith(LANGUAGE_FLAG + "="):
            wanted = token.partition("=")[2]
        else:
            left.append(token)
    return left, wanted
