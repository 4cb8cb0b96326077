"""The purchase, who plays after it, and who may buy (58-64, 67-69; C-10, CA7, CA8)."""

from __future__ import annotations

import pytest

from tests.games.choina.rules.thrown import HANDS, thrown, unasked
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
