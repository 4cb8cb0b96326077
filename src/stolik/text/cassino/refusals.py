"""Which rule stands behind a refusal of the Cassino family, and which options made it so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Cause, Refusals

TOLD_IN: Final[Mapping[str, str]] = {
    "6": "5",
    "52": "51",
    "54": "76b",
    "66": "65",
    "73": "68",
}
"""Rules that the text of another one tells as well."""

_CAUSES: Final[Mapping[str, tuple[Cause, ...]]] = {
    # only face cards that have no value are refused so
    "face_in_sum": (("royal", False),),
    "face_combination": (("royal", False),),
    "face_many": ("face_capture",),
    "no_summand": ("build_as_summand",),
    "one_group": ("capture_groups",),
    "equal_rank_missing": ("capture_groups",),
    "more_to_take": ("capture_groups",),
    "one_table_card": ("build_table_cards",),
    "value_too_high": ("royal",),
    "raise_own_off": ("raise_own",),
    "raise_own_card": ("raise_own",),
    "no_table_in_raise": ("raise_with_table",),
    "must_merge": ("merge_equal",),
    "no_trail_now": ("maker_duty",),
    "keep_card": ("maker_duty",),
    "trail_same_rank": ("trail_restriction",),
    "trail_could_take": ("trail_restriction",),
}

REFUSALS: Final = Refusals({}, TOLD_IN, _CAUSES)
