"""A match is its deck orders and actions: played again they give the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.conformance.broken import must_equal
from stolik.conformance.facts import facts
from stolik.games.action import Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stolik.games.event import Event
    from stolik.games.game import Game, State

PROMISE = "a replay gives the same match"


def check_replay(game: Game, state: State, events: Sequence[Event]) -> None:
    """The history of a match that was played from `game.start()`, with all its events, gives equal events again."""
    again = game.start()
    repeated: list[Event] = []
    for entry in state.history():
        if isinstance(entry, Action):
            repeated += again.apply(entry)
        else:
            repeated += again.supply(entry)
    for at, (one, other) in enumerate(zip(events, repeated, strict=False)):
        must_equal(facts(one), facts(other), PROMISE, state, f"event {at}")
    must_equal(len(events), len(repeated), PROMISE, state, "number of events")
    must_equal(state.score(), again.score(), PROMISE, state, "score")
    must_equal(state.text(), again.text(), PROMISE, state, "text")
    must_equal(state.legal(), again.legal(), PROMISE, state, "legal list")
    must_equal(facts(state.history()), facts(again.history()), PROMISE, state, "history")
