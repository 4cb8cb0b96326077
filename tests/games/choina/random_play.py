"""Random play that lays what it can, and asks now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support import random_play

if TYPE_CHECKING:
    from random import Random

    from stolik.games.action import Action
    from stolik.games.game import State

LIVELY: random_play.Weights = {
    "lay": 6, "run": 8, "add": 4, "discard": 0.4, "take": 2, "buy": 0.4, "ask": 1, "pass": 2.5,
}  # fmt: skip
"""How often an action is chosen by its first word, against 1 for all others."""


def choose(state: State, rng: Random) -> Action:
    """A legal action at random; some words are likelier than others."""
    return random_play.choose(state, rng, LIVELY)
