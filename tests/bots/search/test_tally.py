"""What candidates came to in the same worlds."""

from __future__ import annotations

import pytest

from stolik.bots.search.tally import Tally


def test_a_first_guess_counts_as_so_many_worlds() -> None:
    tally = Tally([1.0, 0.0], 2.0)
    assert tally.best() == 0
    for _ in range(2):
        tally.add([0.0, 3.0])
    # two worlds guessed, two seen: (2 + 0) / 4 and (0 + 6) / 4
    assert [tally.mean(0), tally.mean(1)] == [0.5, 1.5]
    assert tally.best() == 1


def test_differences_are_taken_world_by_world() -> None:
    tally = Tally([0.0, 0.0], 1.0)
    for value in (1.0, 5.0, 9.0):
        tally.add([value + 1.0, value])
    # the worlds differ, the candidates always by one
    assert tally.lead(0, 1) == (1.0, 0.0)
    assert tally.lead(1, 0) == (-1.0, 0.0)


def test_the_variance_is_that_of_the_mean_difference() -> None:
    tally = Tally([0.0, 0.0], 1.0)
    for value in (0.0, 2.0):
        tally.add([value, 0.0])
    # mean 1, squares 1 + 1 over one degree of freedom, over two worlds
    assert tally.lead(0, 1) == pytest.approx((1.0, 1.0))


def test_a_search_is_decided_by_enough_worlds_that_agree() -> None:
    tally = Tally([0.0, 0.0], 1.0)
    tally.add([1.0, 0.0])
    tally.add([1.0, 0.0])
    assert not tally.decided(3, 2.0)
    tally.add([1.0, 0.0])
    assert tally.decided(3, 2.0)
    wide = Tally([0.0, 0.0], 1.0)
    for value in (9.0, -8.0, 9.0):
        wide.add([value, 0.0])
    assert not wide.decided(3, 2.0)
