"""What red threes count as the melds lie, before the deal is over."""

from __future__ import annotations

import pytest

from stolik.desk.registry import picture
from stolik.games.canasta.red_threes import red_three_points
from stolik.games.option import Value
from tests.support.positions import table

SEVENS = "7777777"
MIXED_SEVENS = "77777Jk2"
TWO_MIXED = "8888822 9999922"
ESCALERA = "4h5h6h7h8h9h10h"


def points(preset: str, melds: str, threes: int, **options: Value) -> int:
    """What so many red threes beside these melds count now."""
    red = " ".join("3h 3d 3h 3d 3h 3d".split()[:threes])
    state = table(f"melds 0: {melds}", f"red 0: {red}", "hand 0: Q J 4", "pile 9 9", preset=preset, **options)
    counted = red_three_points(state.view(1), 0)
    assert counted == red_three_points(state.core, 0)
    return counted


@pytest.mark.rule("A65", "B18")
@pytest.mark.parametrize("preset", ["kurnik", "classic", "hoyle"])
def test_one_meld_makes_red_threes_count_for_a_side(preset: str) -> None:
    """A-T15: three without a meld are −300, all four −800."""
    assert [points(preset, "-", threes) for threes in (0, 1, 3, 4)] == [0, -100, -300, -800]
    assert [points(preset, "555", threes) for threes in (0, 1, 3, 4)] == [0, 100, 300, 800]


@pytest.mark.rule("P12")
def test_by_the_book_a_canasta_makes_them_count_for_a_side() -> None:
    """P-T6: Q Q Q and 8 8 8 8 with three red threes −300, with all four −800."""
    assert [points("book", "QQQ 8888", threes) for threes in (3, 4)] == [-300, -800]
    assert [points("book", "QQQ 8888888", threes) for threes in (3, 4)] == [300, 800]


@pytest.mark.rule("C23", "C24")
def test_in_samba_two_canastas_make_them_count_for_a_side() -> None:
    """C-T10: one canasta and three −300, two and three +300, all six ±1000; a samba is a canasta."""
    assert [points("samba", "8888822 999", threes) for threes in (3, 6)] == [-300, -1000]
    assert [points("samba", TWO_MIXED, threes) for threes in (3, 6)] == [300, 1000]
    assert points("samba", f"{ESCALERA} 8888888", 3) == 300
    assert points("samba", "8888888 999999", 3) == -300
    one = {"red3_condition": "one_canasta_set_two"}
    assert [points("samba", "8888822", threes, **one) for threes in (3, 6)] == [300, -1000]


@pytest.mark.rule("D43", "D44")
def test_in_combo_a_special_canasta_makes_them_count_for_a_side() -> None:
    """D-T11: two mixed canastas and mixed sevens −400, natural sevens +400; all six ±2000."""
    assert points("combo", f"{TWO_MIXED} {MIXED_SEVENS}", 4) == -400
    assert points("combo", f"{TWO_MIXED} {SEVENS}", 4) == 400
    assert [points("combo", melds, 6) for melds in (ESCALERA, "2222222", SEVENS)] == [2000] * 3
    assert [points("combo", melds, 6) for melds in ("4h5h6h7h8h9h", "222222", "777777")] == [-2000] * 3


@pytest.mark.rule("E16")
def test_in_the_basic_game_a_canasta_makes_them_count_for_a_side() -> None:
    assert [points("combo-basic", melds, 6) for melds in ("888888", "8888888")] == [-1000, 1000]


@pytest.mark.rule("D44")
def test_the_picture_of_the_table_says_it() -> None:
    for melds, counts in ((TWO_MIXED, "against"), (SEVENS, "for")):
        state = table(f"melds 0: {melds}", "red 0: 3h 3d", "hand 0: Q J 4", preset="combo")
        lane = picture(state.view(-1), None).lanes[0]
        told = [group.tag for group in lane.beside] + [fact.value for fact in lane.facts]
        said = {piece.code: piece.params for piece in told if not isinstance(piece, int) and piece is not None}
        assert said["desk-tag-red-threes"] == {"counts": counts, "points": 200}
        assert said["desk-fact-red-threes-count"] == {"count": 2, "counts": counts, "points": 200}
