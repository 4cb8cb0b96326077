"""Samba: scores and the match: C23, C24, C33 to C36; C-T10 and the field case S7."""

from __future__ import annotations

import re

import pytest

import stolik
from stolik.games.canasta.options import SCHEMA
from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, samba
from tests.support.positions import do, lines, sheet

ENDS = ("turn 1 play drew", "melds 1: KKKKKKK QQQQQQQ", "hand 1: 9")
"""Seat 1 goes out with its nine."""


@pytest.mark.rule("C33", "C34")
def test_a_whole_score_to_the_point() -> None:
    """Cards: 5♥ to J♥ 5 + 5 + 5 + 10 + 10 + 10 + 10 = 55, kings 70, queens 50 + 40 = 90, sixes 15: 230.
    Bonuses 1500 + 500 + 300, three red threes 300, out 200. The partner holds A 3♠ = 25. In all 3005.
    Side 1: aces 60, one red three without canastas - 100, hands Jk 4 = 55 and 2 7 = 25: - 120.
    """
    state = samba(
        PLAYING, "melds 0: 5h6h7h8h9h10hJh KKKKKKK QQQQQ22 666", "red 0: 3 3 3", "hand 0: 9", "hand 2: A 3s",
        "melds 1: AAA", "red 1: 3", "hand 1: Jk 4", "hand 3: 2 7",
    )  # fmt: skip
    do(state, "discard 9")
    assert lines(state, 0) == {
        "meld_cards": 230, "sequence_canastas": 1500, "natural_canastas": 500, "mixed_canastas": 300,
        "red_threes": 300, "going_out": 200, "hand_cards": -25,
    }  # fmt: skip
    assert lines(state, 1) == {"meld_cards": 60, "red_threes": -100, "hand_cards": -80}
    assert sheet(state).points == [3005, -120]


@pytest.mark.rule("C33")
def test_two_sambas_are_3000() -> None:
    """And their cards: 50, and 8♣ to A♣ 60 + 20 = 80."""
    state = samba(PLAYING, f"melds 0: {SAMBA} 8c9c10cJcQcKcAc", "hand 0: 9", *OTHERS)
    do(state, "discard 9")
    assert (lines(state)["sequence_canastas"], lines(state)["meld_cards"]) == (3000, 130)
    (line,) = [line for line in sheet(state).lines[0] if line.code == "sequence_canastas"]
    assert line.count == 2


@pytest.mark.rule("C33")
def test_sequences_short_of_seven_and_second_melds_count_their_cards() -> None:
    """9♣ 10♣ J♣ = 30, twice four eights = 80."""
    state = samba(*ENDS, "melds 0: 9c10cJc 8888 8888", "hand 0: 4", "hand 2: 5", "hand 3: 6")
    do(state, "discard 9")
    assert lines(state) == {"meld_cards": 110, "hand_cards": -10}


@pytest.mark.rule("C23", "C24")
@pytest.mark.parametrize(
    ("melds", "reds", "points"),
    [
        ("AAAA 8888888", "3 3 3", -300),
        ("9999999 8888888", "3 3 3", 300),
        (f"{SAMBA} 8888822", "3 3 3", 300),
        (f"{SAMBA} 8888", "3 3 3", -300),
        ("9999999 8888888", "3 3 3 3 3", 500),
        ("9999999 8888888", "3 3 3 3 3 3", 1000),
        ("8888888", "3 3 3 3 3 3", -1000),
        ("AAAA", "3 3 3 3 3 3", -1000),
    ],
)
def test_red_threes_count_plus_with_two_canastas(melds: str, reds: str, points: int) -> None:
    """C-T10, C-Q1, C-Q6: 100 each, all six 1000; sambas are canastas."""
    state = samba(*ENDS, f"melds 0: {melds}", f"red 0: {reds}", "hand 0: 4", "hand 2: 5", "hand 3: 6")
    do(state, "discard 9")
    line = "red_three_set" if reds.count("3") == 6 else "red_threes"
    assert lines(state)[line] == points


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("melds", "reds", "points"),
    [
        ("8888888", "3 3 3", 300),
        (SAMBA, "3 3 3", 300),
        ("AAAA", "3 3 3", -300),
        ("8888888", "3 3 3 3 3 3", -1000),
        (f"8888888 {SAMBA}", "3 3 3 3 3 3", 1000),
    ],
)
def test_one_canasta_for_single_ones_and_two_for_the_set_by_option(melds: str, reds: str, points: int) -> None:
    """C-T10: `red3_condition = one_canasta_set_two`."""
    state = samba(
        *ENDS, f"melds 0: {melds}", f"red 0: {reds}", "hand 0: 4", "hand 2: 5", "hand 3: 6",
        red3_condition="one_canasta_set_two",
    )  # fmt: skip
    do(state, "discard 9")
    found = lines(state)
    assert found.get("red_threes", 0) + found.get("red_three_set", 0) == points


@pytest.mark.rule("C34")
@pytest.mark.parametrize(("value", "points"), [(5, -45), (100, -235)])
def test_cards_in_the_hand_count_minus(value: int, points: int) -> None:
    """C-Q1, C-Q7: two black threes, J, 7 and A: 5 + 5 + 10 + 5 + 20; with 100 for each black three 235."""
    state = samba(*ENDS, "hand 0: 3s 3c J 7", "hand 2: A", "hand 3: 6", black3_in_hand=value)
    do(state, "discard 9")
    assert sum(lines(state).values()) == points


OUT = (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "melds 1: JJJJJJJ", "hand 0: 9", *OTHERS)
"""Seat 0 goes out: 140 + 1000 + 200 - 5 = 1335 for its side, 70 + 500 - 10 = 560 for the other."""


@pytest.mark.rule("C35")
@pytest.mark.parametrize(("score", "over"), [(8660, False), (8665, True)])
def test_the_match_ends_with_the_deal_that_brings_10000(score: int, over: bool) -> None:
    state = samba(f"scores {score} 0", *OUT)
    do(state, "discard 9")
    assert (state.score()[0], state.need) == (score + 1335, stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("C36")
@pytest.mark.parametrize(("score", "winners"), [(9780, (1,)), (9770, (0,)), (9775, (0, 1))])
def test_the_higher_total_wins_and_equal_ones_are_a_draw(score: int, winners: tuple[int, ...]) -> None:
    """9000 + 1335 = 10335 against 10340, 10330 and 10335."""
    state = samba(f"scores 9000 {score}", *OUT)
    do(state, "discard 9")
    assert (state.need, state.view(-1).winners) == (stolik.Need.OVER, winners)


@pytest.mark.rule("C33")
def test_a_variant_has_a_name_a_version_and_the_rules_it_stands_for() -> None:
    """S7: the same name means other rules elsewhere; what differs from the preset stands in the text of the rules."""
    usual = stolik.game("samba").rule_set
    other = stolik.game("samba", opening_top=160, need_samba_to_go_out=True).rule_set
    assert (usual.text, other.text) == ("samba@1", "samba@1 opening_top=160 need_samba_to_go_out=on")
    assert stolik.parse_rule_set(other.text) == other != usual
    with pytest.raises(stolik.GameError):
        stolik.parse_rule_set("samba@2")
    for option in SCHEMA.options:
        assert option.rules, option.name
        assert all(re.fullmatch(r"[A-EP](-Q)?\d+", rule) for rule in option.rules)
