"""The engine against the slow reference: random play, made positions, composed moves."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stolik.games.option import RuleSet
from tests.games.cassino.lockstep import begun, compare_steps, follow, made_positions, rule_sets
from tests.games.cassino.situations import table

SEEDS = st.integers(0, 2**32)
RULE_SETS = rule_sets()
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=12, phases=GENERATED, deadline=None)
MANY = settings(max_examples=600, phases=GENERATED, deadline=None)
COMPOSED = 300
"""So many moves are composed one by one."""
THIRTY = " ".join(f"{rank}{suit}" for rank in ("A", "2", "3", "4", "5", "6", "7") for suit in "cdhs") + " 8c 8d"


@FEW
@given(RULE_SETS, SEEDS)
def test_made_positions_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    for state in made_positions(rule_set, rng, 2):
        follow(state, rng, 3)


@settings(FEW, max_examples=5)
@given(RULE_SETS, SEEDS)
def test_rounds_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    follow(begun(rule_set, rng), rng, 60)


@FEW
@given(RULE_SETS, SEEDS)
def test_steps_compose_every_move_and_nothing_else(rule_set: RuleSet, seed: int) -> None:
    """K22: whatever is legal can be entered step by step, and whatever can be entered is legal."""
    rng = Random(seed)
    for state in made_positions(rule_set, rng, 2):
        if len(state.legal()) <= COMPOSED:
            compare_steps(state)


@pytest.mark.rule("Cassino-21", "Cassino-16")
def test_thirty_loose_cards_stall_nothing() -> None:
    """The first moves, a verdict and the first steps of a move come at once; nobody waits for the whole list."""
    state = table("hand 0: 8h 9c 10s 10h", f"table {THIRTY}")
    begin = process_time()
    first = [move for _, move in zip(range(200), state.moves(), strict=False)]
    for move in first[:20]:
        state.check(move)
    composed = state.copy()
    for number in state.numbers(first[-1]):
        assert number in {step.id for step in composed.steps()}
        composed.step(number)
    view = state.view(0)
    chosen = view.pick(lambda count: count - 1)
    assert view.allows(chosen)
    state.check(chosen)
    assert process_time() - begin < 5
    assert composed.seat == 1


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_many_made_positions_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    for state in made_positions(rule_set, rng, 6):
        follow(state, rng, 6)


@pytest.mark.soak
@settings(MANY, max_examples=200)
@given(RULE_SETS, SEEDS)
def test_many_matches_go_on_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    follow(begun(rule_set, rng), rng, 2000)


@pytest.mark.soak
@MANY
@given(RULE_SETS, SEEDS)
def test_steps_often_compose_every_move_and_nothing_else(rule_set: RuleSet, seed: int) -> None:
    rng = Random(seed)
    for state in made_positions(rule_set, rng, 6):
        if len(state.legal()) <= COMPOSED:
            compare_steps(state)
