"""The option schema of the cassino family against the printed table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given

from stolik.games.cassino.options import SCHEMA
from stolik.games.option import GameError, RuleSet, value_text
from tests.support.option_sets import option_sets

PRINTED = (Path(__file__).parent / "option_defaults.txt").read_text(encoding="utf-8").splitlines()
COLUMNS = PRINTED[0].split(" | ")[2].removeprefix("defaults: ").split(", ")


class Row(NamedTuple):
    """A line of the printed table."""

    name: str
    values: list[str]
    defaults: list[str]
    rules: list[str]

    def default(self, preset: str) -> str:
        cell = self.defaults[COLUMNS.index(preset)]
        return self.values[0] if cell == "–" else cell


def printed() -> list[Row]:
    lines = [line.split(" | ") for line in PRINTED if not line.startswith("#")]
    return [Row(name, values.split(), cells.split(" ; "), rules.split()) for name, values, cells, rules in lines]


TABLE = printed()


def test_every_option_of_the_table_is_there_in_its_order() -> None:
    assert [option.name for option in SCHEMA.options] == [row.name for row in TABLE]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_an_option_has_the_values_and_the_rules_of_the_table(row: Row) -> None:
    option = SCHEMA.option(row.name)
    assert [value_text(value) for value in option.values] == row.values
    assert list(option.rules) == row.rules


@pytest.mark.parametrize("preset", COLUMNS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preset_has_the_defaults_of_its_column_whatever_the_number_of_players(preset: str, players: int) -> None:
    rule_set = SCHEMA.rule_set(preset, {"players": players})
    words = {name: value_text(value) for name, value in rule_set.values.items()}
    assert words == {row.name: row.default(preset) for row in TABLE} | {"players": str(players)}


@pytest.mark.parametrize("preset", COLUMNS)
def test_a_preset_says_where_an_option_has_no_effect(preset: str) -> None:
    silent = {option.name for option in SCHEMA.options if SCHEMA.preset(preset).stated(option.name, 4) is None}
    assert silent == {row.name for row in TABLE if row.defaults[COLUMNS.index(preset)] == "–"}


def test_the_presets_are_those_of_the_table_for_two_three_or_four() -> None:
    assert [(preset.id, preset.version, preset.players) for preset in SCHEMA.presets] == [
        (preset, 1, (2, 3, 4)) for preset in COLUMNS
    ]


@pytest.mark.rule("Cassino-3")
@pytest.mark.parametrize("players", [2, 3])
def test_pairs_need_four_players(players: int) -> None:
    with pytest.raises(GameError) as caught:
        SCHEMA.rule_set("cassino", {"players": players, "partnership": "2v2"})
    assert caught.value.params["constraint"] == "partnership_needs_four"
    assert (
        SCHEMA.rule_set("cassino", {"players": 4, "partnership": "2v2"}).text == "cassino@1 players=4 partnership=2v2"
    )


@given(rule_set=option_sets(SCHEMA))
def test_a_rule_set_reads_back(rule_set: RuleSet) -> None:
    again = SCHEMA.parse(rule_set.text)
    assert (again, dict(again.values)) == (rule_set, dict(rule_set.values))
