"""Records as text. Every record has one text, and every text that can be read is the text of its record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from stolik.cards import card_text
from stolik.record.record import FORMAT, PERSON, Deal, Order, Record, Turn

CARDS_A_LINE = 18
CHECKS_A_LINE = 16
INDENT = "  "

Key = tuple[str | int, ...]
"""What a line is: a word, and of which deal and which entry it is where there are several."""


def record_text(record: Record) -> str:
    """The record as text; `read_record` makes an equal one of it."""
    lines: list[str] = []
    comments = iter(record.comments)
    comment = next(comments, None)
    for number, (_, line) in enumerate([*body(record), (("after",), "")], start=1):
        while comment is not None and comment.before == number:
            lines.append(comment.text)
            comment = next(comments, None)
        lines.append(line)
    return "\n".join(lines)


def line_of(record: Record, key: Key) -> int:
    """The number of a line in the text of a record; that of the first line where there is none of this key."""
    for number, (found, _) in enumerate(body(record), start=1):
        if found == key:
            return number + sum(comment.before <= number for comment in record.comments)
    return 1


def body(record: Record) -> list[tuple[Key, str]]:
    """The lines without the comments, each with what it is."""
    lines: list[tuple[Key, str]] = [(("format",), f"stolik record {FORMAT}"), (("game",), f"game {record.rules}")]
    for seat, player in enumerate(record.players):
        lines.append((("seat", seat), f"seat {seat} {player.bot or PERSON} {player.name}".rstrip(" ")))
    if record.date:
        lines.append((("date",), f"date {record.date}"))
    lines += [(("tag", name), f"tag {name} {value}") for name, value in record.tags]
    lines += [(("position", at), f"position {line}") for at, line in enumerate(record.position)]
    lines += chain.from_iterable(_deal(at, deal) for at, deal in enumerate(record.deals))
    lines += [(("blank", "end"), ""), (("end",), f"end {'over' if record.is_over else 'unfinished'}")]
    lines.append((("totals",), _words("totals", record.totals)))
    if record.is_over:
        lines.append((("winners",), _words("winners", record.winners)))
    return lines


def _deal(at: int, deal: Deal) -> list[tuple[Key, str]]:
    lines: list[tuple[Key, str]] = [(("blank", at), ""), (("deal", at), f"deal {deal.number}")]
    for number, entry in enumerate(deal.entries):
        key = ("entry", at, number)
        if isinstance(entry, Turn):
            lines.append((key, f"{entry.seat}: {'; '.join(entry.actions)}"))
        elif entry.is_lot:
            lines.append((key, entry_text(entry)))
        else:
            lines.append((key, "order"))
            lines += _wrapped([card_text(kind) for kind in entry.values], CARDS_A_LINE)
    lines.append((("checks", at), "checks"))
    lines += _wrapped(deal.checks, CHECKS_A_LINE)
    lines.append((("events", at), f"events {deal.events} {deal.digest}"))
    if deal.result is not None:
        lines.append((("result", at), _words(f"result {deal.result.reason}", deal.result.points)))
    return lines


def _wrapped(words: Sequence[str], per_line: int) -> list[tuple[Key, str]]:
    starts = range(0, len(words), per_line)
    return [(("more",), INDENT + " ".join(words[start : start + per_line])) for start in starts]


def _words(head: str, numbers: Sequence[int]) -> str:
    return " ".join([head, *map(str, numbers)])


def entry_text(entry: Order) -> str:
    """An order in one line, as its check is made from."""
    if entry.is_lot:
        return _words("lot", entry.values)
    return " ".join(["order", *map(card_text, entry.values)])


def action_text(seat: int, text: str) -> str:
    """An action in one line, as its check is made from."""
    return f"{seat}: {text}"
