"""Intervals of mirrored matches."""

from __future__ import annotations

import math

import pytest

from stolik.lab.interval import independent_trials, mean_interval, wilson


@pytest.mark.parametrize(("share", "trials"), [(0.5, 100), (0.98, 100), (0.25, 8), (0.7, 12.5)])
def test_the_ends_of_wilsons_interval_are_just_as_far_as_chance_allows(share: float, trials: float) -> None:
    for end in wilson(share, trials):
        assert abs(share - end) == pytest.approx(1.959964 * math.sqrt(end * (1 - end) / trials), abs=1e-6)


def test_wilsons_interval_of_what_always_or_never_happened() -> None:
    assert wilson(0.0, 20) == pytest.approx((0, 0.1611251), abs=1e-6)
    assert wilson(1.0, 20) == pytest.approx((0.8388749, 1), abs=1e-6)


def test_mirrored_matches_that_go_the_same_way_count_once() -> None:
    # two matches a seed, two half points each: a seed is won or lost as a whole
    assert independent_trials([4, 0] * 50, 4, 2) == pytest.approx(100, rel=0.02)


def test_mirrored_matches_that_balance_each_other_count_no_more_than_they_are() -> None:
    assert independent_trials([2] * 50, 4, 2) == 100
    assert independent_trials([2, 2, 2, 4], 4, 2) == 8


def test_matches_that_hang_on_nothing_common_count_each() -> None:
    # a quarter of the seeds twice won, a half split, a quarter twice lost: as coins fall
    assert independent_trials([4, 2, 2, 0] * 25, 4, 2) == pytest.approx(200, rel=0.02)


def test_what_was_always_won_counts_by_seeds() -> None:
    assert independent_trials([4] * 50, 4, 2) == 50
    assert independent_trials([0] * 50, 4, 2) == 50
    assert independent_trials([3], 4, 2) == 1


def test_the_mean_with_its_spread() -> None:
    # ten as often 10 as 30: the squares of the distances from 20 add up to 1000
    mean, low, high = mean_interval([10, 30] * 5, 2)
    assert mean == 10
    assert (high - mean) == pytest.approx(1.959964 * math.sqrt(1000 / 9 / 10) / 2, abs=1e-4)
    assert mean - low == pytest.approx(high - mean)


@pytest.mark.parametrize("values", [[6], [4, 8] * 3 + [6], [6] * 40])
def test_few_values_or_equal_ones_have_no_interval(values: list[int]) -> None:
    assert mean_interval(values, 2) == (3, -math.inf, math.inf)
