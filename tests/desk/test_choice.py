"""What a person may mean by the cards he has selected, once his side has opened."""

from __future__ import annotations

import pytest

from stolik.desk.registry import choice
from stolik.games.violation import NotationError
from tests.desk.asking import acts, ask, primary, refusals
from tests.support.positions import do, hand, table

MELDS = "melds 0: 7c7d7h7s KcKdKh2c 9c9d9h9s2h9c"
PLAY = ("turn 0 play", MELDS)


@pytest.mark.rule("A26")
def test_one_card_is_discarded_and_that_is_the_next_step() -> None:
    found = ask(table(*PLAY, "hand 0: 4c 5 6 8"), "4c")
    (offer,) = found.offers
    assert (offer.act, offer.primary, offer.place) == ("discard 4c", True, "pile")
    assert (offer.label.code, offer.label.params) == ("desk-discard", {"cards": "4c"})


def test_just_the_card_that_was_tapped_moves() -> None:
    state = table(*PLAY, "hand 0: 8c 8h 4")
    do(state, ask(state, "8h").offers[0].act)
    assert state.view(-1).pile[-1] == state.view(1).pile[-1] == 4 * 6 + 2
    assert hand(state, 0) == "4 8"


def test_one_card_that_fits_a_meld_can_be_added_too() -> None:
    found = ask(table(*PLAY, "hand 0: 7h 5 6 8"), "7h")
    assert acts(found) == ["discard 7h", "add 7h"]
    assert [offer.place for offer in found.offers] == ["pile", "meld:7"]
    assert primary(found) == "discard 7h"


@pytest.mark.rule("A38")
def test_a_wild_card_goes_to_every_meld_that_takes_it_the_one_it_completes_first() -> None:
    state = table("turn 0 play", f"{MELDS} 444 555222", "hand 0: 2d Q 6 8")
    # the nines become a canasta, the kings are mixed already, sevens and fours are natural, fives have three wild cards
    assert acts(ask(state, "2d")) == ["discard 2d", "add 2d to 9", "add 2d to K", "add 2d to 7", "add 2d to 4"]


def test_a_finished_canasta_is_the_last_place_for_a_wild_card() -> None:
    state = table("turn 0 play", "melds 0: 6666666 444", "hand 0: 2d Q 5 8")
    assert acts(ask(state, "2d")) == ["discard 2d", "add 2d to 4", "add 2d to 6"]


@pytest.mark.rule("A40")
def test_several_cards_of_a_melds_rank_are_added_together_with_their_wild_cards() -> None:
    found = ask(table(*PLAY, "hand 0: 7h 7c 2d Jkb 5 6"), "2d 7h Jkb 7c")
    assert acts(found) == ["add 7c7h2dJkb to 7"]
    assert (primary(found), found.offers[0].place) == ("add 7c7h2dJkb to 7", "meld:7")


@pytest.mark.rule("A38")
def test_three_cards_of_a_rank_are_a_new_meld() -> None:
    found = ask(table(*PLAY, "hand 0: Jc Js Jh 2d 5 6"), "Jc Js Jh 2d")
    assert acts(found) == [primary(found)] == ["lay JcJhJs2d"]
    assert found.offers[0].place == "lane"


@pytest.mark.rule("A38")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("Jc Jh", "meld_too_small"),
        ("Jc 2d Jkr", "meld_needs_naturals"),
        ("3c 3s 2d", "no_wild_with_threes"),
        ("Jc Jh 2d 2h Jkr", "too_many_wild"),
    ],
)
def test_cards_that_make_no_meld_are_refused_with_the_reason(cards: str, code: str) -> None:
    found = ask(table(*PLAY, "hand 0: Jc Jh 3c 3s 2d 2h Jkr 8"), cards)
    assert list(refusals(found).values()) == [code]
    assert acts(found) == []


@pytest.mark.rule("A39")
def test_wild_cards_alone_go_to_a_meld_with_room_for_all_of_them() -> None:
    state = table("turn 0 play", MELDS, "hand 0: 2d 2s 2d Jkr 8 8")
    assert acts(ask(state, "2d 2s 2d")) == ["add 2d2d2s to 7"]
    none = table("turn 0 play", "melds 0: 4442", "hand 0: 2d 2s 2d Jkr 8 8")
    assert refusals(ask(none, "2d 2s 2d")) == {"add 2d2d2s to 4": "too_many_wild"}


def test_cards_of_several_ranks_are_laid_and_added_as_one_play() -> None:
    state = table(*PLAY, "hand 0: Jc Js Jh Qc Qd 2d 7h 5 6")
    found = ask(state, "7h Qc Jc 2d Js Qd Jh")
    assert acts(found) == [primary(found)] == ["lay QcQd2d; lay JcJhJs; add 7h"]


def test_further_wild_cards_of_several_ranks_go_where_there_is_room() -> None:
    state = table(*PLAY, "hand 0: Jc Js 2d Jkr 7h 5 6")
    assert acts(ask(state, "7h Jc 2d Js Jkr")) == ["lay JcJs2d; add 7hJkr to 7"]
    tight = table(*PLAY, "hand 0: Jc Js 2d Jkr Jkb 2s 7h 5 6 Qc Qd", wild_ratio="two_nat_per_wild")
    # two queens and two jacks take one wild card each, five sevens two
    assert acts(ask(tight, "Qc Qd 7h Jc 2d Js Jkr 2s Jkb")) == ["lay QcQd2d; lay JcJs2s; add 7hJkrJkb to 7"]
    # five kings hold two wild cards already
    full = table("turn 0 play", "melds 0: KcKdKhKs2c2d", "hand 0: Jc Js Jh Jkr Kc 5 6", wild_ratio="two_nat_per_wild")
    assert acts(ask(full, "Kc Jc Js Jh Jkr")) == ["add Kc; lay JcJhJsJkr"]


@pytest.mark.rule("A56")
def test_what_loses_the_match_is_marked_and_never_the_next_step() -> None:
    state = table("turn 0 play", "melds 0: 777", "hand 0: 7h 8c 8d 8h")
    found = ask(state, "8c 8d 8h")
    assert [(offer.act, offer.loses, offer.primary) for offer in found.offers if "8" in offer.act] == [
        ("lay 8c8d8h", True, False)
    ]
    both = ask(state, "7h 8c 8d 8h").offers[0]
    assert (both.act, both.loses, both.primary) == ("lay 8c8d8h; add 7h", True, False)
    last = table("turn 0 play", "melds 0: 777", "hand 0: 8h")
    (offer,) = ask(last, "8h").offers
    assert (offer.act, offer.loses, offer.primary) == ("discard 8h", True, False)


@pytest.mark.rule("A56")
def test_a_play_loses_by_any_of_its_steps() -> None:
    # after the first seven the five could still be kept beside the other
    found = ask(table("turn 0 play", "melds 0: 7c7d7c", "hand 0: 7h 7h 5"), "7h 7h")
    assert [(offer.act, offer.loses) for offer in found.offers] == [("add 7h7h", True)]


@pytest.mark.rule("A56")
def test_where_nobody_can_lose_so_it_is_refused() -> None:
    state = table("turn 0 play", "melds 0: 777", "hand 0: 7h 8c 8d 8h", illegal_out="forbid")
    assert refusals(ask(state, "8c 8d 8h")) == {"lay 8c8d8h": "must_keep_card"}


@pytest.mark.rule("A44")
def test_black_threes_are_laid_when_going_out() -> None:
    state = table("turn 0 play", "melds 0: 6666666 8888888", "hand 0: 3c 3s 3s 5h")
    found = ask(state, "3c 3s 3s")
    assert acts(found) == [primary(found)] == ["lay 3c3s3s"]
    stay = table("turn 0 play", "melds 0: 6666666", "hand 0: 3c 3s 3s 5h 9 9")
    assert refusals(ask(stay, "3c 3s 3s")) == {"lay 3c3s3s": "black_three_not_last"}


# -- before cards are taken -------------------------------------------------------------------------------------------


@pytest.mark.rule("A27")
def test_two_cards_that_match_the_top_card_take_the_pile_and_just_these_move() -> None:
    state = table("pile 4 9d", "melds 0: 777", "hand 0: 9h 9s 9c 8 8")
    found = ask(state, "9h 9s")
    assert acts(found) == ["take 9h 9s", "draw"]
    assert primary(found) == "take 9h 9s"
    do(state, "take 9h 9s")
    assert hand(state, 0) == "4 8 8 9"
    assert [kind for kind in state.view(0).cards if kind >> 2 == 7] == [4 * 7]


def test_a_natural_and_a_wild_card_take_an_open_pile_and_are_refused_a_frozen_one() -> None:
    assert acts(ask(table("pile 4 9d", "melds 0: 777", "hand 0: 9h 2s 8 8"), "9h 2s")) == ["take 9h 2s", "draw"]
    frozen = ask(table("pile 2c 9d", "melds 0: 777", "hand 0: 9h 2s 8 8"), "9h 2s")
    assert refusals(frozen) == {"take 9h 2s": "pile_closed"}
    assert primary(frozen) == "draw"


def test_what_matches_beyond_the_pair_is_added_and_other_cards_are_laid_in_the_same_play() -> None:
    state = table("pile 4 9d", "melds 0: 777", "hand 0: 9h 9s 9c 2d 8 8 8 4 Kd")
    assert acts(ask(state, "9h 9s 9c 2d"))[0] == "take 9c 9h; add 9s2d to 9"
    assert acts(ask(state, "9h 9s 8c 8c 8d"))[0] == "take 9h 9s; lay 8c8c8d"


@pytest.mark.rule("A22")
def test_laying_and_discarding_wait_until_cards_are_taken() -> None:
    state = table("pile 4 9d", "melds 0: 777", "hand 0: Qh 8c 8d 8h 7c")
    assert refusals(ask(state, "8c 8d 8h")) == {"lay 8c8d8h": "take_first"}
    assert refusals(ask(state, "Qh")) == {"discard Qh": "take_first"}
    assert refusals(ask(state, "7c")) == {"discard 7c": "take_first"}
    assert primary(ask(state, "Qh")) == "draw"


# -- who may ask, and what cannot be read -----------------------------------------------------------------------------


def test_a_seat_that_is_not_in_turn_and_a_spectator_can_mean_nothing() -> None:
    state = table(*PLAY, "hand 0: 4c 5 6 8", "hand 1: Ah Ah")
    for seat in (1, -1):
        assert choice(state, seat, ("Ah",), (), "").offers == ()


@pytest.mark.parametrize(
    ("cards", "staged", "place"),
    [
        (["7"], [], ""),
        (["Zz"], [], ""),
        ([""], [], ""),
        ([], ["fly 7"], ""),
        ([], [""], ""),
        ([], ["lay KcKdKh"] * 50, ""),
        ([], [], "meld:Jk"),
    ],
)
def test_what_cannot_be_read_is_refused_as_notation(cards: list[str], staged: list[str], place: str) -> None:
    with pytest.raises(NotationError):
        choice(table(*PLAY, "hand 0: 4c 5 6 8"), 0, cards, staged, place)


def test_asking_changes_nothing() -> None:
    state = table(*PLAY, "hand 0: Jc Js Jh 2d 5 6")
    before = state.text()
    ask(state, "Jc Js Jh 2d", ["lay JcJsJh"], "lane")
    assert state.text() == before


@pytest.mark.rule("A22")
@pytest.mark.parametrize("cards", ["5c", "4c 4c", "4c " * 100])
def test_nothing_is_thought_of_for_cards_that_are_not_in_the_hand(cards: str) -> None:
    with pytest.raises(NotationError, match="no_card"):
        ask(table(*PLAY, "hand 0: 4c 5d 6 8"), cards)
