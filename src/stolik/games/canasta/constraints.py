"""The combinations of canasta options that are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.games.canasta.opening_table import is_opening_table
from stolik.games.option import Constraint, Preset, Value, value_text


def _players_not_offered(preset: Preset, values: Mapping[str, Value]) -> bool:
    """The rules give deal, sides and canastas to go out for the counts of the preset only."""
    return values["players"] not in preset.players


def _going_out_off_needs_forbid(_preset: Preset, values: Mapping[str, Value]) -> bool:
    """Where nobody goes out, everyone keeps his last card."""
    return values["going_out"] is False and values["illegal_out"] == "lose_game"


def _black3_melds_need_going_out(_preset: Preset, values: Mapping[str, Value]) -> bool:
    """A black three could never be melded."""
    return values["going_out"] is False and values["black3_melds"] in ("going_out", "going_out_no_discard")


def _black3_take_needs_last_meld(_preset: Preset, values: Mapping[str, Value]) -> bool:
    """The exception is made for black threes that are melded only when going out."""
    taken = values["going_out"] is True and values["black3_take_for_last_meld"] is True
    return taken and values["black3_melds"] in ("anytime", "off")


def _samba_needs_sequences(_preset: Preset, values: Mapping[str, Value]) -> bool:
    """Nobody could ever go out."""
    needed = values["going_out"] is True and values["need_samba_to_go_out"] is True
    return needed and values["sequences"] is False


def _opening_table_list(_preset: Preset, values: Mapping[str, Value]) -> bool:
    """Every score needs exactly one minimum, and card values are multiples of 5."""
    return not is_opening_table(value_text(values["opening_table"]))


CONSTRAINTS: Final = (
    Constraint("players_not_offered", _players_not_offered, ("players",), ("A2", "A3", "B2", "P1", "C2", "D2", "E2")),
    Constraint("going_out_off_needs_forbid", _going_out_off_needs_forbid, ("going_out", "illegal_out"), ("D30", "E12")),
    Constraint(
        "black3_melds_need_going_out", _black3_melds_need_going_out, ("going_out", "black3_melds"), ("A44", "B23")
    ),
    Constraint(
        "black3_take_needs_last_meld",
        _black3_take_needs_last_meld,
        ("going_out", "black3_take_for_last_meld", "black3_melds"),
        ("A31",),
    ),
    Constraint(
        "samba_needs_sequences",
        _samba_needs_sequences,
        ("going_out", "need_samba_to_go_out", "sequences"),
        ("C19", "C26"),
    ),
    Constraint("opening_table_list", _opening_table_list, ("opening_table",), ("A48", "B32", "C30")),
)
