"""`stolik review`: what the decisions of a match cost, the largest mistakes, and how each player did."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.bots.appraisal import Reason
from stolik.cli.app import STANDARD_INPUT
from stolik.cli.errors import CliError, near
from stolik.cli.replay_picture import Onlooker, looking_back
from stolik.desk.reviewed import Judged, Performance, decisions, largest, performances, reviewed_seats
from stolik.record import Record, RecordError, decoded, find_difference, read_record
from stolik.record.words import difference_text, error_text
from stolik.table.advising import ADVISER, adviser
from stolik.table.judging import judge_at
from stolik.table.recorded import record_of_table
from stolik.table.save import SaveError, read_table
from stolik.terminal.families import family_of
from stolik.terminal.hint import reasons
from stolik.terminal.paint import flow
from stolik.terminal.refusals import path_line
from stolik.terminal.screen import Screen
from stolik.text.catalogue import catalogue
from stolik.text.language import choose_language
from stolik.text.os_errors import os_reason
from stolik.text.reasons import points_text

DIFFERS = 1
OPTIONS = ("--seat", "--bots", "--all", "--json", "--lang")
SHOWN = 10
"""So many of the costliest decisions of each player are told unless all are asked for."""


def review_command(
    file: Annotated[str, Parameter(help="review-file", allow_leading_hyphen=True)],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="review-seat", metavar="N")] = None,
    bots: Annotated[bool, Parameter(help="review-bots", negative="")] = False,
    whole: Annotated[bool, Parameter(name="--all", help="review-all", negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-json", negative="")] = False,
    lang: Annotated[str | None, Parameter(help="cli-lang", metavar="LANGUAGE")] = None,
) -> int:
    """review-command"""
    if file.startswith("-") and file != STANDARD_INPUT:
        raise CliError("cli-unknown-option", **near(file, OPTIONS))
    language = choose_language(lang, os.environ)
    record = _read(file, language)
    seats = reviewed_seats(record, bots=bots)
    if seat is not None:
        if not 0 <= seat < len(record.players):
            raise CliError("review-no-seat", given=str(seat), last=len(record.players) - 1)
        seats = [seat]
    judged = _judged(record, seats, language)
    difference = find_difference(record)
    if as_json:
        json.dump(as_data(record, judged, seats), sys.stdout, ensure_ascii=False, indent=1)
        print()
    else:
        screen = Screen(Console(highlight=False))
        words = looking_back(record, language)
        screen.show(
            line
            for text in told(judged, seats, words, most=None if whole else SHOWN)
            for line in _folded(text, screen.width)
        )
        if difference is not None:
            screen.show(["", *flow([difference_text(record, difference, language)], screen.width, 0)])
    return 0 if difference is None else DIFFERS


def told(judged: Sequence[Judged], seats: Sequence[int], words: Onlooker, most: int | None = None) -> list[str]:
    """The review in words: the decisions that were not the best, the largest mistakes, a summary.

    With `most`, of each player only so many decisions, those that cost most.
    """
    lines = [words.say("review-by", bot=ADVISER), ""]
    wrong = [each for each in judged if not each.judgement.is_best]
    shown = costliest(wrong, most)
    lines += [_mark(each, words) for each in shown]
    if len(shown) < len(wrong):
        lines.append(words.say("review-more", count=len(wrong) - len(shown)))
    if not wrong:
        lines.append(words.say("review-no-mistakes"))
    mistakes = largest(judged)
    if mistakes:
        lines += ["", words.say("review-largest", count=len(mistakes))]
    for number, each in enumerate(mistakes, start=1):
        lines.append(f"{number}. {_mark(each, words)}")
        lines += [f"   {line}" for line in reasons(each.judgement.best.reasons, words)]
    return [*lines, "", *(_summary(each, words) for each in performances(judged, seats))]


def costliest(wrong: Sequence[Judged], most: int | None) -> list[Judged]:
    """So many decisions of each seat (None: all), those that cost most, in the order in which they were made."""
    found: list[Judged] = []
    for seat in {each.made.seat for each in wrong}:
        own = [each for each in wrong if each.made.seat == seat]
        found += sorted(own, key=lambda each: -each.judgement.loss)[:most]
    return sorted(found, key=lambda each: each.made.action)


def as_data(record: Record, judged: Sequence[Judged], seats: Sequence[int]) -> dict[str, object]:
    """The review for programs."""
    return {
        "rules": record.rules,
        "adviser": ADVISER,
        "decisions": [_data(each) for each in judged],
        "mistakes": [each.made.action for each in largest(judged)],
        "players": [_player_data(each, record) for each in performances(judged, seats)],
    }


def _data(each: Judged) -> dict[str, object]:
    made, judgement = each.made, each.judgement
    return {
        "action": made.action,
        "deal": made.deal,
        "seat": made.seat,
        "text": made.text,
        "loss": round(judgement.loss, 2),
        "at_least": judgement.at_least,
        "is_best": judgement.is_best,
        "better": None if judgement.is_best else judgement.best.text,
        "reasons": [] if judgement.is_best else [_reason_data(reason) for reason in judgement.best.reasons],
    }


def _reason_data(reason: Reason) -> dict[str, object]:
    return {"code": reason.code, "params": dict(reason.params)}


def _player_data(each: Performance, record: Record) -> dict[str, object]:
    return {
        "seat": each.seat,
        "name": record.players[each.seat].name,
        "decisions": each.decisions,
        "mean_loss": round(each.mean_loss, 2),
        "best": each.best,
    }


def _mark(each: Judged, words: Onlooker) -> str:
    made, judgement = each.made, each.judgement
    lost = words.say(
        "review-mark",
        deal=made.deal,
        action=made.action,
        name=words.name(made.seat),
        text=_said(each, made.text, words),
        points=points_text(judgement.loss, words.language),
        known="other" if judgement.at_least and not judgement.loss else "least" if judgement.at_least else "exact",
    )
    return f"{lost} {words.say('review-better', action=_said(each, judgement.best.text, words))}"


def _said(each: Judged, text: str, words: Onlooker) -> str:
    """An action of that moment as its seat would type it."""
    state = each.made.before
    return family_of(state.rule_set).said(state.view(each.made.seat), text, words)


def _summary(each: Performance, words: Onlooker) -> str:
    points = points_text(each.mean_loss, words.language)
    name = words.name(each.seat)
    return words.say("review-player", name=name, count=each.decisions, best=each.best, points=points)


def _folded(text: str, width: int) -> list[str]:
    return [text] if cell_len(text) <= width else [line.strip() for line in flow([text], width, 0)]


def _read(file: str, language: str) -> Record:
    """The record of a file, or of a match that was saved at the terminal. Raises CliError."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
        if data.lstrip().startswith(b"{"):
            return record_of_table(read_table(data.decode("utf-8")))
        return read_record(decoded(data))
    except OSError as error:
        raise CliError("replay-no-file", file=path_line(file), reason=os_reason(error)) from error
    except RecordError as error:
        raise CliError("replay-unreadable", file=path_line(file), what=error_text(error, language)) from error
    except UnicodeDecodeError as error:
        raise CliError("review-broken", file=path_line(file), line=1) from error
    except SaveError as error:
        raise CliError("review-broken", file=path_line(file), line=error.line) from error


def _judged(record: Record, seats: Sequence[int], language: str) -> list[Judged]:
    by = adviser()
    with _progress(record, language) as tick:
        found = [(made, judge_at(made.before, made.text, by)) for made in decisions(record, seats, tick)]
    return [Judged(made, judgement) for made, judgement in found if judgement is not None]


@contextmanager
def _progress(record: Record, language: str) -> Iterator[Callable[[int], None]]:
    """A progress bar, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(catalogue(language).format("review-progress"), total=record.actions)
        yield lambda done: bar.update(task, completed=done)
