"""The options and their values in every preset, copied from the columns of the table of options."""

from __future__ import annotations

from .cards import Value

KURNIK: dict[str, Value] = {
    "players": 2,
    "packs": 2,
    "deal_size": 15,
    "seat_draw": False,
    "draw_count": 2,
    "upcard_rule": "keep_first",
    "surprise_cards": 0,
    "red3_replaced": "always",
    "bonus_red3_replaced": True,
    "last_red3": "end_now",
    "restricted_pair": "laid",
    "pile_always_frozen": False,
    "red3_freezes": True,
    "black3_freezes": False,
    "pile_for_opening": "with_natural_pair",
    "take_with_wild": True,
    "take_onto_finished_canasta": True,
    "take_onto_sequence": True,
    "black3_take_for_last_meld": True,
    "one_card_take": "allowed",
    "take_top_only_to_go_out": False,
    "end_of_stock": "continue_while_taken",
    "wild_ratio": "wild_le_nat",
    "wild_melds": False,
    "wild_canasta_bonus": 2000,
    "sequences": False,
    "second_meld_same_rank": False,
    "merge_same_rank": True,
    "canasta_cap": "none",
    "wild_onto_finished_canasta": True,
    "black3_melds": "going_out",
    "black3_before_opening": "counts_for_opening",
    "opening_table": "classic",
    "opening_top": 150,
    "negative_minimum": 15,
    "opening_strict": "at_least",
    "opening_canasta_from": "off",
    "going_out": True,
    "illegal_out": "lose_game",
    "canastas_to_go_out": 2,
    "need_samba_to_go_out": False,
    "going_out_bonus": 100,
    "concealed_bonus": 100,
    "concealed_minimum": "required",
    "concealed_with_pile": True,
    "concealed_onto_partner_melds": "allowed",
    "double_out_bonus": 0,
    "ask_partner": "off",
    "bonus_cards": 0,
    "bonus_trigger": "first_canasta_in_deal",
    "red3_condition": "one_meld",
    "red3_set_bonus": 800,
    "black3_in_hand": 5,
    "seven_in_hand": 5,
    "sevens_canasta_bonus": "ordinary",
    "match_end": "target",
    "target": 5000,
    "deals": 4,
    "tie": "draw",
}
"""Column kurnik-2; an option without effect there has its first value, or that of kurnik-4."""

KURNIK_4: dict[str, Value] = {"players": 4, "deal_size": 11, "canastas_to_go_out": 1}
"""What column kurnik-4 has otherwise."""

CLASSIC: dict[str, Value] = KURNIK_4 | {
    "seat_draw": True,
    "draw_count": 1,
    "upcard_rule": "cover_until_natural",
    "last_red3": "meld_no_discard",
    "black3_freezes": True,
    "black3_take_for_last_meld": False,
    "one_card_take": "forbidden",
    "end_of_stock": "continue_forced",
    "wild_ratio": "two_nat_per_wild",
    "illegal_out": "forbid",
    "concealed_onto_partner_melds": "forbidden",
    "ask_partner": "go_out",
}
"""What column classic has otherwise than kurnik-2."""

HOYLE: dict[str, Value] = CLASSIC | {"wild_ratio": "min2_max3", "black3_freezes": False}
"""The same for column hoyle (B.5)."""

BOOK: dict[str, Value] = HOYLE | {
    "red3_replaced": "deal_only",
    "last_red3": "turn_continues",
    "red3_freezes": False,
    "take_onto_finished_canasta": False,
    "take_top_only_to_go_out": True,
    "end_of_stock": "next_may_buy",
    "wild_ratio": "wild_le_nat",
    "black3_melds": "going_out_no_discard",
    "concealed_minimum": "waived_if_stock_draw",
    "double_out_bonus": 100,
    "red3_condition": "one_canasta",
    "black3_in_hand": 100,
}
"""The same for column book with four players (0.5)."""

BOOK_OTHERWISE: dict[int, dict[str, Value]] = {
    2: {"players": 2, "deal_size": 15, "canastas_to_go_out": 2},
    3: {"players": 3, "deal_size": 13, "canastas_to_go_out": 2},
    4: {},
}
"""What fewer players change in book (P1)."""

SAMBA: dict[str, Value] = {
    "players": 4,
    "packs": 3,
    "upcard_rule": "cover_until_natural",
    "last_red3": "turn_continues",
    "red3_freezes": False,
    "take_with_wild": False,
    "take_onto_finished_canasta": False,
    "black3_take_for_last_meld": False,
    "one_card_take": "forbidden",
    "end_of_stock": "next_may_buy",
    "wild_ratio": "min2_max2",
    "sequences": True,
    "second_meld_same_rank": True,
    "wild_onto_finished_canasta": False,
    "opening_table": "samba",
    "illegal_out": "forbid",
    "going_out_bonus": 200,
    "concealed_bonus": 0,
    "concealed_onto_partner_melds": "forbidden",
    "ask_partner": "go_out",
    "red3_condition": "two_canastas",
    "red3_set_bonus": 1000,
    "target": 10000,
}
"""What column samba has otherwise than kurnik-2 (C)."""

COMBO_BASIC: dict[str, Value] = SAMBA | {
    "sequences": False,
    "wild_onto_finished_canasta": True,
    "black3_melds": "off",
    "going_out": False,
    "ask_partner": "off",
    "red3_condition": "one_canasta",
    "match_end": "deals",
}
"""The same for column combo-basic (E)."""

COMBO: dict[str, Value] = COMBO_BASIC | {
    "sequences": True,
    "wild_melds": True,
    "canasta_cap": 7,
    "black3_melds": "anytime",
    "opening_table": "combo",
    "bonus_cards": 11,
    "red3_condition": "special_canasta",
    "red3_set_bonus": 2000,
    "black3_in_hand": 200,
    "seven_in_hand": 500,
    "sevens_canasta_bonus": "1500_1000",
}
"""The same for column combo (D)."""


def options(preset: str, players: int, **changes: Value) -> dict[str, Value]:
    """The options of a preset for so many players, with changes."""
    columns = {
        ("kurnik", 2): KURNIK,
        ("kurnik", 4): KURNIK_4,
        ("classic", 4): CLASSIC,
        ("hoyle", 4): HOYLE,
        ("samba", 4): SAMBA,
        ("combo", 4): COMBO,
        ("combo-basic", 4): COMBO_BASIC,
    } | {("book", count): BOOK | otherwise for count, otherwise in BOOK_OTHERWISE.items()}
    unknown = set(changes) - set(KURNIK)
    if unknown:
        raise ValueError(f"no such option here: {sorted(unknown)}")
    return KURNIK | columns[preset, players] | changes


def kurnik(players: int = 2, **changes: Value) -> dict[str, Value]:
    """The options of kurnik for two or four players, with changes."""
    return options("kurnik", players, **changes)
