"""The reference checked by hand on options that neither kurnik nor classic nor book sets (C, D, E)."""

from __future__ import annotations

from collections import Counter

import pytest

from .canasta import deal, legal, losing
from .cards import Meld, Value, size
from .duties import minimum
from .presets import options
from .situations import PACK, after, lines, playing, position, reason
from .state import RefState

KINGS: dict[str, Meld] = {"K": (7, 0, 0)}
QUEENS: dict[str, Meld] = {"Q": (3, 0, 0)}
TWO_CANASTAS: dict[str, Meld] = {"K": (7, 0, 0), "8": (5, 2, 0)}
COMBO: dict[str, Value] = {"going_out": False, "illegal_out": "forbid", "black3_melds": "anytime"}


def combo(hand: str, own: dict[str, Meld] | None = None, **changes: Value) -> RefState:
    """After a draw, two players, nobody goes out, black threes at any time."""
    return playing(hand, own, "4 5 6 8", "", 0, "kurnik", **(COMBO | {"opening_table": "combo"} | changes))


@pytest.mark.rule("D29", "D30")
def test_nobody_goes_out_where_that_is_off() -> None:
    assert legal(combo("K 4", TWO_CANASTAS)) == {"discard K", "discard 4"}
    assert legal(combo("K 4 5", TWO_CANASTAS)) == {"add K", "discard K", "discard 4", "discard 5"}
    s = position("J", "4", TWO_CANASTAS, "R R 5", 0, "", "kurnik", red3_replaced="deal_only", **COMBO)
    assert after(s, "draw").turn == 1


@pytest.mark.rule("D19", "D20")
def test_d_t2_a_set_of_black_threes_at_any_time() -> None:
    sevens: dict[str, Meld] = {"7": (3, 0, 0)}
    s = combo("3 3 3 3 K Q", sevens)
    assert {"lay 333", "lay 3333"} <= legal(s)
    assert legal(after(s, "lay 333")) == {"discard 3", "discard K", "discard Q"}
    later = combo("3 K Q", {**sevens, "3": (3, 0, 0)})
    assert legal(later) == {"discard 3", "discard K", "discard Q"}
    assert "lay 333" not in legal(combo("3 3 3", sevens))
    assert "lay 333" not in legal(combo("3 3 3 K", sevens, going_out=True))
    # A loss comes only with the last card: the set alone obliges to nothing.
    assert losing(combo("3 3 3 K", sevens, going_out=True, illegal_out="lose_game")) == {"lay 333"}
    assert losing(combo("3 3 3 K Q", sevens, going_out=True, illegal_out="lose_game")) == set()


@pytest.mark.rule("D19")
def test_d_t3_black_threes_count_for_the_opening() -> None:
    s = combo("3 3 3 A A 2 K Q")
    assert legal(after(s, "lay 333")) == {"lay AA2"}
    assert "lay 333" in legal(combo("3 3 3 Q Q Q 2 K J"))
    assert "lay 333" not in legal(combo("3 3 3 K Q"))


@pytest.mark.rule("D19", "D20")
def test_d_t3_a_free_set_opens_nothing() -> None:
    free = combo("3 3 3 K Q", black3_before_opening="free")
    assert "lay 333" in legal(free)
    laid = after(free, "lay 333")
    assert legal(laid) == {"discard K", "discard Q"}
    s = after(laid, "discard K")
    s.turn, s.hands[0], s.pile = 0, Counter(["9", "9", "7"]), ["4", "9"]
    assert (s.opened_before, s.laid_before[0]) == (False, True)
    assert legal(s) == {"draw"}
    # 50 of 60: the 15 of the set do not count where it is free.
    poor = combo("3 3 3 Q Q Q 2 K J", black3_before_opening="free")
    assert "lay 333" in legal(poor)
    assert "lay QQQ" not in legal(after(poor, "lay 333"))
    red = after(combo("3 3 3 K Q", black3_before_opening="free", end_of_stock="stop"), "lay 333")
    red.stock, red.red3 = [], [2, 0]
    assert lines(after(red, "discard K"))["red_threes"] == 200


@pytest.mark.rule("A73", "D19")
def test_a_free_set_fulfils_a_yes_to_laying() -> None:
    changes = COMBO | {"black3_before_opening": "free", "ask_partner": "lay_out"}
    s = playing("7 7 J 3 3 3", None, "4 6 8", "J 4", 0, "kurnik", **changes)
    s = after(s, "ask", "yes")
    assert legal(s) == {"lay 333"}
    assert legal(after(s, "lay 333")) == {"discard 7", "discard J"}


@pytest.mark.rule("E14")
def test_black_threes_are_never_melded_where_that_is_off() -> None:
    assert "lay 333" not in legal(playing("3 3 3 K", TWO_CANASTAS, black3_melds="off"))
    assert legal(position("3 3 Q", "3", TWO_CANASTAS, going_out=False, illegal_out="forbid", black3_melds="off")) == {
        "draw"
    }


@pytest.mark.rule("D17", "D60")
def test_a_meld_of_seven_is_full() -> None:
    assert "add K" not in legal(playing("K 4 5", KINGS, canasta_cap=7))
    s = after(playing("K K 4 5", {"K": (6, 0, 0)}, canasta_cap=7), "add K")
    assert legal(s) == {"discard K", "discard 4", "discard 5"}
    for held, ways in ((4, {"take K K", "take onto K"}), (5, {"take onto K"}), (7, set())):
        pile = position("K K 4 5", "9 K", {"K": (held, 0, 0)}, canasta_cap=7)
        assert legal(pile) == {"draw"} | ways


@pytest.mark.rule("C20")
def test_no_wild_card_onto_a_finished_canasta() -> None:
    s = playing("2 K 4 5", KINGS, wild_onto_finished_canasta=False)
    assert legal(s) & {"add K", "add 2 to K"} == {"add K"}
    six = playing("2 2 4 5", {"K": (6, 0, 0)}, wild_onto_finished_canasta=False)
    assert "add 2 to K" in legal(six)
    assert "add 2 to K" not in legal(after(six, "add 2 to K"))
    taken = position("K 2 4", "9 K", KINGS, wild_onto_finished_canasta=False)
    assert legal(taken) == {"draw", "take onto K"}


@pytest.mark.rule("C5", "C7")
def test_c_t1_and_d_t6_what_samba_lets_nobody_take() -> None:
    assert legal(position("8 2 4", "9 8", QUEENS, take_with_wild=False)) == {"draw"}
    assert legal(position("8 2 4", "9 8", {"8": (3, 0, 0)}, take_with_wild=False)) == {"draw", "take onto 8"}
    jacks: dict[str, Meld] = {"J": (7, 0, 0)}
    assert legal(position("J J 4", "9 J", jacks, take_onto_finished_canasta=False)) == {"draw"}
    assert "take onto J" in legal(position("J J 4", "9 J", {"J": (6, 0, 0)}, take_onto_finished_canasta=False))


@pytest.mark.rule("D42", "D47", "D48")
def test_d_t13_sevens_have_a_price_of_their_own() -> None:
    def ended(own: dict[str, Meld]) -> RefState:
        s = playing("7 3 A 4", own, stock="", end_of_stock="stop", black3_in_hand=200, seven_in_hand=500)
        s.options = {**s.options, "sevens_canasta_bonus": "1500_1000"}
        return after(s, "discard 4")

    assert lines(ended({"7": (7, 0, 0)}))["canastas"] == 1500
    mixed = ended({"7": (5, 2, 0), "K": (7, 0, 0), "9": (6, 1, 0)})
    assert lines(mixed)["canastas"] == 1000 + 500 + 300
    assert lines(mixed)["hand"] == -720


@pytest.mark.rule("C30", "D34", "D35")
def test_c_t11_and_d_t12_other_opening_tables() -> None:
    combos = [minimum(options("classic", 4, opening_table="combo"), score) for score in (3495, 3500, 7000, 10500, -5)]
    assert combos == [60, 100, 140, 180, 15]
    assert minimum(options("classic", 4, opening_table="samba", opening_top=160), 7000) == 160
    assert minimum(options("classic", 4, opening_table="samba", opening_top=160), 6995) == 120


def over(hand: str, pile: str, own: dict[str, Meld] | None, under: str, **changes: Value) -> RefState:
    """To take a pile with cards face down under it."""
    s = position(hand, pile, own, "4 5 6", 0, "", "kurnik", surprise_cards=3, **changes)
    s.under = under.split()
    return s


@pytest.mark.rule("C11")
def test_cards_under_the_pile_go_with_it() -> None:
    s = over("7 7 K 4", "7", QUEENS, "2 5 R")
    assert legal(s) == {"draw", "take 7 7"}
    s = after(s, "take 7 7")
    assert (s.hand, s.under, s.red3) == (Counter(["K", "4", "2", "5"]), [], [1, 0])
    wild = over("K 4", "7 9", {"9": (3, 0, 0)}, "2 Jk R")
    assert "take onto 9" in legal(wild)
    one = over("J", "J", {**KINGS, "J": (3, 0, 0)}, "4 5 6", one_card_take="forbidden", canastas_to_go_out=1)
    assert "take onto J" in legal(one)


@pytest.mark.rule("C11")
def test_cards_that_nobody_has_seen_are_not_counted() -> None:
    assert legal(over("7 7 4", "7", QUEENS, "4 5 6", illegal_out="forbid")) == {"draw"}
    assert legal(over("7 7 4 5", "7", QUEENS, "4 5 6", illegal_out="forbid")) == {"draw", "take 7 7"}
    # They are in the hand when all that was known is laid: the turn goes on with them.
    s = after(over("7 7", "7", KINGS, "4 5 6", canastas_to_go_out=1), "take 7 7")
    assert legal(s) == {"discard 4", "discard 5", "discard 6"}
    red = after(over("7 7", "7", KINGS, "R R R", canastas_to_go_out=1), "take 7 7")
    assert reason(red) == "out"


@pytest.mark.rule("C11", "A45")
def test_nobody_promises_to_go_out_with_cards_that_he_has_not_seen() -> None:
    assert legal(over("3 3 Q", "3", TWO_CANASTAS, "4 5 6")) == {"draw"}
    assert legal(over("3 3", "3", TWO_CANASTAS, "4 5 6", take_top_only_to_go_out=True)) == {"draw", "take top 3 3"}
    waived = over("4 4 4 4 4 4 J", "4", {}, "9 9 9", canastas_to_go_out=1, concealed_minimum="waived")
    assert legal(waived) == {"draw"}
    alone = over("Q Q", "7", {**TWO_CANASTAS, "7": (3, 0, 0), **QUEENS}, "4 5 6", take_top_only_to_go_out=True)
    s = after(alone, "take top onto 7", "add Q", "add Q")
    assert (reason(s), s.pile, s.under) == ("out", [], ["4", "5", "6"])


@pytest.mark.rule("C11")
def test_the_deal_lays_three_cards_under_the_upcard() -> None:
    order = ["4"] * 44 + ["5", "R", "Jk", "2", "6"] + ["7"] * 59
    assert len(order) == len(PACK)
    s = deal(options("classic", 4, surprise_cards=3), order)
    assert (s.under, s.pile, len(s.stock), s.red3) == (["5", "R", "Jk"], ["2", "6"], 59, [0, 0])


@pytest.mark.rule("P1")
def test_three_players_are_dealt_thirteen_cards() -> None:
    s = deal(options("book", 3), PACK, dealer=1)
    assert (s.turn, [size(hand) for hand in s.hands], s.scores) == (2, [13, 13, 13], [0, 0, 0])
