"""The presets of the Choina family: one row an option, one column a preset."""

from __future__ import annotations

from typing import Final

from stolik.games.option import Preset, Value

_TABLE: Final[dict[str, tuple[Value | None, Value | None]]] = {
    "players": (4, 4),
    "deals": (5, 5),
    "seq_min": (4, 4),
    "contract_laydown": ("piecemeal", "whole"),
    "layoff_requires_contract": (False, True),
    "layoff_same_turn": (True, True),
    "contract_exact_size": (False, False),
    "distinct_set_ranks": (True, True),
    "distinct_seq_suits": (True, True),
    "turn_after_buy": ("buyer_left", "unchanged"),
    "uncovered_card": ("next_player", "nobody"),
    "retake_own_discard": (True, None),
    "refusal": ("must_buy", "must_take"),
    "multi_buy": (True, False),
    "ask_window": ("before_draw", "before_draw"),
    "buy_extra_cards": (1, 1),
    "buy_limit_per_deal": ("none", "none"),
    "buy_after_contract": (True, True),
    "first_upcard": (False, True),
    "stock_out": ("reshuffle_once", "reshuffle_once"),
    "last_deal_discard": ("forbidden", "forbidden"),
    "last_deal_all_at_once": (False, False),
    "out_without_discard": (True, True),
    "discard_just_taken": (True, True),
    "low_cards_value": ("pips", "pips"),
    "going_out_bonus": (20, 0),
    "tie": ("shared", "shared"),
}
"""For every option what `choina` and what `may-i` say; None where the option has no effect."""


def _column(number: int) -> dict[str, Value]:
    cells = ((name, row[number]) for name, row in _TABLE.items())
    return {name: cell for name, cell in cells if cell is not None}


PRESETS: Final = (
    Preset("choina", 1, (3, 4, 5), _column(0)),
    Preset("may-i", 1, (3, 4, 5), _column(1)),
)
