"""The result of an arena: for people as tables, for programs as data."""

from __future__ import annotations

from typing import Final

from stolik.bots import bot as find_bot
from stolik.cli.measuring import NOTHING, aligned, bounded, decimal, finite, share_text
from stolik.lab import Arena
from stolik.lab.duel import Duel, Interval
from stolik.lab.rating import ratings
from stolik.lab.stopping import FIRST_LOOK
from stolik.text.catalogue import Catalogue

ZERO: Final = "plain"
"""The bot that stands at zero."""


def rated(arena: Arena) -> list[tuple[str, Interval]]:
    """The bots with their ratings, the strongest first; none while some two have not played, or where there are two."""
    played = [duel for duel in arena.duels if duel.pairs]
    if len(arena.bots) < 3 or len(played) < len(arena.duels):
        return []
    found = ratings(arena.bots, arena.duels, find_bot(ZERO).level)
    return sorted(zip(arena.bots, found, strict=True), key=lambda entry: -entry[1][0])


def as_data(arena: Arena) -> dict[str, object]:
    """The result for programs; a number that does not exist is null, and so is `decided` where too few pairs decide."""
    return {
        "rules": arena.rule_set.text,
        "seed": arena.seed,
        "deals": arena.deals,
        "bots": list(arena.bots),
        "duels": [_duel_data(duel, arena) for duel in arena.duels if duel.pairs],
        "ratings": [
            {"bot": bot, "rating": rating, "low": finite(low), "high": finite(high)}
            for bot, (rating, low, high) in rated(arena)
        ],
    }


def _duel_data(duel: Duel, arena: Arena) -> dict[str, object]:
    decided = None if duel.has_too_few else duel.is_decided
    data: dict[str, object] = {"bots": list(duel.bots), "pairs": len(duel.pairs), "decided": decided}
    data |= _interval("points", duel.points)
    data["pairs_won"], data["pairs_equal"], data["pairs_lost"] = duel.pairs_won
    if not arena.deals:
        data |= _interval("share", duel.share)
    return data | {"illegal_outs": duel.lost}


def _interval(name: str, values: Interval) -> dict[str, object]:
    return {name + end: finite(value) for end, value in zip(("", "_low", "_high"), values, strict=True)}


def table(arena: Arena, messages: Catalogue) -> list[str]:
    """The result in lines: what was played, one row for every two bots, the ratings, what the numbers mean."""
    matches = not arena.deals
    head = messages.format(
        "arena-played",
        rules=arena.rule_set.text,
        seed=str(arena.seed),
        unit="match" if matches else "deal",
        deals=arena.deals,
    )
    share = ("share",) if matches else ()
    columns = ("bots", "pairs", "match" if matches else "points", "results", *share, "decided")
    rows = [[messages.format(f"arena-column-{column}") for column in columns]]
    rows += [_row(duel, matches, messages) for duel in arena.duels if duel.pairs]
    lines = [*head.splitlines(), "", *aligned(rows), ""]
    ranks = [[bot, *_cells(interval)] for bot, interval in rated(arena)]
    if ranks:
        titles = [messages.format(f"arena-column-{column}") for column in ("bot", "rating", "interval")]
        lines += [*aligned([titles, *ranks]), ""]
    lines += [
        messages.format("arena-illegal", bot=duel.bots[at], other=duel.bots[1 - at], count=duel.lost[at])
        for duel in arena.duels
        for at in (0, 1)
        if duel.lost[at]
    ]
    legend = messages.format(
        "arena-legend", unit="match" if matches else "deal", rated=int(bool(ranks)), first=FIRST_LOOK
    )
    return [*lines, *(line.rstrip() for line in legend.splitlines() if line.strip())]


def _row(duel: Duel, matches: bool, messages: Catalogue) -> list[str]:
    points, low, _ = duel.points
    decided = "few" if duel.has_too_few else "yes" if duel.is_decided else "no"
    return [
        " – ".join(duel.bots),
        str(len(duel.pairs)),
        f"{_signed(points, messages)} ± {bounded(points - low, lambda half: decimal(half, messages))}",
        "-".join(map(str, duel.pairs_won)),
        *((share_text(*duel.share, messages),) if matches else ()),
        messages.format("arena-decided", decided=decided),
    ]


def _cells(interval: Interval) -> tuple[str, str]:
    rating, low, high = (bounded(value, "{:+.0f}".format) for value in interval)
    return rating, NOTHING if low == NOTHING else f"{low} … {high}"


def _signed(value: float, messages: Catalogue) -> str:
    return ("" if value < 0 else "+") + decimal(value, messages)
