"""How cards of a hand come into sequences, against all the ways that there are: what mutation tests found unheld."""

from __future__ import annotations

from random import Random

import pytest

from stolik.games.canasta.classes import ACE, FOUR
from stolik.games.canasta.run_pieces import Piece, linked_cards, pieces, sevens, span
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, run_code

RANKS = range(FOUR, ACE + 1)
RUNS = [(low, high) for low in RANKS for high in range(low + RUN_LEAST - 1, min(low + RUN_MOST, ACE + 1))]
"""The lowest and highest classes of every run that there is: of three to seven cards, four low and ace high."""

Hand = list[dict[int, int]]
Lying = list[tuple[int, int, int]]
"""Suit, lowest and highest class of each run."""


def deals() -> list[tuple[Hand, Lying]]:
    """Hands by suit and rank, with the runs that lie; the same each time, two equal runs among them."""
    rng = Random(13)
    found: list[tuple[Hand, Lying]] = [([dict.fromkeys(RANKS, number) for _ in range(4)], []) for number in (0, 1)]
    for number in range(40):
        counts = (0, 1, 1, 2) if number % 2 else (0, 1, 1, 1, 1, 3)
        hand = [{cls: rng.choice(counts) for cls in RANKS} for _ in range(4)]
        lying = [(rng.randrange(4), *rng.choice(RUNS)) for _ in range(rng.randrange(5))]
        found.append((hand, sorted(lying + lying[:1])))
    return found


def packed(line: dict[int, int]) -> int:
    return sum(number << 4 * cls for cls, number in line.items())


def ones(classes: range | list[int]) -> int:
    return sum(1 << 4 * cls for cls in classes)


def codes(lying: Lying) -> tuple[int, ...]:
    return tuple(sorted(run_code(*run) for run in lying))


def moved(hand: Hand, lying: Lying, old: tuple[int, int, int] | None, new: tuple[int, int, int]) -> Piece | None:
    """What is left if a run becomes another, or a new one is laid; None without the cards for it."""
    suit, low, high = new
    cards = [cls for cls in range(low, high + 1) if old is None or not old[1] <= cls <= old[2]]
    if any(hand[suit][cls] == 0 for cls in cards):
        return None
    lines = [packed(line) for line in hand]
    lines[suit] -= ones(cards)
    after = lying[:]
    if old is not None:
        after.remove(old)
    return tuple(lines), codes([*after, new]), ones(cards)


def without(hand: Hand, barred: list[int]) -> Hand:
    return [{cls: 0 if cls in barred else number for cls, number in line.items()} for line in hand]


def all_pieces(hand: Hand, lying: Lying, barred: list[int], cls: int) -> list[Piece]:
    free = without(hand, barred)
    ways: list[tuple[tuple[int, int, int] | None, tuple[int, int, int]]] = []
    for suit in range(4):
        ways += [(None, (suit, low, high)) for low, high in RUNS if low <= cls <= high == low + 2]
    for suit, low, high in sorted(set(lying)):
        new = (min(low, cls), max(high, cls))
        if new != (low, high) and new in RUNS:
            ways.append(((suit, low, high), (suit, *new)))
    possible = [way for way in ways if moved(free, lying, *way) is not None]
    return sorted(found for way in possible if (found := moved(hand, lying, *way)) is not None)


def all_sevens(hand: Hand, lying: Lying) -> list[Piece]:
    whole = [(low, high) for low, high in RUNS if high == low + 6]
    ways: list[tuple[tuple[int, int, int] | None, tuple[int, int, int]]] = [
        (None, (suit, *seven)) for suit in range(4) for seven in whole
    ]
    for suit, low, high in sorted(set(lying)):
        ways += [
            ((suit, low, high), (suit, *new)) for new in whole if new[0] <= low and high <= new[1] and high - low < 6
        ]
    return sorted(found for way in ways if (found := moved(hand, lying, *way)) is not None)


@pytest.mark.rule("C15", "C16", "C17")
@pytest.mark.parametrize("number", range(len(deals())))
def test_a_card_comes_into_a_sequence_with_its_neighbours_or_at_the_end_of_one_that_lies(number: int) -> None:
    hand, lying = deals()[number]
    lines = tuple(packed(line) for line in hand)
    for barred in ([], [FOUR, 9], [ACE]):
        mask = 15 * ones(barred)
        for cls in RANKS:
            assert sorted(pieces(lines, codes(lying), mask, cls)) == all_pieces(hand, lying, barred, cls)
        linked = linked_cards(lines, codes(lying), mask)
        for cls in RANKS:
            free = without(hand, barred)
            joins = [suit for suit in range(4) if comes_in(free[suit], [run for run in lying if run[0] == suit], cls)]
            assert linked >> 4 * cls & 15 == sum(free[suit][cls] for suit in joins) & 15
        assert linked & ~(15 * ones(RANKS)) == 0


def comes_in(line: dict[int, int], lying: Lying, cls: int) -> bool:
    """Whether a card of this class could come into a run that is made or lengthened with such a line."""
    for low, high in RUNS:
        if low <= cls <= high:
            missing = [other for other in range(low, high + 1) if not line[other]]
            if not missing:
                return True
            for _, first, last in lying:
                inside = low <= first and last <= high and not first <= cls <= last
                if inside and line[cls] and all(first <= other <= last for other in missing):
                    return True
    return False


@pytest.mark.rule("C17", "C26")
@pytest.mark.parametrize("number", range(len(deals())))
def test_a_sequence_of_seven_is_made_of_the_hand_or_of_one_that_lies_in_it(number: int) -> None:
    hand, lying = deals()[number]
    lines = tuple(packed(line) for line in hand)
    assert sorted(sevens(lines, codes(lying))) == all_sevens(hand, lying)


def test_a_span_has_one_card_of_each_class_between_its_ends() -> None:
    for low in RANKS:
        for high in RANKS:
            assert span(low, high) == ones(range(low, high + 1))
