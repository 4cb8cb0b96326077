"""What a table refuses apart from the rules of its game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

Param = int | str


class SittingFault(StrEnum):
    """Why the table refuses; `sitting-CODE` is the message, with hyphens."""

    NAME_EMPTY = "name_empty"
    NAME_LONG = "name_long"
    NAME_ODD = "name_odd"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    ALREADY_SEATED = "already_seated"
    UNKNOWN_BOT = "unknown_bot"
    SEATS_NEEDED = "seats_needed"
    ALREADY_BEGUN = "already_begun"
    NOT_PLAYING = "not_playing"
    NO_PAUSE = "no_pause"
    MATCH_OVER = "match_over"
    NO_PERSON = "no_person"
    AWAY = "away"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOT_AWAY = "not_away"
    JUST_HERE = "just_here"
    OWN_SEAT = "own_seat"
    BOT_PLAYS = "bot_plays"
    NO_PILES = "no_piles"
    NO_CLOCK = "no_clock"
    NO_TALK = "no_talk"
    PHRASES_ONLY = "phrases_only"
    UNKNOWN_PHRASE = "unknown_phrase"
    LINE_EMPTY = "line_empty"
    LINE_LONG = "line_long"
    LINE_ODD = "line_odd"
    LINE_DOUBLE = "line_double"
    TALK_FAST = "talk_fast"


class SittingError(ValueError):
    """The table refuses, and nothing has changed: a code with the parameters of its message."""

    def __init__(self, code: SittingFault, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(code.value)
        self.code: Final = code
        self.params: Final[dict[str, Param]] = dict(params or {})


class LosesMatch(ValueError):
    """The act is legal and certainly loses the match: it is done only for somebody who is sure."""
