"""What is wrong with the text of a record, and where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from stolik.games.game_error import GameError
from stolik.games.violation import NotationError, Param


class RecordFault(StrEnum):
    """Why a text is no record."""

    NO_RECORD = "no_record"
    NEWER_FORMAT = "newer_format"
    BYTE_ORDER_MARK = "byte_order_mark"
    NOT_UTF8 = "not_utf8"
    CARRIAGE_RETURN = "carriage_return"
    CONTROL_CHARACTER = "control_character"
    BLANK_AT_END = "blank_at_end"
    CUT_OFF = "cut_off"
    TOO_MUCH = "too_much"
    COMMENT_HERE = "comment_here"
    LINE_EXPECTED = "line_expected"
    BLANK_EXPECTED = "blank_expected"
    GAME = "game"
    GAME_FORM = "game_form"
    NEWER_RULES = "newer_rules"
    PLAYER_FORM = "player_form"
    DATE_FORM = "date_form"
    TAG_FORM = "tag_form"
    TAG_TWICE = "tag_twice"
    POSITION = "position"
    POSITION_FORM = "position_form"
    NUMBER_FORM = "number_form"
    NUMBER_OF_WORDS = "number_of_words"
    DEAL_NUMBER = "deal_number"
    NO_CARD = "no_card"
    NO_CHECK = "no_check"
    LINE_LENGTH = "line_length"
    CHECKS_COUNT = "checks_count"
    SAME_SEAT = "same_seat"
    NO_ACTION = "no_action"
    CARDS_SORTED = "cards_sorted"
    EVENTS_FORM = "events_form"
    RESULT_REASON = "result_reason"
    RESULT_MISSING = "result_missing"
    END_FORM = "end_form"
    WINNERS_SORTED = "winners_sorted"


class RecordError(ValueError):
    """A text that is no record: a code with its parameters, and the line and column of the first fault, from 1.

    `cause` is the error of the rule set or of the position, where the fault is there.
    """

    def __init__(
        self,
        code: RecordFault,
        line: int,
        column: int,
        params: Mapping[str, Param] | None = None,
        cause: GameError | NotationError | None = None,
    ) -> None:
        super().__init__(f"{code.value} at line {line}, column {column}")
        self.code: Final = code
        self.line: Final = line
        self.column: Final = column
        self.params: Final[dict[str, Param]] = dict(params or {})
        self.cause: Final = cause
