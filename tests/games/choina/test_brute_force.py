"""The engine against the slow reference: random play, made positions, verdicts of the solver, counts of sequences."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.games.choina.lockstep import (
    compare_laydowns,
    compare_verdicts,
    follow_a_deal,
    follow_made_positions,
    position,
    rule_sets,
    sequences,
    solved_rule_sets,
)
from tests.games.choina.perft_positions import POSITIONS
from tests.games.choina.reference_adapter import reference_state
from tests.reference.choina import choina as reference

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

SEEDS = st.integers(0, 2**32)
RARE: tuple[dict[str, Value], ...] = (
    {},
    {"contract_laydown": "whole"},
    {"contract_laydown": "whole", "layoff_requires_contract": False, "last_deal_all_at_once": True},
    {"last_deal_all_at_once": True, "last_deal_discard": "allowed"},
    {"contract_exact_size": True, "layoff_same_turn": False},
    {"distinct_seq_suits": "non_adjacent", "layoff_same_turn": False},
    {"distinct_seq_suits": False, "distinct_set_ranks": False},
    {"distinct_seq_suits": "non_adjacent", "layoff_requires_contract": True, "deals": 6},
    {"discard_just_taken": False, "refusal": "must_take"},
    {"ask_window": "before_discard", "uncovered_card": "everyone"},
    {"ask_window": "before_discard", "refusal": "veto"},
    {"retake_own_discard": False, "uncovered_card": "everyone"},
    {"buy_extra_cards": 2, "stock_out": "turn_over_once"},
    {"buy_after_contract": False, "uncovered_card": "everyone", "turn_after_buy": "unchanged"},
    {"buy_limit_per_deal": 1, "stock_out": "reshuffle_always"},
    {"tie": "extra_deal"},
)
"""Values that make rare situations, some of them together."""
RULE_SETS = rule_sets(RARE)
SOLVED = solved_rule_sets()
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=12, phases=GENERATED)
MANY = settings(max_examples=600, phases=GENERATED)


@FEW
@given(RULE_SETS, SEEDS)
def test_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed, 4)


@settings(FEW, max_examples=5)
@given(RULE_SETS, SEEDS)
def test_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 100)


@settings(FEW, max_examples=30)
@given(SOLVED, SEEDS)
def test_the_solver_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 8)


@FEW
@given(SOLVED, SEEDS)
def test_the_listed_choices_of_contract_melds_are_those_found_by_trying(rule_set: RuleSet, seed: int) -> None:
    compare_laydowns(rule_set, seed, 4)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_of_three_steps_as_in_the_reference(name: str) -> None:
    state = position(POSITIONS[name])
    assert sequences(state, 3) == reference.count(reference_state(state), 3)


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_many_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed, 12)


@pytest.mark.soak
@settings(MANY, max_examples=200)
@given(RULE_SETS, SEEDS)
def test_many_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 1000)


@pytest.mark.soak
@MANY
@given(SOLVED, SEEDS)
def test_the_solver_often_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 40)


@pytest.mark.soak
@MANY
@given(SOLVED, SEEDS)
def test_many_listed_choices_of_contract_melds_are_those_found_by_trying(rule_set: RuleSet, seed: int) -> None:
    compare_laydowns(rule_set, seed, 20)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_as_many_sequences_from_positions_reached_by_play(seed: int) -> None:
    rng = Random(seed)
    state = position(rng.choice(list(POSITIONS.values())))
    for _ in range(rng.randint(1, 3)):
        if state.seat is not None:
            state.apply(rng.choice(state.legal()))
    if state.seat is not None:
        assert sequences(state, 2) == reference.count(reference_state(state), 2)
