"""Moves as people write them."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from stolik.games.cassino.shown import captured, groups_of
from stolik.games.cassino.values import kinds_of
from stolik.games.violation import NotationError, RuleViolation
from tests.games.cassino.tables import position, read

TABLE = (
    "turn 0",
    "hand 0: As 8h 9c",
    "table 3d 5c 8c Kd",
    "build 1 8: 2c 6h",
    "call 1 9: 4c 5d 9d",
    "build 1 8: 3s 5s",
)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("trail As", "trail As"),
        ("TRAIL A♠", "trail As"),
        ("trail A", "trail As"),
        ("take 8h: 3d 5c", "take 8h: 3d 5c"),
        ("take 8h 5c3d", "take 8h: 3d 5c"),
        ("take 8 with 3 and 5", "take 8h: 3d 5c"),
        ("take 8h: 3d + 5c & 8c, B8", "take 8h: 3d 5c 8c B8"),
        ("take 8h b8/2 b8", "take 8h: B8 B8/2"),
        ("take 8h: B8/1", "take 8h: B8"),
        ("raise 9 As: B8", "raise 9 As: B8"),
        ("raise A onto B8", "raise 9 As: B8"),
        ("call 9 A: B8 c9", "call 9 As: B8 C9"),
        ("call As: 8c C9", "call 9 As: 8c C9"),
        ("build As: 8c", "build 9 As: 8c"),
        ("build As: 3d", "build 4 As: 3d"),
        ("build 8h: Kd", "build 8 8h: Kd"),
        ("raise As: 3d B8", "raise 12 As: 3d B8"),
        ("call 8h: B8", "call 8 8h: B8"),
    ],
)
def test_a_move_is_read_in_many_ways_and_written_in_one(written: str, meant: str) -> None:
    assert read(position(*TABLE), written).text == meant


@pytest.mark.parametrize(
    ("written", "code", "at"),
    [
        ("", "unknown_verb", 0),
        ("grab 8h", "unknown_verb", 0),
        ("take", "cards_missing", 0),
        ("take: B8", "cards_missing", 0),
        ("trail As; trail 8h", "one_move", 8),
        ("take 8h: 3d 11c", "no_card_own", 12),
        ("trail As 8h", "one_card", 9),
        ("trail As B8", "one_card", 6),
        ("take 8h: 3d 3d", "named_twice", 12),
        ("take 8h: B8 B8", "named_twice", 12),
        ("take 8h: 3 3", "table_cards_few", 9),
        ("call As: 3d 5c", "value_needed", 14),
        ("take 8h: " + "3d " * 200, "text_too_long", 0),
    ],
)
def test_what_is_no_move_says_where(written: str, code: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        position(*TABLE).parse(written)
    assert (caught.value.code, caught.value.at) == (code, at)


def test_a_suit_is_needed_where_several_cards_could_be_meant() -> None:
    state = position("turn 0", "hand 0: 5s 5d", "table 5c 5h 4c")
    for written, code, at in (("take 5: 5c", "suit_needed", 5), ("take 5s: 5", "table_suit_needed", 9)):
        with pytest.raises(NotationError) as caught:
            state.parse(written)
        assert (caught.value.code, caught.value.at, caught.value.params["card"]) == (code, at, "5")
    assert read(state, "take 5s: 5 5").text == "take 5s: 5c 5h"
    assert read(state, "take 5s: 5h 5").text == "take 5s: 5c 5h"


@pytest.mark.rule("Cassino-1")
def test_what_no_rule_set_has_is_refused_by_its_rule() -> None:
    for written, code, rule in (("trail Jkr", "no_jokers", "1"), ("take 8h: B7", "no_combination", "17")):
        with pytest.raises(RuleViolation) as caught:
            position(*TABLE).parse(written)
        assert (caught.value.code, caught.value.rule) == (code, rule)


@pytest.mark.rule("Cassino-31")
@pytest.mark.parametrize(("value", "most"), [(0, 10), (11, 10), (15, 10), (99, 10)])
def test_a_value_that_no_combination_has_is_refused_by_its_rule(value: int, most: int) -> None:
    state = position("turn 0", "hand 0: 7s 8h", "table 8c", preset="cassino-pagat", royal=False)
    with pytest.raises(RuleViolation) as caught:
        state.check(read(state, f"build {value} 7s: 8c"))
    assert (caught.value.code, caught.value.rule) == ("value_too_high", "31")
    assert caught.value.params == {"value": value, "most": most}


@pytest.mark.rule("Cassino-16", "Cassino-17")
@pytest.mark.parametrize(
    ("written", "code", "card"),
    [
        ("trail 9", "card_not_held", "9"),
        ("take 99", "card_not_held", "9"),
        ("take K: K", "card_not_held", "K"),  # which king of the table is meant does not matter
        ("take Ks: K", "card_not_held", "Ks"),
        ("take 8h: 9", "not_loose", "9"),
        ("take 8: Q 3", "not_loose", "Q"),
    ],
)
def test_a_refusal_names_no_suit_that_nobody_wrote(written: str, code: str, card: str) -> None:
    state = position("turn 0", "hand 0: 8h", "table 3d 5c Kc Kd")
    with pytest.raises(RuleViolation) as caught:
        state.parse(written)
    assert (caught.value.code, caught.value.params["card"]) == (code, card)


def test_equal_moves_are_equal_and_others_are_not() -> None:
    state = position(*TABLE)
    assert read(state, "take 8 3 5") == read(state, "take 8h: 3d 5c")
    assert len({read(state, "take 8 3 5"), read(state, "take 8h: 3d 5c"), read(state, "take 8 8")}) == 2
    assert read(state, "take 8 8").id == -1


@pytest.mark.parametrize(
    ("written", "groups"),
    [
        ("trail As", ["As"]),
        ("take 8h: 3d 5c 8c B8", ["8c", "3d 5c", "2c 6h"]),
        ("raise 9 As: B8", ["2c 6h As"]),
        ("call 9 As: 8c C9", ["8c As", "4c 5d 9d"]),
        ("call 9 As: B8 C9", ["2c 6h As", "4c 5d 9d"]),
        ("call 8 8h: 3d 5c B8/2", ["8h", "3d 5c", "3s 5s"]),
    ],
)
def test_the_groups_of_a_move_can_be_shown(written: str, groups: list[str]) -> None:
    state = position(*TABLE)
    move = read(state, written)
    assert [cards_text(group) for group in groups_of(state.core, move)] == groups


@pytest.mark.rule("Cassino-28")
def test_a_build_that_counts_as_a_card_is_shown_in_its_sum() -> None:
    state = position("turn 0", "hand 0: 9c", "table 2d", "build 1 7: 3c 4c", build_as_summand=True)
    move = read(state, "take 9c: 2d B7")
    assert [cards_text(group) for group in groups_of(state.core, move)] == ["2d 3c 4c"]
    assert cards_text(kinds_of(captured(state.core, move))) == "2d 3c 4c"
