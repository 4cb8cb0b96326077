"""`plain` takes the most cards it can, else trails its lowest card, and makes nothing."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots import bot
from stolik.games.cassino.core import cards_in
from stolik.games.cassino.move import TAKE, TRAIL, Move
from stolik.games.cassino.values import size_of
from stolik.games.option import Value
from tests.bots.cassino.seen import crowded, moves
from tests.games.cassino.tables import position


def choice(*lines: str, **options: Value) -> str:
    return bot("plain").choose(position(*lines, preset="cassino", **options).view(0), 0).text


def test_it_takes_more_cards_rather_than_dearer_ones() -> None:
    assert choice("turn 0", "hand 0: 8s 10c", "table 10d 3c 5h") == "take 8s: 3c 5h"


def test_it_counts_the_cards_of_combinations() -> None:
    lines = ("turn 0", "hand 0: 8s 9c", "table 4c 5h", "build 1 8: 2s 3h 3c")
    assert choice(*lines) == "take 8s: B8"


@pytest.mark.rule("Cassino-49")
def test_it_trails_its_lowest_card_where_it_can_take_nothing() -> None:
    assert choice("turn 0", "hand 0: Ks 9c 4h", "table 5h") == "trail 4h"
    assert choice("turn 0", "hand 0: Ks Ac 4h", "table 6h") == "trail Ac"
    assert choice("turn 0", "hand 0: Ks 10c", "table 6h") == "trail 10c"


def test_it_makes_nothing_although_it_could() -> None:
    assert choice("turn 0", "hand 0: 2s 8h", "table 6d") == "trail 2s"


def test_in_whole_matches_no_other_take_has_more_cards() -> None:
    taken = 0
    for state, _, action in moves(stolik.game("cassino").rule_set, ["plain", "random"], 5, 200):
        assert isinstance(action, Move)
        if state.core.seat:
            continue
        sizes = [
            size_of(move.loose | cards_in(state.core, move.combos))
            for move in state.legal()
            if isinstance(move, Move) and move.verb == TAKE
        ]
        if sizes:
            assert action.verb == TAKE
            assert size_of(action.loose | cards_in(state.core, action.combos)) == max(sizes)
            taken += 1
        else:
            assert action.verb == TRAIL
    assert taken > 20


@pytest.mark.rule("Cassino-23")
def test_it_takes_something_at_a_full_table() -> None:
    for seed in range(3):
        action = bot("plain").choose(crowded(seed, 30).view(0), 0)
        assert isinstance(action, Move)
        assert action.verb == TAKE
        assert size_of(action.loose) >= 5
