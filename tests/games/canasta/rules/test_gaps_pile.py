"""Taking the pile, and what comes with it: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from tests.support.positions import codes, do, hand, legal_texts, red_threes, table, takes


@pytest.mark.rule("A29", "A38")
@pytest.mark.parametrize("wilds", ["222", "22Jk", "2JkJk", "JkJkJk"])
def test_three_wild_cards_of_any_kind_fill_a_meld(wilds: str) -> None:
    """Four nines bear three wild cards: with two there is room for one more, with three there is none."""
    full = table("pile 4 9", f"melds 0: 9999{wilds}", "hand 0: 9 2 5 6")
    assert takes(full) == {"take onto 9"}
    room = table("pile 4 9", f"melds 0: 9999{wilds.removeprefix('2').removesuffix('Jk')}", "hand 0: 9 2 5 6")
    assert takes(room) == {"take onto 9", "take 9 2"}


@pytest.mark.rule("B49", "A36")
@pytest.mark.parametrize(("cards", "expected"), [("9 9", set()), ("9 9 4", set()), ("9 9 4 5", {"take 9 9"})])
def test_the_next_pile_holds_nothing_of_the_one_that_was_taken(cards: str, expected: set[str]) -> None:
    """The pile of one card brings nothing: who has no canasta must keep two cards, one of them for the discard."""
    position = ("pile 5 K", "melds 0: KKK", "melds 1: QQQ", "hand 0: 9 4 4", f"hand 1: {cards}")
    state = table(*position, preset="classic", seat_draw=False)
    do(state, "take onto K", "discard 9")
    assert takes(state) == expected


@pytest.mark.rule("A27", "A35")
@pytest.mark.parametrize("seat", range(4))
def test_the_cards_of_a_taken_pile_are_known_to_be_in_the_hand_of_its_taker(seat: int) -> None:
    position = (f"turn {seat} take", "pile 5h 8s 9", f"melds {seat % 2}: 999", f"hand {seat}: J Q")
    state = table(*position, players=4)
    do(state, "take onto 9")
    known = [cards_text(state.view(-1).known_cards(other)) for other in range(4)]
    assert known == ["5h 8s" if other == seat else "" for other in range(4)]


@pytest.mark.rule("C11", "A18")
def test_a_red_three_that_lay_face_down_is_laid_out_before_everybody() -> None:
    state = table("pile 4 9", "under 5 3h 6", "melds 0: 999", "hand 0: J Q", surprise_cards=3)
    events = do(state, "take onto 9")
    assert "red_three_laid" in codes(events)
    assert (red_threes(state, 0), hand(state, 0)) == (1, "4 5 6 J Q")


@pytest.mark.rule("C20")
def test_a_wild_card_may_finish_a_canasta_with_the_pile_where_finished_ones_take_none() -> None:
    """The meld of six is no canasta before the take."""
    position = ("pile 4 9", "hand 0: 9 2 5 6")
    state = table(*position, "melds 0: 999922", preset="book", wild_onto_finished_canasta=False)
    assert takes(state) == {"take onto 9", "take 9 2"}
    state = table(*position, "melds 0: 9999922", preset="book", wild_onto_finished_canasta=False)
    assert takes(state) == set()


@pytest.mark.rule("A45")
@pytest.mark.parametrize(("cards", "expected"), [("3 3 7 7", set()), ("3 3 7 7 Jk", {"take 3 3"})])
def test_a_black_three_is_taken_only_with_cards_that_can_all_be_laid(cards: str, expected: set[str]) -> None:
    """The five of the pile is the discard, so the sevens need a wild card of the hand."""
    state = table("pile 5 3", "melds 0: KKKKKKK QQQQQQQ", f"hand 0: {cards}")
    assert takes(state) == expected


@pytest.mark.rule("A20", "A72")
def test_where_no_discard_is_due_a_no_leaves_one_card() -> None:
    """He was told not to go out, and drew the last card, a red three: both nines may be laid, the five stays."""
    position = (
        "turn 0 play drew answer=no no_discard",
        "melds 0: KKKKKKK 999",
        "hand 0: 9 9 5 5 6",
        "red 0: 3h",
        "stock -",
    )
    state = table(*position, "hand 1: ...", players=4, ask_partner="go_out", last_red3="meld_no_discard")
    assert legal_texts(state) == {"add 9", "stop"}
    do(state, "add 9", "add 9")
    assert legal_texts(state) == {"stop"}
    position = (
        "turn 0 play drew answer=no no_discard",
        "melds 0: KKKKKKK 999",
        "hand 0: 9 9 5",
        "red 0: 3h",
        "stock -",
    )
    state = table(*position, "hand 1: ...", players=4, ask_partner="go_out", last_red3="meld_no_discard")
    do(state, "add 9")
    assert legal_texts(state) == {"add 9", "stop"}
