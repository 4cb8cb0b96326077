"""The engine and the slow reference side by side: steps and what they lead to, verdicts of the solver, counts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from stolik.cards import card_text
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.state import ChoinaGame, ChoinaState
from stolik.games.game import Need
from tests.games.choina.reference_adapter import outcome_of, reference_outcome, reference_state
from tests.reference.choina import choina as reference
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

CAUTIOUS = {"ask": 0.15, "refuse": 0.3, "buy": 0.3, "lay": 8, "run": 8, "add": 6, "discard": 0.5, "take": 1.5}
"""How likely steps are chosen: melds reach the table, and hands do not grow beyond what the reference can search."""
GREEDY = CAUTIOUS | {"ask": 2, "refuse": 1, "buy": 2}
"""The same with many purchases."""


@st.composite
def rule_sets(draw: st.DrawFn, rare: tuple[dict[str, Value], ...]) -> RuleSet:
    """A game for three, four or five, as it is or with any options; some of them from a list."""
    preset = draw(st.sampled_from([preset.id for preset in SCHEMA.presets]))
    most = draw(st.sampled_from((0, 3, 8, 16)))
    held = draw(st.sampled_from(rare)) if most else {}
    return draw(option_sets(SCHEMA, preset=preset, fixed=held, most=most))


def same(engine: set[str], expected: set[str], where: str) -> None:
    """Both have the same steps."""
    assert engine == expected, f"{where}\nengine only: {engine - expected}, reference only: {expected - engine}"


def follow(state: ChoinaState, rng: Random, steps: int, weights: dict[str, float], most_cards: int = 18) -> int:
    """Play the same random steps in both and compare everything on the way; how many there were.

    It ends with the deal, or with a hand of more cards than `most_cards`.
    """
    core = state.core
    twin = reference_state(state)
    played: list[str] = []
    while len(played) < steps and max(core.size) <= most_cards:
        where = f"after {played} in\n{state.text()}"
        deals = len(core.sheets)
        if state.need is Need.DECK:
            order = rng.sample(state.deck(), len(state.deck()))
            state.supply(order)
            twin = reference.supplied(twin, [card_text(kind) for kind in order])
            played.append("(shuffle)")
        else:
            outcomes = reference.outcomes(twin)
            legal = state.legal()
            same({action.text for action in legal}, set(outcomes), where)
            action = rng.choices(legal, [weights.get(action.text.split()[0], 1) for action in legal])[0]
            state.apply(action)
            twin = outcomes[action.text]
            played.append(action.text)
        found, expected = outcome_of(state, deals + 1), reference_outcome(twin)
        differ = {name: (found.get(name), expected.get(name)) for name in found | expected}
        differ = {name: both for name, both in differ.items() if both[0] != both[1]}
        assert not differ, f"{played[-1]}: {where}\nengine, reference: {differ}"
        if twin.phase == "over":
            break
    return len(played)


def begun_deal(rule_set: RuleSet, rng: Random) -> ChoinaState:
    """Any deal of a match, an extra one among them, just dealt."""
    game, players, deals = ChoinaGame(rule_set), int(rule_set["players"]), int(rule_set["deals"])
    number = rng.randint(1, deals + 3 * (rule_set["tie"] == "extra_deal"))
    if number == 1:
        state = game.start()
        state.supply(rng.sample(state.deck(), players))
    else:
        scores = "0 " * players
        text = f"deal {number - 1} dealer {rng.randrange(players)}\nscores {scores}\nturn deck\n"
        state = game.position(f"{rule_set.text}\n{text}")
    assert isinstance(state, ChoinaState)
    state.supply(rng.sample(state.deck(), len(state.deck())))
    return state


def follow_a_deal(rule_set: RuleSet, seed: int, steps: int) -> int:
    """A whole deal, or its first steps."""
    rng = Random(seed)
    return follow(begun_deal(rule_set, rng), rng, steps, rng.choice((CAUTIOUS, GREEDY)))
