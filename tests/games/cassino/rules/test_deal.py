"""Equipment, players, the deal (1 to 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.cards import card_text
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.state import CassinoState
from stolik.games.option import GameError
from tests.games.cassino.situations import (
    after,
    cassino,
    codes,
    combos,
    dealt,
    do,
    game,
    hand,
    legal,
    loose,
    order_of,
    pile,
    stock,
    table,
)


def trail_all(state: CassinoState, plays: int) -> CassinoState:
    """Trail the lowest card so many times."""
    for _ in range(plays):
        seat = state.seat
        assert seat is not None
        after(state, f"trail {hand(state, seat)[0]}")
    return state


@pytest.mark.rule("Cassino-1")
def test_each_card_of_the_pack_is_there_once() -> None:
    state = dealt(players=3)
    cards = [*stock(state), *loose(state), *(card for seat in range(3) for card in hand(state, seat))]
    assert Counter(cards) == Counter(map(card_text, range(52)))
    state = cassino(game().start())
    state.supply([0, 1])
    assert state.deck() == list(range(52))


@pytest.mark.rule("Cassino-2", "Cassino-3")
def test_two_to_four_play_each_for_himself() -> None:
    for players in (2, 3, 4):
        assert len(game(players=players).start().score()) == players
    for players in (1, 5):
        with pytest.raises(GameError):
            SCHEMA.rule_set("cassino", {"players": players})


@pytest.mark.rule("Cassino-3")
def test_four_may_be_two_pairs() -> None:
    """KA12: pairs are an option, of four players only; partners sit opposite and share their pile."""
    state = table(
        "turn 2", "hand 2: 5c", "table 5d", "pile 0: 2c", "pile 1: -", players=4, partnership="2v2"
    )  # fmt: skip
    assert len(state.score()) == 2
    assert pile(after(state, "take 5c: 5d"), 0) == ["2c", "5c", "5d"]
    for players in (2, 3):
        with pytest.raises(GameError):
            SCHEMA.rule_set("cassino", {"players": players, "partnership": "2v2"})


@pytest.mark.rule("Cassino-4")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_first_dealer_is_drawn_by_lot(dealer: int) -> None:
    state = cassino(game(players=3).start())
    assert sorted(state.deck()) == [0, 1, 2]
    events = state.supply([dealer, *(seat for seat in range(3) if seat != dealer)])
    assert [(event.code, event.params()["seat"]) for event in events] == [("dealer_drawn", dealer)]
    state.supply(list(range(52)))
    assert state.seat == (dealer + 1) % 3


@pytest.mark.rule("Cassino-5", "Cassino-7")
def test_four_cards_each_and_four_face_up_in_two_passes() -> None:
    """KA1: the centre lies face up; everybody sees it."""
    state = dealt("2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d", 0)
    assert (hand(state, 1), loose(state), hand(state, 0)) == (
        ["2c", "2d", "5c", "5d"], ["3c", "3d", "6c", "6d"], ["4c", "4d", "7c", "7d"],
    )  # fmt: skip
    for seat in (-1, 0, 1):
        assert state.view(seat).loose == state.core.loose


@pytest.mark.rule("Cassino-8", "Cassino-9")
def test_the_centre_gets_no_more_cards() -> None:
    state = dealt(players=2)
    table_before = set(loose(state))
    before = stock(state)
    played = {card for seat in (0, 1) for card in hand(state, seat)}
    trail_all(state, 7)
    assert stock(state) == before
    events = do(state, f"trail {hand(state, 0)[0]}")
    assert "dealt_again" in codes(events)
    assert set(loose(state)) == table_before | played
    assert hand(state, 1) == before[:2] + before[4:6]
    assert len(stock(state)) == len(before) - 8


@pytest.mark.rule("Cassino-9", "Cassino-10")
@pytest.mark.parametrize(("players", "dealings"), [(2, 6), (3, 4), (4, 3)])
def test_the_round_ends_when_the_pack_is_used_up(players: int, dealings: int) -> None:
    state = dealt(players=players)
    again = 0
    while state.deal_number == 1 and state.seat is not None:
        again += codes(do(state, f"trail {hand(state, state.seat)[0]}")).count("dealt_again")
    assert again + 1 == dealings == 48 // (4 * players)
    assert len(state.sheets) == 1


@pytest.mark.rule("Cassino-9")
def test_with_drawing_each_play_is_followed_by_a_card() -> None:
    """Only the first deal is dealt; a take is followed by a card too; at last the hands are played out."""
    state = dealt("5c 5d 2h 3h 7c 7d 6c 6d Kc Kd Qc Qd 9s 10s", 0, draw_cassino=True)
    assert legal(state) >= {"take 5c: 2h 3h"}
    after(state, "take 5c: 2h 3h")
    assert hand(state, 1) == ["5d", "6c", "6d", "9s"]
    after(state, "trail 7c")
    assert hand(state, 0) == ["7d", "10s", "Qc", "Qd"]
    plays = 2
    while stock(state):
        trail_all(state, 1)
        plays += 1
    assert (plays, [len(hand(state, seat)) for seat in (0, 1)]) == (40, [4, 4])
    trail_all(state, 7)
    assert not state.sheets
    trail_all(state, 1)
    assert len(state.sheets) == 1


@pytest.mark.rule("Cassino-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dealers_left_begins_and_the_dealer_is_last(players: int) -> None:
    """KA16: in every deal of the round; the turn passes clockwise."""
    state = dealt("", 1, players=players)
    seats = []
    for _ in range(8 * players):
        seats.append(state.core.seat)
        trail_all(state, 1)
    clockwise = [(2 + step) % players for step in range(players)]
    assert seats == clockwise * 8
    assert clockwise[-1] == 1


@pytest.mark.rule("Cassino-12")
def test_the_deal_passes_to_the_left() -> None:
    """KA16: whoever captured last does not begin."""
    state = table("deal 1 dealer 0", "turn 0", "hand 0: 5c", "hand 1: -", "hand 2: -", "table 5d", "stock -", "last 0",
                  "pile 0: ...", "pile 1: -", "pile 2: -", players=3, target=61)  # fmt: skip
    after(state, "take 5c: 5d")
    state.supply(order_of(""))
    assert (state.core.dealer, state.seat, combos(state)) == (1, 2, {})
