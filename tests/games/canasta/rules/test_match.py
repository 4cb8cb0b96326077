"""The match: A10, A47, A68 to A70."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.support.positions import codes, do, minimum, refused, table

GAIN = (1240, 565)
"""What the deal below brings: 140 + 1000 + 100, and 70 + 500 - 5."""


def after_deal(first: int, second: int, deal: int = 1, **options: Value) -> CanastaState:
    """The state when a deal has just ended with these totals."""
    state = table(
        f"deal {deal} dealer 1", f"scores {first - GAIN[0]} {second - GAIN[1]}", "turn 0 play drew",
        "melds 0: KKKKKKK 9999999", "hand 0: 8", "melds 1: QQQQQQQ", "hand 1: 4", **options,
    )  # fmt: skip
    do(state, "discard 8")
    assert state.score() == (first, second)
    return state


@pytest.mark.rule("A68")
@pytest.mark.parametrize(("first", "over"), [(4995, False), (5000, True), (5005, True)])
def test_the_match_ends_when_a_side_has_5000(first: int, over: bool) -> None:
    assert after_deal(first, 1000).need is (stolik.Need.OVER if over else stolik.Need.DECK)
    assert after_deal(1300, first).need is (stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("A68")
def test_after_the_match_nothing_can_be_done() -> None:
    state = after_deal(5000, 1000)
    assert (state.seat, state.legal()) == (None, [])
    found = refused(state, "draw")
    assert (found.code, found.rule) == ("match_over", "A68")


@pytest.mark.rule("A69")
@pytest.mark.parametrize(("totals", "winner"), [((5200, 5195), 0), ((5000, 6000), 1), ((5100, 600), 0)])
def test_the_side_with_more_points_wins(totals: tuple[int, int], winner: int) -> None:
    assert after_deal(*totals).winners == (winner,)


@pytest.mark.rule("A69")
def test_going_out_does_not_decide_the_match() -> None:
    """Side 0 goes out and reaches 5000; side 1 has more."""
    state = table(
        "scores 3760 4900", "turn 0 play drew", "melds 0: KKKKKKK 9999999", "hand 0: 8", "melds 1: QQQQQQQ", "hand 1: 4"
    )
    assert codes(do(state, "discard 8"))[-1] == "match_ended"
    assert (state.score(), state.winners) == ((5000, 5465), (1,))


@pytest.mark.rule("A70")
def test_equal_totals_are_a_draw() -> None:
    state = after_deal(5300, 5300)
    assert (state.need, state.winners) == (stolik.Need.OVER, (0, 1))


@pytest.mark.rule("A70")
def test_equal_totals_below_the_target_are_nothing_special() -> None:
    assert after_deal(4000, 4000).need is stolik.Need.DECK


@pytest.mark.rule("A70")
def test_a_tie_may_bring_one_more_deal_after_another() -> None:
    state = after_deal(5300, 5300, tie="extra_deal")
    assert (state.need, state.winners) == (stolik.Need.DECK, ())
    state.supply(state.deck())
    assert (state.need, state.deal_number) == (stolik.Need.SEAT, 2)
    assert after_deal(5300, 5305, tie="extra_deal").winners == (1,)


@pytest.mark.rule("A47", "A67")
def test_the_next_deal_has_the_minimum_of_the_new_totals() -> None:
    state = after_deal(1500, -50)
    state.supply(state.deck())
    assert (minimum(state, 0), minimum(state, 1)) == (90, 15)


@pytest.mark.rule("A82")
def test_between_two_deals_the_cards_must_be_put_in_order() -> None:
    state = after_deal(1500, 900)
    found = refused(state, "draw")
    assert (found.code, found.rule) == ("deck_needed", "A82")
    with pytest.raises(ValueError, match="order"):
        state.supply(state.deck()[1:])
