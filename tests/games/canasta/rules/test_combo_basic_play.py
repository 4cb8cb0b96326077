"""Combo-basic: deal, draws, pile, melds: E1 to E7, E13 to E15, E18; E-T1 to E-T4."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from stolik.games.canasta.classes import CLASS_OF, JOKER, RED3
from tests.games.canasta.rules.combo import basic
from tests.games.canasta.rules.samba import HANDS, OTHERS, PLAYING, down, made, wide_deal
from tests.support.positions import do, hand, legal_texts, pile, red_threes, refused, takes, verdict


@pytest.mark.rule("E1")
def test_three_packs_with_jokers() -> None:
    state = stolik.game("combo-basic").start()
    state.supply([0, 1, 2, 3])
    found = Counter(CLASS_OF[kind] for kind in state.deck())
    assert (sum(found.values()), found[JOKER], found[RED3]) == (162, 6, 6)


@pytest.mark.rule("E2")
def test_fifteen_cards_each_two_against_two() -> None:
    state, _ = wide_deal("combo-basic", f"{HANDS} 8c")
    assert (state.view(-1).sizes, len(state.view(-1).scores)) == ((15, 15, 15, 15), 2)


@pytest.mark.rule("E3")
def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    state = basic("pile 9", "hand 0: 4 5", "stock J Q K ...", *OTHERS)
    do(state, "draw", "discard 4")
    assert (hand(state, 0), pile(state), state.seat) == ("5 J Q", "9 4", 1)


@pytest.mark.rule("E4", "E5")
@pytest.mark.parametrize(("held", "ways"), [("Q Jk 4", set()), ("Q 2 4", set()), ("Q Q 4 5", {"take Q Q"})])
def test_one_card_and_a_joker_do_not_buy_and_two_cards_do(held: str, ways: set[str]) -> None:
    """E-T1, E-Q3: the two cards are naturals of the top rank."""
    state = basic("pile 5 Q", "melds 0: KKK", f"hand 0: {held} 9")
    assert takes(state) == ways
    if not ways:
        assert refused(state, "take Q " + held.split()[1]).code == "no_take_with_wild"


@pytest.mark.rule("E5")
def test_the_top_card_goes_onto_an_unfinished_meld() -> None:
    """E-T2: from a pile without jokers; with a two in it Q Q is needed."""
    assert takes(basic("pile 5 Q", "melds 0: QQQ", "hand 0: 4 9 6")) == {"take onto Q"}
    assert takes(basic("pile 2 Q", "melds 0: QQQ", "hand 0: 4 9 6")) == set()
    assert takes(basic("pile 2 Q", "melds 0: QQQ", "hand 0: Q Q 9 6")) == {"take Q Q", "take Q Q to Q/2"}


@pytest.mark.rule("E5", "E18")
@pytest.mark.parametrize(
    ("onto", "held", "ways"),
    [
        (False, "4 9 6", set()),
        (False, "Q Q 9 6", {"take Q Q to Q/2"}),
        (True, "4 9 6", {"take onto Q"}),
        (True, "Q Q 9 6", {"take onto Q", "take Q Q", "take Q Q to Q/2"}),
    ],
)
def test_the_top_card_onto_a_completed_canasta(onto: bool, held: str, ways: set[str]) -> None:
    """E-Q4: no; `take_onto_finished_canasta` allows it."""
    state = basic("pile 5 Q", "melds 0: QQQQQ22", f"hand 0: {held}", take_onto_finished_canasta=onto)
    assert takes(state) == ways


@pytest.mark.rule("E6")
@pytest.mark.parametrize(
    ("cards", "meld", "code"),
    [
        ("8 8 8 2 2", "88822", "legal"),
        ("8 8 8 2 2 Jk", "88822Jk", "too_many_wild"),
        ("8 8 2 2", "8822", "legal"),
        ("8 2 2", "822", "meld_needs_naturals"),
        ("8 8 8 Jk Jk 2", "888JkJk2", "too_many_wild"),
    ],
)
def test_two_jokers_at_most_twos_included(cards: str, meld: str, code: str) -> None:
    """E-T3, E-Q2."""
    assert verdict(basic(PLAYING, "melds 0: KKK", f"hand 0: {cards} J 4 5"), f"lay {meld}") == code


@pytest.mark.rule("E7")
def test_two_canastas_of_one_rank() -> None:
    """E-T4: a finished canasta of tens, and 10 10 10 from the hand."""
    state = basic(PLAYING, "melds 0: 10101010101010", "hand 0: 10 10 10 4 5 9")
    do(state, "lay 101010")
    assert down(state) == ["101010", "10101010101010"]
    third = basic(PLAYING, "melds 0: 10101010101010 101010", "hand 0: 10 10 4 5 2")
    assert refused(third, "lay 10102").code == "two_melds_per_rank"


@pytest.mark.rule("E7")
def test_two_melds_of_a_rank_side_by_side_and_joined() -> None:
    state = basic(PLAYING, "melds 0: 888 8882", "hand 0: 8 2 4 5 9")
    do(state, "add 8 to 8/2")
    assert down(state) == ["28888", "888"]
    do(state, "join 8")
    assert down(state) == ["28888888"]


@pytest.mark.rule("E7")
@pytest.mark.parametrize(("step", "melds"), [("add 8", ["8888", "Jk888"]), ("add 8/2", ["888", "Jk8888"])])
def test_steps_name_the_second_meld(step: str, melds: list[str]) -> None:
    state = basic(PLAYING, "melds 0: 888 888Jk", "hand 0: 8 2 4 5 9")
    assert {"add 8", "add 8/2", "add 2 to 8", "add 2 to 8/2", "join 8"} <= legal_texts(state)
    do(state, step)
    assert down(state) == sorted(melds)


@pytest.mark.rule("E13")
def test_a_closed_pile_needs_a_pair_and_the_minimum() -> None:
    """8 8 8 = 30 and A A A = 60 of 50."""
    state = basic("pile 4 8", "hand 0: 8 8 A A A 5 9")
    assert takes(state) == {"take 8 8"}
    do(state, "take 8 8")
    assert pile(state) == "4"
    do(state, "lay AAA")
    assert (pile(state), hand(state, 0)) == ("", "4 5 9")


@pytest.mark.rule("E13")
def test_a_black_three_blocks_and_does_not_freeze() -> None:
    assert takes(basic("pile 9 3", "melds 0: KKK 999", "hand 0: 3 3 9 9 5")) == set()
    assert takes(basic("pile 3 9", "melds 0: KKK 999", "hand 0: 5 6 J")) == {"take onto 9"}


@pytest.mark.rule("E13")
def test_red_threes_are_replaced_when_drawn_and_not_when_taken() -> None:
    drawn = basic("pile 9", "hand 0: 4 5", "stock 3h J Q K ...")
    do(drawn, "draw")
    assert (hand(drawn, 0), red_threes(drawn, 0)) == ("4 5 J Q", 1)
    taken = basic("pile 3h 9", "melds 0: 999", "hand 0: 5 6 J")
    do(taken, "take onto 9")
    assert (hand(taken, 0), red_threes(taken, 0)) == ("5 6 J", 1)


@pytest.mark.rule("E13")
def test_partners_share_melds() -> None:
    state = basic(PLAYING, "melds 0: KKK", "laid 2", "melds 1: QQQ", "hand 0: K Q 4 5")
    do(state, "add K")
    assert refused(state, "add Q").code == "no_such_meld"


@pytest.mark.rule("E14")
def test_black_threes_are_not_melded() -> None:
    found = refused(basic(PLAYING, "melds 0: KKK", "hand 0: 3 3 3 4 5"), "lay 333")
    assert (found.code, found.rule) == ("no_black_three_melds", "E14")


@pytest.mark.rule("E15")
def test_there_are_no_sequences_and_no_joker_sets() -> None:
    state = basic(PLAYING, "melds 0: KKK", "hand 0: 4h 5h 6h 2 2 2 9 J")
    assert refused(state, "run 4h5h6h").code == "no_sequences"
    assert refused(state, "lay 222").code == "no_wild_melds"
    assert not [text for text in legal_texts(state) if text.startswith(("run", "lay"))]


@pytest.mark.rule("E18")
def test_a_canasta_has_seven_cards_or_more() -> None:
    """Naturals and, within two, wild cards are added; a natural one becomes mixed."""
    state = basic(PLAYING, "melds 0: KKKKKKK", "hand 0: K 2 4 5", *OTHERS)
    do(state, "add K", "add 2 to K")
    assert down(state) == ["2KKKKKKKK"]
    six = basic(PLAYING, "melds 0: KKKKKK", "hand 0: K 4 5")
    assert made(do(six, "add K")) == ["canasta_natural"]


@pytest.mark.rule("E4", "E15")
def test_no_bonus_cards_come_with_a_canasta() -> None:
    """The eleven cards are a part of combo only."""
    state = basic(PLAYING, "melds 0: KKKKKK", "hand 0: K 4 5")
    stock = state.view(-1).stock_size
    do(state, "add K")
    assert (hand(state, 0), state.view(-1).stock_size) == ("4 5", stock)
