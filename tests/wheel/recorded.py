"""Prints the records of seeded matches of every preset, as JSON; `in_the_wheel.py` runs it with both engines.

A record holds every order, action and result, and a hash of the events of each deal.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import TYPE_CHECKING

import stolik
from stolik import Need
from stolik.bots.registry import bot
from stolik.engine import COMPILED
from stolik.games.registry import SCHEMAS
from stolik.record import Player, record_of, record_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from stolik import Action, State

RANDOM_ACTIONS = 1500
GREEDY_ACTIONS = 200


def at_random(seed: int) -> Callable[[State], Action]:
    """A choice of any legal action."""
    random = Random(seed)
    return lambda state: random.choice(state.legal())


def greedy(state: State) -> Action:
    """What the bot chooses."""
    assert state.seat is not None
    return bot("greedy").choose(state.view(state.seat), 0)


def record(preset: str, players: int, seed: int, choose: Callable[[State], Action], actions: int) -> str:
    """The record of a match after so many actions, or at its end."""
    state = stolik.game(preset, players=players).deal(seed)
    for _ in range(actions):
        if state.need is Need.SEAT:
            state.apply(choose(state))
    return record_text(record_of(state, [Player("", "random")] * players, date="2026-01-01"))


def records() -> dict[str, str]:
    """Records by preset, players, way of playing and seed."""
    found: dict[str, str] = {}
    for preset in (preset for schema in SCHEMAS for preset in schema.presets):
        for players in preset.players:
            for seed in range(3):
                found[f"{preset.id} {players} random {seed}"] = record(
                    preset.id, players, seed, at_random(seed), RANDOM_ACTIONS
                )
            found[f"{preset.id} {players} greedy"] = record(preset.id, players, 7, greedy, GREEDY_ACTIONS)
    return found


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "records": records()}, sys.stdout)
