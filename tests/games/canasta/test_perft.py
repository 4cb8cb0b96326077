"""The engine against the slow reference: legal steps, what they lead to, counts of sequences, scores."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import stolik
from stolik.games.canasta.core import NEED_SEAT, PLAY, TAKE
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.outlook import flags_of, holding, must_lay, only_concealed
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaGame, CanastaState
from tests.games.canasta.perft_positions import POSITIONS
from tests.games.canasta.random_positions import PositionMaker
from tests.games.canasta.reference_adapter import (
    commit,
    outcome_of,
    reference_outcome,
    reference_state,
)
from tests.reference import canasta as reference
from tests.reference.search import turn_can_end_well
from tests.support.option_sets import option_sets
from tests.support.random_play import choose

if TYPE_CHECKING:
    from stolik.games.canasta.core import Core
    from stolik.games.option import RuleSet, Value

SEEDS = st.integers(0, 2**32)
GAMES = ("kurnik", "classic", "hoyle", "book")
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
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=50, phases=GENERATED)
MANY = settings(max_examples=300, phases=GENERATED)


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """One of the games with two packs for as many as it offers, as it is or with any options."""
    preset = draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(SCHEMA.preset(preset).players))
    most = draw(st.sampled_from((0, 3, 12, 25)))
    rare = draw(st.sampled_from(RARE)) if most else {}
    return draw(option_sets(SCHEMA, preset=preset, fixed={"players": players, **rare}, most=most))


# -- one step after the other ------------------------------------------------------------------------------------------


def follow(state: CanastaState, rng: Random, steps: int) -> int:
    """Play the same random steps in both and compare everything on the way; how many there were."""
    core = state.core
    twin = commit(reference_state(core))
    played: list[str] = []
    while len(played) < steps and core.need == NEED_SEAT:
        where = f"after {played} in\n{state.text()}"
        assert {action.text for action in state.legal()} == reference.legal(twin), where
        if twin.phase != "answer":
            assert {action.text for action in state.losing()} == reference.losing(twin) & reference.legal(twin), where
        action = choose(state, rng)
        deals = len(core.sheets)
        state.apply(action)
        twin = commit(reference.apply(twin, action.text))
        played.append(action.text)
        assert outcome_of(core, deals + 1) == reference_outcome(twin), f"after {played} in\n{state.text()}"
        if twin.phase == "over":
            break
    return len(played)


def playable(core: Core) -> bool:
    """Whether a position made at random is one in which the engine could be."""
    if core.phase == PLAY:
        return turn_can_end_well(reference_state(core)) and not only_concealed(core, flags_of(core, core.began))
    return core.stock_size > 0 or reference.settle(reference_state(core)).phase == "take"


def follow_made_positions(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    maker = PositionMaker(Rules(rule_set), rng)
    for _ in range(8):
        core = rng.choice((maker.to_take, maker.in_turn, maker.ready))()
        if playable(core):
            follow(CanastaState(core), rng, 12)


def follow_a_deal(rule_set: RuleSet, seed: int, steps: int) -> None:
    rng = Random(seed)
    state = CanastaGame(rule_set).deal(seed)
    state = state.copy()
    assert isinstance(state, CanastaState)
    state.source = None
    follow(state, rng, steps)


@FEW
@given(rule_sets(), SEEDS)
def test_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed)


@settings(FEW, max_examples=6)
@given(rule_sets(), SEEDS)
def test_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 120)


@pytest.mark.soak
@MANY
@given(rule_sets(), SEEDS)
def test_many_positions_made_by_hand_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_made_positions(rule_set, seed)


@pytest.mark.soak
@settings(MANY, max_examples=60)
@given(rule_sets(), SEEDS)
def test_many_deals_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    follow_a_deal(rule_set, seed, 1000)


# -- the solver --------------------------------------------------------------------------------------------------------


def compare_verdicts(rule_set: RuleSet, seed: int, number: int) -> None:
    """`can_finish` against an exhaustive search, on hands of up to nine cards with obligations of every kind."""
    rng = Random(seed)
    maker = PositionMaker(Rules(rule_set), rng)
    for _ in range(number):
        core = maker.in_turn()
        if must_lay(core) or (core.owed > 0 and not core.begun and not core.must_out):
            continue  # nothing is begun yet that must be finished
        held = holding(core, flags_of(core, core.began))
        expected = turn_can_end_well(reference_state(core))
        assert can_finish(core.rules, held) == expected, CanastaState(core).text()


@settings(FEW, max_examples=80)
@given(rule_sets(), SEEDS)
def test_the_solver_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 50)


@pytest.mark.soak
@MANY
@given(rule_sets(), SEEDS)
def test_the_solver_often_agrees_with_an_exhaustive_search(rule_set: RuleSet, seed: int) -> None:
    compare_verdicts(rule_set, seed, 100)


# -- counts ------------------------------------------------------------------------------------------------------------


def sequences(state: CanastaState, depth: int) -> int:
    """Sequences of so many legal steps; one that ends the deal earlier counts once."""
    if depth == 0 or state.core.need != NEED_SEAT:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.step(action.id)
        total += sequences(after, depth - 1)
    return total


def position(text: str) -> CanastaState:
    lines = [line.strip().replace("10 10 10", "101010") for line in text.strip().splitlines()]
    state = stolik.parse_rule_set(lines[0])
    return CanastaGame(state).position("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_of_three_steps_as_in_the_reference(name: str) -> None:
    state = position(POSITIONS[name])
    assert sequences(state, 3) == reference.count(reference_state(state.core), 3)


@settings(FEW, max_examples=25)
@given(rule_sets(), SEEDS)
def test_as_many_sequences_from_positions_made_by_hand(rule_set: RuleSet, seed: int) -> None:
    if rule_set["concealed_minimum"] != "required":
        return  # there the reference names cards of a pile that the engine has not lifted yet
    maker = PositionMaker(Rules(rule_set), Random(seed), most_cards=6)
    core = maker.to_take()
    if core.phase == TAKE and playable(core):
        assert sequences(CanastaState(core), 3) == reference.count(reference_state(core), 3), CanastaState(core).text()
