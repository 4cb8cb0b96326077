"""`stolik arena`: bots measured over deal pairs, every two of them, until it is decided who is stronger."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stolik.bots import bot as find_bot
from stolik.cli.arena_table import as_data, table
from stolik.cli.errors import CliError
from stolik.cli.measuring import FAILED, check_numbers, processes, progress_bar, tell_dead_worker, tell_failure
from stolik.cli.options import chosen_rules
from stolik.lab import Arena, BotFailure
from stolik.lab.arena import OUTSIDE, deals_of
from stolik.lab.arena_file import ArenaFile, ArenaFileError, Head
from stolik.terminal.refusals import path_line
from stolik.text.catalogue import Catalogue, catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason

PAIRS = 200
BOTS = "greedy"


def arena_command(  # noqa: PLR0913  one for each option
    game: Annotated[str, Parameter(help="arena-game")],
    /,
    *,
    bots: Annotated[str, Parameter(help="arena-bots", metavar="A,B")] = BOTS,
    pairs: Annotated[int, Parameter(help="arena-pairs", metavar="N")] = PAIRS,
    matches: Annotated[bool, Parameter(help="arena-matches", negative="")] = False,
    full: Annotated[bool, Parameter(help="arena-full", negative="")] = False,
    only: Annotated[bool, Parameter(help="arena-only", negative="")] = False,
    seed: Annotated[int, Parameter(help="arena-seed", metavar="N")] = 1,
    jobs: Annotated[int | None, Parameter(help="arena-jobs", metavar="N")] = None,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="cli-set", metavar="OPTION=VALUE", negative="")
    ] = None,
    state: Annotated[str | None, Parameter(help="arena-state", metavar="FILE")] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """arena-command"""
    messages = catalogue(choose_language(lang, os.environ))
    check_numbers(pairs=pairs, jobs=jobs)
    rule_set = chosen_rules(game, setting)
    names = all_bots(bots, only)
    with _kept(state, Head(1, rule_set.text, seed, 0 if matches else deals_of(rule_set))) as file:
        arena = Arena(rule_set, names, seed, matches=matches, known=file.known if file else None)
        try:
            with progress_bar(messages.format("arena-progress")) as told:
                arena.play(pairs, processes(jobs), full=full, told=told, keep=file.keep if file else None)
        except BotFailure as failure:
            tell_failure(failure, rule_set, arena.awaited, messages)
            return FAILED
        except BrokenProcessPool:
            tell_dead_worker(messages)
            return FAILED
        except KeyboardInterrupt:
            _show(arena, as_json, messages)
            raise
    _show(arena, as_json, messages)
    return 0


def all_bots(given: str, only: bool) -> list[str]:
    """The bots of the table by their levels: those that are named and, unless `only` they play, those outside."""
    names = [find_bot(name.strip()).level for name in given.split(",")]
    for name in names:
        if names.count(name) > 1:
            raise CliError("arena-twice", bot=name)
    if not only:
        names += [level for level in (find_bot(name).level for name in reversed(OUTSIDE)) if level not in names]
    if len(names) < 2:
        raise CliError("arena-alone", bot=names[0])
    return names


@contextmanager
def _kept(given: str | None, head: Head) -> Iterator[ArenaFile | None]:
    """The file in which the pairs are kept, if one is named. Whatever the system refuses is told as one line."""
    if given is None:
        yield None
        return
    if not given:
        raise CliError("arena-state-empty")
    name = path_line(given)
    try:
        file = ArenaFile(Path(given), head)
    except ArenaFileError as error:
        raise CliError(f"arena-file-{error.code.value}", file=name, **error.params) from error
    except OSError as error:
        raise CliError("arena-file-failed", file=name, reason=os_reason(error)) from error
    try:
        yield file
    except OSError as error:
        raise CliError("arena-file-failed", file=name, reason=os_reason(error)) from error
    finally:
        file.close()


def _show(arena: Arena, as_json: bool, messages: Catalogue) -> None:
    if as_json:
        json.dump(as_data(arena), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(table(arena, messages)))
