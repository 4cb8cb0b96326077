"""The options of the canasta family: names, values, rules."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.constraints import CONSTRAINTS
from stolik.games.canasta.opening_table import normal_list
from stolik.games.canasta.presets import PRESETS
from stolik.games.option import ListForm, Option, Schema


def _rules(ids: str) -> tuple[str, ...]:
    return tuple(ids.split())


OPTIONS: Final = (
    Option("players", (2, 3, 4), _rules("A2 A3 B2 P1 C2 D2 E2")),
    Option("packs", (2, 3), _rules("A1 B1 P1 C1 D1 E1")),
    Option("deal_size", (11, 13, 15), _rules("A5 A6 B8 P1 C3 D3 E2")),
    Option("seat_draw", (False, True), _rules("A10 B3 B4 B5 B6")),
    Option("draw_count", (1, 2), _rules("A23 A24 A-Q5 B19 P1 C4 D4 E3")),
    Option("upcard_rule", ("cover_until_natural", "keep_first"), _rules("A9 A-Q6 B10 P7 C11 D9 E13")),
    Option("surprise_cards", (0, 3), _rules("C11 C-Q14")),
    Option("red3_replaced", ("always", "deal_only"), _rules("A15 A17 B14 B15 P12 C22 C37 D28 D-Q6 E13")),
    Option("bonus_red3_replaced", (True, False), _rules("D28 D-Q6")),
    Option(
        "last_red3",
        ("turn_continues", "meld_no_discard", "end_now"),
        _rules("A20 A21 A75 A-Q14 B57 B71 P13 C40 C-Q11 D58 D-Q13"),
    ),
    Option("restricted_pair", ("laid", "held"), _rules("A34 A74 B43 P4 C9 D7 D60 E13")),
    Option("pile_always_frozen", (False, True), _rules("A33 B40 B43")),
    Option("red3_freezes", (False, True), _rules("A33 B40 P4 D7 E13")),
    Option("black3_freezes", (False, True), _rules("A31 A33 B40 B68 B-Q5 B-Q11 P6 C10 C-Q12 D8")),
    Option("pile_for_opening", ("with_natural_pair", "not_allowed"), _rules("A37 B38 B39 B65 B-Q2 P4 C9 D7")),
    Option("take_with_wild", (True, False), _rules("A29 B44 P5 C5 D5 E4")),
    Option("take_onto_finished_canasta", (False, True), _rules("A28 A42 B28 B44 P8 C7 C-Q3 E5 E-Q4")),
    Option("take_onto_sequence", (True, False), _rules("C8 D5 D14")),
    Option("black3_take_for_last_meld", (False, True), _rules("A31 A45 A-Q10 B45 P6 C10 D8")),
    Option("one_card_take", ("forbidden", "allowed"), _rules("A-Q16 B50 P9 C29 D58")),
    Option("take_top_only_to_go_out", (False, True), _rules("B46 B48 P9 C29")),
    Option(
        "end_of_stock",
        ("next_may_buy", "continue_while_taken", "continue_forced", "stop"),
        _rules("A60 A83 A-Q8 B55 B56 P13 C32 C38 C39 C-Q10 D32 D33 E9 E10"),
    ),
    Option(
        "wild_ratio",
        ("wild_le_nat", "two_nat_per_wild", "min2_max3", "min2_max2"),
        _rules("A38 A39 B22 B28 B66 B-Q1 P2 C12 D11 D54 E6"),
    ),
    Option("wild_melds", (False, True), _rules("A39 B22 C13 D12 D13 D54 E15")),
    Option("wild_canasta_bonus", (2000, 100, 700, 1000, 2500), _rules("D45")),
    Option("sequences", (False, True), _rules("C15 C16 C17 C18 D14 D15 D16 E15")),
    Option("second_meld_same_rank", (False, True), _rules("A40 B26 P8 C14 D18 D60 E7")),
    Option("merge_same_rank", (True, False), _rules("C14 C-Q9 D-Q15")),
    Option("canasta_cap", ("none", 7), _rules("A42 B28 B-Q6 P2 C20 C-Q5 D17 D60 E18")),
    Option("wild_onto_finished_canasta", (False, True), _rules("A43 A-Q12 B28 C20 C-Q4 E18")),
    Option(
        "black3_melds",
        ("going_out", "going_out_no_discard", "anytime", "off"),
        _rules("A44 A-Q19 B23 B70 P10 C25 D19 D20 D-Q7 E14"),
    ),
    Option("black3_before_opening", ("counts_for_opening", "free"), _rules("D19 D-Q8")),
    Option(
        "opening_table",
        ("classic", "samba", "combo", "book_10000", "flat_80"),
        _rules("A48 A-Q1 B32 P3 C30 D34 D35 D36 D37 E17"),
        form=ListForm("0:50,1500:90,3000:120", normal_list),
    ),
    Option("opening_top", (150, 160), _rules("C30 C-Q2 E17")),
    Option("negative_minimum", (15, "as_zero"), _rules("A48 B32 P3 C30 D38 D-Q4 E17")),
    Option("opening_strict", ("at_least", "more_than"), _rules("A49 A-Q3 B32")),
    Option("opening_canasta_from", ("off", 5000), _rules("B32 P3")),
    Option("going_out", (True, False), _rules("A53 B47 P9 C26 D29 E11")),
    Option("illegal_out", ("forbid", "lose_game"), _rules("A56 A76 A-Q15 B49 P9 C29 D30 E12")),
    Option("canastas_to_go_out", (2, 1), _rules("A54 A55 A76 B47 P1 P9 C26")),
    Option("need_samba_to_go_out", (False, True), _rules("C19 C26")),
    Option("going_out_bonus", (200, 100), _rules("A63 B58 P11 C27 C38")),
    Option("concealed_bonus", (0, 100, 200), _rules("A63 A77 A-Q2 B53 B58 B69 P11 C27")),
    Option("concealed_minimum", ("required", "waived_if_stock_draw", "waived"), _rules("A77 B54 B69 B-Q7 P11")),
    Option("concealed_with_pile", (True, False), _rules("A77 B52 B-Q8 P11")),
    Option("concealed_onto_partner_melds", ("forbidden", "allowed"), _rules("A77 B53 B69")),
    Option("double_out_bonus", (0, 100), _rules("B58 P11 C27")),
    Option(
        "ask_partner",
        ("off", "go_out", "go_out_mandatory", "lay_out"),
        _rules("A57 A58 A71 A72 A73 A-Q13 B51 B72 P9 C28"),
    ),
    Option("bonus_cards", (0, 11, 13), _rules("D23 D25 D27 D57")),
    Option(
        "bonus_trigger",
        ("first_canasta_in_deal", "first_canasta_of_each_side"),
        _rules("D23 D24 D26"),
    ),
    Option(
        "red3_condition",
        ("one_meld", "one_canasta", "two_canastas", "one_canasta_set_two", "special_canasta"),
        _rules("A65 B18 P12 C24 C-Q6 D44 E16"),
    ),
    Option("red3_set_bonus", ("none", 800, 1000, 2000), _rules("A63 A-Q17 B17 P12 C23 D43 D-Q11 E16")),
    Option("black3_in_hand", (5, 100, 200), _rules("A66 B12 B58 P12 C34 C-Q7 D41 D-Q10 E19")),
    Option("seven_in_hand", (5, 500), _rules("A13 B12 D40 D42 D-Q10")),
    Option("sevens_canasta_bonus", ("ordinary", "1500_1000"), _rules("D47 D48 D49 E16")),
    Option("match_end", ("target", "deals"), _rules("A68 B61 P14 C35 D51 E20")),
    Option("target", (5000, 3000, 7500, 8500, 10000), _rules("A68 B61 P14 C35")),
    Option("deals", (4, 8), _rules("D51 D53 D59 E20")),
    Option("tie", ("draw", "extra_deal"), _rules("A70 B62 B-Q16 P14 C36 D52")),
)

SCHEMA: Final = Schema("canasta", OPTIONS, PRESETS, CONSTRAINTS)
