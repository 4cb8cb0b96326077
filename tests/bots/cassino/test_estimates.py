"""What `greedy` counts and expects in Cassino agrees with the rules and with plain arithmetic."""

from __future__ import annotations

from math import comb

import pytest

from stolik.bots.cassino.outlook import Outlook
from stolik.bots.cassino.reap import Reaper
from stolik.bots.cassino.sight import Sight
from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.core import cards_in
from stolik.games.cassino.move import TAKE, Move
from stolik.games.cassino.view import CassinoView
from stolik.games.option import Value
from tests.bots.cassino.seen import crowded
from tests.games.cassino.tables import position


def view_of(*lines: str, **options: Value) -> CassinoView:
    return position(*lines, preset="cassino", **options).view(0)


@pytest.mark.parametrize(
    "options",
    [{}, {"royal": "jqk"}, {"royal": "jqk_ace14"}, {"capture_groups": "single"}, {"face_capture": "one_or_three"}],
    ids=str,
)
def test_the_best_take_is_the_heaviest_legal_one(options: dict[str, Value]) -> None:
    for seed in range(12):
        state = crowded(seed, 8, **options)
        view = state.view(0)
        weights = Weights(view)
        reaper = Reaper(view.rules, weights)
        for card in view.cards:
            taken = [
                weights.of(move.loose | cards_in(state.core, move.combos))
                for move in state.legal()
                if isinstance(move, Move) and move.verb == TAKE and move.card == card
            ]
            best = reaper.best(card >> 2, view.loose, view.combos)[0]
            assert best == pytest.approx(max(taken, default=0.0))


@pytest.mark.rule("Cassino-67")
def test_a_sweep_counts_where_it_scores() -> None:
    for points in (0, 1):
        view = view_of("turn 0", "hand 0: 8s", "table 3c 5c", "build 1 8: 2c 6c", sweep_points=points)
        weights = Weights(view)
        cards = view.loose | cards_in(view.own_core(), 1)
        best = Reaper(view.rules, weights).best(6, view.loose, view.combos)[0]
        assert best == pytest.approx(weights.of(cards) + points)


@pytest.mark.rule("Cassino-58", "Cassino-62", "Cassino-64")
def test_weights_follow_the_score() -> None:
    weights = Weights(view_of("turn 0", "hand 0: 8s", "table 3c")).cards
    three, spade, ten, ace, little = 4, 7, 33, 48, 3
    assert weights[ten] == pytest.approx(weights[three] + 2)
    assert weights[ace] == pytest.approx(weights[three] + 1)
    assert weights[little] == pytest.approx(weights[spade] + 1)
    assert 0 < weights[three] < weights[spade] < weights[ace]


@pytest.mark.rule("Cassino-58", "Cassino-60")
def test_a_decided_majority_weighs_nothing() -> None:
    # 31 cards and nine spades for seat 0, whatever comes
    spades = "2s 3s 4s 5s 6s 7s 8s 9s 10s"
    others = "2c 3c 4c 5c 6c 7c 8c 9c 10c Jc 2d 3d 4d 5d 6d 7d 8d 9d Jd Qd Kd Jh"
    weights = Weights(view_of("turn 0", "last 0", "hand 0: 8h", "table 3h", f"pile 0: {spades} {others}")).cards
    assert weights[6] == 0.0
    assert weights[4 * 11 + 3] == 0.0
    assert weights[33] == 2.0


def test_chances_are_those_of_a_hand_drawn_from_the_unseen_cards() -> None:
    view = view_of("turn 0", "hand 0: 8s 8h 9c 9d", "table 3h 3c Kd Qd")
    sight = Sight(view, Weights(view))
    hidden = len(view.unseen())
    assert sight.lacks(5, 4) == pytest.approx(comb(hidden - 5, 4) / comb(hidden, 4))
    found = sight.likely(1, [(1.0, 6), (2.0, 7)])
    # two nines and two eights are unseen; the nine gains more
    nine = 1 - comb(hidden - 2, 4) / comb(hidden, 4)
    either = 1 - comb(hidden - 4, 4) / comb(hidden, 4)
    assert [(round(chance, 9), hope[1]) for chance, hope in found] == [
        (round(nine, 9), 7),
        (round(either - nine, 9), 6),
    ]


def test_a_card_that_a_player_has_shown_is_sure() -> None:
    view = view_of("turn 0", "hand 0: 8s 9c", "table 3h", "hand 1: 8c 2c", "promised 1: 8")
    sight = Sight(view, Weights(view))
    assert sight.likely(1, [(5.0, 6), (1.0, 7)]) == [(1.0, (5.0, 6))]


@pytest.mark.rule("Cassino-56", "Cassino-78")
def test_the_last_taker_gets_what_lies_when_nobody_plays_any_more() -> None:
    view = view_of("turn 0", "deal 1 dealer 0", "hand 0: 8s", "table 3h 10d", "pile 0: ...", "last 0", "stock -")
    assert not view.stock_size
    assert view.sizes == (1, 0)
    weights = Weights(view)
    outlook = Outlook(Sight(view, weights), weights)
    left = view.loose
    assert outlook.of(left, (), 0, 0) == pytest.approx(weights.of(left))
    assert outlook.of(left, (), 0, 1) == pytest.approx(-weights.of(left))


def test_a_take_of_three_pairs_leaves_none_of_them() -> None:
    view = view_of("turn 0", "hand 0: 10s", "table Ac 2d 3h 7c 8c 9h")
    weights = Weights(view)
    _, taken, _ = Reaper(view.rules, weights).best(8, view.loose, ())
    # A+9, 2+8 and 3+7 are three tens of all six cards
    assert taken == view.loose
