"""Scores line by line, with how many cards or canastas each line counts: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.support.positions import codes, do, lines, sheet, table

PLAYING = "turn 0 play drew"


def score_lines(*position: str, side: int = 0, last: str = "discard 9", **options: Value) -> list[str]:
    """The lines of a side, `code:count:points`, after seat 0 has gone out with his last card."""
    state = table(PLAYING, *position, "hand 0: 9", **options)
    do(state, last)
    return [repr(line) for line in sheet(state).lines[side]]


@pytest.mark.rule("A61", "A63", "A64")
def test_each_line_says_how_many() -> None:
    """KKKKKKK and QQQQQQQ are 70 each, JJJJJ22 is 90, 888 is 30; the partner has Jk, 4 and A left."""
    position = ("melds 0: KKKKKKK QQQQQQQ JJJJJ22 888", "red 0: 3h 3d", "hand 2: Jk 4 A", "laid 0 2")
    assert score_lines(*position, players=4) == [
        "meld_cards:24:260",
        "natural_canastas:2:1000",
        "mixed_canastas:1:300",
        "red_threes:2:200",
        "going_out:1:100",
        "hand_cards:3:-75",
    ]


@pytest.mark.rule("A63", "A77")
def test_a_concealed_hand_may_have_wild_cards_in_its_canasta() -> None:
    """A A A A A 2 Jk are a canasta of the turn: 100 + 20 + 50, 300, and 100 twice."""
    state = table(PLAYING, "hand 0: A A A A A 2 Jk 9", "hand 1: 5", canastas_to_go_out=1)
    events = do(state, "lay AAAAA2Jk", "discard 9")
    assert "went_out_concealed" in codes(events)
    assert [repr(line) for line in sheet(state).lines[0]] == [
        "meld_cards:7:170",
        "mixed_canastas:1:300",
        "going_out:1:100",
        "concealed:1:100",
    ]


@pytest.mark.rule("A77")
@pytest.mark.parametrize(
    ("begin", "aces", "step"), [(PLAYING, "A A A", "lay AAA"), ("pile A", "A A", "take A A")], ids=["laid", "took"]
)
def test_who_has_laid_in_an_earlier_turn_of_the_deal_does_not_go_out_concealed(
    begin: str, aces: str, step: str
) -> None:
    """He opens with three aces, and lays nothing but his canasta in his next turn."""
    position = ("stock 7 8 K K ...", f"hand 0: {aces} K K K K K 4 9", "hand 1: J")
    state = table(begin, *position, canastas_to_go_out=1)
    events = do(state, step, "discard 4", "draw", "discard 7", "draw", "lay KKKKKKK", "discard 9")
    assert "went_out" in codes(events)
    assert "concealed" not in lines(state)


@pytest.mark.rule("A77")
def test_who_has_only_drawn_and_discarded_before_goes_out_concealed() -> None:
    state = table(PLAYING, "stock 7 8 K K ...", "hand 0: K K K K K 4 9", "hand 1: J", canastas_to_go_out=1)
    events = do(state, "discard 4", "draw", "discard 7", "draw", "lay KKKKKKK", "discard 9")
    assert "went_out_concealed" in codes(events)
    assert lines(state)["concealed"] == 100


@pytest.mark.rule("A77")
def test_who_has_taken_the_pile_onto_a_meld_of_the_partner_does_not_go_out_concealed_later() -> None:
    """The take laid a card: the canasta of the next turn is his own, and yet he laid before."""
    position = ("pile 9", "melds 0: 999", "laid 2", "stock 7 8 7 8 7 8 K K ...", "hand 0: K K K K K 4 5")
    state = table(*position, "hand 1: J", "hand 2: J", "hand 3: J", players=4)
    do(state, "take onto 9", "discard 4", *["draw", "discard 7"] * 3, "draw")
    events = do(state, "lay KKKKKKK", "discard 5")
    assert "went_out" in codes(events)
    assert "concealed" not in lines(state)


@pytest.mark.rule("D47", "D48", "D49")
def test_a_canasta_of_sevens_with_one_wild_card_is_mixed() -> None:
    """By `sevens_canasta_bonus`: 1000 mixed, 1500 natural; the kings are an ordinary canasta."""
    mixed = score_lines("melds 0: 7777772 KKKKKKK", "laid 0", sevens_canasta_bonus="1500_1000")
    assert mixed == ["meld_cards:14:120", "mixed_sevens:1:1000", "natural_canastas:1:500", "going_out:1:100"]
    natural = score_lines("melds 0: 7777777 KKKKKK2", "laid 0", sevens_canasta_bonus="1500_1000")
    assert natural == ["meld_cards:14:115", "natural_sevens:1:1500", "mixed_canastas:1:300", "going_out:1:100"]


@pytest.mark.rule("P11")
def test_going_out_and_the_double_out_are_one_line_each() -> None:
    """The partner lays his king: 8 x 10, 500, 100 and 100."""
    state = table(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4", "hand 2: K", preset="book")
    do(state, "discard 4", "add K")
    found = [repr(line) for line in sheet(state).lines[0]]
    assert found == ["meld_cards:8:80", "natural_canastas:1:500", "going_out:1:100", "double_out:1:100"]


@pytest.mark.rule("D40", "D41", "D42")
def test_black_threes_and_sevens_in_the_hand_have_lines_of_their_own() -> None:
    """Two black threes 200 each, a seven 500; the jack and the four are ordinary, 10 and 5."""
    position = ("melds 0: KKKKKKK QQQQQQQ", "laid 0", "hand 1: 3 3 7 J 4")
    found = score_lines(*position, side=1, black3_in_hand=200, seven_in_hand=500)
    assert found == ["black_threes_in_hand:2:-400", "sevens_in_hand:1:-500", "hand_cards:2:-15"]
    assert score_lines(*position, side=1) == ["hand_cards:5:-30"]
    position = ("melds 0: KKKKKKK QQQQQQQ", "laid 0", "hand 1: 3 7")
    found = score_lines(*position, side=1, black3_in_hand=200, seven_in_hand=500)
    assert found == ["black_threes_in_hand:1:-200", "sevens_in_hand:1:-500"]


@pytest.mark.rule("C24", "D44", "A65")
@pytest.mark.parametrize(
    ("condition", "reds", "melds", "points"),
    [
        ("one_meld", 1, "-", -100),
        ("one_meld", 1, "JJJ", 100),
        ("one_canasta", 1, "JJJJJJ", -100),
        ("one_canasta", 1, "JJJJJJJ", 100),
        ("two_canastas", 1, "JJJJJJJ", -100),
        ("two_canastas", 1, "JJJJJJJ 10101010101010", 100),
        ("two_canastas", 1, "JJJJJJJ 10101010101010 888888Jk", 100),
        ("one_canasta_set_two", 3, "JJJJJJJ", 300),
        ("one_canasta_set_two", 4, "JJJJJJJ", -800),
        ("one_canasta_set_two", 4, "JJJJJJJ 10101010101010", 800),
        ("special_canasta", 1, "JJJJJJJ 10101010101010", -100),
        ("special_canasta", 1, "777777", -100),
        ("special_canasta", 1, "7777777", 100),
        ("special_canasta", 1, "77777777", 100),
        ("special_canasta", 1, "777777772", -100),
        ("special_canasta", 1, "777777772Jk", -100),
    ],
)
def test_what_red_threes_need_to_count_plus(condition: str, reds: int, melds: str, points: int) -> None:
    """Seat 0 goes out; the red threes are those of the other side."""
    position = ("melds 0: KKKKKKK QQQQQQQ", f"melds 1: {melds}", f"red 1: {'3 ' * reds}", "hand 1: 5", "laid 0 1")
    found = score_lines(*position, side=1, red3_condition=condition)
    (line,) = [line for line in found if line.startswith("red_three")]
    assert line == f"{'red_three_set' if reds == 4 else 'red_threes'}:{reds}:{points}"
