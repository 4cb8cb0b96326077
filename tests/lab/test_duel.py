"""Pairs of two bots, and the rating of a table."""

from __future__ import annotations

import math

import pytest

from stolik.lab.duel import Duel
from stolik.lab.match import Outcome
from stolik.lab.rating import ratings


def deal(*points: int) -> Outcome:
    return Outcome((), -1, points, 1, 1)


def match(winners: tuple[int, ...], *points: int, loser: int = -1) -> Outcome:
    return Outcome(winners, loser, points, 4, 4)


def test_points_are_those_of_a_bot_above_the_other_in_both_halves_of_a_pair() -> None:
    duel = Duel(("a", "b"), 2, 1)
    duel.add([deal(300, 100), deal(50, 90)])  # a sits in seat 0, then in seat 1: +200 and +40
    duel.add([deal(0, 60), deal(0, 0)])  # -60 and 0
    assert duel.points[0] == (200 + 40 - 60 + 0) / 4
    assert duel.pairs_won == (1, 0, 1)
    assert duel.scores == [4, 0]


def test_partners_sit_on_one_side() -> None:
    duel = Duel(("a", "b"), 4, 1)
    duel.add([deal(300, 100), deal(300, 100)])
    assert (duel.points[0], duel.pairs_won) == (0, (0, 1, 0))
    assert duel.scores == [2]


def test_of_three_players_a_bot_has_two_sides_then_one() -> None:
    duel = Duel(("a", "b"), 3, 1)
    # a in seats 0 and 2, with (30 + 10) / 2 against 60; then in seat 1, with 60 against 20
    duel.add([deal(30, 60, 10), deal(30, 60, 10)])
    assert duel.points[0] == 0
    duel.add([deal(30, 20, 10), deal(0, 0, 0)])
    duel.add([deal(60, 0, 60), deal(0, 0, 0)])
    assert duel.margins == [0, 0, 120]
    assert duel.points[0] == 60 / 2 / 3


def test_points_of_several_deals_are_counted_by_the_deal() -> None:
    duel = Duel(("a", "b"), 2, 5)
    duel.add([deal(50, 0), deal(0, 50)])
    assert duel.points[0] == 10


def test_the_share_counts_matches_won_and_half_of_those_shared() -> None:
    duel = Duel(("a", "b"), 2, 0)
    duel.add([match((0,), 5000, 100), match((1,), 0, 5000)])  # both won
    duel.add([match((0, 1), 5000, 5000), match((0,), 5000, 0)])  # half of the first, nothing of the second
    assert duel.share[0] == (2 + 0.5) / 4
    assert duel.pairs_won == (1, 0, 1)
    assert duel.points[0] == (4900 + 5000 + 0 - 5000) / 4
    assert duel.share[1] < duel.share[0] < duel.share[2]


def test_an_illegal_going_out_is_told_of_the_bot_that_did_it() -> None:
    duel = Duel(("a", "b"), 2, 1)
    duel.add([match((1,), 0, 0, loser=0), deal(0, 0)])
    duel.add([deal(0, 0), match((1,), 0, 0, loser=0)])
    duel.add([deal(0, 0), match((1,), 0, 0, loser=0)])
    assert duel.lost == [1, 2]


def played(one: str, other: str, won: int, lost: int) -> Duel:
    duel = Duel((one, other), 2, 1)
    for number in range(won + lost):
        points = 10 if number < won else -10
        duel.add([deal(points, 0), deal(0, points)])
    return duel


def test_of_two_bots_the_rating_is_the_logarithm_of_wins_by_losses() -> None:
    # with the pair that both won half: 30.5 won, 10.5 lost
    high, low = ratings(("a", "b"), [played("a", "b", 30, 10)], "b")
    assert high[0] == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert list(low) == [0, -math.inf, math.inf]
    assert high[1] < high[0] < high[2]
    assert high[2] - high[1] < 400


def test_ratings_that_agree_are_found_from_all_pairs() -> None:
    # strengths 9, 3 and 1: 3 to 1 between neighbours, 9 to 1 between the ends, as nearly as 78 pairs and the one that
    # both won half can have it: 59.5 to 19.5, and 71.5 to 7.5
    table = [played("a", "b", 59, 19), played("a", "c", 71, 7), played("b", "c", 59, 19)]
    found = ratings(("a", "b", "c"), table, "b")
    step = 400 * math.log10(3)
    assert [rating for rating, _, _ in found] == pytest.approx([step, 0, -step], abs=8)
    # without the bot that stands at zero the mean does
    middle = ratings(("a", "b", "c"), table, "plain")
    assert sum(rating for rating, _, _ in middle) == pytest.approx(0, abs=1e-6)
    assert middle[0][0] - middle[1][0] == pytest.approx(found[0][0] - found[1][0])


def test_who_won_everything_has_a_rating_and_stands_highest() -> None:
    table = [played("a", "b", 32, 0), played("a", "c", 32, 0), played("b", "c", 32, 0)]
    ratings_found = [rating for rating, _, _ in ratings(("a", "b", "c"), table, "c")]
    assert ratings_found == sorted(ratings_found, reverse=True)
    assert ratings_found[0] < 2000


def test_few_pairs_or_tables_that_are_all_alike_give_no_interval() -> None:
    few = [played("a", "b", 5, 2), played("a", "c", 20, 20), played("b", "c", 20, 20)]
    alike = [played("a", "b", 32, 0), played("a", "c", 32, 0), played("b", "c", 32, 0)]
    for table in (few, alike):
        assert {found[1:] for found in ratings(("a", "b", "c"), table, "c")} == {(-math.inf, math.inf)}


def test_the_interval_of_a_rating_is_as_wide_as_chance_makes_it() -> None:
    # of 400 pairs 200 won: the standard error of the logarithm of the odds is sqrt(1 / 200 + 1 / 200) = 0.1
    high, _ = ratings(("a", "b"), [played("a", "b", 200, 200)], "b")
    wide = 2 * 1.96 * 0.1 * 400 / math.log(10)
    assert high[2] - high[1] == pytest.approx(wide, rel=0.15)
