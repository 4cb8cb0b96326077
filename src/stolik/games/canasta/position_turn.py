"""The turn of a written position: its phase, what was done in it, and what is owed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.cards import ANY_SUIT
from stolik.games.canasta.classes import BLACK3, CLASSES, TWO
from stolik.games.canasta.core import (
    ANSWER,
    ANSWERED_NO,
    ANSWERED_YES,
    ASKED,
    DOUBLE,
    DREW,
    NEED_SEAT,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.ending import begin_turn
from stolik.games.canasta.growth import canastas_of
from stolik.games.canasta.position_lines import cards_of
from stolik.games.canasta.rules import ASK_OFF
from stolik.games.canasta.runs import replaced, run_code
from stolik.games.position_line import PositionLine

PHASES: Final = ("take", "play", "answer", "double")
SECOND: Final = "/2"
"""Ends the name of a second meld of a rank."""


def set_phase(core: Core, line: PositionLine, words: list[str]) -> None:
    """Set what the words of the turn line say of the turn of a seat, the first word."""
    phase = words[1] if len(words) > 1 else "take"
    if phase not in PHASES:
        raise line.error("phase_expected", phase)
    core.phase = PHASES.index(phase)
    core.owed = 0 if core.opened[core.side] else core.minimum[core.side]
    extra = words[2:]
    if core.phase == TAKE:
        if extra:
            raise line.error("turn_word", extra[0])
        if not core.stock_size:
            begin_turn(core, core.seat)
        return
    if core.phase == DOUBLE:
        _set_double(core, line, extra)
        return
    core.began = DREW
    if extra and extra[0] in ("drew", "took"):
        core.began = TOOK if extra[0] == "took" else DREW
        extra = extra[1:]
    core.last_buy = core.began == TOOK and not core.stock_size
    for word in extra:
        if core.phase == ANSWER and word.startswith("answer="):
            raise line.error("turn_word", word)
        _turn_word(core, line, word)
    if core.phase == ANSWER:
        if core.rules.ask == ASK_OFF:
            raise line.error("nobody_can_answer", phase)
        core.answer = ASKED
        core.asker = (core.seat + 2) % 4


def _set_double(core: Core, line: PositionLine, words: list[str]) -> None:
    """The partner of the seat in turn has just gone out (P11)."""
    if not core.rules.double_out:
        raise line.error("no_double_out", "double")
    core.began = DREW
    core.out = (core.seat + 2) % 4
    core.must_out = core.no_discard = True
    core.owed = 0
    for word in words:
        if word == "concealed":
            core.out_concealed = True
        elif word in ("lays", "unopened") or word.startswith("lays="):
            _turn_word(core, line, word)
        else:
            raise line.error("turn_word", word)


def _turn_word(core: Core, line: PositionLine, word: str) -> None:
    name, _, value = word.partition("=")
    if name == "lays" and value:
        core.lays = line.number(value, 0, 100)
    elif name == "owed" and value:
        core.owed = line.number(value, 1, 1000)
        core.opened[core.side] = False
    elif name == "begun" and value:
        for target in value.split(","):
            _begun(core, line, target)
    elif name == "answer" and value in ("yes", "no"):
        if core.rules.ask == ASK_OFF:
            raise line.error("nobody_can_answer", word)
        core.answer = ANSWERED_YES if value == "yes" else ANSWERED_NO
    elif word == "bonus":
        _bonus_came(core, line, word)
    elif not _turn_flag(core, line, word):
        raise line.error("turn_word", word)


def _begun(core: Core, line: PositionLine, target: str) -> None:
    """A meld begun in this turn: `8`, `8/2`, `5h-7h`, or `2` for the open set of wild cards."""
    side = core.side
    if "-" in target:
        code = _run_named(line, target)
        if core.runs[side].count(code) <= core.runs_begun.count(code):
            raise line.error("begun_no_meld", target)
        core.runs_begun = replaced(core.runs_begun, -1, code)
        return
    second = target.endswith(SECOND)
    cards = cards_of(line, [target.removesuffix(SECOND)])
    cls = cards[0][0] if len(cards) == 1 else -1
    at = side + core.rules.sides * second
    if cls < TWO or not core.meld_cards[CLASSES * at + cls]:
        raise line.error("begun_no_meld", target)
    if second:
        core.begun2 |= 8 << 4 * cls
    else:
        core.begun |= 8 << 4 * cls


def _run_named(line: PositionLine, target: str) -> int:
    """The code of a run written by its two ends, or -1."""
    low, _, high = target.partition("-")
    ends = cards_of(line, [low]) + cards_of(line, [high])
    if len(ends) != 2 or ends[0][1] != ends[1][1] or ends[0][1] == ANY_SUIT:
        return -1
    return run_code(ends[0][1], ends[0][0], ends[1][0])


def _bonus_came(core: Core, line: PositionLine, word: str) -> None:
    """Bonus cards took the last of the stock in this turn, so that it is no last purchase (D57)."""
    earned = core.rules.bonus and canastas_of(core, core.side) and not core.bonus_left >> core.side & 1
    if not core.last_buy or not earned:
        raise line.error("no_bonus_drawn", word)
    core.last_buy = False


def _turn_flag(core: Core, line: PositionLine, word: str) -> bool:
    if word == "unopened":
        core.opened[core.side] = False
        core.owed = 0
    elif word == "pile_waits":
        core.pile_waits = True
    elif word == "onto_partner":
        core.onto_partner = True
    elif word == "must_out":
        core.must_out = True
    elif word == "no_discard":
        core.no_discard = True
    elif word == "own_bolivia":
        if not core.bolivias[core.side]:
            raise line.error("begun_no_meld", word)
        core.own_bolivia = True
    else:
        return False
    return True


def set_laid(core: Core, line: PositionLine | None) -> None:
    """Who has laid before this turn; without the line, everybody whose side has melds from before it."""
    rules = core.rules
    if line is not None:
        for word in line.words[1:]:
            if word != "-":
                core.laid_before[line.number(word, 0, rules.players - 1)] = True
        return
    for seat in range(rules.players):
        side = rules.side_of[seat]
        in_turn = core.need == NEED_SEAT and core.side == side
        core.laid_before[seat] = has_older_melds(core, side, in_turn=in_turn)


def has_older_melds(core: Core, side: int, *, in_turn: bool) -> bool:
    """Whether a side has melds that were not begun in this turn, which is that of the side or not."""
    sides = core.rules.sides
    for slot in range(2):
        begun = core.begun2 if slot else core.begun
        at = CLASSES * (side + sides * slot)
        for cls in (TWO, *range(BLACK3, CLASSES)):
            if core.meld_cards[at + cls] and not (in_turn and begun >> 4 * cls & 15):
                return True
    older_runs = Counter(core.runs[side]) - Counter(core.runs_begun if in_turn else ())
    return bool(older_runs) or len(core.bolivias[side]) > (in_turn and core.own_bolivia)
