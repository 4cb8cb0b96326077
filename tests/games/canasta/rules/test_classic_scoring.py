"""Classic: the score of a deal and the end of the match (B58 to B62)."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.classic_tables import HANDS, PLAYING, classic
from tests.support.positions import codes, do, lines, order_of, refused, sheet


@pytest.mark.rule("B58")
def test_the_score_of_a_team_that_goes_out() -> None:
    """K x 7 70, 9 x 5 with two twos 90, A A A 60, 7 7 Jk 60 = 280; 500 + 300; three red threes 300; out 100; hand -35.

    The others: Q x 6 with a two 80, J J J 30 = 110; 300; one red three 100; hands Jk 8 and 3 3 4 = 75 minus.
    """
    state = classic(
        PLAYING, "melds 0: KKKKKKK 9999922 AAA 77Jk", "laid 0 1", "hand 0: 4", "hand 2: A 10 5", "red 0: 3 3 3",
        "melds 1: QQQQQQ2 JJJ", "hand 1: Jk 8", "hand 3: 3 3 4", "red 1: 3",
    )  # fmt: skip
    do(state, "discard 4")
    assert lines(state, 0) == {
        "meld_cards": 280,
        "natural_canastas": 500,
        "mixed_canastas": 300,
        "red_threes": 300,
        "going_out": 100,
        "hand_cards": -35,
    }
    assert lines(state, 1) == {"meld_cards": 110, "mixed_canastas": 300, "red_threes": 100, "hand_cards": -75}
    assert sheet(state).points == [1445, 435]
    assert state.score() == (1445, 435)


@pytest.mark.rule("B58")
def test_going_out_concealed_brings_another_100() -> None:
    """K x 7: 70 + 500 + 100 + 100 - 5 for the partner's 4."""
    state = classic(PLAYING, "hand 0: K K K K K K K 9", "hand 2: 4")
    do(state, "lay KKKKKKK", "discard 9")
    assert lines(state) == {
        "meld_cards": 70,
        "natural_canastas": 500,
        "going_out": 100,
        "concealed": 100,
        "hand_cards": -5,
    }
    assert sheet(state).points[0] == 765


@pytest.mark.rule("B58")
def test_several_canastas_of_a_kind_count_each() -> None:
    state = classic(PLAYING, "melds 0: KKKKKKK 7777777 JJJJJ22 QQQQQJkJk", "laid 0", "hand 0: 4", "hand 2: 4")
    do(state, "discard 4")
    assert (lines(state)["natural_canastas"], lines(state)["mixed_canastas"]) == (1000, 600)


@pytest.mark.rule("B58")
def test_the_partner_of_the_one_who_goes_out_lays_nothing_more() -> None:
    """His K would fit: it counts minus, for there is no double going out (`double_out_bonus = 0`)."""
    state = classic(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4", "hand 2: K")
    do(state, "discard 4")
    assert state.need is stolik.Need.DECK
    assert lines(state) == {"meld_cards": 70, "natural_canastas": 500, "going_out": 100, "hand_cards": -10}


@pytest.mark.rule("B59", "B60")
def test_cards_left_in_hand_count_minus_even_if_they_make_melds() -> None:
    """Seven queens and a joker in the hand: -120, no canasta; the partner's three aces -60."""
    state = classic(
        "turn 1 play drew", "melds 1: KKKKKKK", "laid 1", "hand 1: 4", "hand 0: Q Q Q Q Q Q Q Jk", "hand 2: A A A"
    )
    do(state, "discard 4")
    assert lines(state, 0) == {"hand_cards": -180}


@pytest.mark.rule("B12", "B58", "B59")
@pytest.mark.parametrize(("value", "points"), [(5, -10), (100, -200)])
def test_black_threes_left_cost_5_each_or_what_the_option_says(value: int, points: int) -> None:
    state = classic(
        "turn 1 play drew", "melds 1: KKKKKKK", "laid 1", "hand 1: 4", "hand 0: 3", "hand 2: 3", black3_in_hand=value
    )
    do(state, "discard 4")
    assert sum(lines(state, 0).values()) == points


def after_deal(first: int, second: int, **options: Value) -> CanastaState:
    """The state when a deal has just ended with these totals: side 0 made 70 + 500 + 100 - 5, side 1 60 - 20."""
    state = classic(
        f"scores {first - 665} {second - 40}", PLAYING, "melds 0: KKKKKKK", "melds 1: AAA", "laid 0 1", "hand 0: 4",
        "hand 2: 5", "hand 1: 9", "hand 3: 10", **options,
    )  # fmt: skip
    do(state, "discard 4")
    assert state.score() == (first, second)
    return state


@pytest.mark.rule("B61")
@pytest.mark.parametrize(("totals", "winners"), [((4995, 1000), ()), ((5000, 1000), (0,)), ((1000, 5000), (1,))])
def test_the_first_team_with_5000_wins(totals: tuple[int, int], winners: tuple[int, ...]) -> None:
    state = after_deal(*totals)
    assert state.winners == winners
    assert state.need is (stolik.Need.OVER if winners else stolik.Need.DECK)
    if winners:
        assert refused(state, "draw").code == "match_over"


@pytest.mark.rule("B61")
def test_the_deal_is_played_to_its_end_whatever_the_cards_on_the_table_are_worth() -> None:
    """4990 and a canasta on the table: the turn goes on, for the score is counted after the deal."""
    state = classic("scores 4990 0", PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4 5 6", "hand 1: 7 8")
    do(state, "discard 4")
    assert (state.need, state.score()) == (stolik.Need.SEAT, (4990, 0))


@pytest.mark.rule("B62")
@pytest.mark.parametrize(("totals", "winners"), [((5120, 5300), (1,)), ((5300, 5295), (0,)), ((5200, 5200), (0, 1))])
def test_if_both_pass_5000_the_higher_total_wins(totals: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Equal totals are a draw."""
    assert after_deal(*totals).winners == winners


@pytest.mark.rule("B62")
def test_equal_totals_may_bring_one_more_deal() -> None:
    state = after_deal(5200, 5200, tie="extra_deal")
    assert (state.need, state.winners) == (stolik.Need.DECK, ())
    assert "deal_began" in codes(state.supply(order_of(HANDS)))
    assert state.deal_number == 2
