"""The worked situations of part A about melds, scores, the match and the partner: A-T6 to A-T8, A-T15 to A-T19."""

from __future__ import annotations

import pytest

import stolik
from tests.support.positions import (
    codes,
    do,
    is_legal,
    legal_texts,
    lines,
    losing_texts,
    melds,
    minimum,
    refused,
    sheet,
    table,
)


@pytest.mark.rule("A38", "A39")
def test_wild_cards_never_outnumber_the_naturals_of_a_meld() -> None:
    """A-T6."""
    state = table("turn 0 play drew", "melds 0: 552", "hand 0: Jk 2 9 9")
    do(state, "add Jk to 5")
    assert melds(state, 0) == ["Jk255"]
    found = refused(state, "add 2 to 5")
    assert (found.code, found.rule, found.params) == ("too_many_wild", "A38", {"most": 2})


@pytest.mark.rule("A38", "A39")
def test_three_wild_cards_are_the_most_in_a_meld() -> None:
    """A-T6: 5 5 5 2 2 Jk is a meld; five fives with 2 2 Jk take no fourth wild card."""
    state = table("turn 0 play drew", "melds 0: 999", "hand 0: 5 5 5 2 2 Jk 9 9")
    do(state, "lay 55522Jk")
    assert melds(state, 0) == ["Jk22555", "999"]
    full = table("turn 0 play drew", "melds 0: 5555522Jk", "hand 0: 2 9 9")
    assert refused(full, "add 2 to 5").params == {"most": 3}


@pytest.mark.rule("A43", "A64")
def test_a_two_on_a_natural_canasta_makes_it_mixed() -> None:
    """A-T7: seven kings 70 + 20 = 90 points and 300, not 500; the nines stay natural."""
    state = table("turn 0 play drew", "melds 0: KKKKKKK 9999999", "hand 0: 2 4", "hand 1: Q")
    do(state, "add 2 to K", "discard 4")
    assert lines(state) == {"meld_cards": 90 + 70, "natural_canastas": 500, "mixed_canastas": 300, "going_out": 100}


@pytest.mark.rule("A54", "A56")
def test_laying_all_cards_with_one_canasta_loses_the_match() -> None:
    """A-T8: 4900 to 200 does not help, and nothing is scored."""
    state = table("scores 4900 200", "turn 0 play drew", "melds 0: KKKKKKK 777", "hand 0: 7 7")
    assert losing_texts(state) == {"add 7"}
    events = do(state, "add 7; add 7")
    assert codes(events) == ["added", "added", "match_lost", "match_ended"]
    assert (state.need, state.winners, state.score()) == (stolik.Need.OVER, (1,), (4900, 200))
    assert state.sheets == []


@pytest.mark.rule("A62", "A63", "A65")
@pytest.mark.parametrize(("reds", "bonus", "total"), [("3 3 3", -300, -505), ("3 3 3 3", -800, -1005)])
def test_a_side_without_a_meld_pays_for_its_hand_and_its_red_threes(reds: str, bonus: int, total: int) -> None:
    """A-T15: aces 40, kings 20, Q J 10 30, two nines 20, 8 10, 7 6 5 15, a two 20, a joker 50 = 205."""
    state = table(
        "turn 1 play drew", "hand 0: A A K K Q J 10 9 9 8 7 6 5 2 Jk", f"red 0: {reds}",
        "melds 1: 4444444 QQQQQQQ", "hand 1: 8",
    )  # fmt: skip
    do(state, "discard 8")
    assert set(lines(state).values()) == {bonus, -205}
    assert sheet(state).points[0] == total


@pytest.mark.rule("A48")
@pytest.mark.parametrize(("score", "needed"), [(-35, 15), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_the_minimum_goes_by_the_score(score: int, needed: int) -> None:
    """A-T16."""
    assert minimum(table(f"scores {score} 0")) == needed


@pytest.mark.rule("A48", "A49")
def test_three_fours_open_below_zero() -> None:
    """A-T16: 4 4 4 = 15."""
    state = table("scores -35 0", "turn 0 play drew", "hand 0: 4 4 4 9 J")
    do(state, "lay 444", "discard 9")
    assert melds(state, 0) == ["444"]
    assert refused(table("scores 0 0", "turn 0 play drew", "hand 0: 4 4 4 9 J"), "lay 444").params["reachable"] == 15


@pytest.mark.rule("A68", "A69", "A70")
@pytest.mark.parametrize(("totals", "winners"), [((5210, 5210), (0, 1)), ((5210, 5300), (1,)), ((4995, 4990), ())])
def test_the_totals_end_the_match_or_not(totals: tuple[int, int], winners: tuple[int, ...]) -> None:
    """A-T17: side 0 makes 140 + 1000 + 100 = 1240 in the deal, side 1 70 + 500 - 5 = 565."""
    before = f"scores {totals[0] - 1240} {totals[1] - 565}"
    state = table(before, "turn 0 play drew", "melds 0: KKKKKKK 9999999", "hand 0: 8", "melds 1: QQQQQQQ", "hand 1: 4")
    do(state, "discard 8")
    assert state.score() == totals
    assert state.winners == winners
    assert state.need is (stolik.Need.OVER if winners else stolik.Need.DECK)


ABLE = ("turn 0 play drew", "melds 0: KKKKKKK 777", "hand 0: 7 7 7 4", "hand 2: 9 10 J Q")


@pytest.mark.rule("A57", "A72")
def test_a_no_to_going_out_keeps_a_card_in_the_hand() -> None:
    """A-T19."""
    state = table(*ABLE, players=4, ask_partner="go_out")
    do(state, "ask", "no")
    do(state, "add 7", "add 7")
    assert legal_texts(state) == {"discard 4", "discard 7"}
    assert refused(state, "add 7").code == "must_not_go_out"
    do(state, "discard 4")
    assert state.seat == 1


@pytest.mark.rule("A57", "A72")
def test_a_yes_to_going_out_leaves_nothing_else() -> None:
    """A-T19."""
    state = table(*ABLE, players=4, ask_partner="go_out")
    do(state, "ask", "yes")
    assert legal_texts(state) == {"add 7"}
    assert refused(state, "discard 4").code == "must_go_out"
    events = do(state, "add 7; add 7; add 7; discard 4")
    assert "went_out" in codes(events)


@pytest.mark.rule("A72")
def test_the_question_needs_a_way_to_go_out() -> None:
    """A-T19."""
    assert is_legal(table(*ABLE, players=4, ask_partner="go_out"), "ask")
    unable = table("turn 0 play drew", "melds 0: KKKKKKK 777", "hand 0: 7 4 5", players=4, ask_partner="go_out")
    assert refused(unable, "ask").code == "ask_cannot_go_out"


@pytest.mark.rule("A73")
def test_the_question_whether_to_lay_binds_both_ways() -> None:
    """A-T19, with the other question: a no forbids every lay, a yes asks for one."""
    asked = table("turn 0 play drew", "melds 0: 777", "hand 0: 7 4 5", players=4, ask_partner="lay_out")
    said_no, said_yes = asked.copy(), asked.copy()
    do(said_no, "ask", "no")
    assert legal_texts(said_no) == {"discard 4", "discard 5", "discard 7"}
    do(said_yes, "ask", "yes")
    assert legal_texts(said_yes) == {"add 7"}
    do(said_yes, "add 7")
    assert legal_texts(said_yes) == {"discard 4", "discard 5"}
    nothing = table("turn 0 play drew", "melds 0: 777", "hand 0: 8 4 5", players=4, ask_partner="lay_out")
    assert refused(nothing, "ask").code == "ask_cannot_lay"
