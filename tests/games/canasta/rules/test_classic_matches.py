"""Whole deals of classic and hoyle between bots: no player is ever stuck, and every deal ends."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from tests.bots.matches import moves
from tests.support.positions import sheet

TABLES = [("random",), ("plain",), ("greedy",), ("random", "plain", "greedy", "greedy")]
DEALS = 4
"""So many deals of each match are played."""


@pytest.mark.rule("B56", "B61")
@pytest.mark.parametrize("preset", ["classic", "hoyle"])
@pytest.mark.parametrize("bots", TABLES, ids=["-".join(bots) for bots in TABLES])
def test_no_deal_gets_stuck(preset: str, bots: tuple[str, ...]) -> None:
    """Every seat in turn has a legal step; a deal has two steps a turn at least, and 64 cards for the turns."""
    for seed in range(3):
        steps: Counter[int] = Counter()
        reasons: list[str] = []
        for state, view, action in moves(stolik.game(preset).rule_set, bots, seed):
            assert action in state.legal()
            assert len(state.legal()) == len(view.legal) > 0
            if state.deal_number > len(reasons) + 1:
                reasons.append(sheet(state).reason)
            if len(reasons) == DEALS:
                break
            steps[state.deal_number] += 1
            assert steps[state.deal_number] < 3000
        assert len(reasons) >= 1
        assert set(reasons) <= {"out", "stock", "red_three"}
