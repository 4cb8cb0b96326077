"""A meld on the table as a number: a set by its rank and the code of its cards, a sequence by suit and places."""

from __future__ import annotations

from typing import Final

from stolik.cards import RANK_TEXT, SUIT_TEXT, card_text
from stolik.games.choina.hands import COUNT, PLACES, code_kinds, kind_at

RUN_BIT: Final = 1 << 16
RUN_MOST: Final = 13


def set_meld(rank: int, code: int) -> int:
    """A set: its rank, and how many cards of each suit."""
    return rank << 8 | code


def run_meld(suit: int, low: int, high: int) -> int:
    """A sequence from place to place."""
    return RUN_BIT | suit << 8 | low << 4 | high


def is_run(meld: int) -> bool:
    """Whether a meld is a sequence."""
    return meld >= RUN_BIT


def set_rank(meld: int) -> int:
    """The rank of a set."""
    return meld >> 8


def set_code(meld: int) -> int:
    """The cards of a set as a code."""
    return meld & 255


def run_suit(meld: int) -> int:
    """The suit of a sequence."""
    return meld >> 8 & 3


def run_low(meld: int) -> int:
    """The lowest place of a sequence."""
    return meld >> 4 & 15


def run_high(meld: int) -> int:
    """The highest place of a sequence."""
    return meld & 15


def meld_cards(meld: int) -> list[int]:
    """The cards of a meld: a set by suits, a sequence from low to high."""
    if is_run(meld):
        suit = run_suit(meld)
        return [kind_at(suit, place) for place in range(run_low(meld), run_high(meld) + 1)]
    return code_kinds(set_rank(meld), set_code(meld))


def meld_size(meld: int) -> int:
    """How many cards a meld has."""
    return run_high(meld) - run_low(meld) + 1 if is_run(meld) else COUNT[set_code(meld)]


def fits_low(meld: int) -> bool:
    """Whether a sequence can grow downwards: not beyond the ace, and never to a second ace (30, 31)."""
    return run_low(meld) > 0 and meld_size(meld) < RUN_MOST


def fits_high(meld: int) -> bool:
    """Whether a sequence can grow upwards."""
    return run_high(meld) < PLACES - 1 and meld_size(meld) < RUN_MOST


def run_text(suit: int, low: int, high: int) -> str:
    """A sequence as it is written: `5h-8h`."""
    return f"{card_text(kind_at(suit, low))}-{card_text(kind_at(suit, high))}"


def meld_text(meld: int) -> str:
    """A meld as it is written: `7c7d7h`, `5h-8h`."""
    if is_run(meld):
        return run_text(run_suit(meld), run_low(meld), run_high(meld))
    return "".join(card_text(kind) for kind in meld_cards(meld))


def meld_name(meld: int) -> str:
    """What tells a meld apart from others of its owner: the rank of a set, the suit of a sequence."""
    return SUIT_TEXT[run_suit(meld)] if is_run(meld) else RANK_TEXT[set_rank(meld)]


def slot_of(melds: tuple[int, ...], index: int) -> int:
    """Which of its owner's melds of its rank or suit a meld is."""
    name, slot = melds[index] >> 8, 0
    for earlier in range(index):
        if melds[earlier] >> 8 == name:
            slot += 1
    return slot
