"""Options, presets and rule sets of any family, shown on a small made-up one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from stolik.games.option import (
    ByPlayers,
    Constraint,
    GameError,
    ListForm,
    Option,
    OptionFault,
    Preset,
    RuleSet,
    Schema,
    Value,
    find_schema,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _no_fast_trio(_preset: Preset, values: Mapping[str, Value]) -> bool:
    return values["players"] == 3 and values["fast"] is True


def _sorted_letters(text: str) -> str | None:
    return "+".join(sorted(text.split("+"))) if "+" in text else None


TOY = Schema(
    "toy",
    (
        Option("players", (2, 3, 4), ("T1",)),
        Option("size", (7, 5, 9), ("T2", "T3")),
        Option("fast", (False, True), ("T4",)),
        Option("cap", ("none", 7), ("T5",)),
        Option("mode", ("plain", "fancy", "wild"), ("T6",)),
        Option("letters", ("abc",), ("T7",), form=ListForm("a+b", _sorted_letters)),
    ),
    (
        Preset("toy", 2, (2, 3, 4), {"players": 2, "size": ByPlayers(((2, 9), (4, 5))), "fast": True, "mode": "plain"}),
        Preset("toy-big", 1, (4,), {"players": 4, "size": 9}),
    ),
    (Constraint("no_fast_trio", _no_fast_trio, ("players", "fast"), ("T4",)),),
)
OTHER = Schema("other", (Option("players", (1,), ("U1",)),), (Preset("patience", 1, (1,), {}),), ())


def refused(ask: Callable[[], object]) -> GameError:
    with pytest.raises(GameError) as caught:
        ask()
    return caught.value


def test_an_option_nobody_sets_has_the_default_of_the_preset() -> None:
    assert dict(TOY.rule_set("toy").values) == {
        "players": 2,
        "size": 9,
        "fast": True,
        "cap": "none",
        "mode": "plain",
        "letters": "abc",
    }


def test_a_default_may_depend_on_the_number_of_players() -> None:
    assert TOY.rule_set("toy", {"players": 4})["size"] == 5


def test_a_count_without_a_default_has_the_first_value() -> None:
    assert TOY.rule_set("toy", {"players": 3, "fast": False})["size"] == 7


def test_a_preset_tells_a_default_from_an_option_without_effect() -> None:
    toy = TOY.preset("toy")
    assert toy.stated("size", 2) == 9
    assert toy.stated("size", 3) is None
    assert toy.stated("cap", 2) is None
    assert toy.default(TOY.option("cap"), 2) == "none"


def test_a_preset_knows_its_version_and_its_counts() -> None:
    assert (TOY.preset("toy").version, TOY.preset("toy").players) == (2, (2, 3, 4))


def test_the_text_holds_only_what_differs_in_the_order_of_the_schema() -> None:
    rule_set = TOY.rule_set("toy", {"mode": "fancy", "fast": False, "players": 4, "size": 5})
    assert rule_set.text == "toy@2 players=4 fast=off mode=fancy"
    assert dict(rule_set.changes) == {"players": 4, "fast": False, "mode": "fancy"}


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 4, "size": 5, "cap": 7},
        {"cap": "7", "players": "4"},
        {"players": 4, "fast": "on", "cap": 7, "mode": "plain"},
    ],
)
def test_two_ways_to_say_the_same_are_equal(changes: Mapping[str, Value]) -> None:
    one, other = TOY.rule_set("toy", changes), TOY.parse("toy cap=7 players=4")
    assert one == other
    assert hash(one) == hash(other)
    assert one.text == other.text == "toy@2 players=4 cap=7"
    assert dict(one.values) == dict(other.values)


def test_different_rule_sets_are_not_equal() -> None:
    assert TOY.parse("toy") != TOY.parse("toy cap=7")
    assert TOY.parse("toy") != "toy@2"


def test_a_rule_set_reads_back_from_its_text() -> None:
    rule_set = TOY.parse(" toy@2  fast=off\tletters=c+a ")
    assert rule_set.text == str(rule_set) == "toy@2 fast=off letters=a+c"
    assert TOY.parse(rule_set.text) == rule_set
    assert repr(rule_set) == "RuleSet('toy@2 fast=off letters=a+c')"
    assert (rule_set.preset, rule_set.version) == ("toy", 2)


def test_a_rule_set_cannot_be_changed() -> None:
    rule_set = TOY.rule_set("toy")
    with pytest.raises(AttributeError):
        rule_set.text = "toy@3"  # type: ignore[misc]
    with pytest.raises(TypeError):
        cast("dict[str, Value]", rule_set.values)["size"] = 5


def test_values_are_had_with_their_type() -> None:
    rule_set = TOY.rule_set("toy", {"cap": 7})
    assert rule_set.number("size") == 9
    assert rule_set.switch("fast") is True
    assert (rule_set.word("cap"), rule_set.word("fast"), rule_set.word("mode")) == ("7", "on", "plain")


@pytest.mark.parametrize(
    "ask",
    [
        lambda rule_set: rule_set.number("fast"),
        lambda rule_set: rule_set.number("mode"),
        lambda rule_set: rule_set.switch("size"),
    ],
)
def test_a_value_is_not_had_as_another_type(ask: Callable[[RuleSet], Value]) -> None:
    with pytest.raises(TypeError):
        ask(TOY.rule_set("toy"))


@pytest.mark.parametrize(
    ("option", "given", "shown"),
    [
        ("fast", 1, "1"),
        ("fast", "true", "true"),
        ("size", True, "True"),
        ("size", 5.0, "5.0"),
        ("size", "05", "05"),
        ("size", None, "None"),
        ("mode", "FANCY", "FANCY"),
        ("mode", "", ""),
    ],
)
def test_a_value_of_another_kind_is_unknown(option: str, given: object, shown: str) -> None:
    error = refused(lambda: TOY.rule_set("toy", {option: given}))
    assert error.code is OptionFault.UNKNOWN_VALUE
    assert (error.params["option"], error.params["value"]) == (option, shown)


def test_true_is_no_number_even_where_one_is_a_value() -> None:
    assert refused(lambda: OTHER.rule_set("patience", {"players": True})).code is OptionFault.UNKNOWN_VALUE


def test_an_unknown_value_names_what_is_allowed_and_the_nearest() -> None:
    params = refused(lambda: TOY.parse("toy mode=fanci")).params
    assert params["allowed"] == ("plain", "fancy", "wild")
    assert (params["nearest"], params["has_nearest"]) == ("fancy", 1)


def test_where_nothing_is_near_nothing_is_named() -> None:
    params = refused(lambda: TOY.parse("toy mode=q")).params
    assert (params["nearest"], params["has_nearest"]) == ("", 0)


def test_an_option_with_lists_shows_one_among_what_is_allowed() -> None:
    assert refused(lambda: TOY.parse("toy letters=xyz")).params["allowed"] == ("abc", "a+b")


def test_an_unknown_option_names_them_all_and_the_nearest() -> None:
    error = refused(lambda: TOY.parse("toy Sice=5"))
    assert error.code is OptionFault.UNKNOWN_OPTION
    assert error.params["option"] == "Sice"
    assert error.params["allowed"] == ("players", "size", "fast", "cap", "mode", "letters")
    assert error.params["nearest"] == "size"


def test_an_unknown_game_names_those_that_there_are() -> None:
    error = refused(lambda: TOY.parse("Toi@2"))
    assert error.code is OptionFault.UNKNOWN_GAME
    assert error.params["game"] == "Toi"
    assert (error.params["allowed"], error.params["nearest"]) == (("toy", "toy-big"), "toy")


def test_a_game_is_found_among_the_families() -> None:
    assert find_schema("patience", (TOY, OTHER)) is OTHER
    assert find_schema("toy-big", (TOY, OTHER)) is TOY
    error = refused(lambda: find_schema("chess", (TOY, OTHER)))
    assert (error.code, error.params["allowed"]) == (OptionFault.UNKNOWN_GAME, ("toy", "toy-big", "patience"))


@pytest.mark.parametrize(
    ("defaults", "complaint"),
    [
        ({"size": 8}, "preset odd: option size has no value 8, only 7, 5, 9"),
        ({"size": ByPlayers(((2, 9), (4, 8)))}, "preset odd: option size has no value 8, only 7, 5, 9"),
        ({"fast": 1}, "preset odd: option fast has no value 1, only off, on"),
        ({"mode": "fanci"}, "preset odd: option mode has no value 'fanci', only plain, fancy, wild"),
        ({"sice": 5}, "preset odd: there is no option sice"),
    ],
)
def test_a_preset_that_states_what_no_option_has_makes_no_schema(
    defaults: Mapping[str, Value | ByPlayers], complaint: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(complaint)}$"):
        Schema("odd", TOY.options, (*TOY.presets, Preset("odd", 1, (2, 4), defaults)), ())


def test_a_preset_may_state_a_list() -> None:
    schema = Schema("odd", TOY.options, (Preset("odd", 1, (2,), {"letters": "a+c"}),), ())
    assert schema.rule_set("odd").word("letters") == "a+c"


def test_a_broken_constraint_names_the_options_and_the_rule() -> None:
    error = refused(lambda: TOY.rule_set("toy", {"players": 3}))
    assert error.code is OptionFault.CONSTRAINT_BROKEN
    assert dict(error.params) == {
        "constraint": "no_fast_trio",
        "game": "toy",
        "settings": ("players=3", "fast=on"),
        "players": ("2", "3", "4"),
        "rules": ("T4",),
    }


@pytest.mark.parametrize("version", ["0", "1", "3"])
def test_another_version_is_refused(version: str) -> None:
    error = refused(lambda: TOY.parse(f"toy@{version} nonsense"))
    assert error.code is OptionFault.WRONG_VERSION
    assert dict(error.params) == {"game": "toy", "version": version, "allowed": ("2",)}


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        ("  ", ""),
        ("toy@", "toy@"),
        ("@2", "@2"),
        ("toy@two", "toy@two"),
        ("toy@2@2", "toy@2@2"),
        ("toy@99999999999", "toy@99999999999"),
        ("toy size", "size"),
        ("toy size=", "size="),
        ("toy =5", "=5"),
        ("toy size = 5", "size"),
    ],
)
def test_a_malformed_text_is_refused_with_the_place(text: str, part: str) -> None:
    error = refused(lambda: TOY.parse(text))
    assert error.code is OptionFault.MALFORMED_TEXT
    assert (error.params["text"], error.params["part"]) == (text.strip(), part)


def test_an_option_given_twice_is_refused() -> None:
    error = refused(lambda: TOY.parse("toy size=5 size=5"))
    assert error.code is OptionFault.OPTION_REPEATED
    assert dict(error.params) == {"option": "size"}


def test_what_was_written_is_shown_in_one_line() -> None:
    error = refused(lambda: TOY.rule_set("toy", {"mode": "a\nb\x1b[31m" + "c" * 500}))
    shown = error.params["value"]
    assert isinstance(shown, str)
    assert shown.startswith("a b [31mccc")
    assert len(shown) <= 200


def test_an_error_says_its_code_and_parameters_tersely() -> None:
    error = refused(lambda: TOY.parse("toy@1"))
    assert str(error) == "wrong_version game=toy version=1 allowed=2"
    assert isinstance(error, ValueError)
