"""Matches between bots, for tests: seen move by move, or their score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import stolik
from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.games.action import Action
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.game import Need
from stolik.games.option import RuleSet
from stolik.games.registry import game_of
from stolik.lab import Result, simulate


def moves(
    rule_set: RuleSet, bots: Sequence[str], seed: int, most: int = 1_000_000
) -> Iterator[tuple[CanastaState, CanastaView, Action]]:
    """Every choice of a match with what was seen; the state is as it was before it."""
    state = game_of(rule_set).deal(seed)
    assert isinstance(state, CanastaState)
    players = [bot(name) for name in bots]
    for number in range(most):
        if state.need is not Need.SEAT:
            return
        seat = state.seat
        assert seat is not None
        view = state.view(seat)
        action = players[seat % len(players)].choose(view, mixed(seed, number))
        yield state, view, action
        state.step(action.id)


def mirrored(first: str, second: str, players: int, matches: int, preset: str = "kurnik") -> Result:
    """So many mirrored matches between two bots; of three players two are the second."""
    bots = (first, *(second,) * (2 if players == 3 else 1))
    return simulate(stolik.game(preset, players=players).rule_set, bots, matches, seed=1)
