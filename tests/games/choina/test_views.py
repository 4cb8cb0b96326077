"""What a seat sees, the worlds it can build, and the melds as they lie."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.cards import card_text, parse_card
from stolik.games.choina.contracts import contracts
from stolik.games.choina.table_melds import table_melds
from stolik.games.game import WorldError
from tests.games.choina.tables import do, playing, table

DOWN = ("melds 0: 777 5h-8h", "melds 2: Ac-4c 888")


def test_only_the_own_hand_is_seen() -> None:
    state = table("hand 0: 7c 8c", "hand 1: 9c 9d 2h", "pile Kc")
    view = state.view(1)
    assert [card_text(kind) for kind in view.cards] == ["2h", "9c", "9d"]
    assert view.sizes == (2, 3, 10, 10)
    assert (state.view(-1).cards, state.view(-1).ranks) == ((), 0)
    unseen = Counter(view.unseen())
    assert sum(unseen.values()) == 104 - 3 - 1
    assert unseen[parse_card("Kc")] == 1


def test_cards_from_the_pile_are_known_until_they_leave_the_hand() -> None:
    state = table("turn 0 draw", "pile 9c Kd", "hand 0: Kd 2c 3c")
    do(state, "take")
    assert state.view(2).known_cards(0) == [parse_card("Kd")]
    assert Counter(state.view(2).unseen())[parse_card("Kd")] == 1
    do(state, "discard Kd")
    assert state.view(2).known_cards(0) == []
    assert Counter(state.view(2).unseen())[parse_card("Kd")] == 1


def test_only_the_seat_that_acts_has_legal_actions() -> None:
    state = table("turn 1 claim seat=3", "pile Kc", "bought 0 0 0 1")
    assert [len(state.view(seat).legal) for seat in range(-1, 4)] == [0, 0, 0, 0, 2]
    view = state.view(0)
    assert (view.turn, view.acting, view.bought) == (1, 3, (0, 0, 0, 1))


def test_what_is_left_of_the_contract_is_seen_of_everybody() -> None:
    view = table("turn 1 draw", *DOWN, deal=5).view(1)
    assert view.contract == (2, 1)
    assert [view.left(seat) for seat in range(4)] == [(1, 0), (2, 1), (1, 0), (2, 1)]
    assert not view.complete(0)
    assert view.last_deal
    assert table("turn 1 draw", "melds 3: 777 888").view(0).complete(3)


def test_ways_to_lay_the_contract_can_be_sought_from_a_view() -> None:
    state = playing("7c 7d 7h 4c 4d 4h 2s 9s Ks")
    assert len(list(contracts(state.view(0).own_core()))) == 1
    assert state.view(0).own_core().size == [9, 0, 0, 0]


def test_a_world_must_agree_with_what_is_seen() -> None:
    state = table("turn 0 draw", "hand 0: 2c 3c", "hand 1: 4c 5c", "hand 2: 6c 7c", "hand 3: 8c 9c", "known 2: 7c")
    view = state.view(0)
    hands = {seat: list(state.view(seat).cards) for seat in (1, 2, 3)}
    stock = state.core.order
    assert view.world(hands, stock).text() == state.text()
    swapped = {**hands, 2: [hands[2][0], hands[1][0]], 1: [hands[2][1], hands[1][1]]}
    for wrong, code in (({**hands, 1: hands[1][:1]}, "wrong_hand_size"), (swapped, "known_card_missing")):
        with pytest.raises(WorldError) as caught:
            view.world(wrong, stock)
        assert caught.value.code == code
    with pytest.raises(WorldError) as caught:
        view.world(hands, stock[1:])
    assert caught.value.code == "wrong_stock_size"
    with pytest.raises(WorldError) as caught:
        view.world({**hands, 1: [parse_card("2c"), parse_card("2c")]}, stock)
    assert caught.value.code == "other_cards"


def test_a_world_in_which_a_contract_could_not_be_completed_is_refused() -> None:
    state = table("turn 0 play begun=7", "melds 0: 777", "hand 0: 4c 4d 4h 9s Ks", contract_laydown="whole")
    view = state.view(1)
    hands = {seat: list(state.view(seat).cards) for seat in (0, 2, 3)}
    # the fours change places with cards of the stock that make no set with the others
    stock = sorted(state.core.order)
    places = [next(at for at, kind in enumerate(stock) if kind >> 2 == rank) for rank in (0, 3, 9)]
    guess = [stock[at] for at in places] + hands[0][3:]
    for at, kind in zip(places, hands[0], strict=False):
        stock[at] = kind
    with pytest.raises(WorldError) as caught:
        view.world({**hands, 0: guess}, stock)
    assert caught.value.code == "no_step_possible"


def test_a_seat_that_the_table_does_not_have() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        table("turn 0 draw").view(4)


def test_melds_lie_as_they_were_laid() -> None:
    state = table("turn 0 play begun=h", *DOWN, "hand 0: 9h 2c 2d", deal=5)
    own = table_melds(state.core, 0)
    assert [(meld.kind, meld.target, meld.size, meld.begun) for meld in own] == [
        ("set", "0:7", 3, False),
        ("run", "0:h", 4, True),
    ]
    run = table_melds(state.view(3), 2)[0]
    assert (run.suit, run.low, run.high, run.rank, run.full) == (0, 0, 3, -1, False)
    assert [card_text(kind) for kind in run.cards] == ["Ac", "2c", "3c", "4c"]


def test_the_second_meld_of_a_rank_or_suit_has_a_name_of_its_own() -> None:
    state = table("melds 0: 777 7c7s7s", deal=4, distinct_set_ranks=False)
    assert [meld.target for meld in table_melds(state.core, 0)] == ["0:7", "0:7/2"]
    state = table("melds 1: 2h-5h 8h-Jh", deal=3, distinct_seq_suits="off")
    assert [(meld.target, meld.slot) for meld in table_melds(state.core, 1)] == [("1:h", 0), ("1:h/2", 1)]


@pytest.mark.parametrize(("melds", "full"), [("77777777", True), ("7777777", False)])
def test_a_set_of_eight_is_full(melds: str, full: bool) -> None:
    assert table_melds(table(f"melds 1: {melds}").core, 1)[0].full is full


@pytest.mark.parametrize(("melds", "full"), [("Ad-Kd", True), ("2d-Ad", True), ("2d-Kd", False), ("3d-Ad", False)])
def test_a_sequence_of_thirteen_is_full(melds: str, full: bool) -> None:
    assert table_melds(table(f"melds 1: {melds}", deal=2).core, 1)[0].full is full
