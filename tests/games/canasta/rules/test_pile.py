"""Taking the pile: A27 to A32, A35, A36."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from tests.support.positions import do, hand, melds, pile, refused, table, takes


@pytest.mark.rule("A27")
def test_the_pile_is_taken_whole_and_its_top_card_is_used() -> None:
    state = table("pile 4 Q 9", "melds 0: KKK", "hand 0: 9 9 5 Q Q")
    assert takes(state) == {"take 9 9"}
    found = refused(state, "take Q Q")
    assert (found.code, found.rule, found.params) == ("not_top_card", "A27", {"card": "9"})
    found = refused(state, "take top 9 9")
    assert (found.code, found.rule) == ("whole_pile_only", "A27")
    do(state, "take 9 9")
    assert (pile(state), melds(state, 0), hand(state, 0)) == ("", ["999", "KKK"], "4 5 Q Q Q")


@pytest.mark.rule("A27")
def test_an_empty_pile_cannot_be_taken() -> None:
    found = refused(table("melds 0: KKK", "hand 0: 9 9 5"), "take 9 9")
    assert (found.code, found.rule) == ("pile_empty", "A27")


@pytest.mark.rule("A28")
def test_the_top_card_goes_onto_a_meld_or_into_a_new_one_with_two_cards() -> None:
    lines = ("pile 4 9", "hand 0: 9 9 5 6")
    assert takes(table("melds 0: KKK", *lines)) == {"take 9 9"}
    assert takes(table("melds 0: 999", *lines)) == {"take 9 9", "take onto 9"}
    none = table("melds 0: KKK", "pile 4 9", "hand 0: 9 5 6")
    assert takes(none) == set()
    found = refused(none, "take onto 9")
    assert (found.code, found.rule) == ("no_such_meld", "A28")
    assert takes(table("melds 1: 999", "melds 0: KKK", "pile 4 9", "hand 0: 9 5 6")) == set()


@pytest.mark.rule("A29")
def test_an_open_pile_is_taken_with_a_natural_and_a_wild_card_but_not_with_two_wilds() -> None:
    state = table("pile 4 9", "melds 0: KKK", "hand 0: 9 2 Jk 5 6")
    assert takes(state) == {"take 9 2", "take 9 Jk"}
    found = refused(state, "take 2 Jk")
    assert (found.code, found.rule) == ("meld_needs_naturals", "A38")
    do(state, "take 9 Jk")
    assert melds(state, 0) == ["Jk99", "KKK"]


@pytest.mark.rule("A29", "A38")
def test_a_wild_card_that_the_meld_cannot_bear_does_not_take() -> None:
    """Three wild cards lie in the meld of nines already."""
    state = table("pile 4 9", "melds 0: 999222", "hand 0: 9 Jk 5 6")
    assert takes(state) == {"take onto 9"}
    assert refused(state, "take 9 Jk").params == {"most": 3}


@pytest.mark.rule("A30")
@pytest.mark.parametrize("wild", ["2", "Jk"])
def test_a_wild_card_on_top_cannot_be_taken(wild: str) -> None:
    state = table(f"pile 4 {wild}", "melds 0: KKK", "hand 0: 2 2 Jk Jk K K")
    assert takes(state) == set()
    found = refused(state, "take K K")
    assert (found.code, found.rule) == ("pile_top_wild", "A30")


@pytest.mark.rule("A31")
def test_a_black_three_on_top_blocks_whoever_does_not_go_out_with_it() -> None:
    state = table("pile 4 3", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 5 6 7")
    assert takes(state) == set()
    assert refused(state, "take 3 3").rule == "A45"
    off = table(
        "pile 3", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 5", black3_take_for_last_meld=False
    )  # fmt: skip
    found = refused(off, "take 3 3")
    assert (found.code, found.rule) == ("pile_top_black_three", "A31")


@pytest.mark.rule("A35")
def test_a_wild_card_under_other_cards_stays_visible() -> None:
    state = table("pile 4 Jkr 9", "hand 0: 5 6")
    for seat in (-1, 0, 1):
        assert cards_text(state.view(seat).pile).split()[1] == "Jkr"
    assert state.view(0).closed == 2


@pytest.mark.rule("A33", "A36")
@pytest.mark.parametrize("closing", ["2", "Jk", "3h"])
def test_the_pile_after_a_frozen_one_is_open_again(closing: str) -> None:
    state = table(f"pile {closing} 9", "melds 0: KKK", "hand 0: 9 9 J 6", "melds 1: JJJ", "hand 1: 4 5")
    do(state, "take 9 9", "discard J")
    assert takes(state) == {"take onto J"}


@pytest.mark.rule("A36")
def test_the_pile_after_a_frozen_one_is_closed_for_a_side_without_a_meld() -> None:
    state = table("pile 2 9", "melds 0: KKK", "hand 0: 9 9 J 6", "hand 1: J 2 A A A 5")
    do(state, "take 9 9", "discard J")
    assert takes(state) == set()
    assert refused(state, "take J 2").params == {"card": "J", "reason": 1}
