"""Samba: going out, asking, the last card, the end of the stock: C19, C26 to C29, C32, C38, C39; C-T9, C-T13."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.violation import NotationError
from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, down, samba
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, refused, sheet, takes

MIXED = "QQQQQ22"


@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize(
    "melds", [f"{SAMBA} {MIXED}", "KKKKKKK QQQQQ22", f"{SAMBA} 5c6c7c8c9c10cJc", "KKKKK22 KKKKKKK"]
)
def test_two_canastas_of_any_kind_let_a_player_go_out(melds: str) -> None:
    """C-T9: one samba and one mixed canasta; two sambas; two of one rank."""
    state = samba(PLAYING, f"melds 0: {melds}", "hand 0: 9", *OTHERS)
    assert "went_out" in codes(do(state, "discard 9"))
    assert sheet(state).reason == "out"


@pytest.mark.rule("C26", "C29")
@pytest.mark.parametrize("canasta", [SAMBA, "KKKKKKK", MIXED])
def test_one_canasta_does_not(canasta: str) -> None:
    """C-T9: he must keep a card."""
    state = samba(PLAYING, f"melds 0: {canasta} JJJ", "hand 0: J 9", *OTHERS)
    found = refused(state, "add J")
    assert (found.code, found.params) == ("must_keep_card", {"needs": 2, "has": 1})
    do(state, "discard J")
    assert (hand(state, 0), state.seat) == ("9", 1)
    with pytest.raises(NotationError):
        samba(PLAYING, f"melds 0: {canasta}", "hand 0: 9")


@pytest.mark.rule("C19", "C26")
def test_a_samba_completed_in_the_same_turn_counts() -> None:
    state = samba(PLAYING, "melds 0: KKKKKKK 4h5h6h7h8h9h", "hand 0: 10h 9", *OTHERS)
    events = do(state, "extend 4h-9h high", "discard 9")
    assert "went_out" in codes(events)
    bare = samba(PLAYING, "melds 0: KKKKKKK 4h5h6h7h8h", "hand 0: 9h J", *OTHERS)
    assert refused(bare, "extend 4h-8h high").code == "must_keep_card"


@pytest.mark.rule("C26", "C27")
def test_going_out_by_laying_the_last_card_needs_no_discard() -> None:
    state = samba(PLAYING, f"melds 0: KKKKKKK {SAMBA} 5c6c7c", "hand 0: 8c", *OTHERS)
    assert "went_out" in codes(do(state, "extend 5c-7c high"))
    assert lines(state)["going_out"] == 200


@pytest.mark.rule("C27")
def test_going_out_brings_200_and_nothing_for_a_concealed_hand() -> None:
    """Seven kings and seven queens at once; the partner's cards are not laid either, though they would fit."""
    state = samba(
        PLAYING, "hand 0: Kc Kc Kc Kd Kd Kd Kh Qc Qc Qc Qd Qd Qd Qh 9", "hand 1: 4", "hand 2: Ks", "hand 3: 6"
    )  # fmt: skip
    events = do(state, "open KcKcKcKdKdKdKh QcQcQcQdQdQdQh", "discard 9")
    assert "went_out_concealed" in codes(events)
    assert lines(state) == {"meld_cards": 140, "natural_canastas": 1000, "going_out": 200, "hand_cards": -10}
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("C28")
def test_the_partner_may_be_asked_and_the_answer_binds() -> None:
    position = (PLAYING, f"melds 0: KKKKKKK {SAMBA} JJJ", "hand 0: J 9", *OTHERS)
    state = samba(*position)
    assert "ask" in legal_texts(state)
    do(state, "ask")
    assert (state.seat, legal_texts(state)) == (2, {"yes", "no"})
    no = state.copy()
    do(state, "yes")
    assert refused(state, "discard 9").code == "must_go_out"
    do(state, "add J", "discard 9")
    assert lines(state)["going_out"] == 200
    do(no, "no")
    assert refused(no, "add J").code == "must_not_go_out"


@pytest.mark.rule("C28")
def test_the_question_reckons_with_sequences() -> None:
    """8♣ 9♣ 10♣ make the second samba and leave the 9 for the discard."""
    position = (PLAYING, "melds 0: KKKKKKK 4c5c6c7c", "hand 2: 5")
    assert "ask" in legal_texts(samba(*position, "hand 0: 8c 9c 10c 9h"))
    found = refused(samba(*position, "hand 0: 8c 10c Jc 9h"), "ask")
    assert found.code == "ask_cannot_go_out"


@pytest.mark.rule("C29")
def test_who_does_not_go_out_keeps_a_card() -> None:
    """Two cards for the sequence and none left: refused; with a third card in the hand it is laid."""
    bare = samba(PLAYING, "melds 0: 5h6h7h", "hand 0: 8h 9h")
    do(bare, "discard 9h")
    assert hand(bare, 0) == "8"
    found = refused(samba(PLAYING, "melds 0: 5h6h7h", "hand 0: 8h 9h"), "extend 5h-7h high")
    assert (found.code, found.params) == ("must_keep_card", {"needs": 2, "has": 0})
    three = samba(PLAYING, "melds 0: 5h6h7h", "hand 0: 8h 9h J")
    do(three, "extend 5h-7h high", "discard 9h")
    assert hand(three, 0) == "J"


@pytest.mark.rule("C29")
def test_an_opening_keeps_a_card_too() -> None:
    """9♠ to K♠ are all cards but one, which the discard would take."""
    found = refused(samba(PLAYING, "hand 0: 9s 10s Js Qs Ks 4"), "run 9s10sJs")
    assert found.code == "opening_keeps_nothing"
    assert is_legal(samba(PLAYING, "hand 0: 9s 10s Js Qs Ks 4 5"), "run 9s10sJs")


# The end of the stock


def last_card(hand1: str, melds1: str, hand0: str = "9c 5 6") -> CanastaState:
    """Seat 0 drew the last card and discards 9♣; seat 1 has these cards and melds."""
    state = samba(
        PLAYING, "stock -", "pile 4", f"hand 0: {hand0}", f"hand 1: {hand1}", "hand 2: 5", "hand 3: 6 ...",
        f"melds 1: {melds1}",
    )  # fmt: skip
    do(state, "discard 9c")
    return state


@pytest.mark.rule("C32")
def test_the_next_player_may_buy_the_last_pile_or_the_deal_is_over() -> None:
    """C-T13: nobody is forced, and seats 2 and 3 do not play."""
    state = last_card("9d 9h 8 J", "KKK")
    assert (state.seat, legal_texts(state)) == (1, {"take 9d 9h", "pass"})
    passed = state.copy()
    assert codes(do(passed, "pass"))[-1] == "deal_ended_stock"
    assert sheet(passed).reason == "stock"
    none = last_card("8 J", "KKK")
    assert none.need is stolik.Need.DECK
    assert "going_out" not in lines(none, 0)


@pytest.mark.rule("C32", "C8")
def test_the_last_pile_may_go_onto_a_sequence() -> None:
    state = last_card("8 J", "6c7c8c")
    assert legal_texts(state) == {"take onto 6c-8c high", "pass"}


@pytest.mark.rule("C39")
def test_the_last_buyer_plays_a_full_turn_with_a_discard() -> None:
    state = last_card("9d 9h 8 J 5", "555")
    do(state, "take 9d 9h", "add 5")
    assert refused(state, "stop").code == "discard_due"
    events = do(state, "discard 8")
    assert codes(events)[-1] == "deal_ended_stock"
    assert down(state, 1) == ["5555", "999"]
    assert "going_out" not in lines(state, 1)


@pytest.mark.rule("C38")
def test_the_last_buyer_may_go_out_and_has_200() -> None:
    state = last_card("9d 9h 8", f"KKKKKKK {SAMBA} 444")
    events = do(state, "take 9d 9h", "add 4", "discard 8")
    assert "went_out" in codes(events)
    assert (sheet(state).reason, lines(state, 1)["going_out"]) == ("out", 200)


@pytest.mark.rule("C38")
def test_who_took_the_last_card_may_go_out_without_a_discard() -> None:
    """The duty to discard falls away, and seat 1 does not buy, though its meld fits the pile."""
    state = samba(
        PLAYING, "stock -", "pile 4", "hand 0: J", f"melds 0: KKKKKKK {SAMBA} JJJ", "melds 1: 444", "hand 1: ...",
        "hand 2: 5", "hand 3: 6",
    )  # fmt: skip
    assert "went_out" in codes(do(state, "add J"))
    assert (state.need, lines(state, 0)["going_out"]) == (stolik.Need.DECK, 200)


@pytest.mark.rule("C32")
def test_one_card_in_the_stock_is_drawn_and_then_the_discard_is_due() -> None:
    """C-T13."""
    state = samba(
        "pile 4", "stock 9s", "hand 0: 5 6 7", "hand 1: 9d 9h 8 J", "hand 2: 5", "hand 3: 6 ...", "melds 1: KKK"
    )  # fmt: skip
    do(state, "draw")
    assert hand(state, 0) == "5 6 7 9"
    assert refused(state, "stop").code == "discard_due"
    do(state, "discard 9")
    assert takes(state) == {"take 9d 9h"}


@pytest.mark.rule("C32", "C29")
def test_a_last_buyer_who_could_not_keep_a_card_may_not_buy() -> None:
    """C-Q10: two cards and a single nine on the pile; the deal ends without an act of his."""
    state = samba(
        PLAYING, "stock -", "hand 0: 9c 5 6", "hand 1: 9d 9h", "hand 2: 5", "hand 3: 6 ...", "melds 1: KKK"
    )  # fmt: skip
    do(state, "discard 9c")
    assert state.need is stolik.Need.DECK
