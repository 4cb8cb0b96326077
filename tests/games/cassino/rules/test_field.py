"""Cases from other programs that the other tests do not hold."""

from __future__ import annotations

import pytest

from stolik.cards import card_text
from tests.games.cassino.situations import after, beginning, codes, combos, do, legal, lines, table


@pytest.mark.rule("Cassino-23", "Cassino-25")
def test_a_named_combination_leaves_alone() -> None:
    """K1: of two builds only the one that is named is taken, also of the same value."""
    state = table("hand 0: 8c", "table -", "build 1 8: 2c 6c", "build 1 8: 3d 5d", "build 1 9: 4h 5h")
    assert legal(state) == {"take 8c: B8", "take 8c: B8/2", "take 8c: B8 B8/2", "trail 8c"}
    after(state, "take 8c: B8/2")
    assert {name: cards for name, (_, cards) in combos(state).items()} == {"B8": ["2c", "6c"], "B9": ["4h", "5h"]}


@pytest.mark.rule("Cassino-75", "Cassino-18")
def test_no_view_shows_another_hand_or_the_stock() -> None:
    """K23: neither a player's nor a spectator's view."""
    state = table("hand 0: 5c 9d", "hand 1: 2c 3c", "table 5d")
    hidden = {card_text(kind) for kind in state.view(0).unseen()}
    assert {"2c", "3c"} <= hidden
    assert not {"5c", "9d", "5d"} & hidden
    assert state.view(-1).hand == 0
    assert state.view(0).hand == state.core.hands[0]
    assert not hasattr(state.view(0), "hands")


@pytest.mark.rule("Cassino-14", "Cassino-15")
def test_courts_are_never_summed() -> None:
    """K6."""
    state = table("hand 0: Kc 10c", "table Qd Qh Jd Ad", face_capture="any")
    assert legal(state) == {"trail Kc", "trail 10c"}


@pytest.mark.rule("Cassino-44", "Cassino-28")
def test_a_multiple_build_is_fixed() -> None:
    """K9: two sixes are not raised, and no card in a sum."""
    state = table("hand 0: 3c 9c 9d", "table Ad", "call 1 6: 6c 6d")
    assert beginning(state, "raise") == set()
    assert not any("C6" in text for text in legal(state))


@pytest.mark.rule("Cassino-51")
def test_the_controller_must_take_build_or_add() -> None:
    """K10: later too where the duty lasts."""
    position = ("hand 0: 8h Ks", "hand 1: Jc Qd", "table Kd")
    later = table(*position, "build 0 8: 2s 6d", maker_duty="while_owned")
    assert legal(later) == {"take 8h: B8", "take Ks: Kd"}
    assert {"trail 8h", "trail Ks"} <= legal(table(*position, "build 0 8: 2s 6d"))
    assert legal(table(*position, "build 0 8: 2s 6d fresh")) == {"take 8h: B8", "take Ks: Kd"}


@pytest.mark.rule("Cassino-71", "Cassino-58")
def test_a_shared_match_names_all_its_winners() -> None:
    """K25. KA17: aces bring one point, cards three, spades one; a tie is not split."""
    state = table("turn 1", "deal 1 dealer 1", "last 0", "scores 12 19", "hand 0: -", "hand 1: 3c", "table -",
                  "stock -", "pile 0: ...", "pile 1: 2c Ac Ad", target_rule="shared_win")  # fmt: skip
    events = do(state, "trail 3c")
    assert [lines(state, side) for side in (0, 1)] == [
        {"cards": 3, "spades": 1, "big_cassino": 2, "little_cassino": 1, "aces": 2}, {"aces": 2},
    ]  # fmt: skip
    assert (state.winners, state.score()) == ((0, 1), (21, 21))
    assert "match_shared" in codes(events)
    assert "match_ended" not in codes(events)
