"""The options and their values in both presets, copied from the columns of the table of options."""

from __future__ import annotations

from .cards import Value

CHOINA: dict[str, Value] = {
    "players": 4,
    "deals": 5,
    "seq_min": 4,
    "contract_laydown": "piecemeal",
    "layoff_requires_contract": False,
    "layoff_same_turn": True,
    "contract_exact_size": False,
    "distinct_set_ranks": True,
    "distinct_seq_suits": "on",
    "turn_after_buy": "buyer_left",
    "uncovered_card": "next_player",
    "retake_own_discard": True,
    "refusal": "must_buy",
    "multi_buy": True,
    "ask_window": "before_draw",
    "buy_extra_cards": 1,
    "buy_limit_per_deal": "none",
    "buy_after_contract": True,
    "first_upcard": False,
    "stock_out": "reshuffle_once",
    "last_deal_discard": "forbidden",
    "last_deal_all_at_once": False,
    "out_without_discard": True,
    "discard_just_taken": True,
    "low_cards_value": "pips",
    "going_out_bonus": 20,
    "tie": "shared",
}

MAY_I: dict[str, Value] = {
    **CHOINA,
    "contract_laydown": "whole",
    "layoff_requires_contract": True,
    "turn_after_buy": "unchanged",
    "uncovered_card": "nobody",
    "refusal": "must_take",
    "multi_buy": False,
    "first_upcard": True,
    "going_out_bonus": 0,
}

PRESETS = {"choina": CHOINA, "may-i": MAY_I}


def options(preset: str = "choina", /, **changes: Value) -> dict[str, Value]:
    """A rule set: a preset and what differs from it."""
    unknown = set(changes) - set(CHOINA)
    if unknown:
        raise ValueError(f"no such option: {unknown}")
    return PRESETS[preset] | changes
