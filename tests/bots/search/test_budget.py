"""How long a search goes on."""

from __future__ import annotations

import pytest

from stolik.bots.search.budget import Bound, Budget, parse_bound


@pytest.mark.parametrize(
    ("text", "bound"),
    [("400", Bound(count=400)), ("50ms", Bound(seconds=0.05)), ("2s", Bound(seconds=2.0))],
)
def test_a_bound_is_a_count_or_a_time(text: str, bound: Bound) -> None:
    assert parse_bound(text) == bound


@pytest.mark.parametrize("text", ["", "0", "050", "-1", "1.5s", "50 ms", "50m", "ms", "٣", "1234567890"])
def test_what_is_neither_is_no_bound(text: str) -> None:
    assert parse_bound(text) is None


def test_a_count_is_spent_to_the_last_position() -> None:
    budget = Budget(3)
    assert [budget.more() for _ in range(5)] == [True, True, True, False, False]
    assert budget.spent == 3


def test_time_ends_and_no_bound_does_not() -> None:
    assert not Budget(seconds=1e-9).more()
    assert all(Budget().more() for _ in range(100))
