"""Classic: melds and canastas (B21 to B31)."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.classic_tables import PLAYING, classic
from tests.support.positions import codes, do, is_legal, legal_texts, lines, melds, refused, verdict

OPEN = (PLAYING, "melds 0: KKK", "laid 0")


@pytest.mark.rule("B21")
def test_a_meld_is_three_or_more_cards_of_one_rank() -> None:
    state = classic(*OPEN, "hand 0: 7 7 7 7 8 8 9 10")
    assert is_legal(state, "lay 777")
    assert is_legal(state, "lay 7777")
    assert refused(state, "lay 77").code == "meld_too_small"
    assert refused(state, "lay 778").code == "one_rank"
    assert refused(state, "lay 789").code == "one_rank"


RATIO = [
    (2, 1, True), (3, 1, True), (2, 2, False), (3, 2, False), (4, 2, True), (4, 3, False), (5, 2, True), (5, 3, False),
    (6, 3, True), (7, 3, True), (8, 4, False),
]  # fmt: skip


@pytest.mark.rule("B22")
@pytest.mark.parametrize(("naturals", "wilds", "legal"), RATIO)
def test_two_naturals_bear_one_wild_card_and_three_are_the_most(naturals: int, wilds: int, legal: bool) -> None:
    state = classic(*OPEN, f"hand 0: {'7 ' * naturals} {'2 ' * wilds} 9 10 J")
    assert verdict(state, f"lay {'7' * naturals}{'2' * wilds}") == ("legal" if legal else "too_many_wild")


@pytest.mark.rule("B22")
def test_one_natural_bears_no_wild_card() -> None:
    state = classic(*OPEN, "hand 0: 7 2 2 Jk 9 9")
    for text in ("lay 722", "lay 72Jk"):
        assert refused(state, text).code == "meld_needs_naturals"
    assert refused(state, "lay 22Jk").code == "no_wild_melds"


@pytest.mark.rule("B22")
def test_the_ratio_holds_at_every_moment() -> None:
    """To 7 7 2 the second wild card may come after the fourth seven only, the third after the sixth."""
    state = classic(PLAYING, "melds 0: 772 KKK", "laid 0", "hand 0: 7 7 7 7 2 Jk 9 9")
    for naturals in (1, 1):
        assert refused(state, "add 2 to 7").params == {"most": 1}
        do(state, *["add 7"] * naturals)
    do(state, "add 2 to 7")
    assert refused(state, "add Jk to 7").params == {"most": 2}
    do(state, "add 7")
    assert refused(state, "add Jk to 7").params == {"most": 2}
    do(state, "add 7", "add Jk to 7")
    assert melds(state, 0) == ["Jk22777777", "KKK"]


@pytest.mark.rule("B22")
@pytest.mark.parametrize(
    ("ratio", "legal"),
    [
        ("two_nat_per_wild", {"552"}),
        ("wild_le_nat", {"552", "5522", "55522", "55522Jk"}),
        ("min2_max3", {"552", "5522", "5522Jk", "55522", "55522Jk"}),
    ],
)
def test_the_limits_of_other_books(ratio: str, legal: set[str]) -> None:
    state = classic(*OPEN, "hand 0: 5 5 5 2 2 Jk 9 10", wild_ratio=ratio)
    cards = ("552", "5522", "5522Jk", "55522", "55522Jk", "522")
    assert {text for text in cards if is_legal(state, f"lay {text}")} == legal


CANASTA = (PLAYING, "melds 0: KKKKKKK", "laid 0")


@pytest.mark.rule("B23")
def test_black_threes_are_melded_only_by_a_player_who_goes_out() -> None:
    assert is_legal(classic(*CANASTA, "hand 0: 3 3 3"), "lay 333")
    assert is_legal(classic(*CANASTA, "hand 0: 3 3 3 9"), "lay 333")
    assert refused(classic(*CANASTA, "hand 0: 3 3 3 9 10"), "lay 333").code == "black_three_not_last"
    assert refused(classic(*OPEN, "hand 0: 3 3 3 9"), "lay 333").code == "black_three_not_last"


@pytest.mark.rule("B23")
def test_three_or_four_black_threes_are_a_meld_and_no_wild_card_helps() -> None:
    state = classic(*CANASTA, "hand 0: 3 3 3 3 2 9")
    assert refused(state, "lay 33").code == "meld_too_small"
    for wild in ("lay 332", "lay 3332"):
        assert refused(state, wild).code == "no_wild_with_threes"
    four = classic(*CANASTA, "hand 0: 3 3 3 3 9")
    assert "went_out" in codes(do(four, "lay 3333", "discard 9"))
    assert lines(four)["meld_cards"] == 70 + 4 * 5


@pytest.mark.rule("B23", "B49")
def test_after_black_threes_only_going_out_is_left() -> None:
    state = classic(*CANASTA, "hand 0: 3 3 3 3 9")
    do(state, "lay 333")
    assert legal_texts(state) == {"add 3"}
    assert refused(state, "discard 9").code == "must_go_out"


@pytest.mark.rule("B24")
def test_either_partner_adds_to_the_melds_of_the_side_while_they_stay_valid() -> None:
    state = classic("turn 2 play drew", "melds 0: KKK2 777", "laid 0", "hand 2: K 7 2 Jk 4 5 6")
    do(state, "add 7")
    assert refused(state, "add Jk to K").code == "too_many_wild"
    do(state, "add K", "add Jk to K")
    assert melds(state, 0) == ["7777", "Jk2KKKK"]


@pytest.mark.rule("B25")
def test_nobody_adds_to_the_melds_of_the_opponents() -> None:
    state = classic(PLAYING, "melds 0: KKK", "melds 1: 777", "hand 0: 7 2 9 10")
    for text in ("add 7", "add 2 to 7"):
        assert refused(state, text).code == "no_such_meld"
    assert is_legal(state, "add 2 to K")


@pytest.mark.rule("B26")
def test_both_sides_may_have_a_meld_of_a_rank_but_one_side_has_one() -> None:
    state = classic(PLAYING, "melds 0: KKK", "melds 1: 777", "hand 0: 7 7 7 K K K 9 10")
    do(state, "lay 777")
    assert (melds(state, 0), melds(state, 1)) == (["777", "KKK"], ["777"])
    do(state, "lay KKK")
    assert melds(state, 0) == ["777", "KKKKKK"], "further kings join the meld there is"


@pytest.mark.rule("B27")
@pytest.mark.parametrize(
    ("meld", "last", "code"), [("77777", "add 7", "canasta_natural"), ("77772", "add 2 to 7", "canasta_mixed")]
)
def test_seven_cards_of_a_rank_are_a_canasta(meld: str, last: str, code: str) -> None:
    state = classic(PLAYING, f"melds 0: {meld}", "laid 0", "hand 0: 7 7 2 9 10")
    assert codes(do(state, "add 7")) == ["added"]
    assert codes(do(state, last)) == ["added", code]


OUT = ("turn 1 play drew", "melds 1: QQQQQQQ", "laid 1", "hand 1: 9", "hand 0: 4", "hand 2: 4")


@pytest.mark.rule("B28")
def test_naturals_may_be_added_to_a_canasta_without_limit() -> None:
    """All eight kings, and three wild cards: 80 + 40 + 50 for the cards, 300 once."""
    state = classic(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: K 2 2 Jk 9 10")
    assert codes(do(state, "add K")) == ["added"], "no second canasta"
    do(state, "add 2 to K", "add 2 to K", "add Jk to K")
    assert melds(state, 0) == ["Jk22" + "K" * 8]
    full = classic(*OUT, "melds 0: KKKKKKKK22Jk")
    do(full, "discard 9")
    assert lines(full) == {"meld_cards": 80 + 40 + 50, "mixed_canastas": 300, "hand_cards": -10}


@pytest.mark.rule("B22", "B28")
def test_wild_cards_may_be_added_to_a_canasta_as_far_as_the_ratio_holds() -> None:
    """Five kings and two twos: a third wild card needs a sixth king, a fourth is never right."""
    state = classic(PLAYING, "melds 0: KKKKK22", "laid 0", "hand 0: K K K Jk Jk 9 10")
    assert refused(state, "add Jk to K").params == {"most": 2}
    do(state, "add K", "add Jk to K", "add K", "add K")
    assert refused(state, "add Jk to K").params == {"most": 3}


@pytest.mark.rule("B28", "B29")
def test_a_longer_canasta_has_no_second_bonus() -> None:
    state = classic(*OUT, "melds 0: KKKKKKKK")
    do(state, "discard 9")
    assert lines(state) == {"meld_cards": 80, "natural_canastas": 500, "hand_cards": -10}


@pytest.mark.rule("B29", "B30", "B31")
@pytest.mark.parametrize(
    ("meld", "cards", "code", "bonus"),
    [
        ("7777777", 35, "natural_canastas", 500),
        ("AAAAAAA", 140, "natural_canastas", 500),
        ("777772Jk", 25 + 20 + 50, "mixed_canastas", 300),
        ("AAAAAA2", 140, "mixed_canastas", 300),
    ],
)
def test_a_canasta_brings_its_bonus_besides_its_cards(meld: str, cards: int, code: str, bonus: int) -> None:
    state = classic(*OUT, f"melds 0: {meld}")
    do(state, "discard 9")
    assert lines(state) == {"meld_cards": cards, code: bonus, "hand_cards": -10}


@pytest.mark.rule("B29", "B30")
def test_a_wild_card_makes_a_natural_canasta_mixed() -> None:
    state = classic(PLAYING, "melds 0: KKKKKKK 7777777", "laid 0", "hand 0: 2 4")
    do(state, "add 2 to K", "discard 4")
    assert (lines(state)["natural_canastas"], lines(state)["mixed_canastas"]) == (500, 300)
