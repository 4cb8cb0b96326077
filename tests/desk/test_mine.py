"""What one seat alone sees, and what it can do before it selects anything."""

from __future__ import annotations

import pytest

from stolik.desk.offer import Ways
from stolik.desk.registry import mine
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.desk.asking import acts, own, primary, refusals
from tests.support.positions import do, table


def ways_of(state: CanastaState) -> Ways:
    assert state.seat is not None
    found = mine(state, state.seat, "").ways
    assert found is not None
    return found


def told(ways: Ways) -> dict[str, str]:
    """The ways, and why not."""
    return {way.act: way.refusal.code if way.refusal else "" for way in ways.ways}


def test_a_hand_lies_by_class_from_jokers_up() -> None:
    state = table("hand 0: Ks 4h 2d Jkb 3s Ac 4c", "hand 1: 5 5")
    assert mine(state, 0, "").hand == ("Jkb", "2d", "3s", "4c", "4h", "Ks", "Ac")
    assert mine(state, 1, "").hand == ("5c", "5c")


def test_a_seat_that_is_not_in_turn_has_nothing_to_choose() -> None:
    found = mine(table("hand 0: K K 4", "hand 1: 5 5"), 1, "")
    assert (found.choice, found.ways, found.undo) == (None, None, None)


def test_nobody_has_anything_to_choose_when_the_match_is_over() -> None:
    state = table("turn 0 play", "melds 0: 777", "hand 0: 5c", "hand 1: 4 4")
    do(state, "discard 5c")
    assert [mine(state, seat, "").choice for seat in (0, 1)] == [None, None]


@pytest.mark.rule("A23")
@pytest.mark.parametrize(("stock", "draw_count", "number"), [("5 6 7 ...", 2, 2), ("5 6 7 ...", 1, 1)])
def test_drawing_is_the_next_step_and_says_how_many_cards(stock: str, draw_count: int, number: int) -> None:
    state = table("pile 2c", f"stock {stock}", "hand 0: K Q 4", draw_count=draw_count)
    (draw,) = own(state).offers
    assert (draw.act, draw.label.code, draw.label.params) == ("draw", "desk-draw", {"count": number})
    assert (draw.place, draw.primary) == ("stock", True)


def test_the_last_card_of_the_stock_is_drawn_as_one() -> None:
    state = table("stock 9s", "pile 2c ...", "hand 0: K Q 4", "hand 1: 5 5")
    assert [offer.label.params for offer in own(state).offers] == [{"count": 1}]


# -- the pile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A27", "A29")
def test_every_way_to_take_an_open_pile_is_shown_and_offered() -> None:
    state = table("pile 4 9d", "melds 0: 999", "hand 0: 9s 9h 2d Jkr 4 5")
    ways = ways_of(state)
    assert ways.title.code == "desk-ways-can"
    assert told(ways) == {"take 9h 9s": "", "take 9h 2d": "", "take 9h Jkr": "", "take onto 9": ""}
    assert [way.label.code for way in ways.ways] == ["desk-way-pair-held", *["desk-way-wild-held"] * 2, "desk-way-onto"]
    assert {way.points for way in ways.ways} == {0}
    assert acts(own(state)) == ["take 9h 9s", "take 9h 2d", "take 9h Jkr", "take onto 9", "draw"]
    assert primary(own(state)) == "draw"


@pytest.mark.rule("A33", "A34")
def test_a_frozen_pile_says_for_every_way_why_not() -> None:
    state = table("pile 4 2h 9d", "melds 0: 999", "hand 0: 9s 2d Jkr 4 5")
    ways = ways_of(state)
    assert ways.title.code == "desk-ways-cannot"
    assert told(ways) == {"take 9 9": "not_in_hand", "take 9s 2d": "pile_closed", "take onto 9": "pile_closed"}
    assert [way.label.code for way in ways.ways] == ["desk-way-pair", "desk-way-wild", "desk-way-onto"]
    assert acts(own(state)) == ["draw"]


@pytest.mark.rule("A28")
def test_a_way_that_needs_cards_or_melds_that_are_missing_says_so() -> None:
    state = table("pile 4 9d", "melds 0: 777", "hand 0: 9s 9h 4 5")
    assert told(ways_of(state)) == {"take 9h 9s": "", "take 9 2": "not_in_hand", "take onto 9": "no_such_meld"}


@pytest.mark.rule("A37", "A47")
def test_ways_say_what_they_bring_to_an_opening() -> None:
    # nines 10 each; aces 60 more reach the 90
    state = table("scores 1600 0", "pile 4 9d", "hand 0: 9s 9h A A A 4 5")
    ways = ways_of(state)
    assert [(way.act, way.points) for way in ways.ways] == [("take 9h 9s", 30), ("take 9 2", 10), ("take onto 9", 10)]
    assert ways.ways[0].label.params == {"class": "9", "cards": "9h 9s", "points": 30}


@pytest.mark.rule("A47")
def test_a_pair_that_cannot_lead_to_the_opening_is_refused_with_the_points_within_reach() -> None:
    # nines 30 with the top card, fours 15
    state = table("scores 1600 0", "pile 9d", "hand 0: 9s 9h 4c 4d 4h 5 6 7")
    refusal = ways_of(state).ways[0].refusal
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params) == ("opening_short", "A47", {"needs": 90, "reachable": 45})


@pytest.mark.rule("A30", "A31", "A32")
@pytest.mark.parametrize(
    ("top", "code"), [("2h", "pile_top_wild"), ("3h", "pile_top_red_three"), ("3s", "pile_top_black_three")]
)
def test_a_top_card_that_nobody_takes_is_said_once(top: str, code: str) -> None:
    state = table(f"pile 4 {top}", "melds 0: 999", "hand 0: 9s 9h 4 5", black3_take_for_last_meld=False)
    ways = ways_of(state)
    assert ways.title.code == "desk-ways-cannot"
    assert [(way.label.code, way.refusal.code) for way in ways.ways if way.refusal] == [("desk-way-any", code)]


@pytest.mark.rule("A45")
def test_two_black_threes_take_a_black_three_only_to_go_out() -> None:
    state = table("pile 4 3s", "melds 0: 999", "hand 0: 3c 3s 4 5")
    assert told(ways_of(state)) == {"take 3c 3s": "black_three_take_not_last"}


def test_there_is_no_way_without_a_pile_and_none_once_cards_are_drawn() -> None:
    ways = ways_of(table("hand 0: 9s 9h 4 5", "hand 1: 5 5"))
    assert (ways.title.code, ways.ways) == ("desk-ways-empty", ())
    drawn = ways_of(table("turn 0 play", "pile 9 9", "hand 0: 9s 9h 4 5"))
    assert (drawn.title.code, drawn.ways) == ("desk-ways-gone", ())


def test_a_taken_pile_is_no_matter_any_more_but_for_a_rest_that_waits() -> None:
    state = table("pile 5 6 9d", "melds 0: 999", "hand 0: 9s 9h 4 5")
    do(state, "take onto 9")
    assert mine(state, 0, "").ways is None
    waiting = table("pile 5 6 9d", "hand 0: 9s 9h A A A 4 5")
    do(waiting, "take 9 9")
    assert ways_of(waiting).title.code == "desk-ways-waits"


# -- ends -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A83")
def test_with_an_empty_stock_one_takes_or_passes_and_neither_is_the_next_step() -> None:
    lines = ("stock", "pile 4 9d", "melds 0: 999", "hand 0: 9s 4 5", "hand 1: 5 ...", "red 1: 3h 3h 3d 3d")
    state = table(*lines)
    found = own(state)
    assert acts(found) == ["take onto 9", "pass"]
    assert primary(found) == ""


@pytest.mark.rule("A83")
def test_a_pass_that_is_forbidden_says_why() -> None:
    lines = ("stock", "pile 4 9d", "melds 0: 999", "hand 0: 9s 4 5", "hand 1: 5 ...", "red 1: 3h 3h 3d 3d")
    assert refusals(own(table(*lines, end_of_stock="continue_forced"))) == {"pass": "must_take"}


@pytest.mark.rule("A20")
def test_where_no_discard_is_due_the_turn_is_ended_by_a_stop() -> None:
    last_drawn = ("stock -", "red 0: 3h", "hand 1: ...")
    state = table("turn 0 play no_discard", "hand 0: 9s 4 5", "melds 0: 999", *last_drawn, last_red3="meld_no_discard")
    found = own(state)
    assert acts(found) == ["add 9s", "stop"]
    assert primary(found) == "stop"


# -- the partner ------------------------------------------------------------------------------------------------------

PAIRS: dict[str, Value] = {"players": 4, "ask_partner": "go_out"}
READY = ("turn 0 play", "melds 0: 7777777 888", "hand 0: 8 8 K", "hand 2: 4 4 5 5")


def test_a_question_to_the_partner_is_offered_where_it_is_allowed() -> None:
    (ask,) = [offer for offer in own(table(*READY, **PAIRS)).offers if offer.act == "ask"]
    assert (ask.refusal, ask.label.params) == (None, {"ask": "go_out", "why": ""})


@pytest.mark.rule("A71")
def test_a_question_that_comes_too_late_is_shown_with_its_reason() -> None:
    state = table(*READY, **PAIRS)
    do(state, "add 8")
    (ask,) = [offer for offer in own(state).offers if offer.act == "ask"]
    assert ask.refusal is not None
    assert ask.label.params["why"] == ask.refusal.code == "ask_before_laying"


def test_there_is_no_question_where_it_is_not_agreed_and_none_twice() -> None:
    assert "ask" not in {offer.act for offer in own(table(*READY, players=4)).offers}
    state = table(*READY, **PAIRS)
    do(state, "ask", "no")
    assert "ask" not in {offer.act for offer in own(state).offers}


@pytest.mark.rule("A72")
def test_the_partner_has_two_equal_answers_that_say_what_follows() -> None:
    state = table(*READY, **PAIRS)
    do(state, "ask")
    assert state.seat == 2
    found = own(state)
    assert [(offer.act, offer.label.code, offer.label.params) for offer in found.offers] == [
        ("yes", "desk-yes", {"ask": "go_out"}),
        ("no", "desk-no", {"ask": "go_out"}),
    ]
    assert primary(found) == ""
    assert mine(state, 0, "").choice is None


# -- what needs no selecting ------------------------------------------------------------------------------------------


def test_all_cards_of_the_hand_that_fit_a_meld_are_offered_together() -> None:
    state = table("turn 0 play", "melds 0: 999 KKK", "hand 0: 9s 9h Kd 4 5 6")
    assert acts(own(state)) == ["add Kd", "add 9h9s"]


def test_nothing_is_offered_unasked_that_loses_the_match() -> None:
    state = table("turn 0 play", "melds 0: 999", "hand 0: 9s 5")
    assert acts(own(state)) == []


# -- taking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "code", "cards"),
    [
        ("add 7d", "desk-undo-cards", "7d"),
        ("lay KcKdKh; add 2h to K", "desk-undo-cards", "Kc Kd Kh 2h"),
        ("take 9s 9h", "desk-undo-take", ""),
        ("take onto 9", "desk-undo-take", ""),
    ],
)
def test_what_can_be_taken_back_is_named(act: str, code: str, cards: str) -> None:
    undo = mine(table("turn 0 play", "melds 0: 999", "hand 0: 9s 5 6"), 0, act).undo
    assert undo is not None
    assert (undo.code, undo.params.get("cards", "")) == (code, cards)


def test_without_an_act_there_is_nothing_to_take_back() -> None:
    assert mine(table("turn 0 play", "hand 0: 9s 5 6"), 0, "").undo is None
