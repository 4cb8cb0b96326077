"""Calls (38 to 48)."""

from __future__ import annotations

import pytest

from tests.games.cassino.situations import after, beginning, codes, combos, do, legal, refused, table, verdict


@pytest.mark.rule("Cassino-38", "Cassino-42")
def test_a_call_joins_groups_of_the_same_value() -> None:
    state = table("hand 0: 8s 8h", "table 8c 3d 5d", "build 1 8: 2h 6h")
    called = beginning(state, "call 8 8s")
    # any of {8}, {3, 5}, {B8}, but at least one
    assert len(called) == 2**3 - 1
    after(state, "call 8 8s: 3d 5d 8c B8")
    assert combos(state) == {"C8": (0, ["2h", "3d", "5d", "6h", "8c", "8s"])}
    assert refused(table("hand 0: 8s 8h", "table 7c"), "call 8 8s: 7c") == "38"
    assert refused(table("hand 0: 3s 8h", "table 5c"), "call 8 3s: 5c") == "38"
    assert refused(table("hand 0: 8s 8h 9c", "table Kd", "build 1 9: 4c 5c"), "call 8 8s: B9") == "25"


@pytest.mark.rule("Cassino-39")
def test_to_call_eights_with_an_eight_two_are_needed() -> None:
    assert refused(table("hand 0: 8s 9c", "table 8c"), "call 8 8s: 8c") == "39"
    assert verdict(table("hand 0: 8s 8d", "table 8c"), "call 8 8s: 8c") == "legal"
    assert verdict(table("hand 0: 2s 8d", "table 6d 8c"), "call 8 2s: 6d 8c") == "legal"
    assert verdict(table("hand 0: 2s 9d", "table 6d 8c"), "call 8 2s: 6d 8c") == "no_matching_card"


@pytest.mark.rule("Cassino-40")
def test_a_call_is_announced_with_its_value() -> None:
    events = do(table("hand 0: 8s 8h", "table 8c"), "call 8 8s: 8c")
    assert codes(events) == ["called"]
    assert events[0].params()["value"] == 8


@pytest.mark.rule("Cassino-41", "Cassino-42")
def test_a_completed_sum_is_joined_at_once() -> None:
    state = table("hand 0: 4s 7d", "table 3c 7h 5d 2d", "build 1 7: Ah 6h")
    assert {"call 7 4s: 3c 7h", "call 7 4s: 3c B7", "call 7 4s: 2d 3c 5d 7h B7"} <= legal(state)
    after(state, "call 7 4s: 2d 3c 5d 7h B7")
    assert list(combos(state)) == ["C7"]


@pytest.mark.rule("Cassino-43")
def test_a_raise_that_joins_becomes_a_call() -> None:
    state = table("hand 0: As 9c", "table 9d 4c 5c", "build 1 8: 2h 6h")
    assert legal(state) >= {
        "raise 9 As: B8", "call 9 As: 9d B8", "call 9 As: 4c 5c B8", "call 9 As: 4c 5c 9d B8",
    }  # fmt: skip
    after(state, "call 9 As: 9d B8")
    assert combos(state) == {"C9": (0, ["2h", "6h", "9d", "As"])}
    two = table("hand 0: As 9c", "table -", "build 1 8: 2h 6h", "build 1 9: 4h 5h")
    assert beginning(two, "call 9 As", "raise") == {"raise 9 As: B8", "call 9 As: B8 B9"}


@pytest.mark.rule("Cassino-44")
def test_a_call_keeps_its_first_value() -> None:
    """K9: not even its maker raises it; not even as a part of a larger call, nor as a card in a sum."""
    for maker in (0, 1):
        state = table("hand 0: As 9c", "table 9d", f"call {maker} 8: 8h 2h 6h", build_as_summand="on")
        assert refused(state, "raise 9 As: C8") == "44"
        assert not any("C8" in text for text in legal(state))


@pytest.mark.rule("Cassino-45")
def test_anybody_adds_to_a_call() -> None:
    for maker in (0, 1):
        state = table("hand 0: 8s 8d 3s", "table 5c 8c Jc", f"call {maker} 8: 8h 2h 6h")
        assert {"call 8 8s: C8", "call 8 3s: 5c C8", "call 8 3s: 5c 8c C8"} <= legal(state)
        after(state, "call 8 3s: 5c C8")
        assert combos(state) == {"C8": (0, ["2h", "3s", "5c", "6h", "8h"])}
    assert verdict(table("hand 0: 8s 3s", "table -", "call 1 8: 8h 2h 6h"), "call 8 8s: C8") == "no_matching_card"


@pytest.mark.rule("Cassino-46", "Cassino-25")
def test_only_the_announced_value_takes() -> None:
    state = table("hand 0: 5s 5d 10h", "hand 1: 10c 5h 2c", "table 5c")
    called = state.copy()
    after(called, "call 5 5s: 5c")
    assert verdict(called, "take 10c: C5") == "combination_value"
    after(state, "build 10 5s: 5c")
    assert verdict(state, "take 5h: B10") == "combination_value"


@pytest.mark.rule("Cassino-47")
def test_joining_is_optional_or_automatic() -> None:
    """KA15: two builds of a value may lie side by side, and a card may take both."""
    position = ("hand 0: 2s 9c 9h", "table 7d 9d", "build 1 9: 4h 5h")
    state = table(*position)
    assert {"build 9 2s: 7d", "call 9 2s: 7d 9d", "call 9 2s: 7d B9"} <= legal(state)
    apart = after(state.copy(), "build 9 2s: 7d")
    assert list(combos(apart)) == ["B9", "B9/2"]
    merging = table(*position, merge_equal="automatic")
    made = beginning(merging, "build", "call", "raise")
    # every combination of the value is named; loose cards are not concerned
    assert made == {"call 9 2s: 7d B9", "call 9 2s: 7d 9d B9"} | {
        f"call 9 {nine}: {table_cards}B9" for nine in ("9c", "9h") for table_cards in ("", "9d ")
    }
    assert refused(merging, "build 9 2s: 7d") == "47"
    assert verdict(merging, "call 9 9c: 9d") == "must_merge"
    three = table("hand 0: As 9c", "table Jc", "build 1 8: 2h 6h", "build 1 9: 4h 5h", "call 0 9: 9d 3h 6d",
                  merge_equal="automatic")  # fmt: skip
    assert beginning(three, "build", "call", "raise") == {"call 9 As: B8 B9 C9"}


@pytest.mark.rule("Cassino-48", "Cassino-53")
def test_who_last_changed_a_combination_is_its_maker() -> None:
    for text in ("raise 9 As: B8", "call 8 8s: B8"):
        state = table("hand 0: As 9c 8s 8h", "table -", "build 1 8: 2h 6h")
        after(state, text)
        assert {maker for maker, _ in combos(state).values()} == {0}
