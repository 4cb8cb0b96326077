"""Combo: the eleven cards for the first canasta of a deal: D23 to D28, D57, D39; D-T4."""

from __future__ import annotations

import pytest

import stolik
from stolik.decks import shuffled
from stolik.games.event import HIDDEN
from stolik.games.option import Value
from tests.games.canasta.rules.combo import BOLIVIA, combo, ended
from tests.games.canasta.rules.samba import PLAYING, down, made
from tests.support.positions import codes, do, hand, is_legal, legal_texts, pile, red_threes, refused, takes

ELEVEN = "4 4 4 5 5 5 6 6 6 J J"
"""The top of the stock."""


@pytest.mark.rule("D23", "D25")
def test_the_first_canasta_brings_eleven_cards_that_may_be_laid_at_once() -> None:
    """D-T4, North."""
    state = combo(PLAYING, "melds 0: 888882", f"stock {ELEVEN} Q ...", "hand 0: Jk K K")
    stock = state.view(-1).stock_size
    events = do(state, "add Jk to 8")
    assert codes(events) == ["added", "canasta_mixed", "bonus_drew"]
    assert hand(state, 0) == "4 4 4 5 5 5 6 6 6 J J K K"
    assert state.view(-1).stock_size == stock - 11
    do(state, "lay 444", "lay 555")
    assert down(state) == ["444", "555", "Jk288888"]
    do(state, "discard J")
    assert state.seat == 1


@pytest.mark.rule("D23", "D26")
def test_a_later_canasta_of_the_other_side_brings_none() -> None:
    """D-T4: East completes a bolivia after North's canasta."""
    state = combo(
        PLAYING, "melds 0: 888882", "melds 1: 222222", f"stock {ELEVEN} Q Q ...", "hand 0: Jk K K", "hand 1: 2 9 10"
    )  # fmt: skip
    do(state, "add Jk to 8", "discard K", "draw")
    events = do(state, "add 2 to 2")
    assert codes(events) == ["added", "canasta_wild"]
    assert state.view(-1).sizes[1] == 4


@pytest.mark.rule("D23", "D24")
@pytest.mark.parametrize(
    ("melds", "held", "step"),
    [
        ("888888", "8s", "add 8s"),
        ("888882", "2", "add 2 to 8"),
        ("7d8d9d10dJdQd", "Kd", "extend 7d-Qd high"),
        ("222222", "Jk", "add Jk to 2"),
        ("888 8888", "5", "join 8"),
        ("777777", "7s", "add 7s"),
    ],
    ids=["natural", "mixed", "escalera", "bolivia", "joined", "sevens"],
)
def test_any_canasta_brings_them(melds: str, held: str, step: str) -> None:
    state = combo(PLAYING, f"melds 0: {melds}", f"hand 0: {held} K Q", f"stock {ELEVEN} ...")
    events = do(state, step)
    assert len(made(events)) == 1
    assert codes(events)[-1] == "bonus_drew"
    assert state.view(-1).sizes[0] == (3 if step.startswith("join") else 2) + 11


@pytest.mark.rule("D24")
def test_a_canasta_laid_from_the_hand_brings_them_with_its_seventh_card() -> None:
    state = combo(PLAYING, "melds 0: KKK", "hand 0: 4h 5h 6h 7h 8h 9h 10h Q J", f"stock {ELEVEN} ...")
    events = do(state, "run 4h5h6h7h8h9h10h")
    assert codes(events)[-2:] == ["canasta_sequence", "bonus_drew"]
    assert codes(events).count("bonus_drew") == 1


@pytest.mark.rule("D24")
def test_six_cards_bring_nothing() -> None:
    state = combo(PLAYING, "melds 0: 88888 4h5h6h7h8h 22222", "hand 0: 8s 9h 2 K Q")
    assert "bonus_drew" not in codes(do(state, "add 8s", "extend 4h-8h high", "add 2 to 2"))


@pytest.mark.rule("D26", "D57")
def test_a_second_canasta_in_the_same_turn_brings_none() -> None:
    state = combo(PLAYING, "melds 0: 888888 JJJJJJ", "hand 0: 8s Js K Q", f"stock {ELEVEN} Q ...")
    assert "bonus_drew" in codes(do(state, "add 8s"))
    assert codes(do(state, "add Js")) == ["added", "canasta_natural"]
    assert state.view(-1).sizes[0] == 13


@pytest.mark.rule("D26")
def test_the_partner_gets_none_after_it() -> None:
    state = combo(
        "turn 2 play drew", "melds 0: 888888 JJJJJJ",
        "hand 2: 8s Kc Q", "hand 0: Js K Q", "hand 3: 4c 5c", "hand 1: 4 5",
    )  # fmt: skip
    assert "bonus_drew" in codes(do(state, "add 8s", "discard Kc"))
    do(state, "draw", "discard 4c", "draw")
    assert codes(do(state, "add Js")) == ["added", "canasta_natural"]


@pytest.mark.rule("D26")
def test_canastas_that_lie_on_the_table_have_spent_the_bonus() -> None:
    """Whoever made them; where nothing is said in a position."""
    for melds in ("melds 0: 8888888 JJJJJJ", "melds 1: 8888888", f"melds 1: {BOLIVIA}"):
        rest = [] if melds.startswith("melds 0") else ["melds 0: JJJJJJ"]
        state = combo(PLAYING, melds, *rest, "hand 0: Js K Q")
        assert "bonus_drew" not in codes(do(state, "add Js"))


@pytest.mark.rule("D23", "D26")
def test_the_next_deal_has_its_own_bonus() -> None:
    state = ended("combo", "melds 0: 8888888", hands=("4", "4", "4", "4"))
    state.supply(shuffled(state.deck(), 1, 1))
    assert "bonus 0 1" in state.text().splitlines()


@pytest.mark.rule("D27", "D57")
def test_where_fewer_are_left_he_gets_these_and_has_taken_the_last_card() -> None:
    """Three cards; he discards, the next player may buy, and the deal ends."""
    state = combo(
        PLAYING, "melds 0: 888888", "melds 1: JJJ", "hand 0: 8s K Q", "stock 4 5 J", "hand 1: Js 9 10", "hand 2: 4",
        "hand 3: 6 ...",
    )  # fmt: skip
    do(state, "add 8s")
    assert (hand(state, 0), state.view(-1).stock_size) == ("4 5 J Q K", 0)
    do(state, "discard J")
    assert (state.seat, legal_texts(state)) == (1, {"take onto J", "pass"})
    do(state, "take onto J")
    events = do(state, "discard 9")
    assert codes(events)[-1] == "deal_ended_stock"


@pytest.mark.rule("D57")
def test_a_buyer_who_empties_the_stock_by_the_bonus_is_not_the_last_buyer() -> None:
    """He bought while the stock had cards: the next player may still buy."""
    state = combo(
        "pile 4 8h", "melds 0: 888888", "melds 1: JJJ", "hand 0: K Q", "stock 4 5 J", "hand 1: Js 9 10", "hand 2: 4",
        "hand 3: 6 ...",
    )  # fmt: skip
    do(state, "take onto 8")
    assert state.view(-1).stock_size == 0
    do(state, "discard J")
    assert (state.seat, takes(state)) == (1, {"take onto J"})


@pytest.mark.rule("D57", "D33")
def test_a_last_buyer_ends_the_deal_with_his_discard() -> None:
    """The stock was empty when he bought; his canasta brings nothing, and the bonus is spent."""
    state = combo(
        PLAYING, "stock -", "melds 1: 888888", "hand 0: 8s K Q", "hand 1: 9 10 J", "hand 2: J J J", "hand 3: 6 ...",
        "melds 0: KKK",
    )  # fmt: skip
    do(state, "discard 8s")
    events = do(state, "take onto 8")
    assert made(events) == ["canasta_natural"]
    assert "bonus_drew" not in codes(events)
    assert "bonus -" in state.text().splitlines()
    do(state, "discard J")
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("D57")
def test_with_an_empty_stock_the_first_canasta_earns_nothing() -> None:
    state = combo(PLAYING, "melds 0: 888888", "hand 0: 8s K Q", "stock -", "hand 3: ...")
    assert codes(do(state, "add 8s")) == ["added", "canasta_natural"]
    assert "bonus -" in state.text().splitlines()


@pytest.mark.rule("D28")
@pytest.mark.parametrize(
    ("options", "held", "reds"),
    [
        ({}, "4 4 4 5 5 5 6 6 6 J J Q K", 2),
        ({"bonus_red3_replaced": False}, "4 4 4 5 5 5 6 6 6 Q K", 2),
        ({"red3_replaced": "deal_only"}, "4 4 4 5 5 5 6 6 6 Q K", 2),
    ],
)
def test_red_threes_among_them_are_laid_out_and_replaced(options: dict[str, Value], held: str, reds: int) -> None:
    """D-Q6: thirteen cards leave the stock, or eleven where they are not replaced."""
    state = combo(
        PLAYING, "melds 0: 888888", "hand 0: 8s K Q", "stock 3h 4 4 4 5 5 5 6 6 6 3d J J 9 ...", **options
    )  # fmt: skip
    do(state, "add 8s")
    assert (hand(state, 0), red_threes(state, 0)) == (held, reds)


@pytest.mark.rule("D28")
def test_a_drawn_red_three_is_replaced_whatever_becomes_of_those_in_the_bonus() -> None:
    state = combo("pile 9", "hand 0: 4 5", "stock 3h J Q K ...", bonus_red3_replaced=False)
    do(state, "draw")
    assert (hand(state, 0), red_threes(state, 0)) == ("4 5 J Q", 1)


@pytest.mark.rule("D57", "D30")
@pytest.mark.parametrize(("held", "legal"), [("8s K", False), ("8s K Q", True)])
def test_the_bonus_cards_are_not_counted_for_the_card_to_keep(held: str, legal: bool) -> None:
    """Of 8 K the K would be the discard, and nobody knows that eleven more come."""
    state = combo(PLAYING, "melds 0: 888888", f"hand 0: {held}")
    assert ("add 8s" in legal_texts(state)) == legal
    if not legal:
        found = refused(state, "add 8s")
        assert (found.code, found.rule) == ("no_going_out", "D29")


@pytest.mark.rule("D57")
def test_they_come_after_a_waiting_pile_and_before_the_discard() -> None:
    """7 7 7 with the top card are 15, two more sevens 25, two twos 65: open, and a canasta."""
    state = combo("pile 9 7h", "hand 0: 7c 7c 7d 7d 2 2 K Q", f"stock {ELEVEN} ...")
    do(state, "take 7c 7c", "add 7d", "add 7d", "add 2 to 7")
    assert pile(state) == "9"
    events = do(state, "add 2 to 7")
    found = codes(events)
    assert found.index("lifted") < found.index("bonus_drew")
    assert {"opened", "canasta_mixed"} < set(found)
    assert hand(state, 0) == "4 4 4 5 5 5 6 6 6 9 J J Q K"
    do(state, "discard 9")
    assert state.seat == 1


@pytest.mark.rule("D39", "D57")
def test_bonus_cards_count_towards_an_opening_that_was_possible_without_them() -> None:
    """4 × 7 = 35 of 60 and a canasta; K K K would make it 65. Of the eleven A A A do as well."""
    fours = "4c 4c 4c 4d 4d 4d 4h"
    state = combo(PLAYING, f"hand 0: {fours} K K K 9 10 J", "stock A A A 5 5 5 6 6 6 Q Q ...")
    events = do(state, "lay 4c4c4c", "add 4d", "add 4d", "add 4d", "add 4h")
    assert codes(events)[-1] == "bonus_drew"
    assert refused(state, "discard 9").code == "opening_unfinished"
    do(state, "lay AAA", "discard 9")
    assert down(state) == ["4444444", "AAA"]
    bare = combo(PLAYING, f"hand 0: {fours} 9 10 J", "stock A A A 5 5 5 6 6 6 Q Q ...")
    assert not is_legal(bare, "lay 4c4c4c")


@pytest.mark.rule("D23")
def test_only_the_player_sees_his_bonus_cards() -> None:
    state = combo(PLAYING, "melds 0: 888888", "hand 0: 8s K Q", f"stock {ELEVEN} ...")
    drew = do(state, "add 8s")[-1]
    assert drew.code == "bonus_drew"
    assert drew.params()["count"] == 11
    cards = drew.params()["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 11
    for seat in (-1, 1, 2, 3):
        assert drew.seen_by(seat).params()["cards"] == [HIDDEN] * 11
    assert drew.seen_by(0).params()["cards"] == cards
