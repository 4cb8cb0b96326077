"""The preset book: scores: P11, P12, P14, and options about sevens."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, legal_texts, lines, pile, red_threes, sheet

OUT = ("turn 1 play drew", "melds 1: 4444444", "hand 1: 8", "hand 3: 9 10")
"""Seat 1 goes out with its 8, and its partner cannot lay."""


@pytest.mark.rule("P12")
def test_a_black_three_in_the_hand_costs_100() -> None:
    """P-T5: 60 + 50 - 100 - 100 - 20 - 5 = -115."""
    state = book(*OUT, "melds 0: AAA JJJ2", "hand 0: 3s 3c A", "hand 2: 6")
    do(state, "discard 8")
    assert lines(state) == {"meld_cards": 110, "black_threes_in_hand": -200, "hand_cards": -25}
    assert sheet(state).points[0] == -115


@pytest.mark.rule("P12")
@pytest.mark.parametrize(("reds", "total"), [("3 3 3", -275), ("3 3 3 3", -775)])
def test_red_threes_count_minus_without_a_canasta(reds: str, total: int) -> None:
    """P-T6: Q Q Q 30 and 8 8 8 8 40; hands K, J, A, 5 = 45."""
    state = book(
        "turn 1 play drew", "melds 1: 4444444", "hand 1: 9", "hand 3: 9 10", "melds 0: QQQ 8888", f"red 0: {reds}",
        "hand 0: K J", "hand 2: A 5",
    )  # fmt: skip
    do(state, "discard 9")
    assert sheet(state).points[0] == total


@pytest.mark.rule("P12")
@pytest.mark.parametrize(
    ("reds", "line", "points"),
    [("3", "red_threes", 100), ("3 3 3", "red_threes", 300), ("3 3 3 3", "red_three_set", 800)],
)
@pytest.mark.parametrize("canasta", ["QQQQQQQ", "QQQQQ22"])
def test_red_threes_count_plus_with_a_canasta(reds: str, line: str, points: int, canasta: str) -> None:
    state = book(*OUT, f"melds 0: {canasta}", f"red 0: {reds}", "hand 0: K", "hand 2: A")
    do(state, "discard 8")
    assert lines(state)[line] == points


@pytest.mark.rule("P12")
def test_a_red_three_drawn_in_play_is_not_replaced() -> None:
    """P-T6: 3♥ is laid out, and he plays on with the hand he had."""
    state = book("pile 9", "hand 0: 4 5 6", "stock 3h J Q ...")
    stock = state.view(0).stock_size
    assert codes(do(state, "draw"))[0] == "red_three_laid"
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 6", 1, stock - 1)
    do(state, "discard 6")
    assert (hand(state, 0), state.seat) == ("4 5", 1)


@pytest.mark.rule("P12")
def test_a_red_three_counts_as_one_of_the_cards_drawn() -> None:
    """Of two cards one is the 3♥; the J is the other, the Q stays in the stock."""
    state = book("pile 9", "hand 0: 4 5 6", "stock 3h J Q ...", draw_count=2)
    do(state, "draw")
    assert (hand(state, 0), red_threes(state, 0)) == ("4 5 6 J", 1)
    both = book("pile 9", "hand 0: 4 5 6", "stock J 3h Q ...", draw_count=2)
    do(both, "draw")
    assert (hand(both, 0), red_threes(both, 0)) == ("4 5 6 J", 1)
    replaced = book("pile 9", "hand 0: 4 5 6", "stock 3h J Q ...", red3_replaced="always")
    do(replaced, "draw")
    assert hand(replaced, 0) == "4 5 6 J"


@pytest.mark.rule("P12")
def test_a_single_card_and_a_red_three_end_the_turn() -> None:
    """He neither lays nor discards, and the next player meets the same pile."""
    state = book("pile 9", "melds 0: QQQ", "hand 0: 4", "stock 3h J ...")
    assert codes(do(state, "draw"))[-1] == "turn_skipped"
    assert (hand(state, 0), state.seat, pile(state)) == ("4", 1, "9")
    assert "draw" in legal_texts(state)


@pytest.mark.rule("P12")
def test_a_single_card_that_can_go_out_must() -> None:
    state = book("pile 9", "melds 0: QQQQQQQ", "hand 0: Q", "stock 3h J ...", "hand 2: 4")
    do(state, "draw")
    assert legal_texts(state) == {"add Q", "discard Q"}
    assert "went_out" in codes(do(state, "discard Q"))


@pytest.mark.rule("P12")
def test_a_single_card_and_a_red_three_as_the_last_card_end_the_deal() -> None:
    state = book("pile 9", "melds 0: QQQ", "hand 0: 4", "stock 3h", "hand 1: ...", "hand 2: 5", "hand 3: 9 9 9")
    assert codes(do(state, "draw"))[-2:] == ["turn_skipped", "deal_ended_red_three"]
    assert "going_out" not in lines(state)


@pytest.mark.rule("P11")
def test_going_out_brings_100_and_concealed_100_more() -> None:
    state = book(PLAYING, "melds 0: QQQQQQQ", "hand 0: 4", "hand 2: 5")
    do(state, "discard 4")
    assert lines(state) == {"meld_cards": 70, "natural_canastas": 500, "going_out": 100, "hand_cards": -5}
    concealed = book(PLAYING, "hand 0: Q Q Q Q Q Q Q 4", "hand 2: 5")
    do(concealed, "lay QQQQQQQ", "discard 4")
    assert lines(concealed)["concealed"] == 100


# The match


@pytest.mark.rule("P14")
@pytest.mark.parametrize(("score", "over"), [(4335, False), (4340, True)])
def test_the_match_ends_with_the_deal_that_brings_5000(score: int, over: bool) -> None:
    """70 + 500 + 100 - 10 = 660."""
    state = book(f"scores {score} 0", PLAYING, "melds 0: QQQQQQQ", "hand 0: 4", "hand 2: 5 5", "hand 1: J")
    do(state, "discard 4")
    assert state.need is (stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("P14")
def test_the_last_deal_is_played_out() -> None:
    """4600 and 570 on the table end nothing: side 1 goes out, and 220 in the hands leave side 0 below 5000."""
    state = book(
        "scores 4600 0", "turn 1 play drew", "melds 0: QQQQQQQ", "hand 0: 3 3", "hand 2: A", "melds 1: 4444444",
        "hand 1: 8", "hand 3: 9 10",
    )  # fmt: skip
    assert state.need is stolik.Need.SEAT
    do(state, "discard 8")
    assert (state.score()[0], state.need) == (4600 + 570 - 220, stolik.Need.DECK)


# Sevens


@pytest.mark.rule("D42")
def test_a_seven_in_the_hand_may_cost_500() -> None:
    """In place of its 5: -500 - 500 - 10."""
    state = book(*OUT, "melds 0: QQQ", "hand 0: 7 7", "hand 2: K", seven_in_hand=500)
    do(state, "discard 8")
    assert lines(state) == {"meld_cards": 30, "sevens_in_hand": -1000, "hand_cards": -10}


@pytest.mark.rule("D42", "P12")
def test_sevens_and_black_threes_have_lines_of_their_own() -> None:
    """As in a worked situation of combo: 7 = 500, 3♠ = 200, A = 20; Q and 5 = 15."""
    options: dict[str, Value] = {"seven_in_hand": 500, "black3_in_hand": 200}
    state = book(*OUT, "hand 0: 7 3s A", "hand 2: Q 5", **options)
    do(state, "discard 8")
    assert lines(state) == {"sevens_in_hand": -500, "black_threes_in_hand": -200, "hand_cards": -35}


@pytest.mark.rule("D47", "D48")
@pytest.mark.parametrize(
    ("canasta", "line", "bonus"), [("7777777", "natural_sevens", 1500), ("7777722", "mixed_sevens", 1000)]
)
def test_a_canasta_of_sevens_may_bring_more(canasta: str, line: str, bonus: int) -> None:
    """The other canastas keep their 500 and 300."""
    state = book(
        *OUT, f"melds 0: {canasta} QQQQQQQ KKKKK22", "hand 0: 5", "hand 2: 5", sevens_canasta_bonus="1500_1000"
    )  # fmt: skip
    do(state, "discard 8")
    found = lines(state)
    assert found[line] == bonus
    assert (found["natural_canastas"], found["mixed_canastas"]) == (500, 300)
    ordinary = book(*OUT, f"melds 0: {canasta}", "hand 0: 5", "hand 2: 5")
    do(ordinary, "discard 8")
    assert line not in lines(ordinary)


@pytest.mark.rule("D47", "D48")
def test_six_sevens_bring_nothing() -> None:
    state = book(*OUT, "melds 0: 777777", "hand 0: 5", "hand 2: 5", sevens_canasta_bonus="1500_1000")
    do(state, "discard 8")
    assert lines(state) == {"meld_cards": 30, "hand_cards": -10}
