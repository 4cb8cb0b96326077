"""Trailing, and the maker's duty (49 to 55, 76, 77)."""

from __future__ import annotations

import pytest

from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from tests.games.cassino.situations import after, beginning, legal, loose, refused, table, verdict


@pytest.mark.rule("Cassino-49")
def test_a_trailed_card_lies_loose_in_the_centre() -> None:
    """KA13: nothing is drawn."""
    state = table("hand 0: Kc 5d", "hand 1: 2c 3c", "table 9d")
    after(state, "trail Kc")
    assert loose(state) == ["9d", "Kc"]
    assert state.core.seat == 1


@pytest.mark.rule("Cassino-50")
def test_who_could_take_may_trail_all_the_same() -> None:
    """K19: no take is forced. KA2: unless an option forbids to trail a card of a loose rank, or one that could take."""
    position = ("hand 0: 8c 5d Qc", "table 3d 5c Qd")
    assert beginning(table(*position), "trail") == {"trail 8c", "trail 5d", "trail Qc"}
    assert beginning(table(*position, trail_restriction="same_rank"), "trail") == {"trail 8c"}
    assert beginning(table(*position, trail_restriction="any_capture"), "trail") == set()
    for restriction, code in (("same_rank", "trail_same_rank"), ("any_capture", "trail_could_take")):
        state = table(*position, trail_restriction=restriction)
        assert verdict(state, "trail 5d") == code
        assert refused(state, "trail 5d") == "50"
    with_build = table("hand 0: 8c", "table -", "build 1 8: 2h 6h", trail_restriction="any_capture")
    assert legal(with_build) == {"take 8c: B8"}
    with_build = table("hand 0: 8c", "table -", "build 1 8: 2h 6h", trail_restriction="same_rank")
    assert legal(with_build) == {"take 8c: B8", "trail 8c"}


def built(**options: str) -> CassinoState:
    """Seat 0 has built eight with a two, and it is seat 1's turn; cards for every way to go on."""
    state = table("hand 0: 2s 8h As 9c", "hand 1: Kc 9d 8d Ad", "table 6d 4c 3h Jc", **options)
    return after(state, "build 8 2s: 6d")


@pytest.mark.rule("Cassino-51", "Cassino-53", "Cassino-76")
def test_the_maker_may_not_trail_in_his_next_turn() -> None:
    """K10: everything else is legal. KA9."""
    state = after(built(), "trail Kc")
    assert refused(state, "trail 9c") == "51"
    assert legal(state) == {
        "take 8h: B8", "raise 9 As: B8", "build 8 As: 3h 4c", "call 8 As: 3h 4c B8",
    }  # fmt: skip
    elsewhere = after(table("hand 0: 2s 8h 4s", "hand 1: Kc 9d 8d", "table 6d 4c"), "build 8 2s: 6d", "trail Kc")
    assert "take 4s: 4c" in legal(elsewhere)
    assert "trail 4s" not in legal(elsewhere)


@pytest.mark.rule("Cassino-52", "Cassino-76")
@pytest.mark.parametrize("change", ["take 8d: B8", "raise 9 Ad: B8"])
def test_a_combination_that_somebody_changed_binds_no_more(change: str) -> None:
    """KA14: the one who changed it is the new maker, and bound himself."""
    state = after(built(), change)
    assert {"trail 8h", "trail 9c", "trail As"} <= legal(state)
    if change.startswith("raise"):
        after(state, "trail 8h")
        assert beginning(state, "trail") == set()
        assert "take 9d: B9" in legal(state)


@pytest.mark.rule("Cassino-52", "Cassino-45")
def test_an_extended_combination_binds_its_first_maker_no_more() -> None:
    """KA14: whoever adds to it is bound."""
    state = table("hand 0: 2s 8h 5c", "hand 1: 8d 8c Kc", "table 6d")
    after(state, "build 8 2s: 6d", "call 8 8d: B8")
    assert {"trail 8h", "trail 5c"} <= legal(state)
    after(state, "trail 5c")
    assert legal(state) == {"take 8c: C8"}


@pytest.mark.rule("Cassino-54", "Cassino-77")
def test_in_the_duty_turn_the_maker_can_take_his_combination() -> None:
    """He holds the card that he needed, and his next turn falls in the same four cards."""
    state = table("deal 1 dealer 1", "hand 0: 2s 8h", "hand 1: Kc 9d", "table 6d")
    after(state, "build 8 2s: 6d", "trail Kc")
    assert legal(state) == {"take 8h: B8"}
    for demand in ("single", "equal_rank_forced", "maximal"):
        state = table("hand 0: 8h", "hand 1: Kc", "table 8c", "build 0 8: 2s 6d fresh", capture_groups=demand)
        assert all(text.startswith("take 8h") for text in legal(state))


@pytest.mark.rule("Cassino-55", "Cassino-76")
def test_after_that_turn_the_maker_may_trail_again() -> None:
    """KA9."""
    state = table("hand 0: 2s 8h 4s", "hand 1: Kc 9d 7d", "table 6d 4c")
    after(state, "build 8 2s: 6d", "trail Kc", "take 4s: 4c", "trail 9d")
    assert legal(state) == {"take 8h: B8", "trail 8h"}
    again = table("hand 0: 2s 8h 4s 9c", "hand 1: Kc Qd 7d 10c", "table 6d 5c")
    after(again, "build 8 2s: 6d", "trail Kc", "build 9 4s: 5c", "trail Qd")
    assert beginning(again, "trail") == set()
    assert {"take 8h: B8", "take 9c: B9"} <= legal(again)


@pytest.mark.rule("Cassino-76", "Cassino-55")
def test_while_owned_the_card_is_kept_as_long_as_the_combination_lies_there() -> None:
    """KA9: no trail, and the last card of the value only to take or change the combination."""
    lines = ("table 3h 5h 7c", "build 0 8: 2s 6d")
    state = table("hand 0: 8h 7s", *lines, maker_duty="while_owned")
    # the eight may not take 3 and 5 and leave the build; the seven may take its own rank
    assert legal(state) == {"take 8h: B8", "take 8h: 3h 5h B8", "take 7s: 7c"}
    assert verdict(state, "take 8h: 3h 5h") == "keep_card"
    assert refused(state, "take 8h: 3h 5h") == "76"
    assert refused(state, "trail 7s") == "51"
    two = table("hand 0: 8h 8c", *lines, maker_duty="while_owned")
    assert "take 8h: 3h 5h" in legal(two)
    next_turn = table("hand 0: 8h 7s", *lines)
    assert {"take 8h: 3h 5h", "trail 8h", "trail 7s"} <= legal(next_turn)


@pytest.mark.rule("Cassino-51", "Cassino-76")
def test_nobody_is_bound_where_there_is_no_duty() -> None:
    """KA9."""
    state = after(built(maker_duty="none"), "trail Kc")
    assert {"trail 8h", "trail As", "trail 9c", "take 8h: B8"} <= legal(state)


@pytest.mark.rule("Cassino-76")
def test_a_duty_that_leaves_no_move_falls_in_that_turn() -> None:
    """Of a combination that a partner's card justified the maker may hold no card."""
    pairs: dict[str, Value] = {"players": 4, "partnership": "2v2", "partner_build": True}
    for duty in ("next_turn", "while_owned"):
        state = table("hand 0: Kc Qd", "table 2c", "build 0 8: 2s 6d fresh", maker_duty=duty, **pairs)
        assert legal(state) == {"trail Kc", "trail Qd"}
        can = table("hand 0: Kc Qd", "table 2c Ks", "build 0 8: 2s 6d fresh", maker_duty=duty, **pairs)
        assert legal(can) == {"take Kc: Ks"}


@pytest.mark.rule("Cassino-76", "Cassino-50")
def test_where_the_duty_falls_trails_that_an_option_forbids_stay_forbidden() -> None:
    """Card-keeping leaves the maker no move; then he may take elsewhere, but not trail what could take."""
    lines = ("hand 0: 8h", "table 8c", "build 0 8: 2s 6d", "build 0 8: 3s 5d")
    state = table(*lines, maker_duty="while_owned", capture_groups="single")
    # one group leaves the other build without the card that is kept for it
    assert legal(state) == {"take 8h: 8c", "take 8h: B8", "take 8h: B8/2", "trail 8h"}
    for restriction in ("same_rank", "any_capture"):
        state = table(*lines, maker_duty="while_owned", capture_groups="single", trail_restriction=restriction)
        assert legal(state) == {"take 8h: 8c", "take 8h: B8", "take 8h: B8/2"}


@pytest.mark.rule("Cassino-77", "Cassino-76")
def test_a_take_that_an_option_demands_may_leave_the_own_combination() -> None:
    """The ace takes most as fourteen; where it must be kept for the aces that were called, the duty falls."""
    lines = ("hand 0: As", "table 10c 4c 9d 5d", "call 0 1: Ac Ad fresh")
    most = "take As: 4c 5d 9d 10c"
    for duty, left in (("next_turn", {most}), ("while_owned", {most, "trail As"})):
        assert legal(table(*lines, maker_duty=duty, capture_groups="maximal", royal="jqk_ace14")) == left
