"""The reference of choina by hand: requests, purchases, stock (C-1, C-10, C-12, C-13, 65, 78-80, 89-95)."""

from __future__ import annotations

from collections import Counter

import pytest

from .cards import PACK, Value, size
from .choina import deal, legal, supplied
from .presets import options
from .scoring import Finish, finish
from .situations import after, playing, result, taking, who
from .state import RefState, Result


@pytest.mark.parametrize(
    ("players", "deals", "hand", "stock"),
    [(3, 5, 10, 74), (4, 5, 10, 64), (5, 5, 10, 54), (3, 6, 11, 71), (4, 6, 11, 60), (5, 6, 11, 49)],
)
def test_c1_deal_sizes(players: int, deals: int, hand: int, stock: int) -> None:
    s = deal(options(players=players, deals=deals), PACK)
    assert ({size(held) for held in s.hands}, len(s.stock), s.pile) == ({hand}, stock, [])
    assert (who(s), legal(s)) == ("B take", {"draw"})
    s = after(s, "draw", f"discard {next(iter(s.hands[1]))}")
    assert (len(s.stock), len(s.pile), size(s.hands[1])) == (stock - 1, 1, hand)


def test_c10_purchase_in_the_first_lap() -> None:
    s = deal(options(), PACK, dealer=3)
    s = after(s, "draw", f"discard {next(iter(s.hands[0]))}")
    assert who(s) == "C ask"
    s = after(s, "pass", "ask", "allow")
    assert who(s) == "C answer"
    bought = after(s, "allow")
    assert (size(bought.hands[3]), len(bought.stock), bought.pile, who(bought)) == (12, 62, [], "A take")
    assert legal(bought) == {"draw"}
    s = deal(options(turn_after_buy="unchanged"), PACK, dealer=3)
    s = after(s, "draw", f"discard {next(iter(s.hands[0]))}", "pass", "ask", "allow", "allow")
    assert (who(s), legal(s)) == ("B take", {"draw"})


@pytest.mark.parametrize(
    ("players", "asker", "answers", "then"),
    [(3, 2, "B", "A"), (4, 2, "B", "D"), (4, 3, "BC", "A"), (5, 2, "B", "D"), (5, 3, "BC", "E"), (5, 4, "BCD", "A")],
)
def test_c12_whose_consent(players: int, asker: int, answers: str, then: str) -> None:
    s = deal(options(players=players), PACK, dealer=players - 1)
    s = after(s, "draw", f"discard {next(iter(s.hands[0]))}")
    s = after(s, *["pass"] * (asker - 2), "ask")
    for seat in answers:
        assert who(s) == f"{seat} answer"
        s = after(s, "allow")
    assert who(s) == f"{then} take"


def thrown(**changes: Value) -> RefState:
    """A has thrown Kc onto two cards; B is in turn, C and D may ask."""
    s = playing("5c6c8c Kc 3h", others=("2c2d3h", "2h3c4s", "2s3d4h"), pile="B:9h C:9d", rules=options(**changes))
    s.stock = ["3s", "4s", "5s"]
    return after(s, "discard Kc")


def test_c13_refusal_and_rivals() -> None:
    s = after(thrown(), "pass", "ask", "refuse")
    assert (who(s), size(s.hands[1]), len(s.stock)) == ("C take", 4, 3)
    s = after(thrown(refusal="must_take"), "pass", "ask", "refuse")
    assert (who(s), size(s.hands[1]), len(s.stock)) == ("B play", 4, 3)
    s = after(thrown(refusal="veto"), "pass", "ask", "refuse")
    assert who(s) == "C ask"
    assert legal(after(s, "pass")) == {"draw", "take", "buy 2", "buy 3"}
    for refusal in ("must_buy", "must_take"):
        s = after(thrown(refusal=refusal), "pass", "ask", "allow", "refuse")
        assert (who(s), size(s.hands[2]), len(s.stock)) == ("D take", 5, 2)
    s = after(thrown(refusal="veto"), "pass", "ask", "allow", "refuse")
    assert who(s) == "C ask"
    assert who(after(s, "ask")) == "B answer"
    s = after(thrown(), "ask", "allow", "buy 1")
    assert (who(s), size(s.hands[2]), len(s.stock)) == ("D take", 5, 2)


def test_several_cards_are_bought() -> None:
    s = after(thrown(), "ask", "allow")
    assert (who(s), legal(s)) == ("C number", {"buy 1", "buy 2", "buy 3"})
    s = after(s, "buy 3")
    assert (size(s.hands[2]), len(s.stock), s.pile, who(s)) == (9, 0, [], "over")
    s = after(thrown(), "pass", "pass", "buy 3")
    assert (size(s.hands[1]), len(s.stock), who(s)) == (8, 1, "C take")
    assert legal(after(thrown(retake_own_discard=False), "pass", "pass")) == {"draw", "take", "buy 2"}
    s = after(thrown(retake_own_discard=False), "ask", "allow")
    assert who(s) == "D take"
    assert legal(after(thrown(buy_extra_cards=2), "pass", "pass")) == {"draw", "take", "buy 2", "buy 3"}
    assert who(after(thrown(buy_extra_cards=2), "ask", "allow")) == "D take"


def test_the_uncovered_card() -> None:
    assert legal(after(thrown(), "ask", "allow", "buy 1")) == {"draw", "take"}
    assert legal(after(thrown(uncovered_card="nobody"), "ask", "allow", "buy 1")) == {"draw"}
    s = after(thrown(uncovered_card="everyone"), "ask", "allow", "buy 1")
    assert (who(s), who(after(s, "pass"))) == ("A ask", "B ask")
    s = after(thrown(uncovered_card="everyone", retake_own_discard=False), "ask", "allow")
    assert who(s) == "A ask"


def test_the_second_window() -> None:
    s = thrown(ask_window="before_discard")
    s.stock += ["6s", "7s"]
    s = after(s, "pass", "pass", "draw")
    assert who(s) == "C ask"
    s = after(s, "pass", "ask")
    assert who(s) == "C answer"
    s = after(s, "allow", "buy 1")
    assert who(s) == "B play"
    s = after(s, "discard 2c")
    assert (s.turn, who(s)) == (0, "C ask")
    s = after(s, "pass", "pass", "draw", "pass", "ask")
    assert who(s) == "C answer"
    s = after(s, "allow", "buy 2")
    assert who(s) == "A play"


def test_who_follows_himself_may_not_take_his_own_card() -> None:
    s = after(thrown(ask_window="before_discard"), "pass", "pass", "draw", "pass", "pass", "discard 2c")
    s.turn, s.waiting = 1, (2, 3, 0)
    assert who(after(s, "ask")) == "C number"
    assert legal(after(s, "pass", "pass", "pass")) == {"draw"}


FEW = ("2c2d", "2h3c", "2s3d")


def test_the_pile_becomes_the_stock_once() -> None:
    s = taking(playing("5c6c", others=FEW, pile="B:9h C:9d"), stock="")
    due = after(s, "draw")
    assert (who(due), legal(due)) == ("shuffle", set())
    s = after(supplied(due, ["9h"]), "discard 5c")
    assert (s.stock, who(s)) == ([], "B take")
    assert result(after(s, "draw")).out is None
    assert who(after(s, "take")) == "B play"
    three = playing("5c6c", others=FEW, pile="B:9h C:9d D:Jh", stock_out="turn_over_once")
    turned = after(taking(three, stock=""), "draw")
    assert (turned.hand["9h"], turned.stock) == (1, ["9d"])
    ended = taking(playing("5c6c", others=FEW, pile="B:9h C:9d", stock_out="end_deal"), stock="")
    assert result(after(ended, "draw")).out is None


def test_turns_in_which_nothing_happens_end_the_deal() -> None:
    s = taking(playing("5c6c", others=FEW[:2], players=3, pile="C:9h"), stock="")
    turns = 0
    while s.phase != "over":
        s = after(s, "take")
        s = after(s, f"discard {next(iter(s.hand))}")
        turns += 1
    assert (turns, result(s).out) == (6, None)


def test_ties() -> None:
    even = [Result(0, (20, -10)), Result(1, (-10, 20))] * 2
    rules = options(players=2, deals=5)
    level = [*even, Result(None, (-5, -5))]
    assert not finish(rules, even).over
    assert finish(rules, level) == Finish(over=True, winners=(0, 1))
    won = [Result(0, (20, 0)), *[Result(1, (-5, 0))] * 4]
    assert finish({**rules, "tie": "most_deals_won"}, won).winners == (1,)
    extra = {**rules, "tie": "extra_deal"}
    draws = [Result(None, (-5, -5))]
    assert [finish(extra, level + draws * number).over for number in range(4)] == [False, False, False, True]


def test_cards_are_conserved() -> None:
    s = thrown(ask_window="before_discard")
    before = sum(size(held) for held in s.hands) + len(s.stock) + len(s.pile)
    s = after(s, "ask", "allow", "buy 2", "draw")
    assert sum(size(held) for held in s.hands) + len(s.stock) + len(s.pile) == before
    assert Counter(card for card, _ in s.pile)["9h"] == 1
