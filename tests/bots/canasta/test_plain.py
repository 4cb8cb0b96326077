"""`plain` lays all it can, discards its lowest card and takes the pile only with a small hand."""

from __future__ import annotations

import pytest

from stolik.bots.canasta.plain import FEW
from stolik.games.canasta.steps import STEPS, TAKE_ONTO, TAKE_PAIR, TAKE_WILD
from stolik.games.option import Value
from tests.bots.canasta import turns
from tests.bots.matches import moves
from tests.support.positions import legal_texts, table
from tests.support.positions import takes as ways


def choice(*lines: str, **options: Value) -> str:
    return turns.choice(table(*lines, **options), name="plain")


def test_it_draws_although_the_pile_is_large() -> None:
    assert choice("pile 9 9 8 8 7", "hand 0: 7 7 K 4 5 6", "melds 0: KKK 777") == "draw"


def test_it_takes_the_pile_when_its_hand_is_small() -> None:
    assert choice("pile 9 9 8 8 7", "hand 0: 7 7 K 4 5", "melds 0: KKK 777") == "take onto 7"


def test_it_passes_when_the_stock_is_empty() -> None:
    assert choice("pile 7", "hand 0: 7 7 K 4 5 6", "melds 0: KKK 777", "stock -", "hand 1: ...") == "pass"


@pytest.mark.rule("B55")
def test_it_takes_only_where_the_rules_force_it() -> None:
    lines = ("pile 7", "hand 0: 6 Q K A A 5", "melds 0: KKK 777", "stock -", "hand 1: ...")
    assert choice(*lines, end_of_stock="continue_forced") == "take onto 7"


def test_it_lays_all_it_can_and_then_discards_its_lowest_card() -> None:
    state = table("turn 0 play drew", "pile 4", "hand 0: K K K 2 8 5 3 A A A", "scores 0 0")
    assert turns.turn(state, name="plain") == ["lay KKK", "lay AAA", "add 2 to K", "discard 3"]


def test_it_asks_only_where_nobody_goes_out_unasked() -> None:
    lines = ("turn 0 play drew", "pile 4", "hand 0: K 5 5", "melds 0: KKKKKKK 555")
    assert "ask" in legal_texts(table(*lines, players=4, ask_partner="go_out"))
    assert choice(*lines, players=4, ask_partner="go_out") != "ask"
    assert choice(*lines, players=4, ask_partner="go_out_mandatory") == "ask"


def test_it_takes_with_a_small_hand_only_in_whole_matches() -> None:
    could = took = 0
    for state, view, action in moves(table("hand 0: 4").rule_set, ["plain"], 5):
        if STEPS[action.id].verb in (TAKE_PAIR, TAKE_WILD, TAKE_ONTO):
            assert view.sizes[view.seat] <= FEW
            took += 1
        could += bool(ways(state))
    assert took
    assert could > 20


# the wide games


def wide_turn(preset: str, *lines: str) -> list[str]:
    return turns.turn(table("turn 0 play drew", *lines, preset=preset), name="plain")


def test_it_lays_runs_then_sets_then_wild_cards() -> None:
    done = wide_turn("samba", "pile 4", "hand 0: 5h 6h 7h 8h Kc Kd Ks 2c Qc 9d", "melds 0: AAA")
    assert done == ["run 5h6h7h", "extend 5h-7h high", "lay KcKdKs", "add 2 to K", "discard 9d"]


def test_it_adds_to_what_is_unfinished_before_what_is_finished() -> None:
    done = wide_turn("samba", "pile 4", "hand 0: Kc Qd Qc Qs 9d 5h", "melds 0: KKKKKKK")
    assert done == ["lay QcQdQs", "add Kc", "discard 5h"]


def test_it_joins_two_melds_only_to_make_a_canasta() -> None:
    assert wide_turn("samba", "pile 4", "hand 0: 9d 5h", "melds 0: 888 888") == ["discard 5h"]
    assert wide_turn("samba", "pile 4", "hand 0: 9d 5h", "melds 0: 888 8888") == ["join 8", "discard 5h"]


def test_it_opens_with_a_run_or_a_set_of_wild_cards_when_it_can() -> None:
    assert "run 9s10sJs" in wide_turn("samba", "pile 4", "hand 0: 9s 10s Js Qs Ks 4c 6d")
    assert "lay 222" in wide_turn("combo", "pile 4", "hand 0: 2c 2d 2h 9c 4c 6d")


def test_it_takes_a_pile_onto_a_run_when_its_hand_is_small() -> None:
    assert choice("pile 9 8h", "hand 0: K 4 5", "melds 0: 5h6h7h", preset="samba") == "take onto 5h-7h high"
