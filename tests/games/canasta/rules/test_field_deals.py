"""Faults and disputes seen elsewhere, as cases: scores, red threes, the deal (C20 to C25, C33 to C36)."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from stolik.cards import pack
from stolik.decks import shuffled
from tests.support.positions import (
    all_cards,
    canasta,
    codes,
    dealt,
    do,
    hand,
    lines,
    red_threes,
    refused,
    sheet,
    table,
)


@pytest.mark.rule("A61", "A63")
@pytest.mark.parametrize(
    ("meld", "cards", "bonus"),
    [("KKKKKKK", 70, ("natural_canastas", 500)), ("KKKKK22", 90, ("mixed_canastas", 300))],
)
def test_seven_kings_and_five_kings_with_two_twos(meld: str, cards: int, bonus: tuple[str, int]) -> None:
    """C20: 570 and 390."""
    state = table("turn 0 play drew", f"melds 0: {meld}", "hand 0: 4", "hand 2: 5", players=4)
    do(state, "discard 4")
    assert lines(state) == {"meld_cards": cards, bonus[0]: bonus[1], "going_out": 100, "hand_cards": -5}


OUT = ("turn 1 play drew", "melds 1: 4444444 QQQQQQQ", "hand 1: 8", "hand 0: 9")


@pytest.mark.rule("A63", "A65")
@pytest.mark.parametrize(
    ("reds", "down", "points"),
    [("3", "-", -100), ("3 3 3 3", "-", -800), ("3", "KKK", 100), ("3 3 3 3", "KKK", 800)],
)
def test_red_threes_count_minus_without_a_meld(reds: str, down: str, points: int) -> None:
    """C22 (`red3_condition = one_meld`)."""
    state = table(*OUT, f"red 0: {reds}", f"melds 0: {down}")
    do(state, "discard 8")
    assert {points for code, points in lines(state).items() if code.startswith("red_three")} == {points}


@pytest.mark.rule("A65")
@pytest.mark.parametrize(("down", "points"), [("KKK", -100), ("KKKKKKK", 100)])
def test_red_threes_may_need_a_canasta(down: str, points: int) -> None:
    """C22 (`red3_condition = one_canasta`)."""
    state = table(*OUT, "red 0: 3", f"melds 0: {down}", red3_condition="one_canasta")
    do(state, "discard 8")
    assert lines(state)["red_threes"] == points


@pytest.mark.rule("A15", "A17", "A18")
def test_a_dealt_red_three_is_replaced_and_one_in_a_pile_is_not() -> None:
    """C23: before the first turn, and without a card from the stock."""
    top = "3h 4c " + " ".join(f"{rank}{suit}" for rank in (5, 6, 7, 8, 9, 10, "J") for suit in "cdhs")
    state, events = dealt(top + " Kc Qc")
    assert codes(events)[-2:] == ["deal_began", "red_three_laid"]
    assert (len(state.view(1).cards), red_threes(state, 1)) == (15, 1)
    assert "Q" in hand(state, 1)

    taken = table("pile 3h 9", "melds 0: KKK", "hand 0: 9 9 4 5")
    stock = taken.view(0).stock_size
    do(taken, "take 9 9")
    assert (hand(taken, 0), red_threes(taken, 0), taken.view(0).stock_size) == ("4 5", 1, stock)


@pytest.mark.rule("A66")
def test_a_black_three_in_the_hand_costs_5() -> None:
    """C25 (`black3_in_hand = 5`)."""
    state = table("turn 1 play drew", "melds 1: 4444444 QQQQQQQ", "hand 1: 8", "hand 0: 3")
    do(state, "discard 8")
    assert lines(state) == {"hand_cards": -5}


@pytest.mark.rule("A70")
@pytest.mark.parametrize(("value", "need"), [("draw", stolik.Need.OVER), ("extra_deal", stolik.Need.DECK)])
def test_equal_totals_at_the_target(value: str, need: stolik.Need) -> None:
    """C33: side 0 makes 140 + 1000 + 100, side 1 70 + 500 - 5; both end at 5200."""
    state = table(
        "scores 3960 4635", "turn 0 play drew", "melds 0: KKKKKKK 9999999", "hand 0: 8", "melds 1: QQQQQQQ",
        "hand 1: 4", tie=value,
    )  # fmt: skip
    do(state, "discard 8")
    assert (state.score(), state.need) == ((5200, 5200), need)
    assert state.winners == ((0, 1) if value == "draw" else ())


@pytest.mark.rule("A10")
def test_seats_and_cards_come_up_evenly() -> None:
    """C34: over 10,000 seeds each of 4 seats about 2,500 times; a card on top about 93 times (2 of 108 in 5,000)."""
    first = Counter(shuffled(range(4), seed, 0)[0] for seed in range(10_000))
    assert set(first) == {0, 1, 2, 3}
    # four standard deviations of a binomial count: sqrt(10000 * 1/4 * 3/4) = 43
    assert all(abs(count - 2500) < 4 * 44 for count in first.values())
    cards = pack(2)
    top: Counter[int] = Counter()
    middle: Counter[int] = Counter()
    for seed in range(5_000):
        order = shuffled(cards, seed, 1)
        top[order[0]] += 1
        middle[order[60]] += 1
    for found in (top, middle):
        assert len(found) == 54
        # the chi-square statistic of 54 kinds has mean 53 and standard deviation 10.3; four of those above the mean
        assert sum((count - 5000 / 54) ** 2 / (5000 / 54) for count in found.values()) < 53 + 4 * 10.3


@pytest.mark.rule("A10", "A11")
def test_the_first_player_rotates() -> None:
    """C34: the deal goes round, and the seat after the dealer begins."""
    state = canasta(stolik.game("kurnik", players=4).deal(seed=3))
    seen = []
    for _ in range(5):
        number = state.deal_number
        seen.append((state.view(-1).dealer, state.seat))
        while state.need is stolik.Need.SEAT and state.deal_number == number:
            state.step([action for action in state.legal() if action not in state.losing()][-1].id)
        if state.need is not stolik.Need.SEAT:
            break
    assert len(seen) > 2
    dealers = [dealer for dealer, _ in seen]
    assert dealers == [(dealers[0] + at) % 4 for at in range(len(dealers))]
    assert [seat for _, seat in seen] == [(dealer + 1) % 4 for dealer in dealers]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", [2, 4])
def test_no_card_is_lost_or_made(players: int) -> None:
    """C35: after every step the cards are two packs with four jokers."""
    state = canasta(stolik.game("kurnik", players=players).deal(seed=11))
    for at in range(300):
        if state.need is not stolik.Need.SEAT:
            break
        actions = state.legal()
        state.step(actions[at * 7 % len(actions)].id)
        if state.need is stolik.Need.SEAT:
            assert all_cards(state) == pack(2)


@pytest.mark.rule("A5", "A23", "A54")
@pytest.mark.parametrize("cards", [15, 13, 11])
def test_the_table_for_two(cards: int) -> None:
    """C36: two canastas to go out, two cards drawn and one discarded, 15 cards (or 13, or 11)."""
    state, _ = dealt("") if cards == 15 else dealt("", deal_size=cards)
    assert len(state.view(1).cards) == len(state.view(0).cards) == cards
    do(state, "draw")
    assert len(state.view(1).cards) == cards + 2
    do(state, state.legal()[-1].text)
    assert len(state.view(1).cards) == cards + 1

    one = table("turn 0 play drew", "melds 0: KKKKKKK 777", "hand 0: 7 4", illegal_out="forbid")
    assert refused(one, "add 7").params == {"needs": 2, "has": 1}
    two = table("turn 0 play drew", "melds 0: KKKKKKK 9999999 777", "hand 0: 7 4", illegal_out="forbid")
    do(two, "add 7", "discard 4")
    assert sheet(two).reason == "out"
