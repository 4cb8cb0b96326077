"""The draw for the seats and what lies face down, as the desk tells of them."""

from __future__ import annotations

import pytest

from stolik.cards import parse_card
from stolik.desk.registry import mine, picture, told
from stolik.desk.said import Deed
from stolik.games.canasta.events import DealerDrawn, SeatsDrawn, SurpriseLifted
from tests.support.positions import do, table


def kinds(text: str) -> list[int]:
    return [parse_card(card) for card in text.split()]


@pytest.mark.rule("B3", "B5")
def test_a_draw_is_told_by_the_seats_that_everybody_has_now() -> None:
    """Players 0 to 3 drew Kh, 9c, a joker and then As, 9c again and then 10d: As begins, Kh is the partner."""
    drawn = [(0, "Kh"), (1, "9c"), (2, "Jkr"), (2, "As"), (3, "9c"), (3, "10d")]
    event = SeatsDrawn([(player, parse_card(card)) for player, card in drawn], kinds("Kh 9c As 10d"), [2, 3, 0, 1])
    expected = Deed(
        "seats_drawn",
        0,
        ("Jkr", "As", "9c", "10d", "Kh", "9c"),
        {"drew0": 2, "drew1": 2, "drew2": 1, "drew3": 1},
    )
    assert told([event, DealerDrawn(3)], 1) == (expected,)
    assert told([event, DealerDrawn(3)], -1) == (expected,)


def test_a_lot_is_still_told_by_its_dealer() -> None:
    assert told([DealerDrawn(3)], 1) == (Deed("dealer_drawn", 3),)


@pytest.mark.rule("C11")
def test_cards_under_the_pile_are_counted_and_never_named() -> None:
    state = table("pile 4 9", "under 5c 6d 7h", "hand 0: 9 9 K", "melds 0: KKK", preset="classic", surprise_cards=3)
    seen = picture(state.view(-1), None).pile
    assert (len(seen.cards), seen.under) == (2, 3)
    do(state, "take 9 9")
    assert picture(state.view(-1), None).pile.under == 0
    assert {"5c", "6d", "7h"} <= set(mine(state, 0, "").hand)


@pytest.mark.rule("C11")
def test_only_the_taker_is_told_what_lay_there() -> None:
    lifted = [SurpriseLifted(1, kinds("5c 6d 7h"))]
    assert told(lifted, 1) == (Deed("surprise_lifted", 1, ("5c", "6d", "7h"), {"count": 3}),)
    assert told(lifted, 0) == told(lifted, -1) == (Deed("surprise_lifted", 1, ("", "", ""), {"count": 3}),)


@pytest.mark.rule("C11")
def test_nobody_else_knows_those_cards_of_the_hand_afterwards() -> None:
    state = table("pile 4 9", "under 5c 6d 7h", "hand 0: 9 9 K", "melds 0: KKK", preset="classic", surprise_cards=3)
    do(state, "take 9 9")
    known = picture(state.view(-1), None).seats[0].known
    assert [card[:-1] for card in known] == ["4"]
