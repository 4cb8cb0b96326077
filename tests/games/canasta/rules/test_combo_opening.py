"""Combo: the minimum and what counts towards it: D34 to D39, D19; D-T1, D-T3, D-T12."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.combo import combo
from tests.games.canasta.rules.samba import PLAYING, down
from tests.support.positions import do, hand, is_legal, legal_texts, minimum, pile, refused, takes, verdict


@pytest.mark.rule("D34", "D35", "D36")
@pytest.mark.parametrize(
    ("score", "needs"),
    [(0, 60), (3495, 60), (3500, 100), (6995, 100), (7000, 140), (10495, 140)],
)
def test_the_minimum_follows_the_score(score: int, needs: int) -> None:
    """D-T12."""
    assert minimum(combo(f"scores 0 {score}", "hand 0: 4 5"), 1) == needs


@pytest.mark.rule("D37")
@pytest.mark.parametrize("score", [10500, 10505, 20000])
def test_from_10500_on_the_minimum_is_180(score: int) -> None:
    """D-Q5, D-T12."""
    assert minimum(combo(f"scores 0 {score}", "hand 0: 4 5"), 1) == 180


@pytest.mark.rule("D38")
@pytest.mark.parametrize(("value", "needs"), [(15, 15), ("as_zero", 60)])
def test_a_negative_score_needs_15_or_as_much_as_0(value: str | int, needs: int) -> None:
    """D-Q4, D-T12."""
    assert minimum(combo("scores -5 0", "hand 0: 4 5", negative_minimum=value)) == needs


@pytest.mark.rule("D34")
@pytest.mark.parametrize(
    ("opening", "cards", "code"),
    [
        ("222", "2 2 2", "legal"),
        ("22Jk", "Jk 2 2", "legal"),
        ("AAA", "A A A", "legal"),
        ("KKK2", "K K K 2", "opening_play_short"),
        ("KKK QQQ", "K K K Q Q Q", "legal"),
    ],
    ids=["60", "90", "60", "50", "30 + 30"],
)
def test_openings_at_0(opening: str, cards: str, code: str) -> None:
    """D-T1."""
    assert verdict(combo(PLAYING, f"hand 0: {cards} 4 7 9"), f"open {opening}") == code


@pytest.mark.rule("D34", "D37")
@pytest.mark.parametrize(
    ("score", "opening", "made"),
    [
        (3500, "222Jk", 110),
        (3500, "AAA222", 0),
        (7000, "222JkJk", 160),
        (10500, "222JkJk", 160),
        (10500, "22JkJkJk", 190),
    ],
)
def test_joker_sets_open_at_higher_scores(score: int, opening: str, made: int) -> None:
    """20 for a two, 50 for a joker, against 100, 140 and 180; an ace set with three twos is none."""
    cards = opening.replace("Jk", " Jk").replace("2", " 2").replace("A", " A")
    state = combo(f"scores {score} 0", PLAYING, f"hand 0: {cards} 4 7 9")
    assert is_legal(state, f"open {opening}") == (made >= minimum(state))


@pytest.mark.rule("D39")
def test_sets_sequences_and_joker_sets_open_together() -> None:
    """At 10500: 2 2 Jk = 90, 9♠ to K♠ = 50, A A A = 60 are 200; without the aces 140."""
    cards = "2 2 Jk 9s 10s Js Qs Ks"
    state = combo("scores 10500 0", PLAYING, f"hand 0: {cards} A A A 4 5")
    do(state, "open 22Jk 9s10sJsQsKs AAA")
    assert down(state) == ["9s-Ks", "AAA", "Jk22"]
    bare = combo("scores 10500 0", PLAYING, f"hand 0: {cards} 7 6 4 5")
    assert refused(bare, "lay 22Jk").code == "opening_short"


@pytest.mark.rule("D39")
@pytest.mark.parametrize(
    ("cards", "legal"), [("K K 2 Q Q 2 2", True), ("K K 2 Q Q 2", True), ("K K 2 8 8 4", False), ("K K 2 2 9 8", True)]
)
def test_jokers_go_where_the_opening_needs_them(cards: str, legal: bool) -> None:
    """K K 2 = 40 and Q Q 2 = 40; K K 2 and 8 8 = 40; K K 2 2 = 60 of 60."""
    state = combo(PLAYING, f"hand 0: {cards} 5 7")
    assert ("lay KcKc2" in legal_texts(state)) == legal


@pytest.mark.rule("D39")
def test_a_joker_set_and_mixed_sets_compete_for_the_jokers() -> None:
    """At 3500 of 100: 2 2 2 are 60 and nothing else is a meld; A A 2 and K K 2 2 make 60 + 60 = 120."""
    state = combo("scores 3500 0", PLAYING, "hand 0: 2 2 2 A A K K 4 5")
    assert "lay 222" not in legal_texts(state)
    assert verdict(state, "open AA2 KK22") == "legal"


@pytest.mark.rule("D12", "D39")
def test_an_opening_of_a_bolivia_and_a_new_joker_set() -> None:
    """At 10500: seven twos are 140 of 180, and three more 60; two more are too few."""
    state = combo("scores 10500 0", PLAYING, f"hand 0: {'2 ' * 10} 4 7 9")
    do(state, "lay 222", *["add 2 to 2"] * 4, "lay 222")
    assert down(state) == ["222", "2222222"]
    nine = combo("scores 10500 0", PLAYING, f"hand 0: {'2 ' * 9} 4 7 9")
    assert "lay 222" not in legal_texts(nine), "140, and two twos are no set"


@pytest.mark.rule("D39")
def test_with_the_pile_its_top_card_counts_and_no_other() -> None:
    """K K K = 30 and 4♠ 5♠ 6♠ = 15 and 7♠ 8♠ = 15: 60, and then the rest is lifted."""
    state = combo("pile 9s Kh", "hand 0: Kc Kc 4s 5s 6s 7s 8s J Q")
    do(state, "take Kc Kc", "run 4s5s6s", "extend 4s-6s high")
    assert pile(state) == "9"
    do(state, "extend 4s-7s high")
    assert (pile(state), hand(state, 0)) == ("", "9 J Q")
    assert "extend 4s-8s high" in legal_texts(state), "the nine of the pile, after the opening"
    buried = combo("pile 8s Kh", "hand 0: Kc Kc 4s 5s 6s 7s J Q")
    assert takes(buried) == set()


@pytest.mark.rule("D39")
def test_bonuses_do_not_count_towards_the_minimum() -> None:
    """4♥ to 10♥ are an escalera, and 50 points of 60."""
    assert not is_legal(combo(PLAYING, "hand 0: 4h 5h 6h 7h 8h 9h 10h J Q"), "run 4h5h6h")


@pytest.mark.rule("D19", "D39")
def test_black_threes_are_part_of_an_opening() -> None:
    """D-T3, D-Q8: 15 and A A 2 = 60 are 75; alone they open nothing."""
    state = combo(PLAYING, "hand 0: 3s 3c 3c A A 2 4 9")
    do(state, "open 333 AA2")
    assert down(state) == ["2AA", "333"]
    assert refused(combo(PLAYING, "hand 0: 3s 3c 3c A J 9 4"), "lay 333").code == "opening_short"
    needed = combo(PLAYING, "hand 0: 3s 3c 3c 9s 10s Js Qs 6 4 7")
    # 40 + 15 = 55 of 60: one short; with K♠ 65
    assert refused(needed, "lay 333").code == "opening_short"
    assert verdict(combo(PLAYING, "hand 0: 3s 3c 3c 9s 10s Js Qs Ks 6 4 7"), "open 333 9s10sJsQsKs") == "legal"


@pytest.mark.rule("D19", "D20")
def test_black_threes_may_be_free_before_the_opening() -> None:
    """D-T3: `black3_before_opening = free`; the side stays unopened, and the set counts nothing."""
    state = combo(PLAYING, "hand 0: 3s 3c 3c 9s 10s Js Qs Ks 6 4 7", black3_before_opening="free")
    do(state, "lay 333")
    assert state.view(-1).opened == (False, False)
    found = refused(state, "run 9s10sJs")
    assert (found.code, found.params) == ("opening_short", {"needs": 60, "reachable": 50})
    do(state, "discard 6")
    assert state.seat == 1
