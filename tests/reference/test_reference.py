"""The reference itself, checked by hand on the worked cases of the rules (A-T*) and around them."""

from __future__ import annotations

from collections import Counter

import pytest

from .canasta import apply, count, legal, losing
from .cards import Meld, size
from .melds import within_ratio
from .presets import kurnik
from .situations import after, lines, playing, position, reason

KINGS: dict[str, Meld] = {"K": (7, 0, 0)}
TWO_CANASTAS: dict[str, Meld] = {"K": (7, 0, 0), "8": (5, 2, 0)}


def test_t1_a_wild_card_in_the_pile_asks_for_a_pair() -> None:
    assert legal(position("7 Jk K 4", "9 2 7", {"7": (3, 0, 0)})) == {"draw"}
    assert legal(position("7 7 K 4", "9 2 7", {"7": (3, 0, 0)})) == {"draw", "take 7 7"}
    held = position("7 7 Jk K 4", "9 2 7", {"7": (3, 0, 0)}, restricted_pair="held")
    assert legal(held) == {"draw", "take 7 7", "take 7 Jk", "take onto 7"}


def test_t2_an_open_pile_goes_onto_a_meld() -> None:
    s = after(position("Q J 4", "9 5 7", {"7": (3, 0, 0)}), "take onto 7")
    assert s.hand == Counter(["Q", "J", "4", "9", "5"])
    assert legal(s) == {f"discard {card}" for card in ("Q", "J", "4", "9", "5")}
    assert s.own["7"] == (4, 0, 0)


def test_t3_the_top_card_counts_for_the_opening() -> None:
    s = position("K K 2 5 6", "6 8 K")
    assert legal(s) == {"draw", "take K K"}
    s = after(s, "take K K")
    assert s.lift_due
    assert legal(s) == {"add 2 to K"}
    s = after(s, "add 2 to K")
    assert not s.lift_due
    assert s.hand == Counter(["5", "6", "6", "8"])
    assert legal(position("K K 9 5 5", "6 8 K")) == {"draw"}
    assert legal(position("K K 2 5 6", "6 8 K", opening_strict="more_than")) == {"draw"}


def test_t4_before_the_opening_only_a_pair_takes() -> None:
    assert legal(position("K 2 A A A", "K")) == {"draw"}


def test_t5_buried_cards_do_not_count() -> None:
    assert legal(position("A A K K 5", "K 4 A", score=1600)) == {"draw"}
    s = after(position("A A Jk K K 5", "K 4 A", score=1600), "take A A")
    assert legal(s) == {"add Jk to A", "lay KKJk"}
    s = after(s, "add Jk to A", "lay KKK")
    assert s.own == {"A": (3, 0, 1), "K": (3, 0, 0)}
    assert legal(s) == {"discard 5", "discard 4"}


def test_t6_wild_cards_never_outnumber_naturals() -> None:
    valid = [(2, 1, 1), (3, 2, 1), (5, 2, 1)]
    assert all(within_ratio(meld, "wild_le_nat") for meld in valid)
    assert not any(within_ratio(meld, "wild_le_nat") for meld in [(2, 2, 1), (5, 3, 1), (1, 1, 0), (2, 0, 0)])
    assert not within_ratio((3, 2, 0), "two_nat_per_wild")
    assert within_ratio((6, 2, 1), "two_nat_per_wild")
    assert within_ratio((2, 2, 1), "min2_max3")
    assert not within_ratio((2, 2, 1), "min2_max2")


def test_t7_a_wild_card_makes_a_natural_canasta_mixed() -> None:
    s = after(playing("2 4 5", KINGS, stock="", end_of_stock="stop"), "add 2 to K", "discard 4")
    assert {name: points for name, points in lines(s).items() if points} == {"melds": 90, "canastas": 300, "hand": -5}


def test_t8_going_out_without_the_canastas_loses_the_game() -> None:
    s = playing("K 4", KINGS)
    assert legal(s) == {"add K", "discard K", "discard 4"}
    assert losing(s) == {"add K"}
    s = after(s, "add K", "discard 4")
    assert s.result is not None
    assert (s.result.reason, s.result.loser, s.result.lines) == ("lost", 0, [])
    assert legal(playing("K 4", KINGS, illegal_out="forbid")) == {"discard K", "discard 4"}


def test_t10_a_red_three_is_replaced_and_the_last_card_decides() -> None:
    s = after(position("7 7", "4", stock="R Q"), "draw")
    assert (s.phase, s.red3, size(s.hand)) == ("play", [1, 0], 3)
    s = after(position("7 7", "4", stock="Q R"), "draw")
    assert reason(s) == "last_red3"
    assert lines(s)["red_threes"] == -100
    assert lines(s)["hand"] == -20


def test_t11_a_red_three_in_the_pile_closes_it_and_is_not_replaced() -> None:
    s = position("8 8 A A 2 K 5", "R 8")
    s = after(s, "take 8 8", "lay AA2")
    assert s.red3 == [1, 0]
    assert s.hand == Counter(["K", "5"])
    assert legal(position("8 K", "R 8", {"8": (3, 0, 0)})) == {"draw"}
    assert "take onto 8" in legal(position("8 K", "R 8", {"8": (3, 0, 0)}, red3_freezes=False))
    assert legal(position("8 K", "R 8", {"8": (3, 0, 0)}, red3_freezes=False, pile_always_frozen=True)) == {"draw"}


def test_t13_a_black_three_is_taken_only_to_go_out() -> None:
    s = position("3 3 Q", "3", TWO_CANASTAS)
    assert legal(s) == {"draw", "take 3 3"}
    s = after(s, "take 3 3")
    assert legal(s) == {"discard Q"}
    assert lines(after(s, "discard Q"))["going_out"] == 100
    assert legal(position("3 3 Q", "6 3", TWO_CANASTAS)) == {"draw"}
    assert legal(position("3 3 Q", "3", TWO_CANASTAS, black3_take_for_last_meld=False)) == {"draw"}
    assert legal(position("3 3 Q", "3", KINGS)) == {"draw"}


def test_t15_scoring_without_a_meld() -> None:
    s = playing("A A K K Q J 10 9 9 8 7 6 5 2 Jk Q", stock="", end_of_stock="stop")
    s.red3 = [3, 0]
    four = s.copy()
    four.red3 = [4, 0]
    ended, ended_four = after(s, "discard Q").result, after(four, "discard Q").result
    assert ended is not None
    assert ended_four is not None
    assert ended.totals() == [-505, -20]
    assert ended_four.totals()[0] == -1005


FOURS: dict[str, Meld] = {"K": (7, 0, 0), "4": (3, 0, 0)}


def test_t19_asking_to_go_out() -> None:
    s = playing("4 4 J", FOURS, partner="5 6", ask_partner="go_out")
    assert legal(s) == {"ask", "add 4", "discard 4", "discard J"}
    s = after(s, "ask")
    assert legal(s) == {"yes", "no"}
    assert legal(after(s, "yes")) == {"add 4"}
    assert legal(after(s, "yes", "add 4", "add 4")) == {"discard J"}
    assert legal(after(s, "no", "add 4")) == {"discard 4", "discard J"}
    assert "ask" not in legal(playing("4 5 6 J", FOURS, partner="5 6", ask_partner="go_out"))
    assert "ask" not in legal(after(playing("4 4 J", FOURS, partner="5", ask_partner="go_out"), "add 4"))


def test_t19_asking_is_a_duty_where_it_is_mandatory() -> None:
    s = playing("4 4 J", FOURS, partner="5 6", ask_partner="go_out_mandatory")
    assert legal(after(s, "add 4")) == {"discard 4", "discard J"}
    assert legal(after(s, "ask", "yes", "add 4", "add 4")) == {"discard J"}
    three = position("3 3 Q", "3", KINGS, partner="5", ask_partner="go_out_mandatory")
    assert legal(three) == {"draw"}
    threes = playing("3 3 3 J", KINGS, partner="5", ask_partner="go_out_mandatory")
    assert "lay 333" not in legal(threes)
    assert "lay 333" in legal(after(threes, "ask", "yes"))


def test_t19_asking_to_lay() -> None:
    s = playing("4 J Q", FOURS, partner="5 6", ask_partner="lay_out")
    assert legal(after(s, "ask", "no")) == {"discard 4", "discard J", "discard Q"}
    assert legal(after(s, "ask", "yes")) == {"add 4"}
    assert "ask" not in legal(playing("5 J Q", FOURS, partner="5 6", ask_partner="lay_out"))
    assert "ask" not in legal(playing("4 4 4 J", partner="5 6", ask_partner="lay_out"))
    assert "ask" not in legal(after(position("3 3 Q", "3", KINGS, partner="5", ask_partner="lay_out"), "take 3 3"))


def test_the_question_comes_when_the_rest_is_lifted() -> None:
    s = after(position("K K 2 4 4 4 5", "6 8 4 K", partner="5", ask_partner="lay_out"), "take K K")
    assert legal(s) == {"add 2 to K", "lay 442", "lay 444"}
    s = after(s, "lay 444")
    assert legal(s) == {"add 2 to K", "add 2 to 4"}
    s = after(s, "add 2 to K")
    assert {"ask", "add 4"} <= legal(s)
    assert legal(after(s, "ask", "no")) == {f"discard {card}" for card in ("4", "5", "6", "8")}
    assert "ask" not in legal(after(s, "add 4"))


def test_a_question_counts_no_end_that_loses() -> None:
    s = playing("4 J", {"4": (3, 0, 0)}, partner="5 6", ask_partner="lay_out")
    assert "add 4" in losing(s)
    assert "ask" not in legal(s)


def test_black_threes_in_any_order_of_the_last_turn() -> None:
    s = playing("3 3 3 3 8 Q", {**KINGS, "8": (4, 3, 0)})
    assert {"lay 333", "lay 3333", "add 8"} <= legal(s)
    assert legal(after(s, "lay 333")) == {"add 3", "add 8"}
    assert legal(after(s, "lay 3333", "add 8")) == {"discard Q"}
    assert "lay 333" not in legal(playing("3 3 3 3 8 Q", {**KINGS, "8": (3, 0, 0)}))
    assert "lay 333" not in legal(playing("3 3 3 J Q", TWO_CANASTAS))


def test_one_card_take() -> None:
    s = position("J", "8", TWO_CANASTAS)
    assert reason(after(s, "take onto 8", "discard J")) == "out"
    assert legal(position("J", "8", TWO_CANASTAS, one_card_take="forbidden")) == {"draw"}


SEVEN_FOURS = "4 4 4 4 4 4 4 J"


def test_a_concealed_hand_and_the_minimum() -> None:
    one = playing(SEVEN_FOURS, canastas_to_go_out=1, illegal_out="forbid")
    assert "lay 444" not in legal(one)
    for kind in ("waived", "waived_if_stock_draw"):
        s = playing(SEVEN_FOURS, canastas_to_go_out=1, concealed_minimum=kind)
        s = after(s, "lay 444", *4 * ["add 4"], "discard J")
        expected = {"melds": 35, "canastas": 500, "going_out": 100, "concealed": 100}
        assert lines(s) == dict.fromkeys(("red_threes", "double_out", "hand"), 0) | expected
    # With two canastas to go out this hand cannot go out, and a loss is no concealed going out.
    assert "lay 444" not in legal(playing(SEVEN_FOURS, concealed_minimum="waived"))


def test_the_rest_is_lifted_for_a_concealed_hand() -> None:
    assert legal(position("4 4 4 4 J", "4 4 R 4", canastas_to_go_out=1)) == {"draw"}
    s = position("4 4 4 4 J", "4 4 R 4", canastas_to_go_out=1, concealed_minimum="waived")
    s = after(s, "take 4 4", "add 4", "add 4")
    assert s.lift_due
    assert legal(s) == {"add 4"}
    s = after(s, "add 4")
    assert (s.lift_due, s.must_go_out, s.red3) == (False, True, [1, 0])
    s = after(s, "add 4", "discard J")
    assert lines(s)["concealed"] == 100
    assert lines(s)["red_threes"] == 100


def test_what_spoils_the_concealed_bonus() -> None:
    hand = "4 4 4 4 4 4 4 Q"
    s = playing(hand, {"Q": (3, 0, 0)}, partner="5")
    s.laid_before = [False, False, True, False]
    texts = ["lay 444", *4 * ["add 4"]]
    assert lines(after(s, *texts, "discard Q"))["concealed"] == 100
    assert lines(after(s, *texts, "add Q"))["concealed"] == 100
    s.options = kurnik(4, concealed_onto_partner_melds="forbidden")
    assert lines(after(s, *texts, "add Q"))["concealed"] == 0
    taken = position("4 4 4 4 Q", "4 4 4", {"Q": (3, 0, 0)}, partner="5", concealed_with_pile=False)
    taken.laid_before = [False, False, True, False]
    assert lines(after(taken, "take 4 4", *4 * ["add 4"], "discard Q"))["concealed"] == 0


def test_counts() -> None:
    s = position("7 7 K 4", "9 2 7", {"7": (3, 0, 0)})
    assert count(s, 1) == 2
    assert count(s, 2) == sum(len(legal(apply(s, text))) for text in legal(s))
    with pytest.raises(ValueError, match="not legal"):
        apply(s, "pass")
