"""`stolik simulate`: matches between bots, and how strong they showed themselves."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from stolik.bots import bot as find_bot
from stolik.cli.errors import CliError
from stolik.cli.options import chosen_rules
from stolik.games.option import RuleSet
from stolik.games.registry import parse_rule_set
from stolik.lab import BotFailure, Record, Result, simulate
from stolik.lab.simulate import Keep
from stolik.lab.simulate import Progress as Told
from stolik.terminal.refusals import one_line
from stolik.text.catalogue import Catalogue, catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason

MATCHES = 100
BOTS = "greedy,plain"
MOST_JOBS = 8
"""More processes than this for each processor only fight over it."""
FAILED = 1


def simulate_command(
    game: Annotated[str, Parameter(help="simulate-game")],
    /,
    *,
    matches: Annotated[int, Parameter(help="simulate-matches", metavar="N")] = MATCHES,
    bots: Annotated[str, Parameter(help="simulate-bots", metavar="A,B")] = BOTS,
    seed: Annotated[int, Parameter(help="simulate-seed", metavar="N")] = 1,
    jobs: Annotated[int | None, Parameter(help="simulate-jobs", metavar="N")] = None,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="cli-set", metavar="OPTION=VALUE", negative="")
    ] = None,
    records: Annotated[str | None, Parameter(help="simulate-records", metavar="DIR")] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """simulate-command"""
    messages = catalogue(choose_language(lang, os.environ))
    for name, number in (("--matches", matches), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise CliError("simulate-too-few", name=name, given=str(number))
    rule_set = chosen_rules(game, setting)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        find_bot(name)
    processors = usable_processors()
    used = processors if jobs is None else min(jobs, MOST_JOBS * processors)
    keep = None if records is None else _keeper(Path(records), records)
    try:
        with _progress(messages) as told:
            result = simulate(rule_set, names, matches, seed, used, told, keep)
    except BotFailure as failure:
        _tell_failure(failure, rule_set, names, messages)
        return FAILED
    except BrokenProcessPool:
        print(f"stolik: {messages.format('simulate-worker-died')}", file=sys.stderr)
        return FAILED
    if as_json:
        json.dump(as_data(result), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(table(result, matches, messages)))
    return 0


def usable_processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _keeper(folder: Path, given: str) -> Keep:
    """Puts the records of the matches into a folder that is new or empty."""

    def failed(error: OSError) -> CliError:
        return CliError("simulate-records-failed", folder=one_line(given), reason=os_reason(error))

    def keep(number: int, total: int, text: str) -> None:
        name = f"match-{number:0{len(str(total))}}.stolik"
        try:
            with (folder / name).open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError as error:
            raise failed(error) from error

    if not given:
        raise CliError("simulate-records-empty")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise CliError("simulate-records-taken", folder=one_line(given))
    except OSError as error:
        raise failed(error) from error
    return keep


@contextmanager
def _progress(messages: Catalogue) -> Iterator[Told | None]:
    """A progress bar, where somebody can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(messages.format("simulate-progress"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _tell_failure(failure: BotFailure, rule_set: RuleSet, names: Sequence[str], messages: Catalogue) -> None:
    """The error as Python tells it, and below it where it happened and how to see it again."""
    print(failure.trace, file=sys.stderr)
    words = ["stolik", "simulate", rule_set.preset]
    for change in rule_set.text.split()[1:]:
        words += ["--set", change]
    words += ["--bots", ",".join(names), "--matches", str(len(names)), "--seed", str(failure.seed), "--jobs", "1"]
    said = messages.format(
        "simulate-bot-failed",
        bot=failure.bot,
        seed=str(failure.seed),
        seat=failure.seat,
        rotation=failure.rotation,
        choice=failure.choice,
        command=shlex.join(words),
    )
    print(f"stolik: {said}", file=sys.stderr)


def as_data(result: Result) -> dict[str, object]:
    """The result for programs; a number that does not exist is null."""
    return {
        "rules": result.rule_set,
        "seed": result.seed,
        "seeds": result.seeds,
        "matches": result.matches,
        "deals": result.deals,
        "deals_per_match": result.deals_per_match,
        "bots": [
            {name: _number(value) for name, value in dataclasses.asdict(record).items()} for record in result.records
        ],
    }


def _number(value: object) -> object:
    return None if isinstance(value, float) and not math.isfinite(value) else value


ILLEGAL = "illegal"
COLUMNS = ("bot", "results", "share", ILLEGAL, "points", "deal", "margin")


def table(result: Result, asked: int, messages: Catalogue) -> list[str]:
    """The result in lines: what was played, one row a bot, what the numbers mean."""
    played = messages.format(
        "simulate-played",
        rules=result.rule_set,
        seed=str(result.seed),
        seeds=result.seeds,
        matches=result.matches,
        rotations=len(result.bots),
        deals=result.deals,
        mean=_decimal(result.deals_per_match, messages),
    )
    lines = [played]
    if result.matches != asked:
        lines.append(messages.format("simulate-rounded", asked=asked, rotations=len(result.bots)))
    illegal = loses_by_going_out(parse_rule_set(result.rule_set))
    shown = [column for column in COLUMNS if illegal or column != ILLEGAL]
    rows = [[messages.format(f"simulate-column-{column}") for column in shown]]
    cells = [_cells(record, result.seeds, messages) for record in result.records]
    rows += [[row[column] for column in shown] for row in cells]
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(shown))]
    lines += ["", *(_aligned(row, widths) for row in rows), ""]
    return [*lines, *messages.format("simulate-legend", illegal=int(illegal)).splitlines()]


def loses_by_going_out(rule_set: RuleSet) -> bool:
    """Whether a match can be lost by going out where the rules forbid it (A56)."""
    return rule_set.values.get("illegal_out") == "lose_game"


def _cells(record: Record, seeds: int, messages: Catalogue) -> dict[str, str]:
    """The row of a bot by its columns."""
    share, low, high = (
        _decimal(100 * value, messages) for value in (record.share, record.share_low, record.share_high)
    )
    about = f" ± {record.margin - record.margin_low:.0f}" if seeds > 1 else ""
    return {
        "bot": record.bot,
        "results": f"{record.wins}-{record.draws}-{record.losses}",
        "share": f"{share} % ({low}–{high})",
        ILLEGAL: str(record.illegal_outs),
        "points": f"{record.points_per_match:.0f}",
        "deal": f"{record.points_per_deal:.0f}",
        "margin": f"{record.margin:+.0f}{about}",
    }


def _decimal(value: float, messages: Catalogue) -> str:
    return f"{value:.1f}".replace(".", messages.format("simulate-decimal-sign"))


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [" " * (width - cell_len(cell)) + cell for cell, width in zip(row[1:], widths[1:], strict=True)]
    return "  ".join([row[0] + " " * (widths[0] - cell_len(row[0])), *cells])
