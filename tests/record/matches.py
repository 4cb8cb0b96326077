"""Matches that are recorded in tests, and records that were tampered with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import stolik
from stolik import Need
from stolik.games.option import Value
from stolik.record import Difference, Player, Record, find_difference, read_record, record_of, record_text
from tests.support.random_play import choose

NAMES = ("Ala", "Marek Łoś", "", "Zofia")


def played(preset: str, seed: int, actions: int, **options: Value) -> stolik.State:
    """A match after so many random actions, or at its end."""
    state = stolik.game(preset, **options).deal(seed)
    random = Random(seed)
    for _ in range(actions):
        if state.need is Need.SEAT:
            state.apply(choose(state, random))
    return state


def players(count: int) -> list[Player]:
    """Players with and without names, the first a person."""
    return [Player(name, "" if seat == 0 else "greedy") for seat, name in enumerate(NAMES[:count])]


@cache
def recorded(preset: str = "kurnik", seed: int = 1, actions: int = 100000, **options: Value) -> Record:
    """The record of such a match, with a date and tags."""
    state = played(preset, seed, actions, **options)
    tags = (("place", "Kraków"), ("seed", str(seed)))
    return record_of(state, players(state.rule_set.number("players")), date="2026-11-30", tags=tags)


def whole() -> Record:
    """A match of several deals, played to its end."""
    return recorded("kurnik", seed=2, illegal_out="forbid", target=3000)


def changed(text: str, old: str, new: str, which: int = 0) -> str:
    """The text with one piece of it replaced."""
    parts = text.split(old)
    assert len(parts) > which + 1, f"{old!r} is not there"
    return old.join(parts[: which + 1]) + new + old.join(parts[which + 1 :])


def difference(text: str) -> Difference:
    """Where the record of a text differs."""
    found = find_difference(read_record(text))
    assert found is not None
    return found


def without_lines(text: str, numbers: Sequence[int]) -> str:
    """The text without some lines, counted from 1."""
    lines = text.splitlines(keepends=True)
    return "".join(line for number, line in enumerate(lines, start=1) if number not in numbers)


def text_of_whole() -> str:
    """The text of `whole()`."""
    return record_text(whole())
