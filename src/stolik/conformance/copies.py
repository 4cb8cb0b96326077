"""Copies are independent, and a bare step does what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.conformance.broken import must, must_equal
from stolik.games.game import Need

if TYPE_CHECKING:
    from random import Random

    from stolik.conformance.hooks import Hooks
    from stolik.games.game import State

COPIES = "copies are independent"


def check_copies(state: State, hooks: Hooks, rng: Random, steps: int = 4) -> None:
    """What happens to a copy does not show in its original, nor in another copy, and the other way round."""
    text, legal, past = state.text(), list(state.legal()), len(state.history())
    copy, bystander = state.copy(), state.copy()
    must_equal(copy.text(), text, COPIES, state, "a copy differs")
    for _ in range(steps):
        if copy.need is not Need.SEAT:
            break
        copy.apply(hooks.choose(copy, rng))
    for other in (state, bystander):
        must_equal(other.text(), text, COPIES, state, "the copy's actions show")
        must_equal(list(other.legal()), legal, COPIES, state, "the copy's actions show")
        must_equal(len(other.history()), past, COPIES, state, "the copy's actions show")
    gone = copy.text()
    if bystander.need is Need.SEAT:
        bystander.apply(hooks.choose(bystander, rng))
        must_equal(copy.text(), gone, COPIES, state, "a copy shows another's actions")


def check_step(state: State) -> None:
    """For every legal action `step` leads to the same position as `apply`, and is no part of the history."""
    for action in state.legal():
        applied, stepped = state.copy(), state.copy()
        applied.apply(action)
        stepped.step(action.id)
        must_equal(stepped.text(), applied.text(), "step does what apply does", state, action.text)
        must_equal(stepped.legal(), applied.legal(), "step does what apply does", state, action.text)
        must(stepped.need is applied.need, "step does what apply does", state, action.text)
        must_equal(len(applied.history()) > len(state.history()), True, "apply is remembered", state, action.text)
