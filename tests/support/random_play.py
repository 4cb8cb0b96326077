"""Random play that comes further than drawing and discarding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.game import Need

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from stolik.games.action import Action
    from stolik.games.game import State

Weights = dict[str, float]

LIVELY: Weights = {
    "take": 6, "lay": 6, "run": 6, "add": 4, "extend": 4, "ask": 4, "pass": 0.5, "stop": 0.3, "discard": 0.5,
}  # fmt: skip
"""How often an action is chosen by its first word, against 1 for all others: cards reach the table."""


def choose(state: State, rng: Random, weights: Weights = LIVELY) -> Action:
    """A legal action at random; some words are likelier than others."""
    legal = state.legal()
    return rng.choices(legal, [weights.get(action.text.split()[0], 1) for action in legal])[0]


def walk(state: State, rng: Random, steps: int) -> Iterator[State]:
    """The state after each of so many random actions; it is the same object, changed. Ends when no seat must act."""
    for _ in range(steps):
        if state.need is not Need.SEAT:
            return
        state.apply(choose(state, rng))
        yield state
