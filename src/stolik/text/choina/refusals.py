"""Which rule stands behind a refusal of the Choina family, and which options made it so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Cause, Refusals

_EXACT: Final[Mapping[str, str]] = {
    "layoff_needs_contract": "47",
}
"""Faults that another rule explains better than the one that they cite."""

TOLD_IN: Final[Mapping[str, str]] = {
    "3": "2",
    "40": "39",
    "43": "34",
    "46": "44",
    "49": "44",
    "88": "18",
    "90": "60",
    "96": "74",
    "98": "86",
}
"""Rules that the text of another one tells as well."""

_CAUSES: Final[Mapping[str, tuple[Cause, ...]]] = {
    "uncovered_closed": ("uncovered_card",),
    "own_uncovered": ("retake_own_discard",),
    "done_no_take": ("buy_after_contract",),
    "no_multi_buy": ("multi_buy",),
    "sequence_too_short": ("seq_min",),
    "exact_size": ("contract_exact_size",),
    "same_rank": ("distinct_set_ranks",),
    "same_suit": ("distinct_seq_suits",),
    "too_near": ("distinct_seq_suits",),
    "whole_contract": ("contract_laydown",),
    # the last deal may ask for all of it whatever the others do
    "contract_unfinished": (("contract_laydown", "whole"), ("last_deal_all_at_once", True)),
    "must_discard_last": ("out_without_discard",),
    "last_not_discarded": ("last_deal_discard",),
    "all_at_once": ("last_deal_all_at_once",),
    "layoff_needs_contract": ("layoff_requires_contract",),
    "layoff_other_turn": ("layoff_same_turn",),
    "just_taken": ("discard_just_taken",),
}

_BY_REASON: Final[Mapping[str, Mapping[int, Cause]]] = {
    "nothing_to_take": {1: "first_upcard"},
    "buy_too_many": {2: ("buy_extra_cards", 2), 3: "retake_own_discard"},
    "stranded": {2: "last_deal_discard", 3: "discard_just_taken"},
}

REFUSALS: Final = Refusals(_EXACT, TOLD_IN, _CAUSES, _BY_REASON)
