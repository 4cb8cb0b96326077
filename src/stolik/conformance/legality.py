"""One check per action: the legal list is exactly what `check` accepts, and a refusal changes nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from stolik.conformance.broken import fail, must, must_equal
from stolik.conformance.facts import facts
from stolik.conformance.marks import mark
from stolik.games.action import Action, Play
from stolik.games.game import Need
from stolik.games.violation import NotationError, RuleViolation

if TYPE_CHECKING:
    from random import Random

    from stolik.conformance.hooks import Hooks
    from stolik.games.game import State

AGREE = "legal() and check() agree"
UNTOUCHED = "what is refused leaves everything as it was"


def check_legal_list(state: State) -> None:
    """The list is empty exactly while no seat must act, and names each action once."""
    legal = state.legal()
    acts = state.need is Need.SEAT
    must(
        bool(legal) == acts, "the legal list is never empty while a seat must act", state, f"{legal!r} at {state.need}"
    )
    must((state.seat is not None) == acts, "a seat is named exactly while it must act", state, f"{state.seat}")
    numbers = [mark(action) for action in legal]
    must(len(set(numbers)) == len(numbers), "the legal list has one action a class", state, f"{legal!r}")
    losing = state.losing()
    must(set(losing) <= set(legal), "losing actions are legal", state, f"{losing!r}")


def check_family(state: State, hooks: Hooks) -> None:
    """Every number of the family: `check` accepts it exactly if it stands in the list."""
    legal = set(state.legal())
    before = _marks(state)
    for action in hooks.actions(state):
        _agree(state, action, action in legal, hooks)
    must_equal(_marks(state), before, UNTOUCHED, state, "after checks")
    refused = [action for action in hooks.actions(state) if action not in legal]
    for action in refused[:: max(1, len(refused) // 8)]:
        _refused(state, action, hooks)


def check_written(state: State, hooks: Hooks, rng: Random) -> None:
    """Every action and play that the grammar writes: accepted exactly if its class is legal and its cards are held."""
    legal = {mark(action) for action in state.legal()}
    hand = Counter(hooks.layout(state).hands.get(-1 if state.seat is None else state.seat, []))
    for text in hooks.texts(state, rng):
        try:
            found = state.parse(text)
        except NotationError:
            continue
        except RuleViolation as violation:
            _known_code(state, violation, text, hooks)
            continue
        if isinstance(found, Play):
            _play(state, found, hooks)
        else:
            _agree(state, found, mark(found) in legal and Counter(found.cards) <= hand, hooks)


def _agree(state: State, action: Action, expected: bool, hooks: Hooks) -> None:
    try:
        state.check(action)
    except RuleViolation as violation:
        must(not expected, AGREE, state, f"{action.text!r} is legal, yet refused: {violation}")
        _known_code(state, violation, action.text, hooks)
    else:
        must(expected, AGREE, state, f"{action.text!r} is accepted, yet not in the list")


def _known_code(state: State, violation: RuleViolation, text: str, hooks: Hooks) -> None:
    known = violation.code in hooks.codes and bool(violation.rule)
    must(known, "a refusal has a code and a rule", state, f"{text!r}: {violation.code!r} ({violation.rule!r})")


def _refused(state: State, action: Action, hooks: Hooks) -> None:
    """An illegal action is refused by `apply` too, which then has changed nothing."""
    before = _marks(state)
    try:
        state.apply(action)
    except RuleViolation as violation:
        _known_code(state, violation, action.text, hooks)
    else:
        fail(AGREE, state, f"apply did the illegal {action.text!r}")
    must_equal(_marks(state), before, UNTOUCHED, state, f"after {action.text!r}")


def _play(state: State, play: Play, hooks: Hooks) -> None:
    """A play is refused as a whole, or is the same as its steps one after the other."""
    before = _marks(state)
    try:
        state.check_play(play)
    except RuleViolation as violation:
        _known_code(state, violation, play.text, hooks)
        try:
            state.apply_play(play)
        except RuleViolation as again:
            must_equal(str(again), str(violation), "check_play and apply_play agree", state, play.text)
        else:
            fail("check_play and apply_play agree", state, f"apply_play did the illegal {play.text!r}")
        must_equal(_marks(state), before, UNTOUCHED, state, f"after {play.text!r}")
        return
    whole, stepwise = state.copy(), state.copy()
    events = whole.apply_play(play)
    one_by_one = []
    for step in play.steps:
        numbers = {mark(action) for action in stepwise.legal()}
        must(mark(step) in numbers, AGREE, stepwise, f"{play.text!r} is accepted, yet {step.text!r} is not in the list")
        one_by_one += stepwise.apply(step)
    must_equal(whole.text(), stepwise.text(), "a play is its steps", state, play.text)
    must_equal(facts(events), facts(one_by_one), "a play is its steps", state, play.text)
    must_equal(_marks(state), before, "copies are independent", state, f"after {play.text!r}")


def _marks(state: State) -> dict[str, object]:
    """What must not change."""
    return {
        "text": state.text(),
        "history": len(state.history()),
        "legal": list(state.legal()),
        "score": state.score(),
        "need": state.need,
    }
