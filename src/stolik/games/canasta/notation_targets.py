"""Melds as people name them: `8`, `8/2`, `2`, `5h-7h`, `5h-7h high`, and what is wrong with a name that is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from stolik.cards import ANY_SUIT
from stolik.games.canasta.classes import BLACK3, CLASS_TEXT, TWO
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, run_code

if TYPE_CHECKING:
    from stolik.games.canasta.notation_reader import Reader

SECOND: Final = "/2"
"""Ends the name of a second meld of a rank."""
NO_RUN: Final = -1
ENDS: Final = ("low", "high")
_SIGN: Final = re.compile(r"\s*([-–/])\s*")


class Target:
    """A meld as a text names it: of a rank in one of two slots, or a sequence, with an end if one is named."""

    def __init__(self, cls: int, slot: int, run: int, end: str) -> None:
        self.cls: Final = cls
        self.slot: Final = slot
        self.run: Final = run
        self.end: Final = end


def joined(words: list[str]) -> list[str]:
    """The words with every name in one piece: `5h - 7h` is `5h-7h`, `8 /2` is `8/2`."""
    return _SIGN.sub(lambda found: found.group(1).replace("–", "-"), " ".join(words)).split()


def target(reader: Reader, words: list[str]) -> Target:
    """The meld that some words name. Raises NotationError for what names none, RuleViolation for what cannot be."""
    names = joined(words)
    if not names:
        raise reader.error("one_rank_named")
    if "-" in names[0]:
        return _run(reader, names)
    if names[-1].lower() in ENDS:
        raise reader.error("no_ends", word=names[-1])
    name, sign, number = " ".join(names).partition("/")
    named = reader.cards(name)
    if len(named) != 1:
        raise reader.error("one_rank_named")
    cls = reader.playable(named[0])
    if sign and not reader.core.rules.second:
        raise refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[cls])
    if sign + number not in ("", SECOND):
        raise reader.error("second_named")
    return Target(cls, int(sign != ""), NO_RUN, "")


def _run(reader: Reader, names: list[str]) -> Target:
    if not reader.core.rules.sequences:
        raise refusal(Fault.NO_SEQUENCES)
    if len(names) > 1 and (names[1].lower() not in ENDS or len(names) > 2):
        raise reader.error("run_end_word", word=names[1])
    low, _, high = names[0].partition("-")
    if not low or not high or "-" in high:
        raise reader.error("run_named")
    ends = reader.cards(low) + reader.cards(high)
    if len(ends) != 2 or ANY_SUIT in (ends[0][1], ends[1][1]):
        raise reader.error("run_named")
    (bottom, suit), (top, other_suit) = ends
    if min(bottom, top) <= TWO:
        raise refusal(Fault.RUN_NO_WILD)
    if min(bottom, top) <= BLACK3:
        raise refusal(Fault.RUN_NO_THREES)
    if suit != other_suit:
        raise refusal(Fault.RUN_ONE_SUIT)
    if bottom > top:
        raise reader.error("run_low_first")
    if top - bottom + 1 < RUN_LEAST:
        raise refusal(Fault.RUN_TOO_SHORT)
    if top - bottom + 1 > RUN_MOST:
        raise refusal(Fault.RUN_FULL)
    return Target(-1, 0, run_code(suit, bottom, top), names[1].lower() if len(names) == 2 else "")
