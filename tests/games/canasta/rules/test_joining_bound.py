"""Joining by a player who is bound to lay a card: A73, C14."""

from __future__ import annotations

import pytest

from tests.support.positions import is_legal, legal_texts, refused, table

PLAYING = "turn 0 play drew answer=yes"
OTHERS = ("hand 1: 4", "hand 2: 5", "hand 3: 6")
RULES = {"preset": "samba", "ask_partner": "lay_out"}


@pytest.mark.rule("A73", "C14")
def test_after_a_yes_nobody_joins_what_leaves_nothing_to_lay() -> None:
    """The joker fits J J 2 alone; joined with six jacks it would be a canasta, which takes no wild card."""
    state = table(PLAYING, "melds 0: JcJdJhJhJsJs JcJd2h", "hand 0: Jkr 8s 9d", *OTHERS, **RULES)
    assert legal_texts(state) == {"add Jk to J", "add Jk to J/2"}
    assert refused(state, "join J").code == "must_lay"


@pytest.mark.rule("A73", "C14")
def test_after_a_yes_melds_are_joined_where_a_card_can_still_be_laid() -> None:
    state = table(PLAYING, "melds 0: JcJdJh JcJd2h", "hand 0: Js 8s 9d", *OTHERS, **RULES)
    assert is_legal(state, "join J")
