"""Classic: the end of the stock (B55 to B57, B71)."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.classic_tables import PLAYING, classic
from tests.support.positions import codes, do, hand, legal_texts, lines, losing_texts, refused, sheet


def last_discard(discard: str, hand1: str, melds1: str, pile: str = "4", **options: Value) -> CanastaState:
    """The stock is empty; seat 0 has discarded onto the pile and keeps the rest of its cards."""
    laid = [f"melds 1: {melds1}", "laid 1"] if melds1 else []
    state = classic(
        PLAYING, "stock -", f"pile {pile}", f"hand 0: {discard} 5 6", f"hand 1: {hand1}", "hand 2: 6 7",
        "hand 3: ...", *laid, **options,
    )  # fmt: skip
    do(state, f"discard {discard}")
    return state


@pytest.mark.rule("B55")
@pytest.mark.parametrize(
    ("hand1", "ways"),
    [
        ("8 J Q", {"take onto 9"}),
        ("9 9 J Q", {"take onto 9", "take 9 9"}),
        ("9 2 J Q", {"take onto 9", "take 9 2"}),
    ],
)
def test_with_the_stock_empty_he_must_take_what_fits_a_meld_of_his_side(hand1: str, ways: set[str]) -> None:
    """In any legal way; he cannot pass or draw."""
    state = last_discard("9", hand1, "999")
    assert (state.seat, legal_texts(state)) == (1, ways)
    assert refused(state, "pass").code == "must_take"
    assert refused(state, "draw").code == "stock_empty"


@pytest.mark.rule("B55")
def test_a_pair_alone_is_no_duty_to_take() -> None:
    state = last_discard("9", "9 9 J Q", "KKK")
    assert legal_texts(state) == {"take 9 9", "pass"}


@pytest.mark.rule("B55")
@pytest.mark.parametrize("frozen", ["2", "Jk", "3s", "3h"])
def test_a_frozen_pile_is_no_duty_to_take(frozen: str) -> None:
    """With a pair he may; with one card the deal ends without an action of his."""
    state = last_discard("9", "9 9 J Q", "999", frozen)
    assert legal_texts(state) == {"take 9 9", "pass"}
    single = last_discard("9", "9 8 J Q", "999", frozen)
    assert (single.need, sheet(single).reason) == (stolik.Need.DECK, "stock")


@pytest.mark.rule("B55")
def test_a_side_that_has_not_opened_is_not_forced() -> None:
    """A A A = 60 of 50 may be taken, or left."""
    state = last_discard("A", "A A J Q", "")
    assert legal_texts(state) == {"take A A", "pass"}
    partner = last_discard("A", "A A J Q", "AAA")
    assert legal_texts(partner) == {"take A A", "take onto A"}


@pytest.mark.rule("B49", "B55")
def test_nobody_is_forced_where_taking_would_empty_his_hand_without_the_right_to() -> None:
    """The pile is the 9 alone: the 8 would be his discard and his last card. With another 8 he keeps one."""
    stuck = last_discard("9", "8", "999", "-")
    assert (stuck.need, sheet(stuck).reason) == (stolik.Need.DECK, "stock")
    forced = last_discard("9", "8 8", "999", "-")
    assert legal_texts(forced) == {"take onto 9"}


@pytest.mark.rule("B55")
def test_nobody_is_forced_to_lose() -> None:
    """Where an empty hand without a canasta loses the match, taking the 9 would only lose: he may pass."""
    options: dict[str, Value] = {"illegal_out": "lose_game", "one_card_take": "allowed"}
    state = last_discard("9", "8", "999", "-", **options)
    assert (legal_texts(state), losing_texts(state)) == ({"take onto 9", "pass"}, {"take onto 9"})
    able = last_discard("9", "8", "999 KKKKKKK", "-", **options)
    assert (legal_texts(able), losing_texts(able)) == ({"take onto 9"}, set())


@pytest.mark.rule("B55")
def test_play_goes_on_while_each_player_takes_the_discard() -> None:
    """Seat 1 takes 4 and 9 and discards the J; seat 2 takes it with J J; its discard, a black three, stops it."""
    state = classic(
        PLAYING, "stock -", "pile 4", "hand 0: 9 5 6", "melds 0: QQQ", "melds 1: 999", "laid 0 1",
        "hand 1: J 8 K", "hand 2: J J 3 7", "hand 3: ...",
    )  # fmt: skip
    do(state, "discard 9", "take onto 9")
    assert hand(state, 1) == "4 8 J K"
    do(state, "discard J")
    assert (state.seat, legal_texts(state)) == (2, {"take J J", "pass"})
    do(state, "take J J", "discard 3")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "stock")


@pytest.mark.rule("B55")
def test_there_is_no_duty_while_cards_are_in_the_stock() -> None:
    state = classic("pile 4 9", "melds 0: 999", "laid 0", "hand 0: 5 6", "stock 8 ...")
    assert legal_texts(state) == {"draw", "take onto 9"}


@pytest.mark.rule("B56")
def test_the_deal_ends_when_the_discard_is_not_taken_and_nobody_has_the_bonus_for_going_out() -> None:
    state = last_discard("9", "9 9 J Q", "KKK")
    assert codes(do(state, "pass")) == ["passed", "deal_ended_stock"]
    assert sheet(state).reason == "stock"
    for side in (0, 1):
        assert "going_out" not in lines(state, side)
    assert lines(state, 0) == {"hand_cards": -20}, "5 6 and the partner's 6 7"


@pytest.mark.rule("B56")
@pytest.mark.parametrize("discard", ["9", "2", "Jk", "3"])
def test_the_deal_ends_by_itself_where_the_discard_cannot_be_taken(discard: str) -> None:
    state = last_discard(discard, "8 J Q", "KKK")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "stock")


@pytest.mark.rule("B56")
def test_whoever_goes_out_after_the_last_card_has_the_bonus() -> None:
    state = last_discard("9", "4", "999 444 KKKKKKK")
    assert legal_texts(state) == {"take onto 9"}
    do(state, "take onto 9", "add 4")
    assert "went_out" in codes(do(state, "discard 4"))
    assert lines(state, 1)["going_out"] == 100


@pytest.mark.rule("B55", "B56")
@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("continue_forced", {"take onto 9"}),
        ("continue_while_taken", {"take onto 9", "pass"}),
        ("next_may_buy", {"take onto 9", "pass"}),
        ("stop", set()),
    ],
)
def test_the_other_meanings_of_an_empty_stock(value: str, legal: set[str]) -> None:
    assert legal_texts(last_discard("9", "8 J Q", "999", end_of_stock=value)) == legal


def last_red_three(hand0: str, melds0: str, **options: Value) -> CanastaState:
    """Seat 0 has drawn 3♥, the last card of the stock."""
    laid = [f"melds 0: {melds0}", "laid 0"] if melds0 else []
    state = classic(
        "pile 4", "stock 3h", f"hand 0: {hand0}", "hand 1: 10", "hand 2: 10", "hand 3: ...", "red 1: 3 3 3", *laid,
        **options,
    )  # fmt: skip
    do(state, "draw")
    return state


@pytest.mark.rule("B57")
def test_after_a_red_three_as_the_last_card_he_melds_and_adds_but_does_not_discard() -> None:
    """K onto K K K and three sevens; the 5 stays. Then the deal ends: 40 + 15 + 100 - 5 - 10."""
    state = last_red_three("K 7 7 7 5", "KKK")
    assert refused(state, "discard 5").code == "no_discard_due"
    do(state, "add K", "lay 777")
    assert legal_texts(state) == {"stop"}
    assert codes(do(state, "stop"))[-1] == "deal_ended_red_three"
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "red_three")
    assert lines(state) == {"meld_cards": 55, "red_threes": 100, "hand_cards": -15}


@pytest.mark.rule("B57")
def test_he_may_stop_at_once() -> None:
    """The next player does not get the pile, though its 4 fits a meld of his side."""
    state = last_red_three("K 7 7 7 5", "KKK")
    assert {"stop", "add K", "lay 777"} <= legal_texts(state)
    do(state, "stop")
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("B57")
def test_a_side_that_has_not_opened_needs_its_minimum_then_too() -> None:
    """A A A = 60 of 50; 7 7 7 = 15. The red three counts minus without a meld: -100 - 15 - 10 - 5."""
    assert "lay AAA" in legal_texts(last_red_three("A A A 5", ""))
    state = last_red_three("7 7 7 5", "")
    assert legal_texts(state) == {"stop"}
    do(state, "stop")
    assert lines(state) == {"red_threes": -100, "hand_cards": -30}


@pytest.mark.rule("B57", "B72")
def test_he_may_ask_before_he_stops() -> None:
    state = last_red_three("K K 5 5 5", "QQQQQQQ KKK")
    assert "ask" in legal_texts(state)
    do(state, "ask", "no")
    assert refused(state, "lay 555; add K; add K").code == "must_not_go_out"
    do(state, "stop")
    assert sheet(state).reason == "red_three"


@pytest.mark.rule("B71")
def test_he_may_go_out_by_laying_all_his_cards() -> None:
    state = last_red_three("K K 5 5 5", "QQQQQQQ KKK")
    do(state, "lay 555", "add K")
    assert "went_out" in codes(do(state, "add K"))
    assert lines(state)["going_out"] == 100


@pytest.mark.rule("B71")
def test_a_concealed_hand_has_its_bonus_there_as_usual() -> None:
    state = last_red_three("K K K K K K K", "")
    do(state, "lay KKK", *["add K"] * 4)
    assert (lines(state)["going_out"], lines(state)["concealed"]) == (100, 100)


@pytest.mark.rule("B57", "B71")
@pytest.mark.parametrize("melds0", ["KKK", "QQQQQQQ KKK"])
def test_a_single_card_that_cannot_be_laid_stays(melds0: str) -> None:
    """No discard is due, so that not even a canasta helps: the 9 counts minus with the partner's 10."""
    state = last_red_three("9", melds0)
    assert legal_texts(state) == {"stop"}
    do(state, "stop")
    assert (state.need, sheet(state).reason) == (stolik.Need.DECK, "red_three")
    assert lines(state)["hand_cards"] == -20


@pytest.mark.rule("B57", "B71")
def test_a_single_card_that_can_be_laid_may_go_out() -> None:
    """He may, and he may ask; without a canasta the king stays."""
    state = last_red_three("K", "QQQQQQQ KKK")
    assert legal_texts(state) == {"add K", "ask", "stop"}
    assert "went_out" in codes(do(state, "add K"))
    assert legal_texts(last_red_three("K", "QQQ KKK")) == {"stop"}


@pytest.mark.rule("B49", "B71")
def test_without_a_canasta_he_keeps_a_card() -> None:
    state = last_red_three("K K", "KKK")
    do(state, "add K")
    assert refused(state, "add K").code == "must_keep_card"
    assert legal_texts(state) == {"stop"}


@pytest.mark.rule("B71")
def test_black_threes_may_be_laid_there_if_nothing_is_left() -> None:
    state = last_red_three("3s 3c 3s", "KKKKKKK")
    assert "went_out" in codes(do(state, "lay 333"))
    kept = last_red_three("3s 3c 3s 9", "KKKKKKK")
    assert refused(kept, "lay 333").code == "black_three_not_last"


@pytest.mark.rule("B57")
def test_the_other_meanings_of_a_last_red_three() -> None:
    """The turn goes on and a discard is due; or the deal ends at once."""
    state = last_red_three("K 5 9", "KKK", last_red3="turn_continues")
    assert legal_texts(state) == {"add K", "discard 5", "discard 9", "discard K"}
    ended = last_red_three("K 5 9", "KKK", last_red3="end_now")
    assert (ended.need, sheet(ended).reason) == (stolik.Need.DECK, "red_three")
    assert lines(ended)["hand_cards"] == -25 - 10


@pytest.mark.rule("B15", "B57")
def test_a_red_three_before_the_last_card_is_replaced_and_the_turn_is_as_any_other() -> None:
    state = classic(
        "pile 4", "stock 3h Q", "hand 0: K 5", "hand 1: 10", "hand 2: 10", "hand 3: ...", "melds 0: KKK", "laid 0"
    )
    do(state, "draw")
    assert hand(state, 0) == "5 Q K"
    assert refused(state, "stop").code == "discard_due"
