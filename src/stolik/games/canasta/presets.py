"""The presets of the canasta family: one row an option, one column a preset."""

from __future__ import annotations

from typing import Final

from stolik.games.option import ByPlayers, Preset, Value

Cell = Value | ByPlayers | None

_COLUMNS: Final = ("kurnik", "classic", "hoyle", "book", "samba", "combo", "combo_basic")


def _row(most: Cell, **others: Cell) -> dict[str, Cell]:
    """A row: the value of most presets, then those that differ; None where the option has no effect."""
    return {column: others.get(column, most) for column in _COLUMNS}


_TABLE: Final[dict[str, dict[str, Cell]]] = {
    "players": _row(4, kurnik=2),
    "packs": _row(2, samba=3, combo=3, combo_basic=3),
    "deal_size": _row(
        15, kurnik=ByPlayers(((2, 15), (4, 11))), classic=11, hoyle=11, book=ByPlayers(((2, 15), (3, 13), (4, 11)))
    ),
    "seat_draw": _row(False, classic=True, hoyle=True, book=True),
    "draw_count": _row(2, classic=1, hoyle=1, book=1),
    "upcard_rule": _row("cover_until_natural", kurnik="keep_first"),
    "surprise_cards": _row(0),
    "red3_replaced": _row("always", book="deal_only"),
    "bonus_red3_replaced": _row(None, combo=True),
    "last_red3": _row("turn_continues", kurnik="end_now", classic="meld_no_discard", hoyle="meld_no_discard"),
    "restricted_pair": _row("laid"),
    "pile_always_frozen": _row(False),
    "red3_freezes": _row(False, kurnik=True, classic=True, hoyle=True),
    "black3_freezes": _row(False, classic=True),
    "pile_for_opening": _row("with_natural_pair"),
    "take_with_wild": _row(True, samba=False, combo=False, combo_basic=False),
    "take_onto_finished_canasta": _row(True, book=False, samba=False, combo=None, combo_basic=False),
    "take_onto_sequence": _row(None, samba=True, combo=True),
    "black3_take_for_last_meld": _row(False, kurnik=True, combo=None, combo_basic=None),
    "one_card_take": _row("forbidden", kurnik="allowed", combo=None, combo_basic=None),
    "take_top_only_to_go_out": _row(False, book=True, combo=None, combo_basic=None),
    "end_of_stock": _row(
        "next_may_buy", kurnik="continue_while_taken", classic="continue_forced", hoyle="continue_forced"
    ),
    "wild_ratio": _row(
        "min2_max2", kurnik="wild_le_nat", classic="two_nat_per_wild", hoyle="min2_max3", book="wild_le_nat"
    ),
    "wild_melds": _row(False, combo=True),
    "wild_canasta_bonus": _row(None, combo=2000),
    "sequences": _row(False, samba=True, combo=True),
    "second_meld_same_rank": _row(False, samba=True, combo=True, combo_basic=True),
    "merge_same_rank": _row(None, samba=True, combo=True, combo_basic=True),
    "canasta_cap": _row("none", combo=7),
    "wild_onto_finished_canasta": _row(True, samba=False, combo=None),
    "black3_melds": _row("going_out", book="going_out_no_discard", combo="anytime", combo_basic="off"),
    "black3_before_opening": _row(None, combo="counts_for_opening"),
    "opening_table": _row("classic", samba="samba", combo="combo", combo_basic="samba"),
    "opening_top": _row(None, samba=150, combo_basic=150),
    "negative_minimum": _row(15),
    "opening_strict": _row("at_least"),
    "opening_canasta_from": _row("off"),
    "going_out": _row(True, combo=False, combo_basic=False),
    "illegal_out": _row("forbid", kurnik="lose_game"),
    "canastas_to_go_out": _row(
        1,
        kurnik=ByPlayers(((2, 2), (4, 1))),
        book=ByPlayers(((2, 2), (3, 2), (4, 1))),
        samba=2,
        combo=None,
        combo_basic=None,
    ),
    "need_samba_to_go_out": _row(False, combo=None, combo_basic=None),
    "going_out_bonus": _row(100, samba=200, combo=None, combo_basic=None),
    "concealed_bonus": _row(100, samba=0, combo=None, combo_basic=None),
    "concealed_minimum": _row("required", book="waived_if_stock_draw", combo=None, combo_basic=None),
    "concealed_with_pile": _row(True, samba=None, combo=None, combo_basic=None),
    "concealed_onto_partner_melds": _row(
        "forbidden", kurnik=ByPlayers(((4, "allowed"),)), samba=None, combo=None, combo_basic=None
    ),
    "double_out_bonus": _row(0, kurnik=ByPlayers(((4, 0),)), book=100, combo=None, combo_basic=None),
    "ask_partner": _row("go_out", kurnik=ByPlayers(((4, "off"),)), combo="off", combo_basic="off"),
    "bonus_cards": _row(0, combo=11),
    "bonus_trigger": _row(None, combo="first_canasta_in_deal"),
    "red3_condition": _row(
        "one_meld", book="one_canasta", samba="two_canastas", combo="special_canasta", combo_basic="one_canasta"
    ),
    "red3_set_bonus": _row(800, samba=1000, combo=2000, combo_basic=1000),
    "black3_in_hand": _row(5, book=100, combo=200),
    "seven_in_hand": _row(5, combo=500),
    "sevens_canasta_bonus": _row("ordinary", combo="1500_1000"),
    "match_end": _row("target", combo="deals", combo_basic="deals"),
    "target": _row(5000, samba=10000, combo=None, combo_basic=None),
    "deals": _row(None, combo=4, combo_basic=4),
    "tie": _row("draw"),
}


def _column(column: str) -> dict[str, Value | ByPlayers]:
    cells = ((name, row[column]) for name, row in _TABLE.items())
    return {name: cell for name, cell in cells if cell is not None}


PRESETS: Final = (
    Preset("kurnik", 1, (2, 4), _column("kurnik")),
    Preset("classic", 1, (4,), _column("classic")),
    Preset("hoyle", 1, (4,), _column("hoyle")),
    Preset("book", 1, (2, 3, 4), _column("book")),
    Preset("samba", 1, (4,), _column("samba")),
    Preset("combo", 1, (4,), _column("combo")),
    Preset("combo-basic", 1, (4,), _column("combo_basic")),
)
