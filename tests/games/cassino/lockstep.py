"""The engine and the slow reference side by side: the moves, the steps that compose them, what they lead to."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from stolik.cards import card_text
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.state import CassinoGame, CassinoState
from stolik.games.game import Need
from stolik.games.violation import NotationError
from tests.games.cassino.random_play import choose
from tests.games.cassino.random_positions import PositionMaker
from tests.games.cassino.reference_adapter import move_text, outcome, reference_state
from tests.reference.cassino.moves import moves
from tests.reference.cassino.play import after, next_round
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet
    from tests.reference.cassino.moves import Move
    from tests.reference.cassino.state import RefState

MOST_LOOSE = 12
"""So many loose cards the reference can search."""


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any preset for any number of players, as it is or with any options."""
    preset = draw(st.sampled_from([preset.id for preset in SCHEMA.presets]))
    return draw(option_sets(SCHEMA, preset=preset, most=draw(st.sampled_from((0, 3, 8, 20)))))


def same_moves(state: CassinoState, twin: RefState, where: str) -> dict[str, Move]:
    """Both have the same moves, the engine each once, listed and one after the other; those of the reference."""
    expected = {move_text(twin, move): move for move in moves(twin)}
    listed = [action.text for action in state.legal()]
    assert len(set(listed)) == len(listed), f"a move twice: {where}"
    assert [action.text for action in state.moves()] == listed, where
    only, missing = set(listed) - set(expected), set(expected) - set(listed)
    assert not only | missing, f"{where}\nengine only: {sorted(only)}, reference only: {sorted(missing)}"
    return expected


def same_outcome(state: CassinoState, twin: RefState, where: str) -> None:
    """Both came to the same position, and with the end of a round to the same points."""
    found, expected = outcome(reference_state(state)), outcome(twin)
    differ = {name: (found.get(name), expected.get(name)) for name in found | expected}
    differ = {name: both for name, both in differ.items() if both[0] != both[1]}
    assert not differ, f"{where}\nengine, reference: {differ}"
    if twin.phase != "play":
        sheet = state.sheets[-1]
        points = tuple(tuple(line.points for line in side) for side in sheet.lines)
        found_lines = [[points_of for points_of in side if points_of] for side in points]
        assert found_lines == [[points_of for points_of in side if points_of] for side in twin.lines], where


def follow(state: CassinoState, rng: Random, number: int) -> int:
    """Play so many random moves in both and compare everything on the way; how many there were.

    It ends with the match, or with more loose cards than the reference can search.
    """
    twin = reference_state(state)
    played: list[str] = []
    while len(played) < number and twin.phase != "over" and len(twin.loose) <= MOST_LOOSE:
        where = f"after {played} in\n{state.text()}"
        if state.need is Need.DECK:
            order = rng.sample(state.deck(), len(state.deck()))
            state.supply(order)
            twin = next_round(twin, [card_text(kind) for kind in order])
            played.append("(deal)")
        else:
            expected = same_moves(state, twin, where)
            action = choose(state, rng)
            state.apply(action)
            twin = after(twin, expected[action.text])
            played.append(action.text)
        same_outcome(state, twin, f"{played[-1]}: {where}")
    return len(played)


def begun(rule_set: RuleSet, rng: Random) -> CassinoState:
    """A match whose dealer is chosen and whose first round is dealt."""
    state = CassinoGame(rule_set).start()
    while state.need is Need.DECK:
        state.supply(rng.sample(state.deck(), len(state.deck())))
    return state


def made_positions(rule_set: RuleSet, rng: Random, number: int) -> list[CassinoState]:
    """Positions written at random; those that are none are left out."""
    maker = PositionMaker(Rules(rule_set), rng, MOST_LOOSE)
    found = []
    for _ in range(number):
        try:
            found.append(CassinoGame(rule_set).position(maker.text()))
        except NotationError:
            continue
    return found


def composed(state: CassinoState) -> list[tuple[int, ...]]:
    """All that can be composed step by step, as the numbers of the steps; a way that ends nowhere is a fault."""
    before = outcome(reference_state(state))
    open_ways: list[tuple[tuple[int, ...], CassinoState]] = [((), state.copy())]
    whole: list[tuple[int, ...]] = []
    while open_ways:
        way, reached = open_ways.pop()
        steps = reached.steps()
        assert steps, f"nothing goes on from {way} in\n{state.text()}"
        for step in steps:
            then = reached.copy()
            then.step(step.id)
            if step.text in ("done", "trail"):
                whole.append((*way, step.id))
            else:
                assert outcome(reference_state(then)) == before, f"{step.text} changed\n{state.text()}"
                open_ways.append(((*way, step.id), then))
    return whole


def compare_steps(state: CassinoState) -> int:
    """What the steps compose is what the reference knows, each move in one way; how many moves there are."""
    same_moves(state, reference_state(state), state.text())
    legal = state.legal()
    ways = composed(state)
    assert sorted(ways) == sorted(tuple(state.numbers(action)) for action in legal), state.text()
    for action in legal:
        by_steps, at_once = state.copy(), state.copy()
        for number in state.numbers(action):
            by_steps.step(number)
        at_once.do(action)
        assert by_steps.text() == at_once.text(), f"{action.text} in\n{state.text()}"
    return len(legal)
