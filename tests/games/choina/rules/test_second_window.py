"""How long one may ask: until a card is taken, or once more after a drawn one (65; CA11)."""

from __future__ import annotations

import pytest

from tests.games.choina.rules.thrown import HANDS, thrown, unasked
from tests.games.choina.tables import do, hand, legal, refused, sizes, table, who


@pytest.mark.rule("Choina-65")
def test_one_may_ask_until_the_player_in_turn_takes_a_card() -> None:
    """CA11."""
    for step in ("draw", "take"):
        state = unasked()
        do(state, step)
        assert who(state) == "1 play"


@pytest.mark.rule("Choina-65")
def test_before_discard_opens_a_second_window_after_a_drawn_card() -> None:
    """CA11: the player in turn is not asked, and finishes his turn after the purchase."""
    state = unasked(ask_window="before_discard")
    do(state, "draw")
    assert who(state) == "2 claim"
    do(state, "pass", "ask")
    assert who(state) == "2 answer"
    do(state, "allow", "buy 2")
    assert (who(state), hand(state, 3)) == ("1 play", ["2s", "3s", "5s", "6c", "7c", "9d", "Kc"])
    do(state, "discard 2d")
    assert state.core.turn == 0


@pytest.mark.rule("Choina-65")
def test_with_the_order_unchanged_the_left_neighbour_of_who_was_in_turn_plays() -> None:
    state = unasked(ask_window="before_discard", turn_after_buy="unchanged")
    do(state, "draw", "ask", "buy 1", "discard 2d")
    assert state.core.turn == 2


@pytest.mark.rule("Choina-65")
def test_the_second_window_opens_once_and_only_after_a_stock_card() -> None:
    state = unasked(ask_window="before_discard", uncovered_card="everyone")
    do(state, "draw", "ask", "buy 1")
    assert who(state) == "1 play"
    state = unasked(ask_window="before_discard")
    do(state, "take")
    assert who(state) == "1 play"
    state = thrown(ask_window="before_discard", multi_buy=False)
    do(state, "ask", "allow", "draw")
    assert who(state) == "3 play"


@pytest.mark.rule("Choina-65")
def test_with_everyone_the_second_window_is_for_an_uncovered_card_too() -> None:
    state = thrown(ask_window="before_discard", uncovered_card="everyone", multi_buy=False)
    do(state, "ask", "allow", "pass", "pass", "draw")
    assert who(state) == "0 claim"
    do(state, "pass")
    assert who(state) == "1 claim"
    do(state, "ask")
    assert who(state) == "0 answer"
    do(state, "allow")
    assert (who(state), hand(state, 1)) == ("3 play", ["2d", "3d", "5h", "6c", "9d"])


@pytest.mark.rule("Choina-65")
def test_who_has_asked_before_may_not_ask_again_in_the_second_window() -> None:
    state = thrown(ask_window="before_discard", refusal="veto")
    do(state, "ask", "refuse", "pass", "draw")
    assert who(state) == "3 claim"
    do(state, "pass")
    assert who(state) == "1 play"


@pytest.mark.rule("Choina-65", "Choina-55")
def test_who_plays_after_himself_may_not_have_his_own_card_and_others_may_ask() -> None:
    """Seat 1 drew, its right neighbour 0 bought in the second window, so 1 throws and plays again."""
    state = table("turn 1 play next=1", "pile 9h", "hand 1: 2d 3d 5h", "stock 4s 5s ...", ask_window="before_discard")
    do(state, "discard 5h")
    assert (state.core.turn, who(state)) == (1, "2 claim")
    do(state, "pass", "pass")
    assert who(state) == "0 claim"
    do(state, "ask")
    assert who(state) == "2 answer"
    state = table("turn 1 play next=1", "pile 9h", "hand 1: 2d 3d 5h", "stock 4s 5s ...", ask_window="before_discard")
    do(state, "discard 5h", "pass", "pass", "pass")
    assert (who(state), legal(state)) == ("1 draw", {"draw"})
    assert refused(state, "take") == "55"


@pytest.mark.rule("Choina-57", "Choina-65", "Choina-53")
def test_of_three_players_both_others_may_ask_for_the_card_of_who_plays_after_himself() -> None:
    lines = ("turn 1 play next=1", "pile 9h", "hand 1: 2d 3d 5h", "stock 4s 5s ...")
    state = table(*lines, players=3, ask_window="before_discard")
    do(state, "discard 5h")
    assert who(state) == "2 claim"
    do(state, "pass", "ask")
    assert who(state) == "2 answer"
    before = sizes(state)[2]
    do(state, "refuse")
    # he buys it with a stock card, and his left neighbour plays
    assert (sizes(state)[2], state.core.turn) == (before + 2, 0)


@pytest.mark.rule("Choina-65")
def test_how_a_player_comes_to_play_after_himself() -> None:
    state = table(
        "turn 1 claim seat=2 drew",
        "pile 9h",
        "thrown 0",
        *HANDS,
        "stock 4s 5s 6c 7d ...",
        ask_window="before_discard",
    )
    do(state, "pass", "ask", "allow", "discard 2d")
    assert state.core.turn == 0
    do(state, "pass", "pass", "draw", "pass", "ask", "allow")
    assert who(state) == "0 play"
    do(state, "discard 2c")
    assert state.core.turn == 0
