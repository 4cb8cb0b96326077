"""The turn of a written position: who is in turn, who must act, and what has been done."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, RANK_TEXT
from stolik.games.choina.core import (
    ANSWER,
    ASKING,
    BUY,
    CLAIM,
    DRAW,
    DRAWING,
    DREW,
    FRESH,
    NEED_DECK,
    NEED_SEAT,
    NO_TOP,
    PLAY,
    TOOK,
    UNCOVERED,
    Core,
)
from stolik.games.choina.position_lines import cards_of
from stolik.games.choina.position_text import PHASES, named_meld
from stolik.games.position_line import PositionLine

PENDING: Final = ("draw", "ask")


def set_turn(core: Core, line: PositionLine, words: list[str]) -> None:
    """Set what the words of the turn line say after `turn` (and after `deck`, for a reshuffle)."""
    core.turn = core.seat = line.number(words[0], 0, core.rules.players - 1)
    if len(words) == 1:
        raise line.error("turn_line_form_own")
    phase = words[1]
    if core.need == NEED_DECK:
        if phase not in PENDING:
            raise line.error("phase_expected_here", phase)
        core.pending = DRAWING if phase == "draw" else ASKING
        core.phase = DRAW if phase == "draw" else CLAIM
    else:
        core.need = NEED_SEAT
        if phase not in PHASES:
            raise line.error("phase_expected_here", phase)
        core.phase = PHASES.index(phase)
    if core.phase != PLAY:
        core.top_state = FRESH if core.pile else NO_TOP
    else:
        core.began = DREW
    for word in words[2:]:
        _word(core, line, word)
    if core.pending == ASKING:
        core.asker = core.seat
    if core.phase == BUY:
        core.asker = core.seat
    if core.asker >= 0:
        core.asked |= 1 << core.asker


def _word(core: Core, line: PositionLine, word: str) -> None:
    name, _, value = word.partition("=")
    most = core.rules.players - 1
    claiming = core.phase in (CLAIM, ANSWER, BUY)
    if name == "seat" and value and claiming:
        core.seat = line.number(value, 0, most)
    elif name == "asker" and value and core.phase == ANSWER:
        core.asker = line.number(value, 0, most)
    elif name == "asked" and value and core.phase != PLAY:
        for seat in value.split(","):
            core.asked |= 1 << line.number(seat, 0, most)
    elif name == "uncovered" and value and core.phase != PLAY and core.pile:
        core.top_state = UNCOVERED
        core.last_buyer = line.number(value, 0, most)
        if core.last_buyer == core.turn:
            raise line.error("turn_word", word)  # who has bought is not the next to play
    elif word == "fresh" and core.phase != PLAY and core.pile:
        core.top_state = FRESH
    elif word == "drew" and (core.phase == PLAY or (claiming and core.rules.second_window)):
        core.began = DREW
    elif core.phase == PLAY:
        _play_word(core, line, word)
    else:
        raise line.error("turn_word", word)


def _play_word(core: Core, line: PositionLine, word: str) -> None:
    """A word that only a turn in which cards may be laid can have."""
    name, _, value = word.partition("=")
    if word == "took":
        core.began = TOOK
    elif word == "off":
        core.laid_off = True
    elif name == "begun" and value:
        for target in value.split(","):
            _begun(core, line, target)
    elif name == "taken" and value and not core.rules.discards_taken:
        cards = cards_of(line, [value])
        if len(cards) != 1 or cards[0][1] == ANY_SUIT:
            raise line.error("no_card", value)
        core.taken = 4 * cards[0][0] + cards[0][1]
    elif name == "next" and value and core.rules.second_window:
        core.follower = line.number(value, 0, core.rules.players - 1)
    else:
        raise line.error("turn_word", word)


def _begun(core: Core, line: PositionLine, target: str) -> None:
    """An own meld laid in this turn: `7`, `h`, `7/2`."""
    melds = core.melds[core.turn]
    name = target.upper() if target.upper().partition("/")[0] in RANK_TEXT else target
    for index in range(len(melds)):
        if named_meld(melds, index) == name and not core.begun >> index & 1:
            core.begun |= 1 << index
            return
    raise line.error("begun_not_own", target)
