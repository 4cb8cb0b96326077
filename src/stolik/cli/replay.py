"""`stolik replay`: a record is checked, told in words, or gone through step by step."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.cli.app import STANDARD_INPUT
from stolik.cli.errors import CliError, near
from stolik.cli.replay_picture import Onlooker, hands, onlooker, sheets, told_briefly
from stolik.cli.replay_walk import Walk
from stolik.record import (
    Difference,
    Record,
    RecordDiffers,
    RecordError,
    Turn,
    decoded,
    find_difference,
    is_older,
    read_record,
    replay,
)
from stolik.record.words import agreement_text, difference_text, error_text
from stolik.terminal.paint import flow, title
from stolik.terminal.refusals import path_line
from stolik.terminal.screen import Screen
from stolik.text.catalogue import catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason

DIFFERS = 1
OPTIONS = ("--all", "--check", "--json", "--lang")
MORE_DEALT = ("dealt_again",)
"""What happens when everybody gets new cards in the middle of a deal."""
LONG = 1000
"""Actions from which on progress is shown."""
NUMBER = 5


def replay_command(
    file: Annotated[str, Parameter(help="replay-file", allow_leading_hyphen=True)],
    /,
    *,
    check: Annotated[bool, Parameter(help="replay-check", negative="")] = False,
    whole: Annotated[bool, Parameter(name="--all", help="replay-all", negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """replay-command"""
    if file.startswith("-") and file != STANDARD_INPUT:
        raise CliError("cli-unknown-option", **near(file, OPTIONS))
    if check + whole + as_json > 1:
        raise CliError("replay-one-way")
    language = choose_language(lang, os.environ)
    record = _read(file, language)
    with _progress(record, language) as progress:
        difference = find_difference(record, progress)
    if as_json:
        json.dump(as_data(record, difference, language), sys.stdout, ensure_ascii=False, indent=1)
        print()
    elif check:
        print(verdict(record, difference, language))
    else:
        screen = Screen(Console(highlight=False))
        words = onlooker(record, language)
        said = verdict(record, difference, language)
        if screen.interactive and not whole and file != STANDARD_INPUT:
            Walk(record, words, screen, said).run()
        else:
            _tell(record, words, screen, said)
    return 0 if difference is None else DIFFERS


def verdict(record: Record, difference: Difference | None, language: str) -> str:
    """Whether the record agrees with the rules, in one line."""
    return agreement_text(record, language) if difference is None else difference_text(record, difference, language)


def _read(file: str, language: str) -> Record:
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
        return read_record(decoded(data))
    except OSError as error:
        raise CliError("replay-no-file", file=path_line(file), reason=os_reason(error)) from error
    except RecordError as error:
        raise CliError("replay-unreadable", file=path_line(file), what=error_text(error, language)) from error


@contextlib.contextmanager
def _progress(record: Record, language: str) -> Iterator[Callable[[int], None] | None]:
    """A progress bar for a long record, where somebody can see it."""
    if record.actions < LONG or not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(catalogue(language).format("replay-progress"), total=record.actions)
        yield lambda done: bar.update(task, completed=done)


def _tell(record: Record, words: Onlooker, screen: Screen, said: str) -> None:
    """The whole match in words, the hands at the beginning of every deal and its score at the end."""
    screen.show([record.rules])
    dealt = -1
    with contextlib.suppress(RecordDiffers):  # what is said of it comes last
        for step in replay(record):
            state, width = step.state, screen.width
            screen.show(line for comment in step.comments for line in flow([comment], width, 0))
            number = str(step.action) if step.seat >= 0 else ""
            for sentence in told_briefly(step.events, words):
                first, *more = flow([sentence], width, NUMBER + 1, hang=2)
                screen.show([f"{number:>{NUMBER}} {first.strip()}", *more])
                number = ""
            screen.show(sheets(step, words, width))
            if state.seat is not None and state.deal_number != dealt:
                dealt = state.deal_number
                screen.show([*title([words.about("replay-deal", deal=dealt)], width), *hands(state, words, width)])
            elif any(event.code in MORE_DEALT for event in step.events) and state.seat is not None:
                screen.show(hands(state, words, width))
    screen.show(["", *flow([said], screen.width, 0)])


def as_data(record: Record, difference: Difference | None, language: str) -> dict[str, object]:
    """The record and whether it agrees, for programs."""
    return {
        "rules": record.rules,
        "older": is_older(record.rules),
        "players": [{"name": player.name, "bot": player.bot or None} for player in record.players],
        "date": record.date or None,
        "tags": dict(record.tags),
        "actions": record.actions,
        "deals": [
            {
                "number": deal.number,
                "actions": sum(len(entry.actions) for entry in deal.entries if isinstance(entry, Turn)),
                "events": deal.events,
                "digest": deal.digest,
                "result": deal.result and {"reason": deal.result.reason, "points": list(deal.result.points)},
            }
            for deal in record.deals
        ],
        "over": record.is_over,
        "totals": list(record.totals),
        "winners": list(record.winners),
        "agrees": difference is None,
        "difference": None if difference is None else _difference_data(record, difference, language),
    }


def _difference_data(record: Record, difference: Difference, language: str) -> dict[str, object]:
    place = difference.place
    return {
        "code": difference.code.value,
        "action": place.action,
        "deal": place.deal,
        "seat": place.seat if place.seat >= 0 else None,
        "text": place.text or None,
        "line": place.line,
        "column": place.column,
        "message": difference_text(record, difference, language),
    }
