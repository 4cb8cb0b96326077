"""The engine against the slow reference: random play, made positions, composed moves."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stolik.games.option import RuleSet, Value
from tests.games.cassino.lockstep import begun, compare_steps, follow, made_positions, rule_sets
from tests.games.cassino.situations import table

SEEDS = st.integers(0, 2**32)
RULE_SETS = rule_sets()
GENERATED = (Phase.explicit, Phase.generate)
FEW = settings(max_examples=12, phases=GENERATED, deadline=None)
MANY = settings(max_examples=600, phases=GENERATED, deadline=None)
COMPOSED = 60
"""So many moves are composed one by one; in a long run more."""
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


@settings(FEW, max_examples=8)
@given(RULE_SETS, SEEDS)
def test_steps_compose_every_move_and_nothing_else(rule_set: RuleSet, seed: int) -> None:
    """K22: whatever is legal can be entered step by step, and whatever can be entered is legal."""
    rng = Random(seed)
    for state in made_positions(rule_set, rng, 2):
        if len(state.legal()) <= COMPOSED:
            compare_steps(state)


FULL: tuple[dict[str, Value], ...] = (
    {},
    {"capture_groups": "equal_rank_forced", "merge_equal": "automatic"},
    {"trail_restriction": "any_capture", "maker_duty": "while_owned"},
    {"royal": "jqk_ace14", "raise_with_table": True, "build_as_summand": "on"},
    {"capture_groups": "maximal"},
)
"""Options under which a full table asks the most of who looks for moves."""


@pytest.mark.rule("Cassino-21", "Cassino-23", "Cassino-16")
@pytest.mark.parametrize("options", FULL, ids=lambda options: " ".join(options) or "plain")
def test_thirty_loose_cards_stall_nothing(options: dict[str, Value]) -> None:
    """The first moves, a verdict and the first steps of a move come at once; nobody waits for the whole list."""
    own = "build 0 9: 8h Ah fresh", "build 1 8: 6s 2s"
    cards = " ".join(card for card in THIRTY.split() if card not in ("Ah", "6s", "2s")) + " 9d 9h 9s"
    state = table("hand 0: 8s 9c 10s", f"table {cards}", *own, **options)
    begin = process_time()
    first = list(islice(state.moves(), 200))
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
        if len(state.legal()) <= 6 * COMPOSED:
            compare_steps(state)
