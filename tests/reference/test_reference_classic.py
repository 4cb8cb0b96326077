"""The reference checked by hand on the worked situations of classic and hoyle (B-T*)."""

from __future__ import annotations

import pytest

from .canasta import legal
from .cards import Meld, meld_worth
from .duties import minimum
from .melds import may_put
from .presets import options
from .scoring import match_result
from .seats import draw_for_seats
from .situations import after, lines, playing, position, reason

KINGS: dict[str, Meld] = {"K": (7, 0, 0)}
QUEENS: dict[str, Meld] = {"Q": (3, 0, 0)}


@pytest.mark.rule("B43")
def test_t1_a_pile_frozen_by_a_wild_card() -> None:
    assert legal(position("7 Jk", "J 2 9 7", {"7": (3, 0, 0)}, partner="5", preset="classic")) == {"draw"}


@pytest.mark.rule("B35", "B65")
def test_t2_only_the_top_card_counts() -> None:
    s = position("A A K K K 4", "5 A", score=1500, partner="5", preset="classic")
    assert legal(s) == {"draw", "take A A"}
    assert legal(position("A A K K 4", "K A", score=1500, partner="5", preset="classic")) == {"draw"}


@pytest.mark.rule("B32", "B39")
def test_t3_openings_with_the_pile() -> None:
    assert "take 9 9" in legal(position("9 9 2 4 5", "4 9", partner="5", preset="classic"))
    assert legal(position("6 6 J J J 4", "4 6", partner="5", preset="classic")) == {"draw"}
    assert "take 6 6" in legal(position("6 6 J J J 2 4", "4 6", partner="5", preset="classic"))


@pytest.mark.rule("B39")
def test_no_pile_for_an_opening_where_that_is_agreed() -> None:
    s = position("9 9 2 4 5", "4 9", partner="5", preset="classic", pile_for_opening="not_allowed")
    assert legal(s) == {"draw"}
    opened = position("9 9 2 4 5", "4 9", QUEENS, partner="5", preset="classic", pile_for_opening="not_allowed")
    assert legal(opened) == {"draw", "take 9 9", "take 9 2"}


@pytest.mark.rule("B44")
def test_t5_a_natural_and_a_wild_card_take_an_open_pile() -> None:
    assert legal(position("5 2 K", "10 4 5", QUEENS, partner="5", preset="classic")) == {"draw", "take 5 2"}
    assert legal(position("2 Jk K", "10 4 5", QUEENS, partner="5", preset="classic")) == {"draw"}
    never = position("5 2 K", "10 4 5", QUEENS, partner="5", preset="classic", take_with_wild=False)
    assert legal(never) == {"draw"}


@pytest.mark.rule("B68", "B40")
def test_t6_a_black_three_freezes_in_classic_only() -> None:
    tens: dict[str, Meld] = {"10": (3, 0, 0)}
    assert legal(position("10 4", "3 10", tens, partner="5", preset="classic")) == {"draw"}
    assert legal(position("10 10 4", "3 10", tens, partner="5", preset="classic")) == {"draw", "take 10 10"}
    assert legal(position("10 4", "3 10", tens, partner="5", preset="hoyle")) == {"draw", "take onto 10"}
    assert legal(position("10 10 4", "10 3", tens, partner="5", preset="hoyle")) == {"draw"}


@pytest.mark.rule("B50", "B48")
def test_t7_one_card_never_takes_one_card() -> None:
    own: dict[str, Meld] = {**KINGS, "J": (3, 0, 0)}
    s = position("J", "J", own, partner="5", preset="classic")
    assert legal(s) == {"draw"}
    assert reason(after(s, "draw", "add J", "discard 4")) == "out"


@pytest.mark.rule("B23", "B70")
def test_t9_black_threes_when_going_out() -> None:
    own: dict[str, Meld] = {**KINGS, "8": (3, 0, 0)}
    assert reason(after(playing("3 3 3 8", own, partner="5", preset="classic"), "add 8", "lay 333")) == "out"
    assert legal(playing("3 3", own, partner="5", preset="classic")) == {"discard 3"}


@pytest.mark.rule("B22", "B28")
def test_t10_and_t11_wild_cards_in_a_meld() -> None:
    classic, hoyle, kurnik = options("classic", 4), options("hoyle", 4), options("kurnik", 4)
    assert not may_put(classic, "J", (4, 2, 0), ("Jk",))
    assert may_put(classic, "J", (4, 2, 0), ("J",))
    assert meld_worth("J", (5, 2, 0)) == 90
    assert not may_put(hoyle, "J", (3, 2, 1), ("2",))
    assert may_put(hoyle, "J", (3, 2, 1), ("J",))
    assert meld_worth("J", (4, 2, 1)) == 130
    assert [may_put(each, "9", (2, 2, 0), ("Jk",)) for each in (classic, kurnik, hoyle)] == [False, False, True]
    assert all(may_put(each, "9", None, ("9", "9", "2")) for each in (classic, kurnik, hoyle))
    assert [may_put(each, "9", (3, 1, 0), ("2",)) for each in (classic, kurnik, hoyle)] == [False, True, True]
    assert not any(may_put(each, "J", None, ("J", "2", "2")) for each in (classic, kurnik, hoyle))


@pytest.mark.rule("B47", "B49")
def test_t13_without_a_canasta_a_card_is_kept() -> None:
    assert legal(playing("A A A", QUEENS, partner="5", preset="classic")) == {"discard A"}


@pytest.mark.rule("B17", "B18")
def test_t15_four_red_threes_without_a_meld() -> None:
    s = playing("A A A A 10 5 4", stock="", partner="Jk 10", preset="classic")
    s.red3 = [4, 0]
    ended = after(s, "discard 4")
    assert ended.result is not None
    assert (lines(ended)["hand"], ended.result.totals()[0]) == (-155, -955)


@pytest.mark.rule("B61", "B62", "B32")
def test_t16_the_end_and_the_minimum() -> None:
    classic = options("classic", 4)
    assert match_result(classic, [5120, 5300], 7) == "side 1"
    assert [minimum(classic, score) for score in (-5, 0, 2995, 3000)] == [15, 50, 90, 120]
    assert match_result(options("book", 3), [5100, 5300, 5300], 7) == "draw"
    assert match_result(options("book", 3, tie="extra_deal"), [5300, 0, 5300], 7) == "extra"
    assert match_result(options("book", 3), [5300, 0, 5305], 7) == "side 2"


@pytest.mark.rule("B3", "B4", "B5")
def test_cards_are_drawn_for_seats() -> None:
    order = ["Jkr", "Ks", "Ks", "2c", "Kh", "As", "7d"]
    draw = draw_for_seats(4, order)
    assert draw.drawn == ((0, "Jkr"), (0, "Ks"), (1, "Ks"), (1, "2c"), (2, "Kh"), (3, "As"))
    assert draw.cards == ("Ks", "2c", "Kh", "As")
    # The ace sits at 0, the king of spades opposite, the king of hearts between them to the left of the ace.
    assert draw.places == (2, 3, 1, 0)


@pytest.mark.rule("B4", "B6")
def test_the_highest_card_plays_first() -> None:
    assert draw_for_seats(4, ["4c", "5c", "6c", "7c"]).dealer == 3
    two = draw_for_seats(2, ["5h", "5s"])
    assert (two.places, two.dealer) == ((0, 1), 0)
    three = draw_for_seats(3, ["10d", "9s", "2s"])
    assert (three.places, three.dealer) == ((0, 1, 2), 2)
