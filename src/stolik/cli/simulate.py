"""`stolik simulate`: matches between bots, and how strong they showed themselves."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stolik.bots import bot as find_bot
from stolik.cli.errors import CliError
from stolik.cli.measuring import (
    FAILED,
    aligned,
    bounded,
    check_numbers,
    decimal,
    finite,
    processes,
    progress_bar,
    share_text,
    tell_dead_worker,
    tell_failure,
)
from stolik.cli.options import chosen_rules
from stolik.games.option import RuleSet
from stolik.games.registry import parse_rule_set
from stolik.lab import BotFailure, Record, Result, simulate
from stolik.lab.simulate import Keep
from stolik.terminal.refusals import path_line
from stolik.text.catalogue import Catalogue, catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason

MATCHES = 100
BOTS = "greedy,plain"


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
    check_numbers(matches=matches, jobs=jobs)
    rule_set = chosen_rules(game, setting)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        find_bot(name)
    keep = None if records is None else _keeper(Path(records), records)
    try:
        with progress_bar(messages.format("simulate-progress")) as told:
            result = simulate(rule_set, names, matches, seed, processes(jobs), told, keep)
    except BotFailure as failure:
        tell_failure(failure, rule_set, names, messages)
        return FAILED
    except BrokenProcessPool:
        tell_dead_worker(messages)
        return FAILED
    if as_json:
        json.dump(as_data(result), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(table(result, matches, messages)))
    return 0


def _keeper(folder: Path, given: str) -> Keep:
    """Puts the records of the matches into a folder that is new or empty."""

    def failed(error: OSError) -> CliError:
        return CliError("simulate-records-failed", folder=path_line(given), reason=os_reason(error))

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
            raise CliError("simulate-records-taken", folder=path_line(given))
    except OSError as error:
        raise failed(error) from error
    return keep


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
            {name: finite(value) for name, value in dataclasses.asdict(record).items()} for record in result.records
        ],
    }


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
        mean=decimal(result.deals_per_match, messages),
    )
    lines = [played]
    if result.matches != asked:
        lines.append(messages.format("simulate-rounded", asked=asked, rotations=len(result.bots)))
    illegal = loses_by_going_out(parse_rule_set(result.rule_set))
    shown = [column for column in COLUMNS if illegal or column != ILLEGAL]
    rows = [[messages.format(f"simulate-column-{column}") for column in shown]]
    cells = [_cells(record, messages) for record in result.records]
    rows += [[row[column] for column in shown] for row in cells]
    lines += ["", *aligned(rows), ""]
    return [*lines, *messages.format("simulate-legend", illegal=int(illegal)).splitlines()]


def loses_by_going_out(rule_set: RuleSet) -> bool:
    """Whether a match can be lost by going out where the rules forbid it (A56)."""
    return rule_set.values.get("illegal_out") == "lose_game"


def _cells(record: Record, messages: Catalogue) -> dict[str, str]:
    """The row of a bot by its columns."""
    half = bounded(record.margin - record.margin_low, "{:.0f}".format)
    return {
        "bot": record.bot,
        "results": f"{record.wins}-{record.draws}-{record.losses}",
        "share": share_text(record.share, record.share_low, record.share_high, messages),
        ILLEGAL: str(record.illegal_outs),
        "points": f"{record.points_per_match:.0f}",
        "deal": f"{record.points_per_deal:.0f}",
        "margin": f"{record.margin:+.0f} ± {half}",
    }
