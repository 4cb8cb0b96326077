"""Faults and disputes seen elsewhere, as cases: the pile (C1 to C12, C32)."""

from __future__ import annotations

import pytest

from tests.support.positions import dealt, do, hand, is_legal, melds, pile, refused, table, takes


@pytest.mark.rule("A33", "A36")
def test_a_wild_card_keeps_the_pile_frozen_until_it_is_taken() -> None:
    """C1: a 9 on the 2 does not thaw the pile; two nines take it, and the next pile is free."""
    state = table("pile 5 2", "melds 1: 999", "hand 0: 9 4 J", "hand 1: 9 8 6 6 6", "melds 0: 666")
    assert takes(state) == set()
    do(state, "draw", "discard 9")
    assert takes(state) == set()
    assert refused(state, "take onto 9").params == {"card": "9", "reason": 2}

    state = table("pile 5 2 9", "turn 1 take", "melds 1: 888", "hand 0: 4 J", "hand 1: 9 9 8 6", "melds 0: 666")
    assert takes(state) == {"take 9 9"}
    do(state, "take 9 9", "discard 6")
    assert (pile(state), takes(state)) == ("6", {"take onto 6"})


@pytest.mark.rule("A31", "A36")
def test_a_black_three_blocks_and_does_not_freeze() -> None:
    """C3 (the value `black3_freezes = off`): covered by a 10 the pile is as free as before."""
    state = table("pile 5", "melds 0: 101010", "melds 1: 888", "hand 0: 3 4 4", "hand 1: 10 6")
    do(state, "draw", "discard 3")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == "not_in_hand"
    do(state, "draw", "discard 10")
    assert takes(state) == {"take onto 10"}


@pytest.mark.rule("A31")
def test_the_block_of_a_black_three_lasts_for_one_player() -> None:
    """C4: South discards a black three, West must draw and discards a 5, North takes."""
    state = table(
        "pile 9", "melds 0: 555", "melds 1: 888", "hand 0: 3 4 4", "hand 1: 5 8 6", "hand 2: 4 Q", players=4
    )  # fmt: skip
    do(state, "draw", "discard 3")
    assert takes(state) == set()
    do(state, "draw", "discard 5")
    assert (state.seat, takes(state)) == (2, {"take onto 5"})


DEAL = "4c 4d 5c 5d 6c 6d 7c 7d 9c 9d 10c 10d Jc Jd Qc Qd Kc Kd Ac Ad 4h 4s 5h 5s 6h 6s 7h 7s 9h 9s"
"""Two hands of 15 in turn, without an 8."""


@pytest.mark.rule("A9", "A33")
def test_a_two_turned_up_and_covered_freezes_the_pile() -> None:
    """C5: first a 2, then a 7 (`upcard_rule = cover_until_natural`)."""
    state, _ = dealt(f"{DEAL} 2c 7c", upcard_rule="cover_until_natural")
    assert pile(state) == "2 7"
    assert state.view(1).closed == 2, "a wild card lies in it"
    frozen = table("pile 2 7", "melds 0: 777", "hand 0: 7 4", upcard_rule="cover_until_natural")
    assert takes(frozen) == set()


@pytest.mark.rule("A9", "A31")
def test_a_black_three_turned_up_only_blocks_the_first_player() -> None:
    """C5: `upcard_rule = keep_first`."""
    state, _ = dealt(f"{DEAL} 3c 2d 2h")
    assert (pile(state), takes(state)) == ("3", set())
    do(state, "draw", "discard A")
    free = table("pile 3 A", "melds 0: AAA", "hand 0: 4 5")
    assert takes(free) == {"take onto A"}


@pytest.mark.rule("A33", "A34")
def test_an_eight_turned_up_does_not_freeze_but_an_opening_needs_a_pair() -> None:
    """C5: a side with a meld may use a wild card, one without may not."""
    assert takes(table("pile 8", "melds 0: 999", "hand 0: 8 2 4")) == {"take 8 2"}
    assert takes(table("pile 8", "hand 0: 8 2 A A A 4")) == set()
    assert takes(table("pile 8", "hand 0: 8 8 2 A A 4")) == {"take 8 8"}


@pytest.mark.rule("A28")
def test_a_queen_joins_a_meld_of_queens_without_a_queen_in_the_hand() -> None:
    """C7."""
    state = table("pile 4 Q", "melds 0: QQQ", "hand 0: 5 6")
    do(state, "take onto Q")
    assert (melds(state, 0), hand(state, 0)) == (["QQQQ"], "4 5 6")


@pytest.mark.rule("A29", "A33")
def test_a_nine_and_a_two_take_a_nine_from_an_open_pile_only() -> None:
    """C8."""
    state = table("pile 4 9", "melds 0: QQQ", "hand 0: 9 2 6")
    do(state, "take 9 2")
    assert melds(state, 0) == ["299", "QQQ"]
    assert takes(table("pile 2 9", "melds 0: QQQ", "hand 0: 9 2 6")) == set()


@pytest.mark.rule("A28", "A33", "A34")
@pytest.mark.parametrize("bottom", ["4", "2"], ids=["free", "frozen"])
@pytest.mark.parametrize("down", ["JJJ", "QQQ", ""], ids=["jacks down", "queens down", "nothing down"])
def test_a_jack_goes_onto_jacks_only_from_a_free_pile(bottom: str, down: str) -> None:
    """C9 (1): with one jack in the hand only onto J J J and only if free; with two in all cases."""
    melded = f"melds 0: {down}" if down else "laid -"
    one = table(f"pile {bottom} J", melded, "hand 0: J A A A 5 6")
    assert bool(takes(one)) == (bottom == "4" and down == "JJJ")
    two = table(f"pile {bottom} J", melded, "hand 0: J J A A A 5 6")
    assert is_legal(two, "take J J")


@pytest.mark.rule("A29", "A33", "A34")
@pytest.mark.parametrize("bottom", ["4", "2"], ids=["free", "frozen"])
@pytest.mark.parametrize("down", ["QQQ", ""], ids=["queens down", "nothing down"])
def test_a_nine_and_a_two_need_a_free_pile_and_a_meld(bottom: str, down: str) -> None:
    """C9 (2): with 9 9 in all four states."""
    melded = f"melds 0: {down}" if down else "laid -"
    one = table(f"pile {bottom} 9", melded, "hand 0: 9 2 A A A 5")
    assert is_legal(one, "take 9 2") == (bottom == "4" and down == "QQQ")
    two = table(f"pile {bottom} 9", melded, "hand 0: 9 9 2 A A A 5")
    assert is_legal(two, "take 9 9")


@pytest.mark.rule("A28", "A42")
def test_a_five_joins_a_finished_canasta_of_fives() -> None:
    """C10 (the value `take_onto_finished_canasta = on`)."""
    state = table("pile 4 5", "melds 0: 5555555", "hand 0: 6 7")
    do(state, "take onto 5")
    assert melds(state, 0) == ["55555555"]


@pytest.mark.rule("A34", "A46")
@pytest.mark.parametrize(("used", "size"), [(2, 3), (3, 4), (4, 5)])
def test_two_three_or_four_queens_go_with_the_top_queen(used: int, size: int) -> None:
    """C11: frozen pile, four queens in the hand."""
    state = table("pile 2 Q", "melds 0: 666", "hand 0: Q Q Q Q 4")
    do(state, "take Q Q", *["add Q"] * (used - 2))
    assert melds(state, 0) == ["666", "Q" * size]
    assert is_legal(state, "discard 4")


@pytest.mark.rule("A27", "A28", "A40")
def test_the_top_card_lies_in_a_meld_at_once() -> None:
    """C12: it never comes to the hand, and a meld of its rank grows."""
    state = table("pile 4 8", "melds 0: QQQ", "hand 0: 8 8 5")
    do(state, "take 8 8")
    assert (melds(state, 0), hand(state, 0)) == (["888", "QQQ"], "4 5")
    grown = table("pile 4 8", "melds 0: 888", "hand 0: 8 8 5")
    do(grown, "take 8 8")
    assert (melds(grown, 0), hand(grown, 0)) == (["888888"], "4 5")


@pytest.mark.rule("A27", "A53")
def test_one_card_and_a_pile_of_one_card() -> None:
    """C32, both values of `one_card_take`: taking would end the deal by going out."""
    lines = ("pile 7", "melds 0: 777 KKKKKKK QQQQQQQ", "hand 0: 7")
    assert takes(table(*lines)) == {"take onto 7"}
    found = refused(table(*lines, one_card_take="forbidden"), "take onto 7")
    assert (found.code, found.rule) == ("one_card_take", "A27")
