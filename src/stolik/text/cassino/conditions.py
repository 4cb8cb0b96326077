"""Under which options a text has a place in the rulebook of Cassino."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Condition

_NO_VALUE: Final[Condition] = {"royal": (False,)}
_PAIRS: Final[Condition] = {"partnership": ("2v2",)}
_SPADES_COUNTED: Final[Condition] = {"spade_cassino": (False,)}
_BOUND: Final[Condition] = {"maker_duty": ("next_turn", "while_owned")}
_OWN_HAND: Final[Condition] = {**_BOUND, "capture_groups": ("any", "single")}

WHEN: Final[Mapping[str, tuple[Condition, ...]]] = {
    "9": ({"draw_cassino": (False,)},),
    "13a": ({"royal": ("jqk_ace14",)},),
    "15": (_NO_VALUE,),
    "22": ({"capture_groups": ("any", "equal_rank_forced", "maximal")},),
    "24": (_NO_VALUE,),
    "53": (_BOUND,),
    "55": ({"maker_duty": ("next_turn",)},),
    "61": (_SPADES_COUNTED,),
    # a round always brings the same points where ties bring none
    "65": (
        {"cards_tie": ("nobody",), "spades_tie": ("nobody",)},
        {"cards_tie": ("nobody",), "spade_cassino": (True,)},
    ),
    "69": ({"target": (21, 11, 61), "target_rule": ("extra_round", "shared_win", "fixed_order")},),
    "70": ({"target": (21, 11, 61)},),
    "72": (
        {
            "target": (21,),
            "target_rule": ("extra_round", "shared_win"),
            "cards_tie": ("nobody",),
            "spades_tie": ("nobody",),
            "sweep_points": (0,),
            "spade_cassino": (False,),
        },
    ),
    "76": ({"maker_duty": ("next_turn",)},),
    "76a": ({"maker_duty": ("while_owned",)},),
    "76b": (_BOUND,),
    # with the partner's cards a maker need not hold one, and some takes must be others
    "77": ({**_OWN_HAND, "partner_build": (False,)}, {**_OWN_HAND, "partnership": (False,)}),
    "79": (_PAIRS,),
}
"""The values under which a text has a place in the book, one condition or another; one not named always has."""
