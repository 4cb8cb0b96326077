"""Asking for the freshly thrown card, consent and refusal (51-57, 66; C-12, C-13, CA10, CA17)."""

from __future__ import annotations

import pytest

from tests.games.choina.rules.thrown import thrown, unasked
from tests.games.choina.tables import codes, dealt, do, hand, legal, pile, refused, sizes, stock, who


@pytest.mark.rule("Choina-51")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_but_the_discarder_may_buy_the_card_just_thrown(players: int) -> None:
    """CA17: with n players n - 2 may ask; the player in turn needs not."""
    state = dealt("", players - 1, players=players)
    do(state, "draw", f"discard {hand(state, 0)[0]}")
    polled = []
    while who(state).endswith("claim"):
        polled.append(state.seat)
        do(state, "pass")
    assert polled == list(range(2, players))
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-52")
def test_who_is_not_in_turn_must_ask() -> None:
    state = thrown()
    assert legal(state) == {"ask", "pass"}
    assert refused(state, "take") == "89"
    assert refused(state, "draw") == "89"
    assert codes(do(state, "ask")) == ["claim_asked"]


@pytest.mark.rule("Choina-53", "Choina-54")
@pytest.mark.parametrize(
    ("players", "asker", "answers", "then"),
    [
        (3, 2, [1], 0), (4, 2, [1], 3), (4, 3, [1, 2], 0),
        (5, 2, [1], 3), (5, 3, [1, 2], 4), (5, 4, [1, 2, 3], 0),
    ],
)  # fmt: skip
def test_everybody_with_an_earlier_right_consents_in_seating_order(
    players: int, asker: int, answers: list[int], then: int
) -> None:
    """C-12."""
    state = dealt("", players - 1, players=players)
    do(state, "draw", f"discard {hand(state, 0)[0]}", *["pass"] * (asker - 2), "ask")
    asked = []
    while who(state).endswith("answer"):
        asked.append(state.seat)
        do(state, "allow")
    assert (asked, who(state)) == (answers, f"{then} draw")


@pytest.mark.rule("Choina-53")
def test_who_may_not_take_the_card_is_passed_over() -> None:
    """Seat 3 threw the card that seat 2 has uncovered, and is in turn."""
    for retake, asked in ((True, "3 answer"), (False, "0 buy")):
        state = thrown(uncovered_card="everyone", retake_own_discard=retake)
        do(state, "ask", "allow", "buy 1", "ask")
        assert who(state) == asked


@pytest.mark.rule("Choina-55")
def test_the_discarder_is_never_asked_and_never_buys_his_own_card() -> None:
    state = thrown()
    do(state, "pass", "ask")
    assert who(state) == "1 answer"
    do(state, "allow", "allow", "buy 1")
    assert "Kc" in hand(state, 3)
    state = unasked()
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-56")
def test_consent_is_given_by_saying_so() -> None:
    state = thrown()
    do(state, "ask")
    assert (who(state), legal(state)) == ("1 answer", {"allow", "refuse"})
    assert codes(do(state, "allow")) == ["claim_allowed"]
    assert who(state) == "2 buy"


@pytest.mark.rule("Choina-57")
def test_who_refuses_must_buy_the_top_card() -> None:
    """C-13, CA10: in turn without a stock card, later with one; nobody discards, and his left neighbour plays."""
    state = thrown()
    do(state, "pass", "ask", "refuse")
    assert (who(state), hand(state, 1), pile(state)) == ("2 draw", ["2d", "3d", "5h", "Kc"], ["9h", "9d"])
    assert stock(state)[0] == "4s"
    state = thrown()
    events = do(state, "pass", "ask", "allow", "refuse")
    assert codes(events)[-2:] == ["had_to_buy", "buy_drew"]
    assert (who(state), hand(state, 2), stock(state)[0]) == ("3 draw", ["2h", "3h", "4s", "6s", "Kc"], "5s")


@pytest.mark.rule("Choina-57")
def test_with_must_take_the_refuser_in_turn_plays_a_regular_turn() -> None:
    """C-13, CA10."""
    state = thrown(refusal="must_take")
    do(state, "pass", "ask", "refuse")
    assert (who(state), hand(state, 1), stock(state)[0]) == ("1 play", ["2d", "3d", "5h", "Kc"], "4s")
    do(state, "discard Kc")
    assert state.core.turn == 2
    state = thrown(refusal="must_take")
    do(state, "pass", "ask", "allow", "refuse")
    assert (who(state), sizes(state)[2], stock(state)[0]) == ("3 draw", 5, "5s")


@pytest.mark.rule("Choina-57")
def test_with_veto_nobody_gets_the_card() -> None:
    """C-13, CA10."""
    state = thrown(refusal="veto")
    do(state, "pass", "ask", "refuse")
    assert who(state) == "2 claim"
    do(state, "pass")
    assert (who(state), sizes(state)) == ("1 draw", [3, 3, 3, 3])
    assert {"draw", "take"} <= legal(state)
    state = thrown(refusal="veto")
    do(state, "pass", "ask", "allow", "refuse", "ask")
    assert who(state) == "1 answer"


@pytest.mark.rule("Choina-57", "Choina-61")
def test_a_forced_purchase_in_turn_uses_the_turn_also_when_the_order_is_unchanged() -> None:
    state = thrown(turn_after_buy="unchanged")
    do(state, "ask", "refuse")
    assert who(state) == "2 draw"
    state = thrown(turn_after_buy="unchanged")
    do(state, "pass", "ask", "allow", "refuse")
    assert who(state) == "1 draw"


@pytest.mark.rule("Choina-66")
def test_the_nearest_to_the_player_in_turn_has_the_card_first() -> None:
    """C-13 (c)."""
    state = thrown()
    do(state, "ask", "allow", "buy 1")
    assert "Kc" in hand(state, 2)
    assert who(state) == "3 draw"
