"""The preset book: taking the pile: P4 to P8, and the options about it."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.book import PLAYING, book, hands_of
from tests.support.positions import codes, dealt, do, hand, is_legal, melds, pile, red_threes, refused, takes


@pytest.mark.rule("P4")
def test_a_side_that_has_not_opened_needs_a_pair_and_the_minimum() -> None:
    """9 9 9 2 = 50 with the top card; without the 2 only 30, whatever lies under it."""
    state = book("pile 4 2 9", "hand 0: 9 9 2 5 6")
    assert takes(state) == {"take 9 9"}
    do(state, "take 9 9")
    assert pile(state) == "4 2", "the rest waits for the minimum"
    do(state, "add 2 to 9")
    assert (pile(state), hand(state, 0)) == ("", "2 4 5 6")
    short = refused(book("pile 4 2 9", "hand 0: 9 9 5 6"), "take 9 9")
    assert (short.code, short.params) == ("opening_short", {"needs": 50, "reachable": 30})
    assert refused(book("pile 4 9", "hand 0: 9 2 A A A"), "take 9 2").params == {"card": "9", "reason": 1}


@pytest.mark.rule("P4")
@pytest.mark.parametrize("joker", ["2", "Jk"])
def test_a_joker_in_the_pile_asks_for_a_pair(joker: str) -> None:
    """In the book a two is a joker."""
    one = book(f"pile {joker} 9", "melds 0: 999", "hand 0: 9 2 6")
    assert takes(one) == set()
    assert refused(one, "take onto 9").params == {"card": "9", "reason": 2}
    pair = book(f"pile {joker} 9", "melds 0: 999", "hand 0: 9 9 6")
    assert takes(pair) == {"take 9 9"}
    assert refused(pair, "take onto 9").code == "pair_must_be_laid"


@pytest.mark.rule("P4", "P12")
def test_a_covered_red_three_does_not_close_the_pile() -> None:
    """P-T6: 3♦ turned up, covered by an 8, then a 10 is discarded; the 3♦ is laid out without replacement."""
    state, _ = dealt(f"{hands_of(44)} 3d 8c", preset="book")
    assert pile(state) == "3r 8"
    state = book("pile 3d 8 10", "melds 0: 101010", "hand 0: 4 5")
    assert takes(state) == {"take onto 10"}
    stock = state.view(0).stock_size
    events = do(state, "take onto 10")
    assert codes(events) == ["took", "added", "red_three_laid", "lifted"]
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("4 5 8", 1, stock)


@pytest.mark.rule("P5")
def test_an_open_pile_is_taken_in_three_ways() -> None:
    state = book("pile 4 9", "melds 0: 999", "hand 0: 9 9 2 Jk 5")
    assert takes(state) == {"take 9 9", "take 9 2", "take 9 Jk", "take onto 9"}
    new = book("pile 4 9", "melds 0: KKK", "hand 0: 9 9 2 5")
    assert takes(new) == {"take 9 9", "take 9 2"}
    two_wilds = book("pile 4 9", "melds 0: KKK", "hand 0: 2 Jk 5 6")
    assert takes(two_wilds) == set()


@pytest.mark.rule("P6")
def test_a_black_three_on_top_blocks_the_pile_for_everyone() -> None:
    """Even for a player who holds two more and could go out with them."""
    state = book("pile 4 3", "melds 0: KKKKKKK 444", "hand 0: 3 3 5")
    assert takes(state) == set()
    found = refused(state, "take 3 3")
    assert (found.code, found.rule) == ("pile_top_black_three", "A31")


@pytest.mark.rule("P6")
def test_a_covered_black_three_does_not_close_the_pile() -> None:
    """P-T2: 3♠ under a 10, taken onto 10 10 10 without a ten in the hand."""
    state = book("pile 3s 10", "melds 0: 101010", "hand 0: 4 5")
    assert takes(state) == {"take onto 10"}
    do(state, "take onto 10")
    assert hand(state, 0) == "3 4 5"


@pytest.mark.rule("B40", "B68")
def test_where_black_threes_freeze_a_covered_one_asks_for_a_pair() -> None:
    """P-T2, the other way: reason 5 is a black three in the pile, until it is taken."""
    state = book("pile 3s 10", "melds 0: 101010", "hand 0: 10 2 5", black3_freezes=True)
    assert takes(state) == set()
    for way in ("take onto 10", "take 10 2"):
        found = refused(state, way)
        assert (found.code, found.params) == ("pile_closed", {"card": "10", "reason": 5})
    pair = book("pile 3s 10", "melds 0: 101010", "hand 0: 10 10 5 5", black3_freezes=True)
    assert pair.view(0).closed == 5
    do(pair, "take 10 10", "discard 5")
    assert pair.view(1).closed == 1, "the next pile is closed only for a side that has not opened"


@pytest.mark.rule("B38", "P4")
def test_the_pile_may_be_no_way_to_open() -> None:
    """With `pile_for_opening = not_allowed` the side opens after a draw; from the next turn on it may take."""
    state = book("pile 4 9", "hand 0: 9 9 A A A 5", "stock Q ...", pile_for_opening="not_allowed")
    assert takes(state) == set()
    found = refused(state, "take 9 9")
    assert (found.code, found.rule) == ("pile_not_for_opening", "A37")
    do(state, "draw", "lay AAA")
    assert melds(state, 0) == ["AAA"]
    opened = book("pile 4 9", "melds 0: AAA", "laid 2", "hand 0: 9 9 5 6", pile_for_opening="not_allowed")
    assert takes(opened) == {"take 9 9"}, "the partner opened for both"


@pytest.mark.rule("P9")
def test_a_hand_of_one_card_does_not_buy_a_pile_of_one_card() -> None:
    state = book("pile 9", "melds 0: 999 KKKKKKK", "hand 0: 9")
    assert takes(state) == set()
    found = refused(state, "take onto 9")
    assert (found.code, found.rule) == ("one_card_take", "A27")
    assert is_legal(book("pile 4 9", "melds 0: 999 KKKKKKK", "hand 0: 9"), "take onto 9")


@pytest.mark.rule("P4", "P9")
def test_a_pile_bought_for_the_opening_leaves_a_card() -> None:
    """9 9 9 2 are the whole hand and the top card; of the 4 and the 8 under it one is kept."""
    state = book("pile 4 8 9", "hand 0: 9 9 2")
    do(state, "take 9 9; add 2 to 9", "discard 4")
    assert hand(state, 0) == "8"
    assert not is_legal(book("pile 8 9", "hand 0: 9 9 2"), "take 9 9"), "the 8 would be the only card, and discarded"


@pytest.mark.rule("P4")
def test_cards_laid_before_do_not_make_a_take_of_the_opening() -> None:
    """Taking is the first step of a turn."""
    state = book(PLAYING, "pile 4 9", "hand 0: 9 9 A A A 5")
    do(state, "lay AAA")
    assert refused(state, "take 9 9").code == "already_taken"
