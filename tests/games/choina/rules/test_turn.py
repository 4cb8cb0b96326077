"""A turn: taking a card, laying, discarding (16-23; CA19)."""

from __future__ import annotations

import pytest

from tests.games.choina.tables import (
    beginning,
    codes,
    dealt,
    do,
    hand,
    legal,
    pile,
    playing,
    refused,
    sizes,
    stock,
    table,
    verdict,
    who,
)


@pytest.mark.rule("Choina-16")
def test_a_turn_is_taking_laying_and_one_discard() -> None:
    state = table("hand 0: 4c 4d 4h Kc Qd", "stock 9s ...")
    assert refused(state, "lay 4c4d4h") == "16"
    assert refused(state, "discard Kc") == "16"
    do(state, "draw")
    assert refused(state, "draw") == "16"
    do(state, "lay 4c4d4h", "discard Kc")
    assert (pile(state), sorted(hand(state, 0))) == (["Kc"], ["9s", "Qd"])
    assert state.core.turn == 1


@pytest.mark.rule("Choina-16")
def test_laying_is_optional_and_the_discard_is_not() -> None:
    state = playing("4c 4d 4h Kc Qd")
    cards = ("4c", "4d", "4h", "Kc", "Qd")
    assert legal(state) == {"lay 4c4d4h"} | {f"discard {card}" for card in cards}
    assert who(state) == "0 play"


@pytest.mark.rule("Choina-17")
def test_the_first_player_can_only_draw() -> None:
    assert legal(dealt()) == {"draw"}


@pytest.mark.rule("Choina-17")
def test_the_first_player_may_take_the_upcard_where_one_is_turned_up() -> None:
    """CA16: it counts as a discard of the dealer, who may not ask for it."""
    state = dealt(first_upcard=True)
    assert who(state) == "2 claim"
    do(state, "pass")
    assert who(state) == "3 claim"
    do(state, "pass")
    assert (who(state), legal(state)) == ("1 draw", {"draw", "take"})


@pytest.mark.rule("Choina-18")
def test_the_player_in_turn_takes_the_top_card_instead_of_a_stock_card() -> None:
    state = table("pile 9c Kc", "hand 0: 4c 4d", "stock 9s ...")
    assert {"draw", "take"} <= legal(state)
    do(state, "take")
    assert (hand(state, 0), pile(state), stock(state)[0]) == (["4c", "4d", "Kc"], ["9c"], "9s")
    assert who(state) == "0 play"
    do(state, "discard 4c")
    assert state.core.turn == 1


@pytest.mark.rule("Choina-19")
def test_taking_the_top_card_in_turn_costs_nothing_and_asks_nobody() -> None:
    state = table("pile 9c Kc", "hand 0: 4c 4d", "stock 9s ...")
    before = len(stock(state))
    assert codes(do(state, "take")) == ["took_card"]
    assert (len(stock(state)), sizes(state)[0]) == (before, 3)


@pytest.mark.rule("Choina-19", "Choina-93")
def test_in_turn_several_cards_are_bought_with_one_stock_card_less() -> None:
    state = table("pile 9c Jd Kc", "hand 0: 4c 4d", "stock 9s 8s 7s ...")
    assert beginning(state, "buy") == {"buy 2", "buy 3"}
    events = do(state, "buy 3")
    assert codes(events)[:2] == ["bought", "buy_drew"]
    assert (hand(state, 0), stock(state)[0]) == (["4c", "4d", "8s", "9c", "9s", "Jd", "Kc"], "7s")
    assert (who(state), pile(state)) == ("1 draw", [])


@pytest.mark.rule("Choina-19")
def test_without_multi_buy_only_the_top_card_is_taken() -> None:
    state = table("pile 9c Jd Kc", "hand 0: 4c 4d", multi_buy=False)
    assert legal(state) == {"draw", "take"}
    assert refused(state, "buy 2") == "19"


@pytest.mark.rule("Choina-20")
def test_the_card_taken_need_not_be_laid() -> None:
    state = table("pile 4h", "hand 0: 4c 4d Kc")
    do(state, "take")
    assert {"discard 4c", "discard 4h", "discard Kc"} <= legal(state)


@pytest.mark.rule("Choina-21")
def test_the_pile_is_open_and_keeps_its_order() -> None:
    state = playing("4c 4d Kc", "pile 9c Jd")
    do(state, "discard Kc")
    assert pile(state) == ["9c", "Jd", "Kc"]
    assert [list(state.view(seat).pile) for seat in range(-1, 4)] == [list(state.core.pile)] * 5


@pytest.mark.rule("Choina-22")
def test_cards_are_taken_from_the_top_in_order() -> None:
    state = table("pile 9c Jd Kc", "hand 0: 4c 4d")
    do(state, "buy 2")
    assert pile(state) == ["9c"]
    assert {"Jd", "Kc"} <= set(hand(state, 0))


@pytest.mark.rule("Choina-23")
def test_any_card_may_be_discarded() -> None:
    """CA19: also the one just taken, and one that would fit on the table."""
    state = table("pile 4h", "hand 0: 4c Kd", "melds 1: KcKsKh")
    do(state, "take")
    assert beginning(state, "discard") == {"discard 4c", "discard 4h", "discard Kd"}


@pytest.mark.rule("Choina-23")
def test_the_pile_card_just_taken_stays_with_discard_just_taken_off() -> None:
    state = table("pile 4h", "hand 0: 4c Kd", discard_just_taken=False)
    do(state, "take")
    assert refused(state, "discard 4h") == "23"
    assert beginning(state, "discard") == {"discard 4c", "discard Kd"}
    state = table("pile 4h", "hand 0: 4h Kd", discard_just_taken=False)
    do(state, "take")
    assert verdict(state, "discard 4h") == "legal"


@pytest.mark.rule("Choina-23")
def test_a_stock_card_just_drawn_may_always_be_discarded() -> None:
    state = table("stock 4h ...", "hand 0: 4c Kd", discard_just_taken=False)
    do(state, "draw")
    assert verdict(state, "discard 4h") == "legal"


@pytest.mark.rule("Choina-23", "Choina-57")
def test_under_must_take_the_card_taken_stays_too() -> None:
    lines = ("turn 1 answer seat=1 asker=2", "pile 4h", "hand 1: 4c Kd")
    state = table(*lines, refusal="must_take", discard_just_taken=False)
    do(state, "refuse")
    assert beginning(state, "discard") == {"discard 4c", "discard Kd"}


@pytest.mark.rule("Choina-23", "Choina-75")
def test_the_card_that_must_stay_is_never_the_last_one() -> None:
    """R17: no rule leaves a player without a discard."""
    lines = ("pile 5h", "melds 0: KcKdKh QcQdQh", "hand 0: Ks Qs")
    state = table(*lines, discard_just_taken=False)
    do(state, "take", "add Ks to 0:K")
    assert legal(state) == {"discard Qs"}
    assert refused(state, "add Qs to 0:Q") in {"23", "75"}
