"""What `greedy` does in positions where it is plain what should be done."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import legal, playing, table

NEAR_OUT = ("melds 1: 6d6h6c JcJhJs", "hand 1: 3s")
"""A neighbour whose contract of two sets lies, with one card left."""


def choice(state: ChoinaState) -> str:
    return bot("greedy").choose(state.view(state.core.seat), 0).text


def at(*lines: str, deal: Value = 1, preset: Value = "choina", **options: Value) -> str:
    return choice(table(*lines, deal=deal, preset=preset, **options))


def turn(state: ChoinaState) -> list[str]:
    """Everything it does until its turn or the deal is over."""
    done: list[str] = []
    seat = state.core.turn
    while not state.sheets and state.core.turn == seat:
        action = bot("greedy").choose(state.view(seat), 0)
        done.append(action.text)
        state.apply(action)
    return done


# to draw, to take, to buy in turn


def test_it_takes_the_pile_card_that_completes_a_set() -> None:
    assert at("pile 9c Kh", "hand 0: Kc Kd 4c 5d 7h 9s 2c 3d 8h Js") == "take"


def test_it_draws_rather_than_take_a_card_of_no_use() -> None:
    assert at("pile 9c Qh", "hand 0: Kc Kd 4c 5d 7h 9s 2c 3d 8h Js") == "draw"


def test_it_takes_the_card_that_closes_a_sequence_but_not_one_it_has() -> None:
    hand = "hand 0: 6h 7h 9h 2c 3d 4s Js Qc Kd As"
    assert at("pile 2d 8h", hand, deal=3) == "take"
    assert at("pile 2d Kd", hand, deal=3) == "draw"


@pytest.mark.rule("Choina-19")
def test_it_buys_several_cards_where_each_completes_a_meld() -> None:
    hand = "hand 0: Kc Kd 5c 5d 6h 8h 9h 2c 3d 4s"
    assert at("pile 2c 7h Kh", hand, deal=5) == "buy 2"
    assert at("pile 2c As Kh", hand, deal=5) == "take"


@pytest.mark.rule("Choina-95")
def test_it_ends_a_deal_by_a_draw_only_with_a_hand_cheaper_than_the_others() -> None:
    dear, cheap = "Ac Ac Ad Ad Ah As Kc Kd Kh Ks Qc Qd Qs", "2d 3d 5c"
    empty = ("pile 2c Qh", "stock -", "hand 1: ...")
    assert at(*empty, f"hand 0: {dear}", stock_out="end_deal") == "take"
    assert at(*empty, f"hand 0: {cheap}", stock_out="end_deal") == "draw"


# to ask, to consent, to refuse


def asking(card: str, hand: str, deal: int, **options: Value) -> str:
    """What seat 3 says while seat 1 is in turn."""
    return at("turn 1 claim seat=3", f"pile 9c {card}", f"hand 3: {hand}", deal=deal, **options)


@pytest.mark.rule("Choina-52")
def test_it_asks_for_the_card_its_contract_lacks_and_for_no_other() -> None:
    hand = "Kc Kd Ks 5c 5d 5h 5s 6h 8h 9h"
    assert asking("7h", hand, 5) == "ask"
    assert asking("7c", hand, 5) == "pass"


@pytest.mark.rule("Choina-58")
def test_it_buys_as_many_cards_as_help() -> None:
    hand = "hand 3: Kc Kd 5c 5d 6h 8h 9h 2c 3d 4s"
    assert at("turn 1 buy seat=3 asked=3", "pile 2c 7h Kh", hand, deal=5) == "buy 2"
    assert at("turn 1 buy seat=3 asked=3", "pile 2c As Kh", hand, deal=5) == "buy 1"


def answer(card: str, *, seat: int = 1, **options: Value) -> str:
    """What a seat with two pairs says to seat 3 while seat 1 is in turn."""
    hand = f"hand {seat}: Kc Kd 5c 5d 7h 9s 2c 3d 8h Js"
    return at(f"turn 1 answer seat={seat} asker=3 asked=3", f"pile 9c {card}", hand, **options)


@pytest.mark.rule("Choina-57")
def test_it_refuses_only_for_a_card_that_it_wants_itself_where_it_must_buy_it() -> None:
    assert answer("Kh") == "refuse"
    assert answer("Qh") == "allow"
    assert answer("Qh", seat=2) == "allow"


@pytest.mark.rule("Choina-57", "Choina-61")
def test_it_consents_to_a_purchase_that_costs_it_nothing() -> None:
    for refusal in ("must_buy", "must_take", "veto"):
        assert answer("Qh", refusal=refusal, turn_after_buy="unchanged") == "allow"


@pytest.mark.rule("Choina-57", "Choina-61")
def test_it_refuses_where_that_keeps_its_turn_and_costs_nothing() -> None:
    # with a veto it loses nothing; who must take the card has it as his draw
    assert answer("Qh", refusal="veto") == "refuse"
    assert answer("Kh", refusal="must_take") == "refuse"


@pytest.mark.rule("Choina-57")
def test_a_later_player_refuses_where_the_card_with_its_stock_card_is_worth_more_than_consent() -> None:
    hand = "hand 2: Kc Kd Ks 5c 5d 5h 5s 6h 8h 9h"
    lines = ("turn 1 answer seat=2 asker=3 asked=3", hand)
    assert at(*lines, "pile 2c 7h", deal=5) == "refuse"
    assert at(*lines, "pile 2c As", deal=5) == "allow"
    assert at(*lines, "pile 2c 7h", deal=5, turn_after_buy="unchanged") == "refuse"


# to lay and to add


def test_it_does_not_break_the_sequence_that_its_contract_needs() -> None:
    done = turn(playing("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", deal=2))
    assert set(done[:2]) == {"lay KcKdKs", "run 4h-7h"}
    assert done[2:] == ["discard 9s"]


@pytest.mark.rule("Choina-38")
def test_it_lays_the_whole_contract_where_that_is_asked() -> None:
    done = turn(playing("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", deal=2, preset="may-i"))
    assert set(done[:2]) == {"lay KcKdKs", "run 4h-7h"}


def test_it_adds_what_it_can_spare_and_keeps_what_its_contract_needs() -> None:
    hand, others = "5c 5d 6h 9c 9d Js Kd 2c 2h 3d 8s", "melds 1: 2d2s2s KcKhKs"
    # two sets need six cards of eleven, but the last contract all of them
    assert {"add Kd to 1:K", "add 2c to 1:2", "add 2h to 1:2"} <= set(turn(playing(hand, others)))
    last = turn(playing(hand, others, deal=5))
    assert sum(text.startswith("add") for text in last) == 1
    assert "add 2c to 1:2" in legal(playing(hand, others, deal=5))


def test_it_adds_all_it_can_when_another_is_nearly_out() -> None:
    hand = "5c 5d 6h 9c 9d Js Kd 2c 2h 3d 8s"
    done = turn(playing(hand, "melds 1: 2d2s2s KcKhKs 4s-7s", "hand 1: Ac", deal=5))
    assert {"add Kd to 1:K", "add 2c to 1:2", "add 2h to 1:2", "add 8s to 1:s"} <= set(done)


# to discard


def test_it_keeps_pairs_and_throws_its_dearest_stray() -> None:
    assert turn(playing("Kc Kd 4c 5d 7h 9s 2c 3d 8h 6s 10d")) == ["discard 10d"]


def test_it_throws_a_dear_pair_when_another_is_nearly_out() -> None:
    hand = "Ac Ad 4c 4d 5h 9s 2c 3d 3s 5s 8d"
    assert turn(playing(hand)) == ["discard 9s"]
    assert turn(playing(hand, *NEAR_OUT))[-1] in ("discard Ac", "discard Ad")


def test_it_throws_nothing_that_goes_with_what_the_next_player_took() -> None:
    hand, melds = "4c 4d 4h 6c 6d 6s 9s 8h", "melds 0: KcKdKh"
    assert turn(playing(hand, melds))[-1] == "discard 9s"
    assert turn(playing(hand, melds, "known 1: 9d", "hand 1: 9d ..."))[-1] == "discard 8h"


# to go out


@pytest.mark.rule("Choina-73", "Choina-74")
def test_it_goes_out_by_laying_the_last_contract_with_all_its_cards() -> None:
    state = playing("5c 5d 5h 5s 9c 9d 9h 10h Jh Qh Kh", deal=5)
    assert "discard" not in " ".join(turn(state))
    assert state.sheets[-1].reason == "out"


@pytest.mark.rule("Choina-72")
def test_it_goes_out_with_a_discard() -> None:
    state = playing("5c 5d 5h 9c 9d 9h Ks", deal=1)
    assert turn(state)[-1] == "discard Ks"
    assert state.sheets[-1].reason == "out"


def test_it_finds_the_way_out_that_needs_a_card_in_its_right_place() -> None:
    # the seven of hearts must prolong the sequence, not join the sevens: only then the eight fits too
    state = playing("7h 8h 2c", "melds 0: 4h-6h KcKdKh", "melds 1: 7c7d7s", deal=2, seq_min=3)
    assert turn(state) == ["add 7h to 0:h", "add 8h to 0:h", "discard 2c"]


@pytest.mark.rule("Choina-75")
def test_it_is_not_left_with_one_card_in_the_last_deal() -> None:
    state = playing("Kh 5h 9c", "melds 0: KcKdKs 5c5d5s 4s-7s", deal=5)
    done = turn(state)
    assert sum(text.startswith("add") for text in done) == 1
    assert state.core.size[0] == 1
