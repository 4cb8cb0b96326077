"""Samba: the minimum and what counts towards it: C9, C30, C31; C-T11, C-T12 and the field case S5."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.samba import PLAYING, down, samba
from tests.support.positions import codes, do, hand, is_legal, legal_texts, minimum, pile, refused, takes, verdict


@pytest.mark.rule("C30")
@pytest.mark.parametrize(
    ("score", "needs"),
    [
        (-5, 15),
        (0, 50),
        (1495, 50),
        (1500, 90),
        (2995, 90),
        (3000, 120),
        (6995, 120),
        (7000, 150),
        (9995, 150),
    ],
)
def test_the_minimum_follows_the_score(score: int, needs: int) -> None:
    """C-T11."""
    state = samba(f"scores {score} 0", "hand 0: 4 5")
    assert (minimum(state, 0), minimum(state, 1)) == (needs, 50)


@pytest.mark.rule("C30")
@pytest.mark.parametrize(("top", "needs"), [(150, 150), (160, 160)])
def test_from_7000_on_the_minimum_is_150_or_160(top: int, needs: int) -> None:
    """S5, C-Q2: 150 in the usual list, 160 by option; below 7000 nothing changes."""
    assert minimum(samba("scores 7000 0", "hand 0: 4 5", opening_top=top)) == needs
    assert minimum(samba("scores 6995 0", "hand 0: 4 5", opening_top=top)) == 120


@pytest.mark.rule("C30")
def test_an_opening_of_150_reaches_it_and_one_of_145_does_not() -> None:
    """A A A A 2 2 = 120 and K K K = 30; with five fives instead of the kings 25."""
    state = samba("scores 7000 0", PLAYING, "hand 0: Ac Ac Ac Ad 2 2 K K K J 9")
    assert is_legal(state, "open AcAcAcAd22 KKK")
    short = samba("scores 7000 0", PLAYING, "hand 0: Ac Ac Ac Ad 2 2 5c 5c 5c 5d 5d J 9")
    found = refused(short, "open AcAcAcAd22 5c5c5c5d5d")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 150, "made": 145})


@pytest.mark.rule("C31")
def test_a_sequence_of_five_opens_with_50() -> None:
    """C-T12: 9♠ 10♠ J♠ Q♠ K♠; four cards are 40."""
    state = samba(PLAYING, "hand 0: 9s 10s Js Qs Ks 4 5")
    events = do(state, "open 9s10sJsQsKs")
    assert (down(state), hand(state, 0)) == (["9s-Ks"], "4 5")
    opened = next(event for event in events if event.code == "opened")
    assert opened.params()["points"] == 50
    found = refused(samba(PLAYING, "hand 0: 9s 10s Js Qs 4 6 8"), "open 9s10sJsQs")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 50, "made": 40})


@pytest.mark.rule("C31")
def test_sets_and_sequences_open_together() -> None:
    """C-T12: 4♠ 5♠ 6♠ = 15 and A A 2 = 60."""
    state = samba(PLAYING, "hand 0: 4s 5s 6s A A 2 J 9")
    events = do(state, "open 4s5s6s AA2")
    assert down(state) == ["2AA", "4s-6s"]
    assert [event.params()["points"] for event in events if event.code == "opened"] == [75]


@pytest.mark.rule("C31")
def test_a_sequence_alone_that_is_too_small_opens_only_with_more() -> None:
    """4 5 6 are 15: the first of two melds when the hand has the rest, and nothing when it has not."""
    state = samba(PLAYING, "hand 0: 4s 5s 6s A A 2 J 9")
    do(state, "run 4s5s6s")
    assert refused(state, "discard J").code == "opening_unfinished"
    bare = samba(PLAYING, "hand 0: 4s 5s 6s A 2 J 9")
    assert refused(bare, "run 4s5s6s").code == "opening_short"


@pytest.mark.rule("C31")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ("8c 8d 8h 9h 10h", False),
        ("8c 8d 8h 8h 9h 10h", True),
        ("8c 8d 8h 8s 9h 10h", True),
        ("8c 8d 8s 9h 10h", False),
    ],
    ids=["one eight of hearts for both", "two of them", "another eight for the set", "no eight of hearts"],
)
def test_a_card_counts_in_one_meld_only(cards: str, legal: bool) -> None:
    """8 8 8 and 8♥ 9♥ 10♥ are 60, but a single 8♥ cannot lie in both: 30 of 50."""
    state = samba(PLAYING, f"hand 0: {cards} 4 5")
    assert bool({text for text in legal_texts(state) if text.startswith(("lay", "run"))}) == legal


@pytest.mark.rule("C31")
def test_a_card_of_two_melds_may_go_into_either_of_them() -> None:
    """At 1500: A A 2 = 60, and J♥ lies in J J J or in J♥ Q♥ K♥, 30 each."""
    state = samba("scores 1500 0", PLAYING, "hand 0: Jc Jd Jh Qh Kh A A 2 4 5")
    assert verdict(state, "run JhQhKh; lay AA2") == "legal"
    assert verdict(state, "lay JcJdJh; lay AA2") == "legal"
    do(state, "lay AA2")
    assert {"run JhQhKh", "lay JcJdJh"} <= legal_texts(state)


@pytest.mark.rule("C31")
def test_an_opening_of_two_sequences_of_one_suit() -> None:
    """7♦ to A♦ are 5 + 60 + 20 = 85 of 90; with 6♦ they are 90, in two sequences, for one holds seven cards."""
    state = samba("scores 1500 0", PLAYING, "hand 0: 7d 8d 9d 10d Jd Qd Kd Ad 4 5")
    assert refused(state, "run 8d9d10d").code == "opening_short"
    nine = samba("scores 1500 0", PLAYING, "hand 0: 6d 7d 8d 9d 10d Jd Qd Kd Ad 4 5")
    assert verdict(nine, "run 6d7d8d; run 9d10dJdQdKdAd") == "legal"
    do(nine, "run 6d7d8d")
    assert "extend 6d-8d high" in legal_texts(nine), "10 to A are five more"
    do(nine, "extend 6d-8d high", "extend 6d-9d high", "extend 6d-10d high")
    assert refused(nine, "extend 6d-Jd high").code == "opening_short", "K and A would be left alone"


@pytest.mark.rule("C9", "C31")
def test_an_opening_with_the_pile_counts_sequences_of_the_hand() -> None:
    """8 8 8 = 30 and 4♥ 5♥ 6♥ = 15 are 45; 7♥ makes it 50, and only then the rest is lifted."""
    state = samba("pile 9 8d", "hand 0: 8c 8s 4h 5h 6h 7h J Q")
    do(state, "take 8c 8s", "run 4h5h6h")
    assert pile(state) == "9"
    events = do(state, "extend 4h-6h high")
    assert codes(events) == ["run_extended", "opened", "lifted"]
    short = samba("pile 7h 8d", "hand 0: 8c 8s 4h 5h 6h J Q")
    assert takes(short) == set(), "the seven lies in the pile"


@pytest.mark.rule("C9", "C31")
def test_the_top_card_opens_no_sequence() -> None:
    """Top 8♥ with 9♥ 10♥ J♥ Q♥ K♥ in the hand: the five open after a draw, not with the pile."""
    state = samba("pile 9 8h", "hand 0: 9h 10h Jh Qh Kh 4 5")
    assert takes(state) == set()


@pytest.mark.rule("C30")
def test_canasta_bonuses_do_not_count_towards_the_minimum() -> None:
    """4♥ to 10♥ are 50 points, and 90 are needed at 1500, though they are a samba."""
    state = samba("scores 1500 0", PLAYING, "hand 0: 4h 5h 6h 7h 8h 9h 10h J 9c")
    assert not is_legal(state, "run 4h5h6h")
    assert is_legal(samba(PLAYING, "hand 0: 4h 5h 6h 7h 8h 9h 10h J 9c"), "run 4h5h6h7h8h9h10h")
