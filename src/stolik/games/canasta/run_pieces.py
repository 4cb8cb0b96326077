"""How cards of a hand go to sequences: the least pieces that take a certain card, and whole runs of seven."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, FOUR, MELDABLE, OVER_1, SEVENS
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, Runs, linked, replaced, run_code, run_size

Lines = tuple[int, ...]
Piece = tuple[Lines, Runs, int]
"""What is left of the lines, the runs then, and the cards that moved, packed."""

_ONES: Final = 0x111111111110000


def span(low: int, high: int) -> int:
    """One card of each class between two, packed; nothing if the ends are crossed."""
    return _ONES & (1 << 4 * high + 4) - 1 & -(1 << 4 * low) if low <= high else 0


def _held(line: int) -> int:
    return (((line & SEVENS) + OVER_1 | line) & MELDABLE) >> 3


def linked_cards(lines: Lines, runs: Runs, barred: int) -> int:
    """How many cards of each class could come into runs, at most; none of the classes whose bits are barred."""
    found = 0
    for suit in range(4):
        line = lines[suit] & ~barred
        if line:
            found += line & linked(line, runs, suit)
    return found


def pieces(lines: Lines, runs: Runs, barred: int, cls: int) -> list[Piece]:
    """The least ways to bring a card of a class into a run: three in a row, or lengthening a run up to this card.

    Every set of runs that takes such a card can be reached from one of them by further pieces.
    """
    found: list[Piece] = []
    for suit in range(4):
        held = _held(lines[suit] & ~barred)
        if not held >> 4 * cls & 1:
            continue
        last = -1
        for code in runs:
            if code >> 8 != suit or code == last:
                continue
            last = code
            low, high = code >> 4 & 15, code & 15
            if cls > high:
                cards, new = span(high + 1, cls), run_code(suit, low, cls)
            elif cls < low:
                cards, new = span(cls, low - 1), run_code(suit, cls, high)
            else:
                continue
            if held & cards == cards and run_size(new) <= RUN_MOST:
                found.append(_piece(lines, runs, cards, code, new))
        for low in range(max(cls - 2, FOUR), min(cls, ACE - RUN_LEAST + 1) + 1):
            cards = span(low, low + RUN_LEAST - 1)
            if held & cards == cards:
                found.append(_piece(lines, runs, cards, -1, run_code(suit, low, low + RUN_LEAST - 1)))
    return found


def sevens(lines: Lines, runs: Runs) -> list[Piece]:
    """The ways to complete one run of seven, with a run that lies there or from the hand alone."""
    found: list[Piece] = []
    for suit in range(4):
        held = _held(lines[suit])
        if not held:
            continue
        last = -1
        for code in runs:
            if code >> 8 != suit or code == last or run_size(code) == RUN_MOST:
                continue
            last = code
            for low in range(max((code & 15) - RUN_MOST + 1, FOUR), min(code >> 4 & 15, ACE - RUN_MOST + 1) + 1):
                high = low + RUN_MOST - 1
                cards = span(low, (code >> 4 & 15) - 1) | span((code & 15) + 1, high)
                if held & cards == cards:
                    found.append(_piece(lines, runs, cards, code, run_code(suit, low, high)))
        for low in range(FOUR, ACE - RUN_MOST + 2):
            cards = span(low, low + RUN_MOST - 1)
            if held & cards == cards:
                found.append(_piece(lines, runs, cards, -1, run_code(suit, low, low + RUN_MOST - 1)))
    return found


def _piece(lines: Lines, runs: Runs, cards: int, old: int, new: int) -> Piece:
    changed = list(lines)
    changed[new >> 8] -= cards
    return tuple(changed), replaced(runs, old, new), cards
