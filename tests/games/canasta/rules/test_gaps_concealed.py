"""Going out concealed without the minimum, with or without a pile that waits: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from tests.support.positions import codes, do, hand, legal_texts, losing_texts, melds, pile, table

NINES = "9 9 9 9 9 9"


@pytest.mark.rule("A77")
@pytest.mark.parametrize(
    ("rest", "held", "lay", "laid"),
    [
        ("5 5 5", "4", "lay 555", "555"),
        ("2 4", "5 5", "lay 552", "255"),
        ("Jk 4", "5 5", "lay 55Jk", "Jk55"),
    ],
)
def test_a_lay_of_cards_that_still_lie_in_the_pile_lifts_it(rest: str, held: str, lay: str, laid: str) -> None:
    """The nines might still make the 50; whoever lays what he does not hold yet chooses to go out concealed."""
    position = (f"pile {rest} 9", f"hand 0: {NINES} {held}")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived")
    do(state, "take 9 9")
    assert pile(state) == rest
    assert lay in legal_texts(state)
    do(state, lay)
    assert (pile(state), melds(state, 0)) == ("", [laid, "999"])
    assert hand(state, 0).split().count("9") == 4
    do(state, *["add 9"] * 4, "discard 4")
    assert "concealed:1:100" in [repr(line) for line in state.sheets[-1].lines[0]]


@pytest.mark.rule("A77", "A56")
def test_a_lay_from_which_one_can_go_out_concealed_does_not_lose() -> None:
    """7 x 5 and 3 x 5 make 50 of 90, which a hand that drew need not reach."""
    position = ("turn 0 play drew", "scores 1500 0", "hand 0: 7 7 7 7 7 7 7 4 4 4 5")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived_if_stock_draw")
    assert {"lay 777", "lay 444"} <= legal_texts(state)
    assert losing_texts(state) == set()
    events = do(state, "lay 7777777", "lay 444", "discard 5")
    assert "went_out_concealed" in codes(events)


@pytest.mark.rule("A77", "A56")
def test_a_take_without_the_minimum_is_illegal_where_only_a_hand_that_drew_need_not_reach_it() -> None:
    position = ("scores 1500 0", "pile 7", "hand 0: 7 7 7 7 7 7 4 4 4 5")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived_if_stock_draw")
    assert legal_texts(state) == {"draw"}
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived")
    assert (legal_texts(state), losing_texts(state)) == ({"draw", "take 7 7"}, set())
