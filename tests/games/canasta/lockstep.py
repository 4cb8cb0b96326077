"""The engine and the slow reference side by side: steps and what they lead to, verdicts of the solver, counts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

import stolik
from stolik.games.canasta.core import NEED_SEAT, PLAY
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.outlook import flags_of, holding, must_lay, only_concealed
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaGame, CanastaState
from tests.games.canasta.random_positions import PositionMaker
from tests.games.canasta.reference_adapter import commit, outcome_of, reference_outcome, reference_state
from tests.reference import canasta as reference
from tests.reference.search import turn_can_end_well
from tests.support.option_sets import option_sets
from tests.support.random_play import LIVELY, choose

if TYPE_CHECKING:
    from stolik.games.canasta.core import Core
    from stolik.games.option import RuleSet, Value

WEIGHTS = {**LIVELY, "run": 6, "extend": 4, "join": 0.6}
"""How likely steps are chosen, so that sequences reach the table and two melds of a rank stay two."""


@st.composite
def rule_sets(draw: st.DrawFn, games: tuple[str, ...], rare: tuple[dict[str, Value], ...]) -> RuleSet:
    """One of these games for as many as it offers, as it is or with any options; some of them from a list."""
    preset = draw(st.sampled_from(games))
    players = draw(st.sampled_from(SCHEMA.preset(preset).players))
    most = draw(st.sampled_from((0, 3, 12, 25)))
    held = draw(st.sampled_from(rare)) if most else {}
    return draw(option_sets(SCHEMA, preset=preset, fixed={"players": players, **held}, most=most))


def same(engine: set[str], expected: set[str], where: str) -> None:
    """Both have the same steps."""
    assert engine == expected, f"{where}\nengine only: {engine - expected}, reference only: {expected - engine}"


def follow(state: CanastaState, rng: Random, steps: int) -> int:
    """Play the same random steps in both and compare everything on the way; how many there were."""
    core = state.core
    twin = commit(reference_state(core))
    played: list[str] = []
    while len(played) < steps and core.need == NEED_SEAT:
        where = f"after {played} in\n{state.text()}"
        same({action.text for action in state.legal()}, reference.legal(twin), where)
        if twin.phase != "answer":
            same({action.text for action in state.losing()}, reference.losing(twin), where)
        action = choose(state, rng, WEIGHTS)
        deals = len(core.sheets)
        state.apply(action)
        twin = commit(reference.apply(twin, action.text))
        played.append(action.text)
        found, expected = outcome_of(core, deals + 1), reference_outcome(twin)
        assert found == expected, f"{action.text}: {where}\nengine: {found}\nreference: {expected}"
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
    state = CanastaGame(rule_set).deal(seed).copy()
    assert isinstance(state, CanastaState)
    state.source = None
    follow(state, rng, steps)


def compare_verdicts(rule_set: RuleSet, seed: int, number: int) -> None:
    """`can_finish` against an exhaustive search, on hands of up to nine cards with obligations of every kind."""
    rng = Random(seed)
    maker = PositionMaker(Rules(rule_set), rng)
    for _ in range(number):
        core = maker.in_turn()
        begun = core.begun or core.begun2 or core.runs_begun or core.own_bolivia
        if must_lay(core) or (core.owed > 0 and not begun and not core.must_out):
            continue  # nothing is begun yet that must be finished
        held = holding(core, flags_of(core, core.began))
        expected = turn_can_end_well(reference_state(core))
        assert can_finish(core.rules, held) == expected, CanastaState(core).text()


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
    """A position of a list, where lines may be indented and tens stand apart."""
    lines = [line.strip().replace("10 10 10", "101010") for line in text.strip().splitlines()]
    return CanastaGame(stolik.parse_rule_set(lines[0])).position("\n".join(lines) + "\n")


def compare_counts(rule_set: RuleSet, seed: int) -> None:
    """Sequences of three steps from a turn that begins."""
    if rule_set["concealed_minimum"] != "required":
        return  # there the reference names cards of a pile that the engine has not lifted yet
    core = PositionMaker(Rules(rule_set), Random(seed), most_cards=6).to_take()
    if playable(core):
        assert sequences(CanastaState(core), 3) == reference.count(reference_state(core), 3), CanastaState(core).text()
