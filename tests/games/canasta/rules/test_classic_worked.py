"""The worked situations of classic, B-T1 to B-T16, and where they differ those of hoyle."""

from __future__ import annotations

import pytest

import stolik
from tests.games.canasta.rules.classic_tables import PLAYING, classic, hoyle
from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    lines,
    melds,
    minimum,
    refused,
    sheet,
    takes,
    verdict,
)


@pytest.mark.rule("B40", "B43")
def test_one_seven_does_not_take_a_pile_with_a_two_in_it() -> None:
    """B-T1."""
    state = classic("pile J 2 9 7", "melds 0: 777", "laid 0", "hand 0: 7 Jk K 4")
    assert legal_texts(state) == {"draw"}
    for take in ("take onto 7", "take 7 Jk"):
        found = refused(state, take)
        assert (found.code, found.params) == ("pile_closed", {"card": "7", "reason": 2})


@pytest.mark.rule("B34", "B35", "B39")
def test_aces_with_the_top_ace_and_three_kings_open_at_1500() -> None:
    """B-T2: 60 + 30 = 90; a king buried in the pile does not count, so that 60 are too few."""
    scores = "scores 1500 0"
    state = classic(scores, "pile 4 5 A", "hand 0: A A K K K 6")
    do(state, "take A A")
    assert legal_texts(state) == {"lay KKK"}
    do(state, "lay KKK")
    assert (melds(state, 0), hand(state, 0)) == (["KKK", "AAA"], "4 5 6")
    found = refused(classic(scores, "pile 4 K A", "hand 0: A A K K 6"), "take A A")
    assert (found.code, found.params) == ("opening_short", {"needs": 90, "reachable": 60})


@pytest.mark.rule("B32", "B39")
@pytest.mark.parametrize(
    ("top", "hand0", "legal"),
    [("9", "9 9 2 K 4", True), ("6", "6 6 J J J 4", False), ("6", "6 6 J J J 2 4", True)],
    ids=["9 9 9 2 = 50", "15 + 30 = 45", "15 + 50 = 65"],
)
def test_openings_with_the_pile_at_0(top: str, hand0: str, legal: bool) -> None:
    """B-T3."""
    assert is_legal(classic(f"pile 4 5 {top}", f"hand 0: {hand0}"), f"take {top} {top}") == legal


@pytest.mark.rule("B44")
def test_a_five_and_a_two_take_an_open_pile_and_two_wild_cards_do_not() -> None:
    """B-T5."""
    lying = ("pile 10 4 5", "melds 0: KKK", "laid 0")
    state = classic(*lying, "hand 0: 5 2 K")
    do(state, "take 5 2")
    assert melds(state, 0) == ["255", "KKK"]
    wild = classic(*lying, "hand 0: 2 Jk K")
    assert takes(wild) == set()
    assert refused(wild, "take 2 Jk").code == "meld_needs_naturals"


@pytest.mark.rule("B40", "B68")
@pytest.mark.parametrize("preset", ["classic", "hoyle"])
def test_a_black_three_under_a_ten(preset: str) -> None:
    """B-T6: in classic two tens are needed, in hoyle one goes onto the meld."""
    state = (classic if preset == "classic" else hoyle)(
        "turn 3 play drew", "pile 9", "melds 0: KKK", "melds 1: 101010", "laid 0 1", "hand 3: 3s 4 5",
        "hand 0: 10 6 7", "hand 1: 10 4 5", "stock 8 ...",
    )  # fmt: skip
    do(state, "discard 3", "draw", "discard 10")
    assert state.seat == 1
    assert takes(state) == (set() if preset == "classic" else {"take onto 10"})
    pair = (classic if preset == "classic" else hoyle)(
        "pile 9 3s 10", "turn 1 take", "melds 1: 101010", "laid 1", "hand 1: 10 10 4 5"
    )
    assert "take 10 10" in takes(pair)


@pytest.mark.rule("B48", "B50")
def test_one_jack_does_not_take_a_single_jack_and_goes_out_after_drawing() -> None:
    """B-T7."""
    state = classic("pile J", "melds 0: JJJ KKKKKKK", "laid 0", "hand 0: J", "stock 4 ...")
    assert refused(state, "take onto J").code == "one_card_take"
    do(state, "draw", "add J")
    assert "went_out" in codes(do(state, "discard 4"))


@pytest.mark.rule("B23", "B48", "B70")
def test_three_black_threes_and_an_eight_go_out_without_a_discard() -> None:
    """B-T9: and with 3♠ 3♣ alone nobody goes out."""
    state = classic(PLAYING, "melds 0: KKKKKKK 888", "laid 0", "hand 0: 3s 3c 3c 8")
    do(state, "add 8")
    assert "went_out" in codes(do(state, "lay 333"))
    assert (sheet(state).reason, melds(state, 0)) == ("out", ["333", "8888", "KKKKKKK"])
    two = classic(PLAYING, "melds 0: KKKKKKK 888", "laid 0", "hand 0: 3s 3c")
    assert refused(two, "lay 33").code == "meld_too_small"
    assert legal_texts(two) == {"discard 3"}
    do(two, "discard 3")
    assert (two.seat, hand(two, 0)) == (1, "3")


@pytest.mark.rule("B22", "B27", "B30")
def test_four_jacks_bear_two_wild_cards_and_a_fifth_makes_a_mixed_canasta() -> None:
    """B-T10: J J J J J 2 2 are 50 + 40 = 90."""
    state = classic(PLAYING, "melds 0: JJJJ22", "laid 0", "hand 0: J Jk 9 10", "hand 2: 5")
    assert refused(state, "add Jk to J").code == "too_many_wild"
    assert codes(do(state, "add J")) == ["added", "canasta_mixed"]
    ended = classic(PLAYING, "melds 0: JJJJ22", "laid 0", "hand 0: J 9", "hand 2: 5")
    do(ended, "add J", "discard 9")
    assert (lines(ended)["meld_cards"], lines(ended)["mixed_canastas"]) == (90, 300)


@pytest.mark.rule("B22", "B28", "B30")
def test_in_hoyle_three_jacks_bear_three_wild_cards_and_no_fourth() -> None:
    """B-T10: J J J J 2 2 Jk are 40 + 40 + 50 = 130."""
    state = hoyle(PLAYING, "melds 0: JJJ22Jk", "laid 0", "hand 0: J 2 9 10", "hand 2: 5")
    assert refused(state, "add 2 to J").code == "too_many_wild"
    assert codes(do(state, "add J")) == ["added", "canasta_mixed"]
    ended = hoyle(PLAYING, "melds 0: JJJ22Jk", "laid 0", "hand 0: J 9", "hand 2: 5")
    do(ended, "add J", "discard 9")
    assert (lines(ended)["meld_cards"], lines(ended)["mixed_canastas"]) == (130, 300)


RATIOS = ("two_nat_per_wild", "wild_le_nat", "min2_max3")


@pytest.mark.rule("B22")
@pytest.mark.parametrize(
    ("meld", "legal_with"),
    [
        ("9922Jk", {"min2_max3"}),
        ("992", {"two_nat_per_wild", "wild_le_nat", "min2_max3"}),
        ("99922", {"wild_le_nat", "min2_max3"}),
        ("J22", set()),
    ],
)
def test_what_the_ratios_allow(meld: str, legal_with: set[str]) -> None:
    """B-T11: by default, with `wild_le_nat`, and with `min2_max3`, which is the default of hoyle."""
    cards = (PLAYING, "melds 0: KKK", "laid 0", "hand 0: 9 9 9 J 2 2 Jk 10 5")
    found = {ratio for ratio in RATIOS if verdict(classic(*cards, wild_ratio=ratio), f"lay {meld}") == "legal"}
    assert found == legal_with
    assert is_legal(classic(*cards), f"lay {meld}") == ("two_nat_per_wild" in legal_with)
    assert is_legal(hoyle(*cards), f"lay {meld}") == ("min2_max3" in legal_with)


@pytest.mark.rule("B47", "B49")
def test_three_aces_without_a_canasta_must_not_all_be_laid() -> None:
    """B-T13: one ace is discarded, two are kept."""
    state = classic(PLAYING, "melds 0: KKK", "laid 0", "hand 0: A A A")
    assert refused(state, "lay AAA").code == "must_keep_card"
    assert legal_texts(state) == {"discard A"}
    do(state, "discard A")
    assert hand(state, 0) == "A A"


@pytest.mark.rule("B17", "B18", "B58")
def test_four_red_threes_without_a_meld_cost_800() -> None:
    """B-T15: hands of 50 + 20 + 20 + 5 = 95 and 60."""
    state = classic(
        "turn 1 play drew", "melds 1: KKKKKKK", "laid 1", "hand 1: 9", "red 0: 3 3 3 3", "hand 0: Jk A A 4",
        "hand 2: A A A",
    )  # fmt: skip
    do(state, "discard 9")
    assert set(lines(state, 0).values()) == {-800, -155}
    assert sheet(state).points[0] == -955


@pytest.mark.rule("B61", "B62")
def test_the_higher_total_wins_when_both_have_5000() -> None:
    """B-T16: 5120 and 5300. Side 0 goes out and makes 70 + 500 + 100 - 5 = 665, side 1 140 + 500 - 20 = 620."""
    state = classic(
        "scores 4455 4680", PLAYING, "melds 0: KKKKKKK", "melds 1: AAAAAAA", "laid 0 1", "hand 0: 4", "hand 2: 5",
        "hand 1: 9", "hand 3: 10",
    )  # fmt: skip
    do(state, "discard 4")
    assert (state.score(), state.need, state.winners) == ((5120, 5300), stolik.Need.OVER, (1,))


@pytest.mark.rule("B32")
@pytest.mark.parametrize(("score", "needed"), [(-5, 15), (0, 50), (2995, 90), (3000, 120)])
def test_the_minimum_of_the_next_deal(score: int, needed: int) -> None:
    """B-T16."""
    assert minimum(classic(f"scores {score} 0")) == needed
