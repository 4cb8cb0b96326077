"""The melds of a side as they lie, of every kind."""

from __future__ import annotations

import pytest

from stolik.cards import card_text
from stolik.games.canasta.classes import TWO
from stolik.games.canasta.table_melds import TableMeld, table_melds
from tests.support.positions import do, table

DOWN = "melds 0: 333 8888Jk 888 9999999 7s8s9s 5h6h7h8h9h10hJh 5h6h7h 22Jkb 2222222"


def combo_melds(*lines: str) -> list[TableMeld]:
    return table_melds(table(*lines, preset="combo").view(-1), 0)


def shown(meld: TableMeld) -> str:
    return "".join(card_text(kind) for kind in meld.cards)


def test_melds_come_by_rank_then_runs_then_wild_cards() -> None:
    melds = combo_melds(DOWN)
    assert [meld.target for meld in melds] == ["3", "8", "8/2", "9", "5h-7h", "5h-Jh", "7s-9s", "2", ""]
    assert [meld.kind for meld in melds] == ["rank"] * 4 + ["run"] * 3 + ["wild"] * 2


def test_a_rank_meld_shows_naturals_before_twos_before_jokers() -> None:
    meld = combo_melds("melds 0: 8s8h2hJkr8d8c")[0]
    assert shown(meld) == "8c8d8h8s2hJkr"
    assert (meld.size, meld.wilds, meld.finished) == (6, 2, False)
    assert (meld.cls, meld.slot, meld.suit, meld.low, meld.high) == (8, 0, -1, -1, -1)


def test_a_run_shows_its_cards_from_low_to_high() -> None:
    meld = combo_melds("melds 0: 7s5s6s")[0]
    assert shown(meld) == "5s6s7s"
    assert (meld.suit, meld.low, meld.high) == (3, 5, 7)
    assert (meld.cls, meld.slot, meld.wilds) == (-1, -1, 0)


@pytest.mark.rule("C17", "D13", "D15")
def test_seven_cards_finish_a_meld_of_any_kind() -> None:
    melds = combo_melds(DOWN)
    assert [meld.target for meld in melds if meld.finished] == ["9", "5h-Jh", ""]


@pytest.mark.rule("D12")
def test_every_set_of_wild_cards_is_a_meld_of_its_own() -> None:
    melds = combo_melds("melds 0: 2222222 2JkJk 222JkJkJkJk")
    assert [(meld.target, meld.size, meld.wilds) for meld in melds] == [("2", 3, 3), ("", 7, 7), ("", 7, 7)]
    assert {(meld.cls, meld.slot) for meld in melds} == {(TWO, 0)}
    assert shown(melds[0]) == "2hJkrJkr"
    assert shown(melds[2]) == "2h2s2sJkrJkbJkbJkb"


def test_equal_runs_are_two_melds() -> None:
    assert [meld.target for meld in combo_melds("melds 0: 5h6h7h 5h6h7h")] == ["5h-7h", "5h-7h"]


def test_a_state_and_a_view_show_the_same_melds() -> None:
    state = table(DOWN, preset="combo")
    of_state, of_view = table_melds(state.core, 0), table_melds(state.view(3), 0)
    assert [(meld.target, meld.cards) for meld in of_state] == [(meld.target, meld.cards) for meld in of_view]
    assert table_melds(state.core, 1) == []


@pytest.mark.rule("C14")
def test_the_target_of_a_meld_is_how_steps_name_it() -> None:
    state = table("turn 0 play drew", "melds 0: 8c8d8s 8c8d8s 5h6h7h 222", "hand 0: 8h 8h 8h 2 Kc Qc", preset="combo")
    for meld in table_melds(state.core, 0):
        do(state, f"add {'2' if meld.kind == 'wild' else '8h'} to {meld.target}")
    grown = [(meld.target, meld.size) for meld in table_melds(state.core, 0)]
    assert grown == [("8", 4), ("8/2", 4), ("5h-8h", 4), ("2", 4)]
