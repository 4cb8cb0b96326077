"""The preset book: black threes: P6, P10, P12, and the other times at which an option lets them be melded."""

from __future__ import annotations

import pytest

from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, melds, refused

CANASTA = "melds 0: KKKKKKK 888"
OTHERS = ("hand 1: 4", "hand 2: 5", "hand 3: 6")


@pytest.mark.rule("P10")
@pytest.mark.parametrize("steps", [("add 8", "lay 333"), ("lay 333", "add 8")])
def test_three_black_threes_are_melded_by_a_player_who_lays_everything(steps: tuple[str, ...]) -> None:
    """P-T2: the 8 joins 8 8 8, the threes count 15."""
    state = book(PLAYING, CANASTA, "hand 0: 3s 3c 3c 8", *OTHERS)
    assert codes(do(state, *steps))[-2:] == ["went_out", "deal_ended_out"]
    assert lines(state)["meld_cards"] == 15 + 70 + 40


@pytest.mark.rule("P10")
@pytest.mark.parametrize("held", ["3 3 3 8 Q", "3 3 3 Q"])
def test_no_card_is_discarded_by_a_player_who_melds_black_threes(held: str) -> None:
    """P-T2: the Q would have to be discarded."""
    found = refused(book(PLAYING, CANASTA, f"hand 0: {held}", *OTHERS), "lay 333")
    assert (found.code, found.rule) == ("black_three_not_last", "A44")
    assert is_legal(book(PLAYING, CANASTA, f"hand 0: {held}", *OTHERS, black3_melds="going_out"), "lay 333")


@pytest.mark.rule("P10")
def test_after_black_threes_only_laying_is_left() -> None:
    state = book(PLAYING, CANASTA, "hand 0: 3 3 3 3 8", *OTHERS)
    do(state, "lay 333")
    assert legal_texts(state) == {"add 3", "add 8"}
    found = refused(state, "discard 8")
    assert (found.code, found.rule, found.params) == ("no_discard_due", "P10", {"reason": 2})
    do(state, "add 8")
    assert refused(state, "discard 3").code == "no_discard_due"
    assert "went_out" in codes(do(state, "add 3"))


@pytest.mark.rule("P10")
def test_four_black_threes_are_a_meld_and_two_are_none() -> None:
    state = book(PLAYING, CANASTA, "hand 0: 3 3 3 3", *OTHERS)
    assert is_legal(state, "lay 3333")
    two = book(PLAYING, CANASTA, "hand 0: 3 3 2 8", *OTHERS)
    assert refused(two, "lay 33").code == "meld_too_small"
    assert refused(two, "lay 332").code == "no_wild_with_threes"


@pytest.mark.rule("P9", "P10")
def test_black_threes_need_a_canasta() -> None:
    state = book(PLAYING, "melds 0: KKK 888", "hand 0: 3 3 3 8", *OTHERS)
    assert refused(state, "lay 333").code == "black_three_not_last"


# Sets of three or four in any own turn, or none at all


def anytime(*rows: str, **options: Value) -> CanastaState:
    return book(*rows, black3_melds="anytime", **options)


@pytest.mark.rule("D19", "D20")
def test_a_set_of_black_threes_in_any_own_turn() -> None:
    """No canasta, no going out; the fourth three is never added."""
    state = anytime(PLAYING, "melds 0: 888", "hand 0: 3 3 3 3 9 10")
    assert {"lay 333", "lay 3333"} <= legal_texts(state)
    do(state, "lay 333")
    assert melds(state, 0) == ["333", "888"]
    found = refused(state, "add 3")
    assert (found.code, found.rule) == ("black_threes_closed", "D20")
    do(state, "discard 9")
    assert hand(state, 0) == "3 10"


@pytest.mark.rule("D19")
def test_four_black_threes_are_laid_in_one_step() -> None:
    state = anytime(PLAYING, "melds 0: 888", "hand 0: 3 3 3 3 9 10")
    do(state, "lay 3333", "discard 9")
    assert (melds(state, 0), hand(state, 0)) == (["3333", "888"], "10")


@pytest.mark.rule("D20")
def test_a_set_of_an_earlier_turn_is_closed() -> None:
    state = anytime(PLAYING, "melds 0: 333 888", "hand 0: 3 9 10")
    assert refused(state, "add 3").code == "black_threes_closed"


@pytest.mark.rule("D19")
def test_a_set_leaves_a_card_like_every_meld() -> None:
    """Without a canasta the 9 is kept, so it cannot be the discard."""
    found = refused(anytime(PLAYING, "melds 0: 888", "hand 0: 3 3 3 9"), "lay 333")
    assert (found.code, found.params) == ("must_keep_card", {"needs": 1, "has": 0})
    state = anytime(PLAYING, CANASTA, "hand 0: 3 3 3 9", *OTHERS)
    assert "went_out" in codes(do(state, "lay 333", "discard 9"))


@pytest.mark.rule("D19")
def test_a_set_counts_for_the_opening() -> None:
    """15 + A A 2 = 75 of 50; 15 and nothing else are too few."""
    state = anytime(PLAYING, "hand 0: 3 3 3 A A 2 9 10")
    do(state, "open 333 AA2", "discard 9")
    assert melds(state, 0) == ["333", "2AA"]
    found = refused(anytime(PLAYING, "hand 0: 3 3 3 5 6 9 10"), "lay 333")
    assert (found.code, found.params) == ("opening_short", {"needs": 50, "reachable": 15})


@pytest.mark.rule("D19")
def test_a_set_alone_may_open_below_zero() -> None:
    """15 of 15; a free set is no opening even then."""
    state = anytime(PLAYING, "scores -5 0", "hand 0: 3 3 3 9 10")
    do(state, "lay 333", "discard 9")
    assert state.view(-1).opened[0]
    free = anytime(PLAYING, "scores -5 0", "hand 0: 3 3 3 9 10", black3_before_opening="free")
    do(free, "lay 333", "discard 9")
    assert not free.view(-1).opened[0]


@pytest.mark.rule("D19", "D20")
def test_a_set_may_be_free_before_the_opening_and_opens_nothing() -> None:
    """K K K and 2 make 50; with the 15 of the threes the kings alone would have been 45."""
    state = anytime(PLAYING, "hand 0: 3 3 3 K K K 9 10", black3_before_opening="free")
    do(state, "lay 333")
    assert state.view(0).opened == (False, False)
    assert refused(state, "lay KKK").params == {"needs": 50, "reachable": 30}
    do(state, "discard 9")
    assert (melds(state, 0), state.view(-1).opened[0]) == (["333"], False)

    later = anytime("pile 4 K", "melds 0: 333", "hand 0: K K A 9", black3_before_opening="free")
    assert not later.view(0).opened[0]
    assert refused(later, "take K K").params == {"needs": 50, "reachable": 30}


@pytest.mark.rule("D20")
def test_a_free_set_does_not_count_with_an_opening_of_the_same_turn() -> None:
    """K K K 2 make the 50 alone."""
    held = "hand 0: 3 3 3 K K K 2 9 10"
    state = anytime(PLAYING, held, black3_before_opening="free")
    do(state, "lay 333", "lay KKK")
    assert legal_texts(state) == {"add 2 to K"}
    do(state, "add 2 to K", "discard 9")
    assert melds(state, 0) == ["333", "2KKK"]
    assert state.view(-1).opened[0]


@pytest.mark.rule("D20", "A77")
def test_whoever_laid_a_free_set_is_not_concealed_later() -> None:
    """He has laid cards before the turn in which he goes out."""
    state = anytime(
        PLAYING, "melds 0: 333", "laid 0", "hand 0: K K K K K K K 9", *OTHERS, black3_before_opening="free"
    )  # fmt: skip
    assert "went_out" in codes(do(state, "lay KKKKKKK", "discard 9"))
    assert "concealed" not in lines(state)


@pytest.mark.rule("D20", "P11")
def test_the_partner_adds_nothing_to_a_closed_set() -> None:
    """One black three fits nowhere, three are a set of their own only where none lies."""
    state = anytime(PLAYING, "melds 0: KKKKKKK 333", "hand 0: 9", "hand 1: J", "hand 2: 3", "hand 3: J")
    assert codes(do(state, "discard 9"))[-1] == "deal_ended_out"
    whole = anytime(PLAYING, "melds 0: KKKKKKK", "hand 0: 9", "hand 1: J", "hand 2: 3 3 3 3", "hand 3: J")
    do(whole, "discard 9")
    assert legal_texts(whole) == {"lay 3333", "pass"}, "after three the fourth would stay"


ENDS = ("turn 1 play drew", "melds 1: 4444444", "hand 1: 8", "hand 3: Q", "hand 0: 9", "hand 2: 10")


@pytest.mark.rule("D20")
def test_a_free_set_is_a_meld_for_the_red_threes() -> None:
    """Where one meld is enough: 15 + 100 - 20."""
    options: dict[str, Value] = {"black3_before_opening": "free", "red3_condition": "one_meld"}
    state = anytime(*ENDS, "melds 0: 333", "red 0: 3h", **options)
    do(state, "discard 8")
    assert lines(state) == {"meld_cards": 15, "red_threes": 100, "hand_cards": -20}


@pytest.mark.rule("E14")
@pytest.mark.parametrize("held", ["3 3 3 8", "3 3 3 9 10"])
def test_black_threes_may_be_melded_never(held: str) -> None:
    state = book(PLAYING, CANASTA, f"hand 0: {held}", *OTHERS, black3_melds="off")
    found = refused(state, "lay 333")
    assert (found.code, found.rule) == ("no_black_three_melds", "E14")
    assert not any(text.startswith("lay 3") for text in legal_texts(state))
