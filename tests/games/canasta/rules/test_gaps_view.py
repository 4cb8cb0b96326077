"""What each seat sees of a turn: what mutation tests found unheld."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.classes import CLASS_OF, ONE
from tests.support.positions import do, hand, order_of, pile, table

PLAYING = "turn 0 play drew"


@pytest.mark.rule("A62", "A71")
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_its_own_hand_and_a_spectator_none(seat: int) -> None:
    hands = ("4 5", "6 7 8", "9 J", "Q Q K")
    state = table(PLAYING, *(f"hand {other}: {cards}" for other, cards in enumerate(hands)), players=4)
    view = state.view(seat)
    assert hand(state, seat) == hands[seat]
    assert view.hand == sum(ONE[CLASS_OF[kind]] for kind in view.cards)
    assert (state.view(-1).hand, state.view(-1).cards) == (0, ())
    assert view.sizes == (2, 3, 2, 3)


@pytest.mark.rule("A47", "A71")
@pytest.mark.parametrize("seat", range(2))
def test_everybody_sees_what_an_opening_still_owes(seat: int) -> None:
    """90 at 1500 points: K K K leave 60, A A A none."""
    position = ("scores 1500 1500", f"hand {seat}: K K K A A A A 4 5 6", f"turn {seat} play drew")
    state = table(*position)
    assert [state.view(other).owed for other in range(-1, 2)] == [90] * 3
    do(state, "lay KKK")
    assert [state.view(other).owed for other in range(-1, 2)] == [60] * 3
    do(state, "lay AAA")
    assert [state.view(other).owed for other in range(-1, 2)] == [0] * 3


@pytest.mark.rule("A37", "A47")
def test_everybody_sees_what_an_opening_with_the_pile_still_owes() -> None:
    """The top ace counts, the rest of the pile does not yet."""
    state = table("scores 1500 0", "pile 5 6 A", "hand 0: A A A A K K 4")
    do(state, "take A A")
    assert (pile(state), [state.view(other).owed for other in range(-1, 2)]) == ("5 6", [30] * 3)
    do(state, "add A", "add A")
    assert (pile(state), [state.view(other).owed for other in range(-1, 2)]) == ("", [0] * 3)


@pytest.mark.rule("A77")
def test_a_pile_lifted_before_the_minimum_shows_to_all_that_its_taker_must_go_out() -> None:
    """Seven nines are 70 of 120: with `waived` only going out concealed is left, and the pile is lifted for it."""
    position = ("scores 3000 0", "pile 5 6 9", "hand 0: 9 9 9 9 9 9 5 5")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived")
    do(state, "take 9 9")
    assert pile(state) == ""
    assert [(state.view(other).owed, state.view(other).must_out) for other in range(-1, 2)] == [(0, True)] * 3


@pytest.mark.rule("A44")
def test_who_has_laid_black_threes_must_go_out_and_everybody_knows() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "laid 0", "hand 0: 3 3 3 K 4")
    do(state, "lay 333")
    assert [state.view(other).must_out for other in range(-1, 2)] == [True] * 3


@pytest.mark.rule("A44", "P3")
def test_black_threes_bind_openly_also_in_an_opening_that_lacks_its_canasta() -> None:
    """Six aces are the 120 at 5000; the kings will be the canasta."""
    position = ("scores 5000 0", "hand 0: A A A A A A K K K K K K K 3 3 3")
    state = table(PLAYING, *position, preset="book", opening_canasta_from="5000", target=10000)
    do(state, "lay AAA", *["add A"] * 3, "lay 333")
    assert [state.view(other).must_out for other in range(-1, 4)] == [True] * 5


@pytest.mark.rule("A33", "A47")
def test_between_deals_nothing_is_owed_and_no_pile_is_closed() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "laid 0", "hand 0: 9", "hand 1: 4")
    do(state, "discard 9")
    for view in (state.view(other) for other in range(-1, 2)):
        assert (view.turn_seat, view.closed, view.owed, view.legal, view.losing) == (-1, 0, 0, (), ())
    state.supply(order_of("4c 5c"))
    minimum = state.view(-1).minimum[state.view(-1).turn_seat]
    assert [state.view(other).owed for other in range(-1, 2)] == [minimum] * 3


@pytest.mark.rule("P11")
def test_in_the_double_out_nothing_is_owed() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4", "hand 2: K", preset="book")
    do(state, "discard 4")
    assert [state.view(other).owed for other in range(-1, 4)] == [0] * 5


def test_the_history_of_a_match_is_what_was_dealt_and_done() -> None:
    state = stolik.game("kurnik").start()
    order = order_of("4c 5c")
    state.supply([1, 0])
    state.supply(order)
    done = [state.parse("draw"), state.parse("discard 4")]
    for action in done:
        state.apply(action)
    assert state.history() == [(1, 0), tuple(order), *done]
