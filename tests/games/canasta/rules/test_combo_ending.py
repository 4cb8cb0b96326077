"""Combo: nobody goes out, the last card, the end of the stock: D29 to D33, D56, D58."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.violation import NotationError
from tests.games.canasta.rules.combo import BOLIVIA, ESCALERA, combo
from tests.games.canasta.rules.samba import PLAYING, down
from tests.support.positions import codes, do, hand, legal_texts, lines, red_threes, refused, sheet, takes

OTHERS = ("hand 2: 5", "hand 3: 6 ...")


@pytest.mark.rule("D29", "D30")
@pytest.mark.parametrize("step", ["extend 4c-6c high", "add J"])
def test_nobody_parts_with_his_last_card(step: str) -> None:
    """Two canastas down: with two cards none may be laid, with three one."""
    held = "7c" if step.startswith("extend") else "J"
    melds = f"melds 0: {ESCALERA} {BOLIVIA} 4c5c6c JJJ"
    found = refused(combo(PLAYING, melds, f"hand 0: {held} 9"), step)
    assert (found.code, found.rule) == ("no_going_out", "D29")
    state = combo(PLAYING, melds, f"hand 0: {held} 9 10")
    do(state, step, "discard 9")
    assert hand(state, 0) == "10"


@pytest.mark.rule("D30")
def test_a_single_card_is_not_discarded() -> None:
    with pytest.raises(NotationError):
        combo(PLAYING, f"melds 0: {ESCALERA} {BOLIVIA}", "hand 0: 9")


@pytest.mark.rule("D29")
def test_nobody_asks_where_nobody_goes_out() -> None:
    state = combo(PLAYING, f"melds 0: {ESCALERA} {BOLIVIA} JJJ", "hand 0: J 9 10")
    assert refused(state, "ask").code == "no_asking"


@pytest.mark.rule("D30")
def test_an_opening_keeps_a_card() -> None:
    """2 2 2 are 60; with two more cards one is kept, with one more none."""
    assert refused(combo(PLAYING, "hand 0: 2 2 2 9"), "lay 222").code == "no_going_out"
    state = combo(PLAYING, "hand 0: 2 2 2 9 10")
    do(state, "lay 222", "discard 9")
    assert (hand(state, 0), down(state)) == ("10", ["222"])


def last_card(hand1: str, melds1: str) -> CanastaState:
    """Seat 0 drew the last card and discards 9♣; seat 1 has these cards and melds."""
    state = combo(PLAYING, "stock -", "pile 4", "hand 0: 9c 5 6", f"hand 1: {hand1}", f"melds 1: {melds1}", *OTHERS)
    do(state, "discard 9c")
    return state


@pytest.mark.rule("D31", "D33")
def test_the_deal_goes_on_until_the_stock_is_used_up() -> None:
    """With one card left the turn passes on; after the last card only the next player may buy."""
    state = combo(
        "pile 4", "stock 9s J Q", "hand 0: 5 6 7", "hand 1: 9 9 8", "melds 1: KKK", "hand 2: J J 5", *OTHERS[1:]
    )
    do(state, "draw", "discard 5")
    assert (state.seat, legal_texts(state)) == (1, {"draw"})
    do(state, "draw", "discard 8")
    assert state.need is stolik.Need.DECK, "seat 2 cannot buy an eight"
    assert sheet(state).reason == "stock"
    assert not {"going_out", "concealed"} & {*lines(state, 0), *lines(state, 1)}


@pytest.mark.rule("D32", "D33")
def test_who_took_the_last_card_discards_and_the_next_player_may_buy() -> None:
    """D-Q12: he plays a normal turn with a discard, and the deal ends."""
    before = combo(PLAYING, "stock -", "pile 4", "hand 0: 9c 5 6", "hand 1: 9 9 8", *OTHERS)
    assert refused(before, "stop").code == "discard_due"
    state = last_card("9d 9h 8 J 5", "555")
    assert (state.seat, legal_texts(state)) == (1, {"take 9d 9h", "pass"})
    passed = state.copy()
    assert codes(do(passed, "pass"))[-1] == "deal_ended_stock"
    do(state, "take 9d 9h", "add 5")
    assert refused(state, "stop").code == "discard_due"
    assert codes(do(state, "discard 8"))[-1] == "deal_ended_stock"
    assert down(state, 1) == ["5555", "999"]


@pytest.mark.rule("D33")
def test_the_last_pile_is_bought_under_the_usual_conditions() -> None:
    assert takes(last_card("8 J 5", "10c10c10c 6c7c8c")) == {"take onto 6c-8c high"}
    closed = combo(PLAYING, "stock -", "pile 2", "hand 0: 9c 5 6", "hand 1: 8 J 5", "melds 1: 6c7c8c", *OTHERS)
    do(closed, "discard 9c")
    assert closed.need is stolik.Need.DECK


@pytest.mark.rule("D56")
def test_one_card_in_the_stock_is_drawn_and_is_the_last() -> None:
    state = combo("pile 4", "stock 9s", "hand 0: 5 6 7", "hand 1: 9d 9h 8 J", "melds 1: KKK", *OTHERS)
    do(state, "draw", "discard 9")
    assert (hand(state, 0), takes(state)) == ("5 6 7", {"take 9d 9h"})


@pytest.mark.rule("D58")
def test_a_red_three_as_the_last_card_ends_no_turn() -> None:
    """D-Q13: the turn continues and a discard is due; with a single card there is none, and the deal ends."""
    position = ("pile 9", "stock 3h", "hand 1: 9d 9h 8 J", "melds 1: KKK", "melds 0: QQQ", *OTHERS)
    state = combo(*position, "hand 0: 5 9")
    do(state, "draw")
    assert (red_threes(state, 0), state.seat) == (1, 0)
    do(state, "discard 9")
    assert takes(state) == {"take 9d 9h"}
    single = combo(*position, "hand 0: 5")
    assert codes(do(single, "draw"))[-2:] == ["turn_skipped", "deal_ended_red_three"]


@pytest.mark.rule("D58")
def test_a_last_buyer_must_keep_a_card() -> None:
    """With 9 9 8 he keeps the 8 or the 4 of the pile; with 9 9 the 4 would be his only card."""
    assert takes(last_card("9d 9h 8", "KKK")) == {"take 9d 9h"}
    assert last_card("9d 9h", "KKK").need is stolik.Need.DECK


@pytest.mark.rule("D58", "D30")
def test_one_card_does_not_buy_a_pile_of_one_card() -> None:
    """The rule of the last card gives the same as `one_card_take`."""
    state = combo("pile 8h", "melds 0: 888", "hand 0: 8c")
    assert takes(state) == set()
    assert takes(combo("pile 8h", "melds 0: 888", "hand 0: 8c 9")) == {"take onto 8"}
    two = combo("pile 8h", "melds 0: KKK", "hand 0: 8c 8d 9")
    assert takes(two) == set(), "8 8 and then only the nine, which is the discard"
