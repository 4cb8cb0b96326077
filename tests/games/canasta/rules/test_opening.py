"""The opening: A37, A47 to A51."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    melds,
    minimum,
    pile,
    refused,
    table,
)

PLAYING = "turn 0 play drew"


@pytest.mark.rule("A37")
def test_the_rest_of_the_pile_waits_until_the_opening_is_complete() -> None:
    """Q Q Q makes 30 of 50; the 9 9 in the pile cannot help, the three aces reach 90."""
    state = table("pile 9 9 Q", "hand 0: Q Q A A A 9 4")
    do(state, "take Q Q")
    assert (hand(state, 0), pile(state)) == ("4 9 A A A", "9 9")
    assert legal_texts(state) == {"lay AAA"}
    found = refused(state, "discard 4")
    assert (found.code, found.rule, found.params) == ("opening_unfinished", "A47", {"needs": 20})
    assert refused(state, "lay 999").code == "not_in_hand"
    events = do(state, "lay AAA")
    assert codes(events) == ["laid", "opened", "lifted"]
    assert (hand(state, 0), pile(state)) == ("4 9 9 9", "")


@pytest.mark.rule("A37")
def test_only_the_top_card_of_the_pile_counts() -> None:
    """A A + top A = 60 reach 50; with the ace buried under an 8 the eights alone make 30."""
    assert is_legal(table("pile 8 A", "hand 0: A A 4 5"), "take A A")
    found = refused(table("pile A 8", "hand 0: A A 8 8 4 5"), "take 8 8")
    assert found.params == {"needs": 50, "reachable": 30}


@pytest.mark.rule("A47")
def test_the_first_melds_together_must_reach_the_minimum() -> None:
    state = table(PLAYING, "hand 0: 9 9 9 J J J 4 5")
    do(state, "lay 999")
    assert legal_texts(state) == {"lay JJJ"}
    assert refused(state, "discard 4").params == {"needs": 20}
    do(state, "lay JJJ")
    assert is_legal(state, "discard 4")


@pytest.mark.rule("A47")
def test_later_melds_need_no_minimum() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 4 4 4 5 6")
    do(state, "lay 444", "discard 5")
    assert melds(state, 0) == ["444", "KKK"]


@pytest.mark.rule("A47")
def test_the_minimum_goes_by_earlier_deals_and_not_by_this_one() -> None:
    """A side at 1490 whose melds on the table are worth 660 more still counts as at 1490 for its opponent too."""
    state = table("scores 1490 1600", "melds 0: AAAAAAA")
    assert (minimum(state, 0), minimum(state, 1)) == (50, 90)


TABLE = [(-5, 15), (-2000, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120)]


@pytest.mark.rule("A48")
@pytest.mark.parametrize(("score", "needed"), TABLE)
def test_the_table_of_minimums(score: int, needed: int) -> None:
    assert minimum(table(f"scores {score} 0")) == needed
    assert minimum(table(f"scores 0 {score}"), 1) == needed


@pytest.mark.rule("A49")
def test_exactly_the_minimum_is_enough() -> None:
    """8 8 8 2 make 30 + 20 = 50; 8 8 8 and 7 7 7 make 30 + 15 = 45."""
    state = table(PLAYING, "hand 0: 8 8 8 2 4 5")
    events = do(state, "open 8882")
    assert [event.params() for event in events if event.code == "opened"] == [{"seat": 0, "points": 50}]
    short = table(PLAYING, "hand 0: 8 8 8 7 7 7 4 4")
    assert refused(short, "open 888 777").params == {"needs": 50, "made": 45}


@pytest.mark.rule("A50")
def test_the_bonus_of_a_canasta_does_not_count() -> None:
    """Seven sixes make 35; their 500 do not open."""
    state = table(PLAYING, "hand 0: 6 6 6 6 6 6 6 4 J")
    assert refused(state, "open 6666666").params == {"needs": 50, "made": 35}
    assert not any(text.startswith("lay") for text in legal_texts(state))


@pytest.mark.rule("A51")
def test_one_opening_opens_for_both_partners() -> None:
    state = table(
        "turn 0 play drew", "hand 0: K K K K K 4 5", "hand 1: 8 9 10", "hand 2: 4 4 4 5 9", "hand 3: 8 9",
        players=4,
    )  # fmt: skip
    do(state, "open KKKKK", "discard 5", "draw", "discard 8")
    assert state.seat == 2
    do(state, "draw", "lay 444", "discard 5")
    assert melds(state, 0) == ["444", "KKKKK"]


@pytest.mark.rule("A51")
def test_the_opponents_must_open_for_themselves() -> None:
    state = table("turn 1 play drew", "melds 0: KKK", "hand 1: 4 4 4 5 9", players=4)
    assert refused(state, "lay 444").code == "opening_short"


@pytest.mark.rule("A47", "A54")
def test_an_opening_that_leaves_no_card_is_refused_where_losing_is_refused() -> None:
    """K K K and A A 2 take all six cards; with one canasta missing a card must be kept."""
    state = table(PLAYING, "scores 1500 0", "hand 0: K K K A A 2", illegal_out="forbid")
    found = refused(state, "lay KKK")
    assert (found.code, found.rule, found.params) == ("opening_keeps_nothing", "A54", {"needs": 90})


@pytest.mark.rule("A37", "A54")
def test_an_opening_just_at_the_minimum_has_the_rest_of_the_pile_to_keep_a_card() -> None:
    """K K K 2 are the whole hand and make just 50; of the 6 and 8 under the king one is kept."""
    state = table("pile 6 8 K", "hand 0: K K 2", illegal_out="forbid")
    assert is_legal(state, "take K K")
    do(state, "take K K", "add 2 to K")
    assert hand(state, 0) == "6 8"
    do(state, "discard 6")
    assert hand(state, 0) == "8"
