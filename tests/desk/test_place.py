"""What is meant by bringing the selected cards to a place, or by tapping it."""

from __future__ import annotations

import pytest

from stolik.games.canasta.state import CanastaState
from stolik.games.violation import NotationError
from tests.desk.asking import ask, the_one
from tests.support.positions import do, table

MELDS = "melds 0: 7c7d7h7s KcKdKh2c"
PLAY = ("turn 0 play", "pile 4 9d", MELDS, "hand 0: 7h 2d 9s Jc Js Jh 5")
TAKE = ("pile 4 9d", MELDS, "hand 0: 7h 2d 9s 9h Jc Js Jh 5")
CLOSED = ("pile 2c 9d", MELDS, "hand 0: 7h 2d 9s Jc Js Jh 5")

MEANT = [
    (PLAY, "9s", "pile", "discard 9s", ""),
    (PLAY, "7h", "lane", "add 7h", ""),
    (PLAY, "7h", "meld:7", "add 7h", ""),
    (PLAY, "7h", "meld:K", "add 7h to K", "one_rank"),
    (PLAY, "2d", "meld:K", "add 2d to K", ""),
    (PLAY, "2d", "lane", "add 2d to K", ""),
    (PLAY, "2d", "meld:Q", "add 2d to Q", "no_such_meld"),
    (PLAY, "2d", "meld:3", "add 2d to 3", "no_wild_with_threes"),
    (PLAY, "9s", "lane", "lay 9s", "meld_too_small"),
    (PLAY, "Jc Js Jh", "lane", "lay JcJhJs", ""),
    (PLAY, "Jc Js Jh 7h", "lane", "lay JcJhJs; add 7h", ""),
    (PLAY, "Jc Js", "pile", "take Jc Js", "already_taken"),
    (PLAY, "", "stock", "draw", "already_taken"),
    (PLAY, "", "pile", "take onto 4", "already_taken"),
    (TAKE, "", "stock", "draw", ""),
    (TAKE, "", "pile", "take 9h 9s", ""),
    (TAKE, "9s 9h", "pile", "take 9h 9s", ""),
    (TAKE, "9s 2d", "pile", "take 9s 2d", ""),
    (TAKE, "Jc Js", "pile", "take Jc Js", "not_top_card"),
    (TAKE, "Jc 7h", "pile", "take Jc 7h", "one_rank"),
    (TAKE, "9s", "pile", "discard 9s", "take_first"),
    (TAKE, "7h", "meld:7", "add 7h", "take_first"),
    (TAKE, "Jc Js Jh", "lane", "lay JcJhJs", "take_first"),
    (TAKE, "", "meld:7", "take onto 7", "not_top_card"),
    (CLOSED, "", "pile", "take 9 9", "not_in_hand"),
    (CLOSED, "9s 2d", "pile", "take 9s 2d", "pile_closed"),
]


@pytest.mark.parametrize(("lines", "cards", "place", "act", "code"), MEANT)
def test_one_thing_is_meant_by_a_place(lines: tuple[str, ...], cards: str, place: str, act: str, code: str) -> None:
    offer = the_one(ask(table(*lines), cards, (), place))
    assert (offer.act, offer.place) == (act, place)
    assert (offer.refusal.code if offer.refusal else "") == code


@pytest.mark.parametrize(
    ("lines", "cards", "place"),
    [(PLAY, "9s", "stock"), (PLAY, "", "lane"), (PLAY, "", "meld:7"), (PLAY, "Jc 9s 5c", "stock")],
)
def test_nothing_is_meant_by_some_places(lines: tuple[str, ...], cards: str, place: str) -> None:
    assert ask(table(*lines), cards, (), place).offers == ()


def test_an_empty_stock_and_an_empty_pile_say_so() -> None:
    state = table("stock", "pile 4 9d", MELDS, "hand 0: 9s 9h 5", "hand 1: 5 ...", "red 1: 3h 3h 3d 3d")
    offer = the_one(ask(state, "", (), "stock"))
    assert offer.refusal is not None
    assert (offer.refusal.code, offer.label.params) == ("stock_empty", {"count": 2})
    empty = the_one(ask(table(MELDS, "hand 0: 9s 9h 5", "hand 1: 5 5"), "", (), "pile"))
    assert empty.refusal is not None
    assert empty.refusal.code == "pile_empty"


def test_a_place_that_is_none_cannot_be_read() -> None:
    for place in ("table", "meld:", "meld:3r", "meld:2", "7"):
        with pytest.raises(NotationError):
            ask(table(*PLAY), "7h", (), place)


# -- while an opening is owed -----------------------------------------------------------------------------------------

OWED = ("scores 1600 0", "turn 0 play", "pile 4 9d", "hand 0: 9s 9h As Ad Ah Ac 2d Kc Kd Kh 5")


def put(state: CanastaState, cards: str, staged: list[str], place: str) -> tuple[str, bool]:
    offer = the_one(ask(state, cards, staged, place))
    assert offer.refusal is None
    return offer.act, offer.stage


def test_cards_brought_to_the_lane_are_put_ready_until_they_do() -> None:
    state = table(*OWED)
    assert put(state, "As Ad Ah", [], "lane") == ("lay AdAhAs", True)
    assert put(state, "Kc Kd Kh", ["lay AdAhAs"], "lane") == ("lay AdAhAs; lay KcKdKh", False)
    assert put(state, "Ac", ["lay AdAhAs"], "lane") == ("add Ac", True)
    assert put(state, "2d", ["lay AdAhAs"], "meld:A") == ("add 2d to A", True)
    assert put(state, "2d", ["lay AdAhAs", "add Ac"], "meld:A") == ("lay AdAhAs; add Ac; add 2d to A", False)


def test_tapping_the_lane_lays_what_is_ready_or_says_what_is_missing() -> None:
    state = table(*OWED)
    assert put(state, "", ["lay AdAhAs", "lay KcKdKh"], "lane") == ("lay AdAhAs; lay KcKdKh", False)
    refusal = the_one(ask(state, "", ["lay AdAhAs"], "lane")).refusal
    assert refusal is not None
    assert refusal.params == {"needs": 90, "made": 60}


def test_a_pair_brought_to_the_pile_is_put_ready_or_opens() -> None:
    state = table("scores 1600 0", "pile 4 9d", OWED[-1])
    assert put(state, "9s 9h", [], "pile") == ("take 9h 9s", True)
    assert put(state, "9s 9h", ["lay AdAhAs"], "pile") == ("take 9h 9s; lay AdAhAs", False)
    assert put(state, "", ["lay AdAhAs"], "pile") == ("take 9h 9s; lay AdAhAs", False)
    assert put(state, "", [], "pile") == ("take 9h 9s", False)


def test_before_an_answer_nothing_else_is_possible_and_it_is_said() -> None:
    lines = ("turn 0 play", "melds 0: 7777777 888", "hand 0: 8 8 K", "hand 2: 4c 4c 5 5")
    state = table(*lines, players=4, ask_partner="go_out")
    do(state, "ask")
    offer = the_one(ask(state, "4c", (), "pile"))
    assert offer.refusal is not None
    assert offer.refusal.code == "answer_first"
