"""Why `careful` wants a move of Cassino: every code in a position where it is plain, in words of both languages."""

from __future__ import annotations

import pytest

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.cassino.careful.appraise import appraise
from stolik.bots.cassino.reasons import CassinoReason as Why
from stolik.cards import card_text
from stolik.games.option import Value
from stolik.text.catalogue import catalogue
from tests.games.cassino.tables import position

TWENTY_FIVE = "3c 4c 5c 6c 7c 9c Jc Qc Kc 3d 4d 5d 6d 7d 9d Jd Qd Kd 3h 4h 5h 6h 7h 9h Jh"

ONE_LEFT = ("hand 1: 7c", "pile 0: 4c 4d 4h 4s 6c 6d 6h 6s Jc")
"""The last two cards of a dealing."""


def thought(move: str, *lines: str, preset: str = "cassino", **options: Value) -> Appraisal:
    """What it thinks of one move."""
    state = position(*lines, preset=preset, **options)
    return next(one for one in appraise(state.view(state.core.seat)) if one.action.text == move)


def said(move: str, *lines: str, preset: str = "cassino", **options: Value) -> set[tuple[str, tuple[object, ...]]]:
    """The reasons: codes and parameters."""
    reasons = thought(move, *lines, preset=preset, **options).reasons
    return {(reason.code, tuple(reason.params.values())) for reason in reasons}


def test_a_take_names_what_scores_the_cards_and_the_spades() -> None:
    found = said("take 10s: 10d", "turn 0", "hand 0: 10s 3c", "table 10d 3h 3d")
    assert {(Why.TAKES_CARD, ("10d",)), (Why.TAKES_CARDS, (2,)), (Why.TAKES_SPADES, (1,))} <= found
    first = thought("take 10s: 10d", "turn 0", "hand 0: 10s 3c", "table 10d 3h 3d").reasons[0]
    assert first == Reason(Why.TAKES_CARD, {"card": "10d"})


@pytest.mark.rule("Cassino-59", "Cassino-60")
def test_a_majority_is_told_with_the_take_that_makes_it_sure() -> None:
    # 25 cards and two more are 27 of 52; no spade has been taken, and nobody has seven of thirteen
    lines = ("turn 0", "hand 0: 8c 2h", "table 8d", f"pile 0: {TWENTY_FIVE}")
    found = said("take 8c: 8d", *lines)
    assert (Why.MOST_CARDS, (27,)) in found
    assert not any(code in (Why.TAKES_CARDS, Why.MOST_SPADES) for code, _ in found)
    spades = ("turn 0", "hand 0: 8s 2h", "table 8d", "pile 0: 3s 4s 5s 6s 7s 9s")
    assert (Why.MOST_SPADES, (7,)) in said("take 8s: 8d", *spades)


@pytest.mark.rule("Cassino-67")
def test_a_sweep_is_told_where_it_scores() -> None:
    lines = ("turn 0", "hand 0: 8c 2h", "table 8d")
    assert (Why.SWEEPS, ()) in said("take 8c: 8d", *lines, sweep_points=1)
    assert (Why.SWEEPS, ()) not in said("take 8c: 8d", *lines)


@pytest.mark.rule("Cassino-26", "Cassino-34")
def test_what_another_made_is_stolen_or_raised() -> None:
    lines = ("turn 0", "hand 0: Ac 8d 9h", "table Kd", "build 1 8: 2s 6s")
    assert (Why.STEALS, (1,)) in said("take 8d: B8", *lines)
    assert (Why.RAISES, ("9", 1)) in said("raise 9 Ac: B8", *lines)


@pytest.mark.rule("Cassino-31", "Cassino-44")
def test_what_is_made_is_for_the_own_hand_and_a_call_is_fixed() -> None:
    lines = ("turn 0", "hand 0: 3c 8s", "table 5s 8c Kd")
    assert (Why.BUILDS, ("8",)) in said("build 8 3c: 5s", *lines)
    assert {(Why.BUILDS, ("8",)), (Why.FIXES, ())} <= said("call 8 3c: 5s 8c", *lines)


def test_nobody_else_can_hold_a_rank_of_which_all_cards_were_seen() -> None:
    # three eights lie in piles, the fourth is in the own hand
    lines = ("turn 0", "hand 0: 3c 8s", "table 5s Kd")
    assert (Why.ALONE, ("8",)) in said("build 8 3c: 5s", *lines, "pile 1: 8c 8d 8h")
    assert (Why.ALONE, ("8",)) not in said("build 8 3c: 5s", *lines, "pile 1: 8c 8d")


@pytest.mark.rule("Cassino-51")
def test_the_duty_of_a_maker_is_told() -> None:
    lines = ("turn 0", "hand 0: 8s 2c", "table Kd", "build 0 8: 3c 5s fresh")
    assert (Why.BOUND, ()) in said("take 8s: B8", *lines)


def test_the_next_player_is_told_with_what_he_can_take_and_how_likely() -> None:
    # he has one of 41 cards: nine lie in the pile, one in the hand, one on the table
    assert (Why.NO_TAKE, (1,)) in said("take Kc: Kd", "turn 0", "hand 0: Kc", "table Kd", *ONE_LEFT)
    # three kings and three twos take something: 6 of 41
    assert (Why.MAY_TAKE, (1, 15)) in said("trail 2h", "turn 0", "hand 0: 2h", "table Kd", *ONE_LEFT)
    # three tens take the ten: 3 of 41
    big = said("trail 10d", "turn 0", "hand 0: 10d", "table Kd", *ONE_LEFT)
    assert {(Why.MAY_TAKE_CARD, (1, "10d", 7)), (Why.PARTS_WITH, ("10d",))} <= big


@pytest.mark.rule("Cassino-67")
def test_a_table_that_one_card_clears_is_a_sweep_to_come() -> None:
    # a two and a three: the four fives clear both, and he has one of 41 cards
    lines = ("turn 0", "hand 0: 3c", "table 2c", *ONE_LEFT)
    assert (Why.MAY_SWEEP, (1, 10)) in said("trail 3c", *lines, sweep_points=1)
    assert not any(code == Why.MAY_SWEEP for code, _ in said("trail 3c", *lines))


def test_an_ace_is_kept_back_while_a_king_is_trailed() -> None:
    assert (Why.KEEPS, ("Ah",)) in said("trail Kc", "turn 0", "hand 0: Ah Kc", "table 9d")


@pytest.mark.rule("Cassino-56")
def test_the_last_dealing_is_counted_out_and_names_the_last_taker() -> None:
    # four cards are unplayed: two own ones and the two that only the other can hold; after the take three
    table = "8s 2c 8d Kd 4s Qs".split()
    played = " ".join(card for card in map(card_text, range(52)) if card not in table)
    lines = ("turn 0", "hand 0: 8s 2c", "table 8d Kd", "hand 1: 4s Qs", f"pile 1: {played}", "stock -")
    assert {(Why.COUNTED, (4,)), (Why.LAST_TAKER, (3,))} <= said("take 8s: 8d", *lines)


@pytest.mark.rule("KA11")
def test_a_take_that_reaches_the_target_wins_at_once() -> None:
    lines = ("turn 0", "hand 0: 10s 3c", "table 10d Kd", "scores 20 0")
    assert thought("take 10s: 10d", *lines, target_rule="counting_out").reasons[0].code == Why.CLAIMS
    assert not any(code == Why.CLAIMS for code, _ in said("take 10s: 10d", *lines))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_reason_has_words(language: str) -> None:
    words = catalogue(language)
    params: dict[str, int | str] = {"seat": "Ala", "card": "10d", "rank": "8", "cards": 3, "percent": 14}
    for code in Why:
        told = words.format(f"reason-{code}", **params)
        assert told, code
        assert "{" not in told, code
        assert not told.startswith("reason-"), code
