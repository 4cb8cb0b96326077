"""Faults and disputes of other programs of contract rummy, as cases (R4, R5, R7, R15, R20; the others elsewhere)."""

from __future__ import annotations

from random import Random

import pytest

from stolik.cards import parse_card
from stolik.games.choina.state import ChoinaState
from stolik.games.event import HIDDEN
from stolik.games.game import Need
from tests.games.choina.tables import all_cards, do, game, hand, legal, order_of, pile, sizes, stock, table, who

HANDS = ("hand 0: 2c 3c 4d", "hand 1: 2d 3d 5h", "hand 2: 2h 3h 6s", "hand 3: 2s 3s 7c")


@pytest.mark.rule("Choina-16", "Choina-58")
def test_others_learn_only_that_cards_were_drawn() -> None:
    """R4."""
    state = table("pile 9h", "stock 4s 5s 6s 7s ...", *HANDS)
    drew = do(state, "draw")[0]
    assert drew.params()["cards"] == [parse_card("4s")] == drew.seen_by(0).params()["cards"]
    assert [drew.seen_by(seat).params()["cards"] for seat in (-1, 1, 2, 3)] == [[HIDDEN]] * 4
    do(state, "discard 2c", "ask", "allow")
    bought, extra = do(state, "buy 2")
    assert [bought.seen_by(seat).params() for seat in range(-1, 4)] == [bought.params()] * 5
    assert extra.seen_by(2).params()["cards"] == [parse_card("5s"), parse_card("6s")]
    assert [extra.seen_by(seat).params()["cards"] for seat in (-1, 0, 1, 3)] == [[HIDDEN, HIDDEN]] * 4


@pytest.mark.rule("Choina-57", "Choina-61", "Choina-62")
def test_the_buying_order_of_may_i() -> None:
    """R5: first refusal without penalty, then clockwise; the buyer gets one stock card and does not play."""
    lines = ("turn 1 claim seat=2", "pile 9h Kc", "stock 4s 5s 6s ...", *HANDS)
    state = table(*lines, preset="may-i")
    do(state, "ask")
    refusing = state.copy()
    do(refusing, "refuse")
    assert (who(refusing), hand(refusing, 1), stock(refusing)[0]) == ("1 play", ["2d", "3d", "5h", "Kc"], "4s")
    do(state, "allow")
    assert (hand(state, 2), who(state), legal(state)) == (["2h", "3h", "4s", "6s", "Kc"], "1 draw", {"draw"})
    do(state, "draw")
    assert (hand(state, 1), pile(state)) == (["2d", "3d", "5h", "5s"], ["9h"])


@pytest.mark.rule("Choina-34", "Choina-11")
def test_the_next_deal_begins_once_and_with_nothing_of_the_last() -> None:
    """R15."""
    lines = (
        "turn 0 play",
        "hand 0: 9c",
        "melds 0: KcKdKh QcQdQh",
        "bought 1 2 0 0",
        "hand 1: 2c",
        "hand 2: 2d",
        "hand 3: 2h",
    )
    state = table(*lines, "pile 9h", "reshuffled 1")
    do(state, "discard 9c")
    state.supply(order_of(""))
    core = state.core
    assert (core.deal_number, core.bought, core.reshuffles, pile(state), core.melds) == (2, [0] * 4, 0, [], [()] * 4)
    assert (state.view(0).contract, sizes(state)) == ((1, 1), [10] * 4)
    with pytest.raises(ValueError, match="no deck order"):
        state.supply(order_of(""))


def play(state: ChoinaState, rng: Random, most: int) -> int:
    """Random steps until the deal is over; how many there were."""
    steps = 0
    while not (state.dealing or state.need is Need.OVER):
        if state.need is Need.DECK:
            state.supply(rng.sample(state.deck(), len(state.deck())))
            continue
        state.apply(rng.choice(state.legal()))
        steps += 1
        assert steps < most
    return steps


def last_deals(number: int, preset: str) -> None:
    """So many random last deals, which all end and keep their cards."""
    for seed in range(number):
        rng = Random(seed)
        players, deals = rng.choice((3, 4, 5)), rng.choice((5, 6))
        rules = game(preset, players=players, deals=deals)
        state = rules.position(f"{rules.rule_set.text}\ndeal {deals - 1} dealer 0\nturn deck\n")
        assert isinstance(state, ChoinaState)
        state.supply(rng.sample(state.deck(), 104))
        before = all_cards(state)
        play(state, rng, 5000)
        assert all_cards(state) == before


@pytest.mark.rule("Choina-95", "Choina-79")
@pytest.mark.parametrize("preset", ["choina", "may-i"])
def test_last_deals_played_at_random_all_end(preset: str) -> None:
    """R20."""
    last_deals(15, preset)


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["choina", "may-i"])
def test_thousands_of_last_deals_played_at_random_all_end(preset: str) -> None:
    last_deals(5000, preset)
