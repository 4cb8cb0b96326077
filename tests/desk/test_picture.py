"""What everybody sees of a table."""

from __future__ import annotations

import pytest

from stolik.desk.picture import Fact, Group, Picture
from stolik.desk.registry import picture
from stolik.games.canasta.events import DealEnded
from stolik.games.canasta.state import CanastaState
from stolik.text import catalogue
from tests.support.positions import dealt, do, table


def seen(state: CanastaState) -> Picture:
    return picture(state.view(-1), None)


def cards(group: Group) -> str:
    return " ".join(group.cards)


def facts(state: CanastaState, side: int) -> dict[str, int | str]:
    return {fact.name.code.removeprefix("desk-fact-"): _value(fact) for fact in seen(state).lanes[side].facts}


def _value(fact: Fact) -> int | str:
    return fact.value if isinstance(fact.value, int) else fact.value.params.get("points", fact.value.code)


def test_a_lane_shows_canastas_first_then_the_other_melds_from_aces_down() -> None:
    state = table("melds 0: 4c4d4h 9c9d9h9s2c2d9c KcKdKh 6c6d6h6s6c6d6h", "hand 0: 5 8 8")
    lane = seen(state).lanes[0]
    assert [group.key for group in lane.groups] == ["9", "6", "K", "4"]
    assert [group.name.code for group in lane.groups[:2]] == ["desk-group-9", "desk-group-6"]
    assert [group.squared for group in lane.groups] == [True, True, False, False]
    assert cards(lane.groups[2]) == "Kc Kd Kh"


@pytest.mark.rule("A42")
def test_a_canasta_has_a_tag_with_its_kind_and_count_and_the_colour_of_its_kind_on_top() -> None:
    state = table("melds 0: 9c9d9h9s2c2d9cJkr 6c6d6h6s6c6d6h", "hand 0: 5 8 8")
    mixed, natural = seen(state).lanes[0].groups
    assert mixed.tag is not None
    assert (mixed.tag.code, mixed.tag.params, mixed.tone) == ("desk-tag-mixed", {"count": 8}, "mixed")
    assert mixed.cards[-1] in ("9c", "9s")
    assert natural.tag is not None
    assert (natural.tag.code, natural.tag.params, natural.tone) == ("desk-tag-natural", {"count": 7}, "natural")
    assert natural.cards[-1] in ("6d", "6h")
    assert sorted(mixed.cards) == sorted("9c 9d 9h 9s 2c 2d 9c Jkr".split())


def test_a_mixed_canasta_of_red_cards_alone_keeps_a_natural_one_on_top() -> None:
    state = table("melds 0: 9d9d9h9h2c2s2d", "hand 0: 5 8 8")
    (group,) = seen(state).lanes[0].groups
    assert group.cards[-1] in ("9d", "9h")


def test_a_meld_short_of_a_canasta_has_no_tag_and_lies_naturals_first() -> None:
    state = table("melds 0: KhKc2dJkb", "hand 0: 5 8 8")
    (group,) = seen(state).lanes[0].groups
    assert group == Group(("Kc", "Kh", "2d", "Jkb"), group.name, "K")


def test_red_threes_lie_beside_the_melds_of_their_side() -> None:
    state = table("red 1: 3h 3d", "hand 0: 5 8 8")
    ours, theirs = seen(state).lanes
    assert ours.beside == ()
    (group,) = theirs.beside
    assert (cards(group), group.key, group.name.params) == ("3d 3h", "", {"count": 2})


@pytest.mark.rule("A48", "A54")
def test_the_facts_of_a_side_are_its_opening_its_canastas_its_red_threes_and_what_it_lacks_to_go_out() -> None:
    state = table("scores 1500 3000", "melds 0: 6c6d6h6s6c6d6h", "red 1: 3h 3d", "hand 0: 5 8 8")
    assert facts(state, 0) == {"opening": "desk-fact-opened", "canastas": 1, "red-threes": 0, "to-go-out": 1}
    assert facts(state, 1) == {"opening": 120, "canastas": 0, "red-threes": 200, "to-go-out": 2}


def test_more_canastas_than_are_needed_leave_nothing_missing() -> None:
    state = table("melds 0: 6c6d6h6s6c6d6h KcKdKhKsKcKdKh", "hand 0: 5 8 8", players=4)
    assert facts(state, 0)["to-go-out"] == 0


@pytest.mark.rule("A33")
def test_cards_that_freeze_the_pile_lie_crosswise_and_the_tag_says_why() -> None:
    pile = seen(table("pile 4c 2h 9d 3h 8c", "hand 0: 5 8 8")).pile
    assert (pile.cards, pile.across) == (("4c", "2h", "9d", "3h", "8c"), (1, 3))
    assert pile.tag is not None
    assert (pile.tag.code, pile.tag.params) == ("desk-pile-frozen", {"reason": 2})
    red = seen(table("pile 4c 3h 8c", "hand 0: 5 8 8")).pile
    assert red.across == (1,)
    assert red.tag is not None
    assert red.tag.params == {"reason": 3}


@pytest.mark.rule("A33")
def test_a_red_three_lies_straight_where_it_does_not_freeze() -> None:
    pile = seen(table("pile 4c 3h 8c", "hand 0: 5 8 8", red3_freezes=False)).pile
    assert (pile.across, pile.tag) == ((), None)


def test_a_pile_that_is_always_frozen_says_so() -> None:
    pile = seen(table("pile 4c 8c", "hand 0: 5 8 8", pile_always_frozen=True)).pile
    assert pile.tag is not None
    assert pile.tag.params == {"reason": 4}
    assert seen(table("hand 0: 5 8 8", "hand 1: 5 5", pile_always_frozen=True)).pile.tag is None


@pytest.mark.rule("A31")
def test_a_black_three_on_top_blocks_the_pile() -> None:
    pile = seen(table("pile 4c 3s", "hand 0: 5 8 8")).pile
    assert pile.tag is not None
    assert pile.tag.code == "desk-pile-stopped"


def test_that_a_side_has_not_opened_is_no_state_of_the_pile() -> None:
    assert seen(table("pile 4c 8c", "hand 0: 5 8 8")).pile.tag is None


@pytest.mark.parametrize(
    ("turn", "options", "code"),
    [
        ("turn 0 take", {}, "desk-stage-take"),
        ("turn 0 play", {}, "desk-stage-play"),
        ("turn 0 play no_discard", {"last_red3": "meld_no_discard"}, "desk-stage-stop"),
        ("turn 2 answer", {"players": 4, "ask_partner": "lay_out"}, "desk-stage-answer"),
    ],
)
def test_the_stage_says_what_the_seat_in_turn_has_to_do(turn: str, options: dict[str, str], code: str) -> None:
    last_drawn = ("stock -", "red 0: 3h", "hand 1: ...") if "no_discard" in turn else ()
    found = seen(table(turn, "melds 0: 777", "hand 0: 5 8 8 9 9 9", *last_drawn, **options))
    assert found.stage is not None
    assert found.stage.code == code
    assert found.turn == int(turn.split()[1])
    if code == "desk-stage-answer":
        assert found.stage.params == {"ask": "lay_out"}


@pytest.mark.rule("A23", "A25", "A31")
@pytest.mark.parametrize(
    ("lines", "options", "english", "polish"),
    [
        (("pile 4c 8c",), {}, "draw cards or take the pile", "dobierz karty albo weź stos"),
        (("pile 4c 8c",), {"draw_count": 1}, "draw a card or take the pile", "dobierz kartę albo weź stos"),
        (("pile 4c 3s",), {"draw_count": 1}, "draw a card", "dobierz kartę"),
        (("pile 4c 2s",), {}, "draw cards", "dobierz karty"),
        ((), {}, "draw cards", "dobierz karty"),
        (("stock 9c", "pile 4c 8c ..."), {}, "draw a card or take the pile", "dobierz kartę albo weź stos"),
        (("stock -", "pile 4c 8c ...", "melds 0: 888"), {}, "take the pile or pass", "weź stos albo spasuj"),
    ],
)
def test_the_stage_names_what_can_be_taken(
    lines: tuple[str, ...], options: dict[str, int], english: str, polish: str
) -> None:
    stage = seen(table(*lines, "hand 0: 5 8 8", black3_take_for_last_meld=False, **options)).stage
    assert stage is not None
    assert catalogue("en").format(stage.code, **stage.params) == f"Your turn: {english}."
    assert catalogue("pl").format(stage.code, **stage.params) == f"Twoja kolej: {polish}."


def test_a_goal_is_a_total_or_a_number_of_deals() -> None:
    points = seen(table("hand 0: 5 8 8", target=3000)).goal
    assert (points.code, points.params) == ("desk-goal-target", {"target": 3000})
    deals = seen(table("hand 0: 5 8 8", match_end="deals", deals=8)).goal
    assert (deals.code, deals.params) == ("desk-goal-deals", {"deals": 8})


def test_seats_show_their_side_their_number_of_cards_and_what_all_know_of_them() -> None:
    state = table("hand 0: 5 8 8", "hand 1: 9h 9c K", "known 1: 9h", players=4)
    seats = seen(state).seats
    assert [seat.side for seat in seats] == [0, 1, 0, 1]
    assert [seat.count for seat in seats[:2]] == [3, 3]
    assert [seat.known for seat in seats[:2]] == [(), ("9h",)]
    assert [lane.seats for lane in seen(state).lanes] == [(0, 2), (1, 3)]


def test_the_numbers_of_the_table_are_those_of_the_view() -> None:
    state, _ = dealt("", 1)
    found, view = seen(state), state.view(-1)
    assert (found.deal, found.dealer, found.stock) == (1, view.dealer, view.stock_size)
    assert found.wild == ("2", "Jk")
    assert (found.sheets, found.winners) == ((), ())


def go_out(state: CanastaState) -> DealEnded:
    (ended,) = [event for event in do(state, "discard 5c") if isinstance(event, DealEnded)]
    return ended


def ending() -> CanastaState:
    """Side 0 goes out with its last card; it has a natural canasta of sixes, a mixed one of kings and a red three."""
    melds = "melds 0: 6c6d6h6s6c6d6h KcKdKhKsKc2cJkr"
    return table("turn 0 play", "scores 100 -50", melds, "red 0: 3h", "hand 0: 5c", "hand 1: 7h As 3s")


@pytest.mark.rule("A61", "A63", "A66")
def test_a_sheet_has_the_lines_of_all_sides_and_the_totals_after_the_deal() -> None:
    state = ending()
    ended = go_out(state)
    (sheet,) = picture(state.view(-1), ended).sheets
    # sixes 7 * 5, kings 5 * 10, a two 20, a joker 50: 155; then 500 + 300, the red three 100, going out 100
    lines = {line.name.code.removeprefix("score-"): line.cells for line in sheet.lines}
    assert list(lines) == ["meld_cards", "natural_canastas", "mixed_canastas", "red_threes", "going_out", "hand_cards"]
    ours = {code: (cells[0].count, cells[0].points) for code, cells in lines.items() if cells[0] is not None}
    assert ours == {
        "meld_cards": (14, 155),
        "natural_canastas": (1, 500),
        "mixed_canastas": (1, 300),
        "red_threes": (1, 100),
        "going_out": (1, 100),
    }
    cell = lines["hand_cards"][1]
    assert cell is not None
    assert (cell.count, cell.points) == (3, -30)
    assert (sheet.points, sheet.totals) == ((1155, -30), (1255, -80))
    assert (sheet.number, sheet.ended.code, sheet.ended.params) == (1, "event-deal_ended_out", {"number": 1})


def test_the_hands_that_were_left_are_shown_of_the_last_deal_only() -> None:
    state = ending()
    ended = go_out(state)
    assert picture(state.view(-1), ended).sheets[-1].hands == ((), ("3s", "7h", "As"))
    assert picture(state.view(-1), None).sheets[-1].hands == ()
    state.supply(state.deck())
    assert picture(state.view(-1), ended).sheets[0].hands == ((), ("3s", "7h", "As"))


def test_totals_of_earlier_deals_are_those_of_their_time() -> None:
    state = ending()
    go_out(state)
    state.core.sheets.append(state.core.sheets[0])
    state.core.scores = [2410, -110]
    assert [sheet.totals for sheet in seen(state).sheets] == [(1255, -80), (2410, -110)]


def test_the_winners_are_shown_when_the_match_is_over() -> None:
    state = table("turn 0 play", "scores 4900 0", "melds 0: 6c6d6h6s6c6d6h KcKdKhKsKc2cJkr", "hand 0: 5c", "hand 1: 7h")
    go_out(state)
    found = seen(state)
    assert (found.winners, found.turn, found.stage) == ((0,), -1, None)


def test_the_picture_is_made_of_what_a_spectator_sees_and_nothing_else() -> None:
    state = table("hand 0: 5 8 8")
    with pytest.raises(AssertionError):
        picture(state.view(0), None)
