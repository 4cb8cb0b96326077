"""The rule by which an arena stops: how often it is wrong, shown on noise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stolik.lab.stopping import FIRST_LOOK, is_decided, looks

RUNS = 1500
PAIRS = 200


def test_it_looks_after_32_pairs_then_after_twice_as_many_and_at_the_end() -> None:
    assert looks(200) == [32, 64, 128, 200]
    assert looks(33) == [32, 33]
    assert looks(32) == [32]
    assert looks(5) == [5]


def normal(rng: Random) -> int:
    return round(rng.gauss(0, 400))


def of_matches(rng: Random) -> int:
    """Of a pair of matches mostly one is won and one lost."""
    return rng.choice((-4, 0, 0, 0, 0, 4))


def skewed(rng: Random) -> int:
    """Often a little, seldom much: an average of nothing."""
    return round(rng.expovariate(1 / 300)) * rng.choice((-1, 1))


def stopped_at(values: list[int]) -> int:
    """After how many pairs the rule has decided; 0 if it never does."""
    return next((look for look in looks(len(values)) if is_decided(values[:look], look < len(values))), 0)


def share_decided(draw: Callable[[Random], int], shift: int) -> tuple[float, float]:
    """How often a stronger bot is found in so much noise, and how often before the end."""
    rng = Random(1)
    ends = [stopped_at([draw(rng) + shift for _ in range(PAIRS)]) for _ in range(RUNS)]
    return sum(end > 0 for end in ends) / RUNS, sum(0 < end < PAIRS for end in ends) / RUNS


@pytest.mark.parametrize("draw", [normal, of_matches, skewed])
def test_of_two_equal_bots_one_is_called_stronger_in_hardly_more_than_one_case_of_twenty(
    draw: Callable[[Random], int],
) -> None:
    wrong, early = share_decided(draw, 0)
    # 0.05 and three earlier looks with 0.001 each, and what 1500 runs may be off: 2.6 standard errors of 0.0056
    assert wrong <= 0.053 + 0.015
    # the means of 32 pairs are not quite normal: 3.29 standard errors are once in 400, not in 1000
    assert early <= 0.01


def test_looking_after_every_pair_would_be_wrong_far_oftener() -> None:
    rng = Random(2)
    wrong = 0
    for _ in range(300):
        values = [normal(rng) for _ in range(PAIRS)]
        wrong += any(is_decided(values[:number], early=False) for number in range(FIRST_LOOK, PAIRS + 1))
    assert wrong / 300 > 0.12


def test_a_clear_difference_ends_the_measurement_early() -> None:
    found, early = share_decided(normal, 400)
    assert found == early == 1
    # half a standard deviation is nearly always found, and mostly before the end
    found, early = share_decided(normal, 200)
    assert found > 0.99
    assert early > 0.9


@pytest.mark.parametrize("count", [1, 2, FIRST_LOOK - 1])
def test_few_pairs_decide_nothing(count: int) -> None:
    assert not is_decided([100 + at for at in range(count)], early=False)
    assert is_decided([100 + at for at in range(FIRST_LOOK)], early=True)


def test_pairs_that_are_all_equal_decide_nothing() -> None:
    assert not is_decided([0] * 100, early=False)
