"""The engine against the slow reference: legal steps, what they lead to, counts of sequences, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stolik.games.canasta.options import SCHEMA
from tests.games.canasta.lockstep import (
    compare_counts,
    compare_verdicts,
    follow_a_deal,
    follow_made_positions,
    position,
    rule_sets,
    sequences,
)
from tests.games.canasta.perft_positions import POSITIONS
from tests.games.canasta.reference_adapter import reference_state
from tests.reference import canasta as reference

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

SEEDS = st.integers(0, 2**32)
GAMES = tuple(preset.id for preset in SCHEMA.presets if preset.stated("packs", preset.players[0]) == 2)
RARE: tuple[dict[str, Value], ...] = (
    {},
    {"surprise_cards": 3},
    {"surprise_cards": 3, "take_top_only_to_go_out": True},
    {"take_top_only_to_go_out": True, "canastas_to_go_out": 1},
    {"black3_melds": "anytime", "black3_before_opening": "free"},
    {"black3_melds": "anytime", "black3_before_opening": "free", "concealed_minimum": "waived"},
    {"black3_melds": "anytime", "going_out": False},
    {"black3_melds": "going_out_no_discard", "black3_take_for_last_meld": True},
    {"canasta_cap": 7},
    {"wild_onto_finished_canasta": False},
    {"opening_canasta_from": 5000, "target": 10000},
    {"double_out_bonus": 100, "canastas_to_go_out": 1},
    {"ask_partner": "lay_out", "black3_melds": "anytime", "black3_before_opening": "free"},
)
"""Values that make rare situations, some of them together."""
RULE_SETS = rule_sets(GAMES, RARE)
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=50, phases=GENERATED)
MANY = settings(max_examples=300, phases=GENERATED)


@FEW
@given(RULE_SETS, SEEDS)
def test_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed)


@settings(FEW, max_examples=6)
@given(RULE_SETS, SEEDS)
def test_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 120)


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_many_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed)


@pytest.mark.soak
@settings(MANY, max_examples=60)
@given(RULE_SETS, SEEDS)
def test_many_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 1000)


@settings(FEW, max_examples=80)
@given(RULE_SETS, SEEDS)
def test_the_solver_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 50)


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_the_solver_often_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 100)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_of_three_steps_as_in_the_reference(name: str) -> None:
    state = position(POSITIONS[name])
    assert sequences(state, 3) == reference.count(reference_state(state.core), 3)


@settings(FEW, max_examples=25)
@given(RULE_SETS, SEEDS)
def test_as_many_sequences_from_positions_made_by_hand(rule_set: RuleSet, seed: int) -> None:
    compare_counts(rule_set, seed)
