"""Positions written for tests, and what was played in them."""

from __future__ import annotations

import pytest

from stolik.games.cassino.move import Move
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from stolik.games.registry import game_of
from stolik.games.violation import NotationError


def position(*lines: str, preset: str = "cassino", **options: Value) -> CassinoState:
    """The position of these lines."""
    rule_set = SCHEMA.rule_set(preset, options)
    state = game_of(rule_set).position("\n".join([rule_set.text, *lines, ""]))
    assert isinstance(state, CassinoState)
    return state


def wrong(*lines: str, **options: Value) -> NotationError:
    """Why these lines are no position of cassino."""
    rule_set = SCHEMA.rule_set("cassino", options)
    with pytest.raises(NotationError) as caught:
        game_of(rule_set).position("\n".join([rule_set.text, *lines, ""]))
    return caught.value


def read(state: CassinoState, text: str) -> Move:
    """The move that a text means."""
    move = state.parse(text)
    assert isinstance(move, Move)
    return move
