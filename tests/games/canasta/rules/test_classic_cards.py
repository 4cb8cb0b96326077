"""Classic: values, wild cards and red threes (B12, B13, B15 to B18)."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.classic_tables import PLAYING, classic
from tests.support.positions import codes, do, hand, is_legal, lines, melds, red_threes, refused

OUT = ("turn 1 play drew", "melds 1: 4444444", "laid 1", "hand 1: 9", "hand 3: 5")
"""Seat 1 goes out with `discard 9`; seat 3 keeps a 5."""

VALUES = {"Jk": 50, "2": 20, "A": 20} | dict.fromkeys(("K", "Q", "J", "10", "9", "8"), 10)
VALUES |= dict.fromkeys(("7", "6", "5", "4", "3"), 5)


@pytest.mark.rule("B12")
@pytest.mark.parametrize("card", VALUES)
def test_every_card_left_in_a_hand_has_its_value(card: str) -> None:
    state = classic(*OUT, f"hand 0: {card}", "hand 2: K")
    do(state, "discard 9")
    assert lines(state) == {"hand_cards": -VALUES[card] - 10}


NATURALS = [card for card in VALUES if card not in ("Jk", "2", "3", "4")]


@pytest.mark.rule("B12")
@pytest.mark.parametrize("card", NATURALS)
def test_every_card_of_a_meld_has_its_value(card: str) -> None:
    """Two of a rank with a two, or with a joker."""
    for wild in ("2", "Jk"):
        state = classic(*OUT, f"melds 0: {card}{card}{wild}", "hand 0: 4", "hand 2: K")
        do(state, "discard 9")
        assert lines(state)["meld_cards"] == 2 * VALUES[card] + VALUES[wild]


@pytest.mark.rule("B13")
@pytest.mark.parametrize("wild", ["2", "Jk"])
def test_jokers_and_twos_are_wild(wild: str) -> None:
    state = classic(PLAYING, "melds 0: KKK", f"hand 0: 7 7 {wild} {wild} 4 5")
    do(state, f"lay 77{wild}", f"add {wild} to K")
    assert melds(state, 0) == [f"{wild}77", f"{wild}KKK"]


@pytest.mark.rule("B15")
def test_a_drawn_red_three_is_laid_face_up_and_replaced() -> None:
    state = classic("pile 9", "hand 0: 4 5", "stock 3h J Q K ...")
    stock = state.view(0).stock_size
    assert codes(do(state, "draw")) == ["red_three_laid", "drew"]
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 J", 1, stock - 2)


@pytest.mark.rule("B15")
def test_a_red_three_drawn_for_another_is_replaced_too() -> None:
    state = classic("pile 9", "hand 0: 4 5", "stock 3h 3d 3h Q K ...")
    assert codes(do(state, "draw")) == ["red_three_laid"] * 3 + ["drew"]
    assert (hand(state, 0), red_threes(state, 0)) == ("4 5 Q", 3)


@pytest.mark.rule("B16")
def test_a_red_three_of_a_taken_pile_is_laid_face_up_and_not_replaced() -> None:
    state = classic("pile 3d 8 9", "melds 0: KKK", "laid 0", "hand 0: 9 9 4 6")
    stock = state.view(0).stock_size
    events = do(state, "take 9 9")
    assert codes(events) == ["took", "laid", "red_three_laid", "lifted"]
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 6 8", 1, stock)


@pytest.mark.rule("B17")
@pytest.mark.parametrize(("reds", "points"), [(1, 100), (2, 200), (3, 300), (4, 800)])
def test_each_red_three_is_100_and_all_four_are_200_each(reds: int, points: int) -> None:
    state = classic(*OUT, "melds 0: 777", "hand 0: 4", "hand 2: K", f"red 0: {'3 ' * reds}")
    do(state, "discard 9")
    assert {code: value for code, value in lines(state).items() if code.startswith("red_three")} == {
        "red_three_set" if reds == 4 else "red_threes": points
    }


@pytest.mark.rule("B18")
@pytest.mark.parametrize(("reds", "points"), [(1, 100), (2, 200), (3, 300), (4, 800)])
def test_red_threes_of_a_side_without_a_meld_are_subtracted(reds: int, points: int) -> None:
    """A meld of the partner is one of the team; a canasta is not needed."""
    for down, sign in (("-", -1), ("777", 1)):
        state = classic(*OUT, f"melds 0: {down}", "hand 0: 4", "hand 2: K", f"red 0: {'3 ' * reds}")
        do(state, "discard 9")
        assert [value for code, value in lines(state).items() if code.startswith("red_three")] == [sign * points]


@pytest.mark.rule("B12", "B16")
def test_a_red_three_is_never_melded_or_discarded() -> None:
    state = classic(PLAYING, "melds 0: KKKKKKK", "hand 0: 3 3 3 4")
    for text in ("lay 333h", "discard 3h", "discard 3d"):
        assert refused(state, text).code == "red_three_never"
    assert is_legal(state, "discard 3")
