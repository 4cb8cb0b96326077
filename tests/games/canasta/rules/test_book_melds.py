"""The preset book: melds and canastas: P2, P8, P10, and options about the size of melds."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import do, hand, is_legal, lines, melds, refused, takes

REST = ("hand 1: 4", "hand 2: 5", "hand 3: 6")


@pytest.mark.rule("P2")
def test_two_fives_carry_two_wild_cards() -> None:
    """P-T7: 5 + 5 + 20 + 50 = 80 of 50, but not of 90."""
    state = book(PLAYING, "hand 0: 5 5 2 Jk 9 9 4")
    do(state, "open 552Jk")
    assert melds(state, 0) == ["Jk255"]
    found = refused(book(PLAYING, "scores 1500 0", "hand 0: 5 5 2 Jk 9 J 4"), "open 552Jk")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 90, "made": 80})


@pytest.mark.rule("P2")
def test_two_fives_carry_no_third_wild_card() -> None:
    """P-T7."""
    found = refused(book(PLAYING, "hand 0: 5 5 2 2 Jk 9 9 4"), "open 5522Jk")
    assert (found.code, found.rule, found.params) == ("too_many_wild", "A38", {"most": 2})


@pytest.mark.rule("P2")
def test_four_eights_with_three_wild_cards_are_a_mixed_canasta() -> None:
    """P-T7: 40 + 40 + 50 = 130 and 300."""
    state = book(PLAYING, "hand 0: 8 8 8 8 2 2 Jk 9", *REST)
    do(state, "open 888822Jk", "discard 9")
    found = lines(state)
    assert (found["meld_cards"], found["mixed_canastas"]) == (130, 300)


@pytest.mark.rule("P2")
def test_three_wild_cards_are_the_most() -> None:
    state = book(PLAYING, "melds 0: KKKK22Jk", "hand 0: 2 4 5")
    assert refused(state, "add 2 to K").params == {"most": 3}


@pytest.mark.rule("P2", "P8")
def test_nines_of_the_hand_join_a_finished_canasta_of_nines() -> None:
    """P-T1, with two wild cards in the canasta, for two packs have eight nines: nine cards, 70 + 40, one bonus."""
    state = book("pile 4 J", "melds 0: 9999922", "hand 0: 9 9 5", "stock K ...", *REST)
    do(state, "draw", "add 9", "add 9")
    assert (melds(state, 0), hand(state, 0)) == (["229999999"], "5 K")
    do(state, "discard K")
    ended = book(PLAYING, "melds 0: 999999922", "hand 0: K", *REST)
    do(ended, "discard K")
    assert (lines(ended)["meld_cards"], lines(ended)["mixed_canastas"]) == (70 + 40, 300)


@pytest.mark.rule("P8")
@pytest.mark.parametrize(("down", "held"), [("9999999", "5 2"), ("9999922", "9 9"), ("9999922", "9 2")])
def test_the_pile_is_not_taken_for_a_rank_of_a_finished_canasta(down: str, held: str) -> None:
    """P-T1: not with the pair, not with a wild card, not with the top card alone."""
    state = book("pile 4 J 9", f"melds 0: {down} 888", f"hand 0: {held} K K")
    assert takes(state) == set()
    ways = ["take onto 9"] + [f"take {held}"] * held.startswith("9")
    for way in ways:
        found = refused(state, way)
        assert (found.code, found.rule) == ("finished_canasta", "P8")
    six = book("pile 4 J 9", "melds 0: 999922 888", f"hand 0: {held} K K")
    assert is_legal(six, "take onto 9"), "six cards are no canasta yet"


@pytest.mark.rule("P8")
def test_where_it_is_agreed_the_pile_goes_onto_a_finished_canasta() -> None:
    state = book("pile 4 J 9", "melds 0: 9999922", "hand 0: 9 9 5", take_onto_finished_canasta=True)
    assert takes(state) == {"take 9 9", "take onto 9"}
    do(state, "take 9 9")
    assert melds(state, 0) == ["2299999999"]


@pytest.mark.rule("P8", "B44")
def test_a_pair_and_the_top_card_may_reach_beyond_seven() -> None:
    """Six kings are no finished canasta: the pair and the top king make eight or, with a two among them, nine."""
    state = book("pile 4 K", "melds 0: KKKKK2", "hand 0: K K 5")
    do(state, "take K K")
    assert melds(state, 0) == ["2KKKKKKKK"]


# Options: melds of exactly seven cards, no wild card onto a finished canasta, no take with a wild card


CAPPED = {"canasta_cap": 7}


@pytest.mark.rule("D17")
def test_with_a_cap_nothing_is_added_to_a_canasta() -> None:
    state = book(PLAYING, "melds 0: KKKKKKK QQQQQQ2", "hand 0: K Q 2 5 6", **CAPPED)
    for text in ("add K", "add Q", "add 2 to K", "add 2 to Q"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("meld_full", "D17")


@pytest.mark.rule("D17")
def test_with_a_cap_eight_cards_are_no_meld() -> None:
    state = book(PLAYING, "melds 0: 999", "hand 0: K K K K K K K K 5 6", **CAPPED)
    assert refused(state, "lay KKKKKKKK").code == "meld_full"
    do(state, "lay KKKKKKK")
    assert melds(state, 0) == ["999", "KKKKKKK"]


@pytest.mark.rule("D17", "D60")
def test_with_a_cap_a_pair_and_the_top_card_must_find_room() -> None:
    """Five kings have room for two cards: the top king goes onto them alone, or with a wild card."""
    state = book("pile 4 K", "melds 0: KKKKK", "hand 0: K K 2 5", **CAPPED)
    assert takes(state) == {"take onto K"}
    assert refused(state, "take K K").code == "meld_full"
    assert refused(state, "take K 2").code == "meld_full"
    four = book("pile 4 K", "melds 0: KKKK", "hand 0: K K 2 5", **CAPPED)
    assert takes(four) == {"take onto K", "take K K", "take K 2"}
    frozen = book("pile 2 K", "melds 0: KKKKK", "hand 0: K K 2 5", **CAPPED)
    assert takes(frozen) == set(), "a frozen pile needs the pair, and five kings have no room for three cards"


@pytest.mark.rule("D17")
def test_with_a_cap_a_full_canasta_takes_no_card_of_the_pile() -> None:
    state = book(
        "pile 4 K", "melds 0: KKKKKKK", "hand 0: 5 6", take_onto_finished_canasta=True, **CAPPED
    )  # fmt: skip
    assert takes(state) == set()


@pytest.mark.rule("C20")
def test_a_wild_card_may_be_kept_off_a_finished_canasta() -> None:
    """Naturals of the hand still join it, and a canasta may be made with a wild card."""
    state = book(PLAYING, "melds 0: KKKKKKK 555555", "hand 0: 2 2 K 6 7", wild_onto_finished_canasta=False)
    found = refused(state, "add 2 to K")
    assert (found.code, found.rule) == ("wild_onto_finished", "C20")
    do(state, "add K", "add 2 to 5")
    assert melds(state, 0) == ["2555555", "KKKKKKKK"]
    assert refused(state, "add 2 to 5").code == "wild_onto_finished"


@pytest.mark.rule("C20")
def test_no_pile_goes_with_a_wild_card_onto_a_finished_canasta() -> None:
    options = {"wild_onto_finished_canasta": False, "take_onto_finished_canasta": True}
    state = book("pile 4 9", "melds 0: 9999922", "hand 0: 9 2 5", **options)
    assert takes(state) == {"take onto 9"}
    assert refused(state, "take 9 2").code == "wild_onto_finished"


@pytest.mark.rule("P5")
def test_taking_with_a_wild_card_may_be_left_out() -> None:
    state = book("pile 4 9", "melds 0: KKK", "hand 0: 9 2 6", take_with_wild=False)
    assert takes(state) == set()
    found = refused(state, "take 9 2")
    assert (found.code, found.rule) == ("no_take_with_wild", "A29")
    pair = book("pile 4 9", "melds 0: KKK", "hand 0: 9 9 2 6", take_with_wild=False)
    assert takes(pair) == {"take 9 9"}
