"""How strong the bots of Cassino are beyond the tables of four (tests/bots/test_strength.py)."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.option import RuleSet
from stolik.lab import simulate

PAIRS = stolik.game("cassino", players=4, partnership="2v2").rule_set
TWO = stolik.game("cassino").rule_set
WIDE = stolik.game("cassino", royal="jqk_ace14", build_as_summand=True, raise_with_table=True, sweep_points=1).rule_set

each_other = pytest.mark.parametrize(("other", "least"), [("plain", 0.7), ("random", 0.96)])


@each_other
@pytest.mark.parametrize("rule_set", [TWO, PAIRS], ids=str)
def test_greedy_is_clearly_stronger_of_two_and_in_pairs(other: str, least: float, rule_set: RuleSet) -> None:
    assert simulate(rule_set, ("greedy", other), 8, seed=1).records[0].share >= least


def test_careful_is_stronger_than_greedy() -> None:
    record = simulate(TWO, ("careful", "greedy"), 10, seed=1).records[0]
    assert record.share > 0.5
    assert record.margin > 0


@pytest.mark.soak
@pytest.mark.parametrize("rule_set", [TWO, PAIRS], ids=str)
def test_careful_wins_most_of_its_hundred_matches_over_greedy(rule_set: RuleSet) -> None:
    assert simulate(rule_set, ("careful", "greedy"), 100, seed=1).records[0].share > 0.55


@pytest.mark.soak
def test_searcher_is_not_weaker_than_careful() -> None:
    assert simulate(TWO, ("searcher", "careful"), 100, seed=1).records[0].share >= 0.45


@pytest.mark.soak
@each_other
@pytest.mark.parametrize("rule_set", [PAIRS, WIDE], ids=str)
def test_greedy_wins_its_hundred_matches_by_other_options(other: str, least: float, rule_set: RuleSet) -> None:
    assert simulate(rule_set, ("greedy", other), 100, seed=1).records[0].share >= least
