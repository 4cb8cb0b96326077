"""Records of games in which a stock is shuffled within a deal."""

from __future__ import annotations

import stolik
from stolik.bots import bot
from stolik.lab.match import play_out
from stolik.record import Order, Player, find_difference, read_record, record_of, record_text

SEATS = [Player(f"p{seat}", "random") for seat in range(4)]


def recorded(state: stolik.State) -> str:
    """The record of a match as text, which must be read back and agree with itself."""
    text = record_text(record_of(state, SEATS[: len(state.score())]))
    record = read_record(text)
    assert record_text(record) == text
    assert find_difference(record) is None
    return text


def test_a_match_with_new_stocks_within_its_deals_reads_back() -> None:
    game = stolik.game("choina", stock_out="reshuffle_always")
    text = recorded(play_out(game, [bot("random")] * 4, 5, history=True))
    deals = read_record(text).deals
    orders = [sum(isinstance(entry, Order) for entry in deal.entries) for deal in deals]
    assert max(orders[1:]) > 1, "one order begins a deal"


def test_as_many_cards_as_seats_are_an_order_and_no_lot() -> None:
    game = stolik.game("choina")
    lines = ("turn 0 draw", "pile 2c 3c 4c 5c 6c", "stock -", "hand 1: ...")
    position = "\n".join([game.rule_set.text, *lines])
    state = game.position(position)
    state.apply(state.parse("draw"))
    assert len(state.deck()) == 4
    state.supply(state.deck())
    text = record_text(record_of(state, SEATS, position=position))
    assert "\norder\n  2c 3c 4c 5c\n" in text
    record = read_record(text)
    assert find_difference(record) is None


def test_what_happens_after_a_new_stock_belongs_to_the_same_deal() -> None:
    game = stolik.game("choina")
    state = game.position("\n".join([game.rule_set.text, "turn 0 draw", "pile 2c 3c", "stock -", "hand 1: ..."]))
    state.apply(state.parse("draw"))
    assert (state.need, state.dealing, state.deal_number) == (stolik.Need.DECK, False, 1)
