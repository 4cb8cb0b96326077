"""Minus points, the bonus, the result, ties (81-86, 98; C-16, C-17)."""

from __future__ import annotations

import pytest

from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import do, game, hand, order_of, playing, sheet, table

CONTRACT = "melds 0: KcKdKh QcQdQh"


def cost(cards: str, **options: Value) -> int:
    """Minus points of a hand when another player goes out."""
    state = playing("9c", CONTRACT, f"hand 1: {cards}", "hand 2: 4h", "hand 3: 4s", **options)
    do(state, "discard 9c")
    return -sheet(state).points[1]


@pytest.mark.rule("Choina-81")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("As Kh 10d 7c 2d", 44), ("Qc Jc 9h", 29), ("Ks Ks Qs 4c 4c", 38), ("5c 6d 7h 8s", 26),
        ("Ac Ac Ad Ad Ah Ah As As 10c 10d", 140), ("2c 2c 2d 2d 2h 2h 2s 2s 3c 3c", 22),
    ],
)  # fmt: skip
def test_cards_cost_their_pips_ten_or_fifteen(cards: str, points: int) -> None:
    """C-16."""
    assert cost(cards) == points


@pytest.mark.rule("Choina-81")
def test_all_cards_cost_792() -> None:
    each_suit_twice = 0b10101010
    assert game().rules.points([each_suit_twice] * 13) == 792


@pytest.mark.rule("Choina-81")
def test_low_cards_may_cost_five_each() -> None:
    assert cost("2d 9h 5c 10c As", low_cards_value="five") == 5 + 5 + 5 + 10 + 15


@pytest.mark.rule("Choina-82")
def test_every_card_in_hand_counts_minus_also_where_it_could_be_laid() -> None:
    assert cost("4c 4d 4h Ks") == 22


@pytest.mark.rule("Choina-83")
def test_going_out_brings_twenty_points_or_none() -> None:
    for bonus in (20, 0):
        state = playing("9c", CONTRACT, "hand 1: 2c", "hand 2: 2h", "hand 3: 2s", going_out_bonus=bonus)
        do(state, "discard 9c")
        assert sheet(state).points == [bonus, -2, -2, -2]


@pytest.mark.rule("Choina-84")
def test_cards_on_the_table_count_nothing() -> None:
    state = playing("9c", CONTRACT, "melds 1: AcAdAh", "hand 1: 2c", "hand 2: 2h", "hand 3: 2s")
    do(state, "discard 9c")
    assert sheet(state).points == [20, -2, -2, -2]


def last_deal(scores: str, hands: str, outs: str = "0 0 0 0", deal: Value = 5, **options: Value) -> ChoinaState:
    """Seat 0 has gone out in the last deal, the others held these cards, one each."""
    cards = hands.split()
    held = [f"hand {seat}: {card}" for seat, card in enumerate(cards, start=1)]
    melds = "melds 0: KcKdKh QcQdQh 2s-5s"
    lines = (f"scores {scores}", f"outs {outs}") if any(map(int, outs.split())) else (f"scores {scores}",)
    state = playing("Ks", *lines, melds, *held, deal=deal, **options)
    do(state, "add Ks to 0:K")
    return state


@pytest.mark.rule("Choina-85")
def test_the_highest_result_wins() -> None:
    state = last_deal("-33 -70 -65 -42", "9c 3d 8d")
    assert (state.score(), state.winners) == ((-13, -79, -68, -50), (0,))
    state = last_deal("-90 -20 -65 -42", "9c 3d 8d", going_out_bonus=0)
    assert (state.score(), state.winners) == ((-90, -29, -68, -50), (1,))


@pytest.mark.rule("Choina-86")
def test_equal_highest_results_share_the_win() -> None:
    """CA20."""
    state = last_deal("-40 -11 -65 -42", "9c 3d 8d")
    assert (state.need.value, state.winners) == ("over", (0, 1))


@pytest.mark.rule("Choina-86")
def test_most_deals_won_decides_between_equals() -> None:
    lines = ("-40 -11 -65 -42", "9c 3d 8d")
    assert last_deal(*lines, "0 2 0 1", tie="most_deals_won").winners == (1,)
    assert last_deal(*lines, "1 1 0 1", tie="most_deals_won").winners == (0,)
    assert last_deal(*lines, "1 2 0 0", tie="most_deals_won").winners == (0, 1)
    assert last_deal(*lines, "0 0 4 0", tie="most_deals_won").winners == (0,)


@pytest.mark.rule("Choina-86", "Choina-96")
def test_an_extra_deal_repeats_the_last_one_while_results_are_equal() -> None:
    state = last_deal("-40 -11 -65 -42", "9c 3d 8d", tie="extra_deal")
    assert (state.need.value, state.dealing) == ("deck", True)
    state.supply(order_of(""))
    assert (state.core.deal_number, state.core.dealer, state.view(0).contract) == (6, 0, (2, 1))
    assert state.view(0).last_deal
    assert [len(hand(state, seat)) for seat in range(4)] == [10] * 4
    state = last_deal("-40 -40 -65 -42", "9c 3d 8d", tie="extra_deal", deal=6)
    assert (state.need.value, state.winners) == ("over", (0,))


@pytest.mark.rule("Choina-86")
def test_after_three_extra_deals_the_win_is_shared() -> None:
    for deal, need in ((6, "deck"), (7, "deck"), (8, "over")):
        hands = ("hand 0: 9c", "hand 1: 9d", "hand 2: 5d", "hand 3: ...")
        lines = ("scores -40 -40 -65 -42", "pile Kd", "stock -", *hands)
        state = table(*lines, deal=deal, tie="extra_deal", stock_out="end_deal")
        do(state, "draw")
        assert state.need.value == need
    assert state.winners == (0, 1)


@pytest.mark.rule("Choina-98")
def test_ties_are_judged_by_bonuses_and_minus_points_together() -> None:
    state = last_deal("-40 -31 -65 -42", "9c 3d 8d", going_out_bonus=0)
    assert (state.score()[:2], state.winners) == ((-40, -40), (0, 1))
    state = last_deal("-40 -31 -65 -42", "9c 3d 8d")
    assert (state.score()[:2], state.winners) == ((-20, -40), (0,))


@pytest.mark.rule("Choina-85", "Choina-83")
def test_a_whole_game() -> None:
    """C-17: five deals, each ended by who went out, with the hands that the sheet needs."""
    deals = [
        (0, ["", "As Kh 10d 7c 2d", "Qc Jc 9h", "3s"]),
        (1, ["5c 6d 7h 8s", "", "Kd Kd Qs 4c 4c", "Ah"]),
        (3, ["9s 8s", "10d 10h", "Ac 3d", ""]),
        (2, ["Jd", "5c 6d 7h 8s", "", "As Kh 10d 7c 2d"]),
        (0, ["", "Qc Jc 9h", "3s", "Kd Kd Qs 4c 4c"]),
    ]
    melds = ["6c6h6s 8c8d8h", "6c6h6s 2h-5h", "6s-9s 2h-5h", "3c3d3h 9c9d9h 6c6h6s", "6c6h6s 8c8d8h 2h-5h"]
    totals = {20: [0] * 4, 0: [0] * 4}
    for bonus, scores in totals.items():
        for number, ((out, hands), laid) in enumerate(zip(deals, melds, strict=True), start=1):
            last = "6d" if number != 3 else "10s"
            held = [f"hand {seat}: {cards or last}" for seat, cards in enumerate(hands)]
            line = "scores " + " ".join(map(str, scores))
            state = table(f"turn {out} play", line, f"melds {out}: {laid}", *held, deal=number, going_out_bonus=bonus)
            do(state, f"add {last} to {out}:{'s' if number == 3 else '6'}")
            assert sum(sheet(state).points) == [-56, -59, -35, -60, -50][number - 1] - 20 + bonus
            scores[:] = state.score()
    assert totals == {20: [-13, -99, -68, -80], 0: [-53, -119, -88, -100]}
    assert sum(totals[20]) == -260
    assert sum(totals[0]) == -360
