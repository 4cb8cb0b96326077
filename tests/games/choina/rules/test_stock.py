"""The empty stock (78-80, 94, 95; CA12)."""

from __future__ import annotations

import pytest

from stolik.cards import parse_card
from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import (
    beginning,
    codes,
    do,
    hand,
    legal,
    pile,
    refused,
    sheet,
    stock,
    table,
    verdict,
    who,
)

HANDS = ("hand 0: 2c 3c 4d", "hand 1: 2d 3d 5h", "hand 2: 2h 3h 6s", "hand 3: ...")


def empty(pile: str = "9h 9d 10s Kc", *lines: str, **options: Value) -> ChoinaState:
    """The stock is empty, and seat 0 is to take a card."""
    return table("turn 0 draw", f"pile {pile}", "stock -", *HANDS, *lines, **options)


def shuffle(state: ChoinaState, order: str) -> None:
    """Supply the order of the new stock."""
    assert not state.dealing
    state.supply([parse_card(text) for text in order.split()])


@pytest.mark.rule("Choina-78")
def test_the_pile_without_its_top_card_becomes_the_stock() -> None:
    """R7, CA12."""
    state = empty()
    do(state, "draw")
    assert (state.need.value, state.deck()) == ("deck", sorted(map(parse_card, ["9h", "9d", "10s"])))
    shuffle(state, "9d 10s 9h")
    assert (hand(state, 0), pile(state), stock(state)) == (["2c", "3c", "4d", "9d"], ["Kc"], ["10s", "9h"])


@pytest.mark.rule("Choina-78")
def test_turned_over_once_the_oldest_discard_is_on_top() -> None:
    """CA12."""
    state = empty(stock_out="turn_over_once")
    assert codes(do(state, "draw"))[0] == "turned_over"
    assert (hand(state, 0), pile(state), stock(state)) == (["2c", "3c", "4d", "9h"], ["Kc"], ["9d", "10s"])


@pytest.mark.rule("Choina-79")
@pytest.mark.parametrize("option", ["reshuffle_once", "turn_over_once"])
def test_it_happens_once_in_a_deal(option: str) -> None:
    """CA12: then the deal ends, nobody is out, and every hand counts."""
    state = empty("9h 9d 10s Kc", "reshuffled 1", stock_out=option)
    events = do(state, "draw")
    assert codes(events)[0] == "deal_ended_stock"
    assert (sheet(state).points[:3], sheet(state).reason) == ([-9, -10, -11], "stock")


@pytest.mark.rule("Choina-78", "Choina-79")
def test_with_reshuffle_always_the_twenty_first_ends_the_deal() -> None:
    """CA12."""
    state = empty("9h 9d 10s Kc", "reshuffled 19", stock_out="reshuffle_always")
    do(state, "draw")
    assert state.need.value == "deck"
    assert not state.dealing
    state = empty("9h 9d 10s Kc", "reshuffled 20", stock_out="reshuffle_always")
    do(state, "draw")
    assert sheet(state).reason == "stock"


@pytest.mark.rule("Choina-79")
def test_with_end_deal_the_empty_stock_ends_the_deal() -> None:
    """CA12."""
    state = empty(stock_out="end_deal")
    do(state, "draw")
    assert sheet(state).reason == "stock"


@pytest.mark.rule("Choina-80", "Choina-95")
def test_with_a_single_pile_card_there_is_nothing_to_shuffle() -> None:
    """R7: the card may still be taken."""
    state = empty("Kc")
    assert legal(state) == {"draw", "take"}
    taken = state.copy()
    do(taken, "take")
    assert who(taken) == "0 play"
    do(state, "draw")
    assert sheet(state).reason == "stock"


@pytest.mark.rule("Choina-80")
def test_with_an_empty_pile_the_deal_ends_when_the_next_player_would_draw() -> None:
    lines = ("turn 1 claim seat=2", "pile 9h Kc", "stock 4s 5s", *HANDS)
    state = table(*lines)
    do(state, "ask", "allow", "buy 2")
    assert sheet(state).reason == "stock"


@pytest.mark.rule("Choina-94")
def test_the_reshuffle_comes_when_somebody_asks_before_the_question_is_put() -> None:
    state = table("turn 1 claim seat=2", "pile 9h 9d 10s Kc", "stock -", *HANDS)
    do(state, "ask")
    assert (state.need.value, state.dealing, len(pile(state))) == ("deck", False, 4)
    shuffle(state, "9d 10s 9h")
    assert (who(state), pile(state), stock(state)) == ("1 answer", ["Kc"], ["9d", "10s", "9h"])
    do(state, "allow")
    assert hand(state, 2) == ["2h", "3h", "6s", "9d", "Kc"]


@pytest.mark.rule("Choina-94")
def test_while_nobody_asks_or_draws_the_pile_stays_whole() -> None:
    lines = ("turn 1 claim seat=3", "pile 9h 9d 10s Kc", "stock -", "hand 3: 2s 3s", "hand 2: ...", *HANDS[:2])
    state = table(*lines)
    do(state, "pass")
    assert (who(state), len(pile(state))) == ("1 draw", 4)
    assert beginning(state, "buy") == set()
    do(state, "take")
    assert pile(state) == ["9h", "9d", "10s"]


@pytest.mark.rule("Choina-94", "Choina-69")
@pytest.mark.parametrize(("pile_cards", "extra", "asked"), [("9h", 1, True), ("9h", 2, False), ("9h 9d", 2, True)])
def test_nobody_may_ask_when_the_reshuffle_gives_too_few_cards(pile_cards: str, extra: int, asked: bool) -> None:
    lines = ("turn 0 play", f"pile {pile_cards}", "hand 0: Kc Kd 2s", "stock -", *HANDS[1:])
    state = table(*lines, buy_extra_cards=extra)
    do(state, "discard Kc")
    assert who(state) == ("2 claim" if asked else "1 draw")


@pytest.mark.rule("Choina-94", "Choina-69")
@pytest.mark.parametrize("reshuffled", [1, 0])
def test_nobody_may_ask_when_no_reshuffle_is_left(reshuffled: int) -> None:
    lines = ("turn 0 play", "pile 9h 9d", "hand 0: Kc Kd 2s", "stock -", f"reshuffled {reshuffled}", *HANDS[1:])
    state = table(*lines, stock_out="reshuffle_once" if reshuffled else "end_deal")
    do(state, "discard Kc")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-95")
def test_without_a_stock_the_player_in_turn_takes_the_pile_card_or_ends_the_deal() -> None:
    state = empty("9h Kc", "reshuffled 1")
    assert legal(state) == {"draw", "take"}
    do(state, "take", "discard 2c")
    assert legal(state) == {"draw", "take"}
    assert state.core.turn == 1


@pytest.mark.rule("Choina-95")
def test_the_deal_ends_at_once_when_he_cannot_take_it_either() -> None:
    lines = ("turn 0 play", "pile 9h", "stock -", "reshuffled 1", *HANDS[:2], "hand 2: 2h 3h", "hand 3: ...")
    state = table(*lines, "melds 1: 8c8d8h JcJdJh", buy_after_contract=False)
    do(state, "discard 2c")
    assert sheet(state).reason == "stock"
    state = table(*lines, "melds 1: 8c8d8h JcJdJh")
    do(state, "discard 2c")
    assert legal(state) == {"draw", "take"}


@pytest.mark.rule("Choina-95")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_deal_in_which_nothing_happens_ends_after_two_laps(players: int) -> None:
    hands = [f"hand {seat}: 2{'cdhsc'[seat]} 4{'cdhsc'[seat]}" for seat in range(players)]
    state = table("turn 0 draw", "pile 9h Kc", "stock 3s ...", *hands, players=players)
    for _ in range(2 * players - 1):
        turn = state.core.turn
        do(state, "take", f"discard {hand(state, turn)[0]}")
        while who(state).endswith("claim"):
            do(state, "pass")
    assert who(state).endswith("draw")
    do(state, "take", f"discard {hand(state, state.core.turn)[0]}")
    assert (sheet(state).reason, state.dealing) == ("standstill", True)


@pytest.mark.rule("Choina-95")
def test_a_stock_card_or_a_lay_begins_the_count_anew() -> None:
    lines = ("pile 9h Kc", "stock 3s 4s ...", "lull 7", *HANDS[1:3])
    state = table("turn 0 draw", *lines, "hand 0: 2c 3c")
    do(state, "draw", "discard 2c")
    assert (state.need.value, state.core.lull) == ("seat", 0)
    state = table("turn 0 draw", *lines, "hand 0: 2c 3c 4d Kd", "melds 1: KdKhKs")
    do(state, "take", "add Kc to 1:K", "discard 2c")
    assert (state.need.value, state.core.lull) == ("seat", 0)
    state = table("turn 0 draw", *lines, "hand 0: 2c 3c 4d Kd")
    do(state, "take", "discard 2c")
    assert sheet(state).reason == "standstill"


@pytest.mark.rule("Choina-95")
def test_a_purchase_stands_for_a_turn_in_this_count() -> None:
    lines = ("turn 1 answer seat=1 asker=2", "pile 9h Kc", "stock 3s 4s ...", *HANDS[:3])
    state = table(*lines, "lull 7")
    do(state, "refuse")
    assert sheet(state).reason == "standstill"
    state = table(*lines, "lull 7")
    do(state, "allow", "buy 1")
    assert (state.need.value, state.core.lull) == ("seat", 0)


@pytest.mark.rule("Choina-95")
def test_the_last_discard_of_a_standstill_cannot_be_bought() -> None:
    state = table("turn 0 play took", "pile 9h", "stock 3s 4s ...", "lull 7", *HANDS[:3])
    do(state, "discard 2c")
    assert state.need.value == "deck"


@pytest.mark.rule("Choina-95", "Choina-78")
def test_a_draw_before_the_last_reshuffle_never_ends_the_deal() -> None:
    state = empty()
    assert verdict(state, "draw") == "legal"
    do(state, "draw")
    shuffle(state, "9d 10s 9h")
    assert who(state) == "0 play"
    assert refused(state, "draw") == "16"
