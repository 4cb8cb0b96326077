"""The steps of a rank by the suits that a hand holds of it, found once for each combination of suits.

Where sequences are melded, naturals of different suits are different cards, and every choice of suits is a step of its
own; elsewhere one step serves them all. `bits` are the 2-bit counts of the suits of one class.
"""

from __future__ import annotations

from typing import Final

from stolik.cards import SUIT_TEXT
from stolik.games.canasta.classes import ACE, CLASS_TEXT, FOUR, JOKER, TWO
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    DISCARD,
    LAY_NATURALS,
    LAY_WITH_WILD,
    NUMBER_OF,
    STEPS,
    TAKE_PAIR,
    TAKE_WILD,
    Step,
)

Numbers = list[int]


def _table(verb: int, slot: int, wild: int, alone: bool) -> list[list[Step]]:
    """The steps of a verb that name suits, by class."""
    rows: list[list[Step]] = [[] for _ in range(ACE + 1)]
    for step in STEPS:
        if step.verb == verb and step.slot == slot and step.wild == wild and step.alone == alone and step.suits:
            rows[step.cls].append(step)
    return rows


LAYS: Final = 0
LAYS_TWO: Final = 1
LAYS_JOKER: Final = 2
ADDS: Final = 3
ADDS_SECOND: Final = 4
DISCARDS: Final = 5
PAIRS: Final = 6
PAIRS_SECOND: Final = 7
TAKES_TWO: Final = 8
TAKES_TWO_SECOND: Final = 9
TAKES_JOKER: Final = 10
TAKES_JOKER_SECOND: Final = 11

_TABLES: Final = (
    _table(LAY_NATURALS, 0, -1, False),
    _table(LAY_WITH_WILD, 0, TWO, False),
    _table(LAY_WITH_WILD, 0, JOKER, False),
    _table(ADD_NATURAL, 0, -1, False),
    _table(ADD_NATURAL, 1, -1, False),
    _table(DISCARD, 0, -1, False),
    _table(TAKE_PAIR, 0, -1, False),
    _table(TAKE_PAIR, 1, -1, False),
    _table(TAKE_WILD, 0, TWO, False),
    _table(TAKE_WILD, 1, TWO, False),
    _table(TAKE_WILD, 0, JOKER, False),
    _table(TAKE_WILD, 1, JOKER, False),
)
_FOUND: Final[dict[int, Numbers]] = {}


def _holds(bits: int, suits: tuple[int, ...]) -> bool:
    for suit in suits:
        if bits >> 2 * suit & 3 == 0:
            return False
        bits -= 1 << 2 * suit
    return True


def suited_steps(row: int, cls: int, bits: int) -> Numbers:
    """The numbers of a row's steps for a class whose naturals the suits of a hand allow."""
    key = bits << 8 | row << 4 | cls
    found = _FOUND.get(key)
    if found is None:
        found = _FOUND[key] = [step.id for step in _TABLES[row][cls] if _holds(bits, step.suits)]
    return found


def pair_steps(suited: bool, slot: int, cls: int, bits: int) -> Numbers:
    """Takes with two naturals into this meld of the rank; the hand has two."""
    if suited:
        return suited_steps(PAIRS + slot, cls, bits)
    return [_PAIR[slot][cls]]


def wild_take_steps(suited: bool, slot: int, cls: int, bits: int, hand: int) -> Numbers:
    """Takes with a natural and a wild card into this meld of the rank, by the wild cards of a hand."""
    found: Numbers = []
    if hand >> 4 * TWO & 15:
        found += suited_steps(TAKES_TWO + slot, cls, bits) if suited else [_WITH_TWO[slot][cls]]
    if hand & 15:
        found += suited_steps(TAKES_JOKER + slot, cls, bits) if suited else [_WITH_JOKER[slot][cls]]
    return found


def _row(form: str) -> tuple[int, ...]:
    return tuple(NUMBER_OF.get(form.format(text), -1) for text in CLASS_TEXT)


_PAIR: Final = (_row("take {0} {0}"), _row("take {0} {0} to {0}/2"))
_WITH_TWO: Final = (_row("take {0} 2"), _row("take {0} 2 to {0}/2"))
_WITH_JOKER: Final = (_row("take {0} Jk"), _row("take {0} Jk to {0}/2"))

RUN_AT: Final = tuple(
    tuple(
        NUMBER_OF.get("run " + "".join(CLASS_TEXT[cls + up] + SUIT_TEXT[suit] for up in range(3)), -1)
        if FOUR <= cls <= ACE - 2
        else -1
        for cls in range(ACE + 1)
    )
    for suit in range(4)
)
"""The step that starts a run, by suit and lowest class."""
