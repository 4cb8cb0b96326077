"""Classic: cards are drawn for partners, seats and the first player (B3 to B6)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import stolik
from stolik.cards import card_text, pack, parse_card
from stolik.games.canasta.events import SeatsDrawn
from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from tests.games.canasta.rules.classic_tables import HANDS, PLAYING, classic, classic_deal
from tests.support.positions import canasta, codes, do, order_of


def drawing(cards: str) -> tuple[CanastaState, list[Event], SeatsDrawn]:
    """The draw from a pack with these cards on top."""
    state = canasta(stolik.game("classic").start())
    assert state.need is stolik.Need.DECK
    assert state.deck() == pack(2), "cards are drawn from the whole pack"
    events = state.supply(order_of(cards))
    (drawn,) = [event for event in events if isinstance(event, SeatsDrawn)]
    return state, events, drawn


def places(cards: str) -> list[int]:
    """On which seats the drawers of these cards sit from then on."""
    return list(drawing(cards)[2].places)


@pytest.mark.rule("B3")
def test_the_highest_two_cards_make_one_pair_and_the_other_two_the_other() -> None:
    """K, A, 7, J: the ace sits on seat 0, the king opposite on 2, the jack on 1, the seven on 3."""
    assert places("Kc As 7d Jc") == [2, 0, 3, 1]


@pytest.mark.rule("B3", "B6")
def test_the_highest_card_plays_first_and_the_player_on_the_right_deals() -> None:
    state, events, _ = drawing("Kc As 7d Jc")
    assert codes(events) == ["seats_drawn", "dealer_drawn"]
    assert events[1].params() == {"seat": 3}
    assert (state.need, state.deck()) == (stolik.Need.DECK, pack(2))
    state.supply(order_of(HANDS))
    assert (state.view(-1).dealer, state.seat) == (3, 0)


ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("high", "low"), list(pairwise(ORDER)))
def test_aces_are_high_and_twos_low_whatever_the_suit(high: str, low: str) -> None:
    """The lowest suit of the higher rank beats the highest suit of the rank below."""
    assert places(f"{low}s {high}c {low}h {low}d") == [2, 0, 1, 3]


@pytest.mark.rule("B4")
@pytest.mark.parametrize("rank", ORDER)
def test_of_one_rank_spades_are_high_then_hearts_diamonds_and_clubs(rank: str) -> None:
    assert places(f"{rank}d {rank}s {rank}c {rank}h") == [1, 0, 3, 2]


@pytest.mark.rule("B5")
def test_whoever_draws_an_equal_card_draws_again() -> None:
    """Seat 1 draws the second K♣, then A♣; K♦ is equal to nothing, for its suit is another."""
    _, _, drawn = drawing("Kc Kc Ac Kd 7s")
    assert [(seat, card_text(kind)) for seat, kind in drawn.drawn] == [
        (0, "Kc"), (1, "Kc"), (1, "Ac"), (2, "Kd"), (3, "7s"),
    ]  # fmt: skip
    assert [card_text(kind) for kind in drawn.cards] == ["Kc", "Ac", "Kd", "7s"]
    assert list(drawn.places) == [1, 0, 2, 3]


@pytest.mark.rule("B5")
def test_whoever_draws_a_joker_draws_again() -> None:
    """Seat 0 draws two jokers, seat 3 a third one and a card equal to his partner's."""
    _, _, drawn = drawing("Jkr Jkb 4c 5c 6c Jkr 5c 7c")
    assert [seat for seat, _ in drawn.drawn] == [0, 0, 0, 1, 2, 3, 3, 3]
    assert [card_text(kind) for kind in drawn.cards] == ["4c", "5c", "6c", "7c"]
    assert list(drawn.places) == [3, 1, 2, 0]


@pytest.mark.rule("B3", "B4", "B5")
def test_every_draw_seats_four_different_cards_by_their_order() -> None:
    for seed in range(200):
        order = pack(2)
        Random(seed).shuffle(order)
        state = canasta(stolik.game("classic").start())
        (drawn,) = [event for event in state.supply(order) if isinstance(event, SeatsDrawn)]
        assert [kind for _, kind in drawn.drawn] == order[: len(drawn.drawn)]
        assert len(set(drawn.cards)) == 4
        assert max(drawn.cards) < parse_card("Jkr")
        best = sorted(range(4), key=lambda at: strength(card_text(drawn.cards[at])), reverse=True)
        assert [drawn.places[at] for at in best] == [0, 2, 1, 3]


def strength(card: str) -> tuple[int, int]:
    """The rank of a card in the draw, then its suit."""
    return -ORDER.index(card[:-1]), "cdhs".index(card[-1])


@pytest.mark.rule("B3")
def test_the_seats_are_drawn_once_before_the_first_deal() -> None:
    """Also from the text of the state; after a deal the next order of the pack is dealt at once."""
    state = canasta(stolik.game("classic").start())
    read = canasta(stolik.game("classic").position(state.text()))
    assert codes(read.supply(order_of("Kc As 7d Jc"))) == ["seats_drawn", "dealer_drawn"]
    assert codes(read.supply(order_of(HANDS))) == ["deal_began"]
    ended = classic("deal 1 dealer 3", PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4")
    do(ended, "discard 4")
    assert codes(ended.supply(order_of(HANDS))) == ["deal_began"]


@pytest.mark.rule("B6")
def test_the_deal_moves_clockwise() -> None:
    state, _ = classic_deal(HANDS)
    assert state.view(-1).dealer == 3
    ended = classic("deal 1 dealer 3", PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4")
    do(ended, "discard 4")
    assert ended.need is stolik.Need.DECK
    ended.supply(order_of(HANDS))
    assert (ended.deal_number, ended.view(-1).dealer, ended.seat) == (2, 0, 1)


@pytest.mark.rule("B3")
def test_without_the_draw_a_lot_makes_the_first_dealer() -> None:
    """Partnerships *may* be drawn: `seat_draw = off`."""
    state = canasta(stolik.game("classic", seat_draw=False).start())
    assert state.deck() == [0, 1, 2, 3]
    assert codes(state.supply([2, 0, 1, 3])) == ["dealer_drawn"]
    state.supply(order_of(HANDS))
    assert (state.view(-1).dealer, state.seat) == (2, 3)
