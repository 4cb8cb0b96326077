"""The option schema of the canasta family against the printed table, and its constraints."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.canasta.options import SCHEMA
from stolik.games.option import GameError, OptionFault, value_text
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet

PRINTED = (Path(__file__).parent / "option_defaults.txt").read_text(encoding="utf-8").splitlines()


class Row(NamedTuple):
    """A line of the printed table."""

    name: str
    values: list[str]
    defaults: list[str]
    rules: list[str]

    def default(self, preset: str, players: int) -> str:
        cell = self.defaults[COLUMNS.index((preset, players) if preset == "kurnik" else (preset, 4))]
        words = cell.split()
        # "4p 11 3p 13 2p 15": a value for each number of players
        if f"{players}p" in words:
            return words[words.index(f"{players}p") + 1]
        return self.values[0] if cell == "–" else cell


def columns() -> list[tuple[str, int]]:
    """The columns of the printed table, from its first line: a preset, and the players that its name there has."""
    names = PRINTED[0].split(" | ")[2].removeprefix("defaults: ").split(", ")
    return [(preset, int(players.removesuffix("p") or 4)) for preset, _, players in (n.partition(" ") for n in names)]


COLUMNS = columns()


def printed() -> list[Row]:
    lines = [line.split(" | ") for line in PRINTED if not line.startswith("#")]
    return [Row(name, values.split(), cells.split(" ; "), rules.split()) for name, values, cells, rules in lines]


TABLE = printed()


def kurnik(**changes: int | bool | str) -> RuleSet:
    return SCHEMA.rule_set("kurnik", changes)


def refused(text: str) -> GameError:
    with pytest.raises(GameError) as caught:
        SCHEMA.parse(text)
    return caught.value


def test_every_option_of_the_table_is_there_in_its_order() -> None:
    assert [option.name for option in SCHEMA.options] == [row.name for row in TABLE]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_an_option_has_the_values_and_the_rules_of_the_table(row: Row) -> None:
    option = SCHEMA.option(row.name)
    assert [value_text(value) for value in option.values] == row.values
    assert list(option.rules) == row.rules


@pytest.mark.parametrize(("preset", "players"), [*COLUMNS, ("book", 2), ("book", 3)])
def test_a_preset_has_the_defaults_of_its_column(preset: str, players: int) -> None:
    rule_set = SCHEMA.rule_set(preset, {"players": players})
    words = {name: value_text(value) for name, value in rule_set.values.items()}
    expected = {row.name: row.default(preset, players) for row in TABLE}
    assert words == expected | {"players": str(players)}


@pytest.mark.parametrize(("preset", "players"), [(preset, count) for preset, count in COLUMNS if count == 4])
def test_a_preset_says_where_an_option_has_no_effect(preset: str, players: int) -> None:
    silent = {option.name for option in SCHEMA.options if SCHEMA.preset(preset).stated(option.name, players) is None}
    assert silent == {row.name for row in TABLE if row.defaults[COLUMNS.index((preset, players))] == "–"}


def test_the_presets_offer_their_numbers_of_players() -> None:
    offered = {preset.id: preset.players for preset in SCHEMA.presets}
    assert offered == {preset: (4,) for preset, _ in COLUMNS} | {"kurnik": (2, 4), "book": (2, 3, 4)}
    assert {preset.version for preset in SCHEMA.presets} == {1}


def test_kurnik_is_kurnik_for_two() -> None:
    assert kurnik() == kurnik(players=2, deal_size=15, canastas_to_go_out=2)
    assert kurnik().text == "kurnik@1"


def test_with_four_players_other_defaults_hold() -> None:
    assert kurnik(players=4, deal_size=11, canastas_to_go_out=1).text == "kurnik@1 players=4"
    assert kurnik(players=4, deal_size=15).text == "kurnik@1 players=4 deal_size=15"
    assert kurnik(deal_size=11).text == "kurnik@1 deal_size=11"


@pytest.mark.parametrize("changes", [{"draw_count": True}, {"red3_freezes": 1}, {"pile_always_frozen": 0}])
def test_switches_are_no_numbers(changes: dict[str, int]) -> None:
    with pytest.raises(GameError) as caught:
        kurnik(**changes)
    assert caught.value.code is OptionFault.UNKNOWN_VALUE


def test_the_default_of_every_preset_can_be_played() -> None:
    for preset in SCHEMA.presets:
        for players in preset.players:
            assert SCHEMA.rule_set(preset.id, {"players": players}).preset == preset.id


def test_every_preset_has_a_column() -> None:
    assert list(dict.fromkeys(preset for preset, _ in COLUMNS)) == [preset.id for preset in SCHEMA.presets]


# Constraints

BROKEN = [
    ("players_not_offered", "kurnik players=3"),
    ("players_not_offered", "classic players=2"),
    ("players_not_offered", "samba players=3"),
    ("going_out_off_needs_forbid", "kurnik going_out=off black3_melds=off"),
    ("going_out_off_needs_forbid", "combo illegal_out=lose_game"),
    ("black3_melds_need_going_out", "classic going_out=off"),
    ("black3_melds_need_going_out", "combo black3_melds=going_out"),
    ("black3_melds_need_going_out", "combo-basic black3_melds=going_out_no_discard"),
    ("black3_take_needs_last_meld", "kurnik black3_melds=off"),
    ("black3_take_needs_last_meld", "samba black3_take_for_last_meld=on black3_melds=anytime"),
    ("samba_needs_sequences", "hoyle need_samba_to_go_out=on"),
    ("samba_needs_sequences", "samba need_samba_to_go_out=on sequences=off"),
    ("opening_table_list", "kurnik opening_table=50:50,1500:90"),
    ("opening_table_list", "kurnik opening_table=-100:15,0:50"),
    ("opening_table_list", "kurnik opening_table=0:50,1500:90,1500:120"),
    ("opening_table_list", "kurnik opening_table=0:50,3000:90,1500:120"),
    ("opening_table_list", "kurnik opening_table=0:50,1500:92"),
    ("opening_table_list", "kurnik opening_table=0:0"),
    ("opening_table_list", "kurnik opening_table=0:-5"),
]

KEPT = [
    "book players=3",
    "kurnik going_out=off illegal_out=forbid black3_melds=off",
    "classic going_out=off black3_melds=anytime",
    "kurnik black3_melds=going_out_no_discard",
    "combo black3_take_for_last_meld=on",
    "samba black3_melds=off",
    "samba need_samba_to_go_out=on",
    "combo-basic need_samba_to_go_out=on",
    "hoyle need_samba_to_go_out=on sequences=on",
    "kurnik opening_table=0:50,1500:50",
    "combo canasta_cap=none wild_canasta_bonus=700 target=3000",
]


@pytest.mark.parametrize(("code", "text"), BROKEN)
def test_a_combination_that_makes_no_game_is_refused(code: str, text: str) -> None:
    error = refused(text)
    assert error.code is OptionFault.CONSTRAINT_BROKEN
    assert error.params["constraint"] == code
    assert error.params["game"] == text.split(maxsplit=1)[0]


def test_every_constraint_is_broken_once() -> None:
    assert {code for code, _ in BROKEN} == {constraint.code for constraint in SCHEMA.constraints}


@pytest.mark.parametrize("text", KEPT)
def test_a_combination_next_to_a_refused_one_is_kept(text: str) -> None:
    assert SCHEMA.parse(text).preset == text.split(maxsplit=1)[0]


def test_a_constraint_names_the_values_of_its_options() -> None:
    params = refused("samba need_samba_to_go_out=on sequences=off").params
    assert params["settings"] == ("going_out=on", "need_samba_to_go_out=on", "sequences=off")
    assert params["rules"] == ("C19", "C26")


def test_three_players_of_kurnik_are_refused_with_the_numbers_there_are() -> None:
    with pytest.raises(GameError) as caught:
        SCHEMA.parse("kurnik players=3")
    assert caught.value.code is OptionFault.CONSTRAINT_BROKEN
    assert caught.value.params["players"] == ("2", "4")


def test_constraints_name_options_of_the_schema() -> None:
    for constraint in SCHEMA.constraints:
        assert [SCHEMA.option(name).name for name in constraint.options] == list(constraint.options)
        assert constraint.rules


# Texts


def reread(rule_set: RuleSet, order: list[int]) -> None:
    head, *words = rule_set.text.split()
    shuffled = [words[at] for at in order if at < len(words)]
    again = SCHEMA.parse(" ".join([head, *shuffled]))
    assert again == rule_set
    assert again.text == rule_set.text
    assert dict(again.values) == dict(rule_set.values)
    full = SCHEMA.rule_set(rule_set.preset, {name: value_text(value) for name, value in rule_set.values.items()})
    assert full.text == rule_set.text


@given(rule_set=option_sets(SCHEMA), order=st.permutations(range(10)))
def test_a_rule_set_of_any_preset_reads_back_in_any_order(rule_set: RuleSet, order: list[int]) -> None:
    reread(rule_set, order)


@given(rule_set=option_sets(SCHEMA, preset="kurnik", fixed={"players": 4, "going_out": False, "tie": "draw"}))
def test_random_option_sets_leave_what_is_fixed(rule_set: RuleSet) -> None:
    assert rule_set.preset == "kurnik"
    assert (rule_set["players"], rule_set["going_out"], rule_set["tie"]) == (4, False, "draw")
