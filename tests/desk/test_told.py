"""What happened, as it is sent to one viewer."""

from __future__ import annotations

import pytest

from stolik.cards import parse_card
from stolik.desk.registry import told
from stolik.desk.said import Deed
from stolik.games.canasta.classes import BLACK3, SEVEN
from stolik.games.canasta.events import DealBegan, Drew, Laid, Lifted, RedThreeLaid, Said, Took
from stolik.games.event import Event
from stolik.games.registry import parse_rule_set


def kinds(text: str) -> list[int]:
    return [parse_card(card) for card in text.split()]


def test_cards_that_a_viewer_may_not_see_have_no_text() -> None:
    drew = [Drew(1, kinds("7h 9c"))]
    assert told(drew, 1) == (Deed("drew", 1, ("7h", "9c"), {"count": 2}),)
    assert told(drew, 0) == told(drew, -1) == (Deed("drew", 1, ("", ""), {"count": 2}),)


def test_classes_are_texts_of_ranks() -> None:
    (sevens, threes) = told([Laid(0, SEVEN, kinds("7h 7c 2d"), True), Laid(0, BLACK3, kinds("3c 3s 3s"), True)], 0)
    assert sevens == Deed("laid", 0, ("7h", "7c", "2d"), {"class": "7"})
    assert threes.params == {"class": "3"}


def test_what_belongs_together_is_one_deed() -> None:
    events: list[Event] = [
        RedThreeLaid(0, parse_card("3h")),
        RedThreeLaid(0, parse_card("3d")),
        Took(0, parse_card("7s")),
        Laid(0, SEVEN, kinds("7s 7h 7c"), True),
        Laid(0, SEVEN, kinds("2d"), False),
        Lifted(0, []),
    ]
    found = told(events, 1)
    assert [(deed.code, deed.cards) for deed in found] == [
        ("red_three_laid", ("3h", "3d")),
        ("took", ("7s",)),
        ("laid", ("7s", "7h", "7c", "2d")),
    ]


def test_a_deal_names_its_dealer_and_the_cards_turned_up() -> None:
    assert told([DealBegan(2, 1, kinds("2h 9c"))], -1) == (Deed("deal_began", 1, ("2h", "9c"), {"number": 2}),)


@pytest.mark.parametrize("ask", ["go_out", "lay_out"])
def test_a_question_says_what_is_asked(ask: str) -> None:
    rules = parse_rule_set(f"kurnik@1 players=4 ask_partner={ask}")
    assert told([Said(0, "asked")], 2, rules) == (Deed("asked", 0, (), {"ask": ask}),)
    assert told([Said(2, "answered_no")], 0, rules) == (Deed("answered_no", 2),)
