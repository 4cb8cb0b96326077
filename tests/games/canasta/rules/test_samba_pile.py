"""Samba: taking the pile: C5 to C10, C29, with the worked cases C-T1 to C-T4."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, down, made, samba
from tests.support.positions import codes, do, hand, is_legal, pile, refused, takes


@pytest.mark.rule("C5")
@pytest.mark.parametrize("wild", ["2", "Jk"])
def test_one_card_and_a_joker_do_not_buy(wild: str) -> None:
    """C-T1: opened, the pile is open, no meld of eights."""
    state = samba("pile 4 5 8h", "melds 0: KKK", f"hand 0: 8c {wild} J 9")
    assert takes(state) == set()
    found = refused(state, f"take 8 {wild}")
    assert (found.code, found.rule) == ("no_take_with_wild", "A29")


@pytest.mark.rule("C5", "C6")
def test_an_unfinished_meld_of_the_rank_takes_the_top_card() -> None:
    """C-T2: but not with a natural and a joker beside it."""
    state = samba("pile 4 5 8h", "melds 0: KKK 888", "hand 0: 8c 2 J 9")
    assert takes(state) == {"take onto 8"}
    assert not is_legal(state, "take 8 2")
    do(state, "take onto 8")
    assert (down(state), hand(state, 0), pile(state)) == (["8888", "KKK"], "2 4 5 8 9 J", "")


@pytest.mark.rule("C6")
def test_two_naturals_buy_for_a_new_meld() -> None:
    state = samba("pile 4 5 8h", "melds 0: KKK", "hand 0: 8c 8s J 9")
    assert takes(state) == {"take 8c 8s"}
    do(state, "take 8c 8s")
    assert (down(state), hand(state, 0)) == (["888", "KKK"], "4 5 9 J")


@pytest.mark.rule("C6", "C14")
@pytest.mark.parametrize(
    ("way", "melds"),
    [
        ("take onto 8", ["8888", "KKK"]),
        ("take 8c 8s", ["888888", "KKK"]),
        ("take 8c 8s to 8/2", ["888", "888", "KKK"]),
    ],
)
def test_a_pair_joins_the_meld_of_the_rank_or_makes_a_second_one(way: str, melds: list[str]) -> None:
    """The player's choice (A74); and the top card alone goes onto the meld of an open pile."""
    state = samba("pile 4 5 8h", "melds 0: KKK 888", "hand 0: 8c 8s J 9")
    assert takes(state) == {"take onto 8", "take 8c 8s", "take 8c 8s to 8/2"}
    do(state, way)
    assert down(state) == melds


@pytest.mark.rule("C6")
def test_every_pair_of_suits_is_a_way_of_its_own() -> None:
    """Which eight stays in the hand matters for sequences."""
    state = samba("pile 4 5 8h", "melds 0: KKK", "hand 0: 8c 8d 8s J 9")
    assert takes(state) == {"take 8c 8d", "take 8c 8s", "take 8d 8s"}
    do(state, "take 8c 8s")
    assert is_legal(state, "discard 8d")
    assert refused(state, "discard 8c").code == "not_in_hand"


@pytest.mark.rule("C7")
def test_nothing_of_the_pile_goes_onto_a_finished_canasta() -> None:
    """C-Q3: with a pair a second meld is begun, with a single card nothing is."""
    one = samba("pile 4 5 K", "melds 0: KKKKKKK", "hand 0: K J 9")
    assert takes(one) == set()
    found = refused(one, "take onto K")
    assert (found.code, found.params) == ("finished_canasta", {"card": "K"})
    two = samba("pile 4 5 K", "melds 0: KKKKKKK", "hand 0: K K J 9")
    assert takes(two) == {"take Kc Kc to K/2"}
    do(two, "take K K to K/2")
    assert down(two) == ["KKK", "KKKKKKK"]


@pytest.mark.rule("C7", "C14")
def test_beside_a_finished_canasta_the_second_meld_takes_the_card() -> None:
    state = samba("pile 4 5 K", "melds 0: KKKKK22 KKK", "hand 0: J 9")
    assert takes(state) == {"take onto K/2"}
    do(state, "take onto K/2")
    assert down(state) == ["22KKKKK", "KKKK"]
    both = samba("pile 4 5 K", "melds 0: KKKKK22 KKKKK22", "hand 0: K J 9")
    assert takes(both) == set(), "two melds of a rank are the most, finished ones count"


@pytest.mark.rule("C7", "C18")
def test_nothing_of_the_pile_goes_onto_a_samba() -> None:
    state = samba("pile 4 5 Jh", f"melds 0: {SAMBA}", "hand 0: Q 9 8")
    assert takes(state) == set()
    found = refused(state, "take onto 4h-10h high")
    assert (found.code, found.rule) == ("run_full", "C18")


@pytest.mark.rule("C8")
@pytest.mark.parametrize(
    ("top", "held", "ways"),
    [
        ("8h", "J Q", {"take onto 5h-7h high"}),
        ("4h", "J Q", {"take onto 5h-7h low"}),
        ("9h", "8h Q", set()),
        ("8d", "J Q", set()),
        ("7h", "J Q", set()),
    ],
    ids=["above", "below", "with a card of the hand between", "another suit", "a card that lies there already"],
)
def test_the_top_card_goes_onto_a_sequence_that_it_fits(top: str, held: str, ways: set[str]) -> None:
    """C-T3."""
    state = samba(f"pile 4 5 {top}", "melds 0: 5h6h7h", f"hand 0: {held} 10")
    assert takes(state) == ways


@pytest.mark.rule("C8")
def test_the_pile_goes_to_the_hand_after_its_top_card_went_onto_the_sequence() -> None:
    state = samba("pile 4 5 8h", "melds 0: 5h6h7h", "hand 0: J Q")
    events = do(state, "take onto 5h-7h high")
    assert codes(events) == ["took", "run_extended", "lifted"]
    assert (down(state), hand(state, 0)) == (["5h-8h"], "4 5 J Q")


@pytest.mark.rule("C8", "C17")
def test_the_top_card_may_complete_a_samba() -> None:
    state = samba("pile 4 5 10h", "melds 0: 4h5h6h7h8h9h", "hand 0: J Q")
    events = do(state, "take onto 4h-9h high")
    assert made(events) == ["canasta_sequence"]
    assert down(state) == ["4h-10h"]


@pytest.mark.rule("C8")
def test_of_two_sequences_that_the_top_card_fits_the_player_chooses() -> None:
    state = samba("pile 4 5 8h", "melds 0: 5h6h7h 9h10hJh", "hand 0: J Q")
    assert takes(state) == {"take onto 5h-7h high", "take onto 9h-Jh low"}
    do(state, "take onto 9h-Jh low")
    assert down(state) == ["5h-7h", "8h-Jh"]


@pytest.mark.rule("C8")
def test_the_top_card_never_starts_a_sequence() -> None:
    """C-T4: top 6♠, hand 5♠ 7♠."""
    state = samba("pile 4 5 6s", "melds 0: KKK", "hand 0: 5s 7s J Q")
    assert takes(state) == set()
    found = refused(state, "take 5s 7s")
    assert (found.code, found.rule) == ("no_run_from_pile", "C8")


@pytest.mark.rule("C8", "C21")
def test_the_sequence_of_the_other_side_takes_no_card() -> None:
    state = samba("pile 4 5 8h", "melds 0: KKK", "melds 1: 5h6h7h", "hand 0: J Q 9")
    assert takes(state) == set()
    found = refused(state, "take onto 5h-7h high")
    assert (found.code, found.rule) == ("no_such_run", "C17")


@pytest.mark.rule("C8", "C9")
def test_a_frozen_pile_goes_onto_no_sequence() -> None:
    state = samba("pile 2 5 8h", "melds 0: 5h6h7h", "hand 0: 8c J Q")
    assert takes(state) == set()
    found = refused(state, "take onto 5h-7h high")
    assert (found.code, found.params) == ("pile_closed", {"card": "8", "reason": 2})
    pair = samba("pile 2 5 8h", "melds 0: 5h6h7h", "hand 0: 8c 8s J Q")
    assert takes(pair) == {"take 8c 8s"}
    assert refused(pair, "take onto 5h-7h high").code == "pair_must_be_laid"


@pytest.mark.rule("C9")
@pytest.mark.parametrize(
    ("melds", "ways"),
    [
        ("KKK", {"take 8c 8s"}),
        ("KKK 888", {"take 8c 8s", "take 8c 8s to 8/2"}),
        ("KKK 8888822", {"take 8c 8s to 8/2"}),
    ],
)
def test_a_wild_card_in_the_pile_asks_for_a_natural_pair(melds: str, ways: set[str]) -> None:
    """The pair is laid with the top card: new, joined or as a second meld (A74)."""
    state = samba("pile Jk 5 8h", f"melds 0: {melds}", "hand 0: 8c 8s J Q")
    assert takes(state) == ways


@pytest.mark.rule("C9")
def test_a_side_without_a_meld_needs_a_pair_and_the_minimum() -> None:
    """8 8 8 are 30 of 50; with A A 2 they are 90; one ace less, and 30 is all that can be reached."""
    state = samba("pile 4 5 8h", "hand 0: 8c 8s Ac Ad 2 J Q")
    assert takes(state) == {"take 8c 8s"}
    do(state, "take 8c 8s")
    assert pile(state) == "4 5", "the rest waits until the minimum is on the table"
    do(state, "lay AA2")
    assert (pile(state), hand(state, 0)) == ("", "4 5 J Q")
    short = samba("pile 4 5 8h", "hand 0: 8c 8s Ac Ad 9 J Q")
    assert takes(short) == set()
    found = refused(short, "take 8c 8s")
    assert (found.code, found.params) == ("opening_short", {"needs": 50, "reachable": 30})


@pytest.mark.rule("C9")
def test_a_buried_card_does_not_help_the_opening() -> None:
    """The ace in the pile would make A A A; only the top card counts."""
    state = samba("pile A 5 8h", "hand 0: 8c 8s Ac Ad 9 J Q")
    assert takes(state) == set()


@pytest.mark.rule("C10")
def test_a_black_three_on_top_blocks_the_pile() -> None:
    """Even for a player with two more black threes, and whatever lies on the table."""
    state = samba("pile 8 9 3s", "melds 0: KKK 888", "hand 0: 3c 3c 8 J Q")
    assert takes(state) == set()
    assert refused(state, "take 3 3").code == "pile_top_black_three"


@pytest.mark.rule("C10")
def test_a_covered_black_three_does_not_freeze_the_pile() -> None:
    """C-Q12: it only blocked the player before."""
    position = ("pile 9 3s 8h", "melds 0: KKK 888", "hand 0: J Q 9")
    assert takes(samba(*position)) == {"take onto 8"}
    assert takes(samba(*position, black3_freezes=True)) == set()


@pytest.mark.rule("C10")
def test_nobody_takes_while_a_wild_card_lies_on_top() -> None:
    state = samba("pile 9 8 2", "melds 0: KKK 888", "hand 0: 2 Jk 8 8 J Q")
    assert takes(state) == set()
    assert refused(state, "take 8 8").code == "pile_top_wild"


@pytest.mark.rule("C29")
@pytest.mark.parametrize("melds", ["888 KKKKKKK QQQQQQQ", "5h6h7h KKKKKKK QQQQQQQ"])
def test_one_card_does_not_buy_a_pile_of_one_card(melds: str) -> None:
    way = "take onto 8" if melds.startswith("888") else "take onto 5h-7h high"
    state = samba("pile 8h", f"melds 0: {melds}", "hand 0: 8c")
    assert takes(state) == set()
    assert refused(state, way).code == "one_card_take"
    assert takes(samba("pile 4 8h", f"melds 0: {melds}", "hand 0: 8c")) == {way}, "a pile of two cards leaves enough"


@pytest.mark.rule("C29")
def test_a_player_who_buys_must_keep_a_card_or_go_out() -> None:
    """One card in hand and the pile 4 8: he lays the 8, holds 8 4 and must discard one."""
    state = samba(PLAYING.replace("play drew", "take"), "pile 4 8h", "melds 0: 888", "hand 0: 9", *OTHERS)
    do(state, "take onto 8", "discard 9")
    assert hand(state, 0) == "4"
