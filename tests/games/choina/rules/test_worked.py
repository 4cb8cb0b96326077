"""The worked situations that are counts, exactly (C-3, C-4, C-6, C-7, C-14)."""

from __future__ import annotations

from math import comb

import pytest

from stolik.games.choina.contracts import choices, contracts
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import STEPS
from tests.games.choina.tables import beginning, do, legal, melds, playing, refused, sheet, sizes, verdict

OTHERS = ("hand 1: 2d", "hand 2: 2h", "hand 3: 2s")


def laid(state: ChoinaState, whole: bool = False) -> set[frozenset[str]]:
    """The different choices of contract melds that may be laid in this turn."""
    found = [frozenset(STEPS[step].text for step in chosen) for chosen in (contracts if whole else choices)(state.core)]
    assert len(found) == len(set(found))
    return set(found)


@pytest.mark.rule("Choina-39", "Choina-38")
def test_c3a_jacks_and_fours() -> None:
    """C-3 (a): default three choices, whole exactly one, after which five cards remain and four stay."""
    hand = "Jc Jd Jh 4s 4h 4d Ks Qs 9d 7c 2h"
    jacks, fours = "lay JcJdJh", "lay 4d4h4s"
    assert laid(playing(hand)) == {frozenset({jacks}), frozenset({fours}), frozenset({jacks, fours})}
    state = playing(hand, contract_laydown="whole")
    assert laid(state) == {frozenset({jacks, fours})}
    do(state, jacks, fours)
    assert sizes(state)[0] == 5
    do(state, "discard Ks")
    assert sizes(state)[0] == 4


@pytest.mark.rule("Choina-39", "Choina-26")
def test_c3b_six_jacks_make_one_set() -> None:
    """C-3 (b): one set of three to six jacks, a second never; whole none."""
    hand = "Jc Jc Jd Jd Jh Js Ks Qs 9d 7c 2h"
    found = laid(playing(hand))
    assert {len(choice) for choice in found} == {1}
    # two copies of clubs and diamonds, one of hearts and spades: how many of each are laid
    by_size = [
        sum(c + d + h + s == n for c in range(3) for d in range(3) for h in (0, 1) for s in (0, 1)) for n in range(7)
    ]
    assert len(found) == sum(by_size[3:])
    assert laid(playing(hand, contract_laydown="whole")) == set()
    state = playing(hand)
    do(state, "lay JcJdJh", "discard Ks")
    later = playing("Jc Jd Js Qs 9d", "melds 0: JcJdJh")
    assert beginning(later, "lay") == set()


@pytest.mark.rule("Choina-37", "Choina-39")
def test_c3c_identical_copies_are_one_choice() -> None:
    """C-3 (c): whole nine lay-downs, by default nineteen."""
    hand = "Jc Jc Jd Jd Jh 4s 4h 4d Ks 9d 2h"
    whole = laid(playing(hand, contract_laydown="whole"))
    assert sorted(max(len(text) for text in choice) for choice in whole) == [len("lay JcJdJh")] * 5 + [12] * 3 + [14]
    assert len(whole) == 5 + 3 + 1
    assert len(laid(playing(hand))) == 9 + 9 + 1


@pytest.mark.rule("Choina-36", "Choina-38")
def test_c4_one_card_does_not_serve_twice() -> None:
    """C-4."""
    sevens, kings, run = "lay 7c7d7h", "lay KcKdKs", "run 4h-7h"
    hand = "7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s"
    assert laid(playing(hand, deal=2, contract_laydown="whole")) == {frozenset({kings, run})}
    assert laid(playing(hand, deal=2)) == {
        frozenset({kings, run}), frozenset({kings}), frozenset({sevens}), frozenset({run})
    }  # fmt: skip
    hand = "7c 7d 7h 4h 5h 6h 2c 9s Qd Jc 10s"
    assert laid(playing(hand, deal=2)) == {frozenset({sevens}), frozenset({run})}
    assert laid(playing(hand, deal=2, contract_laydown="whole")) == set()
    hand = "7c 7d 7s 7h 4h 5h 6h 2c 9s Qd Jc"
    assert laid(playing(hand, deal=2, contract_laydown="whole")) == {frozenset({"lay 7c7d7s", run})}
    assert len(laid(playing(hand, deal=2))) == 1 + 1 + 4 + 1


@pytest.mark.rule("Choina-75", "Choina-74")
def test_c6_going_out_in_one_turn() -> None:
    """C-6: five ways to lay the whole contract; either way the player is out without a discard."""
    hand = "5c 5d 5h 5s 9c 9d 9h 10h Jh Qh Kh"
    for bonus in (20, 0):
        state = playing(hand, *OTHERS, deal=5, going_out_bonus=bonus)
        assert len(laid(state, whole=True)) == comb(4, 3) + 1
        out = state.copy()
        do(out, "lay 5c5d5h5s", "lay 9c9d9h", "run 10h-Kh")
        assert sheet(out).points[0] == bonus
        do(state, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh")
        assert legal(state) == {"add 5s to 0:5"}
        do(state, "add 5s to 0:5")
        assert sheet(state).points[0] == bonus
    state = playing(hand, *OTHERS, deal=5)
    do(state, "lay 9c9d9h", "discard 5c")
    assert melds(state, 0) == ["9c9d9h"]


@pytest.mark.rule("Choina-75", "Choina-38")
def test_c7_the_stranded_card() -> None:
    """C-7."""
    hand = "5c 5d 5h 9c 9d 9h 10h Jh Qh Kh 2c"
    assert laid(playing(hand, deal=5), whole=True) == set()
    state = playing(hand, deal=5, contract_laydown="whole")
    assert (laid(state), beginning(state, "lay", "run")) == (set(), set())
    for meld in ("lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh"):
        assert refused(state, meld) == "75"
    state = playing(hand, deal=5)
    do(state, "lay 5c5d5h", "lay 9c9d9h")
    assert sizes(state)[0] == 5
    assert refused(state, "run 10h-Kh") == "75"
    assert verdict(state, "discard 2c") == "legal"
    for laydown in ("piecemeal", "whole"):
        table_melds = "melds 1: 2d2h2s 3c3d3h 4c-7c"
        state = playing(hand, table_melds, "hand 1: Kd", "hand 2: Kc", "hand 3: Ks", deal=5, contract_laydown=laydown)
        do(state, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh", "add 2c to 1:2")
        assert sheet(state).points[0] == 20


@pytest.mark.rule("Choina-47", "Choina-75")
def test_c14_laying_off_without_a_contract() -> None:
    """C-14."""
    hand, table_melds = "Kd 4c 2s 3s 5s 7s 9s Js 2h 3h 8h", "melds 1: KcKsKh 4s4d4h"
    state = playing(hand, table_melds)
    do(state, "add Kd to 1:K", "add 4c to 1:4", "discard 8h")
    assert sizes(state)[0] == 8
    state = playing(hand, table_melds, layoff_requires_contract=True)
    assert beginning(state, "add") == set()
    for first in ("Kd to 1:K", "4c to 1:4", "Ks to 1:K"):
        state = playing("Kd 4c Ks", "melds 1: KcKhKs 4s4d4h")
        do(state, f"add {first}")
        assert beginning(state, "add") == set()


@pytest.mark.rule("Choina-37")
def test_with_exact_size_only_the_smallest_melds_are_listed() -> None:
    hand = "4c 4d 4h 4s 9c Jd 2h 3h"
    triples = {frozenset({f"lay {cards}"}) for cards in ("4c4d4h", "4c4d4s", "4c4h4s", "4d4h4s")}
    assert laid(playing(hand, contract_exact_size=True)) == triples
    assert laid(playing(hand)) == triples | {frozenset({"lay 4c4d4h4s"})}
    state = playing("2s 3s 4s 5s 6s 9c Jd 2h", deal=2, contract_exact_size=True)
    assert laid(state) == {frozenset({"run 2s-5s"}), frozenset({"run 3s-6s"})}


def test_a_hand_of_thirty_cards_stalls_nothing() -> None:
    """Four whole ranks: one by one the choices are the same as counted."""
    hand = " ".join(f"{rank}{suit} {rank}{suit}" for rank in ("4", "7", "J") for suit in "cdhs") + " 2c 2d 2h 3s 5d 6h"
    of_one_rank = 3**4 - 1 - 4 - 10
    state = playing(hand, "hand 1: Kc", "hand 2: Kd", "hand 3: Kh", deal=4)
    first = next(iter(contracts(state.core)))
    assert len(first) == 3
    assert len(beginning(state, "lay")) == 3 * of_one_rank + 1
