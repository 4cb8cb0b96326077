"""The worked situations of part A about taking the pile: A-T1 to A-T5, A-T10, A-T11, A-T13."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    lines,
    melds,
    minimum,
    pile,
    red_threes,
    refused,
    table,
    takes,
)


@pytest.mark.rule("A33", "A34", "A74")
def test_one_seven_does_not_take_a_pile_with_a_wild_card_in_it() -> None:
    """A-T1."""
    state = table("pile 9 2 7", "melds 0: 777", "hand 0: 7 Jk K 4")
    assert legal_texts(state) == {"draw"}
    for take in ("take onto 7", "take 7 Jk"):
        found = refused(state, take)
        assert (found.code, found.rule, found.params) == ("pile_closed", "A34", {"card": "7", "reason": 2})


@pytest.mark.rule("A27", "A28")
def test_an_open_pile_is_taken_onto_the_meld_of_its_top_card() -> None:
    """A-T2."""
    state = table("pile 9 5 7", "melds 0: 777", "hand 0: Q J 4")
    assert takes(state) == {"take onto 7"}
    do(state, "take onto 7")
    assert (melds(state, 0), hand(state, 0), pile(state)) == (["7777"], "4 5 9 J Q", "")
    assert legal_texts(state) == {"discard 4", "discard 5", "discard 9", "discard J", "discard Q"}


@pytest.mark.rule("A37", "A49")
def test_two_kings_and_a_two_open_with_the_king_of_the_pile() -> None:
    """A-T3: 10 + 10 + 10 + 20 = 50; without the two 30."""
    state = table("pile 6 8 K", "hand 0: K K 2 4 5")
    do(state, "take K K", "add 2 to K")
    assert (melds(state, 0), hand(state, 0)) == (["2KKK"], "4 5 6 8")
    found = refused(table("pile 6 8 K", "hand 0: K K 4 5"), "take K K")
    assert (found.code, found.rule) == ("opening_short", "A47")
    assert found.params == {"needs": 50, "reachable": 30}


@pytest.mark.rule("A22", "A33", "A34")
def test_a_side_without_a_meld_cannot_take_with_a_king_and_a_two() -> None:
    """A-T4: aces worth 60 do not help, for taking is the first step of the turn."""
    state = table("pile K", "hand 0: K 2 A A A")
    assert takes(state) == set()
    assert refused(state, "take K 2").params == {"card": "K", "reason": 1}
    assert refused(state, "lay AAA").code == "take_first"
    assert refused(state, "lay AAA; take K 2").code == "take_first"


@pytest.mark.rule("A37", "A48")
def test_a_buried_king_does_not_count_for_the_opening() -> None:
    """A-T5: at 1600 the minimum is 90; A A A make 60, A A A Jk make 110, and then K K K needs no minimum."""
    scores = "scores 1600 0"
    found = refused(table(scores, "pile K 4 A", "hand 0: A A K K 5"), "take A A")
    assert (found.code, found.params) == ("opening_short", {"needs": 90, "reachable": 60})

    state = table(scores, "pile K 4 A", "hand 0: A A K K 5 Jk")
    assert minimum(state) == 90
    do(state, "take A A")
    assert hand(state, 0) == "Jk 5 K K"
    do(state, "add Jk to A", "lay KKK")
    assert (melds(state, 0), hand(state, 0)) == (["KKK", "JkAAA"], "4 5")


@pytest.mark.rule("A15", "A20", "A25")
def test_a_red_three_before_the_last_card_does_not_end_the_deal() -> None:
    """A-T10: 3♥ is set aside, the Q replaces it, no second card exists: the turn goes on."""
    state = table("stock 3h Q", "hand 0: 4 5", "pile 9", "hand 1: ...")
    assert codes(do(state, "draw")) == ["red_three_laid", "drew"]
    assert hand(state, 0) == "4 5 Q"
    assert legal_texts(state) == {"discard 4", "discard 5", "discard Q"}
    assert state.view(0).stock_size == 0


@pytest.mark.rule("A18", "A32", "A37")
def test_a_red_three_turned_up_goes_with_the_pile_and_is_not_replaced() -> None:
    """A-T11: 8 8 8 and A A 2 make 30 + 60 = 90 of 50; 3♦ counts 100 for a side with melds."""
    state = table("pile 3d", "hand 0: 8 4 J", "hand 1: 8 8 A A 2 5 6", "stock 9 10 ...")
    assert legal_texts(state) == {"draw"}
    do(state, "draw", "discard 8")
    stock = state.view(1).stock_size
    do(state, "take 8 8", "lay AA2")
    assert (melds(state, 1), red_threes(state, 1), pile(state)) == (["888", "2AA"], 1, "")
    assert hand(state, 1) == "5 6", "three cards of the opening came from the hand, none from the stock"
    assert state.view(1).stock_size == stock


@pytest.mark.rule("A65")
def test_the_red_three_of_a_taken_pile_counts_100_at_the_end() -> None:
    """A-T11, played out: the stock is empty and seat 0 cannot take the 5."""
    state = table("pile 3d", "hand 0: 8 4 J", "hand 1: 8 8 A A 2 5 6 ...", "red 0: 3 3 3", "stock 9 10")
    do(state, "draw", "discard 8", "take 8 8; lay AA2", "discard 5")
    assert lines(state, 1)["red_threes"] == 100


@pytest.mark.rule("A31", "A44", "A45")
def test_a_black_three_is_taken_for_the_last_meld() -> None:
    """A-T13: 3♠ 3♠ 3♣, then the Q is the discard."""
    down = "melds 0: KKKKKKK 9999999"
    state = table(down, "hand 0: 3c 3s Q", "pile 3s")
    do(state, "take 3 3")
    assert "333" in melds(state, 0)
    events = do(state, "discard Q")
    assert "went_out" in codes(events)
    assert lines(state)["meld_cards"] == 15 + 70 + 70

    longer = table(down, "hand 0: 3c 3s Q", "pile 6 3s")
    found = refused(longer, "take 3 3")
    assert (found.code, found.rule) == ("black_three_take_not_last", "A45")
    assert not is_legal(table(down, "hand 0: 3c Q", "pile 3s"), "take 3 3")
