"""What every bot keeps to in Choina, whatever the rules."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik.bots import BOT_NAMES, bot
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.state import ChoinaGame
from stolik.games.option import RuleSet
from stolik.lab.match import play_match
from tests.bots.choina.seen import another_world, moves
from tests.support.option_sets import option_sets

RULES = [stolik.game(preset, players=players).rule_set for preset in ("choina", "may-i") for players in (3, 4, 5)]

each_bot = pytest.mark.parametrize("name", BOT_NAMES)
each_rules = pytest.mark.parametrize("rule_set", [RULES[1], RULES[4]], ids=str)


@each_bot
@each_rules
def test_a_choice_is_a_function_of_rules_view_and_seed(name: str, rule_set: RuleSet) -> None:
    for number, (state, view, action) in enumerate(moves(rule_set, [name], 3, 400)):
        assert action in view.legal
        if number % 5 == 0:
            again = ChoinaGame(stolik.parse_rule_set(state.rule_set.text)).position(state.text())
            choice = bot(name).choose(view, 12345)
            assert bot(name).choose(view, 12345) is choice
            assert bot(name).choose(again.view(view.seat), 12345).text == choice.text


@each_bot
@each_rules
def test_a_choice_does_not_hang_on_what_the_view_hides(name: str, rule_set: RuleSet) -> None:
    phases = set()
    for number, (_, view, _) in enumerate(moves(rule_set, [name, "random", "greedy"], 4, 600)):
        if len(view.legal) > 1 and number % 3 == 0:
            phases.add(view.phase)
            other = another_world(view, number).view(view.seat)
            assert bot(name).choose(other, number).text == bot(name).choose(view, number).text
    assert len(phases) >= 4


@each_bot
@given(data=st.data())
@settings(max_examples=15)
def test_every_bot_plays_by_every_rule_set(name: str, data: st.DataObject) -> None:
    check_moves(name, data, 600)


@pytest.mark.soak
@each_bot
@given(data=st.data())
@settings(max_examples=150)
def test_every_bot_plays_on_and_on_by_every_rule_set(name: str, data: st.DataObject) -> None:
    check_moves(name, data, 20_000)


def check_moves(name: str, data: st.DataObject, most: int) -> None:
    """Every choice is legal, whatever the options, and however the others play."""
    rule_set = data.draw(option_sets(SCHEMA, most=16))
    others = [data.draw(st.sampled_from(BOT_NAMES)) for _ in range(2)]
    for state, view, action in moves(rule_set, [name, *others], data.draw(st.integers(0, 1 << 32)), most):
        assert action in view.legal, state.text()


@pytest.mark.parametrize("rule_set", RULES, ids=str)
def test_every_bot_plays_whole_matches(rule_set: RuleSet) -> None:
    sitting = [bot(name) for name in ("random", "greedy", "plain", "greedy", "random")]
    outcome = play_match(ChoinaGame(rule_set), sitting[: rule_set.number("players")], 2)
    assert outcome.winners
    assert outcome.deals == rule_set.number("deals")


SCRIPT = """
import stolik
from tests.bots.choina.seen import moves
rules = stolik.game("choina").rule_set
print([action.text for _, _, action in moves(rules, ["greedy", "random"], 8, 400)])
"""


def test_choices_do_not_hang_on_the_hash_seed() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "4242")
    }
    assert len(said) == 1
