"""Reasons of refusals, and lines of a score: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.games.canasta.scoring import ScoreLine
from tests.support.positions import do, legal_texts, refused, table


@pytest.mark.rule("P9")
def test_who_took_the_top_card_alone_lays_nothing_that_keeps_him_from_going_out() -> None:
    """The nines need the two."""
    state = table("pile 4 5 K", "melds 0: QQQQQQQ", "hand 0: K K 9 9 2", preset="book")
    do(state, "take top K K")
    assert legal_texts(state) == {"lay 992"}
    found = refused(state, "add 2 to K")
    assert (found.code, found.rule, found.params) == ("must_go_out", "P9", {"reason": 4})


@pytest.mark.rule("A54", "A56")
def test_the_last_card_is_kept_for_want_of_canastas_that_are_counted() -> None:
    position = (
        "turn 0 play drew no_discard",
        "melds 0: KKKKKKK QQQ",
        "hand 0: Q 5",
        "stock -",
        "red 0: 3h",
        "hand 1: ...",
    )
    state = table(*position, last_red3="meld_no_discard", illegal_out="forbid")
    do(state, "add Q")
    assert legal_texts(state) == {"stop"}
    state = table("turn 0 play drew", "melds 0: KKKKKKK QQQ", "hand 0: Q 5", illegal_out="forbid")
    found = refused(state, "add Q")
    assert (found.code, found.params) == ("must_keep_card", {"needs": 2, "has": 1})


def test_lines_of_a_score_are_equal_if_all_is_equal_in_them() -> None:
    line = ScoreLine("going_out", 1, 100)
    same, others = ScoreLine("going_out", 1, 100), [("concealed", 1, 100), ("going_out", 2, 100), ("going_out", 1, 200)]
    assert line == same
    assert hash(line) == hash(same)
    assert all(line != ScoreLine(*other) for other in others)
    assert line != "going_out:1:100"
