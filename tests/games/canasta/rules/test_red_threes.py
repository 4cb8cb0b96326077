"""Red threes wherever they appear: A15 to A21, A32, A65, A75, A81."""

from __future__ import annotations

import pytest

import stolik
from tests.support.positions import (
    codes,
    dealt,
    do,
    hand,
    is_legal,
    legal_texts,
    lines,
    red_threes,
    refused,
    sheet,
    table,
    takes,
)


@pytest.mark.rule("A15")
def test_a_drawn_red_three_is_set_aside_and_replaced() -> None:
    state = table("pile 9", "hand 0: 4 5", "stock 3h J Q K", "hand 1: ...")
    do(state, "draw")
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 J Q", 1, 1)


@pytest.mark.rule("A16")
def test_a_replacement_that_is_a_red_three_is_replaced_too() -> None:
    state = table("pile 9", "hand 0: 4 5", "stock J 3h 3d 3h Q K", "hand 1: ...")
    assert codes(do(state, "draw")) == ["red_three_laid"] * 3 + ["drew"]
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 J Q", 3, 1)


@pytest.mark.rule("A17")
def test_a_dealt_red_three_is_replaced_before_the_first_turn() -> None:
    cards = [f"{rank}{suit}" for rank in ("4", "5", "6", "7", "8", "9", "10", "J") for suit in "cdhs"]
    state, _ = dealt("3d " + " ".join(cards[:29]) + " Kc Ac")
    assert (len(state.view(1).cards), red_threes(state, 1)) == (15, 1)
    assert hand(state, 1).endswith("A")


@pytest.mark.rule("A18")
def test_a_red_three_in_a_taken_pile_is_not_replaced() -> None:
    state = table("pile 5 3d 3h 9", "melds 0: KKK", "hand 0: 9 9 4 6")
    stock = state.view(0).stock_size
    events = do(state, "take 9 9")
    assert codes(events) == ["took", "laid", "red_three_laid", "red_three_laid", "lifted"]
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 6", 2, stock)


@pytest.mark.rule("A19", "A52")
def test_a_red_three_cannot_be_discarded() -> None:
    state = table("turn 0 play drew", "hand 0: 3 4 5")
    for text in ("discard 3h", "discard 3d"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("red_three_never", "A19")
    assert is_legal(state, "discard 3")


@pytest.mark.rule("A20", "A21")
def test_a_red_three_as_the_last_card_ends_the_deal_at_once() -> None:
    """The J drawn before it counts minus with the rest of the hand: 5 + 20 + 10; nothing was laid or discarded."""
    state = table("pile 9", "hand 0: 4 A", "stock J 3h", "hand 1: ...")
    events = do(state, "draw")
    assert codes(events) == ["red_three_laid", "drew", "deal_ended_red_three"]
    assert state.need is stolik.Need.DECK
    assert lines(state)["hand_cards"] == -35
    assert sheet(state).reason == "red_three"


@pytest.mark.rule("A20")
def test_a_red_three_drawn_for_another_as_the_last_card_ends_the_deal_too() -> None:
    state = table("pile 9", "hand 0: 4 A", "stock 3d 3h", "hand 1: ...")
    do(state, "draw")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "red_three")


@pytest.mark.rule("A32")
@pytest.mark.parametrize("red", ["3h", "3d"])
def test_a_red_three_on_top_cannot_be_taken(red: str) -> None:
    state = table(f"pile K {red}", "melds 0: KKK QQQQQQQ", "hand 0: 3 3 K K")
    assert takes(state) == set()
    found = refused(state, "take 3 3")
    assert (found.code, found.rule) == ("pile_top_red_three", "A32")


@pytest.mark.rule("A65", "A75")
@pytest.mark.parametrize(("down", "points"), [("KKK", 100), ("-", -100)])
def test_a_red_three_that_ends_the_deal_counts_for_its_drawer(down: str, points: int) -> None:
    state = table("pile 9", f"melds 0: {down}", "hand 0: 4 5", "red 1: 3 3 3", "stock J 3h", "hand 1: ...")
    do(state, "draw")
    assert lines(state, 0)["red_threes"] == points


@pytest.mark.rule("A81")
def test_red_threes_lie_beside_the_melds_of_the_pair() -> None:
    state = table("turn 2 take", "pile 9", "stock 3h J Q K ...", players=4)
    assert (red_threes(state, 0), red_threes(state, 1)) == (0, 0)
    do(state, "draw")
    assert (red_threes(state, 0), red_threes(state, 1)) == (1, 0)
    assert [len(state.view(seat).red_threes(0)) for seat in range(4)] == [1] * 4, "everybody sees them"


@pytest.mark.rule("A21")
def test_where_the_turn_goes_on_a_single_card_is_kept_and_the_deal_ends() -> None:
    """The draw brought only 3♥; throwing the 9 away would be no right to go out."""
    state = table("pile 4", "melds 0: 999", "hand 0: 9", "stock 3h", "hand 1: ...", last_red3="turn_continues")
    assert codes(do(state, "draw"))[-2:] == ["turn_skipped", "deal_ended_red_three"]
    assert lines(state)["hand_cards"] == -10


@pytest.mark.rule("A21", "A53")
def test_where_the_turn_goes_on_a_single_card_may_go_out() -> None:
    down = "melds 0: KKKKKKK QQQQQQQ"
    state = table("pile 4", down, "hand 0: 9", "stock 3h", "hand 1: ...", last_red3="turn_continues")
    do(state, "draw")
    assert legal_texts(state) == {"discard 9"}
    assert "went_out" in codes(do(state, "discard 9"))


@pytest.mark.rule("A21", "A26")
def test_where_no_discard_is_due_the_player_lays_and_stops() -> None:
    """The nines count 40, the 4 left counts minus 5; laying every card would be going out."""
    lines_of = ("pile 4", "melds 0: 999", "stock 3h", "hand 1: ...", "red 1: 3 3 3")
    state = table(*lines_of, "hand 0: 9 4", last_red3="meld_no_discard")
    do(state, "draw", "add 9")
    assert legal_texts(state) == {"stop"}
    do(state, "stop")
    assert lines(state) == {"meld_cards": 40, "red_threes": 100, "hand_cards": -5}

    out = table(*lines_of[2:], "melds 0: KKKKKKK QQQQQQQ", "hand 0: K", last_red3="meld_no_discard")
    assert "went_out" in codes(do(out, "draw", "add K"))
