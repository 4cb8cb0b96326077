"""The turn: A22 to A26, A52."""

from __future__ import annotations

import pytest

from tests.support.positions import do, hand, is_legal, legal_texts, pile, refused, table


@pytest.mark.rule("A22")
def test_a_turn_is_taking_laying_and_one_discard() -> None:
    state = table("melds 0: KKK", "hand 0: K 4 7 7 7", "stock 9 10 ...")
    for early in ("add K", "lay 777", "discard 4"):
        found = refused(state, early)
        assert (found.code, found.rule) == ("take_first", "A22")
    do(state, "draw")
    found = refused(state, "draw")
    assert (found.code, found.rule) == ("already_taken", "A23")
    do(state, "add K", "lay 777", "discard 4")
    assert (state.seat, hand(state, 0), pile(state)) == (1, "9 10", "4")
    assert is_legal(state, "draw")


@pytest.mark.rule("A22")
def test_laying_is_optional() -> None:
    state = table("melds 0: KKK", "hand 0: K 4 7 7 7", "stock 9 10 ...")
    do(state, "draw", "discard K")
    assert state.seat == 1


@pytest.mark.rule("A23", "A24")
@pytest.mark.parametrize("players", [2, 4])
def test_two_cards_come_from_the_stock(players: int) -> None:
    state = table("hand 0: 4 5", "stock 9 10 J ...", "pile Q", players=players)
    do(state, "draw")
    assert (hand(state, 0), pile(state)) == ("4 5 9 10", "Q")


@pytest.mark.rule("A23", "A27")
def test_the_pile_comes_whole_and_instead_of_the_stock() -> None:
    state = table("melds 0: KKK", "hand 0: 4 5", "pile 9 10 K")
    do(state, "take onto K")
    assert (hand(state, 0), pile(state)) == ("4 5 9 10", "")
    assert refused(state, "draw").code == "already_taken"


@pytest.mark.rule("A25")
def test_one_card_left_in_the_stock_is_drawn_alone() -> None:
    state = table("hand 0: 4 5", "stock 9", "pile Q", "hand 1: ...")
    do(state, "draw")
    assert hand(state, 0) == "4 5 9"
    assert is_legal(state, "discard 4")


@pytest.mark.rule("A26")
def test_the_discard_is_due_unless_all_cards_are_melded() -> None:
    state = table("turn 0 play drew", "melds 0: KKKKKKK QQQQQQQ", "hand 0: K 4")
    found = refused(state, "stop")
    assert (found.code, found.rule) == ("discard_due", "A26")
    do(state, "add K")
    assert state.seat == 0
    assert legal_texts(state) == {"discard 4"}


@pytest.mark.rule("A52")
@pytest.mark.parametrize("card", ["2", "Jk", "3", "4", "A"])
def test_any_card_but_a_red_three_may_be_discarded(card: str) -> None:
    state = table("turn 0 play drew", "pile Q", f"hand 0: {card} 9 10")
    do(state, f"discard {card}")
    assert pile(state) == f"Q {card}"
