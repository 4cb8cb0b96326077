"""Samba: rank melds, second melds and joining, canastas, black threes: C12 to C14, C20, C25; C-T6, S4."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.samba import OTHERS, PLAYING, down, made, samba
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, refused, takes, verdict

OPEN = (PLAYING, "melds 0: KKK")


@pytest.mark.rule("C12")
@pytest.mark.parametrize(
    ("cards", "meld", "code"),
    [
        ("9 9 2", "992", "legal"),
        ("9 9 2 2", "9922", "legal"),
        ("9 9 9 2 Jk", "9992Jk", "legal"),
        ("9 9 9 2 2 2", "999222", "too_many_wild"),
        ("9 9 9c 9d 2 2 2", "9c9c9c9d222", "too_many_wild"),
        ("9 2 2", "922", "meld_needs_naturals"),
        ("9 9", "99", "meld_too_small"),
    ],
)
def test_two_naturals_at_least_and_two_wild_cards_at_most(cards: str, meld: str, code: str) -> None:
    """C-T6, S4: 9 9 9 2 2 is legal, 9 9 9 9 2 2 2 is not."""
    state = samba(*OPEN, f"hand 0: {cards} J J 4")
    assert verdict(state, f"lay {meld}") == code


@pytest.mark.rule("C12")
def test_a_third_wild_card_joins_no_meld() -> None:
    """C-T6: 9 9 9 2 2 and a joker; the same at six cards."""
    for meld in ("99922", "999922"):
        state = samba(PLAYING, f"melds 0: {meld}", "hand 0: Jk J J 4")
        found = refused(state, "add Jk to 9")
        assert (found.code, found.params) == ("too_many_wild", {"most": 2})


@pytest.mark.rule("C12")
def test_a_mixed_canasta_has_five_naturals_at_least() -> None:
    state = samba(PLAYING, "melds 0: 999922", "hand 0: 9c 2 J J")
    assert not is_legal(state, "add 2 to 9")
    assert made(do(state, "add 9c")) == ["canasta_mixed"]
    assert down(state) == ["2299999"]


@pytest.mark.rule("C13")
def test_wild_cards_are_no_meld_of_their_own() -> None:
    state = samba(*OPEN, "hand 0: 2 2 2 Jk Jk Jk J 4")
    for meld in ("222", "JkJkJk", "22Jk"):
        found = refused(state, f"lay {meld}")
        assert (found.code, found.rule) == ("no_wild_melds", "A39")


@pytest.mark.rule("C14")
def test_a_side_may_have_two_melds_of_a_rank_side_by_side() -> None:
    """C-Q9: also while the first is unfinished."""
    state = samba(PLAYING, "melds 0: 888", "hand 0: 8d 8d 8h 8h J 4")
    do(state, "lay 8d8d8h")
    assert down(state) == ["888", "888"]
    one, two = state.copy(), state.copy()
    do(one, "add 8h")
    do(two, "add 8h to 8/2")
    assert down(one) == down(two) == ["888", "8888"]
    assert one.text() != two.text()


@pytest.mark.rule("C14")
def test_a_third_meld_of_a_rank_is_refused() -> None:
    """Finished ones count."""
    for melds in ("888 888", "8888822 888"):
        state = samba(PLAYING, f"melds 0: {melds}", "hand 0: 8s 8s 8s J 4")
        found = refused(state, "lay 8s8s8s")
        assert (found.code, found.rule, found.params) == ("two_melds_per_rank", "C14", {"card": "8"})


@pytest.mark.rule("C14")
def test_both_melds_of_a_rank_may_become_canastas() -> None:
    """Five kings and two twos twice: 300 each."""
    state = samba(PLAYING, "melds 0: KKKKK22 KKKK22", "hand 0: K 9", *OTHERS)
    assert made(do(state, "add K to K/2")) == ["canasta_mixed"]
    do(state, "discard 9")
    assert lines(state)["mixed_canastas"] == 600
    assert lines(state)["meld_cards"] == 10 * 10 + 4 * 20


@pytest.mark.rule("C14")
def test_two_melds_of_a_rank_may_be_joined() -> None:
    state = samba(PLAYING, "melds 0: 888 8882", "hand 0: J J 4")
    assert "join 8" in legal_texts(state)
    events = do(state, "join 8")
    assert made(events) == ["canasta_mixed"], "seven cards"
    assert codes(events)[0] == "joined"
    assert (down(state), hand(state, 0)) == (["2888888"], "4 J J")
    assert refused(state, "join 8").code == "nothing_to_join"


@pytest.mark.rule("C14", "C12")
def test_joining_keeps_to_two_wild_cards() -> None:
    """C-Q9: 8 8 8 2 and 8 8 8 2 may be one meld, with a third wild card they may not."""
    assert is_legal(samba(PLAYING, "melds 0: 8882 8882", "hand 0: J J 4"), "join 8")
    state = samba(PLAYING, "melds 0: 88822 8882", "hand 0: J J 4")
    found = refused(state, "join 8")
    assert (found.code, found.rule, found.params) == ("join_too_wild", "C14", {"card": "8", "most": 2})


@pytest.mark.rule("C14", "C20")
@pytest.mark.parametrize(
    ("melds", "code"),
    [
        ("8888888 888", "legal"),
        ("888 8888888", "legal"),
        ("8888822 888", "legal"),
        ("888 8888822", "legal"),
        ("8888888 882", "wild_onto_finished"),
        ("882 8888888", "wild_onto_finished"),
        ("KKKKK22 KKKKK22", "join_finished"),
        ("888", "nothing_to_join"),
    ],
)
def test_which_melds_may_be_joined(melds: str, code: str) -> None:
    """No wild card comes to a finished canasta, and two finished ones stay two."""
    state = samba(PLAYING, f"melds 0: {melds}", "hand 0: J J 4")
    rank = melds[0]
    assert verdict(state, f"join {rank}") == code
    if code == "legal":
        before = down(state)
        assert made(do(state, f"join {rank}")) == [], "the canasta was there before"
        assert down(state) == ["".join(sorted("".join(before)))]


@pytest.mark.rule("C14")
def test_the_melds_of_the_other_side_are_not_joined() -> None:
    state = samba(PLAYING, "melds 0: KKK", "melds 1: 888 888", "hand 0: J J 4")
    assert refused(state, "join 8").code == "nothing_to_join"


@pytest.mark.rule("C14", "C28")
def test_joining_is_no_lay_and_the_question_may_come_after_it() -> None:
    """A71: the partner is asked before anything is laid; what lay there already is not laid."""
    state = samba(PLAYING, "melds 0: KKKKKKK QQQQQQQ 888 888 JJJ", "hand 0: J 4")
    do(state, "join 8")
    assert "ask" in legal_texts(state)
    do(state, "add J")
    assert refused(state, "ask").code == "ask_before_laying"


@pytest.mark.rule("C14")
def test_joining_may_bring_the_canasta_that_going_out_needs() -> None:
    """888 and 8888 are no canasta; joined they are the second one."""
    state = samba(PLAYING, "melds 0: KKKKKKK 888 8888 JJJ", "hand 0: J 4", *OTHERS)
    assert verdict(state, "add J; join 8; discard 4") == "legal"
    do(state, "add J")
    assert refused(state, "discard 4").code == "must_keep_card"
    do(state, "join 8")
    assert "went_out" in codes(do(state, "discard 4"))


@pytest.mark.rule("C20")
def test_naturals_join_a_finished_canasta_and_wild_cards_do_not() -> None:
    """C-Q4, C-Q5: there is no cap in samba."""
    state = samba(PLAYING, "melds 0: 7777777 5555522", "hand 0: 7 5 2 J J 9")
    assert refused(state, "add 2 to 7").code == "wild_onto_finished"
    assert refused(state, "add 2 to 5").code == "too_many_wild"
    do(state, "add 7", "add 5")
    assert down(state) == ["22555555", "77777777"]


@pytest.mark.rule("C20", "C33")
def test_an_eighth_card_brings_its_points_and_no_second_bonus() -> None:
    state = samba(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: K 9", *OTHERS)
    do(state, "add K", "discard 9")
    assert (lines(state)["meld_cards"], lines(state)["natural_canastas"]) == (150, 1000)


@pytest.mark.rule("C25")
def test_black_threes_are_melded_by_a_player_who_goes_out() -> None:
    """5 each, and a final discard may follow."""
    state = samba(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 9", *OTHERS)
    do(state, "lay 333")
    assert "went_out" in codes(do(state, "discard 9"))
    assert lines(state)["meld_cards"] == 140 + 15
    whole = samba(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 3", *OTHERS)
    assert "went_out" in codes(do(whole, "lay 3333"))


@pytest.mark.rule("C25")
@pytest.mark.parametrize(
    ("melds", "held", "lay", "code"),
    [
        ("KKKKKKK QQQQQQQ", "3 3 3 9 10", "333", "black_three_not_last"),
        ("KKKKKKK", "3 3 3 9", "333", "black_three_not_last"),
        ("KKKKKKK QQQQQQQ", "3 3 2", "332", "no_wild_with_threes"),
    ],
    ids=["two cards stay", "one canasta", "a wild card"],
)
def test_black_threes_are_not_melded_otherwise(melds: str, held: str, lay: str, code: str) -> None:
    state = samba(PLAYING, f"melds 0: {melds}", f"hand 0: {held}")
    assert refused(state, f"lay {lay}").code == code


@pytest.mark.rule("C14", "C6")
def test_the_pile_may_go_onto_either_of_two_melds_of_a_rank() -> None:
    state = samba("pile 4 5 8h", "melds 0: 888 888", "hand 0: 8h 8s J 9")
    assert takes(state) == {"take onto 8", "take onto 8/2", "take 8h 8s", "take 8h 8s to 8/2"}
    do(state, "take 8h 8s to 8/2")
    assert down(state) == ["888", "888888"]
