"""The quick policy of playouts: it plays legal steps, ends deals, and is far from random."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.bots.choina.fast import fast_step
from stolik.games.choina.core import NEED_SEAT
from stolik.games.choina.legal import legal_ids
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import STEPS
from tests.games.choina.tables import game, playing, table


def quick(state: ChoinaState) -> str:
    number = fast_step(state.core)
    assert number in legal_ids(state.core)
    return STEPS[number].text


def test_it_takes_what_its_contract_lacks() -> None:
    hand = "hand 0: Kc Kd 4c 5d 7h 9s 2c 3d 8h Js"
    assert quick(table("pile 9c Kh", hand)) == "take"
    assert quick(table("pile 9c Qh", hand)) == "draw"
    assert quick(table("pile 2d 8h", "hand 0: 6h 7h 9h 2c 3d 4s Js Qc Kd As", deal=3)) == "take"


def test_it_lays_then_adds_then_throws_its_dearest_stray() -> None:
    state = playing("Kc Kd Ks 5c 5d 2h 3s 9h Qd", "melds 1: 9c9d9s")
    done: list[str] = []
    while state.core.turn == 0 and len(done) < 9:
        done.append(quick(state))
        state.step(fast_step(state.core))
    assert done == ["lay KcKdKs", "add 9h to 1:9", "discard Qd"]


def test_an_ace_below_its_two_closes_a_sequence() -> None:
    state = table("pile 9c Ac", "hand 0: 8d Kd", "melds 0: KcKhKs", "melds 1: 2c-5c 7c7d7h", deal=2)
    assert quick(state) == "draw"  # the own sequence is still to come
    ready = table("pile 9c Ac", "hand 0: 8d Kd", "melds 0: KcKhKs 9h-Qh", "melds 1: 2c-5c", deal=2)
    assert quick(ready) == "take"


@pytest.mark.parametrize("preset", ["choina", "may-i"])
def test_it_beats_random_over_whole_matches(preset: str) -> None:
    state = game(preset).deal(3)
    assert isinstance(state, ChoinaState)
    random = bot("random")
    number = 0
    while state.core.need == NEED_SEAT:
        seat = state.core.seat
        if seat % 2:
            state.step(random.choose(state.view(seat), mixed(3, number)).id)
        else:
            quick(state)
            state.step(fast_step(state.core))
        number += 1
    scores = state.core.scores
    assert min(scores[0], scores[2]) > max(scores[1], scores[3])
