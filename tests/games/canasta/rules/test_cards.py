"""Roles and values of the cards: A12 to A14, A79."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.violation import NotationError
from tests.support.positions import do, is_legal, lines, melds, refused, table

PLAYING = "turn 0 play drew"


@pytest.mark.rule("A12")
@pytest.mark.parametrize("wild", ["2", "Jk"])
def test_twos_and_jokers_are_wild(wild: str) -> None:
    state = table(PLAYING, "melds 0: KKK", f"hand 0: 7 7 {wild} 4 5")
    do(state, f"lay 77{wild}")
    assert melds(state, 0) == [f"{wild}77", "KKK"]


VALUES = {"Jk": 50, "2": 20, "A": 20} | dict.fromkeys(("K", "Q", "J", "10", "9", "8"), 10)
VALUES |= dict.fromkeys(("7", "6", "5", "4", "3"), 5)
OUT = ("turn 1 play drew", "melds 1: 4444444 5555555", "hand 1: 9")


@pytest.mark.rule("A13", "A62")
@pytest.mark.parametrize("card", VALUES)
def test_every_card_has_its_value(card: str) -> None:
    state = table(*OUT, f"hand 0: {card}")
    do(state, "discard 9")
    assert lines(state) == {"hand_cards": -VALUES[card]}


@pytest.mark.rule("A14", "A19")
def test_red_threes_are_never_melded() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 3 3 3 7 7")
    for text in ("lay 3h3d3h", "lay 333h", "add 3d"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("red_three_never", "A19")
    with pytest.raises(NotationError) as caught:
        table("hand 0: 3h 4")
    assert caught.value.code == "red_three_in_hand"


@pytest.mark.rule("A14", "A61")
def test_melded_black_threes_count_5_each() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 9", "hand 1: 4")
    do(state, "lay 333", "discard 9")
    assert lines(state)["meld_cards"] == 70 + 70 + 3 * 5


RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@pytest.mark.rule("A79")
@pytest.mark.parametrize("rank", RANKS)
def test_a_wild_card_stands_for_any_other_card_of_a_meld(rank: str) -> None:
    other = "K" if rank != "K" else "Q"
    for wild in ("2", "Jk"):
        state = table(PLAYING, f"melds 0: {other * 3}", f"hand 0: {rank} {rank} {wild} 8 9")
        assert is_legal(state, f"lay {rank}{rank}{wild}")


@pytest.mark.rule("A44", "A79")
def test_no_wild_card_stands_for_a_black_three() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 2 2 Jk 9")
    for text in ("lay 332", "lay 33Jk", "lay 3332", "add 2 to 3"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("no_wild_with_threes", "A44")


@pytest.mark.rule("A12", "A39")
def test_wild_cards_alone_are_no_meld() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 2 2 2 Jk Jk Jk 9")
    for text in ("lay 222", "lay 2JkJk", "lay JkJkJk", "add 2 to 2"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("no_wild_melds", "A39")
    assert state.need is stolik.Need.SEAT
