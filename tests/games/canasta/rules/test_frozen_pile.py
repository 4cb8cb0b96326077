"""The restricted pile: A33, A34, A74."""

from __future__ import annotations

import pytest

from tests.support.positions import do, is_legal, melds, refused, table, takes

FROZEN = [("pile 2 4 9", 2), ("pile Jk 4 9", 2), ("pile 3d 4 9", 3)]


@pytest.mark.rule("A33")
@pytest.mark.parametrize(("lying", "reason"), FROZEN)
def test_a_wild_card_or_a_red_three_in_the_pile_restricts_everybody(lying: str, reason: int) -> None:
    state = table(lying, "melds 0: KKK 999", "hand 0: 9 2 5 6")
    assert takes(state) == set()
    for take in ("take onto 9", "take 9 2"):
        found = refused(state, take)
        assert (found.code, found.rule, found.params) == ("pile_closed", "A34", {"card": "9", "reason": reason})


@pytest.mark.rule("A33")
def test_having_no_meld_restricts_a_player_and_a_meld_of_the_pair_does_not() -> None:
    lying = ("pile 4 9", "hand 0: 9 2 A A A")
    found = refused(table(*lying), "take 9 2")
    assert (found.code, found.params) == ("pile_closed", {"card": "9", "reason": 1})
    assert is_legal(table(*lying, "melds 0: KKK", "laid 2", players=4), "take 9 2")
    assert not is_legal(table(*lying, "melds 1: KKK", players=4), "take 9 2")


@pytest.mark.rule("A33")
def test_a_pile_without_these_is_open_for_a_side_with_a_meld() -> None:
    state = table("pile 3 4 9", "melds 0: KKK 999", "hand 0: 9 9 2 5 6")
    assert takes(state) == {"take 9 9", "take 9 2", "take onto 9"}


@pytest.mark.rule("A34", "A74")
@pytest.mark.parametrize(("lying", "reason"), FROZEN)
def test_the_two_naturals_are_laid_with_the_top_card(lying: str, reason: int) -> None:
    state = table(lying, "melds 0: KKK 999", "hand 0: 9 9 2 5 6")
    assert takes(state) == {"take 9 9"}
    for take in ("take onto 9", "take 9 2"):
        found = refused(state, take)
        assert (found.code, found.rule, found.params) == ("pair_must_be_laid", "A74", {"card": "9", "reason": reason})
    do(state, "take 9 9")
    assert melds(state, 0) == ["999999", "KKK"], "joined to the meld of the rank, for there is one a rank"


@pytest.mark.rule("A34")
@pytest.mark.parametrize(("lying", "reason"), FROZEN)
def test_where_the_pair_need_only_be_held_any_way_will_do(lying: str, reason: int) -> None:
    held = table(lying, "melds 0: KKK 999", "hand 0: 9 9 2 5 6", restricted_pair="held")
    assert takes(held) == {"take 9 9", "take 9 2", "take onto 9"}
    single = table(lying, "melds 0: KKK 999", "hand 0: 9 2 5 6", restricted_pair="held")
    assert takes(single) == set()
    assert refused(single, "take onto 9").params["reason"] == reason


@pytest.mark.rule("A34", "A37")
def test_a_held_pair_may_open_with_a_wild_card() -> None:
    """Top K with K + Jk from the hand: 10 + 10 + 50 = 70 of 50, one king stays."""
    lying = ("pile 4 K", "hand 0: K K Jk 5 6")
    assert takes(table(*lying)) == {"take K K"}
    state = table(*lying, restricted_pair="held")
    do(state, "take K Jk")
    assert melds(state, 0) == ["JkKK"]


@pytest.mark.rule("A74")
def test_on_an_open_pile_each_way_is_a_step_of_its_own() -> None:
    for take, left in (("take 9 9", ["999999"]), ("take 9 2", ["299999"]), ("take onto 9", ["9999"])):
        state = table("pile 4 9", "melds 0: 999", "hand 0: 9 9 2 5 6")
        do(state, take)
        assert melds(state, 0) == left
