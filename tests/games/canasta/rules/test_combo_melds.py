"""Combo: sets, joker sets, sequences, black threes, the cap: D10 to D22, D54; D-T2, D-T9, D-T10."""

from __future__ import annotations

import pytest

from tests.games.canasta.rules.combo import BOLIVIA, ESCALERA, combo
from tests.games.canasta.rules.samba import PLAYING, down, made
from tests.support.positions import codes, do, hand, is_legal, legal_texts, refused, verdict

OPEN = (PLAYING, "melds 0: KKK")
SPENT = "melds 1: AAAAAAA"
"""With a canasta of the other side no bonus cards come into a turn."""


@pytest.mark.rule("D10", "D11")
@pytest.mark.parametrize(
    ("cards", "meld", "code"),
    [
        ("6 6 6", "666", "legal"),
        ("6 6 Jk", "66Jk", "legal"),
        ("6 6 2 Jk", "662Jk", "legal"),
        ("6c 6c 6c 6d 2 2", "6c6c6c6d22", "legal"),
        ("6c 6c 6c 6d 2 2 Jk", "6c6c6c6d22Jk", "too_many_wild"),
        ("6c 6c 6c 6d 6d 2 2", "6c6c6c6d6d22", "legal"),
        ("6 2 2", "622", "meld_needs_naturals"),
        ("6 6", "66", "meld_too_small"),
    ],
)
def test_sets_of_three_to_seven_cards_with_two_jokers_at_most(cards: str, meld: str, code: str) -> None:
    """D-T9: 6 6 6 6 2 2 + Jk is illegal, 6 6 6 6 6 2 2 a mixed canasta."""
    assert verdict(combo(*OPEN, f"hand 0: {cards} J J 4"), f"lay {meld}") == code


@pytest.mark.rule("D11")
def test_a_third_joker_joins_no_set() -> None:
    """D-T9."""
    state = combo(PLAYING, "melds 0: 666622", "hand 0: Jk 6s J J")
    found = refused(state, "add Jk to 6")
    assert (found.code, found.params) == ("too_many_wild", {"most": 2})
    assert made(do(state, "add 6s")) == ["canasta_mixed"]


@pytest.mark.rule("D12", "D54")
@pytest.mark.parametrize("cards", ["222", "22Jk", "2JkJk", "JkJkJk", "2222", "22JkJkJk", "222222Jk"])
def test_jokers_and_twos_are_melded_freely(cards: str) -> None:
    """D-Q3: the limit of two is one of natural and mixed sets."""
    state = combo(*OPEN, f"hand 0: {cards} J J 4", SPENT)
    do(state, f"lay {cards}")
    jokers, twos = cards.count("Jk"), cards.count("2")
    assert down(state) == sorted(["Jk" * jokers + "2" * twos, "KKK"])
    assert hand(state, 0) == "4 J J"


@pytest.mark.rule("D12")
def test_two_wild_cards_are_no_set() -> None:
    assert refused(combo(*OPEN, "hand 0: 2 Jk J J 4"), "lay 2Jk").code == "meld_too_small"


@pytest.mark.rule("D12", "D54")
def test_no_natural_is_added_to_a_joker_set() -> None:
    """And no joker of it goes elsewhere: the sets stay apart."""
    state = combo(PLAYING, "melds 0: KKK 222", "hand 0: K Jk J J 4")
    for text in ("add K to 2", "add J to 2"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("wild_set_only_wilds", "D12")
    do(state, "add Jk to 2")
    assert down(state) == ["Jk222", "KKK"]


@pytest.mark.rule("D12")
def test_one_joker_set_at_a_time_is_unfinished() -> None:
    """D-Q17: beside a bolivia a new one may be begun."""
    state = combo(PLAYING, "melds 0: 222 KKK", "hand 0: 2 2 2 J J 4")
    found = refused(state, "lay 222")
    assert (found.code, found.rule) == ("one_wild_set", "D12")
    second = combo(PLAYING, f"melds 0: {BOLIVIA}", "hand 0: 2 2 2 J J 4")
    do(second, "lay 222")
    assert down(second) == ["222", "JkJkJk2222"]
    do_more = combo(PLAYING, f"melds 0: {BOLIVIA} 222222", "hand 0: 2 J J 4")
    assert made(do(do_more, "add 2 to 2")) == ["canasta_wild"]
    assert down(do_more) == ["2222222", "JkJkJk2222"]


@pytest.mark.rule("D13", "D54")
def test_seven_jokers_are_a_bolivia() -> None:
    """D-Q2: up to a canasta, and it is one."""
    state = combo(PLAYING, "melds 0: 2222JkJk", "hand 0: Jk 2 J J 4")
    events = do(state, "add Jk to 2")
    assert made(events) == ["canasta_wild"]
    assert down(state) == ["JkJkJk2222"]


@pytest.mark.rule("D13", "D17")
def test_nothing_is_added_to_a_bolivia() -> None:
    """Seven of eight twos at once, and the eighth finds no place."""
    state = combo(*OPEN, "hand 0: 2 2 2 2 2 2 2 2 J J 4")
    assert not is_legal(state, "lay 22222222")
    do(state, "lay 2222222")
    assert down(state) == ["2222222", "KKK"]
    assert not [text for text in legal_texts(state) if text.endswith("to 2")]


@pytest.mark.rule("D14", "D15")
@pytest.mark.parametrize("run", ["4c5c6c", "QdKdAd", "7h8h9h"])
def test_sequences_are_melded_as_in_samba(run: str) -> None:
    """D-Q16: three cards at least, the ace high."""
    cards = run.replace("c", "c ").replace("d", "d ").replace("h", "h ")
    state = combo(*OPEN, f"hand 0: {cards} J J 2")
    do(state, f"run {run}")
    assert len(down(state)) == 2


@pytest.mark.rule("D15")
def test_a_sequence_of_seven_is_an_escalera() -> None:
    state = combo(PLAYING, "melds 0: 7d8d9d10dJdQd", "hand 0: Kd Ad J J")
    assert made(do(state, "extend 7d-Qd high")) == ["canasta_sequence"]
    assert down(state) == ["7d-Kd"]


@pytest.mark.rule("D16")
def test_a_sequence_has_no_joker() -> None:
    """D-T10: with Q♦ replaced by a 2."""
    state = combo(*OPEN, "hand 0: 7d 8d 9d 10d Jd 2 Kd 4 4")
    found = refused(state, "run 7d8d9d10dJd2Kd")
    assert (found.code, found.rule) == ("run_no_wild", "C16")


@pytest.mark.rule("D17")
def test_an_eighth_card_is_added_to_no_canasta() -> None:
    """D-T10: A♦ to the escalera; a king, a queen, a two to natural and mixed canastas."""
    state = combo(PLAYING, f"melds 0: {ESCALERA} KKKKKKK QQQQQ22", "hand 0: Ad 6d K Q 2 J J")
    for text in ("extend 7d-Kd high", "extend 7d-Kd low"):
        assert refused(state, text).code == "run_full"
    for text in ("add K", "add Q", "add 2 to K", "add 2 to Q"):
        found = refused(state, text)
        assert (found.code, found.rule) == ("meld_full", "D17")


@pytest.mark.rule("D17")
def test_a_set_of_eight_cards_is_none() -> None:
    state = combo(*OPEN, "hand 0: 9c 9c 9c 9d 9d 9d 9h 9h J 4 5", SPENT)
    assert refused(state, "lay 9c9c9c9d9d9d9h9h").code == "meld_full"
    do(state, "lay 9c9c9c9d9d9d9h")
    assert refused(state, "add 9h").code == "meld_full"


@pytest.mark.rule("D18")
def test_two_canastas_of_a_rank_and_no_third_meld() -> None:
    state = combo(PLAYING, "melds 0: JJJJJ22", "hand 0: J J J 4 5 9")
    do(state, "lay JJJ")
    assert down(state) == ["22JJJJJ", "JJJ"]
    third = combo(PLAYING, "melds 0: JJJJJ22 JJJ", "hand 0: J J J 4 5 9")
    found = refused(third, "lay JJJ")
    assert (found.code, found.rule) == ("two_melds_per_rank", "C14")


@pytest.mark.rule("D18")
@pytest.mark.parametrize(
    ("melds", "code"),
    [
        ("888 8888", "legal"),
        ("8882 882", "legal"),
        ("8888 8888", "meld_full"),
        ("8822 882", "join_too_wild"),
        ("8888888 888", "meld_full"),
    ],
)
def test_joining_keeps_to_seven_cards_and_two_jokers(melds: str, code: str) -> None:
    """D-Q15: two melds side by side, and joined where they make no more than a canasta."""
    state = combo(PLAYING, f"melds 0: {melds}", "hand 0: 4 5 9")
    assert verdict(state, "join 8") == code


@pytest.mark.rule("D19")
@pytest.mark.parametrize(("cards", "meld"), [("3s 3c 3s 4 5 9", "333"), ("3s 3c 3s 3c 4 5 9", "3333")])
def test_black_threes_are_laid_at_any_time(cards: str, meld: str) -> None:
    """D-T2: 3♠ 3♣ 3♠ in the second round; the side has opened, and nobody goes out."""
    state = combo(*OPEN, f"hand 0: {cards}")
    do(state, f"lay {meld}")
    assert down(state) == [meld, "KKK"]


@pytest.mark.rule("D19")
def test_five_black_threes_are_too_many() -> None:
    """D-T2: and a set of four is laid in one step, for three would be closed."""
    state = combo(*OPEN, "hand 0: 3 3 3 3 3 4 5 9")
    found = refused(state, "lay 33333")
    assert (found.code, found.rule) == ("black_threes_four", "D19")
    do(state, "lay 333")
    found = refused(state, "add 3")
    assert (found.code, found.rule) == ("black_threes_closed", "D20")


@pytest.mark.rule("D19")
def test_black_threes_have_no_joker_beside_them() -> None:
    assert refused(combo(*OPEN, "hand 0: 3 3 2 4 5 9"), "lay 332").code == "no_wild_with_threes"


@pytest.mark.rule("D19")
def test_black_threes_are_laid_in_the_own_turn_after_taking() -> None:
    """D-Q9."""
    state = combo("pile 9", "melds 0: KKK", "hand 0: 3 3 3 4 5 9")
    assert refused(state, "lay 333").code == "take_first"


@pytest.mark.rule("D20")
@pytest.mark.parametrize("meld", ["333", "3333"])
def test_nothing_is_added_to_black_threes(meld: str) -> None:
    """D-T2: the next turn, with 3♣."""
    state = combo(PLAYING, f"melds 0: {meld} KKK", "hand 0: 3 4 5 9")
    found = refused(state, "add 3")
    assert (found.code, found.rule) == ("black_threes_closed", "D20")


@pytest.mark.rule("D19", "D20")
def test_the_other_three_black_threes_make_a_second_set() -> None:
    """D-Q7: six exist."""
    state = combo(PLAYING, "melds 0: 333 KKK", "hand 0: 3 3 3 4 5 9")
    do(state, "lay 333")
    assert down(state) == ["333", "333", "KKK"]
    assert not [text for text in legal_texts(state) if text.startswith("join")], "closed sets are not joined"


@pytest.mark.rule("D21")
def test_sevens_are_ordinary_cards() -> None:
    """In sets with jokers, in sequences, on the pile."""
    state = combo(*OPEN, "hand 0: 7c 7c 2 7h 8h 9h 4 7s 7d")
    do(state, "lay 7c7c2", "run 7h8h9h", "discard 7s")
    assert down(state) == ["277", "7h-9h", "KKK"]


@pytest.mark.rule("D22")
def test_partners_share_joker_sets_and_sequences() -> None:
    state = combo(PLAYING, "melds 0: 222 7d8d9d", "laid 2", "melds 1: JkJkJk", "hand 0: 2 10d 4 5 9")
    do(state, "add 2 to 2", "extend 7d-9d high")
    assert (down(state), down(state, 1)) == (["2222", "7d-10d"], ["JkJkJk"])
    other = combo(PLAYING, "melds 0: KKK", "melds 1: 222", "hand 0: 2 10d 4 5 9")
    assert "add 2 to 2" not in legal_texts(other)
    assert refused(other, "add 2 to 2").code == "no_such_meld"


@pytest.mark.rule("D54")
def test_a_canasta_is_told_by_its_kind() -> None:
    """Natural, mixed, of a sequence, of jokers."""
    state = combo(
        PLAYING, "melds 0: 888888 QQQQQ2 7d8d9d10dJdQd 222222", "hand 0: 8s 2 2 Kd 4 5 9", SPENT
    )  # fmt: skip
    events = do(state, "add 8s", "add 2 to Q", "extend 7d-Qd high", "add 2 to 2")
    assert made(events) == ["canasta_natural", "canasta_mixed", "canasta_sequence", "canasta_wild"]
    assert "bonus_drew" not in codes(events)
