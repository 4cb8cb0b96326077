"""The reference checked by hand on the worked situations of book (P-T*) and the rules P1-P14 around them."""

from __future__ import annotations

from collections import Counter

import pytest

from .canasta import legal
from .cards import Meld, meld_worth, size
from .melds import may_put
from .presets import options
from .situations import after, lines, playing, position, reason
from .state import RefState

KINGS: dict[str, Meld] = {"K": (7, 0, 0)}


def total(s: RefState) -> int:
    assert s.result is not None
    return s.result.totals()[0]


@pytest.mark.rule("P8")
def test_t1_a_finished_canasta_bars_its_rank() -> None:
    nines: dict[str, Meld] = {"9": (7, 0, 0)}
    s = position("9 9 K 5", "4 J 9", nines, partner="5 6", preset="book")
    assert legal(s) == {"draw"}
    assert {"take 9 9", "take onto 9"} < legal(position("9 9 K 5", "4 J 9", nines, partner="5 6", preset="classic"))
    s = after(s, "draw", "add 9", "add 9")
    assert meld_worth("9", s.own["9"]) == 90
    ended = playing("9 9 K 5", nines, stock="", partner="5 6", preset="book")
    assert lines(after(ended, "add 9", "add 9", "discard K"))["canastas"] == 500


@pytest.mark.rule("P10", "P6")
def test_t2_black_threes_go_out_without_a_discard() -> None:
    own: dict[str, Meld] = {**KINGS, "8": (3, 0, 0)}
    s = playing("3 3 3 8", own, partner="5 6", preset="book")
    assert legal(s) == {"ask", "lay 333", "add 8", "discard 3", "discard 8"}
    assert legal(after(s, "lay 333")) == {"add 8"}
    out = after(s, "add 8", "lay 333")
    assert lines(out)["melds"] == 70 + 40 + 15
    assert lines(out)["going_out"] == 100
    assert "lay 333" not in legal(playing("3 3 3 8 Q", own, partner="5 6", preset="book"))
    classic = playing("3 3 3 8 Q", own, partner="5 6", preset="classic")
    assert legal(after(classic, "lay 333", "add 8")) == {"discard Q"}
    tens: dict[str, Meld] = {"10": (3, 0, 0)}
    assert "take onto 10" in legal(position("4 5", "3 10", tens, partner="6", preset="book"))
    assert legal(position("4 5", "3 10", tens, partner="6", preset="classic")) == {"draw"}


THREE_MELDS: dict[str, Meld] = {"K": (7, 0, 0), "7": (3, 0, 0), "Q": (3, 0, 0)}


@pytest.mark.rule("P9")
def test_t3_the_top_card_alone() -> None:
    s = position("Q Q", "5 6 K 7", THREE_MELDS, partner="5 6", preset="book")
    assert legal(s) == {"draw", "take onto 7", "take top onto 7"}
    s = after(s, "take top onto 7")
    assert legal(s) == {"add Q"}
    s = after(s, "add Q", "add Q")
    assert (reason(s), s.pile) == ("out", ["5", "6", "K"])
    assert legal(position("Q 4", "5 6 K 7", THREE_MELDS, partner="5", preset="book")) == {"draw", "take onto 7"}
    assert legal(position("Q", "7", THREE_MELDS, partner="5", preset="book")) == {"draw"}
    assert legal(position("Q", "K 7", THREE_MELDS, partner="5", preset="book")) == {
        "draw",
        "take onto 7",
        "take top onto 7",
    }
    assert legal(position("Q Q", "5 2 K 7", THREE_MELDS, partner="5", preset="book")) == {"draw"}
    closed = position("7 7 Q", "5 2 K 7", THREE_MELDS, partner="5", preset="book")
    assert legal(closed) == {"draw", "take 7 7", "take top 7 7"}
    assert legal(position("Q Q", "5 6 K 7", THREE_MELDS, partner="5", preset="classic")) == {"draw", "take onto 7"}


@pytest.mark.rule("P9", "P11")
def test_the_top_card_alone_in_an_opening_needs_the_minimum() -> None:
    eights = "8 8 8 8 8 8"
    s = after(position(eights, "5 8", partner="5", preset="book"), "take top 8 8")
    assert legal(s) == {"add 8"}
    s = after(s, *4 * ["add 8"])
    assert (lines(s)["melds"], lines(s)["going_out"], lines(s)["concealed"]) == (70, 100, 100)
    # 70 of the 90 that are needed; nothing is waived for who has bought the pile.
    assert legal(position(eights, "5 8", partner="5", preset="book", score=1500)) == {"draw"}
    waived = position(eights, "5 8", partner="5", preset="book", score=1500, concealed_minimum="waived")
    assert "take top 8 8" in legal(waived)


@pytest.mark.rule("P9")
def test_nobody_takes_the_top_card_alone_without_leave_to_go_out() -> None:
    asked = position("Q Q", "5 6 K 7", THREE_MELDS, partner="5", preset="book", ask_partner="go_out_mandatory")
    assert "take top onto 7" not in legal(asked)
    no_canasta: dict[str, Meld] = {"7": (3, 0, 0), "Q": (3, 0, 0)}
    assert "take top onto 7" not in legal(position("Q Q", "5 6 K 7", no_canasta, partner="5", preset="book"))
    threes = position("3 3", "6 3", KINGS, partner="5", preset="book", black3_take_for_last_meld=True)
    assert legal(threes) == {"draw", "take top 3 3"}


@pytest.mark.rule("P11")
def test_t4_double_out() -> None:
    own: dict[str, Meld] = {"9": (7, 0, 0), "K": (4, 0, 0), "5": (3, 0, 0)}
    s = after(playing("4", own, partner="K K 5", preset="book"), "discard 4")
    assert (s.phase, s.turn) == ("double", 2)
    assert legal(s) == {"add K", "add 5", "pass"}
    assert legal(after(s, "add 5")) == {"add K"}
    both = after(s, "add K", "add 5", "add K")
    assert lines(both)["double_out"] == 100
    assert total(both) == 850
    assert total(after(s, "pass")) == 700
    assert total(after(playing("4", own, partner="K K 6", preset="book"), "discard 4")) == 700
    assert total(after(playing("4", own, partner="K K 5", preset="classic"), "discard 4")) == 700


@pytest.mark.rule("P11")
def test_the_partner_lays_black_threes_and_new_melds_too() -> None:
    s = after(playing("4", KINGS, partner="3 3 3 8 8 2", preset="book"), "discard 4")
    assert legal(s) == {"lay 333", "lay 882", "pass"}
    threes = after(playing("3 3 3", KINGS, partner="3", preset="book"), "lay 333")
    assert legal(threes) == {"add 3", "pass"}
    assert lines(after(threes, "add 3"))["double_out"] == 100


@pytest.mark.rule("P11")
def test_t4_out_from_hand_needs_no_minimum_after_a_stock_draw() -> None:
    hand = "6 6 6 6 6 6 6 7 7 7 7 Q"
    s = playing(hand, partner="Q J", preset="book", score=1500)
    s = after(s, "lay 666", *4 * ["add 6"], "lay 777", "add 7", "discard Q")
    assert total(s) == 55 + 500 + 100 + 100 - 20
    assert "lay 666" not in legal(playing(hand, partner="Q J", preset="classic", score=1500))
    bought = position("6 6 6 6 6 6 7 7 7 7 Q", "6", partner="Q J", preset="book", score=1500)
    assert legal(bought) == {"draw"}


@pytest.mark.rule("P12")
def test_t5_black_threes_in_hand() -> None:
    own: dict[str, Meld] = {"A": (3, 0, 0), "J": (3, 1, 0)}
    assert total(after(playing("3 3 A 4", own, "", "6", preset="book"), "discard 4")) == 110 - 225
    assert total(after(playing("3 3 A 4", own, "", "6", preset="classic"), "discard 4")) == 110 - 35


@pytest.mark.rule("P12")
def test_t6_red_threes_need_a_canasta() -> None:
    own: dict[str, Meld] = {"Q": (3, 0, 0), "8": (4, 0, 0)}

    def ended(number: int, preset: str) -> int:
        s = playing("K J 4", own, "", "A 5", preset=preset)
        s.red3 = [number, 0]
        return total(after(s, "discard 4"))

    assert [ended(3, "book"), ended(3, "classic"), ended(4, "book")] == [-275, 325, -775]


@pytest.mark.rule("P12", "P4")
def test_t6_a_red_three_drawn_in_play_is_not_replaced() -> None:
    s = after(position("K J", "9", stock="R 5 6", partner="4", preset="book"), "draw")
    assert (s.hand, s.red3, s.stock) == (Counter(["K", "J"]), [1, 0], ["5", "6"])
    assert legal(s) == {"discard K", "discard J"}
    two = after(position("K J", "9", stock="R 5 6", partner="4", preset="book", draw_count=2), "draw")
    assert (two.hand, two.stock) == (Counter(["K", "J", "5"]), ["6"])
    tens: dict[str, Meld] = {"10": (3, 0, 0)}
    s = position("4 5", "R 8 10", tens, partner="6", preset="book")
    assert after(s, "take onto 10").red3 == [1, 0]
    assert legal(position("4 5", "R 8 10", tens, partner="6", preset="classic")) == {"draw"}


@pytest.mark.rule("P12")
def test_one_card_and_only_red_threes_drawn_skips_the_turn() -> None:
    queens: dict[str, Meld] = {"Q": (3, 0, 0)}
    s = after(position("J", "4", queens, stock="R 5", partner="6", preset="book"), "draw")
    assert (s.phase, s.turn, s.begun, s.pile, s.stock, s.red3) == ("take", 1, "", ["4"], ["5"], [1, 0])
    out = after(position("J", "4", KINGS, stock="R 5", partner="6", preset="book"), "draw")
    assert legal(out) == {"discard J"}
    two = after(position("J", "4", queens, stock="R R 5", partner="6", preset="book", draw_count=2), "draw")
    assert (two.turn, two.stock) == (1, ["5"])
    one = after(position("J", "4", queens, stock="R 5", partner="6", preset="book", draw_count=2), "draw")
    assert legal(one) == {"discard J", "discard 5"}


@pytest.mark.rule("P2")
def test_t7_wild_cards_up_to_the_naturals() -> None:
    book, classic = options("book", 4), options("classic", 4)
    assert may_put(book, "5", (2, 1, 0), ("Jk",))
    assert not may_put(book, "5", (2, 2, 0), ("Jk",))
    assert may_put(book, "8", (4, 2, 0), ("Jk",))
    assert not any(may_put(classic, "8", meld, ("Jk",)) for meld in [(2, 1, 0), (2, 2, 0), (4, 2, 0)])
    assert meld_worth("8", (4, 2, 1)) == 130
    assert "lay 552" in legal(playing("5 5 2 Jk Q K", partner="6", preset="book"))
    assert "lay 552" not in legal(playing("5 5 2 Jk Q K", partner="6", preset="book", score=1500))


@pytest.mark.rule("P13")
def test_t8_the_stock_is_exhausted() -> None:
    def north(preset: str) -> RefState:
        s = position("9 4 5", "J", stock="6", partner="6 7", preset=preset)
        s.hands[1], s.melds[1] = Counter(["9", "9", "4", "5"]), {"9": (3, 0, 0)}
        return after(s, "draw", "discard 9")

    east = north("book")
    assert legal(east) == {"take 9 9", "take onto 9", "pass"}
    assert reason(after(east, "pass")) == "stock"
    bought = after(east, "take 9 9", "discard 4")
    assert reason(bought) == "stock"
    assert lines(bought, 1)["going_out"] == 0
    assert legal(north("classic")) == {"take 9 9", "take onto 9"}
    assert after(north("classic"), "take 9 9", "discard 4").phase == "over"
    red = after(position("9 4 5", "J", stock="R", partner="6 7", preset="book"), "draw")
    assert legal(red) == {"discard 9", "discard 4", "discard 5"}
    assert legal(after(position("9 4 5", "J", stock="R", partner="6 7", preset="classic"), "draw")) == {"stop"}


@pytest.mark.rule("P3")
def test_an_opening_from_5000_on_contains_a_canasta() -> None:
    def opened(hand: str, score: int = 5000) -> bool:
        s = playing(hand, partner="6", preset="book", score=score, opening_canasta_from=5000, target=7500)
        return "lay AAA" in legal(s)

    assert opened("A A A A A 2 Q K", 4995)
    assert not opened("A A A A A 2 Q K")
    assert opened("A A A A A 2 2 Q K")
    s = position("A A A A A A K K", "4 A", partner="6", preset="book", score=5000, opening_canasta_from=5000)
    s = after(s, "take A A", "add A", "add A", "add A")
    assert s.lift_due
    s = after(s, "add A")
    assert (s.lift_due, s.hand) == (False, Counter(["K", "K", "4"]))


@pytest.mark.rule("P1")
def test_three_players_play_each_alone() -> None:
    three = options("book", 3)
    s = RefState(three, [Counter(["4", "5"]), Counter(["6", "7"]), Counter(["8", "9"])], pile=["J"], stock=["Q"] * 3)
    assert (s.sides, s.melds, s.red3) == (3, [{}, {}, {}], [0, 0, 0])
    s.melds[2] = {"8": (7, 0, 0)}
    s = after(s, "draw", "discard 4", "draw", "discard 6")
    assert (s.turn, s.side, s.own) == (2, 2, {"8": (7, 0, 0)})
    # One canasta is not enough with three players: he keeps a card.
    assert legal(after(s, "draw", "add 8")) == {"discard 9", "discard Q"}
    s = after(s, "draw", "discard 9")
    assert s.result is not None
    assert s.result.totals() == [-15, -15, 70 + 500 - 20]
    assert size(s.hands[2]) == 2
