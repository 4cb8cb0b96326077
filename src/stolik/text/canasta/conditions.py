"""Under which options a text has a place in a rulebook of the canasta family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import Condition

_IN_PAIRS: Final[Condition] = {"players": (4,)}
_ALONE: Final[Condition] = {"players": (2, 3)}
_GOING_OUT: Final[Condition] = {"going_out": (True,)}
_SEAT_DRAW: Final[Condition] = {"seat_draw": (True,)}
_WITH_PILE: Final[Condition] = {"pile_for_opening": ("with_natural_pair",)}
_NOT_ALWAYS_FROZEN: Final[Condition] = {"pile_always_frozen": (False,)}
_PAIR_GOES_OUT: Final[Condition] = {"players": (4,), "going_out": (True,)}
_SEQUENCES: Final[Condition] = {"sequences": (True,)}
_SECOND_MELD: Final[Condition] = {"second_meld_same_rank": (True,)}
_WILD_MELDS: Final[Condition] = {"wild_melds": (True,)}
_BONUS_CARDS: Final[Condition] = {"bonus_cards": (11, 13)}
_LAST_TURN: Final[Condition] = {"end_of_stock": ("next_may_buy",)}
_DEAR_SEVENS: Final[Condition] = {"sevens_canasta_bonus": ("1500_1000",)}
_CONCEALED: Final[Condition] = {"going_out": (True,), "concealed_bonus": (100, 200)}
_CONCEALED_PAIR: Final[Condition] = {**_CONCEALED, "players": (4,)}
_CONCEALED_MINIMUM: Final[Condition] = {"going_out": (True,), "concealed_minimum": ("waived_if_stock_draw", "waived")}
_ASK_LAYING: Final[Condition] = {"players": (4,), "ask_partner": ("lay_out",)}
_ASK_GOING_OUT: Final[Condition] = {
    "players": (4,),
    "ask_partner": ("go_out", "go_out_mandatory"),
    "going_out": (True,),
}

WHEN: Final[Mapping[str, tuple[Condition, ...]]] = {
    "A2": (_ALONE,),
    "A3": (_IN_PAIRS,),
    "A4": (_IN_PAIRS,),
    "A5": (_ALONE,),
    "A6": (_IN_PAIRS,),
    "A10": ({"seat_draw": (False,)},),
    "A24": (_IN_PAIRS,),
    "A25": ({"draw_count": (2,)},),
    "A27a": ({"one_card_take": ("forbidden",)}, _GOING_OUT),
    "A28a": ({"take_onto_finished_canasta": (False,)},),
    "A29": (_NOT_ALWAYS_FROZEN,),
    "A33a": (_NOT_ALWAYS_FROZEN,),
    "A36": (_NOT_ALWAYS_FROZEN,),
    "A37": (_WITH_PILE,),
    "A37a": ({"pile_for_opening": ("not_allowed",)},),
    "A44a": ({"black3_melds": ("going_out", "going_out_no_discard")},),
    "A45": ({"black3_take_for_last_meld": (True,), "going_out": (True,)},),
    "A49a": ({"opening_strict": ("at_least",)},),
    "A51": (_IN_PAIRS,),
    "A54": (_GOING_OUT,),
    "A55": (_GOING_OUT,),
    "A57": (_ASK_GOING_OUT, _ASK_LAYING),
    "A58": (_IN_PAIRS,),
    "A71": (_ASK_GOING_OUT, _ASK_LAYING),
    "A72": (_ASK_GOING_OUT,),
    "A73": (_ASK_LAYING,),
    "A76": (_PAIR_GOES_OUT,),
    # without the extra bonus it is only said what a concealed hand needs less
    "A77": (_CONCEALED, _CONCEALED_MINIMUM),
    "A77a": (_CONCEALED,),
    "A77b": (_CONCEALED, _CONCEALED_MINIMUM),
    # who plays alone and goes out concealed has no meld yet
    "A77c": (_CONCEALED_PAIR, {**_CONCEALED, "pile_for_opening": ("with_natural_pair",)}),
    "A77d": (_CONCEALED_PAIR,),
    "A77e": (_GOING_OUT,),
    "B3": (_SEAT_DRAW,),
    "B4": (_SEAT_DRAW,),
    "B5": (_SEAT_DRAW,),
    "B6": (_SEAT_DRAW,),
    "B38": ({"players": (4,), "pile_always_frozen": (False,)},),
    "B39": (_WITH_PILE,),
    "B63": (_IN_PAIRS,),
    "B65": (_WITH_PILE,),
    "B68": (_NOT_ALWAYS_FROZEN,),
    "B71": ({"last_red3": ("meld_no_discard",), "going_out": (True,)},),
    "C8": (_SEQUENCES,),
    "C11": ({"surprise_cards": (3,)},),
    "C14": (_SECOND_MELD,),
    "C15": (_SEQUENCES,),
    "C16": (_SEQUENCES,),
    "C17": (_SEQUENCES,),
    "C18": (_SEQUENCES,),
    "C19": ({"sequences": (True,), "going_out": (True,)},),
    "C27": (_GOING_OUT,),
    "C31": (_SEQUENCES, _WILD_MELDS),
    "C38": ({**_LAST_TURN, "going_out": (True,)},),
    "C39": (_LAST_TURN,),
    "D13": (_WILD_MELDS,),
    "D19a": ({"black3_melds": ("anytime",), "black3_before_opening": ("counts_for_opening",)},),
    "D20": ({"black3_melds": ("anytime",)},),
    "D21": ({"seven_in_hand": (500,)}, _DEAR_SEVENS),
    "D23": (_BONUS_CARDS,),
    "D24": (_BONUS_CARDS,),
    "D25": (_BONUS_CARDS,),
    "D26": (_BONUS_CARDS,),
    "D27": (_BONUS_CARDS,),
    "D28": (_BONUS_CARDS,),
    "D39": (_BONUS_CARDS,),
    "D42": ({"seven_in_hand": (500,)},),
    "D45": (_WILD_MELDS,),
    "D46": (_SEQUENCES,),
    "D47": (_DEAR_SEVENS,),
    "D48": (_DEAR_SEVENS,),
    "D53": ({"match_end": ("deals",)},),
    "D54": (_WILD_MELDS,),
    "D57": (_BONUS_CARDS,),
    "D60": (_SECOND_MELD,),
    "E15": ({"sequences": (False,)},),
    "P3a": ({"opening_canasta_from": (5000,)},),
    "P9a": ({"take_top_only_to_go_out": (True,), "going_out": (True,)},),
    "P11a": ({"players": (4,), "double_out_bonus": (100,), "going_out": (True,)},),
    "P12a": ({"red3_replaced": ("deal_only",)},),
}
"""The values under which a text has a place in a rulebook, one condition or another; one not named always has."""
