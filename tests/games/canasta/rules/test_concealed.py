"""Going out concealed: A77, and its part of A63."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.support.positions import codes, do, is_legal, lines, refused, table

PLAYING = "turn 0 play drew"


def outcome(*steps: str, position: tuple[str, ...], **options: Value) -> tuple[bool, int]:
    """Whether the steps end in going out concealed, and the points of both bonuses."""
    state = table(*position, players=4, **options)
    events = do(state, *steps)
    concealed = "went_out_concealed" in codes(events)
    assert concealed or "went_out" in codes(events)
    found = lines(state)
    return concealed, found["going_out"] + found.get("concealed", 0)


@pytest.mark.rule("A63", "A77")
def test_a_hand_laid_in_one_turn_with_a_canasta_of_its_own_is_concealed() -> None:
    """70 of 50; the last card is discarded."""
    position = (PLAYING, "hand 0: K K K K K K K 9")
    assert outcome("lay KKKKKKK", "discard 9", position=position) == (True, 200)


@pytest.mark.rule("A77")
def test_a_concealed_hand_needs_no_discard() -> None:
    position = (PLAYING, "hand 0: K K K K K K K 9 9 9")
    assert outcome("lay KKKKKKK", "lay 999", position=position) == (True, 200)


@pytest.mark.rule("A77")
def test_whoever_laid_before_is_not_concealed() -> None:
    position = (PLAYING, "melds 0: QQQ", "laid 0", "hand 0: K K K K K K K 9")
    assert outcome("lay KKKKKKK", "discard 9", position=position) == (False, 100)


@pytest.mark.rule("A77")
def test_what_the_partner_laid_does_not_matter() -> None:
    position = (PLAYING, "melds 0: QQQ", "laid 2", "hand 0: K K K K K K K 9")
    assert outcome("lay KKKKKKK", "discard 9", position=position) == (True, 200)


@pytest.mark.rule("A77")
def test_without_a_canasta_of_his_own_only_the_extra_100_is_missed() -> None:
    """The canasta is his partner's."""
    position = (PLAYING, "melds 0: QQQQQQQ", "laid 2", "hand 0: K K K 9")
    assert outcome("lay KKK", "discard 9", position=position) == (False, 100)


@pytest.mark.rule("A77")
def test_a_canasta_completed_on_a_meld_of_the_partner_is_not_his_own() -> None:
    position = (PLAYING, "melds 0: KKK", "laid 2", "hand 0: K K K K 9")
    assert outcome(*["add K"] * 4, "discard 9", position=position) == (False, 100)


@pytest.mark.rule("A77")
def test_taking_the_pile_does_not_spoil_it() -> None:
    position = ("pile K", "hand 0: K K K K K K 9")
    assert outcome("take K K", *["add K"] * 4, "discard 9", position=position) == (True, 200)
    assert outcome("take K K", *["add K"] * 4, "discard 9", position=position, concealed_with_pile=False) == (
        False,
        100,
    )


@pytest.mark.rule("A77")
@pytest.mark.parametrize(("value", "expected"), [("allowed", (True, 200)), ("forbidden", (False, 100))])
def test_cards_on_melds_of_the_partner(value: str, expected: tuple[bool, int]) -> None:
    position = (PLAYING, "melds 0: QQQ", "laid 2", "hand 0: K K K K K K K Q 9")
    steps = ("lay KKKKKKK", "add Q", "discard 9")
    assert outcome(*steps, position=position, concealed_onto_partner_melds=value) == expected


@pytest.mark.rule("A77")
@pytest.mark.parametrize(("value", "expected"), [("allowed", (True, 200)), ("forbidden", (False, 100))])
def test_the_pile_onto_a_meld_of_the_partner_counts_as_adding(value: str, expected: tuple[bool, int]) -> None:
    position = ("pile Q", "melds 0: QQQ", "laid 2", "hand 0: K K K K K K K 9")
    steps = ("take onto Q", "lay KKKKKKK", "discard 9")
    assert outcome(*steps, position=position, concealed_onto_partner_melds=value) == expected


@pytest.mark.rule("A77")
def test_a_concealed_hand_of_a_side_that_has_not_opened_meets_the_minimum() -> None:
    """Seven fours make 35 of 50."""
    state = table(PLAYING, "hand 0: 4 4 4 4 4 4 4 9", players=4)
    assert refused(state, "lay 4444444; discard 9").code == "opening_play_short"


@pytest.mark.rule("A77")
@pytest.mark.parametrize(
    ("value", "drew", "took"),
    [("required", False, False), ("waived_if_stock_draw", True, False), ("waived", True, True)],
)
def test_the_minimum_may_be_waived_for_a_concealed_hand(value: str, drew: bool, took: bool) -> None:
    """Seven fours make 35 of 50, whether the last came from the stock or from the pile."""
    after_draw = table(PLAYING, "hand 0: 4 4 4 4 4 4 4 9", players=4, concealed_minimum=value)
    assert is_legal(after_draw, "lay 4444444; discard 9") == drew
    from_pile = table("pile 4", "hand 0: 4 4 4 4 4 4 9", players=4, concealed_minimum=value)
    assert is_legal(from_pile, "take 4 4") == took


@pytest.mark.rule("A77")
def test_where_the_minimum_is_waived_the_rest_is_lifted_at_once() -> None:
    """Fours again: only going out concealed is left, and the 9 of the pile is the discard."""
    state = table("pile 9 4", "hand 0: 4 4 4 4 4 4", players=4, concealed_minimum="waived")
    events = do(state, "take 4 4")
    assert codes(events)[-1] == "lifted"
    do(state, "add 4", "add 4", "add 4")
    assert refused(state, "discard 9").code == "must_go_out"
    assert "went_out_concealed" in codes(do(state, "add 4", "discard 9"))


@pytest.mark.rule("A77")
def test_a_waived_minimum_is_for_going_out_only() -> None:
    """With two nines the hand cannot be emptied, so the fours are an opening of 35, too few."""
    state = table(PLAYING, "hand 0: 4 4 4 4 4 4 4 9 10", players=4, concealed_minimum="waived")
    assert refused(state, "lay 444").code == "opening_short"
