"""The moves of the reference against the worked situations."""

from __future__ import annotations

import pytest

from tests.reference.cassino.groups import sums, unions
from tests.reference.cassino.presets import Value
from tests.reference.cassino.situations import combination, position, told
from tests.reference.cassino.state import RefState

B8 = combination(8, "3h 5h")


@pytest.mark.parametrize(
    ("state", "number"),
    [
        (position("7s", "3d 4c 7h Ks"), 4),
        (position("7s", "3d 4c 7h Ks", trail_restriction="same_rank"), 3),
        (position("7s", "3d 4c 7h Ks", trail_restriction="any_capture"), 3),
        (position("7s", "3d 4c 7h Ks", capture_groups="single"), 3),
        (position("2s 8h", "6d 8c Kd"), 5),
        (position("5s 7d", "2h 7c"), 5),
        (position("5s 5d 10h", "5c"), 9),
        (position("As 8d 9c", "2c", B8), 5),
        (position("As 8d 9c", "2c", combination(8, "8h 3h 5h", call=True)), 4),
        (position("8s", "5d 3c Ah 7d 2s"), 5),
        (position("Qs Qh", "Qd Qc Js"), 6),
        (position("Qs Qh", "Qd Qc Js", face_capture="any"), 8),
        (position("3d 8s 10c", "Ac 2d 4h"), 7),
        (position("3d 8s 10c", "Ac 2d 4h", build_table_cards="one"), 5),
        (position("3d 8s 10c", "2d", combination(5, "Ah 4h")), 5),
        (position("6d 9h 9s", "3c", combination(9, "4h 5h")), 9),
        (position("6s 2h 8c", "Kd", combination(8, "2c 6h")), 4),
        (position("9c", "2d", combination(7, "3h 4h")), 1),
        (position("9c", "2d", combination(7, "3h 4h"), build_as_summand="on"), 2),
        (position("8s", "", combination(8, "3h 5h", 0)), 2),
        (position("8s", "", combination(8, "3h 5h", 0), maker_duty="while_owned"), 1),
        (position("8s", "", combination(8, "3h 5h", 0, fresh=True)), 1),
        (position("Ah Ad", "Ac 2s"), 6),
    ],
)
def test_as_many_moves_as_the_worked_situations_say(state: RefState, number: int) -> None:
    assert len(told(state)) == number


def test_sums_and_unions_of_a_small_table() -> None:
    items = [("3c", (3,)), ("5d", (5,)), ("Ah", (1, 14)), ("7d", (7,))]
    groups = sums(items, 8)
    assert groups == {frozenset({"3c", "5d"}), frozenset({"Ah", "7d"})}
    assert unions(groups) == {frozenset(), *groups, frozenset({"3c", "5d", "Ah", "7d"})}
    assert sums(items, 14) == {frozenset({"Ah"})}


def test_a_raise_joins_what_has_its_new_value() -> None:
    """Rules 36, 43, 47."""
    nine = combination(9, "4h 5c")
    assert {text for text in told(position("As 9c", "9d", B8, nine)) if "+1" in text} == {
        "raise 9 As: +1", "call 9 As: 9d +1", "call 9 As: +1 +2", "call 9 As: 9d +1 +2",
    }  # fmt: skip
    merged = told(position("As 9c", "9d", B8, nine, merge_equal="automatic"))
    assert {text for text in merged if "+1" in text} == {"call 9 As: +1 +2", "call 9 As: 9d +1 +2"}
    own = combination(8, "3h 5h", 0)
    for way, allowed in (("on", True), ("both_cards", False), ("off", False)):
        assert ("raise 9 As: +1" in told(position("As 9c", "", own, raise_own=way))) == allowed


def test_a_card_is_kept_for_the_own_combination() -> None:
    """KA9 (c), 76."""
    kept: dict[str, Value] = {"maker_duty": "while_owned"}
    own = combination(8, "2h 6h", 0)
    assert told(position("8h 7s", "3h 5h 7c", own, **kept)) == {"take 8h: +1", "take 8h: 3h 5h +1", "take 7s: 7c"}
    # who holds none of the value parts with none, and where nothing is left the duty falls
    assert told(position("7s Ks", "7c", own, **kept)) == {"take 7s: 7c"}
    assert told(position("7s Ks", "2c", own, **kept)) == {"trail 7s", "trail Ks"}
