"""What the rules of the canasta family refuse: codes, and the number of the rule that each stands for."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stolik.games.violation import Param, RuleViolation


class Fault(StrEnum):
    """Codes of refusals; every one has a message in every language."""

    MATCH_OVER = "match_over"
    DECK_NEEDED = "deck_needed"
    TAKE_FIRST = "take_first"
    ALREADY_TAKEN = "already_taken"
    ANSWER_FIRST = "answer_first"
    NOBODY_ASKED = "nobody_asked"
    NOT_IN_HAND = "not_in_hand"
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    MUST_TAKE = "must_take"
    PILE_EMPTY = "pile_empty"
    ONE_CARD_TAKE = "one_card_take"
    PILE_TOP_WILD = "pile_top_wild"
    PILE_TOP_RED_THREE = "pile_top_red_three"
    PILE_TOP_BLACK_THREE = "pile_top_black_three"
    NOT_TOP_CARD = "not_top_card"
    PILE_CLOSED = "pile_closed"
    PAIR_MUST_BE_LAID = "pair_must_be_laid"
    WHOLE_PILE_ONLY = "whole_pile_only"
    NO_SUCH_MELD = "no_such_meld"
    ONE_MELD_PER_RANK = "one_meld_per_rank"
    NO_SECOND_MELD = "no_second_meld"
    NO_WILD_MELDS = "no_wild_melds"
    NO_SEQUENCES = "no_sequences"
    ONE_RANK = "one_rank"
    MELD_TOO_SMALL = "meld_too_small"
    MELD_NEEDS_NATURALS = "meld_needs_naturals"
    TOO_MANY_WILD = "too_many_wild"
    NO_WILD_WITH_THREES = "no_wild_with_threes"
    RED_THREE_NEVER = "red_three_never"
    BLACK_THREE_NOT_LAST = "black_three_not_last"
    BLACK_THREE_TAKE_NOT_LAST = "black_three_take_not_last"
    OPENING_SHORT = "opening_short"
    OPENING_PLAY_SHORT = "opening_play_short"
    OPENING_UNFINISHED = "opening_unfinished"
    OPENING_KEEPS_NOTHING = "opening_keeps_nothing"
    MUST_KEEP_CARD = "must_keep_card"
    MUST_GO_OUT = "must_go_out"
    MUST_NOT_GO_OUT = "must_not_go_out"
    MUST_LAY = "must_lay"
    MUST_NOT_LAY = "must_not_lay"
    NO_DISCARD_DUE = "no_discard_due"
    DISCARD_DUE = "discard_due"
    NO_ASKING = "no_asking"
    ASKED_ALREADY = "asked_already"
    ASK_BEFORE_LAYING = "ask_before_laying"
    ASK_NOT_NOW = "ask_not_now"
    ASK_CANNOT_GO_OUT = "ask_cannot_go_out"
    ASK_CANNOT_LAY = "ask_cannot_lay"
    PILE_NOT_FOR_OPENING = "pile_not_for_opening"
    NO_TAKE_WITH_WILD = "no_take_with_wild"
    FINISHED_CANASTA = "finished_canasta"
    TOP_ALONE_ONE_CARD = "top_alone_one_card"
    TOP_ALONE_NOT_OUT = "top_alone_not_out"
    MELD_FULL = "meld_full"
    WILD_ONTO_FINISHED = "wild_onto_finished"
    NO_BLACK_THREE_MELDS = "no_black_three_melds"
    BLACK_THREES_CLOSED = "black_threes_closed"
    BLACK_THREES_FOUR = "black_threes_four"
    SUITS_NEEDED = "suits_needed"
    NEITHER_MELD = "neither_meld"
    RUN_GAP = "run_gap"
    RUN_RANK_TWICE = "run_rank_twice"
    RUN_ONE_SUIT = "run_one_suit"
    RUN_TOO_SHORT = "run_too_short"
    RUN_NO_WILD = "run_no_wild"
    RUN_NO_THREES = "run_no_threes"
    RUN_ENDS = "run_ends"
    RUN_FULL = "run_full"
    NO_SUCH_RUN = "no_such_run"
    NO_TAKE_ONTO_RUN = "no_take_onto_run"
    NO_RUN_FROM_PILE = "no_run_from_pile"
    SECOND_TAKES = "second_takes"
    TWO_MELDS_PER_RANK = "two_melds_per_rank"
    NO_JOIN = "no_join"
    NOTHING_TO_JOIN = "nothing_to_join"
    JOIN_FINISHED = "join_finished"
    JOIN_TOO_WILD = "join_too_wild"
    WILD_SET_ONLY_WILDS = "wild_set_only_wilds"
    ONE_WILD_SET = "one_wild_set"
    NEEDS_SAMBA = "needs_samba"
    OPENING_NEEDS_CANASTA = "opening_needs_canasta"
    NO_GOING_OUT = "no_going_out"
    DOUBLE_OUT_NOT_ALL = "double_out_not_all"
    DOUBLE_OUT_ONLY = "double_out_only"
    PLAY_REVEALS = "play_reveals"
    PLAY_BRINGS_BONUS = "play_brings_bonus"


RULE: Final[dict[Fault, str]] = {
    Fault.MATCH_OVER: "A68",
    Fault.DECK_NEEDED: "A82",
    Fault.TAKE_FIRST: "A22",
    Fault.ALREADY_TAKEN: "A23",
    Fault.ANSWER_FIRST: "A71",
    Fault.NOBODY_ASKED: "A71",
    Fault.NOT_IN_HAND: "A22",
    Fault.STOCK_EMPTY: "A83",
    Fault.STOCK_NOT_EMPTY: "A23",
    Fault.MUST_TAKE: "A83",
    Fault.PILE_EMPTY: "A27",
    Fault.ONE_CARD_TAKE: "A27",
    Fault.PILE_TOP_WILD: "A30",
    Fault.PILE_TOP_RED_THREE: "A32",
    Fault.PILE_TOP_BLACK_THREE: "A31",
    Fault.NOT_TOP_CARD: "A27",
    Fault.PILE_CLOSED: "A34",
    Fault.PAIR_MUST_BE_LAID: "A74",
    Fault.WHOLE_PILE_ONLY: "A27",
    Fault.NO_SUCH_MELD: "A41",
    Fault.ONE_MELD_PER_RANK: "A40",
    Fault.NO_SECOND_MELD: "C14",
    Fault.NO_WILD_MELDS: "A39",
    Fault.NO_SEQUENCES: "A38",
    Fault.ONE_RANK: "A38",
    Fault.MELD_TOO_SMALL: "A38",
    Fault.MELD_NEEDS_NATURALS: "A38",
    Fault.TOO_MANY_WILD: "A38",
    Fault.NO_WILD_WITH_THREES: "A44",
    Fault.RED_THREE_NEVER: "A19",
    Fault.BLACK_THREE_NOT_LAST: "A44",
    Fault.BLACK_THREE_TAKE_NOT_LAST: "A45",
    Fault.OPENING_SHORT: "A47",
    Fault.OPENING_PLAY_SHORT: "A47",
    Fault.OPENING_UNFINISHED: "A47",
    Fault.OPENING_KEEPS_NOTHING: "A54",
    Fault.MUST_KEEP_CARD: "A56",
    Fault.MUST_GO_OUT: "A72",
    Fault.MUST_NOT_GO_OUT: "A72",
    Fault.MUST_LAY: "A73",
    Fault.MUST_NOT_LAY: "A73",
    Fault.NO_DISCARD_DUE: "A20",
    Fault.DISCARD_DUE: "A26",
    Fault.NO_ASKING: "A58",
    Fault.ASKED_ALREADY: "A71",
    Fault.ASK_BEFORE_LAYING: "A71",
    Fault.ASK_NOT_NOW: "A71",
    Fault.ASK_CANNOT_GO_OUT: "A72",
    Fault.ASK_CANNOT_LAY: "A73",
    Fault.PILE_NOT_FOR_OPENING: "A37",
    Fault.NO_TAKE_WITH_WILD: "A29",
    Fault.FINISHED_CANASTA: "P8",
    Fault.TOP_ALONE_ONE_CARD: "P9",
    Fault.TOP_ALONE_NOT_OUT: "P9",
    Fault.MELD_FULL: "D17",
    Fault.WILD_ONTO_FINISHED: "C20",
    Fault.NO_BLACK_THREE_MELDS: "E14",
    Fault.BLACK_THREES_CLOSED: "D20",
    Fault.BLACK_THREES_FOUR: "D19",
    Fault.SUITS_NEEDED: "C15",
    Fault.NEITHER_MELD: "C15",
    Fault.RUN_GAP: "C15",
    Fault.RUN_RANK_TWICE: "C15",
    Fault.RUN_ONE_SUIT: "C15",
    Fault.RUN_TOO_SHORT: "C15",
    Fault.RUN_NO_WILD: "C16",
    Fault.RUN_NO_THREES: "C16",
    Fault.RUN_ENDS: "C15",
    Fault.RUN_FULL: "C18",
    Fault.NO_SUCH_RUN: "C17",
    Fault.NO_TAKE_ONTO_RUN: "C8",
    Fault.NO_RUN_FROM_PILE: "C8",
    Fault.SECOND_TAKES: "D60",
    Fault.TWO_MELDS_PER_RANK: "C14",
    Fault.NO_JOIN: "C14",
    Fault.NOTHING_TO_JOIN: "C14",
    Fault.JOIN_FINISHED: "C14",
    Fault.JOIN_TOO_WILD: "C14",
    Fault.WILD_SET_ONLY_WILDS: "D12",
    Fault.ONE_WILD_SET: "D12",
    Fault.NEEDS_SAMBA: "C19",
    Fault.OPENING_NEEDS_CANASTA: "P3",
    Fault.NO_GOING_OUT: "D29",
    Fault.DOUBLE_OUT_NOT_ALL: "P11",
    Fault.DOUBLE_OUT_ONLY: "P11",
    Fault.PLAY_REVEALS: "A22",
    Fault.PLAY_BRINGS_BONUS: "D57",
}


def refusal(fault: Fault, rule: str = "", **params: Param) -> RuleViolation:
    """The violation of a code; `rule` where it stands for a more exact rule than the usual one."""
    return RuleViolation(fault.value, rule or RULE[fault], params)
