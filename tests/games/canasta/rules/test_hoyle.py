"""Hoyle: classic with two other values, and what follows from them (B.5)."""

from __future__ import annotations

import pytest

import stolik
from tests.games.canasta.rules.classic_tables import PLAYING, classic, hoyle
from tests.support.positions import codes, do, is_legal, lines, melds, refused, takes, verdict

OPEN = (PLAYING, "melds 0: KKK", "laid 0")


@pytest.mark.rule("B22", "B68")
def test_hoyle_is_classic_with_two_other_values() -> None:
    """B.5: `wild_ratio` and `black3_freezes`, and nothing else."""
    mine, theirs = stolik.game("hoyle").rule_set, stolik.game("classic").rule_set
    other = {name: mine[name] for name in theirs.values if mine[name] != theirs[name]}
    assert other == {"wild_ratio": "min2_max3", "black3_freezes": False}


LIMITS = [
    (2, 1, "legal"), (2, 2, "legal"), (2, 3, "legal"), (2, 4, "too_many_wild"), (3, 3, "legal"), (4, 3, "legal"),
    (5, 4, "too_many_wild"), (1, 2, "meld_needs_naturals"), (1, 3, "meld_needs_naturals"),
]  # fmt: skip


@pytest.mark.rule("B22")
@pytest.mark.parametrize(("naturals", "wilds", "code"), LIMITS)
def test_two_naturals_at_least_and_three_wild_cards_at_most(naturals: int, wilds: int, code: str) -> None:
    state = hoyle(*OPEN, f"hand 0: {'9 ' * naturals} {'2 ' * wilds} 7 10 J")
    assert verdict(state, f"lay {'9' * naturals}{'2' * wilds}") == code


@pytest.mark.rule("B27", "B30")
def test_a_mixed_canasta_may_have_four_naturals_and_three_wild_cards() -> None:
    state = hoyle(*OPEN, "hand 0: 9 9 9 9 2 2 Jk 7 10")
    assert "canasta_mixed" in codes(do(state, "lay 9999; add 2 to 9; add 2 to 9; add Jk to 9"))
    assert melds(state, 0) == ["Jk229999", "KKK"]
    found = refused(classic(*OPEN, "hand 0: 9 9 9 9 2 2 Jk 7 10"), "lay 9999; add 2 to 9; add 2 to 9; add Jk to 9")
    assert found.code == "too_many_wild"


@pytest.mark.rule("B22", "B28")
def test_added_cards_keep_the_limits() -> None:
    """A fourth wild card is refused, also to a canasta; naturals are added without limit."""
    state = hoyle(PLAYING, "melds 0: 999922Jk", "laid 0", "hand 0: 9 9 2 7 10")
    assert refused(state, "add 2 to 9").params == {"most": 3}
    do(state, "add 9", "add 9")
    assert refused(state, "add 2 to 9").params == {"most": 3}


@pytest.mark.rule("B22", "B44")
def test_an_open_pile_is_taken_with_a_wild_card_within_these_limits() -> None:
    """Two nines and two wild cards on the table: 9 + 2 are three naturals with three wild cards."""
    assert "take 9 2" in takes(hoyle("pile 4 9", "melds 0: 9922", "laid 0", "hand 0: 9 2 5 6"))
    assert "take 9 2" not in takes(hoyle("pile 4 9", "melds 0: 99222", "laid 0", "hand 0: 9 2 5 6"))


@pytest.mark.rule("B40", "B68")
@pytest.mark.parametrize("three", ["3s", "3c"])
def test_a_black_three_freezes_nothing_once_covered(three: str) -> None:
    lying = (f"pile {three} 4 9", "melds 0: 999", "laid 0", "hand 0: 9 2 5 6")
    assert takes(hoyle(*lying)) == {"take onto 9", "take 9 2"}
    assert takes(classic(*lying)) == set()


@pytest.mark.rule("B45", "B68")
def test_a_black_three_on_top_blocks_the_next_player() -> None:
    state = hoyle("pile 4 9 3s", "melds 0: 999 KKKKKKK", "laid 0", "hand 0: 3 3 9 9")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == "pile_top_black_three"


@pytest.mark.rule("B40")
@pytest.mark.parametrize("card", ["2", "Jk", "3h"])
def test_wild_cards_and_red_threes_freeze_as_in_classic(card: str) -> None:
    state = hoyle(f"pile {card} 4 9", "melds 0: 999", "laid 0", "hand 0: 9 2 5 6")
    assert takes(state) == set()
    assert refused(state, "take onto 9").code == "pile_closed"


@pytest.mark.rule("B58")
def test_a_four_and_three_canasta_scores_as_any_mixed_one() -> None:
    """9 x 4 40, two twos 40, a joker 50; 300; out 100; the partner's 5."""
    state = hoyle(PLAYING, "melds 0: 999922Jk", "laid 0", "hand 0: 4", "hand 2: 5")
    do(state, "discard 4")
    assert lines(state) == {"meld_cards": 130, "mixed_canastas": 300, "going_out": 100, "hand_cards": -5}


@pytest.mark.rule("B32", "B39")
def test_two_nines_and_the_top_nine_with_three_wild_cards_open_at_3000() -> None:
    """9 9 9 2 Jk Jk are 30 + 20 + 100 = 150; in classic 9 9 9 2 make 50 of 120."""
    lying = ("scores 3000 0", "pile 4 5 9", "hand 0: 9 9 2 Jk Jk 7 10")
    assert takes(hoyle(*lying)) == {"take 9 9"}
    assert not is_legal(classic(*lying), "take 9 9")
