"""What cards count (13 to 15), with and without numbers on kings, queens and jacks."""

from __future__ import annotations

import pytest

from tests.games.cassino.situations import after, beginning, legal, refused, table, verdict


@pytest.mark.rule("Cassino-13")
def test_an_ace_counts_one_and_the_others_their_pips() -> None:
    state = table("hand 0: As 9d 10c", "table 8c")
    assert verdict(state, "build 9 As: 8c") == "legal"
    for card, pair in (("10c", "2d 8c"), ("9d", "8c Ad"), ("7d", "3c 4c"), ("2s", "Ac Ad")):
        assert f"take {card}: {pair}" in legal(table(f"hand 0: {card}", f"table {pair}"))
    assert refused(table("hand 0: 9d", "table 8c 2d"), "take 9d: 2d 8c") == "20"


@pytest.mark.rule("Cassino-13")
def test_an_ace_may_be_fourteen_but_one_value_holds_for_a_play() -> None:
    """K7: the played ace has one value; a loose ace may be either; a held one justifies both."""
    ace = {"royal": "jqk_ace14"}
    taking = table("hand 0: As", "table Ad 10c 4c", **ace)
    assert legal(taking) == {"take As: Ad", "take As: 4c 10c", "take As: 4c 10c Ad", "trail As"}
    assert refused(table("hand 0: As", "table Kd Ac 5c", **ace), "take As: 5c") == "20"
    both = table("hand 0: As", "table Kd Ac", **ace)
    # the loose ace alone, or as a one with the king; never twice
    assert legal(both) == {"take As: Ac", "take As: Kd Ac", "trail As"}
    held = table("hand 0: 2c Ac", "table Qd", **ace)
    assert {"build 14 2c: Qd"} == beginning(held, "build")
    ones = table("hand 0: As Ah", "table Ac", **ace)
    assert {"call 1 As: Ac", "call 14 As: Ac"} <= legal(ones)
    assert beginning(ones, "build") == set()
    assert refused(table("hand 0: As", "table 10c 4c"), "take As: 4c 10c") == "20"


@pytest.mark.rule("Cassino-13", "Cassino-25")
def test_an_ace_takes_the_build_that_is_named() -> None:
    """K1: of a build of 14 and one of 13 only the named one leaves."""
    state = table("hand 0: As", "table -", "build 1 14: Kd Ad", "build 1 13: 10c 3c", royal="jqk_ace14")
    assert legal(state) == {"take As: B14", "trail As"}
    after(state, "take As: B14")
    assert [combo >> 52 & 15 for combo in state.core.combos] == [13]


@pytest.mark.rule("Cassino-14")
def test_faces_are_only_paired() -> None:
    """K6: one queen, or all by option; queens are never summed."""
    state = table("hand 0: Kc 10d Ac", "table Kd Qd 10c")
    assert beginning(state, "take Kc") == {"take Kc: Kd"}
    assert refused(state, "take 10d: Qd") == "14"
    assert refused(table("hand 0: Kc", "table 10d 3d"), "take Kc: 3d 10d") == "14"
    queens = table("hand 0: Qc", "table Qd Qh")
    assert beginning(queens, "take") == {"take Qc: Qd", "take Qc: Qh"}
    queens = table("hand 0: Qc", "table Qd Qh", face_capture="any")
    assert beginning(queens, "take") == {"take Qc: Qd", "take Qc: Qh", "take Qc: Qd Qh"}


@pytest.mark.rule("Cassino-14", "Cassino-24")
def test_with_royal_values_faces_are_numbers_in_every_respect() -> None:
    position = ("hand 0: Jc Kd 2c", "table 10c Ac Kh Ks Jd Qs")
    assert {"take Kd: Kh", "take Kd: Ks", "take Jc: Jd"} == beginning(table(*position), "take")
    state = table(*position, royal="jqk")
    assert {"take Jc: 10c Ac", "take Jc: 10c Jd Ac", "take Kd: Kh Ks", "build 13 2c: Jd"} <= legal(state)
    for limit in ("one", "one_or_three", "any"):
        assert legal(table(*position, royal="jqk", face_capture=limit)) == legal(state)


@pytest.mark.rule("Cassino-15")
def test_faces_are_in_no_combination() -> None:
    state = table("hand 0: Kc Ks 3c 10c", "table Kd 10h")
    assert refused(state, "call 10 Kc: Kd") == "15"
    assert refused(state, "build 10 Kc: 10h") == "15"
    assert refused(state, "build 10 3c: Kd") in {"14", "15"}
    assert not any("Kc" in text or "Kd" in text for text in beginning(state, "build", "call", "raise"))
    royal = table("hand 0: Kc Ks 3c 10c", "table Kd 10h", royal="jqk")
    assert {"call 13 Kc: Kd", "build 13 3c: 10h", "call 13 3c: 10h Kd"} <= legal(royal)
