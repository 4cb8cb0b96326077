"""The text of an action with its cards does what the action does."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.games.option import Value
from tests.support.random_play import choose

SETS: dict[str, tuple[str, dict[str, Value]]] = {
    "two": ("kurnik", {"players": 2}),
    "four": ("kurnik", {"players": 4, "ask_partner": "lay_out", "last_red3": "meld_no_discard"}),
    "second melds": ("combo-basic", {}),
    "sequences": ("samba", {"take_with_wild": True}),
    "sequences without second melds": ("samba", {"second_meld_same_rank": False}),
    "sets of wild cards": ("combo", {}),
}


@pytest.mark.parametrize("rules", SETS)
def test_an_exact_text_moves_the_cards_that_the_action_moves(rules: str) -> None:
    preset, options = SETS[rules]
    state = stolik.game(preset, **options).deal(3)
    chance = random.Random(5)
    verbs = set()
    for _ in range(1500):
        if state.need is not stolik.Need.SEAT:
            break
        action = choose(state, chance)
        text = state.exact_text(action)
        other = state.copy()
        exact = other.parse(text)
        assert isinstance(exact, stolik.Action)
        assert exact.id == action.id
        assert other.exact_text(exact) == text
        other.apply(exact)
        state.apply(action)
        assert other.text() == state.text()
        verbs.add(action.text.split()[0])
    sequences = {"run", "extend"} if state.rule_set["sequences"] is True else set()
    assert {"draw", "take", "lay", "add", "discard"} | sequences <= verbs


def test_named_cards_stay_as_they_are_named() -> None:
    state = stolik.game("kurnik").deal(3)
    state.apply(state.legal()[0])
    kind = next(action for action in state.legal() if action.text.startswith("discard"))
    named = state.parse(state.exact_text(kind))
    assert isinstance(named, stolik.Action)
    assert named.cards
    assert state.exact_text(named) == named.text
