"""The order of claims and what a purchase moves (88-93; CA8, CA9)."""

from __future__ import annotations

import pytest

from tests.games.choina.rules.thrown import HANDS, thrown
from tests.games.choina.tables import beginning, do, hand, legal, pile, refused, sizes, stock, table, who


@pytest.mark.rule("Choina-88")
def test_after_a_purchase_the_next_player_takes_a_card_that_another_threw() -> None:
    state = thrown()
    do(state, "ask", "allow", "buy 1", "take")
    assert ("9d" in hand(state, 3), state.core.turn) == (True, 3)


@pytest.mark.rule("Choina-88", "Choina-55")
def test_the_uncovered_card_may_be_ones_own_discard_by_option() -> None:
    """CA9."""
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert legal(state) == {"draw", "take"}
    state = thrown(retake_own_discard=False)
    do(state, "ask", "allow", "buy 1")
    assert legal(state) == {"draw"}
    assert refused(state, "take") == "93"


@pytest.mark.rule("Choina-89")
def test_if_nobody_asks_the_player_in_turn_plays() -> None:
    state = thrown()
    do(state, "pass", "pass")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-89")
def test_only_the_nearest_request_is_settled() -> None:
    """C-13 (c): C and D want the card; B agrees and C has it, or B refuses and both requests lapse."""
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert (who(state), sizes(state)) == ("3 draw", [3, 3, 5, 3])
    state = thrown()
    do(state, "ask", "refuse")
    assert (who(state), sizes(state)) == ("2 draw", [3, 4, 3, 3])


@pytest.mark.rule("Choina-89")
def test_once_a_question_stands_the_player_in_turn_answers_first() -> None:
    state = thrown()
    do(state, "ask")
    assert who(state) == "1 answer"
    assert refused(state, "draw") == "89"
    assert refused(state, "take") == "89"


@pytest.mark.rule("Choina-89")
def test_only_the_farther_player_asks_and_the_nearer_refuses() -> None:
    state = thrown()
    do(state, "pass", "ask", "allow", "refuse")
    assert (who(state), hand(state, 2)) == ("3 draw", ["2h", "3h", "4s", "6s", "Kc"])


@pytest.mark.rule("Choina-89")
def test_with_veto_the_round_starts_again_with_the_nearest_who_has_not_asked() -> None:
    state = thrown(refusal="veto")
    do(state, "pass", "ask", "refuse")
    assert who(state) == "2 claim"
    do(state, "ask", "refuse")
    assert (who(state), sizes(state)) == ("1 draw", [3, 3, 3, 3])


@pytest.mark.rule("Choina-89")
def test_with_veto_each_may_ask_once() -> None:
    state = thrown(refusal="veto")
    do(state, "ask", "refuse")
    assert who(state) == "3 claim"
    do(state, "ask", "refuse")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-89", "Choina-67")
def test_who_may_not_ask_is_not_polled() -> None:
    lines = ("turn 0 play", "pile 9h", "stock 4s 5s ...", "hand 0: Kc 2c", *HANDS[1:])
    state = table(*lines, "bought 0 0 1 0", buy_limit_per_deal=1)
    do(state, "discard Kc")
    assert who(state) == "3 claim"
    state = table(*lines, "melds 2: 8c8d8h JcJdJh", "melds 3: 8c8d8s JcJdJs", buy_after_contract=False)
    do(state, "discard Kc")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-90")
def test_the_turn_of_who_buys_is_over() -> None:
    state = thrown("melds 1: KdKhKs")
    do(state, "pass", "pass", "buy 2")
    assert (who(state), beginning(state, "add", "lay", "discard")) == ("2 draw", set())
    state = thrown("melds 1: KdKhKs")
    do(state, "ask", "refuse")
    assert (who(state), beginning(state, "add", "lay", "discard")) == ("2 draw", set())


@pytest.mark.rule("Choina-91")
def test_after_any_purchase_nobody_may_ask() -> None:
    for steps in (
        ["ask", "allow", "buy 1"],
        ["ask", "refuse"],
        ["pass", "ask", "allow", "refuse"],
        ["pass", "pass", "buy 2"],
    ):
        state = thrown()
        do(state, *steps)
        assert who(state).endswith("draw")


@pytest.mark.rule("Choina-91")
def test_with_everyone_the_window_opens_again_after_any_purchase() -> None:
    """CA8: the next player counts as in turn, and the last buyer may not ask."""
    for steps, polled in (
        (["ask", "allow", "buy 1"], [0, 1]),
        (["ask", "refuse"], [3, 0]),
        (["pass", "ask", "allow", "refuse"], [0, 1]),
        (["pass", "pass", "buy 2"], [3, 0]),
    ):
        state = thrown(uncovered_card="everyone")
        do(state, *steps)
        found = []
        while who(state).endswith("claim"):
            found.append(state.seat)
            do(state, "pass")
        assert found == polled


@pytest.mark.rule("Choina-91")
def test_with_everyone_the_thrower_asks_only_with_retake_own_discard() -> None:
    """Seat 2 threw the card 9h that seat 1 uncovers, and seat 2 is in turn; seat 3 threw 9d."""
    for retake, polled in ((True, [3, 0]), (False, [0])):
        state = thrown(uncovered_card="everyone", retake_own_discard=retake)
        do(state, "ask", "refuse")
        found = []
        while who(state).endswith("claim"):
            found.append(state.seat)
            do(state, "pass")
        assert found == polled


@pytest.mark.rule("Choina-91", "Choina-53")
def test_the_last_buyer_is_not_asked_for_the_card_that_he_uncovered() -> None:
    state = thrown(uncovered_card="everyone", turn_after_buy="unchanged", multi_buy=False)
    do(state, "ask", "allow")
    assert who(state) == "3 claim"
    do(state, "ask")
    assert who(state) == "1 answer"
    do(state, "allow")
    assert hand(state, 3) == ["2s", "3s", "5s", "7c", "9d"]


@pytest.mark.rule("Choina-92")
def test_a_refuser_buys_the_top_card_only() -> None:
    for steps, seat in ((["ask", "refuse"], 1), (["pass", "ask", "allow", "refuse"], 2)):
        state = thrown()
        do(state, *steps)
        assert (pile(state), "Kc" in hand(state, seat)) == (["9h", "9d"], True)


@pytest.mark.rule("Choina-92")
def test_the_next_player_takes_at_most_one_uncovered_card() -> None:
    for option in ("next_player", "everyone"):
        state = thrown(uncovered_card=option, lying="8h 9h 9d Kc")
        do(state, "ask", "allow", "buy 1")
        while who(state).endswith("claim"):
            do(state, "pass")
        assert legal(state) == {"draw", "take"}
        assert refused(state, "buy 2") == "92"


@pytest.mark.rule("Choina-92")
def test_a_consented_buyer_in_the_reopened_window_may_take_several() -> None:
    state = thrown(uncovered_card="everyone")
    do(state, "ask", "allow", "buy 1", "ask", "allow")
    assert (who(state), legal(state)) == ("0 buy", {"buy 1", "buy 2"})


@pytest.mark.rule("Choina-93")
def test_the_number_is_named_before_a_stock_card_is_seen() -> None:
    state = thrown()
    do(state, "ask", "allow")
    assert (who(state), stock(state)[0], sizes(state)[2]) == ("2 buy", "4s", 3)


@pytest.mark.rule("Choina-93")
def test_the_number_exceeds_neither_the_pile_nor_the_stock_at_hand() -> None:
    hands = ("hand 0: 2c 3c", "hand 1: 2d 3d", "hand 2: 2h 3h", "hand 3: ...")
    lines = ("turn 1 answer seat=1 asker=2", "pile 8h 9h 9d Kc", *hands)
    state = table(*lines, "stock 4s 5s")
    do(state, "allow")
    assert legal(state) == {"buy 1", "buy 2"}
    assert refused(state, "buy 3") == "93"
    state = table(*lines, "stock 4s 5s 6s", buy_extra_cards=2)
    do(state, "allow")
    assert (who(state), sizes(state)[2]) == ("3 draw", 2 + 1 + 2)
    state = table("turn 1 draw", *lines[1:], "stock 4s 5s")
    assert beginning(state, "buy") == {"buy 2", "buy 3"}
    assert refused(state, "buy 4") == "93"


@pytest.mark.rule("Choina-93")
def test_no_reshuffle_happens_inside_a_purchase() -> None:
    hands = ("hand 0: 2c 3c", "hand 1: 2d 3d", "hand 2: 2h 3h", "hand 3: ...")
    state = table("turn 1 draw", "pile 8h 9h 9d Kc", "stock -", *hands)
    assert legal(state) == {"draw", "take"}
    assert refused(state, "buy 2") == "93"


@pytest.mark.rule("Choina-93")
def test_where_only_one_number_is_left_the_buyer_buys_at_once() -> None:
    state = thrown(lying="Kc")
    do(state, "ask", "allow")
    assert (who(state), sizes(state)[2]) == ("3 draw", 5)


@pytest.mark.rule("Choina-93")
def test_a_purchase_stops_above_ones_own_earlier_discard_by_option() -> None:
    """CA9: seat 2 threw 9h, seat 3 threw 9d."""
    for retake, numbers in ((True, {"buy 1", "buy 2", "buy 3"}), (False, {"buy 1", "buy 2"})):
        state = thrown(retake_own_discard=retake)
        do(state, "ask", "allow")
        assert legal(state) == numbers
    state = thrown(retake_own_discard=False)
    do(state, "pass", "ask", "allow", "allow")
    assert (hand(state, 3), who(state)) == (["2s", "3s", "4s", "7c", "Kc"], "0 draw")
    lines = ("turn 1 draw", "pile 8h 9h 9d Kc", "stock 4s 5s 6c 7d ...", *HANDS)
    assert beginning(table(*lines, retake_own_discard=False), "buy") == {"buy 2", "buy 3"}
    assert beginning(table(*lines), "buy") == {"buy 2", "buy 3", "buy 4"}
