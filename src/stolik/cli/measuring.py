"""What the commands that measure bots have in common: progress, tables, what is said of a bot that fails."""

from __future__ import annotations

import math
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from stolik.cli.errors import CliError
from stolik.games.option import RuleSet
from stolik.lab import BotFailure
from stolik.text.catalogue import Catalogue

FAILED = 1
MOST_JOBS = 8
"""More processes than this for each processor only fight over it."""
NOTHING = "–"
"""Where a table would have a number that does not exist."""


def check_numbers(**numbers: int | None) -> None:
    """Refuse options below one."""
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise CliError("measuring-too-few", name=f"--{name}", given=str(number))


def processes(jobs: int | None) -> int:
    """How many processes share the work: so many, or one for each processor."""
    processors = usable_processors()
    return processors if jobs is None else min(jobs, MOST_JOBS * processors)


def usable_processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def progress_bar(text: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar, where somebody can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def tell_failure(failure: BotFailure, rule_set: RuleSet, names: Sequence[str], messages: Catalogue) -> None:
    """The error as Python tells it, and below it where it happened and how to see it again."""
    print(failure.trace, file=sys.stderr)
    words = ["stolik", "simulate", rule_set.preset]
    for change in rule_set.text.split()[1:]:
        words += ["--set", change]
    words += ["--bots", ",".join(names), "--matches", str(len(names)), "--seed", str(failure.seed), "--jobs", "1"]
    said = messages.format(
        "measuring-bot-failed",
        bot=failure.bot,
        seed=str(failure.seed),
        seat=failure.seat,
        rotation=failure.rotation,
        choice=failure.choice,
        command=shlex.join(words),
    )
    print(f"stolik: {said}", file=sys.stderr)


def tell_dead_worker(messages: Catalogue) -> None:
    """A process that shared the work was ended from outside."""
    print(f"stolik: {messages.format('measuring-worker-died')}", file=sys.stderr)


def finite(value: object) -> object:
    """A value for programs: a number that does not exist is null."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def decimal(value: float, messages: Catalogue) -> str:
    """A number with one place, as a language writes it."""
    return f"{value:.1f}".replace(".", messages.format("measuring-decimal-sign"))


def share_text(share: float, low: float, high: float, messages: Catalogue) -> str:
    """A share in per cent with its interval."""
    said, least, most = (decimal(100 * value, messages) for value in (share, low, high))
    return f"{said} % ({least}–{most})"


def bounded(value: float, shown: Callable[[float], str]) -> str:
    """An end or a half of an interval as it is shown; a dash where there is no interval."""
    return shown(value) if math.isfinite(value) else NOTHING


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of equal numbers of cells in columns, the first to the left, the others to the right."""
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [_line(row, widths) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [" " * (width - cell_len(cell)) + cell for cell, width in zip(row[1:], widths[1:], strict=True)]
    return "  ".join([row[0] + " " * (widths[0] - cell_len(row[0])), *cells])
