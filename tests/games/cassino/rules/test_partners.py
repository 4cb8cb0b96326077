"""Pairs (3), and whose cards justify a combination (79)."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.cassino.situations import after, beginning, combos, legal, pile, table, verdict

PAIRS: dict[str, Value] = {"players": 4, "partnership": "2v2"}
HELP: dict[str, Value] = PAIRS | {"partner_build": True}


@pytest.mark.rule("Cassino-79", "Cassino-31")
def test_only_the_own_hand_justifies_a_combination() -> None:
    """KA12: in pairs too, unless the partner's card counts; never an opponent's."""
    hands = ("hand 0: 2s 4c", "hand 1: 10d Kd", "hand 2: 8h Kc", "hand 3: 10h Kh")
    for options in ({"players": 4}, PAIRS):
        assert beginning(table(*hands, "table 6d 8d", **options), "build", "call") == set()
    state = table(*hands, "table 6d 8d", **HELP)
    assert beginning(state, "build", "call") == {"build 8 2s: 6d", "call 8 2s: 6d 8d"}
    assert verdict(state, "build 10 4c: 6d") == "no_matching_card"
    alone = table(*hands, "table 6d 8d", players=4, partner_build=True)
    assert beginning(alone, "build", "call") == set()


@pytest.mark.rule("Cassino-79", "Cassino-35", "Cassino-39")
def test_the_partners_card_counts_for_raises_and_calls_too() -> None:
    hands = ("hand 0: As 8c", "hand 2: 9h 8d")
    state = table(*hands, "table 8h", "build 1 8: 2h 6h", **HELP)
    assert {"raise 9 As: B8", "call 8 8c: 8h", "call 8 8c: 8h B8", "call 8 8c: B8"} == beginning(state, "raise", "call")
    assert beginning(table(*hands, "table 8h", "build 1 8: 2h 6h", **PAIRS), "raise", "call") == set()


@pytest.mark.rule("Cassino-79", "Cassino-36")
def test_the_partners_card_of_the_old_value_counts_for_an_own_raise() -> None:
    for partner, allowed in (("8d Kc", True), ("7d Kc", False)):
        state = table("hand 0: As 9c", f"hand 2: {partner}", "table Jd", "build 0 8: 2h 6h", raise_own="both_cards",
                      **HELP)  # fmt: skip
        assert ("raise 9 As: B8" in legal(state)) == allowed


@pytest.mark.rule("Cassino-79", "Cassino-36")
def test_own_means_made_by_the_same_player() -> None:
    """KA12: the partner's combination is another player's."""
    for maker, allowed in ((0, False), (2, True), (1, True)):
        state = table("hand 0: As 9c", "table Jd", f"build {maker} 8: 2h 6h", raise_own="off", **PAIRS)
        assert ("raise 9 As: B8" in legal(state)) == allowed
        state = table("hand 0: 9c", "table Ad", f"build {maker} 8: 2h 6h", build_as_summand="opponents", **PAIRS)
        assert ("take 9c: Ad B8" in legal(state)) == allowed


@pytest.mark.rule("Cassino-79", "Cassino-51", "Cassino-52")
def test_the_partner_may_change_a_combination_and_is_not_bound_by_it() -> None:
    state = table("hand 0: 2s 8h", "hand 1: Kc Qd", "hand 2: 8c 8d", "hand 3: Kd Qh", "table 6d", **PAIRS)
    after(state, "build 8 2s: 6d", "trail Kc")
    assert "trail 8c" in legal(state)
    after(state, "call 8 8c: B8")
    assert combos(state)["C8"][0] == 2
    after(state, "trail Kd")
    assert "trail 8h" in legal(state)


@pytest.mark.rule("Cassino-79", "Cassino-76", "Cassino-54")
def test_with_a_partners_card_the_duty_may_leave_nothing_and_falls() -> None:
    state = table("hand 0: 2s Kh", "hand 1: Kc Qd", "hand 2: 8c Jd", "hand 3: Kd Qh", "table 6d", **HELP)
    after(state, "build 8 2s: 6d", "trail Qd", "trail Jd", "trail Qh")
    assert legal(state) == {"trail Kh"}


@pytest.mark.rule("Cassino-79", "Cassino-76")
def test_a_partners_card_is_not_kept_for_a_combination() -> None:
    """Who holds no card of the value parts with none; his own last one he keeps, whatever the partner holds."""
    lines = ("hand 2: 8c 5d", "table 7d Kd", "build 0 8: 2h 6h")
    free = table("hand 0: 7s Ks", *lines, maker_duty="while_owned", **HELP)
    assert legal(free) == {"take 7s: 7d", "take Ks: Kd"}
    bound = table("hand 0: 7s 8s", *lines, maker_duty="while_owned", **HELP)
    assert verdict(bound, "take 7s: 7d") == "legal"
    two = table("hand 0: 8s Ks", "hand 2: 8c 5d", "table 8d Kd", "build 0 8: 2h 6h", maker_duty="while_owned", **HELP)
    assert verdict(two, "take 8s: 8d") == "keep_card"


@pytest.mark.rule("Cassino-3", "Cassino-18")
def test_partners_share_their_pile() -> None:
    state = table("hand 0: 5c", "hand 1: Kc", "hand 2: 6c", "hand 3: Qc", "table 5d 6d", "last 1", "pile 0: -",
                  "pile 1: ...", "stock -", "deal 1 dealer 3", **PAIRS)  # fmt: skip
    after(state, "take 5c: 5d", "trail Kc", "take 6c: 6d")
    assert pile(state, 0) == ["5c", "5d", "6c", "6d"]
