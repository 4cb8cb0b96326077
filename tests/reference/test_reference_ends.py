"""The reference checked by hand: minimum, last red three, empty stock, the end of deal and match, the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from .canasta import deal, legal, settle
from .cards import Meld, Value, size
from .duties import minimum
from .presets import kurnik
from .scoring import match_result
from .situations import after, lines, playing, position, reason

KINGS: dict[str, Meld] = {"K": (7, 0, 0)}
TWO_CANASTAS: dict[str, Meld] = {"K": (7, 0, 0), "8": (5, 2, 0)}


@pytest.mark.parametrize(("score", "need"), [(-35, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_t16_the_minimum_by_score(score: int, need: int) -> None:
    assert minimum(kurnik(), score) == need


def test_the_other_opening_tables() -> None:
    assert minimum(kurnik(negative_minimum="as_zero"), -5) == 50
    assert minimum(kurnik(opening_table="samba"), 7000) == 150
    assert minimum(kurnik(opening_table="samba", opening_top="160"), 7000) == 160
    assert minimum(kurnik(opening_table="combo"), 10500) == 180
    assert minimum(kurnik(opening_table="book_10000"), 995) == 30
    assert minimum(kurnik(opening_table="flat_80"), 9000) == 80
    assert minimum(kurnik(opening_table="0:25,700:75"), 700) == 75


def test_t17_the_end_of_the_match() -> None:
    assert match_result(kurnik(), [5210, 5210], 9) == "draw"
    assert match_result(kurnik(), [5210, 5300], 9) == "side 1"
    assert match_result(kurnik(), [4995, 4990], 9) == "next"
    assert match_result(kurnik(tie="extra_deal"), [5210, 5210], 9) == "extra"
    assert match_result(kurnik(tie="extra_deal"), [4900, 4800], 10, extra=True) == "side 0"
    assert match_result(kurnik(match_end="deals"), [100, 90], 3) == "next"
    assert match_result(kurnik(match_end="deals"), [100, 90], 4) == "side 0"


def test_the_last_red_three() -> None:
    s = after(position("J J", "4", {"J": (3, 0, 0)}, stock="R", last_red3="meld_no_discard"), "draw")
    assert legal(s) == {"add J", "stop"}
    assert reason(after(s, "stop")) == "last_red3"
    assert reason(after(s, "add J", "add J")) == "lost"
    lay_out = position("J J", "4", {"J": (3, 0, 0)}, "R", 0, "5", last_red3="meld_no_discard", ask_partner="lay_out")
    assert reason(after(lay_out, "draw", "ask", "no")) == "last_red3"
    assert legal(after(lay_out, "draw", "ask", "yes")) == {"add J"}
    s = after(position("J J", "4", {"J": (3, 0, 0)}, stock="R", last_red3="turn_continues"), "draw")
    assert legal(s) == {"add J", "discard J"}


def test_one_card_after_drawing_only_red_threes() -> None:
    one = position("J", "4", KINGS, stock="R R", last_red3="turn_continues")
    assert reason(after(one, "draw")) == "last_red3"
    s = after(position("J", "4", {**TWO_CANASTAS, "J": (3, 0, 0)}, stock="R", last_red3="turn_continues"), "draw")
    assert legal(s) == {"add J", "discard J"}
    s = after(position("J", "4", {"K": (7, 0, 0), "J": (6, 0, 0)}, stock="R", last_red3="turn_continues"), "draw")
    assert legal(s) == {"add J"}


def test_the_empty_stock() -> None:
    mine: dict[str, Meld] = {"7": (3, 0, 0)}
    s = position("Q J 4", "9 7", mine, stock="")
    assert legal(s) == {"take onto 7", "pass"}
    assert reason(after(s, "pass")) == "stock"
    forced = position("7 7 J 4", "9 7", mine, stock="", end_of_stock="continue_forced")
    assert legal(forced) == {"take onto 7", "take 7 7"}
    frozen = position("7 7 J 4", "2 7", mine, stock="", end_of_stock="continue_forced")
    assert legal(frozen) == {"take 7 7", "pass"}
    loses = position("J", "7", mine, stock="", end_of_stock="continue_forced")
    assert legal(loses) == {"take onto 7", "pass"}
    assert reason(settle(position("J 4", "9", mine, stock=""))) == "stock"
    for kind, phase in (("next_may_buy", "over"), ("continue_while_taken", "take")):
        s = position("Q J 4", "9 7", mine, stock="", end_of_stock=kind)
        s.hands[1], s.melds[1] = Counter(["5", "6"]), {"Q": (3, 0, 0)}
        assert after(s, "take onto 7", "discard Q").phase == phase
    s = position("Q J", "9", stock="5", end_of_stock="stop")
    s.melds[1] = {"Q": (3, 0, 0)}
    assert reason(after(s, "draw", "discard Q")) == "stock"


def test_red_threes_and_black_threes_at_the_end() -> None:
    def red(own: dict[str, Meld], number: int, **options: Value) -> int:
        s = position("3 Q", "4", own, "4", 0, "", "kurnik", end_of_stock="stop", draw_count=1, **options)
        s.red3 = [number, 0]
        return lines(after(s, "draw", "discard Q"))["red_threes"]

    sevens: dict[str, Meld] = {"7": (7, 0, 0)}
    assert [red({"9": (3, 0, 0)}, number) for number in (1, 3, 4)] == [100, 300, 800]
    assert red({"9": (3, 0, 0)}, 4, red3_condition="one_canasta", red3_set_bonus="1000") == -1000
    assert red(KINGS, 4, red3_set_bonus="none") == 400
    assert red(KINGS, 2, red3_condition="two_canastas") == -200
    assert [red(KINGS, number, red3_condition="one_canasta_set_two") for number in (3, 4)] == [300, -800]
    assert red(KINGS, 1, red3_condition="special_canasta") == -100
    assert red(sevens, 1, red3_condition="special_canasta") == 100
    left = after(playing("3 Q", stock="", end_of_stock="stop", black3_in_hand=100), "discard Q")
    assert lines(left)["hand"] == -100


def test_the_deal() -> None:
    order = ["4", "R"] * 11 + ["5"] * 22 + ["R", "Jk"] + ["R", "6"] + ["7"] * 60
    s = deal(kurnik(4), order, dealer=3)
    assert s.turn == 0
    assert s.pile == ["R"]
    assert [size(hand) for hand in s.hands] == [11] * 4
    assert sum(s.red3) == 12
    assert s.hands[1]["Jk"] == 1
    covered = deal(kurnik(4, upcard_rule="cover_until_natural"), order, dealer=3)
    assert covered.pile == ["R", "Jk", "R", "6"]
