"""What the rules of the Choina family refuse: codes, and the number of the rule that each stands for."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stolik.games.violation import Param, RuleViolation


class Fault(StrEnum):
    """Codes of refusals; every one has a message in every language."""

    MATCH_OVER = "match_over"
    DECK_NEEDED = "deck_needed"
    CLAIM_FIRST = "claim_first"
    CONSENT_FIRST = "consent_first"
    NUMBER_FIRST = "number_first"
    TAKE_FIRST = "take_first"
    ALREADY_TAKEN = "already_taken"
    NOT_POLLED = "not_polled"
    NOT_ASKED = "not_asked"
    NOTHING_TO_TAKE = "nothing_to_take"
    OWN_DISCARD = "own_discard"
    OWN_UNCOVERED = "own_uncovered"
    UNCOVERED_CLOSED = "uncovered_closed"
    DONE_NO_TAKE = "done_no_take"
    BUY_ONE = "buy_one"
    NO_MULTI_BUY = "no_multi_buy"
    BUY_NOT_FRESH = "buy_not_fresh"
    BUY_TOO_MANY = "buy_too_many"
    CARD_NOT_HELD = "card_not_held"
    TOO_FEW_OF_RANK = "too_few_of_rank"
    NO_SUIT_HELD = "no_suit_held"
    NO_JOKERS = "no_jokers"
    SET_ONE_RANK = "set_one_rank"
    SET_TOO_SMALL = "set_too_small"
    SET_TOO_LARGE = "set_too_large"
    SEQUENCE_ONE_SUIT = "sequence_one_suit"
    SEQUENCE_TOO_SHORT = "sequence_too_short"
    SEQUENCE_GAP = "sequence_gap"
    SEQUENCE_CORNER = "sequence_corner"
    SEQUENCE_TOO_LONG = "sequence_too_long"
    SEQUENCE_TWICE = "sequence_twice"
    EXACT_SIZE = "exact_size"
    CONTRACT_SETS = "contract_sets"
    CONTRACT_SEQUENCES = "contract_sequences"
    SAME_RANK = "same_rank"
    SAME_SUIT = "same_suit"
    TOO_NEAR = "too_near"
    WHOLE_CONTRACT = "whole_contract"
    CONTRACT_UNFINISHED = "contract_unfinished"
    STRANDED = "stranded"
    OUT_WITHOUT_CONTRACT = "out_without_contract"
    MUST_DISCARD_LAST = "must_discard_last"
    LAST_NOT_DISCARDED = "last_not_discarded"
    ALL_AT_ONCE = "all_at_once"
    LAYOFF_NEEDS_CONTRACT = "layoff_needs_contract"
    LAYOFF_OTHER_TURN = "layoff_other_turn"
    NO_MELD_THERE = "no_meld_there"
    DOES_NOT_FIT = "does_not_fit"
    MELD_CLOSED = "meld_closed"
    JUST_TAKEN = "just_taken"
    LAST_STEP_ONLY = "last_step_only"


RULE: Final[dict[Fault, str]] = {
    Fault.MATCH_OVER: "9",
    Fault.DECK_NEEDED: "11",
    Fault.CLAIM_FIRST: "89",
    Fault.CONSENT_FIRST: "89",
    Fault.NUMBER_FIRST: "93",
    Fault.TAKE_FIRST: "16",
    Fault.ALREADY_TAKEN: "16",
    Fault.NOT_POLLED: "89",
    Fault.NOT_ASKED: "54",
    Fault.NOTHING_TO_TAKE: "64",
    Fault.OWN_DISCARD: "55",
    Fault.OWN_UNCOVERED: "93",
    Fault.UNCOVERED_CLOSED: "63",
    Fault.DONE_NO_TAKE: "68",
    Fault.BUY_ONE: "19",
    Fault.NO_MULTI_BUY: "19",
    Fault.BUY_NOT_FRESH: "92",
    Fault.BUY_TOO_MANY: "93",
    Fault.CARD_NOT_HELD: "16",
    Fault.TOO_FEW_OF_RANK: "16",
    Fault.NO_SUIT_HELD: "16",
    Fault.NO_JOKERS: "3",
    Fault.SET_ONE_RANK: "25",
    Fault.SET_TOO_SMALL: "25",
    Fault.SET_TOO_LARGE: "27",
    Fault.SEQUENCE_ONE_SUIT: "28",
    Fault.SEQUENCE_TOO_SHORT: "28",
    Fault.SEQUENCE_GAP: "28",
    Fault.SEQUENCE_CORNER: "30",
    Fault.SEQUENCE_TOO_LONG: "31",
    Fault.SEQUENCE_TWICE: "32",
    Fault.EXACT_SIZE: "37",
    Fault.CONTRACT_SETS: "36",
    Fault.CONTRACT_SEQUENCES: "36",
    Fault.SAME_RANK: "39",
    Fault.SAME_SUIT: "41",
    Fault.TOO_NEAR: "97",
    Fault.WHOLE_CONTRACT: "38",
    Fault.CONTRACT_UNFINISHED: "38",
    Fault.STRANDED: "75",
    Fault.OUT_WITHOUT_CONTRACT: "71",
    Fault.MUST_DISCARD_LAST: "73",
    Fault.LAST_NOT_DISCARDED: "74",
    Fault.ALL_AT_ONCE: "75",
    Fault.LAYOFF_NEEDS_CONTRACT: "38",
    Fault.LAYOFF_OTHER_TURN: "48",
    Fault.NO_MELD_THERE: "44",
    Fault.DOES_NOT_FIT: "50",
    Fault.MELD_CLOSED: "50",
    Fault.JUST_TAKEN: "23",
    Fault.LAST_STEP_ONLY: "16",
}


def refusal(fault: Fault, rule: str = "", **params: Param) -> RuleViolation:
    """The violation of a code; `rule` where it stands for a more exact rule than the usual one."""
    return RuleViolation(fault.value, rule or RULE[fault], params)
