"""Copies are independent, and a bare step does what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.conformance.broken import must, must_equal
from stolik.conformance.marks import some
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
    """For every legal action its steps lead to the same position as `apply`, and are no part of the history."""
    for action in some(state.legal()):
        applied, stepped, done = state.copy(), state.copy(), state.copy()
        applied.apply(action)
        for number in state.numbers(action):
            stepped.step(number)
        done.do(action)
        must_equal(done.text(), applied.text(), "do does what apply does", state, action.text)
        must_equal(stepped.text(), applied.text(), "step does what apply does", state, action.text)
        must_equal(stepped.legal(), applied.legal(), "step does what apply does", state, action.text)
        must(stepped.need is applied.need, "step does what apply does", state, action.text)
        must_equal(len(applied.history()) > len(state.history()), True, "apply is remembered", state, action.text)


def check_composing(state: State, most: int = 300) -> None:
    """The steps that are offered are those with which the legal actions go on, after every beginning of one."""
    if len(state.legal()) > most:
        return
    following: dict[tuple[int, ...], set[int]] = {}
    for action in state.legal():
        numbers = tuple(state.numbers(action))
        for at, number in enumerate(numbers):
            following.setdefault(numbers[:at], set()).add(number)
    for begun, wanted in following.items():
        composed = state.copy()
        for number in begun:
            composed.step(number)
        offered = [step.id for step in composed.steps()]
        must_equal(sorted(offered), sorted(wanted), "steps lead to legal actions, and to all", state, f"after {begun}")
