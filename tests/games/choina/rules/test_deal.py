"""Players, cards, aim and the deal (1-15; C-1, CA16, CA18, CA20)."""

from __future__ import annotations

import pytest

from stolik.games.choina.options import SCHEMA
from stolik.games.option import GameError
from tests.games.choina.tables import (
    PACK,
    all_cards,
    dealt,
    do,
    game,
    hand,
    legal,
    order_of,
    pile,
    playing,
    sheet,
    sizes,
    stock,
    table,
    who,
)


@pytest.mark.rule("Choina-1")
def test_three_four_or_five_play() -> None:
    assert [len(dealt(players=players).core.size) for players in (3, 4, 5)] == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(GameError):
            SCHEMA.rule_set("choina", {"players": players})


@pytest.mark.rule("Choina-2")
def test_every_card_is_there_twice() -> None:
    state = dealt()
    assert len(PACK) == 104
    assert all_cards(state) == sorted(PACK)


@pytest.mark.rule("Choina-3")
def test_a_two_stands_for_no_other_card() -> None:
    state = playing("9c 9d 2h 2s Kc 3d")
    assert legal(state) == {f"discard {card}" for card in ("9c", "9d", "2h", "2s", "Kc", "3d")}


@pytest.mark.rule("Choina-4")
def test_everybody_has_a_score_of_his_own() -> None:
    state = playing("4c", "melds 0: KcKdKh QcQdQh", "hand 1: Ac", "hand 2: Ad Ah", "hand 3: 2c")
    do(state, "discard 4c")
    assert sheet(state).points == [20, -15, -30, -2]


@pytest.mark.rule("Choina-5")
def test_the_fewest_minus_points_win() -> None:
    lines = ("melds 0: KcKdKh QcQdQh 9c10cJcQc", "hand 1: Ac", "hand 2: Ad Ah", "hand 3: 2c")
    state = playing("4c 4d", "scores -100 -90 -80 -99", "melds 1: 4h4s4c", *lines, deal=5, going_out_bonus=0)
    do(state, "add 4c to 1:4", "add 4d to 1:4")
    assert state.score() == (-100, -105, -110, -101)
    assert state.winners == (0,)


@pytest.mark.rule("Choina-6")
def test_who_has_laid_all_his_cards_has_ended_the_deal() -> None:
    state = playing("4c 4d 4h", "melds 0: KcKdKh", "hand 1: 2c", "hand 2: 2d", "hand 3: 2h")
    do(state, "lay 4c4d4h")
    assert (sheet(state).reason, sheet(state).points) == ("out", [20, -2, -2, -2])


@pytest.mark.rule("Choina-7")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    state = game().start()
    assert (state.need.value, sorted(state.deck())) == ("deck", [0, 1, 2, 3])
    state.supply([2, 3, 0, 1])
    assert state.text().splitlines()[1].endswith("dealer 2")


@pytest.mark.rule("Choina-8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_players_deal_one_after_another_clockwise(players: int) -> None:
    """CA20: the direction is clockwise."""
    for dealer in range(players):
        state = table(f"deal 1 dealer {dealer}", "turn deck", players=players)
        state.supply(order_of(""))
        assert (state.core.dealer, who(state)) == ((dealer + 1) % players, f"{(dealer + 2) % players} draw")


@pytest.mark.rule("Choina-9")
@pytest.mark.parametrize(("players", "deals"), [(3, 5), (4, 5), (5, 5), (3, 6), (4, 6), (5, 6)])
def test_a_game_is_five_deals_or_six_whatever_the_number_of_players(players: int, deals: int) -> None:
    needs = []
    for number in range(1, deals + 1):
        state = table(
            "pile 9c", "stock -", "hand 1: ...", deal=number, players=players, deals=deals, stock_out="end_deal"
        )
        do(state, "draw")
        needs.append(state.need.value)
    assert needs == ["deck"] * (deals - 1) + ["over"]


@pytest.mark.rule("Choina-10", "Choina-12")
@pytest.mark.parametrize(
    ("players", "deals", "cards", "rest"),
    [(3, 5, 10, 74), (4, 5, 10, 64), (5, 5, 10, 54), (3, 6, 11, 71), (4, 6, 11, 60), (5, 6, 11, 49)],
)
def test_each_gets_ten_cards_or_eleven(players: int, deals: int, cards: int, rest: int) -> None:
    """C-1."""
    state = dealt(players=players, deals=deals)
    assert (sizes(state), len(stock(state)), pile(state)) == ([cards] * players, rest, [])
    do(state, "draw")
    do(state, f"discard {hand(state, 1)[0]}")
    assert (len(stock(state)), len(pile(state)), sizes(state)[1]) == (rest - 1, 1, cards)


@pytest.mark.rule("Choina-11")
def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """CA20: one card at a time."""
    state = dealt("2c 3c 4c 5c 6c 7c 8c 9c", 2)
    assert [{"2c", "6c"} <= set(hand(state, 3)), {"3c", "7c"} <= set(hand(state, 0))] == [True, True]
    assert [{"4c", "8c"} <= set(hand(state, 1)), {"5c", "9c"} <= set(hand(state, 2))] == [True, True]


@pytest.mark.rule("Choina-13")
def test_no_card_is_turned_up() -> None:
    """CA16: only `first_upcard` turns one up."""
    assert pile(dealt()) == []
    state = dealt(first_upcard=True)
    assert (len(pile(state)), len(stock(state))) == (1, 63)


@pytest.mark.rule("Choina-14")
def test_the_left_neighbour_of_the_dealer_plays_first() -> None:
    assert [who(dealt("", dealer)) for dealer in range(4)] == ["1 draw", "2 draw", "3 draw", "0 draw"]


@pytest.mark.rule("Choina-15")
def test_play_passes_clockwise() -> None:
    state = dealt("", 3)
    seats = []
    for _ in range(5):
        seats.append(state.core.turn)
        do(state, "draw")
        do(state, f"discard {hand(state, state.core.turn)[0]}", "pass", "pass")
    assert seats == [0, 1, 2, 3, 0]


def test_the_game_is_named_czy_mozna_and_choina() -> None:
    """CA18: one game, whichever name the text gives it."""
    assert SCHEMA.preset("choina").id == "choina"
