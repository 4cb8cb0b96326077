"""The preset book: pack, hands, the draw for the seats, and the card turned up: P1, P7 and the dealt part of P12."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import cards_text, pack, parse_card
from stolik.games.canasta.events import SeatsDrawn
from stolik.games.canasta.state import CanastaState
from tests.games.canasta.rules.book import PLAYING, book, hands_of
from tests.support.positions import canasta, codes, dealt, do, hand, is_legal, order_of, red_threes, refused

SIZES = [(4, 11), (3, 13), (2, 15)]


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("players", "size"), SIZES)
def test_11_cards_for_four_13_for_three_and_15_for_two(players: int, size: int) -> None:
    state, _ = dealt(f"{hands_of(players * size)} Kc", preset="book", players=players)
    assert [len(state.view(seat).cards) for seat in range(players)] == [size] * players
    assert state.view(-1).stock_size == 108 - players * size - 1


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("players", "size"), SIZES)
def test_a_player_draws_one_card(players: int, size: int) -> None:
    state, _ = dealt(f"{hands_of(players * size)} Kc Ac", preset="book", players=players)
    seat = state.seat
    assert seat is not None
    do(state, "draw")
    assert len(state.view(seat).cards) == size + 1
    assert hand(state, seat).endswith("A")


@pytest.mark.rule("P1", "P9")
@pytest.mark.parametrize(("players", "needed"), [(4, 1), (3, 2), (2, 2)])
def test_two_or_three_players_need_two_canastas_to_go_out(players: int, needed: int) -> None:
    one = book(PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 4", players=players)
    if needed == 1:
        assert is_legal(one, "add 7")
    else:
        found = refused(one, "add 7")
        assert (found.code, found.params) == ("must_keep_card", {"needs": 2, "has": 1})
    two = book(PLAYING, "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 7 4", players=players)
    assert is_legal(two, "add 7; discard 4")


@pytest.mark.rule("P1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_move_in_seat_order_from_the_player_after_the_dealer(players: int) -> None:
    state, _ = dealt(f"{hands_of(52)} Kc", players - 1, preset="book", players=players)
    seats = []
    for _ in range(2 * players):
        seats.append(state.seat)
        do(state, "draw", f"discard {hand(state, state.seat or 0).split()[0]}")
    assert seats == [at % players for at in range(2 * players)]


# The draw for the seats


def drawn(cards: str, players: int) -> tuple[CanastaState, SeatsDrawn]:
    """A match in which these are the first cards drawn for the seats, and what came of it."""
    state = canasta(stolik.game("book", players=players).start())
    assert state.deck() == pack(2), "cards are drawn for the seats, from the whole pack"
    events = state.supply(order_of(cards))
    assert codes(events) == ["seats_drawn", "dealer_drawn"]
    found = events[0]
    assert isinstance(found, SeatsDrawn)
    return state, found


@pytest.mark.rule("P1", "B3", "B6")
def test_the_highest_card_plays_first_and_the_second_highest_is_its_partner() -> None:
    """K of spades, K of diamonds, 10, 9: the first sits on seat 0, the second opposite, and seat 3 deals."""
    state, found = drawn("10c Kd 9s Ks", 4)
    assert list(found.places) == [1, 2, 3, 0]
    assert cards_text(found.cards) == "10c Kd 9s Ks"
    state.supply(order_of(f"{hands_of(44)} Kc"))
    assert (state.view(-1).dealer, state.seat) == (3, 0)


@pytest.mark.rule("B4")
def test_in_the_draw_an_ace_is_high_a_two_low_and_spades_go_first() -> None:
    assert list(drawn("2s Ac 3h Kd", 4)[1].places) == [3, 0, 1, 2]
    assert list(drawn("7c 7s 7d 7h", 4)[1].places) == [3, 0, 1, 2]


@pytest.mark.rule("B5")
def test_a_joker_and_a_card_that_was_drawn_before_are_drawn_again() -> None:
    """Seat 0 has 9, seat 1 a joker and then the same 9, at last 5; seat 2 has the other joker and then K."""
    _, found = drawn("9c Jkr 9c 5d Jkb Kh 4s", 4)
    assert cards_text(found.cards) == "9c 5d Kh 4s"
    again = [(0, "9c"), (1, "Jkr"), (1, "9c"), (1, "5d"), (2, "Jkb"), (2, "Kh"), (3, "4s")]
    assert list(found.drawn) == [(seat, parse_card(text)) for seat, text in again]
    assert list(found.places) == [2, 1, 0, 3]


@pytest.mark.rule("P1", "B3")
@pytest.mark.parametrize(
    ("players", "cards", "first"),
    [(2, "9c Kc", 1), (2, "Kc 9c", 0), (3, "9c Kc 5c", 1), (3, "9c 5c Kc", 2), (3, "Kc 9c 5c", 0)],
)
def test_two_or_three_players_keep_their_seats_and_draw_for_who_plays_first(
    players: int, cards: str, first: int
) -> None:
    state, found = drawn(cards, players)
    assert list(found.places) == list(range(players))
    state.supply(order_of(f"{hands_of(39)} Kc"))
    assert (state.seat, state.view(-1).dealer) == (first, (first - 1) % players)


@pytest.mark.rule("B6")
@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (3, 2), (3, 0), (4, 3)])
def test_the_deal_goes_on_to_the_next_player(players: int, dealer: int) -> None:
    state = book(
        f"deal 1 dealer {dealer}", PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 4", "hand 2: 5" * (players == 4),
        players=players,
    )  # fmt: skip
    do(state, "discard 4")
    assert state.deck() == pack(2)
    state.supply(order_of(f"{hands_of(44)} Kc"))
    after = (dealer + 1) % players
    assert (state.deal_number, state.view(-1).dealer, state.seat) == (2, after, (after + 1) % players)


# The card turned up


@pytest.mark.rule("P7")
@pytest.mark.parametrize("covered", ["2c", "Jkr", "3c", "3h", "2c 3s Jkb 3d"])
def test_a_joker_or_a_three_turned_up_is_covered_until_an_ordinary_card_shows(covered: str) -> None:
    state, events = dealt(f"{hands_of(44)} {covered} 9c Kc", preset="book")
    assert cards_text(state.view(-1).pile) == f"{covered} 9c"
    assert codes(events)[2:] == ["deal_began"]


@pytest.mark.rule("P12")
def test_a_dealt_red_three_is_replaced() -> None:
    """The first card of the pack goes to the player who moves first."""
    state, _ = dealt(f"3h {hands_of(43)} Kc Ac", preset="book")
    seat = state.seat
    assert seat == 0
    assert (len(state.view(0).cards), red_threes(state, 0)) == (11, 1)
    assert hand(state, 0).endswith("A")
    assert state.view(-1).stock_size == 108 - 44 - 2
