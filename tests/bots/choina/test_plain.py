"""`plain` lays and adds all it can, draws, never asks, always consents, and discards its highest card."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.games.choina.hands import ACE
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import ASK, BUY, DISCARD, REFUSE, STEPS, TAKE
from stolik.games.option import Value
from tests.bots.choina.seen import moves
from tests.games.choina.tables import game, legal, playing, table


def choice(*lines: str, **options: Value) -> str:
    state = table(*lines, **options)
    return bot("plain").choose(state.view(state.core.seat), 0).text


def turn(state: ChoinaState) -> list[str]:
    """Everything it does until its turn or the deal is over."""
    done: list[str] = []
    while not state.sheets and state.core.turn == 0:
        action = bot("plain").choose(state.view(0), 0)
        done.append(action.text)
        state.apply(action)
    return done


def test_it_draws_although_the_pile_card_completes_a_set() -> None:
    assert choice("pile 9c Kh", "hand 0: Kc Kd 4c 5d 7h 9s") == "draw"


def test_it_lays_melds_then_adds_then_discards_its_highest_card() -> None:
    done = turn(playing("Kc Kd Kh Ks 5h 2c Ac 9d", "melds 2: 9c9h9s", deal=2))
    assert done == ["lay KcKdKhKs", "add 9d to 2:9", "discard Ac"]


def test_it_completes_its_contract_where_that_must_be_laid_at_once() -> None:
    done = turn(playing("Kc Kd Kh 5h 5c 5d 2c Ac", preset="may-i"))
    assert done == ["lay KcKdKh", "lay 5c5d5h", "discard Ac"]


@pytest.mark.rule("Choina-75")
def test_it_keeps_two_cards_where_it_may_not_discard_the_last() -> None:
    state = playing("Kc Kd Kh 5h", "melds 1: 5c5d5s", deal=2)
    assert "add 5h to 1:5" in legal(state)
    assert turn(state) == ["add 5h to 1:5", "discard Kh"]


@pytest.mark.rule("Choina-56", "Choina-52")
def test_it_never_asks_and_always_consents() -> None:
    assert choice("turn 1 claim seat=3", "pile 9c Kh", "hand 3: Kc Kd 2c") == "pass"
    assert choice("turn 1 answer seat=1 asker=3 asked=3", "pile 9c Kh", "hand 1: Kc Kd 2c") == "allow"


def test_in_whole_matches_it_only_draws_and_throws_its_dearest_card() -> None:
    rules = game()
    thrown = 0
    for _, view, action in moves(rules.rule_set, ["plain", "random"], 5):
        if view.seat % 2:
            continue
        step = STEPS[action.id]
        assert step.verb not in (TAKE, ASK, REFUSE, BUY)
        if step.verb == DISCARD:
            values = rules.rules.values
            assert values[step.kinds[0] >> 2] == max(values[kind >> 2] for kind in view.cards)
            thrown += step.kinds[0] >> 2 == ACE
    assert thrown
