"""The preset book: the partner lays his whole hand after a going out: P11."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import parse_card
from stolik.games.canasta.state import CanastaState
from stolik.games.game import WorldError
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, melds, refused, sheet

DOWN = "melds 0: 9999999 KKKK 555"


def north_out(south: str, down: str = DOWN, **options: Value) -> CanastaState:
    """Seat 0 has just discarded its last card; its partner holds these cards."""
    state = book(PLAYING, down, "hand 0: 4", "hand 1: J", f"hand 2: {south}", "hand 3: J", **options)
    events = do(state, "discard 4")
    assert "went_out" in codes(events)
    return state


@pytest.mark.rule("P11")
def test_the_partner_lays_his_whole_hand() -> None:
    """P-T4: cards 70 + 60 + 20 = 150, bonuses 500 + 100 + 100: 850."""
    state = north_out("K K 5")
    assert (state.need, state.seat) == (stolik.Need.SEAT, 2)
    assert legal_texts(state) == {"add K", "add 5", "pass"}
    events = do(state, "add K", "add 5", "add K")
    assert codes(events)[-2:] == ["double_out", "deal_ended_out"]
    assert lines(state) == {"meld_cards": 150, "natural_canastas": 500, "going_out": 100, "double_out": 100}
    assert sheet(state).points[0] == 850


@pytest.mark.rule("P11")
def test_a_partner_with_a_card_that_does_not_fit_lays_nothing() -> None:
    """P-T4: the deal ends at once, 70 + 40 + 15 = 125, 500 + 100 - 25: 700."""
    state = north_out("K K 6")
    assert state.need is stolik.Need.DECK
    assert lines(state) == {"meld_cards": 125, "natural_canastas": 500, "going_out": 100, "hand_cards": -25}
    assert sheet(state).points[0] == 700


@pytest.mark.rule("P11")
def test_the_partner_may_pass() -> None:
    """P-T4, as in classic: 125 + 600 - 25 = 700."""
    state = north_out("K K 5")
    assert codes(do(state, "pass")) == ["passed", "deal_ended_out"]
    assert sheet(state).points[0] == 700
    assert sheet(state).reason == "out"


@pytest.mark.rule("P11")
def test_without_the_bonus_the_partner_does_not_act() -> None:
    state = north_out("K K 5", double_out_bonus=0)
    assert state.need is stolik.Need.DECK
    assert sheet(state).points[0] == 700


@pytest.mark.rule("P11")
def test_whoever_has_begun_to_lay_lays_all() -> None:
    state = north_out("K K 5")
    do(state, "add K")
    assert legal_texts(state) == {"add K", "add 5"}
    for text in ("pass", "discard K", "discard 5"):
        assert not is_legal(state, text)


@pytest.mark.rule("P11")
def test_the_partner_discards_nothing() -> None:
    """A single card that fits nothing would be a discard."""
    assert north_out("6").need is stolik.Need.DECK
    state = north_out("K")
    assert legal_texts(state) == {"add K", "pass"}
    assert not is_legal(state, "discard K")
    assert not is_legal(state, "draw")


@pytest.mark.rule("P11")
def test_a_lay_after_which_cards_would_stay_is_refused() -> None:
    """The 2 must go with the sixes, not with the kings."""
    state = north_out("6 6 2")
    assert legal_texts(state) == {"lay 662", "pass"}
    found = refused(state, "add 2 to K")
    assert (found.code, found.rule) == ("double_out_not_all", "P11")
    do(state, "lay 662")
    assert (melds(state, 0)[1], lines(state)["double_out"]) == ("266", 100)


@pytest.mark.rule("P11")
def test_the_partner_may_lay_in_one_play() -> None:
    state = north_out("K K 5 6 6 6")
    assert "double_out" in codes(do(state, "add KK5; lay 666"))


@pytest.mark.rule("P10", "P11")
def test_the_partner_may_lay_black_threes() -> None:
    state = north_out("3 3 3 K")
    assert legal_texts(state) == {"lay 333", "add K", "pass"}
    do(state, "lay 333", "add K")
    assert lines(state)["double_out"] == 100
    assert lines(state)["meld_cards"] == 125 + 15 + 10
    assert north_out("3 3 3 K", black3_melds="off").need is stolik.Need.DECK


@pytest.mark.rule("P10", "P11")
def test_the_partner_adds_a_black_three_to_those_of_the_one_who_went_out() -> None:
    state = book(PLAYING, DOWN, "hand 0: 3 3 3 K", "hand 1: J", "hand 2: 3", "hand 3: J")
    do(state, "lay 333", "add K")
    assert legal_texts(state) == {"add 3", "pass"}
    assert "double_out" in codes(do(state, "add 3"))


@pytest.mark.rule("P2", "P11")
def test_the_limits_of_melds_hold_for_the_partner() -> None:
    """The nines have room for three wild cards, the fives for none; a natural canasta becomes mixed by one."""
    assert north_out("2 2 2", "melds 0: 9999999 55522Jk").need is stolik.Need.SEAT
    assert north_out("2 2 2 2", "melds 0: 9999999 55522Jk").need is stolik.Need.DECK
    state = north_out("2", "melds 0: 9999999")
    do(state, "add 2 to 9")
    assert (lines(state)["mixed_canastas"], "natural_canastas" in lines(state)) == (300, False)


@pytest.mark.rule("D17", "P11")
def test_a_cap_holds_for_the_partner_too() -> None:
    assert north_out("K", "melds 0: 9999999 KKKKKKK", canasta_cap=7).need is stolik.Need.DECK
    assert north_out("K", "melds 0: 9999999 KKKKKK", canasta_cap=7).need is stolik.Need.SEAT


@pytest.mark.rule("C20", "P11")
def test_a_finished_canasta_takes_no_wild_card_of_the_partner_either() -> None:
    assert north_out("2", "melds 0: 9999999", wild_onto_finished_canasta=False).need is stolik.Need.DECK
    state = north_out("2 K", "melds 0: 9999999 KKKKK", wild_onto_finished_canasta=False)
    do(state, "add 2 to K", "add K")
    assert lines(state)["mixed_canastas"] == 300


@pytest.mark.rule("P9", "P11")
@pytest.mark.parametrize("asking", ["off", "go_out_mandatory", "lay_out"])
def test_the_partner_who_follows_asks_nobody(asking: str) -> None:
    """With the duty to ask North has asked and got a yes."""
    state = book(
        PLAYING, DOWN, "hand 0: 5 4", "hand 1: J", "hand 2: K K 5", "hand 3: J", ask_partner=asking
    )  # fmt: skip
    if asking == "go_out_mandatory":
        do(state, "ask", "yes")
    do(state, "add 5", "discard 4")
    assert legal_texts(state) == {"add K", "add 5", "pass"}


@pytest.mark.rule("P11")
def test_a_canasta_of_the_partner_counts() -> None:
    """Six kings and his king: 500 more."""
    state = north_out("K", "melds 0: 9999999 KKKKKK")
    assert "canasta_natural" in codes(do(state, "add K"))
    assert lines(state)["natural_canastas"] == 1000


@pytest.mark.rule("P11")
@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_the_seat_that_acts_is_the_partner(seat: int, partner: int) -> None:
    others = [f"hand {other}: J" for other in range(4) if other not in (seat, partner)]
    state = book(
        f"turn {seat} play drew", f"melds {seat % 2}: 9999999 KKKK", f"hand {seat}: 4", f"hand {partner}: K", *others
    )  # fmt: skip
    do(state, "discard 4")
    assert (state.seat, legal_texts(state)) == (partner, {"add K", "pass"})
    do(state, "add K")
    assert lines(state, seat % 2)["double_out"] == 100
    assert "double_out" not in lines(state, 1 - seat % 2)


@pytest.mark.rule("P11")
def test_the_others_see_nothing_of_the_hand_that_may_be_laid() -> None:
    state = north_out("K K 5")
    assert [list(state.view(seat).legal) == [] for seat in range(4)] == [True, True, False, True]
    assert hand(state, 2) == "5 K K"
    for seat in (-1, 0, 1, 3):
        assert len(state.view(seat).cards) <= 1
        assert state.view(seat).sizes[2] == 3


@pytest.mark.rule("P11")
def test_a_guess_in_which_the_partner_cannot_lay_all_is_no_world() -> None:
    """That the partner acts tells everybody that his hand can be laid."""
    view = north_out("K K 5").view(1)

    def world(guess: str) -> CanastaState:
        hands = {0: [], 2: [parse_card(text) for text in guess.split()], 3: [parse_card("Jd")]}
        stock = view.unseen()
        for kind in hands[2] + hands[3]:
            stock.remove(kind)
        return view.world(hands, stock)

    assert legal_texts(world("6c 6d 6h")) == {"lay 666", "pass"}
    with pytest.raises(WorldError) as caught:
        world("6c 7c 8c")
    assert (caught.value.code, caught.value.seat) == ("no_step_possible", 2)


# After a concealed going out


@pytest.mark.rule("P11")
def test_both_bonuses_for_going_out_concealed_and_double() -> None:
    """Seven kings, and the eighth of the partner: 80 + 500 + 100 + 100 + 100."""
    state = book(PLAYING, "hand 0: K K K K K K K 4", "hand 1: J", "hand 2: K", "hand 3: J")
    assert "went_out_concealed" in codes(do(state, "lay KKKKKKK", "discard 4"))
    do(state, "add K")
    assert sheet(state).points[0] == 880
    assert lines(state)["concealed"] == lines(state)["double_out"] == 100


@pytest.mark.rule("P11")
@pytest.mark.parametrize("step", ["add K", "pass"])
def test_a_concealed_going_out_stays_one_while_the_partner_acts(step: str) -> None:
    state = book(PLAYING, "hand 0: K K K K K K K 4", "hand 1: J", "hand 2: K", "hand 3: J")
    do(state, "lay KKKKKKK", "discard 4")
    assert "turn 2 double concealed" in state.text()
    again = stolik.game("book").position(state.text())
    assert again.text() == state.text()
    do(state, step)
    assert lines(state)["concealed"] == 100


@pytest.mark.rule("P11")
def test_a_position_in_which_the_partner_acts() -> None:
    state = book("turn 2 double", DOWN, "hand 0: -", "hand 1: J", "hand 2: K K 5", "hand 3: J")
    assert legal_texts(state) == {"add K", "add 5", "pass"}
    do(state, "pass")
    assert lines(state)["going_out"] == 100
    assert "concealed" not in lines(state)


@pytest.mark.rule("P11")
def test_a_concealed_hand_after_a_draw_needs_no_minimum() -> None:
    """P-T4: sixes 35 and sevens 20 of 90; 55 + 500 + 100 + 100, less the hand of South."""
    held = "6 6 6 6 6 6 6 7 7 7 7 10"
    state = book(PLAYING, "scores 1500 0", f"hand 0: {held}", "hand 1: J", "hand 2: Q", "hand 3: J")
    do(state, "lay 6666666; lay 7777; discard 10")
    assert lines(state) == {
        "meld_cards": 55, "natural_canastas": 500, "going_out": 100, "concealed": 100, "hand_cards": -10,
    }  # fmt: skip
    assert sheet(state).points[0] == 755 - 10


@pytest.mark.rule("P11")
def test_a_concealed_hand_with_the_pile_needs_the_minimum() -> None:
    """P-T4: the same hand with a six of the pile."""
    state = book("pile 6", "scores 1500 0", "hand 0: 6 6 6 6 6 6 7 7 7 7 10", "hand 1: J", "hand 2: Q", "hand 3: J")
    found = refused(state, "take 6 6")
    assert (found.code, found.params) == ("opening_short", {"needs": 90, "reachable": 55})
    drew = book(PLAYING, "scores 1500 0", "hand 0: 6 6 6 6 6 6 6 7 7 7 7 10", concealed_minimum="required")
    assert refused(drew, "lay 6666666; lay 7777; discard 10").code == "opening_play_short"


@pytest.mark.rule("P11")
def test_after_a_going_out_without_the_minimum_the_partner_may_lay_too() -> None:
    state = book(PLAYING, "scores 1500 0", "hand 0: 6 6 6 6 6 6 6 10", "hand 1: J", "hand 2: 6 7 7 7", "hand 3: J")
    do(state, "lay 6666666; discard 10")
    assert legal_texts(state) == {"add 6", "lay 777", "pass"}
    do(state, "lay 777", "add 6")
    assert lines(state)["double_out"] == 100


@pytest.mark.rule("P11")
def test_the_bonus_for_going_out_concealed_needs_no_meld_of_the_partner() -> None:
    """Adding to the sevens of South costs the extra 100, and a canasta of South is not the own one."""
    added = book(PLAYING, "melds 0: 777", "laid 2", "hand 0: K K K K K K K 7 9", "hand 2: Q")
    do(added, "lay KKKKKKK", "add 7", "discard 9")
    assert "concealed" not in lines(added)
    other = book(PLAYING, "melds 0: 7777777", "laid 2", "hand 0: K K K 9", "hand 2: Q")
    do(other, "lay KKK", "discard 9")
    assert "concealed" not in lines(other)


# Two and three players


@pytest.mark.rule("P1", "P11")
@pytest.mark.parametrize("players", [2, 3])
def test_without_a_partner_there_is_no_double_out(players: int) -> None:
    """The others hold cards that would fit."""
    others = [f"hand {seat}: K" for seat in range(1, players)]
    state = book(PLAYING, "melds 0: 9999999 QQQQQQQ KKKK", "hand 0: 4", *others, players=players)
    assert codes(do(state, "discard 4"))[-2:] == ["went_out", "deal_ended_out"]
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("P11", "P13")
def test_the_partner_acts_with_the_stock_empty_too() -> None:
    state = book(PLAYING, DOWN, "stock -", "hand 0: 4", "hand 1: ...", "hand 2: K", "hand 3: J")
    do(state, "discard 4")
    assert legal_texts(state) == {"add K", "pass"}


@pytest.mark.rule("P9", "P11")
def test_the_partner_acts_after_the_top_card_alone() -> None:
    """The rest of the pile stays where it is and is nobody's."""
    state = book("pile 6 J K", "melds 0: 9999999 KKK QQQ", "hand 0: Q Q", "hand 1: J", "hand 2: K", "hand 3: J")
    do(state, "take top onto K", "add Q", "add Q")
    assert (state.seat, legal_texts(state)) == (2, {"add K", "pass"})
    do(state, "add K")
    assert lines(state)["double_out"] == 100
