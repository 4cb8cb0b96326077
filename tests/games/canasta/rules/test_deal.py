"""Pack, seats and deal: A1 to A11, A17, A80, A82."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import cards_text, pack
from stolik.games.game_error import GameError
from tests.support.positions import canasta, codes, dealt, do, hand, melds, pile, red_threes, refused, table


@pytest.mark.rule("A1")
def test_two_packs_with_two_jokers_each_make_108_cards() -> None:
    state = canasta(stolik.game("kurnik").start())
    state.supply([0, 1])
    assert state.deck() == pack(2)
    assert len(state.deck()) == 108
    assert sum(kind >= 52 for kind in state.deck()) == 4
    assert {state.deck().count(kind) for kind in range(54)} == {2}


@pytest.mark.rule("A2")
def test_two_players_play_each_for_himself() -> None:
    state = table("melds 0: KKK", "hand 0: K 4", "hand 1: K 5")
    assert state.score() == (0, 0)
    do(state, "draw", "discard 4", "draw")
    assert refused(state, "add K").code == "no_such_meld"
    with pytest.raises(GameError):
        stolik.game("kurnik", players=3)


@pytest.mark.rule("A3")
def test_players_facing_each_other_are_partners() -> None:
    state = table("turn 0 play drew", "hand 0: K K K A A A 5", players=4)
    do(state, "open KKK AAA")
    assert [state.view(seat).side for seat in range(4)] == [0, 1, 0, 1]
    assert (melds(state, 0), melds(state, 1)) == (["KKK", "AAA"], [])
    assert len(state.score()) == 2


@pytest.mark.rule("A4")
def test_each_partner_adds_to_the_melds_of_the_other() -> None:
    state = table("melds 0: KKK", "laid 0", "hand 0: 4 5 6", "hand 2: K 4 5", "pile 9", players=4)
    for discarded in ("4", None):
        do(state, "draw")
        do(state, f"discard {discarded}" if discarded else state.legal()[-1].text)
    assert state.seat == 2
    do(state, "draw", "add K")
    assert melds(state, 0) == ["KKKK"]


@pytest.mark.rule("A5", "A6", "A7")
@pytest.mark.parametrize(("players", "size", "stock"), [(2, 15, 108 - 2 * 15 - 1), (4, 11, 108 - 4 * 11 - 1)])
def test_15_cards_for_two_and_11_for_four_and_the_rest_is_the_stock(players: int, size: int, stock: int) -> None:
    state, _ = dealt("", players=players)
    assert [len(state.view(seat).cards) for seat in range(players)] == [size] * players
    assert state.view(-1).stock_size == stock


ROUND = [f"{rank}{suit}" for rank in ("4", "5", "6", "7", "8", "9", "10", "J") for suit in "cdhs"]
HANDS = " ".join(ROUND[:30])
"""Thirty different cards for two hands of 15."""


@pytest.mark.rule("A8", "A9")
@pytest.mark.parametrize("upcard", ["Kc", "2c", "Jkr", "3c", "3h"])
def test_one_card_is_turned_up_whatever_it_is(upcard: str) -> None:
    state, events = dealt(f"{HANDS} {upcard} Ac Ad")
    assert cards_text(state.view(-1).pile) == upcard
    assert codes(events) == ["dealer_drawn", "deal_began"]
    do(state, "draw")
    assert hand(state, 1).endswith("A A"), "the card under the one turned up is the first of the stock"


@pytest.mark.rule("A10")
def test_a_lot_draws_the_first_dealer_and_the_deal_goes_on_to_the_next_player() -> None:
    state = canasta(stolik.game("kurnik", players=4).start())
    assert (state.need, state.deck()) == (stolik.Need.DECK, [0, 1, 2, 3])
    state.supply([2, 0, 1, 3])
    state.supply(state.deck())
    assert state.view(-1).dealer == 2

    ended = table("deal 1 dealer 1", "turn 0 play drew", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 4")
    do(ended, "discard 4")
    ended.supply(ended.deck())
    assert (ended.deal_number, ended.view(-1).dealer, ended.seat) == (2, 0, 1)


@pytest.mark.rule("A11")
@pytest.mark.parametrize(("players", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (4, 0, 1), (4, 3, 0)])
def test_the_player_after_the_dealer_moves_first(players: int, dealer: int, first: int) -> None:
    state, _ = dealt("", dealer, players=players)
    assert state.seat == first


@pytest.mark.rule("A82")
def test_cards_are_dealt_one_at_a_time_to_the_first_player_first() -> None:
    state, _ = dealt(HANDS)
    dealt_to = {1: sorted(ROUND[0:30:2]), 0: sorted(ROUND[1:30:2])}
    for seat, cards in dealt_to.items():
        assert sorted(cards_text(state.view(seat).cards).split()) == cards


@pytest.mark.rule("A17", "A82")
def test_dealt_red_threes_are_replaced_in_turn_after_the_upcard() -> None:
    """Seat 1 has 3♥ and draws 3♦ and A♣ for it, then seat 0 draws A♦ for its 3♥."""
    state, _ = dealt("3h 3h " + " ".join(ROUND[:28]) + " Kc 3d Ac Ad Qc")
    assert (pile(state), red_threes(state, 1), red_threes(state, 0)) == ("K", 2, 1)
    assert "Ac" in cards_text(state.view(1).cards)
    assert "Ad" in cards_text(state.view(0).cards)
    assert [len(state.view(seat).cards) for seat in (0, 1)] == [15, 15]
    assert state.view(-1).stock_size == 108 - 30 - 1 - 3
    assert state.seat == 1


@pytest.mark.rule("A80")
@pytest.mark.parametrize("players", [2, 4])
def test_players_move_in_seat_order(players: int) -> None:
    state, _ = dealt("", players=players)
    seats = []
    for _ in range(2 * players):
        seats.append(state.seat)
        do(state, "draw", f"discard {hand(state, state.seat or 0).split()[-1]}")
    assert seats == [(1 + at) % players for at in range(2 * players)]
