"""What every bot keeps to in Cassino, whatever the rules."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik.bots import bot
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.state import CassinoGame
from stolik.games.option import RuleSet
from stolik.lab.match import play_match
from tests.bots.cassino.seen import LEVELS, another_world, crowded, moves
from tests.support.option_sets import option_sets

RULES = [
    stolik.game(preset, players=players).rule_set for preset in ("cassino", "cassino-pagat") for players in (2, 3, 4)
]
PAIRS = stolik.game("cassino", players=4, partnership="2v2", partner_build=True).rule_set

each_bot = pytest.mark.parametrize("name", LEVELS)
each_rules = pytest.mark.parametrize("rule_set", [RULES[0], RULES[4], PAIRS], ids=str)


@each_bot
@each_rules
def test_a_choice_is_a_function_of_rules_view_and_seed(name: str, rule_set: RuleSet) -> None:
    for number, (state, view, action) in enumerate(moves(rule_set, [name], 3, 60)):
        assert view.allows(action)
        if number % 5 == 0:
            again = CassinoGame(stolik.parse_rule_set(state.rule_set.text)).position(state.text())
            choice = bot(name).choose(view, 12345)
            assert bot(name).choose(view, 12345) == choice
            assert bot(name).choose(again.view(view.seat), 12345).text == choice.text


@each_bot
@each_rules
def test_a_choice_does_not_hang_on_what_the_view_hides(name: str, rule_set: RuleSet) -> None:
    compared = 0
    for number, (_, view, _) in enumerate(moves(rule_set, [name, "random", "greedy"], 4, 60)):
        world = another_world(view, number) if number % 2 == 0 else None
        if world is not None:
            compared += 1
            assert bot(name).choose(world.view(view.seat), number) == bot(name).choose(view, number)
    assert compared >= 20


@each_bot
@given(data=st.data())
@settings(max_examples=12)
def test_every_bot_plays_by_every_rule_set(name: str, data: st.DataObject) -> None:
    check_moves(name, data, 100)


@pytest.mark.soak
@each_bot
@given(data=st.data())
@settings(max_examples=150)
def test_every_bot_plays_on_and_on_by_every_rule_set(name: str, data: st.DataObject) -> None:
    check_moves(name, data, 1500)


def check_moves(name: str, data: st.DataObject, most: int) -> None:
    """Every choice is legal, whatever the options, and however the others play."""
    rule_set = data.draw(option_sets(SCHEMA, most=16))
    others = [data.draw(st.sampled_from(LEVELS)) for _ in range(2)]
    for state, view, action in moves(rule_set, [name, *others], data.draw(st.integers(0, 1 << 32)), most):
        assert view.allows(action), state.text()
        state.check(action)


@pytest.mark.parametrize("rule_set", [*RULES, PAIRS], ids=str)
def test_every_bot_plays_whole_matches(rule_set: RuleSet) -> None:
    sitting = [bot(name) for name in ("random", "greedy", "plain", "greedy")]
    outcome = play_match(CassinoGame(rule_set), sitting[: rule_set.number("players")], 2)
    assert outcome.winners
    assert outcome.loser == -1
    assert max(outcome.points) >= 21


@each_bot
@pytest.mark.parametrize("groups", ["any", "single", "equal_rank_forced", "maximal"])
@pytest.mark.parametrize("royal", [False, "jqk_ace14"])
def test_every_bot_finds_a_move_at_a_table_of_thirty_loose_cards(name: str, groups: str, royal: str | bool) -> None:
    for seed in range(2):
        view = crowded(seed, 30, capture_groups=groups, royal=royal, trail_restriction="any_capture").view(0)
        assert view.allows(bot(name).choose(view, seed))


SCRIPT = """
import stolik
from tests.bots.cassino.seen import moves
rules = stolik.game("cassino-pagat").rule_set
print([action.text for _, _, action in moves(rules, ["searcher:8", "careful"], 8, 96)])
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
