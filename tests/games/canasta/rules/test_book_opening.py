"""The preset book: the minimum of an opening: P3, with its other table and the variant that asks for a canasta."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, is_legal, legal_texts, melds, minimum, pile, refused

CANASTA_FROM: dict[str, Value] = {"opening_canasta_from": 5000, "target": 7500}


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("score", "needed"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120)]
)
def test_the_minimum_is_that_of_classic(score: int, needed: int) -> None:
    assert minimum(book(f"scores {score} 0")) == needed


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("score", "needed"),
    [
        (-5, 15), (0, 30), (995, 30), (1000, 60), (1995, 60), (2000, 90), (2995, 90), (3000, 120), (4995, 120),
        (5000, 150), (6995, 150), (7000, 180), (9995, 180),
    ],
)  # fmt: skip
def test_a_game_of_10_000_points_has_a_table_of_its_own(score: int, needed: int) -> None:
    state = book(f"scores {score} 0", opening_table="book_10000", target=10000)
    assert minimum(state) == needed


@pytest.mark.rule("C30")
@pytest.mark.parametrize(("top", "needed"), [(150, 150), (160, 160)])
def test_the_top_of_the_table_of_samba_may_be_160(top: int, needed: int) -> None:
    options: dict[str, Value] = {"opening_table": "samba", "opening_top": top, "target": 10000}
    assert minimum(book("scores 7000 0", **options)) == needed
    assert minimum(book("scores 6995 0", **options)) == 120


@pytest.mark.rule("P3")
def test_the_top_of_the_table_of_samba_changes_no_other_table() -> None:
    assert minimum(book("scores 7000 0", opening_top=160, target=10000)) == 120


@pytest.mark.rule("P3")
def test_from_5000_on_an_opening_contains_a_canasta() -> None:
    """A A A A and K K K K make 120 of 120, which is enough at 4995 only."""
    held = "hand 0: A A A A K K K K 9 9"
    assert is_legal(book(PLAYING, "scores 4995 0", held, **CANASTA_FROM), "open AAAA KKKK")
    assert is_legal(book(PLAYING, "scores 5000 0", held, target=7500), "open AAAA KKKK")
    state = book(PLAYING, "scores 5000 0", held, **CANASTA_FROM)
    for text in ("open AAAA KKKK", "lay AAA", "lay KKK"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("opening_needs_canasta", "P3")


@pytest.mark.rule("P3")
def test_a_canasta_alone_must_reach_the_minimum_too() -> None:
    """Seven kings make 70, with three aces 130 of 120."""
    alone = book(PLAYING, "scores 5000 0", "hand 0: K K K K K K K 9 9 5", **CANASTA_FROM)
    found = refused(alone, "open KKKKKKK")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 120, "made": 70})
    state = book(PLAYING, "scores 5000 0", "hand 0: A A A K K K K K K K 9 9", **CANASTA_FROM)
    do(state, "open KKKKKKK AAA", "discard 9")
    assert (melds(state, 0), state.view(0).opened[0]) == (["KKKKKKK", "AAA"], True)


@pytest.mark.rule("P3")
def test_with_the_points_together_the_canasta_is_still_owed() -> None:
    """A A A A and K K K K make 120; the turn cannot end before the seventh king, or the seventh ace."""
    state = book(PLAYING, "scores 5000 0", "hand 0: A A A A K K K K K K K 9 9", **CANASTA_FROM)
    do(state, "lay AAA", "add A", "lay KKK", "add K")
    assert legal_texts(state) == {"add K"}
    found = refused(state, "discard 9")
    assert (found.code, found.rule) == ("opening_needs_canasta", "P3"), "no point is lacking"
    events = do(state, "add K", "add K", "add K")
    assert "opened" in codes(events)
    assert is_legal(state, "discard 9")


@pytest.mark.rule("P3", "P9")
def test_with_the_canasta_laid_only_points_and_a_card_to_keep_are_asked_for() -> None:
    """100 of 120 lie there with a canasta: two nines would leave the two alone, the two leaves both nines."""
    words = "turn 0 play drew lays=6 owed=20 begun=K,9"
    options = {**CANASTA_FROM, "canastas_to_go_out": 2}
    state = book(words, "scores 5000 0", "melds 0: KKKKKKK 999", "hand 0: 9 9 2", **options)
    assert refused(state, "add 9").code == "opening_keeps_nothing"
    assert is_legal(state, "add 2 to 9")


@pytest.mark.rule("P3", "P4")
def test_the_rest_of_the_pile_waits_for_the_canasta() -> None:
    """K K with the top king, A A A and two more kings make 110 and no canasta; the other two kings complete both."""
    state = book("pile 8 K", "scores 5000 0", "hand 0: K K K K K K A A A 9", **CANASTA_FROM)
    do(state, "take K K", "lay AAA", "add K", "add K")
    assert (pile(state), hand(state, 0)) == ("8", "9 K K")
    do(state, "add K", "add K")
    assert (pile(state), hand(state, 0)) == ("", "8 9")


@pytest.mark.rule("P3")
def test_a_buried_card_makes_no_canasta_for_the_opening() -> None:
    """The seventh king lies under the top king."""
    state = book("pile K K", "scores 5000 0", "hand 0: K K K K K A A A A 9 9", **CANASTA_FROM)
    assert refused(state, "take K K").code == "opening_needs_canasta"


@pytest.mark.rule("P3", "P11")
def test_a_concealed_hand_after_a_draw_needs_neither_minimum_nor_more_than_its_own_canasta() -> None:
    """35 of 120, and out: the canasta of sixes is one."""
    state = book(PLAYING, "scores 5000 0", "hand 0: 6 6 6 6 6 6 6 9", **CANASTA_FROM)
    assert is_legal(state, "lay 6666666; discard 9")


@pytest.mark.rule("P3")
def test_the_score_of_the_own_side_decides_about_the_canasta() -> None:
    state = book(PLAYING, "scores 0 5000", "hand 0: A A A K 9", **CANASTA_FROM)
    assert is_legal(state, "lay AAA")
