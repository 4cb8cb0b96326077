"""The end of a deal: A59, A60, A83."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.support.positions import codes, do, legal_texts, lines, refused, sheet, table, verdict


@pytest.mark.rule("A59")
def test_the_deal_ends_when_a_player_has_no_card_left() -> None:
    state = table("turn 0 play drew", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 4", "hand 1: 5")
    events = do(state, "discard 4")
    assert codes(events) == ["discarded", "went_out", "deal_ended_out"]
    assert (state.need, state.seat, state.legal()) == (stolik.Need.DECK, None, [])


@pytest.mark.rule("A59")
def test_the_deal_ends_by_a_red_three_as_the_last_card() -> None:
    state = table("hand 0: 4 5", "stock 9 3h", "hand 1: ...")
    assert codes(do(state, "draw"))[-1] == "deal_ended_red_three"


def last_draw(discard: str, hand1: str, melds1: str, **options: Value) -> CanastaState:
    """Seat 0 has drawn the last cards, and has discarded; the pile under its card is open, seat 0 holds the rest."""
    state = table(
        "turn 0 play drew", "stock -", "pile 4", f"hand 0: {discard} 5 6 ...", f"hand 1: {hand1}",
        f"melds 1: {melds1}", **options,
    )  # fmt: skip
    do(state, f"discard {discard}")
    return state


@pytest.mark.rule("A60", "A83")
def test_with_the_stock_empty_the_deal_ends_with_a_player_who_may_not_take() -> None:
    """A single 9 without a meld of nines and without a wild card; he is not asked. Nobody has the bonus for out."""
    state = last_draw("9", "9 8 8", "KKK")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "stock")
    assert lines(state, 1) == {"meld_cards": 30, "hand_cards": -30}
    assert "going_out" not in lines(state, 0)


@pytest.mark.rule("A60", "A83")
def test_with_the_stock_empty_whoever_may_take_may_also_pass() -> None:
    """Nobody is forced, even though the 9 fits the nines of his side."""
    state = last_draw("9", "8 J Q", "999")
    assert (state.seat, legal_texts(state)) == (1, {"take onto 9", "pass"})
    assert refused(state, "draw").code == "stock_empty"
    assert codes(do(state, "pass")) == ["passed", "deal_ended_stock"]
    assert sheet(state).reason == "stock"


@pytest.mark.rule("A83")
def test_with_the_stock_empty_play_goes_on_while_each_player_takes() -> None:
    """Seat 1 takes the 9 and the 4 and discards the 8; seat 0 holds a pair of eights and opens with much more."""
    state = last_draw("9", "8 J Q", "999")
    do(state, "take onto 9", "discard 8")
    assert state.seat == 0
    assert "pass" in legal_texts(state)
    assert verdict(state, "draw") == "stock_empty"
    assert any(text.startswith("take") for text in legal_texts(state))


@pytest.mark.rule("A83")
def test_the_normal_rules_hold_for_taking_with_the_stock_empty() -> None:
    """A side without a meld needs a pair, and its minimum: 8 8 8 make 30 of 50."""
    state = last_draw("8", "8 8 J Q", "-")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "stock")
    state = last_draw("A", "A A J Q", "-")
    assert legal_texts(state) == {"take A A", "pass"}


@pytest.mark.rule("A83")
def test_passing_is_only_for_an_empty_stock() -> None:
    found = refused(table("pile 4 9", "hand 0: 5 6"), "pass")
    assert (found.code, found.rule) == ("stock_not_empty", "A23")


@pytest.mark.rule("A53", "A83")
def test_whoever_goes_out_with_the_stock_empty_has_the_bonus() -> None:
    state = last_draw("9", "4", "999 KKKKKKK QQQQQQQ")
    do(state, "take onto 9", "discard 4")
    assert state.seat == 0, "seat 1 holds a 4 still"
    state = last_draw("9", "4", "999 444 KKKKKKK QQQQQQQ")
    events = do(state, "take onto 9", "add 4", "discard 4")
    assert "went_out" in codes(events)
    assert lines(state, 1)["going_out"] == 100


@pytest.mark.rule("A60", "A83")
@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("continue_while_taken", {"take onto 9", "take 9 9", "pass"}),
        ("continue_forced", {"take onto 9", "take 9 9"}),
        ("next_may_buy", {"take onto 9", "take 9 9", "pass"}),
        ("stop", set()),
    ],
)
def test_what_an_empty_stock_means(value: str, legal: set[str]) -> None:
    state = last_draw("9", "9 9 8 J", "999", end_of_stock=value)
    assert legal_texts(state) == legal
    assert state.need is (stolik.Need.SEAT if legal else stolik.Need.DECK)


@pytest.mark.rule("A83")
def test_the_duty_to_take_is_for_an_open_pile_that_fits_a_meld() -> None:
    """A pair alone is no duty; nor is a pile that is closed by a wild card."""
    pair = last_draw("9", "9 9 8 J", "KKK", end_of_stock="continue_forced")
    assert legal_texts(pair) == {"take 9 9", "pass"}
    closed = table(
        "turn 0 play drew", "stock -", "pile 2", "hand 0: 9 5 6 ...", "hand 1: 9 9 8 J", "melds 1: 999",
        end_of_stock="continue_forced",
    )  # fmt: skip
    do(closed, "discard 9")
    assert legal_texts(closed) == {"take 9 9", "pass"}
