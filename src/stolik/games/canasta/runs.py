"""Sequences of one suit: how they are coded, and where cards of a suit start or lengthen them (C15-C18, D14-D17).

A run is known from its suit and its two ends, for it holds one card of each rank between them: its code packs these
three. The naturals of one suit in a hand are a packed int by class, like a hand, called a line.
"""

from __future__ import annotations

from typing import Final

from stolik.cards import SUIT_TEXT
from stolik.games.canasta.classes import (
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    FOUR,
    KIND_AT,
    MELDABLE,
    OVER_1,
    RANKS,
    SEVENS,
    SUIT_OF,
    points,
)

RUN_LEAST: Final = 3
RUN_MOST: Final = CANASTA
"""A run of so many cards is a canasta, and closed (C17, C18, D15, D17)."""

Runs = tuple[int, ...]
"""Codes of a side's runs, in rising order."""


def run_code(suit: int, low: int, high: int) -> int:
    """The code of a run of this suit between two classes."""
    return suit << 8 | low << 4 | high


def run_suit(code: int) -> int:
    """The suit of a run."""
    return code >> 8


def run_low(code: int) -> int:
    """The class of a run's lowest card."""
    return code >> 4 & 15


def run_high(code: int) -> int:
    """The class of a run's highest card."""
    return code & 15


def run_size(code: int) -> int:
    """How many cards a run has."""
    return (code & 15) - (code >> 4 & 15) + 1


def run_cards(code: int) -> list[int]:
    """The cards of a run, lowest first."""
    suit = code >> 8
    return [KIND_AT[cls][suit] for cls in range(code >> 4 & 15, (code & 15) + 1)]


def run_packed(code: int) -> int:
    """The cards of a run, packed like a hand."""
    ones = 0x111111111110000
    return ones & (1 << 4 * (code & 15) + 1) - (1 << 4 * (code >> 4 & 15))


def run_points(code: int) -> int:
    """The card points of a run."""
    return points(run_packed(code))


def run_text(code: int) -> str:
    """A run as steps name it: `5h-7h`."""
    suit = SUIT_TEXT[code >> 8]
    return f"{CLASS_TEXT[code >> 4 & 15]}{suit}-{CLASS_TEXT[code & 15]}{suit}"


def run_of(kinds: list[int]) -> int:
    """The code of the run that just these cards make in any order, or -1."""
    if not RUN_LEAST <= len(kinds) <= RUN_MOST or any(CLASS_OF[kind] < FOUR for kind in kinds):
        return -1
    classes = sorted(CLASS_OF[kind] for kind in kinds)
    suits = {SUIT_OF[kind] for kind in kinds}
    low = classes[0]
    if len(suits) != 1 or classes != list(range(low, low + len(kinds))):
        return -1
    return run_code(suits.pop(), low, classes[-1])


def sambas(runs: Runs) -> int:
    """How many of the runs are canastas."""
    made = 0
    for code in runs:
        if (code & 15) - (code >> 4 & 15) == RUN_MOST - 1:
            made += 1
    return made


def replaced(runs: Runs, old: int, new: int) -> Runs:
    """The runs with one of a code (or, with -1, none) replaced by another."""
    changed = list(runs)
    if old >= 0:
        changed.remove(old)
    changed.append(new)
    changed.sort()
    return tuple(changed)


def starts(line: int) -> int:
    """Bit 3 of each class where three cards of a suit in a row begin."""
    held = ((line & SEVENS) + OVER_1 | line) & MELDABLE
    return held & held >> 4 & held >> 8


def linked(line: int, runs: Runs, suit: int) -> int:
    """All bits of each class whose card of this suit could come into some run, new or lying."""
    held = ((line & SEVENS) + OVER_1 | line) & MELDABLE
    start = held & held >> 4 & held >> 8
    within = start | start << 4 | start << 8
    for code in runs:
        if code >> 8 == suit and run_size(code) < RUN_MOST:
            at = 8 << 4 * ((code & 15) + 1)
            room = RUN_MOST - run_size(code)
            while room and at & held:
                within |= at
                at <<= 4
                room -= 1
            at = 8 << 4 * ((code >> 4 & 15) - 1)
            room = RUN_MOST - run_size(code)
            while room and at & held & RANKS:
                within |= at
                at >>= 4
                room -= 1
    return (within << 1) - (within >> 3)
