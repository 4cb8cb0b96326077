"""Plays of several steps, refusals in figures, and worlds made from a view: what mutation tests found unheld."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.action import Action
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import NUMBER_OF, STEPS, SUITED
from stolik.games.option import Value
from stolik.games.violation import RuleViolation
from tests.support.positions import canasta, do, legal_texts, refused, table

PLAYING = "turn 0 play drew"


@pytest.mark.rule("A47")
def test_an_opening_of_too_few_points_is_told_what_it_lays_and_not_what_it_discards() -> None:
    found = refused(table(PLAYING, "hand 0: K K K 5 4"), "lay KKK; discard 5")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 50, "made": 30})


@pytest.mark.rule("A47")
def test_an_opening_with_cards_that_are_not_there_is_told_what_can_be_reached() -> None:
    """K K K and A A A would be just the 90, but nobody holds the aces."""
    found = refused(table(PLAYING, "scores 1500 0", "hand 0: K K K 4 5 6"), "lay KKK; lay AAA")
    assert (found.code, found.params) == ("opening_short", {"needs": 90, "reachable": 30})


@pytest.mark.rule("A37", "A47")
def test_the_pile_card_counts_for_a_play_that_opens_with_it() -> None:
    found = refused(table("scores 1500 0", "pile 4 A", "hand 0: A A K K 5 6"), "take A A; discard 5")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 90, "made": 60})


@pytest.mark.rule("A47", "D20")
def test_free_black_threes_count_nothing_for_a_play_that_opens() -> None:
    options: dict[str, Value] = {"black3_melds": "anytime", "black3_before_opening": "free"}
    state = table(PLAYING, "hand 0: K K K 3 3 3 4 5", preset="book", **options)
    found = refused(state, "lay 333; lay KKK")
    assert (found.code, found.params) == ("opening_play_short", {"needs": 50, "made": 30})


@pytest.mark.rule("P3")
def test_an_opening_that_has_just_its_points_and_no_canasta_is_told_so() -> None:
    """Six aces are the 120; seven kings would be the canasta."""
    position = ("scores 5000 0", "hand 0: A A A A A A K K K K K K K 4 5")
    state = table(PLAYING, *position, preset="book", opening_canasta_from="5000", target=10000)
    found = refused(state, "lay AAAAAA")
    assert (found.code, found.params) == ("opening_needs_canasta", {"needs": 120})


@pytest.mark.rule("P11")
def test_a_play_ends_where_the_partner_of_a_player_who_went_out_acts() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQ", "laid 0", "hand 0: K", "hand 2: Q", preset="book")
    assert refused(state, "add K; add Q").code == "play_reveals"
    do(state, "add K", "add Q")


@pytest.mark.rule("A77")
def test_a_world_with_the_true_cards_is_the_true_state_also_for_who_must_go_out_concealed() -> None:
    """All cards make 50 of 90: what the others cannot know follows from the cards that they guess."""
    position = ("scores 1500 0", "hand 0: 7 7 7 7 7 7 7 4 4 4 5", "hand 1: Q Q")
    state = table(PLAYING, *position, canastas_to_go_out=1, concealed_minimum="waived_if_stock_draw")
    do(state, "lay 777")
    true = {seat: list(state.view(seat).cards) for seat in range(2)}
    stock = list(state.core.order[state.core.top :])
    for seat in range(2):
        hands = {other: cards for other, cards in true.items() if other != seat}
        assert state.view(seat).world(hands, stock).text() == state.text()


def owing_a_canasta() -> CanastaState:
    """At 5000, ten of the 120 points missing: six kings and the two of the hand can still become a canasta."""
    position = ("scores 5000 0", "pile K 5 A", "hand 0: A A A K K K K K K 2 9 9 8")
    state = table(*position, preset="book", opening_canasta_from="5000", target=10000)
    do(state, "take A A", "add A", "lay KKK")
    return state


@pytest.mark.rule("P3")
def test_a_wild_card_that_the_canasta_of_the_opening_needs_goes_nowhere_else() -> None:
    state = owing_a_canasta()
    assert refused(state, "add 2 to A").code == "opening_needs_canasta"
    assert refused(state, "discard 8").params == {"needs": 10}
    do(state, "add K")
    assert refused(state, "add 2 to A").code == "opening_needs_canasta"
    assert refused(state, "discard 8").code == "opening_needs_canasta"


@pytest.mark.rule("B49")
def test_an_opening_that_is_complete_and_leaves_one_card_is_refused_for_the_card() -> None:
    """5 5 5 are just the 15 of a side below zero."""
    state = table(PLAYING, "scores -100 0", "hand 0: 5 5 5 4", preset="book")
    assert refused(state, "lay 555").code == "must_keep_card"


@pytest.mark.rule("A44", "A72")
def test_black_threes_help_an_opening_only_where_the_player_may_go_out() -> None:
    """K K K and the threes are 45; where asking is a duty, who has not asked does not go out."""
    position = (PLAYING, "scores 1500 0", "hand 0: K K K 3 3 3 4 5")
    assert refused(table(*position), "lay KKK").params == {"needs": 90, "reachable": 45}
    state = table(*position, players=4, ask_partner="go_out_mandatory")
    assert refused(state, "lay KKK").params == {"needs": 90, "reachable": 30}


@pytest.mark.rule("A38", "A47")
@pytest.mark.parametrize("options", [{}, {"canasta_cap": 7}, {"wild_onto_finished_canasta": False}])
def test_pairs_are_no_melds_that_help_an_opening(options: dict[str, Value]) -> None:
    """The aces make 60 of 90; the queens and jacks would be 40 more, if two cards were a meld."""
    state = table("scores 1500 0", "pile 4 A", "hand 0: A A Q Q J J 5 6", preset="book", **options)
    found = refused(state, "take A A")
    assert (found.code, found.params) == ("opening_short", {"needs": 90, "reachable": 60})


@pytest.mark.rule("D19", "A47")
@pytest.mark.parametrize("threes", ["3", "3 3"])
def test_less_than_three_black_threes_help_no_opening(threes: str) -> None:
    """K K K and 7 7 7 are 45 of 50."""
    state = table(PLAYING, f"hand 0: K K K 7 7 7 {threes} 5 6", preset="book", black3_melds="anytime")
    assert refused(state, "lay KKK").params == {"needs": 50, "reachable": 45}


@pytest.mark.rule("D19", "A47")
@pytest.mark.parametrize("threes", ["3 3 3", "3 3 3 3"])
def test_a_set_of_black_threes_helps_an_opening_that_is_begun_with_other_cards(threes: str) -> None:
    """K K K and 7 7 7 are 45 of 50, and the set makes 60 or more."""
    state = table(PLAYING, f"hand 0: K K K 7 7 7 {threes} 5 6", preset="book", black3_melds="anytime")
    assert {"lay KKK", "lay 777", "lay 333"} <= legal_texts(state)


@pytest.mark.rule("A13", "A47")
@pytest.mark.parametrize("options", [{}, {"canasta_cap": 7}, {"wild_onto_finished_canasta": False}])
def test_a_joker_helps_an_opening_with_50_and_a_two_with_20(options: dict[str, Value]) -> None:
    """Q Q with the one wild card, J J and K K not: 70 or 40 of 90."""
    for wild, reachable in (("Jk", 70), ("2", 40)):
        state = table(PLAYING, "scores 1500 0", f"hand 0: Q Q J J {wild} 5 6", preset="book", **options)
        assert refused(state, f"lay QQ{wild}").params == {"needs": 90, "reachable": reachable}


@pytest.mark.rule("A49")
def test_more_than_the_minimum_are_five_points_more() -> None:
    """All points are multiples of five: more than 50 are 55."""
    state = table(PLAYING, "hand 0: K K K K K 4 6", opening_strict="more_than")
    assert state.view(0).minimum == (55, 55)
    assert refused(state, "lay KKK").params == {"needs": 55, "reachable": 50}


@pytest.mark.rule("A39", "A47")
def test_wild_cards_help_an_opening_as_far_as_the_melds_bear_them() -> None:
    """A A bear two of the three twos: 80; with K K K the third has a place too: 130."""
    state = table(PLAYING, "scores 1500 0", "hand 0: A A 2 2 2 5 6")
    assert refused(state, "lay AA2").params == {"needs": 90, "reachable": 80}
    state = table(PLAYING, "scores 3000 0", "hand 0: A A 2 2 2 K K K 5 6")
    assert {"lay AA2", "lay KKK"} <= legal_texts(state)


@pytest.mark.rule("A40")
@pytest.mark.parametrize("step", ["add 7/2", "add 2 to 7/2", "join 7"])
def test_there_is_no_second_meld_of_a_rank(step: str) -> None:
    state = table(PLAYING, "melds 0: 777", "laid 0", "hand 0: 7 7 2 5")
    with pytest.raises(RuleViolation) as caught:
        state.check(Action(NUMBER_OF[step], step))
    assert (caught.value.code, caught.value.params) == ("one_meld_per_rank", {"card": "7"})


@pytest.mark.rule("P10")
def test_after_black_threes_no_discard_is_due_and_the_reason_is_the_threes() -> None:
    """He took the whole pile before: it is not the top card alone that forbids the discard."""
    state = table("pile 5 K", "melds 0: QQQQQQQ KKK", "hand 0: 3 3 3 5 5", preset="book")
    do(state, "take onto K", "lay 333")
    found = refused(state, "discard 5")
    assert (found.code, found.rule, found.params) == ("no_discard_due", "P10", {"reason": 2})


@pytest.mark.rule("A47")
def test_before_the_first_deal_there_is_nothing() -> None:
    view = canasta(stolik.game("kurnik").start()).view(-1)
    assert (view.minimum, view.scores, view.sizes, view.nat) == ((0, 0), (0, 0), (0, 0), (0, 0, 0, 0))
    assert (view.began, view.lays, view.begun, view.deal_number, view.dealer) == (0, 0, 0, 0, -1)
    assert (view.opened, view.laid_before, view.must_out) == ((False, False), (False, False), False)


@pytest.mark.rule("D17")
def test_a_take_that_the_cap_forbids_is_refused_for_the_cap() -> None:
    """Five nines bear two more cards: a pair or a card with a joker, and the nine of the pile, are three."""
    state = table("pile 2 9", "melds 0: 99999 KKK", "hand 0: 9 9 Jk 5", canasta_cap=7)
    found = refused(state, "take 9 9")
    assert (found.code, found.params) == ("meld_full", {"card": "9", "most": 7})
    state = table("pile 4 9", "melds 0: 99999 KKK", "hand 0: 9 9 Jk 5", canasta_cap=7)
    assert refused(state, "take 9 Jk").code == "meld_full"


@pytest.mark.rule("P8")
@pytest.mark.parametrize("meld", ["9999922", "999992Jk", "99999JkJk"])
def test_a_finished_canasta_with_wild_cards_takes_no_pile_in_book(meld: str) -> None:
    state = table("pile 4 9", f"melds 0: {meld}", "hand 0: 9 9 5 6", preset="book")
    assert refused(state, "take 9 9").code == "finished_canasta"


@pytest.mark.rule("A22")
@pytest.mark.parametrize("card", ["Jk", "2", "3", "4", "A"])
def test_a_card_that_is_not_there_cannot_be_discarded(card: str) -> None:
    found = refused(table(PLAYING, "hand 0: 5 6"), f"discard {card}")
    assert (found.code, found.params) == ("not_in_hand", {"card": card, "count": 1})


@pytest.mark.rule("A77", "A37")
def test_a_waiting_pile_counts_only_for_who_lays_its_cards() -> None:
    """After the fives two single cards would be left, and he could not go out; the discard is refused as it stands."""
    position = ("pile 5 5 5 6 9", "hand 0: 9 9 9 9 9 9 4")
    state = table(*position, canastas_to_go_out=1, concealed_minimum="waived", illegal_out="forbid")
    do(state, "take 9 9")
    found = refused(state, "lay 555")
    assert (found.code, found.params) == ("must_go_out", {"reason": 3})
    found = refused(state, "discard 4")
    assert (found.code, found.params) == ("opening_unfinished", {"needs": 20})


@pytest.mark.rule("D10")
def test_steps_that_name_suits_are_those_of_games_with_sequences() -> None:
    state = table("pile 4", "hand 0: 4 4 5 6", "melds 0: KKK")
    with pytest.raises(RuleViolation) as caught:
        state.check(Action(SUITED, STEPS[SUITED].text))
    assert caught.value.code == "no_sequences"
