"""Faults and disputes seen elsewhere, as cases: melds, openings, going out (C13 to C19, C26 to C29)."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    codes,
    do,
    is_legal,
    lines,
    melds,
    minimum,
    refused,
    sheet,
    table,
    verdict,
)


@pytest.mark.rule("A38", "A40")
def test_more_sevens_are_an_addition_and_the_limit_counts_the_whole() -> None:
    """C13: 7 7 2 on 7 7 7 7; with 7 7 2 2 down and Jk more, seven naturals would bear three wild cards, no fourth."""
    state = table("turn 0 play drew", "melds 0: 7777", "hand 0: 7 7 2 4 5")
    do(state, "lay 772")
    assert melds(state, 0) == ["2777777"]
    full = table("turn 0 play drew", "melds 0: 77722Jk", "hand 0: 7 7 2 4 5")
    assert refused(full, "lay 772").code == "too_many_wild"


@pytest.mark.rule("A46", "A47", "A49")
def test_an_opening_of_several_melds_is_one_act() -> None:
    """C16: 5 5 5 and J J J make 45 of 50, with a fourth 5 they make 50."""
    short = table("turn 0 play drew", "hand 0: 5 5 5 J J J 4 6")
    found = refused(short, "open 555 JJJ")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 50, "made": 45})
    enough = table("turn 0 play drew", "hand 0: 5 5 5 5 J J J 4 6")
    assert refused(enough, "open 555 JJJ").params == {"needs": 50, "made": 45}
    assert "opened" in codes(do(enough, "open 5555 JJJ"))
    assert melds(enough, 0) == ["5555", "JJJ"]


@pytest.mark.rule("A13", "A47")
@pytest.mark.parametrize(
    ("cards", "score", "legal"),
    [("AA2", 0, True), ("AA2", 1500, False), ("AAJk", 1500, True), ("AAJk", 3000, False)],
)
def test_wild_cards_count_for_the_minimum(cards: str, score: int, legal: bool) -> None:
    """C17: A A 2 makes 60, A A Jk 90."""
    state = table(f"scores {score} 0", "turn 0 play drew", f"hand 0: A A {cards[2:]} 4 6 8")
    assert is_legal(state, f"open {cards}") == legal


@pytest.mark.rule("A48")
@pytest.mark.parametrize(("score", "needed"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_the_thresholds_of_the_opening(score: int, needed: int) -> None:
    """C18."""
    assert minimum(table(f"scores {score} 0")) == needed


@pytest.mark.rule("A50")
def test_canastas_and_red_threes_do_not_count_for_the_minimum() -> None:
    """C18: seven fours make 35 of 50, whatever the 500 of the canasta and the 800 of the red threes."""
    state = table("turn 0 play drew", "hand 0: 4 4 4 4 4 4 4 6 8", "red 0: 3 3 3 3")
    assert refused(state, "open 4444444").params == {"needs": 50, "made": 35}


WILD_RATIOS = ["wild_le_nat", "two_nat_per_wild", "min2_max3", "min2_max2"]


@pytest.mark.rule("A38", "A39")
@pytest.mark.parametrize("ratio", WILD_RATIOS)
def test_three_wild_cards_with_two_fives(ratio: str) -> None:
    """C19: legal only where two naturals may carry three; four wild cards nowhere."""
    five = table("turn 0 play drew", "melds 0: 888", "hand 0: 5 5 2 2 2 9 9", wild_ratio=ratio)
    assert is_legal(five, "lay 55222") == (ratio == "min2_max3")
    eight = table("turn 0 play drew", "melds 0: 888", "hand 0: 5 5 5 5 2 2 2 2 9 9", wild_ratio=ratio)
    assert verdict(eight, "lay 55552222") == "too_many_wild"


@pytest.mark.rule("A26", "A53", "A55")
def test_melding_the_last_three_cards_ends_the_deal_without_a_discard() -> None:
    """C26."""
    state = table("pile 9", "turn 0 play drew", "melds 0: KKKKKKK", "hand 0: 6 6 6", players=4)
    events = do(state, "lay 666")
    assert codes(events)[:3] == ["laid", "went_out", "deal_ended_out"]
    assert sheet(state).reason == "out"


ABLE = ("turn 1 play drew", "melds 1: KKKKKKK 777", "hand 1: 7 7 4", "hand 3: 9 10")


@pytest.mark.rule("A71", "A72")
def test_only_the_partner_answers_and_only_once() -> None:
    """C28."""
    state = table(*ABLE, players=4, ask_partner="go_out")
    do(state, "ask")
    assert state.seat == 3
    assert [len(state.view(seat).legal) for seat in range(4)] == [0, 0, 0, 2]
    do(state, "no")
    assert state.seat == 1
    assert refused(state, "ask").code == "asked_already"
    assert verdict(state, "add 7; add 7") == "must_not_go_out"


@pytest.mark.rule("A72")
def test_a_yes_binds() -> None:
    """C28: every turn that the yes leaves goes out, so that no fine is ever due."""
    state = table(*ABLE, players=4, ask_partner="go_out")
    do(state, "ask", "yes")
    assert verdict(state, "discard 4") == "must_go_out"
    assert "went_out" in codes(do(state, "add 7", "add 7", "discard 4"))


@pytest.mark.rule("A63", "A77")
def test_out_is_100_and_out_concealed_200_in_all() -> None:
    """C29."""
    plain = table("turn 0 play drew", "melds 0: KKKKKKK", "hand 0: 4", "laid 0 2", players=4)
    do(plain, "discard 4")
    assert {code: points for code, points in lines(plain).items() if "out" in code or code == "concealed"} == {
        "going_out": 100
    }
    hidden = table("turn 0 play drew", "hand 0: K K K K K K K 4", players=4)
    do(hidden, "lay KKKKKKK", "discard 4")
    assert lines(hidden)["going_out"] + lines(hidden)["concealed"] == 200


@pytest.mark.rule("A77")
@pytest.mark.parametrize(("value", "legal"), [("required", False), ("waived_if_stock_draw", True)])
def test_seven_fours_go_out_concealed_without_the_minimum(value: str, legal: bool) -> None:
    """C29: 35 of 50, both values of the option."""
    state = table("turn 0 play drew", "hand 0: 4 4 4 4 4 4 4 9", players=4, concealed_minimum=value)
    assert is_legal(state, "lay 4444444; discard 9") == legal
