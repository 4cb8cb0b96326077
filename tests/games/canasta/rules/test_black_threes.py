"""Black threes: A44, A45."""

from __future__ import annotations

import pytest

from tests.support.positions import codes, do, is_legal, legal_texts, melds, refused, table, takes

PLAYING = "turn 0 play drew"
TWO_CANASTAS = "melds 0: KKKKKKK QQQQQQQ"


@pytest.mark.rule("A44")
def test_black_threes_are_melded_only_by_a_player_who_goes_out() -> None:
    out = table(PLAYING, TWO_CANASTAS, "hand 0: 3 3 3 9")
    assert is_legal(out, "lay 333")
    stays = table(PLAYING, TWO_CANASTAS, "hand 0: 3 3 3 9 10")
    found = refused(stays, "lay 333")
    assert (found.code, found.rule) == ("black_three_not_last", "A44")
    one_canasta = table(PLAYING, "melds 0: KKKKKKK QQQ", "hand 0: 3 3 3 9")
    assert refused(one_canasta, "lay 333").code == "black_three_not_last"


@pytest.mark.rule("A44")
@pytest.mark.parametrize("threes", [1, 2])
def test_one_or_two_black_threes_are_no_meld(threes: int) -> None:
    state = table(PLAYING, TWO_CANASTAS, f"hand 0: {'3 ' * threes} 9")
    assert not any("3" in text and text.startswith("lay") for text in legal_texts(state))
    assert refused(state, f"lay {'3' * threes}").code == "meld_too_small"


@pytest.mark.rule("A44")
@pytest.mark.parametrize("lay", ["lay 333", "lay 3333"])
def test_three_or_four_black_threes_are_a_meld(lay: str) -> None:
    state = table(PLAYING, TWO_CANASTAS, f"hand 0: {'3 ' * (len(lay) - 4)} 9")
    events = do(state, lay, "discard 9")
    assert "went_out" in codes(events)


@pytest.mark.rule("A44")
def test_black_threes_come_in_any_order_among_the_lays() -> None:
    """First the threes, then a seven and the fourth three singly, then the discard."""
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 3 3 3 3 7 9")
    do(state, "lay 333")
    assert legal_texts(state) == {"add 3", "add 7"}
    for early in ("discard 3", "discard 7", "discard 9"):
        found = refused(state, early)
        assert (found.code, found.rule) == ("must_go_out", "A44")
    do(state, "add 7", "add 3")
    assert melds(state, 0)[0] == "3333"
    assert "went_out" in codes(do(state, "discard 9"))


@pytest.mark.rule("A44")
def test_the_fourth_black_three_may_be_the_discard() -> None:
    state = table(PLAYING, TWO_CANASTAS, "hand 0: 3 3 3 3")
    do(state, "lay 333")
    assert legal_texts(state) == {"add 3", "discard 3"}
    assert "went_out" in codes(do(state, "discard 3"))


@pytest.mark.rule("A44", "A56")
def test_melding_black_threes_never_ends_in_losing() -> None:
    """A single canasta: emptying the hand would lose, and black threes ask for going out."""
    state = table(PLAYING, "melds 0: KKKKKKK 777", "hand 0: 3 3 3 7")
    assert not is_legal(state, "lay 333")
    assert is_legal(state, "add 7")


@pytest.mark.rule("A45")
def test_a_black_three_is_taken_with_two_others_by_a_player_who_goes_out() -> None:
    """The 7 of the pile joins the sevens, the 9 is the discard."""
    state = table("pile 7 3", "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 3 3 9")
    assert takes(state) == {"take 3 3"}
    do(state, "take 3 3", "add 7")
    assert legal_texts(state) == {"discard 9"}
    assert "went_out" in codes(do(state, "discard 9"))


@pytest.mark.rule("A31", "A45")
@pytest.mark.parametrize(
    "lines",
    [
        ("pile 7 3", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 9"),
        ("pile 3", "melds 0: KKKKKKK QQQ", "hand 0: 3 3 9"),
        ("pile 3", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 2 9"),
    ],
    ids=["two cards would stay", "a canasta is missing", "one black three in the hand"],
)
def test_a_black_three_is_not_taken_otherwise(lines: tuple[str, ...]) -> None:
    assert takes(table(*lines)) == set()


@pytest.mark.rule("A37", "A45")
def test_a_side_that_has_not_opened_may_take_a_black_three_to_go_out() -> None:
    """3 3 3 and seven kings make 15 + 70 = 85 of 50, one canasta is enough for four; the 9 is the discard."""
    state = table("pile 3", "hand 0: 3 3 K K K K K K K 9", players=4)
    assert takes(state) == {"take 3 3"}
    do(state, "take 3 3", "lay KKKKKKK")
    assert "went_out_concealed" in codes(do(state, "discard 9"))
    short = table("scores 1500 0", "pile 3", "hand 0: 3 3 K K K K K K K 9", players=4)
    assert takes(short) == set()


@pytest.mark.rule("A33", "A45")
def test_a_frozen_pile_does_not_change_what_a_black_three_needs() -> None:
    """The 2 under it joins the sevens, the 9 is the discard."""
    state = table("pile 2 3", "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 3 3 9")
    assert takes(state) == {"take 3 3"}
    do(state, "take 3 3", "add 2 to 7", "discard 9")
    assert state.sheets[-1].reason == "out"
