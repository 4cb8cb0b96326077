"""Players bound by an answer: what they may join (A73, C14), and the bonus cards that they leave (D57)."""

from __future__ import annotations

import pytest

import stolik
from tests.support.positions import do, is_legal, legal_texts, refused, table

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


@pytest.mark.rule("A72", "D57")
def test_the_position_of_a_player_bound_to_go_out_who_left_the_bonus_cards_reads_back() -> None:
    lines = ("turn 0 take", "hand 0: 8c 2", "melds 0: 88888 999", "stock 8d 4c ...")
    state = table(*lines, preset="samba", bonus_cards=11, canastas_to_go_out=1)
    do(state, "draw", "ask", "yes", "add 8c", "add 8d")
    assert "bonus 0 1" in state.text().splitlines()
    game = stolik.game("samba", bonus_cards=11, canastas_to_go_out=1)
    assert game.position(state.text()).text() == state.text()
