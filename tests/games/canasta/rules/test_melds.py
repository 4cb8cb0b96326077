"""Melds: A38 to A43, A46."""

from __future__ import annotations

import pytest

from tests.support.positions import codes, do, is_legal, lines, melds, refused, table, verdict

PLAYING = "turn 0 play drew"
OPEN = (PLAYING, "melds 0: KKK")


@pytest.mark.rule("A38")
def test_a_meld_is_three_or_more_cards_of_one_rank() -> None:
    state = table(*OPEN, "hand 0: 7 7 7 7 8 8 2 9")
    assert is_legal(state, "lay 777")
    assert is_legal(state, "lay 7777")
    assert refused(state, "lay 77").code == "meld_too_small"
    assert refused(state, "lay 778").code == "one_rank"
    assert refused(state, "lay 7782").code == "one_rank"


@pytest.mark.rule("A38")
def test_a_meld_has_two_naturals_at_least() -> None:
    state = table(*OPEN, "hand 0: 7 2 2 Jk 9 9")
    for text in ("lay 722", "lay 72Jk"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("meld_needs_naturals", "A38")


LIMITS = [(2, 1, True), (2, 2, True), (2, 3, False), (3, 3, True), (3, 4, False), (5, 3, True), (5, 4, False)]


@pytest.mark.rule("A38", "A39")
@pytest.mark.parametrize(("naturals", "wilds", "legal"), LIMITS)
def test_at_most_three_wild_cards_and_never_more_than_naturals(naturals: int, wilds: int, legal: bool) -> None:
    state = table(*OPEN, f"hand 0: {'7 ' * naturals} {'2 ' * wilds} 9 10")
    assert verdict(state, f"lay {'7' * naturals}{'2' * wilds}") == ("legal" if legal else "too_many_wild")


SIZES = [(3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)]


@pytest.mark.rule("A39")
@pytest.mark.parametrize(("size", "most"), SIZES)
def test_the_most_wild_cards_of_each_size(size: int, most: int) -> None:
    for wilds in (most, most + 1):
        naturals = size - wilds
        state = table(*OPEN, f"hand 0: {'7 ' * naturals} {'2 ' * wilds} 9 10")
        assert is_legal(state, f"lay {'7' * naturals}{'2' * wilds}") == (wilds == most)


@pytest.mark.rule("A40")
def test_a_side_has_one_meld_of_each_rank() -> None:
    state = table(PLAYING, "melds 0: 777", "hand 0: 7 7 7 2 9 10")
    lay = next(action for action in state.core.rules.actions if action.text == "lay 777")
    assert lay not in state.legal()
    with pytest.raises(ValueError, match="one_meld_per_rank") as caught:
        state.check(lay)
    assert (getattr(caught.value, "rule", ""), getattr(caught.value, "params", {})) == ("A40", {"card": "7"})
    do(state, "lay 7772")
    assert melds(state, 0) == ["2777777"]


@pytest.mark.rule("A41")
def test_cards_are_added_in_later_turns_within_the_limits() -> None:
    state = table(PLAYING, "melds 0: 772 KKK", "hand 0: 7 2 Jk 9 10")
    do(state, "add Jk to 7")
    assert refused(state, "add 2 to 7").rule == "A38"
    do(state, "add 7", "add 2 to 7")
    assert melds(state, 0) == ["Jk22777", "KKK"]


@pytest.mark.rule("A41")
def test_nothing_is_added_to_melds_of_the_opponents() -> None:
    state = table(PLAYING, "melds 0: KKK", "melds 1: 777", "hand 0: 7 2 9 10")
    for text in ("add 7", "add 2 to 7"):
        found = refused(state, text)
        assert (found.code, found.rule, found.params) == ("no_such_meld", "A41", {"card": "7"})


@pytest.mark.rule("A42")
def test_seven_cards_are_a_canasta_and_more_may_follow() -> None:
    state = table(PLAYING, "melds 0: 777777", "hand 0: 7 7 9 10")
    assert codes(do(state, "add 7")) == ["added", "canasta_natural"]
    assert codes(do(state, "add 7")) == ["added"]
    assert melds(state, 0) == ["77777777"]


@pytest.mark.rule("A42", "A63")
@pytest.mark.parametrize(("meld", "bonus"), [("777777", 0), ("7777777", 500), ("77777777", 500)])
def test_the_bonus_begins_with_seven_cards_and_is_paid_once(meld: str, bonus: int) -> None:
    state = table("turn 1 play drew", f"melds 0: {meld}", "hand 0: 4", "melds 1: KKKKKKK QQQQQQQ", "hand 1: 9")
    do(state, "discard 9")
    assert lines(state).get("natural_canastas", 0) == bonus


@pytest.mark.rule("A43")
def test_the_kind_of_a_canasta_is_judged_at_the_end() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: Jk 9", "hand 1: 4")
    do(state, "add Jk to K", "discard 9")
    assert (lines(state)["mixed_canastas"], lines(state)["natural_canastas"]) == (300, 500)


@pytest.mark.rule("A43")
def test_a_canasta_with_a_wild_card_is_mixed_from_the_start() -> None:
    state = table(PLAYING, "melds 0: 777777", "hand 0: 2 9 10")
    assert codes(do(state, "add 2 to 7")) == ["added", "canasta_mixed"]


@pytest.mark.rule("A46")
def test_several_melds_may_be_laid_at_once() -> None:
    state = table(*OPEN, "hand 0: 7 7 7 8 8 8 9 9 2 4 5")
    do(state, "open 777 888 992")
    assert melds(state, 0) == ["777", "888", "299", "KKK"]
