"""What a table asks about a step agrees with what the games say."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.bots.registry import bot
from stolik.games.action import Action
from stolik.games.game import Need
from stolik.table.table import Table
from tests.table.tables import table_of

RULES = (
    "kurnik",
    "kurnik illegal_out=lose_game canastas_to_go_out=1",
    "kurnik players=4 ask_partner=lay_out last_red3=meld_no_discard illegal_out=lose_game",
)


def acts(table: Table, most: int) -> list[Action]:
    """What people do one after the other; each is done when the next is asked for."""
    chance = random.Random(8)
    chosen: list[Action] = []
    while len(chosen) < most and table.state.need is Need.SEAT:
        seat = table.state.seat
        assert seat is not None
        view = table.view(seat)
        safe = [action for action in view.legal if action not in view.losing]
        chosen.append(chance.choice([chance.choice(safe), bot("greedy").choose(view, 0)]))
        table.act(seat, chosen[-1])
    return chosen


@pytest.mark.parametrize("rules", RULES)
def test_just_those_acts_can_be_taken_back_that_showed_nothing_new(rules: str) -> None:
    played = acts(table_of(rules, "", "", "", "", seed=4), 700)
    table = table_of(rules, "", "", "", "", seed=4)
    kept = 0
    for action in played:
        state = table.state
        seat = state.seat
        assert seat is not None
        before = state.view(seat).unseen()
        table.act(seat, table.parse(action.text))
        same = state.seat == seat and state.view(seat).unseen() == before
        assert table.can_undo is same
        kept += same
    assert kept > 50


@pytest.mark.rule("A56")
@pytest.mark.parametrize("rules", RULES)
def test_a_step_loses_if_and_only_if_the_game_says_so(rules: str) -> None:
    game = stolik.game("kurnik", **dict(stolik.parse_rule_set(rules).changes))
    losing = 0
    chance = random.Random(6)
    for seed in range(1, 9):
        state = game.deal(seed)
        while state.need is Need.SEAT:
            lost = state.losing()
            assert [action for action in state.legal() if state.loses(action)] == lost
            losing += len(lost)
            assert state.seat is not None
            safe = [action for action in state.legal() if action not in lost]
            greedy = bot("greedy").choose(state.view(state.seat), 0)
            state.apply(chance.choice([greedy, greedy, chance.choice(safe)]))
    assert losing > 0 or "lose_game" not in rules


@pytest.mark.parametrize("level", ["plain", "greedy"])
def test_what_a_bot_does_is_never_taken_back(level: str) -> None:
    table = table_of("kurnik", level, level)
    for _ in range(200):
        table.play_bot()
        assert not table.can_undo
