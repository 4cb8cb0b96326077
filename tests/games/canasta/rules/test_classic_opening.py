"""Classic: the opening (B32 to B39, B65)."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.classic_tables import HANDS, PLAYING, classic
from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    melds,
    minimum,
    order_of,
    pile,
    refused,
    takes,
)

TABLE = [(-2000, 15), (-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120)]


@pytest.mark.rule("B32")
@pytest.mark.parametrize(("score", "needed"), TABLE)
def test_the_minimum_goes_by_the_score_of_the_side(score: int, needed: int) -> None:
    assert minimum(classic(f"scores {score} 0"), 0) == needed
    assert minimum(classic(f"scores 0 {score}"), 1) == needed


OPENINGS = [
    (-5, "444", 15, True),
    (0, "AA2", 60, True),
    (0, "888", 30, False),
    (0, "8882", 50, True),
    (1500, "KKKK2Jk", 110, True),
    (3000, "KKKK2Jk", 110, False),
    (1500, "AAAA", 80, False),
    (1500, "AAJk", 90, True),
    (3000, "AAAJk", 110, False),
    (3000, "AAAAAA", 120, True),
]


@pytest.mark.rule("B32")
@pytest.mark.parametrize(("score", "meld", "made", "legal"), OPENINGS)
def test_the_first_meld_reaches_the_minimum_or_is_refused(score: int, meld: str, made: int, legal: bool) -> None:
    cards = " ".join(meld.replace("Jk", "")) + " Jk" * meld.count("Jk")
    state = classic(f"scores {score} 0", PLAYING, f"hand 0: {cards} 9 10 J")
    if legal:
        opened = [event.params() for event in do(state, f"open {meld}") if event.code == "opened"]
        assert opened == [{"seat": 0, "points": made}]
    else:
        found = refused(state, f"open {meld}")
        assert found.code in ("opening_short", "opening_play_short")
        assert found.params["needs"] == minimum(state)


@pytest.mark.rule("B32")
@pytest.mark.parametrize("score", [5000, 7000, 9995])
def test_in_a_longer_match_120_stay_enough(score: int) -> None:
    """A match to 10,000: six aces open at any score from 3000, and no canasta is asked for."""
    state = classic(f"scores {score} 0", PLAYING, "hand 0: A A A A A A 4 5", target=10000)
    assert minimum(state) == 120
    assert is_legal(state, "open AAAAAA")


@pytest.mark.rule("B33")
def test_the_score_at_the_beginning_of_the_deal_decides() -> None:
    """Cards, canastas and red threes on the table worth more than 1500 raise no minimum in the same deal."""
    state = classic("scores 1490 1600", "melds 1: AAAAAAA", "red 0: 3 3 3 3", "hand 0: 4 5")
    assert (minimum(state, 0), minimum(state, 1)) == (50, 90)
    # 70 + 500 + 100 - 5 for seat 2's single card: 1490 becomes 2155; 35 left with the others
    ended = classic(
        "scores 1490 100", PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4", "hand 2: 5", "hand 1: A A A A A",
        "hand 3: 10",
    )  # fmt: skip
    do(ended, "discard 4")
    assert ended.score() == (2155, 100 - 110)
    ended.supply(order_of(HANDS))
    assert (minimum(ended, 0), minimum(ended, 1)) == (90, 15)


@pytest.mark.rule("B34")
def test_several_melds_laid_together_are_added_up() -> None:
    """9 9 9 and J J J make 60 of 50; the first alone 30, and then the turn cannot end."""
    state = classic(PLAYING, "hand 0: 9 9 9 J J J 4 5")
    do(state, "lay 999")
    assert legal_texts(state) == {"lay JJJ"}
    assert refused(state, "discard 4").params == {"needs": 20}
    assert "opened" in codes(do(state, "lay JJJ"))
    assert is_legal(state, "discard 4")


@pytest.mark.rule("B35")
def test_the_top_card_of_the_pile_counts_and_no_other() -> None:
    """A A A = 60 with the ace on top; with the aces buried the eights alone make 30."""
    assert takes(classic("pile 8 A", "hand 0: A A 4 5")) == {"take A A"}
    found = refused(classic("pile A A 8", "hand 0: 8 8 A 4 5"), "take 8 8")
    assert (found.code, found.params) == ("opening_short", {"needs": 50, "reachable": 30})


@pytest.mark.rule("B36")
def test_bonuses_do_not_count_for_the_minimum() -> None:
    """Seven fives make 35 of 50, whatever 500 for the canasta and 800 for the red threes."""
    state = classic(PLAYING, "red 0: 3 3 3 3", "hand 0: 5 5 5 5 5 5 5 8 10")
    assert refused(state, "open 5555555").params == {"needs": 50, "made": 35}
    assert not any(text.startswith("lay") for text in legal_texts(state))


@pytest.mark.rule("B37")
def test_after_the_opening_any_meld_will_do() -> None:
    """4 4 4 = 15, laid by the partner of the one who opened."""
    state = classic("scores 3000 0", "turn 2 play drew", "melds 0: AAAAAA", "laid 0", "hand 2: 4 4 4 5 6")
    do(state, "lay 444", "discard 5")
    assert melds(state, 0) == ["444", "AAAAAA"]
    unopened = classic("scores 3000 0", "turn 1 play drew", "melds 0: AAAAAA", "hand 1: 4 4 4 5 6")
    assert refused(unopened, "lay 444").code == "opening_short"


@pytest.mark.rule("B38")
def test_the_pile_is_frozen_for_a_team_that_has_not_opened() -> None:
    lying = ("pile 4 9", "hand 0: 9 2 A A A 5 6")
    state = classic(*lying)
    assert takes(state) == set()
    found = refused(state, "take 9 2")
    assert (found.code, found.params) == ("pile_closed", {"card": "9", "reason": 1})


@pytest.mark.rule("B38")
def test_the_opening_frees_it_for_both_partners() -> None:
    """Seat 0 opens with aces; seat 2 takes the 9 with a natural one and a two."""
    state = classic(
        PLAYING, "pile 4", "hand 0: A A A 5 6", "hand 1: 9 10", "hand 2: 9 2 4 5", "hand 3: 7", "melds 1: 777"
    )
    do(state, "lay AAA", "discard 5", "draw", "discard 9")
    assert (state.seat, takes(state)) == (2, {"take 9 2"})


@pytest.mark.rule("B39")
@pytest.mark.parametrize(
    ("hand0", "legal"),
    [("K K 2 4 5", True), ("K K 4 4 4 5", False), ("K K 4 4 4 4 5", True), ("K 2 A A A 5", False)],
    ids=["30 + 20", "30 + 15", "30 + 20 of fours", "one king only"],
)
def test_a_team_opens_with_the_pile_by_a_natural_pair_and_the_minimum(hand0: str, legal: bool) -> None:
    """The hand and the K on top: 50 are needed."""
    assert takes(classic("pile 6 8 K", f"hand 0: {hand0}")) == ({"take K K"} if legal else set())


@pytest.mark.rule("B65")
def test_the_rest_of_the_pile_is_lifted_when_the_minimum_lies_there() -> None:
    """(1) and (2) Q Q with the Q, 30 of 50; (3) the aces reach 90; (4) 9 9 come to the hand and make a meld."""
    state = classic("pile 9 9 Q", "hand 0: Q Q A A A 9 4 5")
    do(state, "take Q Q")
    assert (melds(state, 0), hand(state, 0), pile(state)) == (["QQQ"], "4 5 9 A A A", "9 9")
    assert legal_texts(state) == {"lay AAA"}
    assert refused(state, "lay 999").code == "not_in_hand"
    assert refused(state, "discard 4").params == {"needs": 20}
    assert codes(do(state, "lay AAA")) == ["laid", "opened", "lifted"]
    assert (hand(state, 0), pile(state)) == ("4 5 9 9 9", "")
    do(state, "lay 999", "discard 4")


@pytest.mark.rule("B65")
def test_the_pile_is_not_touched_where_the_minimum_cannot_be_reached() -> None:
    """Q Q Q = 30; the other queens of the pile would make 50 and do not count."""
    state = classic("pile Q Q Q", "hand 0: Q Q 4 5 6")
    found = refused(state, "take Q Q")
    assert (found.code, found.params) == ("opening_short", {"needs": 50, "reachable": 30})
    assert takes(state) == set()


@pytest.mark.rule("B65")
def test_with_the_step_that_reaches_the_minimum_the_rest_is_lifted_at_once() -> None:
    """A A A = 60 with the take itself."""
    state = classic("pile 7 A", "hand 0: A A 4 5")
    assert codes(do(state, "take A A")) == ["took", "laid", "opened", "lifted"]
    assert hand(state, 0) == "4 5 7"


@pytest.mark.rule("B65")
def test_a_team_that_opens_from_the_hand_cannot_take_the_pile_in_that_turn() -> None:
    state = classic("pile 9", "hand 0: A A A 9 9 4 5")
    assert refused(state, "lay AAA").code == "take_first"
    do(state, "draw", "lay AAA")
    assert refused(state, "take 9 9").code == "already_taken"


@pytest.mark.rule("B39")
def test_with_the_other_reading_a_team_that_has_not_opened_never_takes() -> None:
    """`pile_for_opening = not_allowed`; a pair will do once the team has opened."""
    lying = ("pile 6 8 K", "hand 0: K K 2 4 5")
    state = classic(*lying, pile_for_opening="not_allowed")
    assert takes(state) == set()
    assert refused(state, "take K K").code == "pile_not_for_opening"
    assert "take K K" in takes(classic(*lying, "melds 0: 777", "laid 2", pile_for_opening="not_allowed"))
