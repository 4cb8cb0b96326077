"""Faults and disputes seen elsewhere, as cases: what classic, hoyle and the values of book decide (C3 to C36)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stolik
from stolik.cards import pack
from stolik.decks import shuffled
from stolik.games.canasta.events import SeatsDrawn
from tests.games.canasta.rules.classic_tables import HANDS, PLAYING, classic, classic_deal, hoyle
from tests.support.positions import (
    all_cards,
    canasta,
    codes,
    do,
    is_legal,
    lines,
    melds,
    pile,
    refused,
    takes,
    verdict,
)
from tests.support.random_play import walk


@pytest.mark.rule("B40", "B68")
def test_a_black_three_freezes_where_the_option_says_so() -> None:
    """C3 (`black3_freezes = on`): covered by a 10, the pile still asks for a natural pair."""
    state = classic(
        PLAYING, "pile 5", "melds 0: 101010", "melds 1: 888", "laid 0 1", "hand 0: 3 4 4", "hand 1: 10 6",
        "hand 2: 10 7 6", "stock 4 ...",
    )  # fmt: skip
    do(state, "discard 3")
    assert takes(state) == set()
    do(state, "draw", "discard 10")
    assert (state.seat, takes(state)) == (2, set())
    assert refused(state, "take onto 10").params == {"card": "10", "reason": 5}
    pair = classic("pile 5 3s 10", "melds 0: 101010", "laid 0", "hand 0: 10 10 6")
    assert takes(pair) == {"take 10 10"}


@pytest.mark.rule("B40", "B68")
@pytest.mark.parametrize("freezes", [True, False])
def test_the_block_of_a_black_three_lasts_for_one_player_and_the_freeze_for_all(freezes: bool) -> None:
    """C4: South discards a black three, West draws and discards a 5, North has fives on the table."""
    state = classic(
        PLAYING, "pile 9", "melds 0: 555", "melds 1: 888", "laid 0 1", "hand 0: 3 4 4", "hand 1: 5 8 6", "hand 2: 4 Q",
        "stock 7 ...", black3_freezes=freezes,
    )  # fmt: skip
    do(state, "discard 3")
    assert takes(state) == set()
    do(state, "draw", "discard 5")
    assert (state.seat, takes(state)) == (2, set() if freezes else {"take onto 5"})


@pytest.mark.rule("B10", "B40")
def test_a_two_turned_up_is_covered_and_freezes() -> None:
    """C5: first a 2, then a 7."""
    state, _ = classic_deal(f"{HANDS} 2c 7d")
    assert (pile(state), state.view(0).closed) == ("2 7", 2)


@pytest.mark.rule("B38", "B39")
def test_an_eight_turned_up_does_not_freeze_but_asks_a_side_without_a_meld_for_a_pair() -> None:
    """C5: any value of the options."""
    assert takes(classic("pile 8", "hand 0: 8 2 A A A 5 6")) == set()
    assert takes(classic("pile 8", "hand 0: 8 8 A A A 5 6")) == {"take 8 8"}


@pytest.mark.rule("B44")
@pytest.mark.parametrize(("value", "ways"), [(True, {"take 9 2"}), (False, set())])
def test_a_natural_and_a_wild_card_take_only_by_option(value: bool, ways: set[str]) -> None:
    """C9 (2): with `take_with_wild = off` never, also from a free pile after the first meld; 9 9 always."""
    lying = ("pile 4 9", "melds 0: QQQ", "laid 0")
    state = classic(*lying, "hand 0: 9 2 6 7", take_with_wild=value)
    assert takes(state) == ways
    if not value:
        assert refused(state, "take 9 2").code == "no_take_with_wild"
    assert "take 9 9" in takes(classic(*lying, "hand 0: 9 9 2 6", take_with_wild=value))


@pytest.mark.rule("B28", "B44")
def test_a_finished_canasta_of_fives_takes_no_five_by_option() -> None:
    """C10 (`take_onto_finished_canasta = off`): neither alone, nor with a pair, nor with a wild card."""
    lying = ("pile 4 5", "melds 0: 5555522 KKK", "laid 0", "hand 0: 5 Jk 6 7")
    assert takes(classic(*lying)) == {"take onto 5", "take 5 Jk"}
    off = classic(*lying, take_onto_finished_canasta=False)
    assert takes(off) == set()
    for take in ("take onto 5", "take 5 Jk"):
        assert refused(off, take).code == "finished_canasta"
    six = classic("pile 4 5", "melds 0: 555555", "laid 0", "hand 0: 6 7", take_onto_finished_canasta=False)
    assert takes(six) == {"take onto 5"}, "the seventh five completes the canasta"


@pytest.mark.rule("B28", "B44")
def test_a_canasta_of_exactly_seven_takes_no_card() -> None:
    """C10 (`canasta_cap = 7`): never, whatever the other option says; nor is a card added from the hand."""
    lying = ("pile 4 5", "melds 0: 5555522 KKK", "laid 0", "hand 0: 5 Jk 6 7")
    for onto in (True, False):
        assert takes(classic(*lying, canasta_cap=7, take_onto_finished_canasta=onto)) == set()
    full = classic(PLAYING, "melds 0: 5555555", "laid 0", "hand 0: 5 2 6 7", canasta_cap=7)
    assert refused(full, "add 5").code == "meld_full"
    assert refused(full, "add 2 to 5").code == "meld_full"
    five = classic("pile 4 5", "melds 0: 55555 KKK", "laid 0", "hand 0: 5 5 6 7", canasta_cap=7)
    assert takes(five) == {"take onto 5"}, "with the pair there would be eight"


@pytest.mark.rule("B22")
@pytest.mark.parametrize(("preset", "legal"), [("classic", False), ("hoyle", True)])
def test_three_wild_cards_with_two_fives_by_preset(preset: str, legal: bool) -> None:
    """C19: legal in hoyle only; four wild cards nowhere."""
    state = (classic if preset == "classic" else hoyle)(
        PLAYING, "melds 0: 888", "laid 0", "hand 0: 5 5 5 5 2 2 2 2 9 9"
    )
    assert is_legal(state, "lay 55222") == legal
    assert verdict(state, "lay 55552222") == "too_many_wild"


@pytest.mark.rule("B12", "B58")
@pytest.mark.parametrize(("value", "points"), [(5, -5), (100, -100), (200, -200)])
def test_a_black_three_in_the_hand_costs_what_the_option_says(value: int, points: int) -> None:
    """C25: 5 in classic, 100 in book, 200 in combo; the ace beside it costs 20."""
    state = classic(
        "turn 1 play drew", "melds 1: KKKKKKK", "laid 1", "hand 1: 4", "hand 0: 3 A", "hand 2: 8", black3_in_hand=value
    )
    do(state, "discard 4")
    assert sum(lines(state).values()) == points - 20 - 10
    if value != 5:
        assert lines(state) == {"black_threes_in_hand": points, "hand_cards": -30}


@pytest.mark.rule("B51", "B72")
def test_only_the_partner_answers_and_a_yes_binds() -> None:
    """C28: every turn that the yes leaves goes out, so that no fine is ever due."""
    state = classic("turn 1 play drew", "melds 1: KKKKKKK 777", "laid 1", "hand 1: 7 7 4", "hand 3: 9 10")
    do(state, "ask")
    assert [len(state.view(seat).legal) for seat in range(4)] == [0, 0, 0, 2]
    no = state.copy()
    do(state, "yes")
    assert verdict(state, "discard 4") == "must_go_out"
    assert "went_out" in codes(do(state, "add 7", "add 7", "discard 4"))
    do(no, "no")
    assert refused(no, "ask").code == "asked_already"
    assert verdict(no, "add 7; add 7") == "must_not_go_out"


@pytest.mark.rule("B53", "B54")
def test_out_concealed_is_200_in_all_and_not_free_of_the_minimum() -> None:
    """C29: seven fours are 35 of 50; only `waived_if_stock_draw` lets them out."""
    state = classic(PLAYING, "hand 0: K K K K K K K 4", "hand 2: 5")
    do(state, "lay KKKKKKK", "discard 4")
    assert lines(state)["going_out"] + lines(state)["concealed"] == 200
    fours = (PLAYING, "hand 0: 4 4 4 4 4 4 4 9")
    assert not is_legal(classic(*fours), "lay 4444444; discard 9")
    assert is_legal(classic(*fours, concealed_minimum="waived_if_stock_draw"), "lay 4444444; discard 9")


@pytest.mark.rule("B50")
def test_one_card_and_a_pile_of_one_card_that_fit() -> None:
    """C32: may not take by default; `one_card_take = allowed` goes out with it."""
    lying = ("pile 7", "melds 0: 777 KKKKKKK", "laid 0", "hand 0: 7")
    assert takes(classic(*lying)) == set()
    allowed = classic(*lying, one_card_take="allowed")
    do(allowed, "take onto 7")
    assert melds(allowed, 0)[0] == "7777"
    assert "went_out" in codes(do(allowed, "add 7"))


@pytest.mark.rule("B3", "B6")
def test_everybody_draws_the_highest_card_equally_often() -> None:
    """C34: over 10,000 seeds each of the four about 2,500 times sits on seat 0 and leads."""
    first: Counter[int] = Counter()
    cards = pack(2)
    start = stolik.game("classic").start()
    for seed in range(10_000):
        state = start.copy()
        for event in state.supply(shuffled(cards, seed, 0)):
            if isinstance(event, SeatsDrawn):
                first[list(event.places).index(0)] += 1
    assert sum(first.values()) == 10_000
    # four standard deviations of a binomial count: sqrt(10000 * 1/4 * 3/4) = 43
    assert all(abs(first[seat] - 2500) < 4 * 44 for seat in range(4))


@pytest.mark.rule("B6", "B11")
def test_the_first_player_rotates() -> None:
    """C34: the deal goes round, and the seat after the dealer begins."""
    state = canasta(stolik.game("classic").deal(seed=3))
    seen = [(state.view(-1).dealer, state.seat)]
    for passed in walk(state, Random(1), 6000):
        if passed.need is stolik.Need.SEAT and state.deal_number > len(seen):
            seen.append((state.view(-1).dealer, state.seat))
    assert len(seen) > 2
    assert seen == [((3 + at) % 4, at % 4) for at in range(len(seen))]


@pytest.mark.rule("B1")
@pytest.mark.parametrize("preset", ["classic", "hoyle"])
def test_no_card_is_lost_or_made(preset: str) -> None:
    """C35: after every step the cards are two packs with four jokers."""
    state = canasta(stolik.game(preset).deal(seed=11))
    for passed in walk(state, Random(2), 400):
        if passed.need is stolik.Need.SEAT:
            assert all_cards(state) == pack(2)
