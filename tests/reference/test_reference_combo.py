"""The reference checked by hand on the worked situations of combo and combo-basic (D-T*, E-T*)."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from .canasta import apply, legal, losing
from .cards import Meld, Value
from .duties import minimum
from .presets import COMBO, COMBO_BASIC, options
from .scoring import match_result, red_three_points, score_lines
from .situations import after, lines, playing, position, reason, with_runs
from .state import RefState

OPEN: dict[str, Meld] = {"K": (3, 0, 0)}
STOCK = "4 5 6 8 9 10"
NINES = " ".join(["9d"] * 20)


def turn(
    hand: str,
    own: dict[str, Meld] | None = None,
    preset: str = "combo",
    runs: str = "",
    score: int = 0,
    **changes: Value,
) -> RefState:
    """A turn after the draw; the bonus cards are earned already."""
    s = with_runs(playing(hand, own, STOCK, "5c 6c", score, preset, **changes), runs)
    s.bonus_left = [False, False]
    return s


def before_bonus(hand: str, own: dict[str, Meld] | None = None, stock: str = NINES, **changes: Value) -> RefState:
    """A turn of combo in which the first canasta of the deal can be completed."""
    return playing(hand, own, stock, "5c 6c", 0, "combo", **changes)


def basic_taking(hand: str, pile: str, own: dict[str, Meld] | None = None, **changes: Value) -> set[str]:
    return legal(position(hand, pile, own, STOCK, 0, "5 6", "combo-basic", **changes))


def opens(hand: str, *steps: str, preset: str = "combo", score: int = 0, **changes: Value) -> bool:
    """Whether the turn may end after these lays."""
    s = turn(hand, None, preset, "", score, **changes)
    for step in steps:
        if step not in legal(s):
            return False
        s = apply(s, step)
    return any(text.startswith("discard") for text in legal(s))


@pytest.mark.rule("D12", "D34")
def test_t1_what_opens() -> None:
    assert opens("2 2 2 4c 5c", "lay 222")
    assert opens("Jk 2 2 4c 5c", "lay 22Jk")
    assert opens("Ac Ad As 4c 5c", "lay AcAdAs")
    assert not opens("Kc Kd Ks 2 4c 5c", "lay KcKdKs", "add 2 to K")
    assert not opens("Kc Kd Ks 2 4c 5c", "lay KcKdKs")
    assert opens("Kc Kd Ks Qc Qd Qs 4c 5c", "lay KcKdKs", "lay QcQdQs")


@pytest.mark.rule("D19", "D20")
def test_t2_sets_of_black_threes() -> None:
    s = turn("3 3 3 3 4c 5c", OPEN)
    assert {text for text in legal(s) if text.startswith("lay")} == {"lay 333", "lay 3333"}
    assert legal(after(s, "lay 333")) == {"discard 3", "discard 4c", "discard 5c"}
    assert "add 3" not in legal(turn("3 4c 5c", OPEN | {"3": (3, 0, 0)}))
    five = after(turn("3 3 3 3 3 4c 5c", OPEN), "lay 3333")
    assert "add 3" not in legal(five)
    six = after(turn("3 3 3 3 3 3 4c 5c", OPEN), "lay 333", "lay 333")
    assert six.own == OPEN | {"3": (3, 0, 0), "3/2": (3, 0, 0)}
    assert not {text for text in legal(six) if text.startswith(("add", "join", "lay"))}
    one = after(turn("3 3 3 3 3 3 4c 5c", OPEN, second_meld_same_rank=False), "lay 333")
    assert not {text for text in legal(one) if text.startswith(("add", "join", "lay"))}


@pytest.mark.rule("D19", "D20")
def test_t3_black_threes_in_an_opening() -> None:
    assert opens("3 3 3 Ac Ad 2 4c 5c", "lay 333", "lay AcAd2")
    assert not opens("3 3 3 Ac 4c 5c", "lay 333")
    assert opens("3 3 3 Ac 4c 5c", "lay 333", black3_before_opening="free")
    s = after(turn("3 3 3 Ac 4c 5c", black3_before_opening="free"), "lay 333", "discard 4c")
    s = s.turn_of(0, phase="play", begun="draw")
    assert not s.opened_before
    # fifty points of kings are too few, and a free set adds nothing to them
    kings = "3 3 3 Kc Kd Ks 2 4c 5c", "lay 333", "lay KcKdKs", "add 2 to K"
    assert opens(*kings)
    assert not opens(*kings, black3_before_opening="free")


@pytest.mark.rule("D23", "D25", "D26")
def test_t4_the_first_canasta_brings_eleven_cards() -> None:
    own: dict[str, Meld] = {"8": (5, 1, 0)}
    s = after(before_bonus("8c 4c 5c 9c", own), "add 8c")
    assert (len(s.stock), s.bonus_left, +s.hand) == (9, [False, False], Counter({"4c": 1, "5c": 1, "9c": 1, "9d": 11}))
    assert "lay 9d9d9d" in legal(s)
    s.melds[1], s.hands[1] = {"2": (0, 4, 2)}, Counter(["2", "4c", "5c"])
    east = after(s, "discard 4c", "draw", "add 2 to 2")
    assert (len(east.stock), east.bolivias[1]) == (7, [(0, 5, 2)])


@pytest.mark.rule("D24", "D23")
def test_every_canasta_brings_the_bonus() -> None:
    def cards_after(s: RefState, step: str) -> int:
        return sum(apply(s, step).hand.values())

    assert cards_after(before_bonus("2 4c 5c", {"2": (0, 4, 2)}), "add 2 to 2") == 2 + 11
    assert cards_after(with_runs(before_bonus("10h 4c 5c"), "4h-9h"), "extend 4h-9h high") == 2 + 11
    assert cards_after(before_bonus("4c 5c", {"8": (4, 0, 0), "8/2": (3, 0, 0)}), "join 8") == 2 + 11
    assert cards_after(before_bonus("8c 4c 5c", {"8": (6, 0, 0)}, bonus_cards=13), "add 8c") == 2 + 13
    assert cards_after(before_bonus("8c 4c 5c", {"8": (6, 0, 0)}, bonus_cards=0), "add 8c") == 2
    assert cards_after(before_bonus("8c 4c 5c", {"8": (5, 0, 0)}), "add 8c") == 2
    pile = position("8c 8d Kc 5c", "4c 8h", {"8": (4, 0, 0)}, NINES, partner="5c", preset="combo")
    assert cards_after(pile, "take 8c 8d") == 2 + 1 + 11


@pytest.mark.rule("D26", "D57")
def test_the_bonus_of_each_side_and_a_second_canasta() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0), "9": (6, 0, 0)}
    s = after(before_bonus("8c 9c 4c 5c", own), "add 8c", "add 9c")
    assert len(s.stock) == 9
    s = after(before_bonus("8c 9c 4c 5c", own, bonus_trigger="first_canasta_of_each_side", bonus_cards=0), "add 8c")
    assert len(s.stock) == 20
    s = after(before_bonus("8c 9c 4c 5c", own, bonus_trigger="first_canasta_of_each_side"), "add 8c", "add 9c")
    assert (len(s.stock), s.bonus_left) == (9, [False, True])


@pytest.mark.rule("D28")
def test_red_threes_among_the_bonus_cards() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0)}
    stock = " ".join(["R", "R"] + ["9d"] * 18)

    def given(**changes: Value) -> tuple[int, int, int]:
        s = after(before_bonus("8c 4c 5c", own, stock, **changes), "add 8c")
        return s.red3[0], s.hand["9d"], len(s.stock)

    assert given() == (2, 11, 7)
    assert given(bonus_red3_replaced=False) == (2, 9, 9)
    assert given(red3_replaced="deal_only") == (2, 9, 9)


@pytest.mark.rule("D27", "D57")
def test_the_bonus_takes_the_last_card_of_the_stock() -> None:
    s = position("8c 8d Kc 5c", "4c 8h", {"8": (4, 0, 0)}, "9d 9d", partner="5c 6c", preset="combo")
    s = after(s, "take 8c 8d")
    assert (s.stock, s.hand["9d"]) == ([], 2)
    s.melds[1] = {"K": (3, 0, 0)}
    s = after(s, "discard Kc")
    # he has bought the pile, and yet the next player may buy too
    assert (s.turn, legal(s)) == (1, {"take onto K", "pass"})
    empty = position("8c 8d Kc 5c", "4c 8h", {"8": (4, 0, 0)}, "", partner="5c 6c", preset="combo")
    empty.stock = []
    empty = after(empty, "take 8c 8d")
    assert empty.bonus_left == [False, False]
    empty.melds[1] = {"K": (3, 0, 0)}
    assert after(empty, "discard Kc").phase == "over"


@pytest.mark.rule("D57", "A20")
def test_a_red_three_as_last_card_of_the_bonus() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0)}
    s = after(before_bonus("8c 4c 5c", own, "9d R"), "add 8c")
    assert (s.phase, s.no_discard) == ("play", False)
    s = after(before_bonus("8c 4c 5c", own, "9d R", last_red3="end_now"), "add 8c")
    assert (reason(s), lines(s)["canastas"]) == ("last_red3", 500)
    s = after(before_bonus("8c 4c 5c", own, "9d R", last_red3="meld_no_discard"), "add 8c")
    assert legal(s) == {"stop"}


@pytest.mark.rule("D57", "D30", "D39")
def test_the_bonus_cards_are_not_counted_beforehand() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0)}
    # he could keep none of the cards that are known
    assert legal(before_bonus("8c 4c", own)) == {"discard 8c", "discard 4c"}
    # 35 of the 60 points: the bonus of the canasta that the fours make may not be waited for
    fours = " ".join(["4c"] * 7 + ["5d", "6s"])
    assert not {text for text in legal(before_bonus(fours)) if text.startswith("lay")}
    # with 25 more in the hand the bonus cards may open instead
    s = after(before_bonus(f"{fours} 2 5c 5h"), "lay 4c4c4c", *4 * ["add 4c"])
    assert s.hand["9d"] == 11
    s = after(s, "lay 9d9d9d")
    assert "discard 9d" in legal(s)


@pytest.mark.rule("D57", "A56")
def test_the_bonus_cards_save_nobody_from_losing_as_far_as_he_knows() -> None:
    s = before_bonus("8c 4c", {"8": (6, 0, 0)}, NINES, going_out=True, black3_melds="off", illegal_out="lose_game")
    assert "add 8c" in legal(s)
    assert losing(s) == {"add 8c"}
    assert after(s, "add 8c").hand["9d"] == 11


@pytest.mark.rule("D57")
def test_who_must_go_out_gets_no_bonus() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0), "9": (7, 0, 0)}
    changes: dict[str, Value] = {"going_out": True, "black3_melds": "going_out", "canastas_to_go_out": 2}
    s = before_bonus("8c 3 3 3 4c", own, NINES, **changes)
    s = after(s, "lay 333", "add 8c")
    assert (len(s.stock), s.bonus_left) == (20, [True, True])
    # nobody knows whether the bonus cards could be laid
    s = after(before_bonus("8c 3 3 3 4c", own, NINES, **changes), "add 8c")
    assert (len(s.stock), "lay 333" in legal(s)) == (9, False)
    asked = before_bonus("8c 4c", own, NINES, ask_partner="go_out", **changes)
    assert len(after(asked, "ask", "yes", "add 8c").stock) == 20


@pytest.mark.rule("D18", "D60")
def test_t6_a_pair_beyond_the_cap_begins_a_second_meld() -> None:
    def taking(hand: str, own: dict[str, Meld]) -> set[str]:
        return legal(position(hand, "4c Jh", own, partner="5c", preset="combo"))

    jacks: dict[str, Meld] = {"J": (7, 0, 0)}
    assert taking("Jc 5d 6s", jacks) == {"draw"}
    assert taking("Jc Js 5d 6s", jacks) == {"draw", "take Jc Js to J/2"}
    assert taking("Jc Js 5d 6s", {"J": (5, 0, 0)}) == {"draw", "take Jc Js to J/2", "take onto J"}
    assert taking("Jc Js 5d 6s", {"J": (4, 0, 0)}) == {"draw", "take Jc Js", "take Jc Js to J/2", "take onto J"}


@pytest.mark.rule("D55", "D8", "D7")
def test_t7_a_wild_card_on_top_is_never_bought() -> None:
    own: dict[str, Meld] = {"K": (3, 0, 0), "2": (0, 3, 0)}
    assert legal(position("Jk Jk 5c 6d", "4c 2", own, partner="5c", preset="combo")) == {"draw"}
    assert legal(position("Jk Jk 5c 6d", "4c 2 Kc", own, partner="5c", preset="combo")) == {"draw"}
    pair = legal(position("Kd Kd 5c 6d", "4c 2 Kc", own, partner="5c", preset="combo"))
    assert pair == {"draw", "take Kd Kd", "take Kd Kd to K/2"}
    assert legal(position("3 3 5c 6d", "4c 3", own, partner="5c", preset="combo")) == {"draw"}


@pytest.mark.rule("D11", "D49", "D54")
def test_t9_two_wild_cards_in_a_mixed_set() -> None:
    assert "add Jk to 6" not in legal(turn("Jk 4c 5c", {"6": (4, 2, 0)}))
    s = turn("6c 4c 5c", {"6": (4, 2, 0)}, match_end="deals")
    s.stock = []
    s = after(s, "add 6c")
    assert score_lines(s, 0, out=False) | {"hand": 0, "red_threes": 0} == {
        "melds": 65, "canastas": 300, "red_threes": 0, "going_out": 0, "concealed": 0, "double_out": 0, "hand": 0,
    }  # fmt: skip


@pytest.mark.rule("D12", "D13", "D54")
def test_sets_of_wild_cards() -> None:
    s = turn("2 2 2 Jk Jk 4c 5c", OPEN | {"8": (3, 0, 0)})
    sets = {"lay 222", "lay 22Jk", "lay 2JkJk"}
    assert {text for text in legal(s) if text.startswith("lay")} == sets
    s = after(s, "lay 22Jk", "add 2 to 2", "add Jk to 2")
    assert s.own["2"] == (0, 3, 2)
    full = after(turn("2 2 2 2 4c 5c", OPEN | {"2": (0, 3, 3)}), "add 2 to 2")
    assert (full.own, full.bolivias[0]) == (OPEN, [(0, 4, 3)])
    assert legal(full) >= {"lay 222"}
    one_only = legal(turn("2 2 2 4c 5c", {"8": (3, 2, 0), "2": (0, 3, 0)}))
    assert {text for text in one_only if text.startswith(("lay", "add"))} == {"add 2 to 2"}


@pytest.mark.rule("D14", "D15", "D16")
def test_t10_an_escalera() -> None:
    s = turn("Kd Ad 4c 5c", OPEN, runs="7d-Qd")
    s = after(s, "extend 7d-Qd high")
    assert not {text for text in legal(s) if text.startswith("extend")}
    found = score_lines(s, 0, out=False)
    assert (found["melds"], found["canastas"]) == (30 + 65, 1500)
    assert "extend 7d-Jd high" not in legal(turn("2 4c 5c", OPEN, runs="7d-Jd"))


@pytest.mark.rule("D43", "D44")
def test_t11_red_threes() -> None:
    black: dict[str, Meld] = {"9": (5, 2, 0), "10": (6, 1, 0), "7": (5, 1, 1)}
    natural = black | {"7": (7, 0, 0)}

    def points(own: dict[str, Meld], number: int, runs: str = "", bolivias: tuple[Meld, ...] = ()) -> int:
        s = with_runs(position("4c", "5c", own, partner="5c", preset="combo"), runs, bolivias)
        s.red3 = [number, 0]
        return red_three_points(s, 0)

    assert (points(black, 4), points(natural, 4), points(natural, 6), points(black, 6)) == (-400, 400, 2000, -2000)
    assert points(black, 4, "4h-10h") == 400
    assert points(black, 4, "4h-9h") == -400
    assert points(black, 4, bolivias=((0, 4, 3),)) == 400
    assert points({"7": (3, 0, 0), "7/2": (7, 0, 0)}, 4) == 400


@pytest.mark.rule("D35", "D37", "D38")
def test_t12_minimum() -> None:
    combo = options("combo", 4)
    found = [minimum(combo, score) for score in (3495, 3500, 6995, 7000, 10495, 10500, -5)]
    assert found == [60, 100, 100, 140, 140, 180, 15]
    assert minimum(options("combo", 4, negative_minimum="as_zero"), -5) == 60


@pytest.mark.rule("D45", "D46", "D48")
def test_t13_scoring() -> None:
    own: dict[str, Meld] = {"7": (5, 2, 0), "3": (3, 0, 0), "K": (3, 0, 0)}
    s = with_runs(position("7c 3 Ac", "5c", own, partner="Qd 5c", preset="combo"), "6h-Qh", ((0, 4, 3),))
    s.red3 = [3, 0]
    found = score_lines(s, 0, out=False)
    assert (found["melds"], found["canastas"], found["red_threes"], found["hand"]) == (400, 4500, 300, -735)
    assert sum(found.values()) == 4465


@pytest.mark.rule("D47", "D41", "D42")
def test_natural_sevens_and_the_values_that_options_change() -> None:
    s = with_runs(position("7c 3", "5c", {"7": (7, 0, 0)}, partner="Qd", preset="combo"), "", ((0, 7, 0),))
    found = score_lines(s, 0, out=False)
    assert (found["canastas"], found["hand"]) == (1500 + 2000, -710)
    s = dataclasses.replace(s, options={**s.options, "wild_canasta_bonus": 2500, "sevens_canasta_bonus": "ordinary"})
    assert score_lines(s, 0, out=False)["canastas"] == 500 + 2500


@pytest.mark.rule("D51", "D52")
def test_t15_four_deals() -> None:
    combo = options("combo", 4)
    assert match_result(combo, [20000, 100], 3) == "next"
    assert match_result(combo, [9120, 9120], 4) == "draw"
    assert match_result(combo, [9120, 9125], 4) == "side 1"


@pytest.mark.rule("D17", "D10")
def test_seven_cards_are_the_most() -> None:
    own: dict[str, Meld] = {"8": (7, 0, 0), "9": (6, 0, 0)}
    s = turn("8c 9c 9d 2 4c 5c", own)
    assert {text for text in legal(s) if text.startswith("add")} == {"add 9c", "add 9d", "add 2 to 9"}
    s = after(s, "add 9c")
    assert not {text for text in legal(s) if text.startswith("add")}


@pytest.mark.rule("D30", "D58")
def test_the_last_card_is_kept() -> None:
    own: dict[str, Meld] = {"8": (6, 0, 0), "K": (7, 0, 0), "9": (7, 0, 0)}
    assert legal(turn("8c 4c", own)) == {"discard 8c", "discard 4c"}
    one = position("4c", "Jh", own, "R", partner="5c 6c", preset="combo")
    one.melds[1] = {"J": (3, 0, 0)}
    assert reason(after(one, "draw")) == "last_red3"
    buyer = position("5c", "8h", own, partner="5c 6c", preset="combo")
    buyer.stock = []
    assert legal(buyer) == {"pass"}


# -- combo-basic -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E4", "E5")
def test_basic_t1_t2_buying() -> None:
    assert basic_taking("Q Jk 5 6", "4 Q", OPEN) == {"draw"}
    assert basic_taking("Q Q 5 6", "4 Q", OPEN) == {"draw", "take Q Q"}
    queens: dict[str, Meld] = {"Q": (3, 0, 0)}
    assert basic_taking("5 6", "4 Q", queens) == {"draw", "take onto Q"}
    assert basic_taking("5 6", "2 Q", queens) == {"draw"}
    assert basic_taking("Q Q 5 6", "2 Q", queens) == {"draw", "take Q Q", "take Q Q to Q/2"}


@pytest.mark.rule("E6", "E15")
def test_basic_t3_two_wild_cards() -> None:
    s = after(turn("8 8 8 2 2 Jk 4 5", OPEN, "combo-basic"), "lay 888", "add 2 to 8", "add 2 to 8")
    assert legal(s) == {"add Jk to K", "discard Jk", "discard 4", "discard 5"}
    assert after(turn("8 8 2 2 4 5", OPEN, "combo-basic"), "lay 882", "add 2 to 8").own["8"] == (2, 2, 0)
    assert not {text for text in legal(turn("8 2 2 2 4 5", OPEN, "combo-basic")) if text.startswith("lay")}


@pytest.mark.rule("E7", "E18")
def test_basic_t4_a_second_meld_of_a_rank() -> None:
    s = turn("10 10 10 4 5", {"10": (7, 0, 0)}, "combo-basic")
    assert {text for text in legal(s) if text.startswith(("lay", "add"))} == {"lay 101010", "add 10"}
    s = after(s, "lay 101010")
    assert s.own == {"10": (7, 0, 0), "10/2": (3, 0, 0)}


@pytest.mark.rule("E8", "E9", "E10")
def test_basic_t6_t7_the_last_purchase() -> None:
    def last(east: str) -> RefState:
        s = position("8 9 4 5", "J", OPEN, "8", partner="5 6", preset="combo-basic")
        s.melds[1], s.hands[1] = {"9": (3, 0, 0)}, Counter(east.split())
        return s

    s = after(last("9 9 4"), "draw", "discard 9")
    assert s.turn == 1
    assert {text for text in legal(s) if text.startswith(("take onto", "pass"))} == {"take onto 9", "pass"}
    assert reason(after(s, "pass")) == "stock"
    one = last("4")
    one.pile = []
    assert reason(after(one, "draw", "discard 9")) == "stock"


@pytest.mark.rule("E12", "E11")
def test_basic_nobody_goes_out() -> None:
    own: dict[str, Meld] = {"8": (7, 0, 0), "K": (7, 0, 0)}
    assert legal(turn("8 4", own, "combo-basic")) == {"discard 8", "discard 4"}


@pytest.mark.rule("E13", "E9")
def test_basic_t8_a_red_three_as_last_card() -> None:
    s = position("8 9 4 5", "J", OPEN, "R", partner="5 6", preset="combo-basic")
    s = after(s, "draw")
    assert (s.red3, sum(s.hand.values())) == ([1, 0], 4)
    s = after(s, "discard 8")
    assert (s.turn, s.phase) == (1, "over")


@pytest.mark.rule("E16", "E19")
def test_basic_t9_scoring() -> None:
    own: dict[str, Meld] = {"K": (7, 0, 0), "9": (5, 2, 0), "6": (3, 0, 0)}
    s = position("A 8", "5", own, partner="3 7", preset="combo-basic")
    s.red3 = [2, 0]
    found = score_lines(s, 0, out=False)
    assert (found["melds"], found["canastas"], found["red_threes"], found["hand"]) == (175, 800, 200, -40)
    assert sum(found.values()) == 1135


@pytest.mark.rule("E17")
def test_basic_t11_opening() -> None:
    assert not opens("A A A 2 K K K 4 5", "lay AAA", "add 2 to A", "lay KKK", preset="combo-basic", score=3000)
    steps = ("lay AAA", "add 2 to A", "lay KKK", "add K")
    assert opens("A A A 2 K K K K 4 5", *steps, preset="combo-basic", score=3000)


@pytest.mark.rule("E14")
def test_basic_black_threes_are_never_melded() -> None:
    assert not {text for text in legal(turn("3 3 3 4 5", OPEN, "combo-basic")) if text.startswith("lay")}


def test_combo_is_combo_basic_with_the_options_that_the_rules_name() -> None:
    named = {"sequences", "wild_melds", "black3_melds", "canasta_cap", "opening_table", "bonus_cards"}
    named |= {"sevens_canasta_bonus", "seven_in_hand", "black3_in_hand", "red3_condition", "red3_set_bonus"}
    assert {name for name in COMBO if COMBO[name] != COMBO_BASIC.get(name, options("kurnik", 2)[name])} == named
