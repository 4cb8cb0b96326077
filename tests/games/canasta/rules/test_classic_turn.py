"""Classic: the turn (B19, B20, B46)."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.classic_tables import classic
from tests.support.positions import do, hand, is_legal, legal_texts, melds, pile, refused, takes, verdict


@pytest.mark.rule("B19")
def test_a_turn_is_one_card_from_the_stock_then_melds_then_one_discard() -> None:
    state = classic("pile Q", "melds 0: KKK", "laid 0", "hand 0: K 4 7 7 7", "stock 9 10 ...")
    for early in ("add K", "lay 777", "discard 4"):
        assert refused(state, early).code == "take_first"
    do(state, "draw")
    assert (hand(state, 0), pile(state)) == ("4 7 7 7 9 K", "Q")
    assert refused(state, "draw").code == "already_taken"
    do(state, "add K", "lay 777", "discard 4")
    assert (state.seat, hand(state, 0), pile(state)) == (1, "9", "Q 4")
    assert verdict(state, "draw") == "legal"


@pytest.mark.rule("B19")
def test_a_turn_may_begin_with_the_whole_pile_instead() -> None:
    state = classic("pile 4 5 9", "melds 0: KKK", "laid 0", "hand 0: 9 9 J Q", "stock 8 ...")
    stock = state.view(0).stock_size
    do(state, "take 9 9")
    assert (hand(state, 0), pile(state), state.view(0).stock_size) == ("4 5 J Q", "", stock)
    assert refused(state, "draw").code == "already_taken"
    do(state, "discard 4")
    assert (state.seat, pile(state)) == (1, "4")


@pytest.mark.rule("B19")
def test_melding_is_optional_and_the_discard_is_not() -> None:
    state = classic("melds 0: KKK", "laid 0", "hand 0: K 4 7 7 7", "stock 9 ...")
    do(state, "draw")
    assert refused(state, "stop").code == "discard_due"
    do(state, "discard K")
    assert (state.seat, melds(state, 0)) == (1, ["KKK"])


@pytest.mark.rule("B20")
def test_whoever_wants_the_top_discard_takes_the_whole_pile() -> None:
    state = classic("pile 4 5 9", "melds 0: KKKKKKK", "laid 0", "hand 0: 9 9")
    assert takes(state) == {"take 9 9"}
    assert refused(state, "take top 9 9").code == "whole_pile_only"
    do(state, "take 9 9")
    assert hand(state, 0) == "4 5"


@pytest.mark.rule("B46")
def test_after_using_the_top_card_the_rest_comes_to_the_hand_and_may_be_melded() -> None:
    """The fives of the pile make a meld with the 5 of the hand; then a card is discarded."""
    state = classic("pile 5 5 J 9", "melds 0: KKK", "laid 0", "hand 0: 9 9 5 Q")
    do(state, "take 9 9")
    assert (melds(state, 0), hand(state, 0)) == (["999", "KKK"], "5 5 5 J Q")
    assert is_legal(state, "discard Q")
    do(state, "lay 555")
    assert legal_texts(state) == {"discard J", "discard Q"}
