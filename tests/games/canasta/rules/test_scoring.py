"""The score of a deal: A61 to A67."""

from __future__ import annotations

import pytest

from tests.support.positions import do, lines, sheet, table

OUT = ("turn 1 play drew", "melds 1: KKKKKKK QQQQQQQ", "hand 1: 9")
"""Seat 1 goes out with `discard 9`: 140 + 1000 + 100."""


@pytest.mark.rule("A61", "A62")
def test_cards_laid_count_plus_and_cards_left_count_minus() -> None:
    """7 7 2 and A A A are 5 + 5 + 20 + 60 = 90; Jk, J and 4 left are 50 + 10 + 5 = 65."""
    state = table(*OUT, "melds 0: 772 AAA", "hand 0: Jk J 4")
    do(state, "discard 9")
    assert lines(state) == {"meld_cards": 90, "hand_cards": -65}
    assert sheet(state).points[0] == 25


@pytest.mark.rule("A62")
def test_the_hands_of_both_partners_count_minus() -> None:
    """A A and K in the one hand, 2 and 4 in the other: 40 + 10 + 20 + 5."""
    state = table(*OUT, "hand 0: A A K", "hand 2: 2 4", "hand 3: 5", players=4)
    do(state, "discard 9")
    assert lines(state, 0) == {"hand_cards": -75}
    assert lines(state, 1)["hand_cards"] == -5


@pytest.mark.rule("A63", "A64")
def test_the_bonuses_of_canastas_and_going_out() -> None:
    """Two natural canastas 2 x 500, a mixed one 300, going out 100."""
    state = table("turn 0 play drew", "melds 0: KKKKKKK QQQQQQQ JJJJJ22 999", "hand 0: 4", "hand 1: 5", "laid 0")
    do(state, "discard 4")
    assert lines(state) == {
        "meld_cards": 70 + 70 + 90 + 30,
        "natural_canastas": 1000,
        "mixed_canastas": 300,
        "going_out": 100,
    }
    assert sheet(state).points == [1660, -5]


@pytest.mark.rule("A63", "A65")
@pytest.mark.parametrize(("reds", "points"), [(1, 100), (2, 200), (3, 300), (4, 800)])
@pytest.mark.parametrize(("down", "sign"), [("777", 1), ("-", -1)])
def test_red_threes_are_100_each_and_800_all_plus_only_with_a_meld(
    reds: int, points: int, down: str, sign: int
) -> None:
    state = table(*OUT, f"melds 0: {down}", "hand 0: 4", f"red 0: {'3 ' * reds}")
    do(state, "discard 9")
    assert [line.points for line in sheet(state).lines[0] if line.code.startswith("red_three")] == [sign * points]


@pytest.mark.rule("A64")
def test_a_natural_canasta_is_worth_more_than_a_mixed_one() -> None:
    """By 200, whatever the cards: 500 against 300."""
    bonus = {}
    for meld in ("7777777", "777772Jk"):
        state = table(*OUT, f"melds 0: {meld}", "hand 0: 4")
        do(state, "discard 9")
        bonus[meld] = sum(points for code, points in lines(state).items() if "canasta" in code)
    assert bonus == {"7777777": 500, "777772Jk": 300}


@pytest.mark.rule("A66")
def test_black_threes_left_cost_5_each() -> None:
    state = table(*OUT, "hand 0: 3 3 3 3")
    do(state, "discard 9")
    assert lines(state) == {"hand_cards": -20}


@pytest.mark.rule("A67")
@pytest.mark.parametrize(("before", "after"), [(1000, 900), (50, -50), (-200, -300)])
def test_a_negative_score_is_added_to_the_total(before: int, after: int) -> None:
    """Two jokers left: -100."""
    state = table(*OUT, f"scores {before} 0", "hand 0: Jk Jk")
    do(state, "discard 9")
    assert sheet(state).points[0] == -100
    assert state.score() == (after, 1240)


@pytest.mark.rule("A62", "A63")
def test_the_side_of_the_player_who_goes_out_alone_has_the_bonus() -> None:
    state = table(*OUT, "hand 0: 4")
    do(state, "discard 9")
    assert "going_out" not in lines(state, 0)
    assert lines(state, 1)["going_out"] == 100
