"""What the rules of the Cassino family refuse: codes, and the number of the rule that each stands for."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stolik.games.violation import Param, RuleViolation


class Fault(StrEnum):
    """Codes of refusals; every one has a message in every language."""

    MATCH_OVER = "match_over"
    DECK_NEEDED = "deck_needed"
    WHOLE_MOVE_NEEDED = "whole_move_needed"
    NO_JOKERS = "no_jokers"
    CARD_NOT_HELD = "card_not_held"
    NOT_LOOSE = "not_loose"
    NO_COMBINATION = "no_combination"
    NOTHING_NAMED = "nothing_named"
    FACE_IN_SUM = "face_in_sum"
    FACE_COMBINATION = "face_combination"
    FACE_MANY = "face_many"
    NOT_THE_SUM = "not_the_sum"
    COMBINATION_VALUE = "combination_value"
    NO_SUMMAND = "no_summand"
    ONE_GROUP = "one_group"
    EQUAL_RANK_MISSING = "equal_rank_missing"
    MORE_TO_TAKE = "more_to_take"
    BUILD_ALONE = "build_alone"
    BUILD_SUM = "build_sum"
    VALUE_TOO_HIGH = "value_too_high"
    NO_MATCHING_CARD = "no_matching_card"
    ONE_TABLE_CARD = "one_table_card"
    RAISE_NOTHING = "raise_nothing"
    RAISE_ONE = "raise_one"
    CALL_IS_FIXED = "call_is_fixed"
    RAISE_SUM = "raise_sum"
    RAISE_OWN_OFF = "raise_own_off"
    RAISE_OWN_CARD = "raise_own_card"
    NO_TABLE_IN_RAISE = "no_table_in_raise"
    CALL_GROUPS = "call_groups"
    CALL_JOINS_NOTHING = "call_joins_nothing"
    MUST_MERGE = "must_merge"
    NO_TRAIL_NOW = "no_trail_now"
    KEEP_CARD = "keep_card"
    TRAIL_SAME_RANK = "trail_same_rank"
    TRAIL_COULD_TAKE = "trail_could_take"


RULE: Final[dict[Fault, str]] = {
    Fault.MATCH_OVER: "68",
    Fault.DECK_NEEDED: "5",
    Fault.WHOLE_MOVE_NEEDED: "16",
    Fault.NO_JOKERS: "1",
    Fault.CARD_NOT_HELD: "16",
    Fault.NOT_LOOSE: "17",
    Fault.NO_COMBINATION: "17",
    Fault.NOTHING_NAMED: "19",
    Fault.FACE_IN_SUM: "14",
    Fault.FACE_COMBINATION: "15",
    Fault.FACE_MANY: "24",
    Fault.NOT_THE_SUM: "20",
    Fault.COMBINATION_VALUE: "25",
    Fault.NO_SUMMAND: "28",
    Fault.ONE_GROUP: "21",
    Fault.EQUAL_RANK_MISSING: "23",
    Fault.MORE_TO_TAKE: "23",
    Fault.BUILD_ALONE: "29",
    Fault.BUILD_SUM: "31",
    Fault.VALUE_TOO_HIGH: "31",
    Fault.NO_MATCHING_CARD: "31",
    Fault.ONE_TABLE_CARD: "30",
    Fault.RAISE_NOTHING: "34",
    Fault.RAISE_ONE: "34",
    Fault.CALL_IS_FIXED: "44",
    Fault.RAISE_SUM: "34",
    Fault.RAISE_OWN_OFF: "36",
    Fault.RAISE_OWN_CARD: "36",
    Fault.NO_TABLE_IN_RAISE: "37",
    Fault.CALL_GROUPS: "38",
    Fault.CALL_JOINS_NOTHING: "38",
    Fault.MUST_MERGE: "47",
    Fault.NO_TRAIL_NOW: "51",
    Fault.KEEP_CARD: "76",
    Fault.TRAIL_SAME_RANK: "50",
    Fault.TRAIL_COULD_TAKE: "50",
}


def refusal(fault: Fault, rule: str = "", **params: Param) -> RuleViolation:
    """The violation of a code; `rule` where it stands for a more exact rule than the usual one."""
    return RuleViolation(fault.value, rule or RULE[fault], params)
