"""Samba: sequences and sambas: C15 to C18, C21, with C-T7 and the field cases S1 and S2."""

from __future__ import annotations

import pytest

from stolik.cards import parse_card
from stolik.games.violation import NotationError
from tests.games.canasta.rules.samba import PLAYING, SAMBA, down, made, samba
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, refused, verdict

OPEN = (PLAYING, "melds 0: KKK")


@pytest.mark.rule("C15")
@pytest.mark.parametrize("run", ["4c5c6c", "7h8h9h", "QdKdAd", "8s9s10s"])
def test_three_consecutive_cards_of_a_suit_are_a_sequence(run: str) -> None:
    """C-T7: Q♦ K♦ A♦ are one."""
    cards = run.replace("c", "c ").replace("d", "d ").replace("h", "h ").replace("s", "s ")
    state = samba(*OPEN, f"hand 0: {cards} 2 J J")
    assert f"run {run}" in legal_texts(state)
    events = do(state, f"run {run}")
    assert codes(events) == ["run_laid"]
    assert hand(state, 0) == "2 J J"
    first, last = cards.split()[0], cards.split()[-1]
    assert f"{first}-{last}" in down(state)


@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("Kd Ad 4d", "run_ends"),
        ("4h 5h 7h", "run_gap"),
        ("8c 8c 9c", "run_rank_twice"),
        ("4c 5d 6c", "run_one_suit"),
        ("8s 9s", "run_too_short"),
    ],
)
def test_what_is_no_sequence(cards: str, code: str) -> None:
    """C-T7: K♦ A♦ 4♦ are none, the ace is high only (C-Q13)."""
    state = samba(*OPEN, f"hand 0: {cards} J J 2")
    found = refused(state, f"run {cards}")
    assert (found.code, found.rule) == (code, "C15")


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("cards", "code"), [("8s 9s 2c Js", "run_no_wild"), ("8s 9s Jk", "run_no_wild")])
def test_a_sequence_has_no_wild_card(cards: str, code: str) -> None:
    """C-T7: 8♠ 9♠ 2 J♠ is none."""
    state = samba(*OPEN, f"hand 0: {cards} 5 6")
    found = refused(state, f"run {cards}")
    assert (found.code, found.rule) == (code, "C16")


@pytest.mark.rule("C16")
def test_a_two_of_hearts_between_hearts_is_wild_too() -> None:
    """S1: 4-5-2-7 of hearts."""
    state = samba(*OPEN, "hand 0: 4h 5h 2h 7h J J")
    assert verdict(state, "run 4h5h2h7h") == "run_no_wild"
    assert not [text for text in legal_texts(state) if text.startswith("run")]


@pytest.mark.rule("C15", "C16")
@pytest.mark.parametrize(("cards", "code"), [("3c 4c 5c", "run_no_threes"), ("2d 3c 4c", "run_no_wild")])
def test_four_is_the_lowest_card_of_a_sequence(cards: str, code: str) -> None:
    """C-T7, S2: 3♣ 4♣ 5♣ is none, and 2-3-4 neither: the two is wild and threes are in no sequence."""
    state = samba(*OPEN, f"hand 0: {cards} J J 6")
    found = refused(state, f"run {cards}")
    assert (found.code, found.rule) == (code, "C16")


@pytest.mark.rule("C15", "C17")
@pytest.mark.parametrize(
    ("melds", "held", "way"), [("4c5c6c", "3c", "low"), ("QcKcAc", "2c", "high"), ("QcKcAc", "4c", "high")]
)
def test_a_sequence_does_not_go_on_below_four_or_above_the_ace(melds: str, held: str, way: str) -> None:
    state = samba(PLAYING, f"melds 0: {melds}", f"hand 0: {held} 9d 9d Jd")
    assert not [text for text in legal_texts(state) if text.startswith("extend")]
    low, high = melds[:2], melds[4:]
    found = refused(state, f"extend {low}-{high} {way}")
    assert (found.code, found.rule) == ("run_ends", "C15")


@pytest.mark.rule("C17")
def test_a_sequence_grows_at_both_ends_up_to_a_samba() -> None:
    """From 6♥ 7♥ 8♥ to 4♥ … 10♥; the seventh card makes the canasta."""
    state = samba(PLAYING, "melds 0: 6h7h8h", "hand 0: 4h 5h 9h 10h J J")
    assert "extend 6h-8h low" in legal_texts(state)
    assert not is_legal(state, "extend 5h-8h low"), "the 4 waits for the 5"
    assert made(do(state, "extend 6h-8h low", "extend 5h-8h high", "extend 5h-9h low")) == []
    assert down(state) == ["4h-9h"]
    events = do(state, "extend 4h-9h high")
    assert codes(events) == ["run_extended", "canasta_sequence"]
    assert (down(state), hand(state, 0)) == (["4h-10h"], "J J")


@pytest.mark.rule("C17")
def test_events_tell_the_cards_and_the_sequence_as_it_then_lies() -> None:
    state = samba(*OPEN, "hand 0: 5h 6h 7h 8h J J")
    laid, grown = do(state, "run 5h6h7h", "extend 5h-7h high")
    kinds = [parse_card(text) for text in ("5h", "6h", "7h", "8h")]
    assert laid.params()["cards"] == kinds[:3]
    assert laid.params()["run"] == [kinds[0], kinds[2]]
    assert grown.params()["cards"] == kinds[3:]
    assert grown.params()["run"] == [kinds[0], kinds[3]]


@pytest.mark.rule("C17")
def test_a_longer_sequence_is_laid_as_one_play() -> None:
    """Seven cards of the hand: three, and four more."""
    state = samba(*OPEN, "hand 0: 4h 5h 6h 7h 8h 9h 10h J 9c 9d")
    events = do(state, "run 4h5h6h7h8h9h10h")
    assert made(events) == ["canasta_sequence"]
    assert down(state) == ["4h-10h", "KKK"]


@pytest.mark.rule("C18")
def test_nothing_is_added_to_a_samba() -> None:
    """S2: an eighth card is refused."""
    state = samba(PLAYING, f"melds 0: {SAMBA}", "hand 0: Jh 4h 9 9")
    assert not [text for text in legal_texts(state) if text.startswith("extend")]
    for text in ("extend 4h-10h high", "add Jh to 4h-10h"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("run_full", "C18")
    eight = samba(*OPEN, "hand 0: 4h 5h 6h 7h 8h 9h 10h Jh 9c 9d")
    assert not is_legal(eight, "run 4h5h6h7h8h9h10hJh")


@pytest.mark.rule("C17", "C33")
def test_seven_cards_of_a_suit_are_a_samba_of_1500() -> None:
    """S2: 50 for the cards and 1500; six cards are none."""
    position = ("hand 0: 9", "hand 1: 4", "hand 2: 5", "hand 3: 6")
    state = samba(PLAYING, f"melds 0: {SAMBA} KKKKKKK", *position)
    do(state, "discard 9")
    assert lines(state)["sequence_canastas"] == 1500
    assert lines(state)["meld_cards"] == 50 + 70
    six = samba(PLAYING, "melds 0: 4h5h6h7h8h9h QQQQQQQ KKKKKKK", *position)
    do(six, "discard 9")
    assert "sequence_canastas" not in lines(six)


@pytest.mark.rule("C15", "C17")
def test_a_side_may_have_several_sequences_of_one_suit() -> None:
    """Equal ones too; a card for both goes onto one of them."""
    state = samba(PLAYING, "melds 0: 5h6h7h 9h10hJh", "hand 0: 5h 6h 7h 8h J 9c")
    do(state, "run 5h6h7h")
    assert down(state) == ["5h-7h", "5h-7h", "9h-Jh"]
    do(state, "extend 5h-7h high")
    assert down(state) == ["5h-7h", "5h-8h", "9h-Jh"], "8h joins no two sequences"


@pytest.mark.rule("C15", "C17")
def test_two_sequences_that_meet_stay_two() -> None:
    """4♥ 5♥ 6♥ and 7♥ 8♥ 9♥ are no sequence of six, and no seventh card makes them a samba."""
    state = samba(PLAYING, "melds 0: 4h5h6h", "hand 0: 7h 8h 9h 10h J 9c")
    events = do(state, "run 7h8h9h", "extend 7h-9h high")
    assert (down(state), made(events)) == (["4h-6h", "7h-10h"], [])


@pytest.mark.rule("C21")
def test_partners_share_sequences_and_nobody_adds_to_those_of_the_others() -> None:
    state = samba(PLAYING, "melds 0: 5h6h7h", "melds 1: 5c6c7c", "laid 1 2", "hand 0: 8h 8c 9 J")
    do(state, "extend 5h-7h high")
    found = refused(state, "extend 5c-7c high")
    assert (found.code, found.rule) == ("no_such_run", "C17")
    assert down(state, 1) == ["5c-7c"]


@pytest.mark.rule("C15")
def test_a_card_is_laid_once_in_a_set_or_in_a_sequence() -> None:
    """8♥ stands in 8 8 8 and in 8 9 10: with one of them only one meld is left."""
    state = samba(*OPEN, "hand 0: 8h 8c 8d 9h 10h J J")
    assert {"lay 8c8d8h", "run 8h9h10h"} <= legal_texts(state)
    sequence, rank = state.copy(), state.copy()
    do(sequence, "run 8h9h10h")
    assert refused(sequence, "lay 8c8d8h").code == "not_in_hand"
    do(rank, "lay 8c8d8h")
    assert refused(rank, "run 8h9h10h").code == "not_in_hand"


@pytest.mark.rule("C15")
def test_suits_may_be_left_out_where_the_hand_leaves_one_choice() -> None:
    state = samba(*OPEN, "hand 0: 9h 9h J 4c 4d")
    with pytest.raises(NotationError) as caught:
        state.parse("discard 4")
    assert (caught.value.code, caught.value.params["card"]) == ("suit_needed", "4")
    do(state, "discard 9")
    assert hand(state, 0) == "4 4 9 J"


@pytest.mark.rule("C15")
def test_other_words_for_sequences() -> None:
    """`lay` starts one, `add` extends one."""
    state = samba(*OPEN, "hand 0: 5h 6h 7h 8h J J")
    do(state, "lay 5h6h7h", "add 8h to 5h-7h")
    assert down(state) == ["5h-8h", "KKK"]
