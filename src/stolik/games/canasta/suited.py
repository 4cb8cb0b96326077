"""The steps of a rank by the suits that a hand holds of it, found once for each combination of suits.

Where sequences are melded, naturals of different suits are different cards, and every choice of suits is a step of its
own; elsewhere one step serves them all. `bits` are the 2-bit counts of the suits of one class.
"""

from __future__ import annotations

from typing import Final

from stolik.cards import SUIT_TEXT
from stolik.games.action import Action
from stolik.games.canasta.classes import ACE, CLASS_TEXT, FOUR, JOKER, TWO
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.runs import RUN_LEAST
from stolik.games.canasta.steps import (
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


_LAYS: Final = (
    _table(LAY_NATURALS, 0, -1, False),
    _table(LAY_WITH_WILD, 0, JOKER, False),
    _table(LAY_WITH_WILD, 0, TWO, False),
)
_PAIRS: Final = (_table(TAKE_PAIR, 0, -1, False), _table(TAKE_PAIR, 1, -1, False))
_TAKES_TWO: Final = (_table(TAKE_WILD, 0, TWO, False), _table(TAKE_WILD, 1, TWO, False))
_TAKES_JOKER: Final = (_table(TAKE_WILD, 0, JOKER, False), _table(TAKE_WILD, 1, JOKER, False))

HAS_JOKER: Final = 1
HAS_TWO: Final = 2


def _holds(bits: int, suits: tuple[int, ...]) -> bool:
    for suit in suits:
        if bits >> 2 * suit & 3 == 0:
            return False
        bits -= 1 << 2 * suit
    return True


def _allowed(steps: list[Step], bits: int) -> Numbers:
    return [step.id for step in steps if _holds(bits, step.suits)]


def rank_lays(rules: Rules, cls: int, bits: int, wilds: int) -> list[Action]:
    """New melds of a rank from these naturals, and from the kinds of wild cards that the hand has."""
    key = bits << 6 | cls << 2 | wilds
    kept = rules.lists[RANK_LAYS].get(key)
    if kept is None:
        numbers = _allowed(_LAYS[0][cls], bits)
        for flag in (HAS_JOKER, HAS_TWO):
            if wilds & flag:
                numbers += _allowed(_LAYS[flag][cls], bits)
        kept = rules.lists[RANK_LAYS][key] = [rules.actions[number] for number in numbers]
    return kept


DISCARDS: Final = 0
ADDS: Final = 1
STARTS: Final = 3
_RUN: Final = tuple(
    tuple(
        NUMBER_OF["run " + "".join(CLASS_TEXT[cls + up] + SUIT_TEXT[suit] for up in range(RUN_LEAST))]
        if FOUR <= cls <= ACE - RUN_LEAST + 1
        else -1
        for cls in range(ACE + 1)
    )
    for suit in range(4)
)


def _by_suit(form: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(NUMBER_OF.get(form.format(text + suit, text), -1) for text in CLASS_TEXT) for suit in SUIT_TEXT)


_BY_SUIT: Final = (_by_suit("discard {0}"), _by_suit("add {0}"), _by_suit("add {0} to {1}/2"), _RUN)
"""Steps of one natural, and starts of runs by their lowest one: by row, suit and class."""


def suit_steps(rules: Rules, row: int, suit: int, mask: int) -> list[Action]:
    """The steps of a row for the cards of a suit in the classes whose bit 3 is set; each list is made once and kept."""
    lists = rules.suit_lists[row << 2 | suit]
    # bit 3 of four, five, six ... (every fourth of 41 bits) folded twice: eleven bits next to each other, an index
    place = (mask >> 19 | mask >> 42) & 0x1FFFFF
    place = (place | place >> 10) & 0x7FF
    kept = lists[place]
    if kept is None:
        numbers = _BY_SUIT[row][suit]
        kept = lists[place] = [rules.actions[numbers[cls]] for cls in range(FOUR, ACE + 1) if mask >> 4 * cls & 8]
    return kept


RANK_LAYS: Final = 8
"""Where these lists are kept, beside those of legal.py."""
_TAKES: Final[dict[int, Numbers]] = {}


def pair_steps(suited: bool, slot: int, cls: int, bits: int) -> Numbers:
    """Takes with two naturals into this meld of the rank; the hand has two."""
    if not suited:
        return [_PAIR[slot][cls]]
    return _kept(_PAIRS, 0, slot, cls, bits)


def wild_take_steps(suited: bool, slot: int, cls: int, bits: int, hand: int) -> Numbers:
    """Takes with a natural and a wild card into this meld of the rank, by the wild cards of a hand."""
    found: Numbers = []
    if hand >> 4 * TWO & 15:
        found += _kept(_TAKES_TWO, 1, slot, cls, bits) if suited else [_WITH_TWO[slot][cls]]
    if hand & 15:
        found += _kept(_TAKES_JOKER, 2, slot, cls, bits) if suited else [_WITH_JOKER[slot][cls]]
    return found


def _kept(table: tuple[list[list[Step]], list[list[Step]]], row: int, slot: int, cls: int, bits: int) -> Numbers:
    key = bits << 7 | cls << 3 | row << 1 | slot
    kept = _TAKES.get(key)
    if kept is None:
        kept = _TAKES[key] = _allowed(table[slot][cls], bits)
    return kept


def _row(form: str) -> tuple[int, ...]:
    return tuple(NUMBER_OF.get(form.format(text), -1) for text in CLASS_TEXT)


_PAIR: Final = (_row("take {0} {0}"), _row("take {0} {0} to {0}/2"))
_WITH_TWO: Final = (_row("take {0} 2"), _row("take {0} 2 to {0}/2"))
_WITH_JOKER: Final = (_row("take {0} Jk"), _row("take {0} Jk to {0}/2"))
