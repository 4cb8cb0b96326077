"""The engine against the slow reference: legal steps, what they lead to, verdicts, counts of sequences.

Narrow games have one meld of a rank; in wide ones there are sequences, second melds and sets of wild cards.
"""

from __future__ import annotations

from collections.abc import Callable
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
from tests.games.canasta.wide_perft_positions import WIDE_POSITIONS
from tests.reference import canasta as reference

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

    RuleSets = st.SearchStrategy[RuleSet]

WIDE_GAMES = tuple(preset.id for preset in SCHEMA.presets if preset.stated("packs", preset.players[0]) == 3)
NARROW_GAMES = tuple(preset.id for preset in SCHEMA.presets if preset.id not in WIDE_GAMES)
ALL_MELDS: dict[str, Value] = {"sequences": True, "second_meld_same_rank": True, "wild_melds": True}
NARROW_RARE: tuple[dict[str, Value], ...] = (
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
WIDE_RARE: tuple[dict[str, Value], ...] = (
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
NARROW = rule_sets(NARROW_GAMES, NARROW_RARE)
PRESET_WIDE = rule_sets(WIDE_GAMES, WIDE_RARE)
WIDE = PRESET_WIDE | rule_sets(NARROW_GAMES, tuple({**ALL_MELDS, **rare} for rare in WIDE_RARE))
"""The games of three packs, and those of two with every kind of meld."""

SEEDS = st.integers(0, 2**32)
LONG = pytest.mark.soak


def hold(compare: Callable[..., None], games: RuleSets, examples: int, **others: int) -> None:
    """Compare for so many rule sets and seeds."""
    some = settings(max_examples=examples, phases=(Phase.explicit, Phase.generate))
    some(given(rule_set=games, seed=SEEDS)(compare))(**others)


@pytest.mark.parametrize(
    ("games", "examples"),
    [
        pytest.param(NARROW, 50, id="narrow"),
        pytest.param(WIDE, 50, id="wide"),
        pytest.param(NARROW, 300, id="many-narrow", marks=LONG),
        pytest.param(WIDE, 300, id="many-wide", marks=LONG),
    ],
)
def test_positions_made_by_hand_go_on_as_in_the_reference(games: RuleSets, examples: int) -> None:
    hold(follow_made_positions, games, examples)


@pytest.mark.parametrize(
    ("games", "examples", "steps"),
    [
        pytest.param(NARROW, 6, 120, id="narrow"),
        pytest.param(PRESET_WIDE, 6, 250, id="wide"),
        pytest.param(NARROW, 60, 1000, id="many-narrow", marks=LONG),
        pytest.param(WIDE, 60, 1000, id="many-wide", marks=LONG),
    ],
)
def test_deals_go_on_as_in_the_reference(games: RuleSets, examples: int, steps: int) -> None:
    hold(follow_a_deal, games, examples, steps=steps)


@pytest.mark.parametrize(
    ("games", "examples", "number"),
    [
        pytest.param(NARROW, 80, 50, id="narrow"),
        pytest.param(WIDE, 60, 50, id="wide"),
        pytest.param(NARROW, 300, 100, id="many-narrow", marks=LONG),
        pytest.param(WIDE, 300, 100, id="many-wide", marks=LONG),
    ],
)
def test_the_solver_agrees_with_an_exhaustive_search(games: RuleSets, examples: int, number: int) -> None:
    hold(compare_verdicts, games, examples, number=number)


@pytest.mark.parametrize(
    ("games", "examples"), [pytest.param(NARROW, 25, id="narrow"), pytest.param(WIDE, 15, id="wide")]
)
def test_as_many_sequences_from_positions_made_by_hand(games: RuleSets, examples: int) -> None:
    hold(compare_counts, games, examples)


@pytest.mark.parametrize(
    "text", [pytest.param(text, id=name) for name, text in {**POSITIONS, **WIDE_POSITIONS}.items()]
)
def test_as_many_sequences_of_three_steps_as_in_the_reference(text: str) -> None:
    state = position(text)
    assert sequences(state, 3) == reference.count(reference_state(state.core), 3)
