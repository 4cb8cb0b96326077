"""Help pages in the user's language: helps of commands and parameters are ids of messages until they are printed."""

from __future__ import annotations

from io import StringIO
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions

from stolik.bots.registry import BOT_NAMES
from stolik.terminal.paint import flow
from stolik.text.catalogue import Catalogue, catalogue

LABEL = 26
WIDEST = 10_000
SHORT = "-short"
"""Ends the id of what a command is for, in a few words: so it is listed."""
USAGE_WORDS = {"COMMAND": "cli-word-command", "[OPTIONS]": "cli-word-options", "[ARGS]": "cli-word-arguments"}
METAVARS = {
    "GAME": "cli-word-game",
    "LEVEL": "cli-word-level",
    "OPTION=VALUE": "cli-word-setting",
    "SECONDS": "cli-word-seconds",
    "DIR": "cli-word-folder",
    "LANGUAGE": "cli-word-language",
    "DAYS": "serve-word-days",
    "HOST": "serve-word-host",
    "PORT": "serve-word-port",
    "URL": "serve-word-url",
    "FILE": "serve-word-file",
}
"""Words that stand for what the user writes, in capital letters."""


def shown_name(name: str, messages: Catalogue) -> str:
    """The name of a parameter as a user sees it, with the words of a language for what is to be written."""
    return " ".join(messages.format(METAVARS[word]) if word in METAVARS else word for word in name.split())


class TranslatedHelp:
    """Prints what cyclopts knows of a command, with words from the catalogue."""

    show_metavar = True

    def __init__(self, language: str) -> None:
        self._messages = catalogue(language)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one list of commands or parameters."""
        if not panel.entries:
            return
        lines = [self._said(str(panel.title)) + ":"]
        for entry in panel.entries:
            lines += self._entry(entry, options.max_width)
        _print(console, [*lines, ""])

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print how the command is written."""
        words = [self._said((USAGE_WORDS | METAVARS).get(word, word)) for word in str(usage).split()]
        _print(console, [*flow([self._said("cli-usage") + " " + " ".join(words)], options.max_width, 0), ""])

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what the command is for."""
        text = self._said(_plain(description))
        if text:
            _print(console, [*flow([text], options.max_width, 0), ""])

    def _entry(self, entry: HelpEntry, width: int) -> list[str]:
        label = ", ".join(shown_name(name, self._messages) for name in entry.display_labels_with_metavar)
        text = _text(entry.description)
        text = self._said(f"{text}{SHORT}" if f"{text}{SHORT}" in self._messages else text)
        first, *more = flow([text], width, LABEL) or [""]
        if cell_len(label) + 2 > LABEL:
            return [f"  {label}", first, *more]
        return [f"  {label}".ljust(LABEL) + first.strip(), *more]

    def _said(self, text: str) -> str:
        return self._messages.format(text, bots=", ".join(BOT_NAMES)) if text in self._messages else text


def _text(description: Any) -> str:
    """The plain words of what cyclopts keeps as rich text."""
    plain = getattr(description, "primary_renderable", description)
    return str(plain).strip() if plain is not None else ""


def _plain(description: Any) -> str:
    """The words of something that can be printed."""
    page = StringIO()
    Console(file=page, width=WIDEST).print(description)
    return " ".join(page.getvalue().split())


def _print(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
