"""Builds and raises (29 to 37)."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.cassino.situations import after, beginning, codes, combos, do, legal, refused, table, verdict


@pytest.mark.rule("Cassino-29", "Cassino-30")
def test_a_hand_card_is_joined_with_loose_cards() -> None:
    """KA5: one or more."""
    state = table("hand 0: 2c 9c 9d", "table 7d 3h 4s")
    assert beginning(state, "build") == {"build 9 2c: 7d", "build 9 2c: 3h 4s"}
    after(state, "build 9 2c: 3h 4s")
    assert combos(state) == {"B9": (0, ["2c", "3h", "4s"])}
    assert refused(table("hand 0: 2c 9c", "table 7d", "build 1 9: 4h 5h"), "build 9 2c: 7d B9") == "29"


@pytest.mark.rule("Cassino-30")
def test_one_loose_card_in_a_build_where_that_is_played() -> None:
    """Calls are not bound, a raise that becomes a call included."""
    one: dict[str, Value] = {"build_table_cards": "one"}
    state = table("hand 0: 2c 9c 9d", "table 7d 3h 4s", **one)
    assert beginning(state, "build") == {"build 9 2c: 7d"}
    assert verdict(state, "build 9 2c: 3h 4s") == "one_table_card"
    assert refused(state, "build 9 2c: 3h 4s") == "30"
    assert "call 9 9c: 2c 3h 4s" in legal(table("hand 0: 9c 9d", "table 2c 3h 4s", **one))
    assert "call 9 2c: 3h 4s 9s" in legal(table("hand 0: 2c 9c", "table 3h 4s 9s", **one))
    raising = table("hand 0: 2c 9c", "table Ah Ad 9s", "build 1 5: 2h 3d", raise_with_table=True, **one)
    assert "raise 9 2c: Ad Ah B5" not in legal(raising)
    raised = {text for text in legal(raising) if "B5" in text}
    assert raised == {"call 9 2c: 9s Ad Ah B5"}


@pytest.mark.rule("Cassino-31")
def test_the_builder_must_hold_another_card_of_the_value() -> None:
    """K11: a build of nine without a further nine is refused."""
    assert refused(table("hand 0: 2c 9c", "table 7d 6h"), "build 8 2c: 6h") == "31"
    assert verdict(table("hand 0: 2c 9c", "table 7d"), "build 9 2c: 7d") == "legal"
    assert verdict(table("hand 0: 2c", "table 7d"), "build 9 2c: 7d") == "no_matching_card"
    assert verdict(table("hand 0: 8c Kc", "table 5d"), "build 13 8c: 5d") == "value_too_high"
    assert refused(table("hand 0: 2c 9c", "table 6d"), "build 9 2c: 6d") == "31"


@pytest.mark.rule("Cassino-31")
@pytest.mark.parametrize(("royal", "highest"), [("off", 10), ("jqk", 13), ("jqk_ace14", 14)])
def test_values_run_from_two_to_ten_or_on_with_royal_values(royal: str, highest: int) -> None:
    found = set()
    for card, base, low in (("2s", "8c", 10), ("3s", "8c", 11), ("4s", "8c", 12), ("5s", "8c", 13), ("6s", "8c", 14)):
        backing = {10: "10d", 11: "Jd", 12: "Qd", 13: "Kd", 14: "Ad"}[low]
        found |= beginning(table(f"hand 0: {card} {backing}", f"table {base}", royal=royal), "build")
    assert {int(text.split()[1]) for text in found} == set(range(10, highest + 1))
    assert beginning(table("hand 0: As 2d", "table Ac"), "build") == {"build 2 As: Ac"}


@pytest.mark.rule("Cassino-32")
def test_the_value_is_announced() -> None:
    events = do(table("hand 0: 2c 9c", "table 7d"), "build 9 2c: 7d")
    assert codes(events) == ["built"]
    assert events[0].params()["value"] == 9
    either = table("hand 0: 5s 5d 10h", "table 5c")
    assert {"build 10 5s: 5c", "call 5 5s: 5c"} <= legal(either)


@pytest.mark.rule("Cassino-33")
def test_no_build_of_table_cards_alone() -> None:
    """K13: the played card is always part of what is made."""
    state = table("hand 0: 9c 9d 5s", "table 2c 7d")
    assert verdict(state, "build 9 9c: 2c 7d") == "build_sum"
    assert not any(" 5s:" in text and "2c 7d" in text for text in legal(state))
    # the nine is a group of its own then, and what is made a call
    assert "call 9 9c: 2c 7d" in legal(state)
    after(state, "call 9 9c: 2c 7d")
    assert combos(state) == {"C9": (0, ["2c", "7d", "9c"])}


@pytest.mark.rule("Cassino-34", "Cassino-48")
def test_a_build_is_raised_to_the_new_sum() -> None:
    state = table("hand 0: As 9c", "table 4d", "build 1 8: 2h 6h", "build 1 3: Ah 2d")
    assert "raise 9 As: B8" in legal(state)
    assert refused(state, "raise 9 As: 4d") == "34"
    assert refused(state, "raise 9 As: B8 B3") == "34"
    assert refused(state, "raise 10 As: B8") == "34"
    events = do(state, "raise 9 As: B8")
    assert codes(events) == ["raised"]
    assert combos(state) == {"B3": (1, ["2d", "Ah"]), "B9": (0, ["2h", "6h", "As"])}


@pytest.mark.rule("Cassino-35")
def test_the_raiser_must_hold_a_card_of_the_new_value() -> None:
    assert refused(table("hand 0: As 8c", "table -", "build 1 8: 2h 6h"), "raise 9 As: B8") == "35"
    assert verdict(table("hand 0: As 9c", "table -", "build 1 8: 2h 6h"), "raise 9 As: B8") == "legal"
    assert verdict(table("hand 0: 3s 10c", "table -", "build 1 8: 2h 6h"), "raise 11 3s: B8") == "value_too_high"


@pytest.mark.rule("Cassino-36")
def test_the_maker_raises_as_well_as_his_opponents() -> None:
    """KA7: yes; only with cards of the old and the new value; no."""
    own, theirs = ("table -", "build 0 8: 2h 6h"), ("table -", "build 1 8: 2h 6h")
    raise_it = "raise 9 As: B8"
    for way in ("on", "both_cards", "off"):
        assert raise_it in legal(table("hand 0: As 9c", *theirs, raise_own=way))
    assert raise_it in legal(table("hand 0: As 9c", *own))
    assert raise_it in legal(table("hand 0: As 9c 8c", *own, raise_own="both_cards"))
    assert verdict(table("hand 0: As 9c", *own, raise_own="both_cards"), raise_it) == "raise_own_card"
    assert verdict(table("hand 0: As 9c 8c", *own, raise_own="off"), raise_it) == "raise_own_off"
    assert refused(table("hand 0: As 9c 8c", *own, raise_own="off"), raise_it) == "36"
    assert verdict(table("hand 0: As 8c", *own, raise_own="both_cards"), raise_it) == "no_matching_card"


@pytest.mark.rule("Cassino-36")
def test_the_played_card_counts_as_the_card_of_the_old_value() -> None:
    """A four raises the own build of four to eight."""
    state = table("hand 0: 4s 8c", "table -", "build 0 4: Ah 3h", raise_own="both_cards")
    assert "raise 8 4s: B4" in legal(state)


@pytest.mark.rule("Cassino-36")
def test_in_the_next_turn_the_maker_still_holds_the_old_card() -> None:
    """KA7: without a partner's card (a) and (b) differ only later."""
    state = table("hand 0: 2s 8h As 9c", "hand 1: Kc Qd Jh 10s", "table 6d", raise_own="both_cards")
    after(state, "build 8 2s: 6d", "trail Kc")
    assert "raise 9 As: B8" in legal(state)


@pytest.mark.rule("Cassino-37")
def test_loose_cards_join_a_raise_where_that_is_played() -> None:
    """KA8."""
    position = ("hand 0: As 10c", "table 4d 5d", "build 1 5: 2h 3h")
    assert verdict(table(*position), "raise 10 As: 4d B5") == "no_table_in_raise"
    assert refused(table(*position), "raise 10 As: 4d B5") == "37"
    state = table(*position, raise_with_table=True)
    assert beginning(state, "raise") == {"raise 10 As: 4d B5"}
    after(state, "raise 10 As: 4d B5")
    assert combos(state) == {"B10": (0, ["2h", "3h", "4d", "As"])}
