"""Joining two melds in the midst of an opening, which brings no points towards it."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots import BOT_NAMES, bot

# 15 points are owed yet, and the two melds of sixes may be joined; greedy once divided by the points of that
POSITION = """combo-basic@1
deal 4 dealer 2
scores 7670 7135
turn 0 play drew lays=5 owed=15 begun=6,6/2,7,Q,A
pile Jc 2s 2d Jkr Jkb 4d 7c 8c Qd Kc 2c 3c 6d 3c 2s 2d 9d 2c 8h Qc 6s Kh 3c Kd 10c
stock 8c Qc 4s As Qs 3s Jkb 4d 2h Jh 5d 6s Kd 4s Js 9c 6h Jkb 8h 7d 9c 9h 5c 5c Js Qh 10h 6d 9h 10d 8h 5s Ah Jkr Kc Jh 3h 2h 5d 10s 3s 10s 8d Kc 9c 3s
hand 0: 2s 5c 5h 8d 9s 10c Jd Js
hand 1: 8s 9d
hand 2: 4h 4h 4s 5d 5h 5s 6h 7c 7d 7d 7h 9s 10h 10s Jd Jh Ks Ac Ac Ad As
hand 3: 5h 5s 10d
melds 0: 6c6c6c 6d6h6s 7h7s7s QcQdQd AdAhAh
red 0: 3d 3d
melds 1: 4c4c4c4d4h 7c7h7s2c2h 8c8d8s8s 9d9h9s 10c10d10h2dJkr JcJcJd QhQhQsQs KdKhKhKsKs AcAdAs
red 1: 3d 3h 3h
laid 1 3
"""  # noqa: E501


@pytest.mark.parametrize("name", BOT_NAMES)
def test_an_opening_is_finished_where_two_melds_could_also_be_joined(name: str) -> None:
    state = stolik.game("combo-basic").position(POSITION)
    assert any(action.text.startswith("join") for action in state.legal())
    for number in range(20):
        if state.seat != 0:
            break
        state.apply(bot(name).choose(state.view(0), number))
    assert state.seat == 1
