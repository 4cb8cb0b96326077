"""Cards: the 54 kinds of a pack with two jokers, and their text.

A kind is a small int: `4 * rank + suit` for the 52 suited cards (rank 0 is the two, rank 12 the ace; the suits are
clubs, diamonds, hearts, spades), 52 is the red joker and 53 the black one. Two copies of one kind are equal.

Text is a rank and a suit letter (`7h`, `10s`, `Ac`; signs such as `7♥` are read too), `Jkr` and `Jkb` for the jokers.
Where only the rank matters the suit may be left out (`7`, `Jk`). Cards may be glued together: `KKK2`, `7h7s`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

KINDS: Final = 54
RED_JOKER: Final = 52
RANK_TEXT: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_TEXT: Final = "cdhs"
SUIT_SIGN: Final = "♣♦♥♠"
JOKER_TEXT: Final = "Jk"
ANY_SUIT: Final = -1
JOKER_RANK: Final = 13

_CARD = re.compile(r"(?:(Jk|jk)([rb])?|(10|[2-9TtJjQqKkAa])([cdhs♣♦♥♠])?)\ufe0e?")


class CardError(ValueError):
    """Text that is no card; `text` is the whole text, `at` the index of the first character that cannot be read."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__(f"no card at character {at + 1} of {text!r}")
        self.text: Final = text
        self.at: Final = at


def rank_of(kind: int) -> int:
    """The rank of a kind, 0 (two) to 12 (ace), 13 for jokers."""
    return kind >> 2


def suit_of(kind: int) -> int:
    """The suit of a kind, 0 to 3 (clubs, diamonds, hearts, spades); of a joker 0 (red) or 1 (black)."""
    return kind & 3


def card_text(kind: int) -> str:
    """The exact text of a kind, such as `7h` or `Jkr`."""
    if kind >= RED_JOKER:
        return JOKER_TEXT + "rb"[kind - RED_JOKER]
    return RANK_TEXT[kind >> 2] + SUIT_TEXT[kind & 3]


def cards_text(kinds: Iterable[int]) -> str:
    """Exact texts of several cards, separated by spaces."""
    return " ".join(card_text(kind) for kind in kinds)


def parse_patterns(text: str) -> list[tuple[int, int]]:
    """Cards of a glued or spaced list as (rank, suit) with `ANY_SUIT` where none is named.

    Raises CardError at the first thing that is no card.
    """
    patterns: list[tuple[int, int]] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = _CARD.match(text, at)
        if match is None:
            raise CardError(text, at)
        patterns.append(_pattern(match))
        at = match.end()
    return patterns


def _pattern(match: re.Match[str]) -> tuple[int, int]:
    if match[1]:
        return JOKER_RANK, "rb".index(match[2]) if match[2] else ANY_SUIT
    rank = RANK_TEXT.index("10" if match[3] in "Tt" else match[3].upper())
    sign = match[4]
    if sign is None:
        return rank, ANY_SUIT
    return rank, SUIT_TEXT.index(sign) if sign in SUIT_TEXT else SUIT_SIGN.index(sign)


def parse_card(text: str) -> int:
    """The kind of one exact card text; raises CardError."""
    patterns = parse_patterns(text)
    if len(patterns) != 1 or patterns[0][1] == ANY_SUIT:
        raise CardError(text, 0)
    rank, suit = patterns[0]
    return 4 * rank + suit


def pack(packs: int) -> list[int]:
    """All cards of so many packs of 52 with two jokers each, in order of their kinds."""
    return [kind for kind in range(KINDS) for _ in range(packs)]
