"""A bot that thinks elsewhere chooses what it would choose at the table."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from stolik.bots.registry import BOT_NAMES, bot
from stolik.games.canasta.view import CanastaView
from stolik.games.game import State
from stolik.games.registry import game_of, parse_rule_set
from stolik.table.bot_turn import bot_seed
from stolik.table.thinking import think

RULES = (
    "kurnik",
    "kurnik players=4 ask_partner=lay_out illegal_out=lose_game",
    "kurnik players=4 ask_partner=go_out last_red3=meld_no_discard canastas_to_go_out=1",
    "kurnik end_of_stock=stop match_end=deals",
)

NOT_IN_A_POSITION = {"sheets", "rules", "_legal", "_losing"}
"""Old score sheets no bot looks at; the others are compared below."""


def known(state: State, seat: int) -> dict[str, object]:
    """Everything that a bot can make use of."""
    view = state.view(seat)
    assert isinstance(view, CanastaView)
    found: dict[str, object] = {name: getattr(view, name) for name in view.__slots__ if name not in NOT_IN_A_POSITION}
    return found | {
        "rules": view.rule_set,
        "legal": [action.text for action in view.legal],
        "losing": [action.text for action in view.losing],
    }


@pytest.mark.parametrize("rules", RULES)
def test_a_position_holds_all_that_a_bot_knows(rules: str) -> None:
    rule_set = parse_rule_set(rules)
    text = rule_set.text
    state = game_of(rule_set).deal(11)
    chance = random.Random(3)
    phases = set()
    for number in range(260):
        seat = state.seat
        assert seat is not None
        position = state.text()
        there = game_of(rule_set).position(position)
        mine = known(state, seat)
        assert known(there, seat) == mine
        phases.add(mine["phase"])
        level = BOT_NAMES[number % 3]
        seed = bot_seed(9, number)
        chosen = bot(level).choose(state.view(seat), seed)
        assert think(text, position, seat, level, seed) == (chosen.text, "")
        asks = [action for action in state.legal() if action.text == "ask"]
        state.apply(chance.choice([chosen, bot("greedy").choose(state.view(seat), 0), *asks]))
    assert state.deal_number > 1
    assert len(phases) >= (3 if "lay_out" in rules else 2)


def test_another_seat_than_the_one_in_turn_does_not_think() -> None:
    state = game_of(parse_rule_set("kurnik")).deal(7)
    assert state.seat == 1
    with pytest.raises(ValueError, match="seat 0"):
        think("kurnik@1", state.text(), 0, "plain", 1)


def test_a_thinking_process_loads_nothing_that_it_does_not_need() -> None:
    script = "import sys, stolik.table.thinking; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "stolik" in loaded
    assert not loaded & {
        "asyncio",
        "fluent",
        "rich",
        "cyclopts",
        "msgspec",
        "sqlalchemy",
        "litestar",
        "multiprocessing",
    }
