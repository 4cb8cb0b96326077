"""Classic: taking the pile, and what freezes it (B40, B42 to B45, B50, B68)."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.classic_tables import HANDS, classic, classic_deal
from tests.support.positions import codes, do, hand, is_legal, legal_texts, melds, pile, refused, takes

OPEN = ("melds 0: KKK 999", "laid 0")
FROZEN = [("2", 2), ("Jk", 2), ("3h", 3), ("3d", 3), ("3s", 5), ("3c", 5)]
"""A card in the pile, and the reason with which it closes the pile."""


@pytest.mark.rule("B40")
@pytest.mark.parametrize(("card", "reason"), FROZEN)
def test_a_wild_card_a_red_three_and_a_black_three_freeze_the_pile_for_everyone(card: str, reason: int) -> None:
    state = classic(f"pile {card} 4 9", *OPEN, "hand 0: 9 2 5 6")
    assert takes(state) == set()
    for take in ("take onto 9", "take 9 2"):
        found = refused(state, take)
        assert (found.code, found.params) == ("pile_closed", {"card": "9", "reason": reason})
    other = classic(f"pile {card} 4 9", "turn 1 take", "melds 1: KKK 999", "laid 1", "hand 1: 9 2 5 6")
    assert takes(other) == set()


@pytest.mark.rule("B40", "B44")
def test_without_such_a_card_the_pile_is_open_for_a_team_that_has_opened() -> None:
    state = classic("pile 4 A 9", *OPEN, "hand 0: 9 9 2 5 6")
    assert takes(state) == {"take 9 9", "take 9 2", "take onto 9"}


@pytest.mark.rule("B40")
@pytest.mark.parametrize(("turned", "reason"), [("2c 9d", 2), ("3h 9d", 3), ("3s 9d", 5), ("9d", 1)])
def test_what_was_turned_up_and_covered_freezes_the_pile_from_the_start(turned: str, reason: int) -> None:
    """Under a plain 9 the pile is closed only for a side without a meld."""
    state, _ = classic_deal(f"{HANDS} {turned}")
    assert state.view(0).closed == reason


@pytest.mark.rule("B42")
@pytest.mark.parametrize("card", ["2", "3h", "3s"])
def test_a_frozen_pile_stays_frozen_until_it_is_taken(card: str) -> None:
    """Nine cards lie on it, and still seat 0 needs a pair; after it took the pile the next one is open."""
    state = classic(
        f"pile {card} 4 5 6 7 8 10 J Q 9", "melds 0: KKK 999", "hand 0: 9 9 4 J", "melds 1: JJJ", "laid 0 1",
        "hand 1: 5 6 7",
    )  # fmt: skip
    assert takes(state) == {"take 9 9"}
    do(state, "take 9 9", "discard J")
    assert (state.seat, pile(state), takes(state)) == (1, "J", {"take onto J"})


@pytest.mark.rule("B42")
def test_an_opening_does_not_free_a_frozen_pile() -> None:
    """Seat 0 opens; for seat 2 the 2 in the pile still freezes it."""
    state = classic("turn 0 play drew", "pile 4 2", "hand 0: A A A 5 6", "hand 1: 9 10", "hand 2: 9 2 4 5", "hand 3: 7")
    do(state, "lay AAA", "discard 5", "draw", "discard 9")
    assert (state.seat, takes(state)) == (2, set())
    assert refused(state, "take 9 2").params == {"card": "9", "reason": 2}


@pytest.mark.rule("B43")
@pytest.mark.parametrize(("card", "reason"), FROZEN)
def test_a_frozen_pile_is_taken_with_a_natural_pair_laid_with_the_top_card(card: str, reason: int) -> None:
    state = classic(f"pile {card} 4 9", *OPEN, "hand 0: 9 9 2 5 6")
    assert takes(state) == {"take 9 9"}
    for take in ("take onto 9", "take 9 2"):
        found = refused(state, take)
        assert (found.code, found.params) == ("pair_must_be_laid", {"card": "9", "reason": reason})
    do(state, "take 9 9")
    assert melds(state, 0) == ["999999", "KKK"]


@pytest.mark.rule("B43")
def test_the_pair_must_be_in_the_hand_before_the_pile_is_touched() -> None:
    """The second nine lies in the pile."""
    state = classic("pile 2 9 9", *OPEN, "hand 0: 9 5 6")
    assert takes(state) == set()
    assert refused(state, "take 9 9").code == "not_in_hand"


@pytest.mark.rule("B44")
def test_an_open_pile_is_taken_in_three_ways() -> None:
    for take, meld in (("take 9 9", "999999"), ("take 9 2", "299999"), ("take onto 9", "9999")):
        state = classic("pile 4 9", *OPEN, "hand 0: 9 9 2 5 6")
        do(state, take)
        assert melds(state, 0) == [meld, "KKK"]


@pytest.mark.rule("B44")
def test_a_new_meld_needs_a_natural_card_of_the_hand() -> None:
    lying = ("pile 4 8", *OPEN)
    assert takes(classic(*lying, "hand 0: 8 Jk 5")) == {"take 8 Jk"}
    assert takes(classic(*lying, "hand 0: 2 Jk 5")) == set()
    assert takes(classic(*lying, "hand 0: 8 5 6")) == set()
    assert takes(classic(*lying, "melds 1: 888", "hand 0: 8 5 6")) == set()


@pytest.mark.rule("B28", "B44")
def test_the_top_card_may_go_onto_a_finished_canasta() -> None:
    state = classic("pile 4 9", "melds 0: 9999999", "laid 0", "hand 0: 5 6")
    do(state, "take onto 9")
    assert melds(state, 0) == ["99999999"]


@pytest.mark.rule("B22", "B44")
def test_the_ratio_holds_for_taking_with_a_wild_card() -> None:
    """With four nines and two twos on the table 9 + 9 make six naturals for three wild cards; with three nines not."""
    assert "take 9 2" in takes(classic("pile 4 9", "melds 0: 999922", "laid 0", "hand 0: 9 2 5 6"))
    state = classic("pile 4 9", "melds 0: 999922", "laid 0", "hand 0: 2 Jk 5 6")
    assert takes(state) == {"take onto 9"}
    full = classic("pile 4 9", "melds 0: 999999222", "laid 0", "hand 0: 9 2 5 6")
    assert takes(full) == {"take onto 9"}
    assert refused(full, "take 9 2").code == "too_many_wild"


@pytest.mark.rule("B45")
@pytest.mark.parametrize(
    ("top", "code"),
    [
        ("2", "pile_top_wild"),
        ("Jk", "pile_top_wild"),
        ("3s", "pile_top_black_three"),
        ("3h", "pile_top_red_three"),
    ],
)
def test_a_wild_card_or_a_three_on_top_is_never_taken(top: str, code: str) -> None:
    """Not even by a player who could go out with two more black threes."""
    state = classic(f"pile {top}", "melds 0: KKKKKKK", "laid 0", "hand 0: 3 3 2 2 Jk K")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == code
    assert not is_legal(state, "take onto K")


@pytest.mark.rule("B50")
def test_one_card_does_not_take_a_pile_of_one_card() -> None:
    """Though the 7 fits, and the side has a canasta."""
    state = classic("pile 7", "melds 0: 777 KKKKKKK", "laid 0", "hand 0: 7")
    assert refused(state, "take onto 7").code == "one_card_take"
    assert legal_texts(state) == {"draw"}
    assert takes(classic("pile 4 7", "melds 0: 777 KKKKKKK", "laid 0", "hand 0: 7")) == {"take onto 7"}
    assert "take onto 7" in takes(classic("pile 7", "melds 0: 777 KKKKKKK", "laid 0", "hand 0: 7 8"))


@pytest.mark.rule("B68")
def test_a_discarded_black_three_freezes_for_both_teams_until_the_pile_is_taken() -> None:
    """Seat 0 discards 3♠; it is covered by a 10 and a 9, and still nobody takes with one card of the rank."""
    state = classic(
        "pile 5", "melds 0: JJJ 999", "melds 1: 101010", "laid 0 1", "hand 0: 3 4 5", "hand 1: 10 4 5",
        "hand 2: 9 10 4", "hand 3: 9 9 4 10", "stock 6 7 8 Q Q Q ...",
    )  # fmt: skip
    do(state, "draw", "discard 3")
    assert takes(state) == set()
    do(state, "draw", "discard 10")
    assert (state.seat, state.view(2).closed, takes(state)) == (2, 5, set())
    do(state, "draw", "discard 9")
    assert (state.seat, takes(state)) == (3, {"take 9 9"})
    do(state, "take 9 9", "discard 10")
    assert (state.seat, state.view(0).closed) == (0, 0)


@pytest.mark.rule("B68")
def test_where_black_threes_do_not_freeze_they_only_block_while_on_top() -> None:
    state = classic(
        "pile 5", "melds 0: JJJ", "melds 1: 101010", "laid 0 1", "hand 0: 3 4 5", "hand 1: J 4 5", "hand 2: 6 7",
        black3_freezes=False,
    )  # fmt: skip
    do(state, "draw", "discard 3")
    assert takes(state) == set()
    do(state, "draw", "discard J")
    assert (state.seat, takes(state)) == (2, {"take onto J"})


@pytest.mark.rule("B43", "B68")
def test_a_black_three_is_no_natural_card_for_taking() -> None:
    """Two black threes in the hand are no natural pair for the one on top."""
    state = classic("pile 4 3s", "melds 0: KKKKKKK", "laid 0", "hand 0: 3 3 5 6")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == "pile_top_black_three"


@pytest.mark.rule("B16", "B40", "B43")
def test_a_pile_frozen_by_a_red_three_is_taken_with_a_pair_and_the_three_laid_out() -> None:
    state = classic("pile 3h 4 9", *OPEN, "hand 0: 9 9 5 6")
    assert codes(do(state, "take 9 9")) == ["took", "added", "red_three_laid", "lifted"]
    assert hand(state, 0) == "4 5 6"


@pytest.mark.rule("B40", "B43")
def test_a_pile_that_is_always_frozen_needs_a_pair_every_time() -> None:
    """`pile_always_frozen`."""
    state = classic("pile 4 9", *OPEN, "hand 0: 9 2 5 6", pile_always_frozen=True)
    assert takes(state) == set()
    assert refused(state, "take onto 9").params == {"card": "9", "reason": 4}
    assert takes(classic("pile 4 9", *OPEN, "hand 0: 9 9 5", pile_always_frozen=True)) == {"take 9 9"}
