"""The program `stolik`: its commands, its language, its exit codes."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, Group

import stolik
from stolik.cli.errors import EXPECTED, error_line
from stolik.cli.games import games_command
from stolik.cli.help import TranslatedHelp
from stolik.cli.play import play_command
from stolik.cli.rules import rules_command
from stolik.cli.simulate import simulate_command
from stolik.text.catalogue import catalogue
from stolik.text.language import LanguageError, choose_language

BAD_INPUT = 2
INTERRUPTED = 130
NO_READER = 141

LANGUAGE_FLAG = "--lang"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. What the user did wrong is said in one line."""
    _forgive_odd_characters()
    tokens, wanted = split_language(list(sys.argv[1:] if argv is None else argv))
    language = "en"
    app = make_app(language)
    try:
        language = choose_language(wanted, os.environ)
        app = make_app(language)
        if tokens and not tokens[0].startswith("-"):
            tokens = [*tokens, LANGUAGE_FLAG, language]
        result = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except EXPECTED as error:
        if isinstance(error, LanguageError):
            language = choose_language(None, os.environ)
        print(f"stolik: {error_line(error, app, language)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{catalogue(language).format('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except EOFError:
        print(f"\n{catalogue(language).format('cli-nobody')}", file=sys.stderr)
        return 0
    except BrokenPipeError:
        # nobody reads any more; keep the interpreter from saying so when it closes the stream
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    return result if isinstance(result, int) else 0


def make_app(language: str) -> App:
    """The commands, with help in a language."""
    messages = catalogue(language)
    app = App(
        name="stolik",
        help=messages.format("cli-about"),
        version=stolik.__version__,
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
    app.command(play_command, name="play")
    app.command(games_command, name="games")
    app.command(rules_command, name="rules")
    app.command(simulate_command, name="simulate")
    return app


def split_language(tokens: list[str]) -> tuple[list[str], str | None]:
    """The command line without `--lang`, and the language that it asked for last."""
    wanted: str | None = None
    left: list[str] = []
    rest = iter(tokens)
    for token in rest:
        if token == LANGUAGE_FLAG:
            wanted = next(rest, "")
        elif token.startswith(LANGUAGE_FLAG + "="):
            wanted = token.partition("=")[2]
        else:
            left.append(token)
    return left, wanted


def _forgive_odd_characters() -> None:
    """Never fail for a character that a terminal cannot show, or for bytes that are no text."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="replace")
