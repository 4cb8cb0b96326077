"""Asking the partner: A57, A71 to A73."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    codes,
    do,
    is_legal,
    legal_texts,
    losing_texts,
    melds,
    refused,
    sheet,
    table,
    takes,
    verdict,
)

PLAYING = "turn 0 play drew"
ABLE = (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 7 4", "hand 2: 9 10 J Q")


@pytest.mark.rule("A57", "A71")
def test_asking_exists_in_the_pair_game_and_only_if_agreed() -> None:
    found = refused(table(*ABLE, players=4), "ask")
    assert (found.code, found.rule) == ("no_asking", "A58")
    two = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 7 4", ask_partner="go_out")
    assert refused(two, "ask").code == "no_asking"
    assert is_legal(table(*ABLE, players=4, ask_partner="go_out"), "ask")


@pytest.mark.rule("A71")
@pytest.mark.parametrize("kind", ["go_out", "lay_out"])
def test_the_question_comes_after_taking_and_before_laying(kind: str) -> None:
    state = table("melds 0: KKKKKKK 777", "hand 0: 7 7 4", "stock 7 9 ...", players=4, ask_partner=kind)
    assert refused(state, "ask").code == "take_first"
    do(state, "draw")
    laid = state.copy()
    do(laid, "add 7")
    found = refused(laid, "ask")
    assert (found.code, found.rule) == ("ask_before_laying", "A71")


@pytest.mark.rule("A71")
def test_only_the_partner_answers_with_yes_or_no() -> None:
    state = table(*ABLE, players=4, ask_partner="go_out")
    assert refused(state, "yes").code == "nobody_asked"
    events = do(state, "ask")
    assert codes(events) == ["asked"]
    assert (state.seat, legal_texts(state)) == (2, {"yes", "no"})
    for other in ("discard 9", "ask", "add 7"):
        assert refused(state, other).code == "answer_first"
    assert codes(do(state, "no")) == ["answered_no"]
    assert state.seat == 0
    found = refused(state, "ask")
    assert (found.code, found.rule) == ("asked_already", "A71")


@pytest.mark.rule("A71")
def test_asking_is_a_right_and_without_it_the_player_is_free() -> None:
    state = table(*ABLE, players=4, ask_partner="go_out")
    assert {"ask", "add 7", "discard 4", "discard 7"} == legal_texts(state)
    assert "went_out" in codes(do(state, "add 7; add 7; discard 4"))
    lay = table(*ABLE, players=4, ask_partner="lay_out")
    assert is_legal(lay, "discard 4")
    assert is_legal(lay, "add 7; discard 4")


@pytest.mark.rule("A71")
def test_in_an_opening_with_the_pile_the_question_comes_when_the_rest_is_lifted() -> None:
    """Q Q Q make 30 of 50, the three aces 90; then the K of the pile and two of the hand can be laid."""
    state = table("pile K 9 Q", "hand 0: Q Q A A A K K 4", players=4, ask_partner="lay_out")
    do(state, "take Q Q")
    found = refused(state, "ask")
    assert (found.code, found.rule) == ("ask_not_now", "A71")
    do(state, "lay AAA")
    assert is_legal(state, "ask")
    do(state, "ask", "yes")
    assert legal_texts(state) == {"lay KKK"}


@pytest.mark.rule("A71")
def test_taking_the_pile_onto_a_meld_comes_before_the_question() -> None:
    state = table("pile 9 7", "melds 0: KKKKKKK 777", "hand 0: 7 4", players=4, ask_partner="lay_out")
    do(state, "take onto 7")
    assert is_legal(state, "ask")


@pytest.mark.rule("A20", "A71")
def test_there_is_no_question_when_a_red_three_ends_the_deal() -> None:
    state = table(
        "melds 0: KKKKKKK 777", "hand 0: 7 7 4", "stock 3h", "hand 1: ...", "hand 2: 9", "hand 3: 9",
        players=4, ask_partner="go_out",
    )  # fmt: skip
    do(state, "draw")
    assert sheet(state).reason == "red_three"


@pytest.mark.rule("A72")
@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        (("melds 0: KKKKKKK 777", "hand 0: 7 4"), True),
        (("melds 0: KKKKKK 777", "hand 0: 7 4"), False),
        (("melds 0: KKKKKKK 777", "hand 0: 9 4"), False),
        (("melds 0: KKKKKKK 777", "hand 0: 7"), False),
    ],
    ids=["able", "a canasta is missing", "two cards stay", "no card could be kept"],
)
def test_the_question_whether_to_go_out_needs_both_ways_open(lines: tuple[str, ...], legal: bool) -> None:
    state = table(PLAYING, *lines, players=4, ask_partner="go_out")
    assert verdict(state, "ask") == ("legal" if legal else "ask_cannot_go_out")


@pytest.mark.rule("A72")
def test_a_yes_asks_for_an_empty_hand_and_a_no_for_a_card() -> None:
    yes = table(*ABLE, players=4, ask_partner="go_out")
    no = yes.copy()
    do(yes, "ask", "yes")
    found = refused(yes, "discard 4")
    assert (found.code, found.rule, found.params) == ("must_go_out", "A72", {"reason": 1})
    do(yes, "add 7", "add 7")
    assert legal_texts(yes) == {"discard 4"}
    do(no, "ask", "no", "add 7")
    found = refused(no, "add 7")
    assert (found.code, found.rule, found.params) == ("must_not_go_out", "A72", {"reason": 2})
    assert legal_texts(no) == {"discard 4", "discard 7"}
    assert losing_texts(no) == set()


@pytest.mark.rule("A72")
def test_where_asking_is_a_duty_nobody_goes_out_without_a_yes() -> None:
    state = table(*ABLE, players=4, ask_partner="go_out_mandatory")
    do(state, "add 7")
    found = refused(state, "add 7")
    assert (found.code, found.rule, found.params) == ("must_not_go_out", "A72", {"reason": 1})
    asked = table(*ABLE, players=4, ask_partner="go_out_mandatory")
    do(asked, "ask", "yes")
    assert "went_out" in codes(do(asked, "add 7", "add 7", "discard 4"))


@pytest.mark.rule("A72")
def test_where_asking_is_a_duty_nobody_loses_by_emptying_his_hand_either() -> None:
    """No canasta: with the optional question the last 7 could be laid and the match lost."""
    lines = (PLAYING, "melds 0: KKK 777", "hand 0: 7 4")
    assert is_legal(table(*lines, players=4, ask_partner="go_out"), "add 7")
    assert legal_texts(table(*lines, players=4, ask_partner="go_out_mandatory")) == {"discard 4", "discard 7"}


@pytest.mark.rule("A45", "A72")
def test_where_asking_is_a_duty_a_take_that_leaves_only_going_out_is_illegal() -> None:
    lines = ("pile 3", "melds 0: KKKKKKK", "hand 0: 3 3 9")
    assert takes(table(*lines, players=4, ask_partner="go_out")) == {"take 3 3"}
    assert takes(table(*lines, players=4, ask_partner="go_out_mandatory")) == set()
    last = ("pile 7", "melds 0: KKKKKKK 777", "hand 0: 7")
    assert takes(table(*last, players=4, ask_partner="go_out")) == {"take onto 7"}
    assert takes(table(*last, players=4, ask_partner="go_out_mandatory")) == set()


@pytest.mark.rule("A73")
@pytest.mark.parametrize(
    ("hand", "legal"), [("7 4", True), ("9 4", False), ("7", False), ("9 9 9 4", True), ("9 9 2 4", True)]
)
def test_the_question_whether_to_lay_needs_a_card_that_can_be_laid_and_two_cards(hand: str, legal: bool) -> None:
    state = table(PLAYING, "melds 0: KKKKKKK 777", f"hand 0: {hand}", players=4, ask_partner="lay_out")
    assert verdict(state, "ask") == ("legal" if legal else "ask_cannot_lay")


@pytest.mark.rule("A73")
def test_a_lay_that_can_only_lose_is_no_reason_to_ask() -> None:
    """The 7 can be laid, but with no canasta every end then loses."""
    state = table(PLAYING, "melds 0: KKK 777", "hand 0: 7 4", players=4, ask_partner="lay_out")
    assert losing_texts(state) == {"add 7"}
    assert refused(state, "ask").code == "ask_cannot_lay"


@pytest.mark.rule("A73")
def test_a_yes_to_laying_asks_for_a_lay_and_for_a_valid_opening() -> None:
    """K K K and A A A make 90 of 50; K K K alone 30."""
    state = table(PLAYING, "hand 0: K K K A A A 4 5", players=4, ask_partner="lay_out")
    do(state, "ask", "yes")
    found = refused(state, "discard 4")
    assert (found.code, found.rule) == ("must_lay", "A73")
    do(state, "lay KKK")
    assert refused(state, "discard 4").code == "opening_unfinished"
    do(state, "lay AAA", "discard 4")
    assert melds(state, 0) == ["KKK", "AAA"]


@pytest.mark.rule("A73")
def test_a_no_to_laying_leaves_only_the_discard() -> None:
    state = table(*ABLE, players=4, ask_partner="lay_out")
    do(state, "ask", "no")
    assert legal_texts(state) == {"discard 4", "discard 7"}
    found = refused(state, "add 7")
    assert (found.code, found.rule) == ("must_not_lay", "A73")


@pytest.mark.rule("A73")
def test_where_no_discard_is_due_a_no_ends_the_turn() -> None:
    """The last stock card was 3♥, and nothing is discarded after it: the deal ends with the turn."""
    state = table(
        "melds 0: KKKKKKK 777", "hand 0: 7 7 4", "stock 3h", "hand 1: ...", "hand 2: 9", "hand 3: 9",
        players=4, ask_partner="lay_out", last_red3="meld_no_discard",
    )  # fmt: skip
    do(state, "draw", "ask", "no")
    assert sheet(state).reason == "red_three"
