"""An opening: cards are put ready until they make the minimum, and then it is laid as one play."""

from __future__ import annotations

import pytest

from stolik.desk.offer import Choice, Opening
from tests.desk.asking import acts, ask, own, primary, refusals
from tests.support.positions import do, melds, table

# 1640 points: an opening needs 90. Aces are 20, sevens 5, a two 20, nines and kings 10, a joker 50.
SCORE = "scores 1640 2385"
HAND = "hand 0: Jkr 2d As Ah Ad Kc Kd Qh Js 10d 9s 9c 7s 7h 7c 5d 4c"
PILE = "pile 4 5 6 2h 8 9d"
PLAY = (SCORE, "turn 0 play", PILE, HAND)
TAKE = (SCORE, PILE, HAND)
ACES, SEVENS = "lay AdAhAs", "lay 7c7h7s"


def short(found: Choice) -> dict[str, int | str]:
    """What an opening that is too small says."""
    (refusal,) = [
        offer.refusal for offer in found.offers if offer.refusal and offer.refusal.code == "opening_play_short"
    ]
    assert refusal.rule == "A47"
    return refusal.params


@pytest.mark.rule("A47", "A48")
def test_a_meld_that_is_too_small_is_put_ready_and_says_what_is_missing() -> None:
    found = ask(table(*PLAY, players=4), "As Ah Ad")
    assert acts(found) == ["+" + ACES]
    assert [(offer.points, offer.label.code) for offer in found.offers if offer.stage] == [(60, "desk-ready-lay")]
    assert primary(found) == ACES
    assert short(found) == {"needs": 90, "made": 60}
    assert found.opening == Opening(90, 60)
    (refused,) = [offer for offer in found.offers if offer.refusal]
    assert (refused.label.code, refused.label.params) == ("desk-open-short", {"missing": 30})


def test_a_second_meld_counts_with_the_one_that_is_ready() -> None:
    found = ask(table(*PLAY, players=4), "7s 7h 7c", [ACES])
    assert short(found) == {"needs": 90, "made": 75}
    assert found.opening == Opening(90, 75)
    assert [(step.act, step.points, step.cards) for step in found.staged] == [(ACES, 60, ("Ad", "Ah", "As"))]
    assert acts(found) == ["+" + SEVENS]


@pytest.mark.rule("A47")
def test_what_reaches_the_minimum_is_laid_as_one_play() -> None:
    state = table(*PLAY, players=4)
    found = ask(state, "2d", [ACES, SEVENS])
    whole = f"{ACES}; {SEVENS}; add 2d to A"
    (offer,) = [offer for offer in found.offers if offer.act == whole]
    assert (offer.refusal, offer.points, offer.stage) == (None, 95, False)
    assert (offer.label.code, offer.label.params) == ("desk-open", {"points": 95})
    assert found.opening == Opening(90, 95)
    do(state, whole)
    assert melds(state, 0) == ["777", "2AAA"]


def test_a_card_that_would_rather_be_discarded_still_has_that_as_its_next_step() -> None:
    found = ask(table(*PLAY, players=4), "2d", [ACES, SEVENS])
    assert primary(found) == "discard 2d"
    assert {"+add 2d to A", "+add 2d to 7"} <= set(acts(found))


def test_the_whole_opening_is_the_next_step_once_it_is_ready_and_nothing_selected() -> None:
    found = ask(table(*PLAY, players=4), "", [ACES, SEVENS, "add 2d to A"])
    assert primary(found) == f"{ACES}; {SEVENS}; add 2d to A"


def test_selected_at_once_the_cards_of_an_opening_need_no_staging() -> None:
    found = ask(table(*PLAY, players=4), "Kc Kd Jkr As 2d Ah Ad")
    # kings 10 + 10 + 20, aces 60, the joker 50
    assert primary(found) == "lay AdAhAsJkr; lay KcKd2d"
    assert found.opening == Opening(90, 150)


def test_one_card_that_would_mend_it_is_named_the_cheapest_that_does() -> None:
    found = ask(table(*PLAY, players=4), "", [ACES, SEVENS])
    (mend,) = [offer for offer in found.offers if offer.label.code == "desk-mend"]
    assert (mend.act, mend.stage, mend.points, mend.label.params["points"]) == ("add 2d to A", True, 20, 95)
    assert short(found) == {"needs": 90, "made": 75}


def test_nothing_mends_what_more_than_one_card_is_missing_to() -> None:
    for turn in ("turn 0 play", "turn 0 take"):
        found = ask(table(SCORE, turn, PILE, "hand 0: As Ah Ad 2d 7s 7h 7c 5d 4c", players=4), "", [SEVENS])
        assert "desk-mend" not in {offer.label.code for offer in found.offers}


SUMS = [
    ("scores 0 0", {}, "Kc Kd Kh", "2c", 50, 50, True),
    ("scores 0 0", {"opening_strict": "more_than"}, "Kc Kd Kh", "2c", 55, 50, False),
    ("scores 0 0", {}, "4c 4d 4h Kc Kd Kh", "", 50, 45, False),
    ("scores -50 0", {}, "4c 4d 4h", "", 15, 15, True),
    ("scores 3000 0", {}, "8c 8d 8h As Ad Ah", "2c", 120, 110, False),
    ("scores 3000 0", {}, "8c 8d 8h As Ad Ah", "Jkr", 120, 140, True),
    ("scores 0 0", {"opening_table": "0:105"}, "6c 6d 6h 6s Qc Qd Qh As Ad Ah", "", 105, 110, True),
]


@pytest.mark.rule("A48", "A49")
@pytest.mark.parametrize(("score", "options", "cards", "wild", "needs", "made", "enough"), SUMS)
def test_points_of_an_opening(
    score: str, options: dict[str, str], cards: str, wild: str, needs: int, made: int, enough: bool
) -> None:
    state = table(score, "turn 0 play", f"hand 0: {cards} {wild} Jkb Jkb 5 9 10", **options)
    found = ask(state, f"{cards} {wild}")
    assert found.opening == Opening(needs, made)
    if enough:
        assert [offer.points for offer in found.offers if offer.primary] == [made]
    else:
        assert short(found) == {"needs": needs, "made": made}


@pytest.mark.rule("A44")
def test_black_threes_count_five_each_for_a_player_who_goes_out() -> None:
    # seven fours are a canasta of 35; three black threes are 15
    state = table("turn 0 play", "hand 0: 4c 4d 4h 4s 4c 4d 4h 3c 3s 3s 6c", players=4)
    found = ask(state, "4c 4d 4h 4s 4c 4d 4h 3c 3s 3s")
    assert primary(found) == "lay 4c4c4d4d4h4h4s; lay 3c3s3s"
    assert found.opening == Opening(50, 50)


@pytest.mark.rule("A77")
def test_a_concealed_hand_may_go_out_for_less_where_the_minimum_is_waived() -> None:
    # 35 points instead of 120
    lines = ("scores 3000 0", "turn 0 play", "hand 0: 4c 4d 4h 4s 4c 4d 4h 6c")
    waived = ask(table(*lines, players=4, concealed_minimum="waived"), "4c 4d 4h 4s 4c 4d 4h")
    whole = waived.offers[0]
    assert (whole.refusal, whole.primary, whole.label.code) == (None, True, "desk-lay")
    assert short(ask(table(*lines, players=4), "4c 4d 4h 4s 4c 4d 4h")) == {"needs": 120, "made": 35}


def test_an_opening_that_was_begun_counts_what_lies() -> None:
    state = table(*PLAY, players=4)
    do(state, ACES)
    found = ask(state, "7s 7h 7c")
    assert found.opening == Opening(90, 75)
    assert short(found) == {"needs": 90, "made": 75}
    assert primary(ask(state, "Kc Kd 2d")) == "lay KcKd2d"
    assert refusals(ask(state, "5d"))["discard 5d"] == "opening_unfinished"


def test_cards_go_to_a_meld_that_is_only_ready() -> None:
    found = ask(table(SCORE, "turn 0 play", "hand 0: Kc Kd Kh Ks 2c 2d 5 6 7 8", players=4), "Ks 2c", ["lay KcKdKh"])
    assert "+add Ks2c to K" in acts(found)
    assert found.opening == Opening(90, 60)


def test_a_step_that_does_not_stand_is_told_so_and_left_out() -> None:
    state = table(*PLAY, players=4)
    found = ask(state, "7s 7h 7c", [ACES, "lay AdAhAs", "lay QhQdQc", "discard 4c"])
    assert [step.refusal.code if step.refusal else "" for step in found.staged] == [
        "",
        "not_in_hand",
        "not_in_hand",
        "play_reveals",
    ]
    assert found.opening == Opening(90, 75)


@pytest.mark.rule("A38", "A40")
def test_what_is_put_ready_keeps_the_rules_of_melds() -> None:
    steps = ["lay KcKd2d", "add Jkr to K", "lay AsAhAd", "lay AcAcAh"]
    lines = (SCORE, "turn 0 play", "hand 0: Kc Kd 2d Jkr As Ah Ad Ac Ac Ah 5 6")
    found = ask(table(*lines), "", steps)
    assert [step.refusal.code if step.refusal else "" for step in found.staged] == ["", "", "", "one_meld_per_rank"]
    tight = ask(table(*lines, wild_ratio="two_nat_per_wild"), "", steps)
    assert [step.refusal.code if step.refusal else "" for step in tight.staged[:2]] == ["", "too_many_wild"]
    assert refusals(ask(table(*lines), "Kc Kd")) == {"lay KcKd": "meld_too_small"}


# -- before cards are taken -------------------------------------------------------------------------------------------


def test_an_opening_can_be_prepared_before_cards_are_taken_and_drawing_stays_the_next_step() -> None:
    found = ask(table(*TAKE, players=4), "7s 7h 7c", [ACES])
    assert acts(found) == ["+" + SEVENS, "draw"]
    assert primary(found) == "draw"
    assert short(found) == {"needs": 90, "made": 75}


@pytest.mark.rule("A22")
def test_an_opening_that_would_do_waits_until_cards_are_taken() -> None:
    found = ask(table(*TAKE, players=4), "", [ACES, SEVENS, "add 2d to A"])
    assert refusals(found)[f"{ACES}; {SEVENS}; add 2d to A"] == "take_first"
    assert primary(found) == "draw"


@pytest.mark.rule("A22")
def test_that_no_card_would_be_kept_is_no_reason_before_cards_are_taken() -> None:
    state = table("pile 4 9d", "hand 0: As Ah Ad", illegal_out="forbid")
    assert refusals(ask(state, "As Ah Ad"))["lay AdAhAs"] == "take_first"
    assert acts(ask(state, "As Ah Ad")) == ["+lay AdAhAs", "draw"]


@pytest.mark.rule("A37")
def test_the_pile_opens_with_what_is_ready_and_is_taken_first() -> None:
    state = table(*TAKE, players=4)
    # the nines bring 30 with the top card
    whole = f"take 9c 9s; {ACES}; {SEVENS}"
    found = ask(state, "", [ACES, SEVENS])
    assert acts(found)[0] == whole
    assert (found.offers[0].label.code, found.offers[0].label.params) == (
        "desk-open-take",
        {"cards": "9c 9s", "points": 105},
    )
    selected = ask(state, "9s 9c", [ACES, SEVENS])
    assert primary(selected) == whole
    assert selected.opening == Opening(90, 105)
    do(state, whole)
    assert melds(state, 0) == ["777", "999", "AAA"]


def test_a_take_can_be_put_ready_and_then_melds_after_it() -> None:
    state = table(*TAKE, players=4)
    found = ask(state, "9s 9c")
    assert acts(found) == ["+take 9c 9s", "draw"]
    assert short(found) == {"needs": 90, "made": 30}
    then = ask(state, "As Ah Ad", ["take 9c 9s"])
    assert primary(then) == f"take 9c 9s; {ACES}"
    assert then.opening == Opening(90, 90)


def test_a_take_that_comes_after_melds_still_comes_first_in_the_play() -> None:
    found = ask(table(*TAKE, players=4), "", [ACES, "take 9c 9s"])
    assert [step.refusal for step in found.staged] == [None, None]
    assert f"take 9c 9s; {ACES}" in acts(found)


@pytest.mark.rule("A37")
def test_cards_under_the_top_card_do_not_help_to_open() -> None:
    # the nines make 30; the two kings in the pile would make a meld with the one in the hand
    state = table(SCORE, "pile Kh Kd 9d", "hand 0: 9s 9c Ks As Ah Ad 4 5", players=4)
    found = ask(state, "", ["take 9c 9s", "lay KhKdKs"])
    assert found.staged[1].refusal is not None
    assert found.staged[1].refusal.code == "not_in_hand"


def test_a_single_card_is_not_put_ready_without_a_meld_for_it() -> None:
    assert acts(ask(table(*PLAY, players=4), "5d")) == ["discard 5d"]
    assert acts(ask(table(*PLAY, players=4), "2d")) == ["discard 2d"]


def test_without_steps_the_opening_stands_at_nothing() -> None:
    assert own(table(*PLAY, players=4)).opening == Opening(90, 0)
    assert own(table("turn 0 play", "melds 0: 777", "hand 0: 5 6")).opening is None


def test_steps_that_are_left_over_after_the_opening_can_still_be_laid() -> None:
    state = table("turn 0 play", "melds 0: KKK", "hand 0: As Ah Ad 4 5")
    found = ask(state, "", [ACES])
    assert primary(found) == ACES
    assert found.offers[0].label.params == {"cards": "Ad Ah As"}
