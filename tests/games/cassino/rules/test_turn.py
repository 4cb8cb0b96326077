"""A turn (16 to 18) and what is seen of the piles (73, 75)."""

from __future__ import annotations

import pytest

from stolik.games.violation import NotationError
from tests.games.cassino.situations import after, hand, lines, loose, pile, refused, table, verdict


@pytest.mark.rule("Cassino-16")
def test_a_turn_is_one_card_from_the_hand() -> None:
    state = table("hand 0: 5c 9d", "hand 1: 2c 3c", "table 5d")
    with pytest.raises(NotationError):
        state.parse("take 5c: 5d; trail 9d")
    after(state, "take 5c: 5d")
    assert (hand(state, 0), state.seat) == (["9d"], 1)
    assert verdict(state, "trail 9d") == "card_not_held"
    assert refused(table("hand 0: 5c", "hand 1: 9d", "table 5d"), "trail 9d") == "16"


@pytest.mark.rule("Cassino-17", "Cassino-49")
def test_a_card_takes_or_makes_or_is_trailed() -> None:
    position = ("hand 0: 5c 8d 3h", "table 3d")
    took = after(table(*position), "take 3h: 3d")
    assert (pile(took, 0), loose(took)) == (["3d", "3h"], [])
    made = after(table(*position), "build 8 5c: 3d")
    assert (loose(made), len(made.core.combos)) == ([], 1)
    trailed = after(table(*position), "trail 5c")
    assert loose(trailed) == ["3d", "5c"]
    assert refused(table(*position), "take 3h: 4d") == "17"
    assert refused(table(*position), "take 8d: B8") == "17"
    assert refused(table(*position), "take 3h:") == "19"


@pytest.mark.rule("Cassino-18")
def test_taken_cards_and_the_taking_card_go_to_the_own_pile() -> None:
    state = table("turn 1", "hand 1: 8c", "table 3d 5d Kd", "build 0 8: 2h 6h", "pile 1: 9c 9s")
    before = pile(state, 0)
    after(state, "take 8c: 3d 5d B8")
    assert pile(state, 1) == ["2h", "3d", "5d", "6h", "8c", "9c", "9s"]
    assert (pile(state, 0), loose(state)) == (before, ["Kd"])


@pytest.mark.rule("Cassino-75")
def test_piles_are_scored_at_the_end_of_the_round_only() -> None:
    position = ("deal 1 dealer 1", "last 0", "pile 0: ...", "pile 1: -", "stock -")
    state = table("turn 0", *position, "hand 0: Ac", "hand 1: 3c", "table Ad")
    after(state, "take Ac: Ad")
    assert (state.score(), state.sheets) == ((0, 0), [])
    after(state, "trail 3c")
    assert lines(state, 0)["aces"] == 4


@pytest.mark.rule("Cassino-73")
def test_a_score_sheet_is_kept() -> None:
    state = table("deal 3 dealer 0", "turn 0", "scores 7 9", "last 1", "hand 0: 3c", "hand 1: -", "table -", "stock -",
                  "pile 0: -", "pile 1: ...")  # fmt: skip
    after(state, "trail 3c")
    sheet = state.sheets[-1]
    assert (sheet.number, sheet.points, state.score()) == (3, [0, 11], (7, 20))
    names = ["cards", "spades", "big_cassino", "little_cassino", "aces"]
    assert [[line.code for line in side] for side in sheet.lines] == [names, names]
