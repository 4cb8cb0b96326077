"""For each option and pair of neighbouring values: a position, and what the rules say there under either value."""

from __future__ import annotations

from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.effects import (
    Effect,
    awaited,
    cards,
    last_event,
    legal_words,
    lies,
    may,
    need,
    pile_cards,
    points,
    seats,
    stock,
    to_open,
)
from tests.support.positions import do, lines, takes

PLAYING = "turn 0 play drew"
HANDS = "4c 4d 5c 5d 6c 6d 7c 7d 9c 9d 10c 10d Jc Jd Qc Qd Kc Kd Ac Ad 4h 4s 5h 5s 6h 6s 7h 7s 9h 9s"

DEALING = [
    Effect("players", (2, 3), (), seats, [15, 15], [13, 13, 13], deck="", preset="book"),
    Effect("players", (3, 4), (), seats, [13, 13, 13], [11, 11, 11, 11], deck="", preset="book"),
    Effect("deal_size", (11, 13), (), seats, [11, 11], [13, 13], deck=""),
    Effect("deal_size", (13, 15), (), seats, [13, 13], [15, 15], deck=""),
    Effect("seat_draw", (False, True), ("turn deck",), awaited, 2, 108),
    Effect("surprise_cards", (0, 3), (), stock, 108 - 2 * 15 - 1, 108 - 2 * 15 - 3 - 1, deck=HANDS + " 8c 8d 8h 8s"),
    Effect("draw_count", (1, 2), ("pile 9", "hand 0: 4 5", "stock J Q K ..."), cards(0, "draw"), 3, 4),
    Effect(
        "upcard_rule", ("cover_until_natural", "keep_first"), (), pile_cards, "2 3 8", "2", deck=f"{HANDS} 2c 3c 8c"
    ),
]  # fmt: skip

DEALING.append(Effect("packs", (2, 3), ("turn deck", "deal 1 dealer 0"), awaited, 108, 162))

LAST_RED3 = ("pile 9", "melds 0: KKK", "hand 0: K 4 5", "stock 3h", "hand 1: ...")
RED3 = [
    Effect(
        "last_red3", ("turn_continues", "meld_no_discard"), LAST_RED3, may("discard 4", "draw"),
        "legal", "no_discard_due",
    ),
    Effect("last_red3", ("meld_no_discard", "end_now"), LAST_RED3, need("draw"), "seat", "deck"),
    Effect(
        "red3_replaced", ("always", "deal_only"), ("pile 9", "hand 0: 4 5", "stock 3h J Q K ..."),
        cards(0, "draw"), 4, 3,
    ),
]  # fmt: skip

CLOSED = ("pile 2 9", "melds 0: 999", "hand 0: 9 9 2 4")
DRAWN_LAST = (
    PLAYING,
    "stock -",
    "pile 4",
    "hand 0: 9 5 6",
    "hand 1: 8 J Q Q",
    "hand 2: ...",
    "hand 3: K",
    "melds 1: 999",
)
FOUR: dict[str, Value] = {"players": 4}


def after_discard(state: CanastaState) -> object:
    """Seat 0 discards its 9."""
    do(state, "discard 9")
    return legal_words(state)


def after_buying(state: CanastaState) -> object:
    """Seat 0 discards its 9, seat 1 buys it and discards a queen, which seat 2 has three of."""
    do(state, "discard 9", "take onto 9", "discard Q")
    return state.need.value


PILE = [
    Effect("restricted_pair", ("laid", "held"), CLOSED, takes, {"take 9 9"}, {"take 9 9", "take 9 2", "take onto 9"}),
    Effect(
        "pile_always_frozen", (False, True), ("pile 4 9", "melds 0: 999", "hand 0: 8 4"), takes, {"take onto 9"}, set()
    ),
    Effect("red3_freezes", (False, True), ("pile 3h 9", "melds 0: 999", "hand 0: 8 4"), takes, {"take onto 9"}, set()),
    Effect("black3_freezes", (False, True), ("pile 3 9", "melds 0: 999", "hand 0: 8 4"), takes, {"take onto 9"}, set()),
    Effect(
        "pile_for_opening", ("with_natural_pair", "not_allowed"), ("pile 4 9", "hand 0: 9 9 A A A 5"),
        may("take 9 9"), "legal", "pile_not_for_opening",
    ),
    Effect(
        "take_with_wild", (True, False), ("pile 4 9", "melds 0: KKK", "hand 0: 9 2 6"), may("take 9 2"),
        "legal", "no_take_with_wild",
    ),
    Effect(
        "take_onto_finished_canasta", (False, True), ("pile 4 9", "melds 0: 9999922", "hand 0: 9 9 5"), takes,
        set(), {"take 9 9", "take onto 9"},
    ),
    Effect(
        "take_top_only_to_go_out", (False, True), ("pile 5 6 K 7", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q Q"),
        may("take top onto 7"), "whole_pile_only", "legal", {"canastas_to_go_out": 1},
    ),
    Effect(
        "black3_take_for_last_meld", (False, True), ("pile 3", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 9"),
        may("take 3 3"), "pile_top_black_three", "legal",
    ),
    Effect(
        "one_card_take", ("forbidden", "allowed"), ("pile 9", "melds 0: 999 KKKKKKK QQQQQQQ", "hand 0: 9"),
        may("take onto 9"), "one_card_take", "legal",
    ),
    Effect(
        "end_of_stock", ("next_may_buy", "continue_while_taken"), DRAWN_LAST, after_buying, "deck", "seat", FOUR
    ),
    Effect(
        "end_of_stock", ("continue_while_taken", "continue_forced"), DRAWN_LAST, after_discard,
        {"take onto 9", "pass"}, {"take onto 9"}, FOUR,
    ),
    Effect("end_of_stock", ("continue_forced", "stop"), DRAWN_LAST, after_discard, {"take onto 9"}, "deck", FOUR),
]  # fmt: skip

OPEN = (PLAYING, "melds 0: KKK")
MELDS = [
    Effect(
        "wild_ratio", ("wild_le_nat", "two_nat_per_wild"), (*OPEN, "hand 0: 5 5 2 2 9 9"), may("lay 5522"),
        "legal", "too_many_wild",
    ),
    Effect(
        "wild_ratio", ("two_nat_per_wild", "min2_max3"), (*OPEN, "hand 0: 5 5 2 2 2 9 9"), may("lay 55222"),
        "too_many_wild", "legal",
    ),
    Effect(
        "wild_ratio", ("min2_max3", "min2_max2"), (*OPEN, "hand 0: 5 5 5 5 5 5 2 2 2 9 9"), may("lay 555555222"),
        "legal", "too_many_wild",
    ),
    Effect(
        "canasta_cap", ("none", 7), (PLAYING, "melds 0: KKKKKKK", "hand 0: K 9 9"), may("add K"), "legal", "meld_full"
    ),
    Effect(
        "wild_onto_finished_canasta", (False, True), (PLAYING, "melds 0: KKKKKKK", "hand 0: 2 9 9"),
        may("add 2 to K"), "wild_onto_finished", "legal",
    ),
]  # fmt: skip

LAST_THREES = (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 9")
SOME_THREES = (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 3 3 3 9 10")
NO_TAKE: dict[str, Value] = {"black3_take_for_last_meld": False}
BLACK_THREES = [
    Effect(
        "black3_melds", ("going_out", "going_out_no_discard"), LAST_THREES, may("lay 333"),
        "legal", "black_three_not_last",
    ),
    Effect(
        "black3_melds", ("going_out_no_discard", "anytime"), SOME_THREES, may("lay 333"),
        "black_three_not_last", "legal", NO_TAKE,
    ),
    Effect("black3_melds", ("anytime", "off"), SOME_THREES, may("lay 333"), "legal", "no_black_three_melds", NO_TAKE),
    Effect(
        "black3_before_opening", ("counts_for_opening", "free"), (PLAYING, "hand 0: 3 3 3 4 5 9"), may("lay 333"),
        "opening_short", "legal", NO_TAKE | {"black3_melds": "anytime"},
    ),
]  # fmt: skip

LIST = "0:40,2000:70"
OPENING = [
    Effect("opening_table", ("classic", "samba"), ("scores 7000 0",), to_open, 120, 150),
    Effect("opening_table", ("samba", "combo"), ("scores 0 0",), to_open, 50, 60),
    Effect("opening_table", ("combo", "book_10000"), ("scores 0 0",), to_open, 60, 30),
    Effect("opening_table", ("book_10000", "flat_80"), ("scores 1000 0",), to_open, 60, 80),
    Effect("opening_table", ("flat_80", LIST), ("scores 2000 0",), to_open, 80, 70),
    Effect("opening_top", (150, 160), ("scores 7000 0",), to_open, 150, 160, {"opening_table": "samba"}),
    Effect(
        "opening_canasta_from", ("off", 5000), ("scores 5000 0", PLAYING, "hand 0: A A A A K K K K 4 5"),
        may("open AAAA KKKK"), "legal", "opening_needs_canasta",
    ),
    Effect("negative_minimum", (15, "as_zero"), ("scores -5 0",), to_open, 15, 50),
    Effect(
        "opening_strict", ("at_least", "more_than"), (PLAYING, "hand 0: 8 8 8 2 4 5"), may("open 8882"),
        "legal", "opening_play_short",
    ),
]  # fmt: skip

TWO_DOWN = (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 9", "hand 1: 4")
CONCEALED = (PLAYING, "hand 0: K K K K K K K 9")
LAID_ALL = ("lay KKKKKKK", "discard 9")
FOURS = (PLAYING, "hand 0: 4 4 4 4 4 4 4 9")
NOBODY_OUT: dict[str, Value] = {"illegal_out": "forbid", "black3_melds": "off", **NO_TAKE}
OUT = [
    Effect(
        "going_out", (True, False), (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: K 9"), may("add K"),
        "legal", "no_going_out", NOBODY_OUT,
    ),
    Effect(
        "illegal_out", ("forbid", "lose_game"), (PLAYING, "melds 0: KKK", "hand 0: K 4"), may("add K"),
        "must_keep_card", "legal",
    ),
    Effect(
        "canastas_to_go_out", (2, 1), (PLAYING, "melds 0: KKKKKKK", "hand 0: 9", "hand 1: 4"), last_event("discard 9"),
        "match_ended", "deal_ended_out",
    ),
    Effect("going_out_bonus", (200, 100), TWO_DOWN, points("going_out", "discard 9"), 200, 100),
    Effect("concealed_bonus", (0, 100), CONCEALED, points("concealed", *LAID_ALL), 0, 100, FOUR),
    Effect("concealed_bonus", (100, 200), CONCEALED, points("concealed", *LAID_ALL), 100, 200, FOUR),
    Effect(
        "concealed_minimum", ("required", "waived_if_stock_draw"), FOURS, may("lay 4444444; discard 9"),
        "opening_play_short", "legal", FOUR,
    ),
    Effect(
        "concealed_minimum", ("waived_if_stock_draw", "waived"), ("pile 4", "hand 0: 4 4 4 4 4 4 9"), may("take 4 4"),
        "opening_short", "legal", FOUR,
    ),
    Effect(
        "concealed_with_pile", (True, False), ("pile K", "hand 0: K K K K K K 9"),
        points("concealed", "take K K", "add K", "add K", "add K", "add K", "discard 9"), 100, 0, FOUR,
    ),
    Effect(
        "concealed_onto_partner_melds", ("forbidden", "allowed"),
        (PLAYING, "melds 0: QQQ", "laid 2", "hand 0: K K K K K K K Q 9"),
        points("concealed", "lay KKKKKKK", "add Q", "discard 9"), 0, 100, FOUR,
    ),
]  # fmt: skip

ABLE = (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 4", "hand 2: 9 10")
PARTNER = [
    Effect(
        "double_out_bonus", (0, 100),
        (PLAYING, "melds 0: 9999999 KKKK 555", "hand 0: 4", "hand 1: J", "hand 2: K K 5", "hand 3: J"),
        need("discard 4"), "deck", "seat", FOUR,
    ),
    Effect("ask_partner", ("off", "go_out"), ABLE, may("ask"), "no_asking", "legal", FOUR),
    Effect(
        "ask_partner", ("go_out", "go_out_mandatory"), ABLE, may("add 7; discard 4"), "legal", "must_not_go_out", FOUR
    ),
    Effect(
        "ask_partner", ("go_out_mandatory", "lay_out"), (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 4 5"),
        may("ask"), "ask_cannot_go_out", "legal", FOUR,
    ),
]  # fmt: skip

ENDS = ("turn 1 play drew", "melds 1: KKKKKKK QQQQQQQ", "hand 1: 9", "hand 0: 4")


def red_threes(down: str, reds: int) -> tuple[str, ...]:
    return (*ENDS, f"melds 0: {down}", f"red 0: {'3 ' * reds}")


ONE_RED = points("red_threes", "discard 9")
ALL_RED = points("red_three_set", "discard 9")
SCORE = [
    Effect("red3_condition", ("one_meld", "one_canasta"), red_threes("777", 1), ONE_RED, 100, -100),
    Effect("red3_condition", ("one_canasta", "two_canastas"), red_threes("7777777", 1), ONE_RED, 100, -100),
    Effect(
        "red3_condition", ("two_canastas", "one_canasta_set_two"), red_threes("8888888", 1), ONE_RED, -100, 100
    ),
    Effect(
        "red3_condition", ("one_canasta_set_two", "special_canasta"), red_threes("8888888", 1), ONE_RED, 100, -100
    ),
    Effect("red3_set_bonus", ("none", 800), red_threes("777", 4), ALL_RED, 400, 800),
    Effect("red3_set_bonus", (800, 1000), red_threes("777", 4), ALL_RED, 800, 1000),
    Effect("red3_set_bonus", (1000, 2000), red_threes("777", 4), ALL_RED, 1000, 2000),
]  # fmt: skip


def minus(state: CanastaState) -> object:
    """What side 0 has, with a 4 and perhaps more left in the hand."""
    do(state, "discard 9")
    return sum(lines(state).values())


THREES = (*ENDS[:3], "hand 0: 3 3 4")
SEVENS = (*ENDS[:3], "hand 0: 7 7 4")
SEVEN_SEVENS = (*ENDS[:3], "melds 0: 7777777", "hand 0: 4")
SCORE += [
    Effect("seven_in_hand", (5, 500), SEVENS, minus, -15, -1005),
    Effect("sevens_canasta_bonus", ("ordinary", "1500_1000"), SEVEN_SEVENS, minus, 35 + 500 - 5, 35 + 1500 - 5),
    Effect("black3_in_hand", (5, 100), THREES, minus, -15, -205),
    Effect("black3_in_hand", (100, 200), THREES, minus, -205, -405),
]


def match(score: int, deal: int = 1) -> tuple[str, ...]:
    """Side 0 goes out in this deal and then has this score: 140 + 1000 + 100 more than before; side 1 has none."""
    return (f"deal {deal} dealer 1", f"scores {score - 1240} 0", *TWO_DOWN)


OVER = need("discard 9")
DEALS: dict[str, Value] = {"match_end": "deals"}
EVEN = (
    "scores 3960 4635", PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 9", "melds 1: JJJJJJJ", "hand 1: 4",
)  # fmt: skip
MATCH = [
    Effect("match_end", ("target", "deals"), match(5000), OVER, "over", "deck"),
    Effect("target", (5000, 3000), match(3000), OVER, "deck", "over"),
    Effect("target", (3000, 7500), match(3000), OVER, "over", "deck"),
    Effect("target", (7500, 8500), match(7500), OVER, "over", "deck"),
    Effect("target", (8500, 10000), match(8500), OVER, "over", "deck"),
    Effect("deals", (4, 8), match(2000, deal=4), OVER, "over", "deck", DEALS),
    Effect("tie", ("draw", "extra_deal"), EVEN, OVER, "over", "deck"),
]

OTHERS = ("hand 1: 4", "hand 2: 5", "hand 3: 6")
ABOVE = ("pile 4 8h", "melds 0: 5h6h7h", "hand 0: J Q")
BOLIVIA = ("turn 1 play drew", "melds 1: KKKKKKK QQQQQQQ", "melds 0: 2222222", "hand 1: 9", "hand 0: 4", "hand 2: 5")
WILDS: dict[str, Value] = {"wild_melds": True, "players": 4}


def bolivia(first: int, second: int) -> Effect:
    """Seven twos on the table at the end."""
    values = (first, second)
    return Effect("wild_canasta_bonus", values, BOLIVIA, points("wild_canastas", "discard 9"), *values, WILDS)


WIDE = [
    Effect(
        "sequences", (False, True), (*OPEN, "hand 0: 7h 8h 9h J J 4"), may("run 7h8h9h"), "no_sequences", "legal"
    ),
    Effect(
        "take_onto_sequence", (True, False), ABOVE, takes, {"take onto 5h-7h high"}, set(), preset="samba",
    ),
    Effect("wild_melds", (False, True), (*OPEN, "hand 0: 2 2 Jk J J 4"), may("lay 22Jk"), "no_wild_melds", "legal"),
    bolivia(2000, 100),
    bolivia(100, 700),
    bolivia(700, 1000),
    bolivia(1000, 2500),
    Effect(
        "second_meld_same_rank", (False, True), (PLAYING, "melds 0: 888", "hand 0: 8 8 8 J 4"), lies("lay 888"),
        ["888888"], ["888", "888"],
    ),
    Effect(
        "merge_same_rank", (True, False), (PLAYING, "melds 0: 888 888", "hand 0: J J 4"), may("join 8"),
        "legal", "no_join", preset="combo-basic",
    ),
    Effect(
        "need_samba_to_go_out", (False, True), (PLAYING, "melds 0: KKKKKKK QQQQQQQ JJJ", "hand 0: J 9", *OTHERS),
        may("add J"), "legal", "needs_samba", preset="samba",
    ),
]  # fmt: skip

SIX = (PLAYING, "melds 0: KKKKKK", "hand 0: K 9 J", "stock 4 4 4 5 5 5 6 6 6 Q Q Q Q ...")
BONUS = [
    Effect("bonus_cards", (0, 11), SIX, cards(0, "add K"), 2, 13),
    Effect("bonus_cards", (11, 13), SIX, cards(0, "add K"), 13, 15),
    Effect(
        "bonus_trigger", ("first_canasta_in_deal", "first_canasta_of_each_side"), (*SIX, "melds 1: 8888888"),
        cards(0, "add K"), 2, 13, {"bonus_cards": 11},
    ),
    Effect(
        "bonus_red3_replaced", (True, False), (*SIX[:3], "stock 3h 4 4 4 5 5 5 6 6 6 Q Q Q ..."),
        cards(0, "add K"), 13, 12, {"bonus_cards": 11},
    ),
]  # fmt: skip

# The same options where canastas have exactly seven cards, and a second meld lies beside the first
BESIDE = [
    Effect(
        "canasta_cap", ("none", 7), ("pile 4 5 J", "melds 0: JJJJJ", "hand 0: J J 9 8"), takes,
        {"take onto J", "take Jc Jc", "take Jc Jc to J/2"}, {"take onto J", "take Jc Jc to J/2"}, preset="samba",
    ),
    Effect(
        "canasta_cap", ("none", 7), (PLAYING, "melds 0: 8888 8888", "hand 0: J Q 4"), may("join 8"),
        "legal", "meld_full", preset="samba",
    ),
    Effect(
        "take_onto_finished_canasta", (False, True), ("pile 4 5 8", "melds 0: 8888822 888", "hand 0: J Q 9"), takes,
        {"take onto 8/2"}, {"take onto 8", "take onto 8/2"}, preset="combo-basic",
    ),
    Effect(
        "wild_onto_finished_canasta", (False, True), (PLAYING, "melds 0: KKKKKKK KK2", "hand 0: J Q 4"),
        may("join K"), "wild_onto_finished", "legal", preset="samba",
    ),
    Effect(
        "take_with_wild", (True, False), ("pile 4 5 8h", "melds 0: 88822", "hand 0: 8c 2 J Q"), takes,
        {"take onto 8", "take 8c 2 to 8/2"}, {"take onto 8"}, preset="samba",
    ),
    Effect(
        "restricted_pair", ("laid", "held"), ("pile 2 8h", "melds 0: 5h6h7h", "hand 0: 8c 8d J Q"), takes,
        {"take 8c 8d"}, {"take 8c 8d", "take onto 5h-7h high"}, preset="samba",
    ),
    Effect(
        "take_top_only_to_go_out", (False, True),
        ("pile 4 8h", "melds 0: KKKKKKK QQQQQQQ 5h6h7h JJJ", "hand 0: J J"), takes,
        {"take onto 5h-7h high"}, {"take onto 5h-7h high", "take top onto 5h-7h high"}, preset="samba",
    ),
]  # fmt: skip

EFFECTS = [
    *DEALING,
    *RED3,
    *PILE,
    *MELDS,
    *BLACK_THREES,
    *OPENING,
    *OUT,
    *PARTNER,
    *SCORE,
    *MATCH,
    *WIDE,
    *BONUS,
    *BESIDE,
]
