"""Combo-basic: the end of the stock, the last card, minimum, scores, match: E8 to E12, E16, E17, E19, E20."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.games.canasta.rules.combo import basic, ended
from tests.games.canasta.rules.samba import PLAYING, down
from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    lines,
    minimum,
    red_threes,
    refused,
    sheet,
    takes,
)

OTHERS = ("hand 2: 9 9 9 5", "hand 3: 6 ...")
FOURS = ("4", "4", "4", "4")


def last_card(hand1: str, melds1: str) -> CanastaState:
    """North drew the last card and discards his nine; East has these cards and melds, South three nines."""
    state = basic(
        "stock 8d", "pile 4", "hand 0: 9 6 7", f"hand 1: {hand1}", f"melds 1: {melds1}", "melds 0: QQQ", *OTHERS
    )  # fmt: skip
    do(state, "draw", "discard 9")
    return state


@pytest.mark.rule("E8", "E9")
def test_the_deal_lasts_until_the_stock_is_used_up() -> None:
    """E-T6, E-Q6: of one card one is drawn; North must discard."""
    state = basic("stock 8d", "pile 4", "hand 0: 9 6 7", "hand 1: 8 J", "melds 0: QQQ", *OTHERS)
    do(state, "draw")
    assert hand(state, 0) == "6 7 8 9"
    assert refused(state, "stop").code == "discard_due"
    do(state, "discard 9")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "stock")


@pytest.mark.rule("E10")
def test_only_the_next_player_may_still_buy() -> None:
    """E-T6, E-Q5: or not; South, who has three nines, does not play."""
    state = last_card("9 9 8 J K", "KKK")
    assert (state.seat, legal_texts(state)) == (1, {"take 9 9", "pass"})
    passed = state.copy()
    assert codes(do(passed, "pass"))[-1] == "deal_ended_stock"
    do(state, "take 9 9", "add K")
    assert codes(do(state, "discard 8"))[-1] == "deal_ended_stock"
    assert down(state, 1) == ["999", "KKKK"]


@pytest.mark.rule("E12")
def test_east_with_one_card_does_not_buy() -> None:
    """E-T7, E-Q8: a single fitting card on the pile would cost him his last one; the deal ends."""
    state = basic("stock 8d", "hand 0: 9 6 7", "hand 1: J", "melds 1: 999", "melds 0: QQQ", *OTHERS)
    do(state, "draw", "discard 9")
    assert state.need is stolik.Need.DECK
    two = basic("stock 8d", "hand 0: 9 6 7", "hand 1: J K", "melds 1: 999", "melds 0: QQQ", *OTHERS)
    do(two, "draw", "discard 9")
    assert legal_texts(two) == {"take onto 9", "pass"}


@pytest.mark.rule("E8", "E9")
def test_a_red_three_as_the_last_card_is_laid_out_and_the_turn_goes_on() -> None:
    """E-T8, E-Q7."""
    state = basic("stock 3h", "pile 4", "hand 0: 9 5 6 7", "hand 1: 9 9 8 J", "melds 1: KKK", "melds 0: QQQ", *OTHERS)
    do(state, "draw")
    assert (hand(state, 0), red_threes(state, 0), state.seat) == ("5 6 7 9", 1, 0)
    do(state, "discard 9")
    assert takes(state) == {"take 9 9"}


@pytest.mark.rule("E11")
def test_nobody_goes_out_and_nothing_is_paid_for_it() -> None:
    """E-Q1: as in no published variant; two canastas down, and the last card stays."""
    melds = "melds 0: KKKKKKK QQQQQQQ JJJ"
    found = refused(basic(PLAYING, melds, "hand 0: J 9"), "add J")
    assert (found.code, found.rule) == ("no_going_out", "D29")
    state = basic(PLAYING, melds, "hand 0: J 9 10")
    do(state, "add J", "discard 9")
    assert hand(state, 0) == "10"
    assert refused(basic(PLAYING, melds, "hand 0: J 9 10"), "ask").code == "no_asking"


@pytest.mark.rule("E12")
def test_nobody_parts_with_his_last_card() -> None:
    with pytest.raises(NotationError):
        basic(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 9")
    assert refused(basic(PLAYING, "hand 0: A A A 9"), "lay AAA").code == "no_going_out"


@pytest.mark.rule("E16", "E19")
def test_a_whole_score_to_the_point() -> None:
    """E-T9: cards 70 + 90 + 15 = 175, 500 + 300, red threes 200, hands 30 and 10."""
    state = ended(
        "combo-basic", "melds 0: KKKKKKK 9999922 666", "red 0: 3 3", hands=("A 8", "4", "3s 7", "4")
    )  # fmt: skip
    assert lines(state) == {
        "meld_cards": 175, "natural_canastas": 500, "mixed_canastas": 300, "red_threes": 200, "hand_cards": -40,
    }  # fmt: skip
    assert sheet(state).points[0] == 1135


@pytest.mark.rule("E16")
@pytest.mark.parametrize(
    ("melds", "reds", "points"),
    [
        ("KKKKKK QQQ", "3 3", -200),
        ("KKKKK22", "3 3", 200),
        ("KKKKK22", "3 3 3 3 3 3", 1000),
        ("KKKKKK", "3 3 3 3 3 3", -1000),
    ],
)
def test_red_threes_count_plus_with_a_canasta(melds: str, reds: str, points: int) -> None:
    """E-Q9: the bonuses are those of the base game and of samba."""
    state = ended("combo-basic", f"melds 0: {melds}", f"red 0: {reds}", hands=FOURS)
    found = lines(state)
    assert found.get("red_threes", 0) + found.get("red_three_set", 0) == points


@pytest.mark.rule("E16")
def test_sevens_are_no_special_canasta() -> None:
    state = ended("combo-basic", "melds 0: 7777777", hands=("7", "4", "4", "4"))
    assert lines(state) == {"meld_cards": 35, "natural_canastas": 500, "hand_cards": -10}


@pytest.mark.rule("E17")
@pytest.mark.parametrize(
    ("score", "needs"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (6995, 120), (7000, 150)]
)
def test_the_minimum_is_that_of_samba(score: int, needs: int) -> None:
    """E-Q9."""
    assert minimum(basic(f"scores {score} 0", "hand 0: 4 5")) == needs


@pytest.mark.rule("E17")
def test_openings_at_3000() -> None:
    """E-T11: A A A 2 = 80 and K K K = 30 are 110 of 120; with a fourth K 120."""
    short = basic("scores 3000 0", PLAYING, "hand 0: A A A 2 K K K 4 5 9")
    found = refused(short, "open AAA2 KKK")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 120, "made": 110})
    assert is_legal(basic("scores 3000 0", PLAYING, "hand 0: A A A 2 K K K K 4 5 9"), "open AAA2 KKKK")


@pytest.mark.rule("E19")
@pytest.mark.parametrize(("value", "points"), [(5, -35), (100, -225)])
def test_cards_in_the_hand_count_minus(value: int, points: int) -> None:
    """Two black threes, J, 7 and K: 5 + 5 + 10 + 5 + 10; with 100 for a black three 225."""
    state = ended("combo-basic", hands=("3 3 J", "4", "7 K", "4"), black3_in_hand=value)
    assert sum(lines(state).values()) == points


@pytest.mark.rule("E20")
@pytest.mark.parametrize(("deal", "over"), [(3, False), (4, True)])
def test_a_match_is_four_deals(deal: int, over: bool) -> None:
    state = ended("combo-basic", f"deal {deal} dealer 0", "scores 12000 0", "melds 0: KKK", hands=FOURS)
    assert state.need is (stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("E15", "E16")
def test_with_its_options_switched_on_it_is_combo() -> None:
    """The options that the rules name make of combo-basic the game of combo: the same steps and scores everywhere."""
    options: dict[str, Value] = {
        "sequences": True, "wild_melds": True, "black3_melds": "anytime", "canasta_cap": 7, "opening_table": "combo",
        "bonus_cards": 11, "sevens_canasta_bonus": "1500_1000", "seven_in_hand": 500, "black3_in_hand": 200,
        "red3_condition": "special_canasta", "red3_set_bonus": 2000,
    }  # fmt: skip
    combo, made_of = stolik.game("combo").rule_set, stolik.game("combo-basic", **options).rule_set
    same = [name for name in combo.values if combo[name] == made_of[name]]
    assert set(combo.values) - set(same) == {"wild_onto_finished_canasta"}, (
        "without effect where a canasta has seven cards"
    )
