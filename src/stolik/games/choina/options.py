"""The options of the Choina family: names, values, rules."""

from __future__ import annotations

from typing import Final

from stolik.games.choina.presets import PRESETS
from stolik.games.option import Option, Schema


def _rules(ids: str) -> tuple[str, ...]:
    return tuple(ids.split())


OPTIONS: Final = (
    Option("players", (3, 4, 5), _rules("1")),
    Option("deals", (5, 6), _rules("9 10 34 96")),
    Option("seq_min", (4, 3), _rules("28 CA1")),
    Option("contract_laydown", ("piecemeal", "whole"), _rules("35 38 CA3")),
    Option("layoff_requires_contract", (False, True), _rules("38 47 CA4")),
    Option("layoff_same_turn", (True, False), _rules("48 CA6")),
    Option("contract_exact_size", (False, True), _rules("37 CA5")),
    Option("distinct_set_ranks", (True, False), _rules("39 40 97 CA15")),
    Option("distinct_seq_suits", (True, "non_adjacent", False), _rules("41 97 CA15")),
    Option("turn_after_buy", ("buyer_left", "unchanged"), _rules("61 CA7")),
    Option("uncovered_card", ("next_player", "nobody", "everyone"), _rules("62 63 91 CA8")),
    Option("retake_own_discard", (True, False), _rules("55 93 CA9")),
    Option("refusal", ("must_buy", "must_take", "veto"), _rules("57 89 CA10")),
    Option("multi_buy", (True, False), _rules("19 22 58 92 93")),
    Option("ask_window", ("before_draw", "before_discard"), _rules("65 89 CA11")),
    Option("buy_extra_cards", (1, 2), _rules("58 69 93")),
    Option("buy_limit_per_deal", ("none", 1, 2, 3), _rules("67")),
    Option("buy_after_contract", (True, False), _rules("68")),
    Option("first_upcard", (False, True), _rules("13 17 CA16")),
    Option(
        "stock_out",
        ("reshuffle_once", "reshuffle_always", "turn_over_once", "end_deal"),
        _rules("78 79 80 94 95 CA12"),
    ),
    Option("last_deal_discard", ("forbidden", "allowed"), _rules("74 75 96 CA13")),
    Option("last_deal_all_at_once", (False, True), _rules("75 CA13")),
    Option("out_without_discard", (True, False), _rules("73 CA14")),
    Option("discard_just_taken", (True, False), _rules("23 CA19")),
    Option("low_cards_value", ("pips", "five"), _rules("81")),
    Option("going_out_bonus", (20, 0), _rules("83 85")),
    Option("tie", ("shared", "most_deals_won", "extra_deal"), _rules("86 98")),
)

SCHEMA: Final = Schema("choina", OPTIONS, PRESETS, ())
