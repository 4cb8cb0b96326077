"""What `greedy` counts and plans in Choina agrees with the rules and with plain arithmetic."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.bots.choina.hand import Hand
from stolik.bots.choina.out import goes_out, homeless, out_step
from stolik.bots.choina.plan import Planner, at_least, power
from stolik.bots.choina.sight import Sight
from stolik.cards import parse_card
from stolik.games.choina.core import PLAY
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.state import ChoinaState
from tests.bots.choina.seen import moves
from tests.games.choina.tables import game, playing
from tests.support.option_sets import option_sets


def planned(hand: str, *lines: str, deal: int = 1) -> tuple[set[int], list[tuple[int, int]]]:
    """The ranks of the sets, and the suits and lowest places of the sequences, that it plans."""
    state = playing(hand, *lines, deal=deal)
    sight = Sight(state.view(0))
    plan = Planner(sight).plan(sight.hand)
    return set(plan.sets), [(suit, low) for _, suit, low in plan.runs]


def rank(card: str) -> int:
    return parse_card(card) >> 2


def test_it_plans_the_sets_that_lack_fewest_cards() -> None:
    assert planned("Kc Kd Kh 5c 5d 7h 9s 2c 3d 8h Jd") == ({rank("Kc"), rank("5c")}, [])


def test_of_two_pairs_it_plans_the_one_whose_cards_are_still_to_come() -> None:
    # five kings lie on the table, so that one is left; six fives are left
    gone = ("pile Kh Ks Kh", "melds 1: KsKcKd")
    assert planned("Kc Kd 5c 5d 9h 9s 9d 3d 8h Jd 2c", *gone)[0] == {rank("9h"), rank("5c")}


@pytest.mark.rule("Choina-39", "Choina-41")
def test_it_plans_no_meld_like_one_that_lies() -> None:
    assert planned("Kc Kd Kh 5c 5d 7h 9s 2c", "melds 0: KsKcKd")[0] == {rank("5c")}
    hearts, clubs = 2, 0
    runs = planned("5h 6h 7h 9c 10c Jd 2s", "melds 0: 9h-Qh", deal=3)[1]
    assert [suit for suit, _ in runs] == [clubs]
    assert [suit for suit, _ in planned("5h 6h 7h 9c 10c Jd 2s", deal=3)[1]] == [hearts, clubs]


def test_a_card_serves_one_meld() -> None:
    # the seven of hearts closes the sequence (place 3 is the four), so that the kings are the set
    assert planned("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", deal=2) == ({rank("Kc")}, [(2, 3)])


@given(number=st.integers(0, 5), unseen=st.integers(0, 8), share=st.integers(0, 16))
def test_chances_are_those_of_independent_cards(number: int, unseen: int, share: int) -> None:
    part = Fraction(share, 16)
    exact = sum(comb(unseen, got) * part**got * (1 - part) ** (unseen - got) for got in range(number, unseen + 1))
    assert at_least(number, unseen, share / 16) == pytest.approx(float(exact), abs=1e-12)
    assert power(share / 16, number) == pytest.approx(float(part**number))


def test_the_unseen_cards_are_those_of_the_view() -> None:
    for number, (_, view, _) in enumerate(moves(game().rule_set, ["greedy", "random"], 7, 1200)):
        if number % 20 == 0:
            unseen = Counter(view.unseen())
            assert [unseen[kind] for kind in range(52)] == Sight(view).unseen


def test_a_hand_counts_its_cards() -> None:
    hand = Hand.of([0, 0, 51]).with_cards((4,)).without((0,))
    assert hand.kinds() == [0, 4, 51]
    assert (hand.held[0], hand.ranks[0], hand.ranks[1], hand.lines[0], hand.lines[3], hand.size) == (
        1,
        1,
        1,
        3,
        4096,
        3,
    )


@given(data=st.data())
@settings(max_examples=12)
def test_a_way_out_is_followed_to_its_end(data: st.DataObject) -> None:
    rule_set = data.draw(option_sets(SCHEMA, most=12))
    for state, view, action in moves(rule_set, ["greedy", "greedy", "plain"], data.draw(st.integers(0, 999)), 500):
        if view.phase != PLAY:
            continue
        out = goes_out(state.core)
        sight = Sight(view)
        if out:
            assert homeless(sight) <= 1
        assert (out_step(sight) is not None) == out
        if out and view.seat % 3 < 2:
            ends(state, action.id)


def ends(state: ChoinaState, number: int) -> None:
    """A step of greedy's leads out, or leaves a way out in this very turn."""
    after = state.copy()
    after.step(number)
    assert len(after.sheets) > len(state.sheets) or goes_out(after.core)
