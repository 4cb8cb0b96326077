"""Asking for the freshly thrown card, consent and purchase (51-69; C-10, C-12, C-13, CA7 to CA11, CA17)."""

from __future__ import annotations

import pytest

from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import (
    beginning,
    codes,
    dealt,
    do,
    hand,
    legal,
    pile,
    refused,
    sizes,
    stock,
    table,
    verdict,
    who,
)

HANDS = ("hand 0: 2c 3c 4d", "hand 1: 2d 3d 5h", "hand 2: 2h 3h 6s", "hand 3: 2s 3s 7c")


def thrown(*lines: str, lying: Value = "9h 9d Kc", stock: Value = "4s 5s 6c 7d ...", **options: Value) -> ChoinaState:
    """Four players: seat 0 has just thrown Kc, seat 1 is in turn, and seat 2 is asked first whether he wants it."""
    return table("turn 1 claim seat=2", f"pile {lying}", f"stock {stock}", *HANDS, *lines, **options)


def unasked(*lines: str, **options: Value) -> ChoinaState:
    """The same when nobody has asked: seat 1 is to take a card."""
    state = thrown(*lines, **options)
    do(state, "pass", "pass")
    assert who(state) == "1 draw"
    return state


@pytest.mark.rule("Choina-51")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_but_the_discarder_may_buy_the_card_just_thrown(players: int) -> None:
    """CA17: with n players n - 2 may ask; the player in turn needs not."""
    state = dealt("", players - 1, players=players)
    do(state, "draw", f"discard {hand(state, 0)[0]}")
    polled = []
    while who(state).endswith("claim"):
        polled.append(state.seat)
        do(state, "pass")
    assert polled == list(range(2, players))
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-52")
def test_who_is_not_in_turn_must_ask() -> None:
    state = thrown()
    assert legal(state) == {"ask", "pass"}
    assert refused(state, "take") == "89"
    assert refused(state, "draw") == "89"
    assert codes(do(state, "ask")) == ["claim_asked"]


@pytest.mark.rule("Choina-53", "Choina-54")
@pytest.mark.parametrize(
    ("players", "asker", "answers", "then"),
    [
        (3, 2, [1], 0), (4, 2, [1], 3), (4, 3, [1, 2], 0),
        (5, 2, [1], 3), (5, 3, [1, 2], 4), (5, 4, [1, 2, 3], 0),
    ],
)  # fmt: skip
def test_everybody_with_an_earlier_right_consents_in_seating_order(
    players: int, asker: int, answers: list[int], then: int
) -> None:
    """C-12."""
    state = dealt("", players - 1, players=players)
    do(state, "draw", f"discard {hand(state, 0)[0]}", *["pass"] * (asker - 2), "ask")
    asked = []
    while who(state).endswith("answer"):
        asked.append(state.seat)
        do(state, "allow")
    assert (asked, who(state)) == (answers, f"{then} draw")


@pytest.mark.rule("Choina-53")
def test_who_may_not_take_the_card_is_passed_over() -> None:
    """Seat 3 threw the card that seat 2 has uncovered, and is in turn."""
    for retake, asked in ((True, "3 answer"), (False, "0 buy")):
        state = thrown(uncovered_card="everyone", retake_own_discard=retake)
        do(state, "ask", "allow", "buy 1", "ask")
        assert who(state) == asked


@pytest.mark.rule("Choina-55")
def test_the_discarder_is_never_asked_and_never_buys_his_own_card() -> None:
    state = thrown()
    do(state, "pass", "ask")
    assert who(state) == "1 answer"
    do(state, "allow", "allow", "buy 1")
    assert "Kc" in hand(state, 3)
    state = unasked()
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-56")
def test_consent_is_given_by_saying_so() -> None:
    state = thrown()
    do(state, "ask")
    assert (who(state), legal(state)) == ("1 answer", {"allow", "refuse"})
    assert codes(do(state, "allow")) == ["claim_allowed"]
    assert who(state) == "2 buy"


@pytest.mark.rule("Choina-57")
def test_who_refuses_must_buy_the_top_card() -> None:
    """C-13, CA10: in turn without a stock card, later with one; nobody discards, and his left neighbour plays."""
    state = thrown()
    do(state, "pass", "ask", "refuse")
    assert (who(state), hand(state, 1), pile(state)) == ("2 draw", ["2d", "3d", "5h", "Kc"], ["9h", "9d"])
    assert stock(state)[0] == "4s"
    state = thrown()
    events = do(state, "pass", "ask", "allow", "refuse")
    assert codes(events)[-2:] == ["had_to_buy", "buy_drew"]
    assert (who(state), hand(state, 2), stock(state)[0]) == ("3 draw", ["2h", "3h", "4s", "6s", "Kc"], "5s")


@pytest.mark.rule("Choina-57")
def test_with_must_take_the_refuser_in_turn_plays_a_regular_turn() -> None:
    """C-13, CA10."""
    state = thrown(refusal="must_take")
    do(state, "pass", "ask", "refuse")
    assert (who(state), hand(state, 1), stock(state)[0]) == ("1 play", ["2d", "3d", "5h", "Kc"], "4s")
    do(state, "discard Kc")
    assert state.core.turn == 2
    state = thrown(refusal="must_take")
    do(state, "pass", "ask", "allow", "refuse")
    assert (who(state), sizes(state)[2], stock(state)[0]) == ("3 draw", 5, "5s")


@pytest.mark.rule("Choina-57")
def test_with_veto_nobody_gets_the_card() -> None:
    """C-13, CA10."""
    state = thrown(refusal="veto")
    do(state, "pass", "ask", "refuse")
    assert who(state) == "2 claim"
    do(state, "pass")
    assert (who(state), sizes(state)) == ("1 draw", [3, 3, 3, 3])
    assert {"draw", "take"} <= legal(state)
    state = thrown(refusal="veto")
    do(state, "pass", "ask", "allow", "refuse", "ask")
    assert who(state) == "1 answer"


@pytest.mark.rule("Choina-57", "Choina-61")
def test_a_forced_purchase_in_turn_uses_the_turn_also_when_the_order_is_unchanged() -> None:
    state = thrown(turn_after_buy="unchanged")
    do(state, "ask", "refuse")
    assert who(state) == "2 draw"
    state = thrown(turn_after_buy="unchanged")
    do(state, "pass", "ask", "allow", "refuse")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-58", "Choina-93")
def test_a_consented_buyer_takes_a_stock_card_for_every_pile_card() -> None:
    state = thrown()
    do(state, "ask", "allow")
    assert legal(state) == {"buy 1", "buy 2", "buy 3"}
    events = do(state, "buy 2")
    assert codes(events) == ["bought", "buy_drew"]
    assert hand(state, 2) == ["2h", "3h", "4s", "5s", "6s", "9d", "Kc"]
    assert (pile(state), stock(state)[0]) == (["9h"], "6c")


@pytest.mark.rule("Choina-58")
def test_without_multi_buy_one_card_is_bought_at_once() -> None:
    state = thrown(multi_buy=False)
    do(state, "ask", "allow")
    assert (who(state), hand(state, 2)) == ("3 draw", ["2h", "3h", "4s", "6s", "Kc"])


@pytest.mark.rule("Choina-59")
def test_the_buyer_discards_nothing() -> None:
    for number in (1, 2, 3):
        state = thrown()
        do(state, "ask", "allow", f"buy {number}")
        assert (sizes(state)[2], len(pile(state))) == (3 + 2 * number, 3 - number)


@pytest.mark.rule("Choina-60", "Choina-90")
def test_the_buyer_lays_nothing() -> None:
    state = thrown("melds 0: KdKhKs")
    do(state, "ask", "allow", "buy 1")
    assert state.core.turn == 3
    assert "add Kc to 0:K" not in legal(state)


@pytest.mark.rule("Choina-61")
def test_after_a_purchase_the_left_neighbour_of_the_buyer_plays() -> None:
    """C-10, CA7."""
    state = dealt("", 3)
    do(state, "draw", f"discard {hand(state, 0)[0]}", "pass", "ask")
    assert len(stock(state)) == 63
    do(state, "allow", "allow")
    assert (sizes(state)[3], len(stock(state)), pile(state)) == (12, 62, [])
    assert (who(state), legal(state)) == ("0 draw", {"draw"})
    do(state, "draw")
    assert len(stock(state)) == 61


@pytest.mark.rule("Choina-61")
def test_with_the_order_unchanged_who_was_in_turn_plays() -> None:
    """C-10, CA7."""
    state = thrown(turn_after_buy="unchanged")
    do(state, "pass", "ask", "allow", "allow", "buy 1")
    assert who(state) == "1 draw"
    state = unasked(turn_after_buy="unchanged")
    do(state, "buy 2")
    assert state.core.turn == 2


@pytest.mark.rule("Choina-62")
def test_the_next_player_has_a_normal_turn() -> None:
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert (who(state), legal(state)) == ("3 draw", {"draw", "take"})
    do(state, "take")
    assert (hand(state, 3), who(state)) == (["2s", "3s", "7c", "9d"], "3 play")
    do(state, "discard 2s")
    assert pile(state) == ["9h", "2s"]


@pytest.mark.rule("Choina-63")
def test_nobody_asks_for_the_uncovered_card() -> None:
    """CA8."""
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert who(state) == "3 draw"
    assert refused(state, "ask") == "89"


@pytest.mark.rule("Choina-63", "Choina-62")
def test_the_uncovered_card_may_be_closed_to_all() -> None:
    """CA8."""
    state = thrown(uncovered_card="nobody")
    do(state, "ask", "allow", "buy 1")
    assert (who(state), legal(state)) == ("3 draw", {"draw"})
    assert refused(state, "take") == "63"


@pytest.mark.rule("Choina-64")
def test_after_an_emptied_pile_the_next_player_draws() -> None:
    state = thrown()
    do(state, "ask", "allow", "buy 3")
    assert (pile(state), legal(state)) == ([], {"draw"})
    assert refused(state, "take") == "64"


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


@pytest.mark.rule("Choina-66")
def test_the_nearest_to_the_player_in_turn_has_the_card_first() -> None:
    """C-13 (c)."""
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert "Kc" in hand(state, 2)
    assert who(state) == "3 draw"


@pytest.mark.rule("Choina-67")
def test_purchases_are_not_limited() -> None:
    state = thrown("bought 0 0 9 0")
    assert verdict(state, "ask") == "legal"


@pytest.mark.rule("Choina-67")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_who_has_used_his_purchases_may_not_ask_but_is_asked(limit: int) -> None:
    state = thrown(f"bought 0 0 {limit - 1} 0", buy_limit_per_deal=limit)
    do(state, "ask", "allow", "buy 1")
    assert state.core.bought == [0, 0, limit, 0]
    state = table("turn 1 claim seat=3", "pile 9h Kc", *HANDS, f"bought 0 0 {limit} 0", buy_limit_per_deal=limit)
    do(state, "ask", "allow")
    assert who(state) == "2 answer"
    do(state, "refuse")
    assert ("Kc" in hand(state, 2), state.core.bought) == (True, [0, 0, limit, 0])


@pytest.mark.rule("Choina-67")
def test_purchases_in_turn_do_not_count_as_requests() -> None:
    state = unasked(buy_limit_per_deal=1)
    do(state, "buy 2")
    assert state.core.bought == [0, 0, 0, 0]


@pytest.mark.rule("Choina-68")
def test_who_has_laid_his_contract_may_still_take_and_buy() -> None:
    melds = "melds 1: 8c8d8h JcJdJh"
    assert {"take", "buy 2"} <= legal(unasked(melds))
    assert verdict(thrown("melds 2: 8c8d8h JcJdJh"), "ask") == "legal"


@pytest.mark.rule("Choina-68", "Choina-53")
def test_with_buy_after_contract_off_he_neither_takes_nor_buys_nor_is_asked() -> None:
    """R2: a direct request is refused by the rules, not only left out of the list."""
    state = unasked("melds 1: 8c8d8h JcJdJh", buy_after_contract=False)
    assert legal(state) == {"draw"}
    assert refused(state, "take") == "68"
    assert refused(state, "buy 2") == "68"
    state = thrown("melds 1: 8c8d8h JcJdJh", buy_after_contract=False)
    do(state, "ask")
    assert who(state) == "2 buy"
    state = table("turn 1 claim seat=3", "pile 9h Kc", *HANDS, "melds 2: 8c8d8h JcJdJh", buy_after_contract=False)
    do(state, "ask", "allow", "buy 1")
    assert "Kc" in hand(state, 3)


@pytest.mark.rule("Choina-69")
@pytest.mark.parametrize(("extra", "cards", "asked"), [(1, "4s", True), (2, "4s", False), (2, "4s 5s", True)])
def test_a_request_needs_the_stock_cards_of_one_pile_card(extra: int, cards: str, asked: bool) -> None:
    lines = ("turn 0 play", "pile 9h", "hand 0: 2c 3c", f"stock {cards}", "hand 1: 2d 3d", "hand 2: 2h", "hand 3: ...")
    state = table(*lines, buy_extra_cards=extra)
    do(state, "discard 2c")
    assert who(state) == ("2 claim" if asked else "1 draw")


@pytest.mark.rule("Choina-58", "Choina-93")
def test_with_two_extra_cards_a_consented_buyer_takes_two_for_each() -> None:
    state = thrown(buy_extra_cards=2)
    do(state, "ask", "allow", "buy 2")
    assert (sizes(state)[2], stock(state)[0] == "7d") == (3 + 2 + 4, False)
    state = thrown(buy_extra_cards=2)
    do(state, "pass", "ask", "allow", "refuse")
    assert (sizes(state)[2], stock(state)[0]) == (5, "5s")
    assert beginning(unasked(buy_extra_cards=2), "buy") == {"buy 2", "buy 3"}
