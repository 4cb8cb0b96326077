"""The preset book: the end of the stock: P13, and a game without going out."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, legal_texts, lines, refused, sheet, table, takes

FORMS = ("hand 2: J Q", "hand 3: A A")


def last_card(east: str, down: str, **options: Value) -> CanastaState:
    """North (seat 0) drew the last card and has discarded a 9; East is seat 1."""
    state = book(
        PLAYING, "stock -", "pile 4", "hand 0: 9 5 6 ...", f"hand 1: {east}", f"melds 1: {down}", *FORMS, **options
    )  # fmt: skip
    do(state, "discard 9")
    return state


@pytest.mark.rule("P13")
def test_the_next_player_may_buy_and_then_the_deal_ends() -> None:
    """P-T8: East takes with 9 9, melds and discards; South and West do not play, nobody has the bonus."""
    state = last_card("9 9 8 J K", "KKK")
    assert legal_texts(state) == {"take 9 9", "pass"}
    do(state, "take 9 9", "add K")
    events = do(state, "discard 8")
    assert codes(events)[-1] == "deal_ended_stock"
    assert state.need is stolik.Need.DECK
    assert not {"going_out", "concealed"} & {*lines(state, 0), *lines(state, 1)}


@pytest.mark.rule("P13")
def test_the_next_player_need_not_buy() -> None:
    """P-T8: the deal ends at once, even if the 9 fits a meld of his side."""
    state = last_card("8 J K", "999")
    assert legal_texts(state) == {"take onto 9", "pass"}
    assert codes(do(state, "pass")) == ["passed", "deal_ended_stock"]
    assert last_card("8 J K", "KKK").need is stolik.Need.DECK


@pytest.mark.rule("P13")
def test_whoever_goes_out_in_these_turns_has_the_bonus() -> None:
    state = last_card("9 9 8", "KKKKKKK 444")
    events = do(state, "take 9 9", "add 4", "discard 8")
    assert "went_out" in codes(events)
    assert lines(state, 1)["going_out"] == 100
    north = book(PLAYING, "stock -", "melds 0: KKKKKKK", "hand 0: 9", "hand 1: ...", *FORMS)
    do(north, "discard 9")
    assert lines(north)["going_out"] == 100


@pytest.mark.rule("P12", "P13")
def test_a_red_three_as_the_last_card_ends_no_turn() -> None:
    """P-T8: laid out, no replacement; North plays on and discards, and East may buy."""
    state = book("stock 3h", "pile 4", "hand 0: 9 5 6 ...", "hand 1: 9 9 8 J K", "melds 1: KKK", *FORMS)
    do(state, "draw")
    assert refused(state, "stop").code == "discard_due"
    do(state, "discard 9")
    assert (state.seat, legal_texts(state)) == (1, {"take 9 9", "pass"})


@pytest.mark.rule("P13")
def test_where_last_red_threes_forbid_the_discard_the_deal_ends() -> None:
    """As in classic: he may meld but does not discard."""
    options = {"last_red3": "meld_no_discard", "red3_replaced": "always"}
    state = book("stock 3h", "pile 4", "hand 0: 9 5 6 ...", "hand 1: 9 9 8", "melds 1: KKK", *FORMS, **options)
    do(state, "draw")
    assert refused(state, "discard 9").code == "no_discard_due"
    assert codes(do(state, "stop"))[-1] == "deal_ended_red_three"


# No going out


def endless(*rows: str, **options: Value) -> CanastaState:
    """A position of a game that nobody ends by going out."""
    return book(*rows, going_out=False, black3_melds="off", **options)


@pytest.mark.rule("D29", "D30", "E11")
def test_nobody_goes_out() -> None:
    """Two canastas down, a king for the kings: the last card stays, and no discard takes it."""
    state = endless(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: K 4")
    assert legal_texts(state) == {"discard K", "discard 4"}
    found = refused(state, "add K")
    assert (found.code, found.rule) == ("no_going_out", "D29")
    three = endless(PLAYING, "melds 0: KKKKKKK", "hand 0: K 4 5")
    do(three, "add K", "discard 4")
    assert hand(three, 0) == "5"


@pytest.mark.rule("D29")
def test_where_nobody_goes_out_nobody_asks_and_nobody_takes_the_top_card_alone() -> None:
    state = endless(PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 4 5")
    assert "ask" not in legal_texts(state)
    pile = endless("pile 5 6 7", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q Q")
    assert takes(pile) == {"take onto 7"}


@pytest.mark.rule("D30", "E12")
def test_the_opening_leaves_a_card_too() -> None:
    """K K K A A 2 take all six cards."""
    state = endless(PLAYING, "scores 1500 0", "hand 0: K K K A A 2")
    assert "lay KKK" not in legal_texts(state)
    wide = endless(PLAYING, "scores 1500 0", "hand 0: K K K A A 2 5 6")
    do(wide, "open KKK AA2", "discard 5")
    assert hand(wide, 0) == "6"


@pytest.mark.rule("D30", "D58")
def test_a_single_card_and_a_last_red_three_end_the_deal_without_a_purchase() -> None:
    """East could take the 9 of the pile."""
    state = endless("stock 3h", "pile 9", "melds 0: QQQ", "hand 0: 4", "hand 1: 9 9 8 J ...", "melds 1: KKK", *FORMS)
    assert codes(do(state, "draw"))[-2:] == ["turn_skipped", "deal_ended_red_three"]
    assert lines(state)["hand_cards"] == -5 - 20


@pytest.mark.rule("D58", "E12")
def test_a_last_buyer_keeps_a_card_after_his_discard() -> None:
    """With 9 9 8 he keeps the 8 or the 4 of the pile; with 9 9 the 4 would be his only card, and his discard."""
    state = endless(
        PLAYING, "stock -", "pile 4", "hand 0: 9 5 6 ...", "hand 1: 9 9 8", "melds 1: KKK", *FORMS
    )  # fmt: skip
    do(state, "discard 9")
    assert legal_texts(state) == {"take 9 9", "pass"}
    do(state, "take 9 9", "discard 8")
    assert sheet(state).reason == "stock"
    single = endless(PLAYING, "stock -", "pile 4", "hand 0: 9 5 6 ...", "hand 1: 9 9", "melds 1: KKK", *FORMS)
    do(single, "discard 9")
    assert single.need is stolik.Need.DECK, "he could not keep a card, so he may not buy"


@pytest.mark.rule("D31", "E11")
def test_a_deal_without_going_out_brings_no_bonus_for_it() -> None:
    """70 + 500, less 8 and J and the cards of the partner."""
    state = endless(
        PLAYING, "stock -", "pile 4", "hand 0: 8 5 6 ...", "hand 1: 9 J", "melds 1: KKKKKKK", *FORMS
    )  # fmt: skip
    do(state, "discard 8")
    assert lines(state, 1) == {"meld_cards": 70, "natural_canastas": 500, "hand_cards": -60}


@pytest.mark.rule("D19", "D30")
def test_sets_of_black_threes_without_going_out() -> None:
    state = table(
        PLAYING, "melds 0: KKKKKKK", "hand 0: 3 3 3 9 5", preset="book", going_out=False, black3_melds="anytime"
    )  # fmt: skip
    do(state, "lay 333", "discard 9")
    assert hand(state, 0) == "5"
    bare = table(
        PLAYING, "melds 0: KKKKKKK", "hand 0: 3 3 3 9", preset="book", going_out=False, black3_melds="anytime"
    )  # fmt: skip
    assert refused(bare, "lay 333").code == "no_going_out"
