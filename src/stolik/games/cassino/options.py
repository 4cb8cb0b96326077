"""The options of the Cassino family: names, values, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.games.cassino.presets import PRESETS
from stolik.games.option import Constraint, Option, Preset, Schema, Value


def _rules(ids: str) -> tuple[str, ...]:
    return tuple(ids.split())


OPTIONS: Final = (
    Option("players", (2, 3, 4), _rules("2")),
    Option("partnership", (False, "2v2"), _rules("3 KA12")),
    Option("partner_build", (False, True), _rules("79 KA12")),
    Option("target", (21, 11, 61, "single_round"), _rules("68")),
    Option("target_rule", ("extra_round", "shared_win", "counting_out", "fixed_order"), _rules("69 70 71 KA11")),
    Option("sweep_points", (0, 1), _rules("67")),
    Option("face_capture", ("one", "one_or_three", "any"), _rules("24 KA4")),
    Option("trail_restriction", ("none", "same_rank", "any_capture"), _rules("50 KA2")),
    Option("capture_groups", ("any", "single", "equal_rank_forced", "maximal"), _rules("21 23 KA3")),
    Option("build_table_cards", ("many", "one"), _rules("30 KA5")),
    Option("raise_own", (True, "both_cards", False), _rules("36 KA7")),
    Option("raise_with_table", (False, True), _rules("37 KA8")),
    Option("build_as_summand", (False, "opponents", True), _rules("28 KA6")),
    Option("maker_duty", ("next_turn", "while_owned", "none"), _rules("51 52 53 54 55 76 KA9")),
    Option("merge_equal", ("optional", "automatic"), _rules("47 KA15")),
    Option("spades_tie", ("nobody", "all_tied"), _rules("61 KA10")),
    Option("cards_tie", ("nobody", "one_each"), _rules("59")),
    Option("royal", (False, "jqk", "jqk_ace14"), _rules("13 14 15")),
    Option("spade_cassino", (False, True), _rules("60 63")),
    Option("draw_cassino", (False, True), _rules("8 9")),
)


def _pairs_of_few(_preset: Preset, values: Mapping[str, Value]) -> bool:
    return values["partnership"] == "2v2" and values["players"] != 4


CONSTRAINTS: Final = (Constraint("partnership_needs_four", _pairs_of_few, ("partnership", "players"), _rules("3")),)

SCHEMA: Final = Schema("cassino", OPTIONS, PRESETS, CONSTRAINTS)
