"""Sequences as they are counted and looked up: what mutation tests found unheld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from stolik.games.canasta.classes import ACE, CLASS_OF, FOUR, SUIT_OF, UNIT
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, linked, replaced, run_cards, run_code, run_packed, starts

RANKS = range(FOUR, ACE + 1)
RUNS = [(low, high) for low in RANKS for high in range(low + RUN_LEAST - 1, min(low + RUN_MOST, ACE + 1))]
"""The lowest and highest classes of every run that there is: of three to seven cards, four low and ace high."""


def lines() -> list[dict[int, int]]:
    """How many cards of a suit a hand holds of each rank: none, all, and some, the same each time."""
    rng = Random(11)
    some = [{cls: rng.choice((0, 0, 1, 1, 2, 3)) for cls in RANKS} for _ in range(60)]
    return [dict.fromkeys(RANKS, 0), dict.fromkeys(RANKS, 1), dict.fromkeys(RANKS, 3), *some]


def packed(line: dict[int, int]) -> int:
    return sum(number << 4 * cls for cls, number in line.items())


def new_runs(line: dict[int, int]) -> list[tuple[int, int]]:
    """The runs that the hand alone makes."""
    return [(low, high) for low, high in RUNS if all(line[cls] for cls in range(low, high + 1))]


def grown(line: dict[int, int], low: int, high: int) -> set[int]:
    """The ranks that lengthen a run card by card, to seven cards at most."""
    found: set[int] = set()
    for first, last in RUNS:
        added = [*range(first, low), *range(high + 1, last + 1)]
        if first <= low and high <= last and all(line[cls] for cls in added):
            found.update(added)
    return found


def bits(classes: Iterable[int]) -> int:
    return sum(15 << 4 * cls for cls in classes)


@pytest.mark.rule("C15", "C16", "C17")
@pytest.mark.parametrize("line", lines(), ids=lambda line: "".join(map(str, line.values())))
def test_the_cards_that_could_come_into_a_sequence_are_those_of_a_new_one_and_those_that_lengthen_one(
    line: dict[int, int],
) -> None:
    new = {cls for low, high in new_runs(line) for cls in range(low, high + 1)}
    assert starts(packed(line)) == sum(8 << 4 * low for low, high in new_runs(line) if high == low + 2)
    assert linked(packed(line), (), 2) == bits(new)
    for low, high in RUNS:
        lying = (run_code(2, low, high),)
        assert linked(packed(line), lying, 2) == bits(new | grown(line, low, high))
        assert linked(packed(line), lying, 1) == linked(packed(line), lying, 3) == bits(new)


@pytest.mark.rule("C15")
@pytest.mark.parametrize("suit", range(4))
def test_a_sequence_has_one_card_of_each_rank_from_its_lowest_to_its_highest(suit: int) -> None:
    for low, high in RUNS:
        code = run_code(suit, low, high)
        cards = run_cards(code)
        assert [CLASS_OF[kind] for kind in cards] == list(range(low, high + 1))
        assert {SUIT_OF[kind] for kind in cards} == {suit}
        assert run_packed(code) == sum(UNIT[kind] for kind in cards)


@pytest.mark.rule("C16")
def test_a_longer_sequence_lies_in_the_place_of_the_one_it_was() -> None:
    """Of two equal ones one grows; a new one comes to the others."""
    short, long, other = run_code(0, 5, 7), run_code(0, 5, 8), run_code(3, 4, 6)
    assert Counter(replaced((short, short, other), short, long)) == Counter((short, long, other))
    assert Counter(replaced((short, other), -1, long)) == Counter((short, long, other))
