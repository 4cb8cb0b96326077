"""Taking (19 to 28)."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.cassino.situations import after, beginning, legal, loose, refused, table, verdict


def takes(cards: str, *lines: str, **options: Value) -> set[str]:
    """What seat 0 may take with these cards: `7h, 3d 4c` after the card."""
    found = beginning(table(f"hand 0: {cards}", *lines, **options), "take")
    return {text.removeprefix("take ") for text in found}


@pytest.mark.rule("Cassino-19", "Cassino-20")
def test_a_card_takes_its_rank_or_a_sum() -> None:
    assert takes("9s", "table 9c 4h 5d 3s") == {"9s: 9c", "9s: 4h 5d", "9s: 4h 5d 9c"}
    assert takes("9s", "table 2c 3h 4d") == {"9s: 2c 3h 4d"}
    assert refused(table("hand 0: 9s", "table 4h 6d"), "take 9s: 4h 6d") == "20"


@pytest.mark.rule("Cassino-21", "Cassino-23")
def test_any_number_of_groups_and_combinations_at_once() -> None:
    """K4: an eight on 8, 6, 2, 5, 3 may take all three groups, and fewer too. KA3: the player chooses."""
    groups = ("8c", "2d 6h", "3s 5h")
    eights = takes("8s", "table 8c 6h 2d 5h 3s")
    assert "8s: 2d 3s 5h 6h 8c" in eights
    assert {f"8s: {group}" for group in groups} <= eights
    # one, two or three of {8}, {6, 2}, {5, 3}; no other cards make an eight
    assert len(eights) == 2**3 - 1
    with_builds = takes("8s", "table 8c", "build 1 8: 2h 6h", "call 1 8: 8d 3h 5d")
    assert with_builds == {"8s: 8c", "8s: B8", "8s: C8", "8s: 8c B8", "8s: 8c C8", "8s: B8 C8", "8s: 8c B8 C8"}


@pytest.mark.rule("Cassino-21")
def test_one_group_where_one_play_takes_one() -> None:
    single: dict[str, Value] = {"capture_groups": "single"}
    assert takes("8s", "table 8c 6h 2d", "build 1 8: 3h 5h", **single) == {"8s: 8c", "8s: 2d 6h", "8s: B8"}
    assert refused(table("hand 0: 8s", "table 8c 6h 2d", **single), "take 8s: 2d 6h 8c") == "21"
    assert takes("Qs", "table Qc Qd Qh", face_capture="any", **single) == {"Qs: Qc", "Qs: Qd", "Qs: Qh"}


@pytest.mark.rule("Cassino-22")
def test_each_card_belongs_to_one_group() -> None:
    assert takes("6s", "table 2c 4h 4d") == {"6s: 2c 4d", "6s: 2c 4h"}
    assert refused(table("hand 0: 6s", "table 2c 4h 4d"), "take 6s: 2c 4d 4h") == "20"


@pytest.mark.rule("Cassino-23")
def test_cards_of_the_same_rank_may_be_forced() -> None:
    forced: dict[str, Value] = {"capture_groups": "equal_rank_forced"}
    assert takes("8s", "table 8c 8d 6h 2d", **forced) == {"8s: 8c 8d", "8s: 2d 6h 8c 8d"}
    assert takes("8s", "table 6h 2d", "build 1 8: 3h 5h", **forced) == {"8s: 2d 6h", "8s: B8", "8s: 2d 6h B8"}
    assert refused(table("hand 0: 8s", "table 8c 6h 2d", **forced), "take 8s: 2d 6h") == "23"
    assert "trail 8s" in legal(table("hand 0: 8s", "table 8c 6h 2d", **forced))


@pytest.mark.rule("Cassino-23")
def test_the_most_cards_may_be_forced() -> None:
    """For the card played; those in combinations are counted, equal numbers are all legal."""
    most: dict[str, Value] = {"capture_groups": "maximal"}
    assert takes("8s 5d", "table 8c 6h 2d 3s", **most) == {"8s: 2d 6h 8c", "5d: 2d 3s"}
    assert takes("8s", "table 6h 2d 2h", "call 1 8: 8d 3h 5h", **most) == {"8s: 2d 6h C8", "8s: 2h 6h C8"}
    assert refused(table("hand 0: 8s", "table 8c 6h 2d", **most), "take 8s: 8c") == "23"
    assert "trail 8s" in legal(table("hand 0: 8s", "table 8c 6h 2d", **most))


@pytest.mark.rule("Cassino-24", "Cassino-23")
@pytest.mark.parametrize(
    ("faces", "plain", "forced"),
    [("one", {1}, {1}), ("one_or_three", {1, 3}, {3}), ("any", {1, 2, 3}, {3})],
)
def test_how_many_faces_a_face_takes(faces: str, plain: set[int], forced: set[int]) -> None:
    """KA4, and how the demands of `capture_groups` bind it."""
    three = "table Qc Qd Qh"

    def sizes(**options: Value) -> set[int]:
        return {len(text.split()) - 1 for text in takes("Qs", three, face_capture=faces, **options)}

    assert sizes() == plain
    assert sizes(capture_groups="single") == {1}
    assert sizes(capture_groups="equal_rank_forced") == sizes(capture_groups="maximal") == forced


@pytest.mark.rule("Cassino-24")
def test_two_faces_of_its_rank() -> None:
    two = ("Qs", "table Qd Qh Kd 10c")
    assert takes(*two) == {"Qs: Qd", "Qs: Qh"} == takes(*two, face_capture="one_or_three")
    assert takes(*two, face_capture="any") == {"Qs: Qd", "Qs: Qh", "Qs: Qd Qh"}
    for demand in ("equal_rank_forced", "maximal"):
        assert takes(*two, face_capture="one_or_three", capture_groups=demand) == {"Qs: Qd", "Qs: Qh"}
        assert takes(*two, face_capture="any", capture_groups=demand) == {"Qs: Qd Qh"}
    assert verdict(table("hand 0: Qs", "table Qd Qh"), "take Qs: Qd Qh") == "face_many"
    assert refused(table("hand 0: Qs", "table Qd Qh"), "take Qs: Qd Qh") == "24"


@pytest.mark.rule("Cassino-25")
def test_a_combination_is_taken_as_a_whole_by_its_value() -> None:
    state = table("hand 0: 6s 2h 8c 9d", "table Ad Kh", "build 1 8: 2c 6h")
    assert refused(state, "take 6s: 6h") == "17"
    assert refused(state, "take 6s: B8") == "25"
    assert verdict(state, "take 9d: B8") != "legal"
    assert beginning(state, "take") == {"take 8c: B8"}
    assert loose(after(state, "take 8c: B8")) == ["Kh", "Ad"]


@pytest.mark.rule("Cassino-26")
def test_any_opponent_may_take_a_combination() -> None:
    """KA12: every other player is an opponent."""
    for seat in range(1, 4):
        state = table(f"turn {seat}", f"hand {seat}: 8c", "table -", "build 0 8: 2c 6h", players=4)
        assert legal(state) == {"take 8c: B8", "trail 8c"}


@pytest.mark.rule("Cassino-27")
def test_its_maker_may_take_it_from_his_next_turn_on() -> None:
    state = table("hand 0: 2s 8h", "hand 1: Kc Qd", "table 6d")
    after(state, "build 8 2s: 6d", "trail Kc")
    assert "take 8h: B8" in legal(state)


@pytest.mark.rule("Cassino-28")
def test_a_build_may_count_as_a_card_where_that_is_played() -> None:
    """KA6: no; only builds of others; all. Several at once too, never a call, and only when taking."""
    position = ("hand 0: 9c 9d 2h", "table 2d", "build 1 7: 3h 4h", "build 0 3: Ac 2c", "build 1 4: Ad 3d",
                "call 1 2: 2s Ah As")  # fmt: skip
    plain = beginning(table(*position), "take 9c")
    assert plain == set()
    others = beginning(table(*position, build_as_summand="opponents"), "take 9c")
    assert others == {"take 9c: 2d B7"}
    every = beginning(table(*position, build_as_summand="on"), "take 9c")
    # 2 + 7, 2 + 3 + 4
    assert every == {"take 9c: 2d B7", "take 9c: 2d B3 B4"}
    assert beginning(table(*position, build_as_summand="on"), "build 9", "call 9", "raise 9") == {"raise 9 2h: B7"}
    single = beginning(table(*position, build_as_summand="on", capture_groups="single"), "take 9c")
    assert single == every
    assert refused(table(*position), "take 9c: 2d B7") == "28"
