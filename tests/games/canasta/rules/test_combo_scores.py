"""Combo: scores and the match: D21, D40 to D53, D59; D-T11, D-T13, D-T15."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.decks import shuffled
from tests.games.canasta.rules.combo import BOLIVIA, ESCALERA, combo, ended
from tests.support.positions import canasta, lines, sheet
from tests.support.random_play import choose

FOURS = ("4", "4", "4", "4")


@pytest.mark.rule("D40", "D50")
def test_a_whole_score_to_the_point() -> None:
    """D-T13: cards 230 + 60 + 65 + 15 + 30 = 400; 2000 + 1500 + 1000 + 300; in the hands 500 + 200 + 20 + 15."""
    state = ended(
        "combo", "melds 0: JkJkJk2222 6h7h8h9h10hJhQh 7777722 333 KKK", "red 0: 3 3 3",
        hands=("7 3s A", "4", "Q 5", "4")
    )  # fmt: skip
    assert lines(state) == {
        "meld_cards": 400, "wild_canastas": 2000, "sequence_canastas": 1500, "mixed_sevens": 1000, "red_threes": 300,
        "black_threes_in_hand": -200, "sevens_in_hand": -500, "hand_cards": -35,
    }  # fmt: skip
    assert sheet(state).points[0] == 4465


@pytest.mark.rule("D41", "D42")
def test_black_threes_and_sevens_in_the_hand_cost_200_and_500_each() -> None:
    """D-Q10: in place of their 5; D-Q18: at the end of each deal. 2 × 200, 3 × 500, K = 10."""
    state = ended("combo", "melds 0: KKK", hands=("3s 3c 7", "4", "7 7 K", "4"))
    assert lines(state) == {
        "meld_cards": 30, "black_threes_in_hand": -400, "sevens_in_hand": -1500, "hand_cards": -10,
    }  # fmt: skip


@pytest.mark.rule("D19", "D40")
def test_melded_black_threes_count_five_each() -> None:
    state = ended("combo", "melds 0: 333 333 KKK", hands=FOURS)
    assert lines(state) == {"meld_cards": 30 + 30, "hand_cards": -10}


@pytest.mark.rule("D43", "D44")
@pytest.mark.parametrize(
    ("melds", "reds", "points"),
    [
        ("KKKKK22 QQQQQ22 7777722", "3 3 3 3", -400),
        ("KKKKK22 QQQQQ22 7777777", "3 3 3 3", 400),
        ("KKK 777777 222222 8d9d10dJdQdKd", "3 3 3 3", -400),
        (BOLIVIA, "3", 100),
        (ESCALERA, "3 3", 200),
        ("7777777", "3 3 3 3 3 3", 2000),
        ("KKKKKKK QQQQQQQ", "3 3 3 3 3 3", -2000),
        ("7777722", "3 3 3 3 3 3", -2000),
    ],
)
def test_red_threes_count_plus_with_a_bolivia_an_escalera_or_natural_sevens(melds: str, reds: str, points: int) -> None:
    """D-T11, D-Q11: 100 each, all six 2000."""
    state = ended("combo", f"melds 0: {melds}", f"red 0: {reds}", hands=FOURS)
    line = "red_three_set" if reds.count("3") == 6 else "red_threes"
    assert lines(state)[line] == points


@pytest.mark.rule("D45", "D46")
def test_bolivias_and_escaleras_bring_2000_and_1500_each() -> None:
    """D-Q17: two of each kind; 230 + 7 twos 140, 65 + 55: 490 points of cards."""
    state = ended("combo", f"melds 0: {BOLIVIA} 2222222 {ESCALERA} 5c6c7c8c9c10cJc", hands=FOURS)
    assert lines(state) == {
        "meld_cards": 490, "wild_canastas": 4000, "sequence_canastas": 3000, "hand_cards": -10,
    }  # fmt: skip


@pytest.mark.rule("D47", "D48", "D49")
@pytest.mark.parametrize(
    ("melds", "line", "points"),
    [
        ("7777777", "natural_sevens", 1500),
        ("7777722", "mixed_sevens", 1000),
        ("KKKKKKK", "natural_canastas", 500),
        ("KKKKK22", "mixed_canastas", 300),
        ("777772Jk 6c6c6c6d6d6d6h", "natural_canastas", 500),
        ("7c7c7c7d7d22 7d7h7h7h7s2Jk", "mixed_sevens", 2000),
    ],
)
def test_canastas_of_ranks(melds: str, line: str, points: int) -> None:
    state = ended("combo", f"melds 0: {melds}", hands=FOURS)
    assert lines(state)[line] == points


@pytest.mark.rule("D47", "D48")
def test_a_natural_and_a_mixed_canasta_of_sevens_bring_2500() -> None:
    """Twelve sevens: seven, and five with two twos: 60 + 40 for the cards."""
    state = ended("combo", "melds 0: 7777777 7777722", hands=FOURS)
    assert lines(state) == {
        "meld_cards": 100, "natural_sevens": 1500, "mixed_sevens": 1000, "hand_cards": -10,
    }  # fmt: skip


@pytest.mark.rule("D40")
def test_unfinished_melds_count_their_cards_and_nothing_more() -> None:
    """D-Q19: six jokers and twos 2 × 50 + 4 × 20, six cards of a sequence 55, six sevens 30: no premium, no penalty."""
    state = ended("combo", "melds 0: 2222JkJk 7d8d9d10dJdQd 777777", hands=FOURS)
    assert lines(state) == {"meld_cards": 180 + 55 + 30, "hand_cards": -10}


# The match


@pytest.mark.rule("D51")
@pytest.mark.parametrize(("deal", "over"), [(3, False), (4, True)])
def test_a_match_is_four_deals(deal: int, over: bool) -> None:
    """Whatever the scores."""
    state = ended("combo", f"deal {deal} dealer 0", "scores 20000 -500", "melds 0: KKK", hands=FOURS)
    assert state.need is (stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("D52")
@pytest.mark.parametrize(("first", "winners"), [(9100, (0, 1)), (9105, (0,)), (9095, (1,))])
def test_the_higher_total_wins_and_equal_ones_are_a_draw(first: int, winners: tuple[int, ...]) -> None:
    """D-T15: 30 - 10 = 20 for each side, so that 9100 becomes 9120."""
    state = ended(
        "combo", "deal 4 dealer 0", f"scores {first} 9100", "melds 0: KKK", "melds 1: QQQ", hands=FOURS
    )  # fmt: skip
    assert list(state.score()) == [first + 20, 9120]
    assert (state.need, state.view(-1).winners) == (stolik.Need.OVER, winners)


@pytest.mark.rule("D53", "D59")
def test_every_player_deals_once_and_scores_are_carried_over() -> None:
    """A whole match at random: four dealers in turn, totals that add up, and minima that follow them."""
    state = canasta(stolik.game("combo").start())
    state.supply([2, 0, 1, 3])
    rng = Random(4)
    dealers: list[int] = []
    while state.need is not stolik.Need.OVER:
        if state.need is stolik.Need.DECK:
            state.supply(shuffled(state.deck(), 4, len(dealers)))
            view = state.view(-1)
            dealers.append(view.dealer)
            totals = [sum(score.points[side] for score in state.sheets) for side in (0, 1)]
            assert list(view.scores) == totals
            assert list(view.minimum) == [view.rules.minimum(total) for total in totals]
        else:
            state.apply(choose(state, rng))
    assert dealers == [2, 3, 0, 1]
    assert len(state.sheets) == 4
    assert {score.reason for score in state.sheets} <= {"stock", "red_three"}


@pytest.mark.rule("D38", "D59")
def test_a_total_below_0_sets_the_next_minimum() -> None:
    state = ended("combo", "scores 0 3495", "melds 1: KKK", hands=("7", "4", "4", "4"))
    assert list(state.score()) == [-505, 3515]
    state.supply(shuffled(state.deck(), 1, 1))
    assert state.view(-1).minimum == (15, 100)


@pytest.mark.rule("D21")
def test_sevens_leave_the_hand_like_other_cards() -> None:
    """Two of three sevens are laid with a two; the third costs 500."""
    state = combo(
        "turn 3 play drew", "stock -", "pile ...", "melds 1: KKK", "hand 0: 4", "hand 1: 4", "hand 2: 4",
        "hand 3: 7c 7d 7h 2 9c",
    )  # fmt: skip
    for text in ("lay 7c7d2", "discard 9c"):
        meant = state.parse(text)
        assert isinstance(meant, stolik.Action)
        state.apply(meant)
    assert lines(state, 1) == {"meld_cards": 30 + 30, "sevens_in_hand": -500, "hand_cards": -5}
