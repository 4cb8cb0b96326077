"""Which rule stands behind a refusal of the canasta family, and which options made it so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Refusals

_EXACT: Final[Mapping[str, str]] = {
    "no_wild_melds": "D12",
    "one_card_take": "A27a",
    "pile_not_for_opening": "A37a",
    "too_many_wild": "A38a",
}
"""Faults that stand for a part of the rule that they cite."""

_ELSEWHERE: Final[Mapping[str, str]] = {
    "C20": "A42a",
    "D17": "A42a",
    "D19": "A44",
    "D29": "A53",
    "E14": "A44",
    "P3": "P3a",
    "P8": "A28a",
    "P9": "P9a",
    "P10": "A44a",
    "P11": "P11a",
}
"""Rules that the engine cites from other books, and the texts that say the same."""

_OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "stock_empty": ("end_of_stock",),
    "must_take": ("end_of_stock",),
    "one_card_take": ("one_card_take",),
    "pile_top_black_three": ("black3_take_for_last_meld",),
    "pair_must_be_laid": ("restricted_pair",),
    "whole_pile_only": ("take_top_only_to_go_out",),
    "one_meld_per_rank": ("second_meld_same_rank",),
    "two_melds_per_rank": ("second_meld_same_rank",),
    "no_join": ("merge_same_rank",),
    "join_too_wild": ("wild_ratio",),
    "no_wild_melds": ("wild_melds",),
    "wild_set_only_wilds": ("wild_melds",),
    "one_wild_set": ("wild_melds",),
    "no_sequences": ("sequences",),
    "suits_needed": ("sequences",),
    "no_take_onto_run": ("take_onto_sequence",),
    "too_many_wild": ("wild_ratio",),
    "black_three_not_last": ("black3_melds",),
    "black_three_take_not_last": ("black3_take_for_last_meld",),
    "opening_short": ("opening_table",),
    "opening_play_short": ("opening_table",),
    "opening_unfinished": ("opening_table",),
    "opening_keeps_nothing": ("canastas_to_go_out",),
    "must_keep_card": ("canastas_to_go_out",),
    "must_not_go_out": ("ask_partner",),
    "must_lay": ("ask_partner",),
    "must_not_lay": ("ask_partner",),
    "no_asking": ("ask_partner",),
    "ask_cannot_go_out": ("ask_partner",),
    "ask_cannot_lay": ("ask_partner",),
    "pile_not_for_opening": ("pile_for_opening",),
    "finished_canasta": ("take_onto_finished_canasta",),
    "no_take_with_wild": ("take_with_wild",),
    "wild_onto_finished": ("wild_onto_finished_canasta",),
    "meld_full": ("canasta_cap",),
    "no_black_three_melds": ("black3_melds",),
    "black_threes_closed": ("black3_melds",),
    "black_threes_four": ("black3_melds",),
    "needs_samba": ("need_samba_to_go_out",),
    "top_alone_not_out": ("take_top_only_to_go_out",),
    "top_alone_one_card": ("take_top_only_to_go_out",),
    "opening_needs_canasta": ("opening_canasta_from",),
    "no_going_out": ("going_out",),
    "double_out_not_all": ("double_out_bonus",),
    "double_out_only": ("double_out_bonus",),
}
"""The options that a refusal comes from; rules that are the same in every preset have none."""

_BY_REASON: Final[Mapping[str, Mapping[int, str]]] = {
    "pile_closed": {3: "red3_freezes", 4: "pile_always_frozen", 5: "black3_freezes"},
    "pair_must_be_laid": {3: "red3_freezes", 4: "pile_always_frozen", 5: "black3_freezes"},
    "must_go_out": {1: "ask_partner", 2: "black3_melds", 4: "take_top_only_to_go_out"},
    "no_discard_due": {1: "last_red3", 2: "black3_melds", 3: "take_top_only_to_go_out"},
}
"""The options that only some reasons of a fault come from."""

REFUSALS: Final = Refusals(_EXACT, _ELSEWHERE, _OPTIONS, _BY_REASON)
