"""Combo: packs, players, draws, the pile: D1 to D9, D55, D60; D-T6, D-T7."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from stolik.games.canasta.classes import BLACK3, CLASS_OF, JOKER, RED3, TWO
from tests.games.canasta.rules.combo import combo, combo_deal
from tests.games.canasta.rules.samba import HANDS, OTHERS, down
from tests.support.positions import do, hand, pile, red_threes, refused, takes


@pytest.mark.rule("D1")
def test_three_packs_with_six_jokers_and_twelve_twos() -> None:
    """D-Q1: the first, untitled part of the text belongs to this game."""
    state = stolik.game("combo").start()
    state.supply([0, 1, 2, 3])
    found = Counter(CLASS_OF[kind] for kind in state.deck())
    assert sum(found.values()) == 162
    assert (found[JOKER], found[TWO], found[RED3], found[BLACK3]) == (6, 12, 6, 6)


@pytest.mark.rule("D2", "D3")
def test_two_against_two_with_fifteen_cards_each() -> None:
    state, _ = combo_deal(f"{HANDS} 8c")
    view = state.view(-1)
    assert (view.sizes, len(view.scores), view.stock_size) == ((15, 15, 15, 15), 2, 101)
    assert [view.rules.side_of[seat] for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("D4")
def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    state = combo("pile 9", "hand 0: 4 5", "stock J Q K ...", *OTHERS)
    do(state, "draw", "discard 4")
    assert (hand(state, 0), pile(state), state.seat) == ("5 J Q", "9 4", 1)


@pytest.mark.rule("D5")
@pytest.mark.parametrize(
    ("melds", "held", "ways"),
    [
        ("KKK", "8c 8d J", {"take 8c 8d"}),
        ("KKK", "8c 2 J", set()),
        ("KKK", "8c Jk J", set()),
        ("KKK 888", "2 J Q", {"take onto 8"}),
        ("5h6h7h", "2 J Q", {"take onto 5h-7h high"}),
    ],
)
def test_with_two_cards_of_the_rank_or_onto_a_meld(melds: str, held: str, ways: set[str]) -> None:
    assert takes(combo("pile 4 5 8h", f"melds 0: {melds}", f"hand 0: {held} 10")) == ways


@pytest.mark.rule("D5", "D14")
def test_the_top_card_onto_six_makes_a_canasta() -> None:
    """D-Q14: and it brings the eleven cards."""
    state = combo("pile 4 5 8h", "melds 0: 888888", "hand 0: J Q 10")
    do(state, "take onto 8")
    assert down(state) == ["8888888"]
    assert state.view(-1).sizes[0] == 3 + 2 + 11


@pytest.mark.rule("D6")
def test_twos_are_jokers() -> None:
    """In a mixed set, in a joker set, and on the pile, which they close."""
    state = combo("turn 0 play drew", "melds 0: KKK", "hand 0: 8 8 2 2 2 Jk 4 5")
    do(state, "lay 882", "lay 22Jk")
    assert down(state) == ["288", "Jk22", "KKK"]
    assert takes(combo("pile 2 8h", "melds 0: 888", "hand 0: 4 5 6")) == set()


@pytest.mark.rule("D7")
def test_a_pile_with_a_joker_asks_for_a_natural_pair() -> None:
    """D-T7: also where a meld of kings lies."""
    lying = ("pile 2 Kh", "melds 0: KKK")
    assert takes(combo(*lying, "hand 0: Kd Jk Jk 5 6")) == set()
    assert takes(combo(*lying, "hand 0: Kd Kd Jk 5 6")) == {"take Kd Kd", "take Kd Kd to K/2"}


@pytest.mark.rule("D7")
def test_a_side_that_has_not_opened_needs_a_pair_and_60_points() -> None:
    """K K K = 30 and Q Q Q = 30."""
    state = combo("pile 4 Kh", "hand 0: Kd Kd Q Q Q 5 6")
    assert takes(state) == {"take Kd Kd"}
    do(state, "take Kd Kd", "lay QQQ")
    assert (pile(state), hand(state, 0)) == ("", "4 5 6")
    found = refused(combo("pile Q Kh", "hand 0: Kd Kd Qc Qc 9 5 6"), "take Kd Kd")
    assert (found.code, found.params) == ("opening_short", {"needs": 60, "reachable": 30})


@pytest.mark.rule("D7")
def test_a_red_three_in_the_pile_does_not_close_it() -> None:
    state = combo("pile 3h 8h", "melds 0: 888", "hand 0: 4 5 6")
    do(state, "take onto 8")
    assert (hand(state, 0), red_threes(state, 0)) == ("4 5 6", 1)


@pytest.mark.rule("D8", "D55")
@pytest.mark.parametrize("top", ["2", "Jk"])
def test_a_joker_on_top_is_not_bought(top: str) -> None:
    """D-T7: not with two jokers, and not onto a joker set on the table."""
    state = combo(f"pile 9 {top}", "melds 0: 222 KKK", "hand 0: Jk Jk 2 2 9 9 5 6")
    assert takes(state) == set()
    assert refused(state, "take 9 9").code == "pile_top_wild"


@pytest.mark.rule("D8")
def test_a_black_three_on_top_is_not_bought() -> None:
    """Not even with two black threes, though they are a set at any time; covered, it does no harm."""
    state = combo("pile 9 3s", "melds 0: KKK", "hand 0: 3c 3c 5 6 9")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == "pile_top_black_three"
    assert takes(combo("pile 3s 9h", "melds 0: 999", "hand 0: 5 6 J")) == {"take onto 9"}


@pytest.mark.rule("D9")
def test_an_upcard_that_is_a_joker_or_a_three_is_covered() -> None:
    assert pile(combo_deal(f"{HANDS} 2c 3s 3h Jkr 8c")[0]) == "2 3 3r Jk 8"


@pytest.mark.rule("D60", "D17")
def test_onto_a_canasta_of_jacks_no_jack_goes() -> None:
    """D-T6: with one J nobody takes, with two a second meld is made."""
    lying = ("pile 4 5 J", "melds 0: JJJJJJJ")
    assert takes(combo(*lying, "hand 0: J 9 8")) == set()
    state = combo(*lying, "hand 0: J J 9 8")
    assert takes(state) == {"take Jc Jc to J/2"}
    do(state, "take J J to J/2")
    assert down(state) == ["JJJ", "JJJJJJJ"]


@pytest.mark.rule("D60")
@pytest.mark.parametrize(
    ("meld", "ways"),
    [
        ("JJJJ", {"take onto J", "take Jc Jc", "take Jc Jc to J/2"}),
        ("JJJJJ", {"take onto J", "take Jc Jc to J/2"}),
        ("JJJJJJ", {"take onto J", "take Jc Jc to J/2"}),
        ("JJJJ22", {"take onto J", "take Jc Jc to J/2"}),
    ],
)
def test_a_pair_and_the_top_card_are_never_split_over_the_cap(meld: str, ways: set[str]) -> None:
    """Four jacks have room for three more; five would be eight."""
    assert takes(combo("pile 4 5 J", f"melds 0: {meld}", "hand 0: J J 9 8")) == ways


@pytest.mark.rule("D60", "D7")
def test_a_closed_pile_goes_to_a_second_meld_where_the_first_has_no_room() -> None:
    assert takes(combo("pile 2 5 J", "melds 0: JJJJJ", "hand 0: J J 9 8")) == {"take Jc Jc to J/2"}
    assert takes(combo("pile 2 5 J", "melds 0: JJJJJ QQQ", "hand 0: J Q 9 8")) == set()


@pytest.mark.rule("D60", "D18")
def test_a_pair_that_fits_neither_of_two_melds_does_not_buy() -> None:
    """Five jacks and three with room for four: the second takes them; five and four without room do not."""
    room = combo("pile 4 5 J", "melds 0: JJJJJ JJJ", "hand 0: J J 9 8")
    assert takes(room) == {"take onto J", "take onto J/2", "take Jc Jc to J/2"}
    none = combo("pile 2 5 J", "melds 0: JJJJ2 JJJ22", "hand 0: J J 9 8")
    assert takes(none) == set(), "five cards each: eight with the pair and the top card"
