"""The engine against the slow reference in games with sequences, second melds and sets of wild cards."""

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
from tests.games.canasta.reference_adapter import reference_state
from tests.games.canasta.wide_perft_positions import WIDE_POSITIONS
from tests.reference import canasta as reference

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

SEEDS = st.integers(0, 2**32)
WIDE_GAMES = tuple(preset.id for preset in SCHEMA.presets if preset.stated("packs", preset.players[0]) == 3)
NARROW_GAMES = tuple(preset.id for preset in SCHEMA.presets if preset.id not in WIDE_GAMES)
ALL_MELDS: dict[str, Value] = {"sequences": True, "second_meld_same_rank": True, "wild_melds": True}
RARE: tuple[dict[str, Value], ...] = (
    {},
    ALL_MELDS,
    {"sequences": True, "bonus_cards": 11, "going_out": True},
    {"bonus_cards": 13, "bonus_trigger": "first_canasta_of_each_side", "last_red3": "meld_no_discard"},
    {"bonus_cards": 11, "red3_replaced": "deal_only", "last_red3": "end_now", "end_of_stock": "next_may_buy"},
    {"black3_melds": "anytime", "black3_before_opening": "free", "second_meld_same_rank": True},
    {"sequences": True, "need_samba_to_go_out": True, "canastas_to_go_out": 1, "going_out": True},
    {"double_out_bonus": 100, "canastas_to_go_out": 1, "going_out": True},
    {"concealed_minimum": "waived", "canastas_to_go_out": 1, "bonus_cards": 11, "going_out": True},
    {"take_top_only_to_go_out": True, "canastas_to_go_out": 1, "going_out": True},
    {"canasta_cap": 7, "wild_onto_finished_canasta": True, "take_with_wild": True},
    {"ask_partner": "lay_out", "second_meld_same_rank": True, "wild_ratio": "min2_max3"},
    {"opening_canasta_from": 5000, "target": 10000, "merge_same_rank": True},
)
"""Values that make rare situations, some of them together."""
WIDE = rule_sets(WIDE_GAMES, RARE)
WIDENED = rule_sets(NARROW_GAMES, tuple({**ALL_MELDS, **rare} for rare in RARE))
"""The games of two packs with every kind of meld."""
RULE_SETS = WIDE | WIDENED
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=50, phases=GENERATED)
MANY = settings(max_examples=300, phases=GENERATED)


@FEW
@given(RULE_SETS, SEEDS)
def test_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed)


@settings(FEW, max_examples=6)
@given(WIDE, SEEDS)
def test_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 250)


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


@settings(FEW, max_examples=60)
@given(RULE_SETS, SEEDS)
def test_the_solver_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 50)


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_the_solver_often_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 100)


@pytest.mark.parametrize("name", WIDE_POSITIONS)
def test_as_many_sequences_of_three_steps_as_in_the_reference(name: str) -> None:
    state = position(WIDE_POSITIONS[name])
    assert sequences(state, 3) == reference.count(reference_state(state.core), 3)


@settings(FEW, max_examples=15)
@given(RULE_SETS, SEEDS)
def test_as_many_sequences_from_positions_made_by_hand(rule_set: RuleSet, seed: int) -> None:
    compare_counts(rule_set, seed)
