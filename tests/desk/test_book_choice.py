"""What a table of the book offers: the top card alone, a double out, an opening that needs a canasta."""

from __future__ import annotations

import pytest

from stolik.desk.offer import Ways
from stolik.desk.registry import choice, mine, picture
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.desk.asking import acts, ask, own, primary, refusals
from tests.support.positions import do, hand, table

OUT = ("pile 5 6 K 7", "melds 0: KKKKKKK 777 QQQ")
MAY_FOLLOW = ("turn 0 play", "pile 5 6", "hand 0: Q", "melds 0: KKKKKKK 777 QQQ 444")


def ways(state: CanastaState) -> Ways:
    found = mine(state, 0, "").ways
    assert found is not None
    return found


def top_alone(state: CanastaState) -> dict[str, str]:
    """The ways to take the top card alone, each with what forbids it, if anything does."""
    offers = [offer for offer in ways(state).ways if offer.label.code.startswith("desk-way-top")]
    return {offer.act: offer.refusal.code if offer.refusal else "" for offer in offers}


# -- the top card alone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("P9")
def test_the_top_card_alone_is_a_way_of_its_own_for_who_can_go_out_with_it() -> None:
    """P-T3: only the 7 onto 7 7 7, then Q Q and out; the 5, the 6 and the K stay."""
    state = table(*OUT, "hand 0: Q Q", preset="book")
    assert top_alone(state) == {"take top onto 7": ""}
    assert acts(own(state)) == ["take onto 7", "take top onto 7", "draw"]
    button = own(state).offers[1]
    assert (button.label.code, button.label.params) == ("desk-take-top-onto", {"class": "7"})
    do(state, "take top onto 7")
    assert picture(state.view(-1), None).pile.cards == ("5c", "6c", "Kc")
    stage = picture(state.view(-1), None).stage
    assert stage is not None
    assert stage.code == "desk-stage-out"
    assert "stop" not in [offer.act for offer in own(state).offers]
    assert "desk-add" in [offer.label.code for offer in own(state).offers]


@pytest.mark.rule("P9")
def test_it_names_the_cards_of_the_hand_that_take() -> None:
    state = table("pile 2 6 K 7", "melds 0: KKKKKKK", "hand 0: 7c 7s", preset="book")
    (way,) = [offer for offer in ways(state).ways if offer.act.startswith("take top")]
    assert (way.act, way.label.code, way.label.params["cards"]) == ("take top 7c 7s", "desk-way-top-held", "7c 7s")


@pytest.mark.rule("P9")
def test_who_would_keep_a_card_is_told_that_he_could_not_go_out() -> None:
    """P-T3: of Q 4 the 4 would remain."""
    state = table(*OUT, "hand 0: Q 4", preset="book")
    assert top_alone(state) == {"take top onto 7": "top_alone_not_out"}
    assert "take top onto 7" not in acts(own(state))


@pytest.mark.rule("P9")
@pytest.mark.parametrize(
    ("pile", "preset"),
    [("pile 7", "book"), ("pile 5 6 K 9", "book"), ("pile 5 6 K 7", "classic")],
)
def test_it_is_no_way_where_the_pile_has_one_card_or_cannot_be_taken_or_the_rules_have_it_not(
    pile: str, preset: str
) -> None:
    state = table(pile, "melds 0: KKKKKKK 777 QQQ", "hand 0: Q 5", preset=preset)
    assert top_alone(state) == {}


# -- the partner follows ----------------------------------------------------------------------------------------------


def follower(cards: str = "7 7 5 5 5 4") -> CanastaState:
    """Seat 0 has gone out; seat 2 may follow with these cards."""
    state = table(*MAY_FOLLOW, f"hand 2: {cards}", preset="book")
    do(state, "add Q")
    assert state.seat == 2
    return state


@pytest.mark.rule("P11")
def test_the_partner_of_who_went_out_lays_everything_by_one_tap_or_passes() -> None:
    state = follower()
    found = own(state)
    whole, passes = found.offers
    assert (whole.primary, whole.label.code, passes.act) == (True, "desk-double", "pass")
    assert mine(state, 2, "").ways is None
    do(state, whole.act)
    assert state.view(-1).sizes[2] == 0
    assert "double_out" in [line.code for line in state.sheets[-1].lines[0]]


@pytest.mark.rule("P11")
def test_a_pass_ends_the_deal_without_the_bonus() -> None:
    state = follower()
    do(state, "pass")
    assert "double_out" not in [line.code for line in state.sheets[-1].lines[0]]


@pytest.mark.rule("P11")
def test_he_may_lay_his_cards_in_his_own_way_but_then_no_longer_pass() -> None:
    state = follower("7s 7h 5c 5d 5h 4s")
    assert primary(ask(state, "5c 5d 5h")) == "lay 5c5d5h"
    assert refusals(ask(state, "5c 5d 4s")) != {}
    assert acts(ask(state, "4s")) == ["add 4s"]
    do(state, "lay 5c5d5h")
    assert [offer.act.split()[0] for offer in own(state).offers] == ["add"]
    do(state, primary(own(state)))
    assert hand(state, 2) == ""


@pytest.mark.rule("P10", "P11")
def test_his_black_threes_go_too() -> None:
    state = follower("3 3 3 7")
    do(state, primary(own(state)))
    assert "double_out" in [line.code for line in state.sheets[-1].lines[0]]


@pytest.mark.rule("P11")
def test_he_and_the_others_are_told_what_is_waited_for() -> None:
    state = follower()
    seen = picture(state.view(-1), None)
    assert seen.stage is not None
    assert seen.awaited is not None
    assert (seen.turn, seen.stage.code, seen.awaited.code) == (2, "desk-stage-double", "desk-waits-double")
    usual = picture(table("pile 5", "hand 0: 5 6", preset="book").view(-1), None)
    assert usual.awaited is None


@pytest.mark.rule("P11")
def test_nobody_else_is_offered_anything_then() -> None:
    state = follower()
    assert [mine(state, seat, "").choice for seat in (0, 1, 3)] == [None, None, None]
    assert choice(state, 1, [], [], "") == choice(state, 3, [], [], "")


# -- an opening with a canasta -----------------------------------------------------------------------------------------


RICH: dict[str, Value] = {"opening_canasta_from": "5000", "target": 10000}


@pytest.mark.rule("P3")
def test_an_opening_says_that_a_canasta_is_missing_although_the_points_are_there() -> None:
    state = table(
        "scores 5000 0", "turn 0 play", "pile 5", "hand 0: A A A A K K K K Q Q Q Q 4 5", preset="book", **RICH
    )
    ready = ["lay AAAA", "lay KKKK", "lay QQQQ"]
    found = ask(state, "", ready)
    assert found.opening is not None
    assert found.opening.made >= found.opening.needs
    assert found.opening.lacks is not None
    whole = next(offer for offer in found.offers if offer.refusal)
    assert (whole.label.code, refusals(found)[whole.act]) == ("desk-open-canasta", "opening_needs_canasta")


@pytest.mark.rule("P3")
def test_with_the_canasta_the_opening_can_be_laid() -> None:
    state = table("scores 5000 0", "turn 0 play", "pile 5", "hand 0: A A A A A A A K K K 4 5", preset="book", **RICH)
    found = ask(state, "", ["lay AAA; add AAAA", "lay KKK"])
    assert found.opening is not None
    assert found.opening.lacks is None
    assert primary(found) != ""


@pytest.mark.rule("P3")
def test_what_an_opening_needs_stands_beside_the_score() -> None:
    state = table("scores 5000 0", "hand 0: 5 6", "pile 5", preset="book", **RICH)
    codes = [
        fact.value.code
        for lane in picture(state.view(-1), None).lanes
        for fact in lane.facts
        if not isinstance(fact.value, int)
    ]
    assert codes == ["desk-fact-opens-with-canasta", "desk-fact-opens-with"]


def test_where_nobody_goes_out_no_canastas_are_missing_for_it() -> None:
    cards = ("hand 0: 5 6", "pile 5")
    never = table(*cards, preset="classic", going_out=False, black3_melds="off", end_of_stock="stop")
    for state, told in ((never, False), (table(*cards, preset="classic"), True)):
        facts = picture(state.view(-1), None).lanes[0].facts
        assert ("desk-fact-to-go-out" in [fact.name.code for fact in facts]) is told
