"""Under which options a text has a place in the rulebook of choina."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Condition

_SEVERAL: Final[Condition] = {"multi_buy": (True,)}
_RENEWED: Final[Condition] = {"stock_out": ("reshuffle_once", "reshuffle_always", "turn_over_once")}
_UNCOVERED: Final[Condition] = {"uncovered_card": ("next_player", "everyone")}

WHEN: Final[Mapping[str, tuple[Condition, ...]]] = {
    # only where it matters what is laid off and what belongs to the contract
    "37a": (
        {"contract_exact_size": (False,), "layoff_requires_contract": (True,)},
        {"contract_exact_size": (False,), "layoff_same_turn": (False,)},
    ),
    "42": ({"distinct_set_ranks": (True,)}, {"distinct_seq_suits": (True, "non_adjacent")}),
    "58a": (_SEVERAL,),
    "61a": (
        {"turn_after_buy": ("unchanged",), "multi_buy": (True,)},
        {"turn_after_buy": ("unchanged",), "refusal": ("must_buy",)},
    ),
    "65a": ({"ask_window": ("before_discard",)},),
    # with three players only one may ask
    "66": ({"players": (4, 5)},),
    "67a": ({"buy_limit_per_deal": (1, 2, 3)},),
    "75a": ({"last_deal_all_at_once": (True,)},),
    "80": (_RENEWED,),
    "92": (_SEVERAL,),
    "93": (_SEVERAL,),
    "93a": (_SEVERAL, _UNCOVERED),
    "94": (_RENEWED,),
    "97a": (
        {"contract_laydown": ("piecemeal",), "distinct_set_ranks": (True,)},
        {"contract_laydown": ("piecemeal",), "distinct_seq_suits": (True, "non_adjacent")},
    ),
}
"""The values under which a text has a place in the book, one condition or another; one not named always has."""
