"""Turns that must still end well: what mutation tests found unheld in the solver and its bounds.

Every position is put to the slow reference too, which tries everything.
"""

from __future__ import annotations

import pytest

from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.reference_adapter import commit, reference_state
from tests.reference import canasta as reference
from tests.support.positions import do, is_legal, legal_texts, losing_texts, refused, table

PLAYING = "turn 0 play drew"
TAKEN = "turn 0 play took"
CAPPED: dict[str, Value] = {"canasta_cap": 7}
"""Where melds are full with seven cards, the most points of a hand are found by trying all ranks."""
ANYTIME: dict[str, Value] = {"black3_melds": "anytime", "black3_take_for_last_meld": False}


def lays(state: CanastaState) -> set[str]:
    """The legal steps without discards and draws, as the reference has them too."""
    legal = legal_texts(state)
    assert legal == reference.legal(commit(reference_state(state.core)))
    return {text for text in legal if not text.startswith(("discard", "draw"))}


# -- one card kept, or none --------------------------------------------------------------------------------------------


@pytest.mark.rule("A20", "B57")
def test_where_no_discard_is_due_a_named_card_may_be_laid_down_to_one() -> None:
    """The stop keeps the five. A step that names its cards is put to the rules anew, whatever the list says."""
    position = ("turn 0 play drew no_discard", "melds 0: 999", "hand 0: 9h 5", "stock -", "red 0: 3h", "hand 1: ...")
    state = table(*position, last_red3="meld_no_discard", illegal_out="forbid")
    assert lays(state) == {"add 9", "stop"}
    assert is_legal(state, "add 9h")


@pytest.mark.rule("A20", "A47")
def test_where_no_discard_is_due_an_opening_may_leave_one_card() -> None:
    """K K K and A A A are just the 90."""
    position = (
        "turn 0 play drew no_discard",
        "scores 1500 0",
        "hand 0: K K K A A A 5",
        "stock -",
        "red 0: 3h",
        "hand 1: ...",
    )
    for options in ({}, CAPPED):
        state = table(*position, last_red3="meld_no_discard", illegal_out="forbid", **options)
        assert lays(state) == {"lay KKK", "lay AAA", "stop"}
        assert is_legal(state, "lay KcKcKd")


@pytest.mark.rule("A47", "A56")
@pytest.mark.parametrize("options", [{}, CAPPED])
def test_an_opening_with_every_card_loses_where_one_may_lose(options: dict[str, Value]) -> None:
    position = (PLAYING, "scores 1500 0", "hand 0: K K K A A A")
    state = table(*position, **options)
    assert lays(state) == {"lay KKK", "lay AAA"}
    assert {"lay KKK", "lay AAA"} <= losing_texts(state)
    assert lays(table(*position, illegal_out="forbid", **options)) == set()


@pytest.mark.rule("A47", "A54")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("K K K K K 4", set()),
        ("K K K K K 4 5", {"lay KKK"}),
        ("K K K 2 4", set()),
        ("K K K 2 4 5", {"lay KKK", "lay KK2"}),
        ("4 4 4 J J J 5 5 7", set()),
        ("4 4 4 4 J J J 5 7", {"lay 444", "lay JJJ"}),
    ],
)
def test_an_opening_must_leave_a_card_beside_the_discard_also_where_melds_are_capped(
    cards: str, expected: set[str]
) -> None:
    """50 are needed: with K K K K 2 or K K K 2 nothing else may be left out."""
    state = table(PLAYING, f"hand 0: {cards}", illegal_out="forbid", **CAPPED)
    assert lays(state) == expected


@pytest.mark.rule("A47", "A72")
def test_who_was_told_no_does_not_open_with_what_only_going_out_allows() -> None:
    """Ten are owed: after 8 8 8 two cards stay; with the four in the other meld only one would."""
    position = ("scores 3000 0", "melds 0: QQQQQ22 4444", "laid -", "hand 0: 4 8 8 8 9")
    told = table(f"{PLAYING} lays=9 owed=10 begun=Q,4 answer=no", *position, players=4, ask_partner="go_out")
    assert lays(told) == {"lay 888"}
    free = table(f"{PLAYING} lays=9 owed=10 begun=Q,4", *position, players=4, ask_partner="go_out")
    assert lays(free) == {"lay 888", "add 4"}


@pytest.mark.rule("A72", "A77")
def test_who_may_not_go_out_unasked_does_not_begin_to_go_out_concealed() -> None:
    """All cards make 50 of 90; only the partner's yes opens this way."""
    position = (PLAYING, "scores 1500 0", "hand 0: 7 7 7 7 7 7 7 4 4 4 5")
    options: dict[str, Value] = {"players": 4, "concealed_minimum": "waived_if_stock_draw"}
    assert lays(table(*position, ask_partner="go_out_mandatory", **options)) == {"ask"}
    assert lays(table(*position, ask_partner="go_out", **options)) == {"ask", "lay 777", "lay 444"}


# -- going out ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A44", "A55")
def test_seven_cards_of_a_rank_are_no_strays() -> None:
    """Sevens and kings are two natural canastas; the black threes go last."""
    state = table(PLAYING, "hand 0: " + "7 " * 7 + "K " * 7 + "3 3 3")
    assert lays(state) == {"lay 777", "lay KKK", "lay 333"}


@pytest.mark.rule("A55", "A56")
def test_one_canasta_of_two_does_not_let_one_go_out() -> None:
    """The tens bear one wild card more and would be six cards."""
    state = table(PLAYING, "melds 0: 9999999 1010102Jk", "laid 0", "hand 0: 2 Jk")
    assert losing_texts(state) == lays(state) == {"add 2 to 9", "add Jk to 9", "add 2 to 10", "add Jk to 10"}


@pytest.mark.rule("P10", "P9")
@pytest.mark.parametrize(
    ("cards", "asks"),
    [
        ("K 3 3 3", True),
        ("K 3 3 3 5", False),
        ("K K K 5", True),
        ("K K 3", True),
        ("3 3 3 5", False),
        ("K 3 3 5", False),
    ],
)
def test_after_black_threes_no_card_is_left_for_a_discard(cards: str, asks: bool) -> None:
    """In the old book they are laid last, and nothing is discarded: the five, or one three, has to be that discard."""
    state = table(PLAYING, "melds 0: KKKKK22", "laid 0", f"hand 0: {cards}", preset="book", ask_partner="go_out")
    assert ("ask" in lays(state)) == asks


@pytest.mark.rule("A37", "A77")
def test_with_the_pile_one_may_go_out_concealed_where_nothing_else_can_be_laid_before() -> None:
    """9 9 9 are 30 of 50. The fives of the hand are a meld only with those of the pile, all seven a canasta."""
    position = ("pile 5 5 5 5 5 9", "hand 0: 9 9 5 5")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived")
    assert lays(state) == {"take 9 9"}
    assert lays(table(*position, canastas_to_go_out=1)) == set()
    do(state, "take 9 9", "lay 5555555")


@pytest.mark.rule("A56", "A77")
@pytest.mark.parametrize("options", [{}, CAPPED])
def test_a_lay_of_cards_that_still_lie_in_the_pile_does_not_lose(options: dict[str, Value]) -> None:
    """Seven nines are the canasta, and the four is the discard."""
    position = ("pile 5 5 5 9", "hand 0: 9 9 9 9 9 9 4")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived", **options)
    do(state, "take 9 9")
    assert lays(state) == {"add 9", "lay 555"}
    assert losing_texts(state) == set()


@pytest.mark.rule("P3", "A37")
@pytest.mark.parametrize(
    ("held", "expected"),
    [("A A A A 2 K K", set()), ("A A A A 2 2 K K", {"take A A"}), ("A A A A A A 2 K K", {"take A A"})],
)
def test_the_canasta_of_an_opening_comes_from_the_hand_before_the_pile(held: str, expected: set[str]) -> None:
    """A A A A A 2 are the 120 and six cards; the kings would be seven only with those of the pile."""
    position = ("scores 5000 0", "pile K K K K K A", f"hand 0: {held}")
    state = table(*position, preset="book", opening_canasta_from="5000", target=10000)
    assert {text for text in lays(state) if text == "take A A"} == expected


# -- the most points of a hand where melds are capped ------------------------------------------------------------------


@pytest.mark.rule("D17", "A47")
@pytest.mark.parametrize(
    ("score", "cards", "step", "needs", "reachable"),
    [
        (3000, "K K K K K K K Jk 4 5", "lay KKJk", 120, 110),
        (1500, "K K 2 2 2 4 5", "lay KK2", 90, 60),
        (1500, "K K K Jk 4 5", "lay KKK", 90, 80),
        (1500, "K K K 2 4 5", "lay KKK", 90, 50),
        (3000, "K K K A A A 2 4 5", "lay KKK", 120, 110),
        (3000, "A A A K K 2 Q Q 4 5", "lay AAA", 120, 100),
        (3000, "A A A K K K K 7 7 7 5", "lay AAA", 120, 115),
    ],
)
def test_what_a_hand_reaches_where_melds_are_capped(
    score: int, cards: str, step: str, needs: int, reachable: int
) -> None:
    """Six kings and the joker are seven cards: 110; two kings bear two twos: 60."""
    state = table(PLAYING, f"scores {score} 0", f"hand 0: {cards}", **CAPPED)
    assert refused(state, step).params == {"needs": needs, "reachable": reachable}


@pytest.mark.rule("A44", "A47")
def test_black_threes_help_no_opening_from_which_one_does_not_go_out() -> None:
    """Q Q Q Q are 40 of 50; the threes are laid only by who goes out."""
    state = table(PLAYING, "hand 0: Q Q Q Q 3 3 3 4 6 8", **CAPPED)
    assert lays(state) == set()


# -- openings that contain a canasta, and what must be laid before the pile --------------------------------------------

FROM_5000: dict[str, Value] = {"preset": "book", "opening_canasta_from": "5000", "target": 10000}


@pytest.mark.rule("P3", "A54")
@pytest.mark.parametrize(
    "cards",
    ["A A A A A A A", "A A A A A 2 2", "A A A A 2 2 Jk", "10 10 10 10 10 10 10 A A A", "10 10 10 10 10 10 10 A A 2"],
)
def test_an_opening_with_its_canasta_must_leave_two_cards(cards: str) -> None:
    """Just a canasta and 120 points or more; with one canasta of two nobody goes out."""
    for kept, legal in (("4", False), ("4 5", True)):
        position = (PLAYING, "scores 5000 0", f"hand 0: {cards} {kept}")
        state = table(*position, **FROM_5000, players=2, canastas_to_go_out=2)
        assert bool(lays(state)) == legal


@pytest.mark.rule("P3", "P11")
@pytest.mark.parametrize("options", [{}, CAPPED])
def test_who_goes_out_concealed_without_the_minimum_makes_the_canasta_on_the_way(options: dict[str, Value]) -> None:
    """All cards make 50 of 120."""
    position = (PLAYING, "scores 5000 0", "hand 0: 7 7 7 7 7 7 7 4 4 4 5")
    state = table(*position, **FROM_5000, **options)
    assert lays(state) == {"ask", "lay 777", "lay 444"}


@pytest.mark.rule("D19", "A47")
def test_a_set_of_black_threes_counts_for_an_opening_that_goes_out() -> None:
    """Seven sevens are 35, the threes 15."""
    options: dict[str, Value] = {"canastas_to_go_out": 1, "illegal_out": "forbid"}
    state = table(PLAYING, "hand 0: 7 7 7 7 7 7 7 3 3 3", **options, **ANYTIME)
    assert lays(state) == {"lay 777", "lay 333"}


@pytest.mark.rule("D19", "A47")
def test_a_set_of_black_threes_alone_may_complete_an_opening() -> None:
    """After one more five 15 are owed, and three of the five cards may be laid: the threes, without the other five."""
    position = ("turn 0 play drew lays=4 owed=20 begun=5", "melds 0: 555555", "hand 0: 5 5 3 3 3 8")
    assert lays(table(*position, illegal_out="forbid", **ANYTIME)) == {"add 5", "lay 333"}


@pytest.mark.rule("A44", "A47")
@pytest.mark.parametrize("mode", ["going_out", "going_out_no_discard"])
@pytest.mark.parametrize("rest", ["3", "6 6 6", "6 6 Jk 3"])
def test_black_threes_of_the_hand_open_and_the_cards_of_the_pile_follow(mode: str, rest: str) -> None:
    """The seven and three threes are the 20 owed."""
    position = (f"{TAKEN} owed=20 begun=7 pile_waits", f"pile {rest}", "hand 0: 7 3 3 3", "melds 0: 777777")
    options: dict[str, Value] = {"illegal_out": "forbid", "canastas_to_go_out": 1, "black3_melds": mode}
    assert lays(table(*position, **options)) == {"add 7", "lay 333"}


@pytest.mark.rule("A44", "D17", "D20")
@pytest.mark.parametrize(
    ("melds", "cards", "options", "asks"),
    [
        ("KKKKKKK", "K 3", CAPPED, False),
        ("KKKKKKK", "K 3 3 3", CAPPED, True),
        ("KKKKKKK QQQQQQQ", "K Q", CAPPED, False),
        ("KKKKKKK QQQ", "Q 3", CAPPED, True),
        ("333 KKKKKKK22Jk", "3 Jk", ANYTIME, False),
        ("333 KKKKKKK2Jk", "3 Jk", ANYTIME, True),
    ],
)
def test_one_card_too_many_does_not_go_out(melds: str, cards: str, options: dict[str, Value], asks: bool) -> None:
    """The kings are full, or bear no further wild card; one black three is no meld, and a set of them takes none."""
    state = table(
        PLAYING, f"melds 0: {melds}", "laid 0", f"hand 0: {cards}", players=4, ask_partner="go_out", **options
    )
    assert ("ask" in lays(state)) == asks


BEFORE_THE_PILE: list[tuple[tuple[str, ...], dict[str, Value], str]] = [
    # K K, 9 9 and the joker are the 90; the joker on the kings leaves the nines without a meld
    (
        (
            f"{TAKEN} owed=90 begun=K pile_waits",
            "scores 3000 0",
            "pile K Jk",
            "hand 0: Jk 3 3 3 9 9 K K",
            "melds 0: KKK",
        ),
        {"preset": "book", "wild_ratio": "min2_max2"},
        "add K, lay 333, lay 99Jk",
    ),
    # the fours become the canasta; the sixes of the hand lie only with those of the pile, for who goes out
    (
        (
            f"{TAKEN} lays=1 owed=55 begun=4 pile_waits",
            "scores 5000 0",
            "pile 6 6 6 2",
            "hand 0: 2 2 3 3 3 4 6 6",
            "melds 0: 444Jk",
        ),
        FROM_5000,
        "add 2 to 4, add 4, lay 333",
    ),
    # the two is needed for the canasta
    (
        (
            f"{TAKEN} lays=3 owed=30 begun=4 pile_waits",
            "scores 5000 0",
            "pile 6 6 6 2",
            "hand 0: 2 3 3 3 6 6",
            "melds 0: 44442Jk",
        ),
        FROM_5000,
        "add 2 to 4, lay 333",
    ),
    (
        (
            "turn 0 play drew lays=1 owed=105 begun=4",
            "scores 7000 0",
            "hand 0: Jk Jk 3 3 3 4 4 4 4 5 5",
            "melds 0: 444",
        ),
        FROM_5000 | CAPPED,
        "add 4, add Jk to 4, lay 333, lay 55Jk",
    ),
    # seven kings or six with the two; the fours need the two or the four of the pile
    (
        (
            f"{TAKEN} owed=105 begun=6 pile_waits",
            "scores 3000 0",
            "pile 4 3",
            "hand 0: 2 3 3 3 4 4 6 K K K K K K K",
            "melds 0: 666",
        ),
        {"wild_onto_finished_canasta": False, "canastas_to_go_out": 1},
        "add 2 to 6, add 6, lay 333, lay 442, lay KK2, lay KKK",
    ),
    # neither the aces nor the tens become a canasta
    (("scores 7000 0", "pile A A", "hand 0: 2 2 3 3 3 10 10 A A"), FROM_5000 | {"preset": "kurnik"}, ""),
    (
        (f"{TAKEN} lays=3 owed=20 begun=7 pile_waits", "pile Jk", "hand 0: 5 5 5 7", "melds 0: 777777"),
        {"preset": "book", "canasta_cap": 7, "wild_onto_finished_canasta": False, "wild_ratio": "min2_max3"},
        "add 7, lay 555",
    ),
    # the joker finishes the kings or the nines, and the nine comes after it
    (
        (f"{TAKEN} lays=2 begun=3,9,K must_out", "hand 0: Jk 9", "melds 0: 333 9999Jk KKK"),
        {"canasta_cap": 7, "wild_onto_finished_canasta": False, "illegal_out": "forbid", "canastas_to_go_out": 1},
        "add 9, add Jk to 9",
    ),
    (
        (
            f"{TAKEN} lays=4 owed=35 begun=3,4,5 pile_waits must_out no_discard",
            "scores 7000 0",
            "pile 5 5 5",
            "hand 0: Jk 4 5 5",
            "melds 0: 333 44442 552",
        ),
        FROM_5000,
        "add 4, add 5, add Jk to 4",
    ),
    (
        (
            f"{TAKEN} owed=105 begun=7 pile_waits",
            "scores 5000 0",
            "hand 0: Jk 3 3 3 5 5 5 5 5 5 5 7 7 10 10",
            "melds 0: 777",
            "pile -",
        ),
        FROM_5000 | CAPPED | {"preset": "kurnik", "canastas_to_go_out": 1},
        "add 7, lay 1010Jk, lay 333, lay 555",
    ),
]


@pytest.mark.rule("A37", "A44", "P3")
@pytest.mark.parametrize(("lines", "options", "expected"), BEFORE_THE_PILE, ids=lambda case: str(case)[:60])
def test_a_lay_is_legal_if_the_opening_can_still_be_reached_or_all_go_out(
    lines: tuple[str, ...], options: dict[str, Value], expected: str
) -> None:
    """What the hand must reach before the pile comes to it, with what is laid after it, tells which lays lead on."""
    assert lays(table(*lines, **options)) == set(filter(None, expected.split(", ")))
