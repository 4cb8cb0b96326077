"""Cards as people see and type them: Polish letters (A K D W), names of cards, Polish input.

Everything exact, such as a record, has the texts of `stolik.cards` instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from stolik.cards import JOKER_RANK, JOKER_TEXT, RANK_TEXT, RED_JOKER, SUIT_SIGN, SUIT_TEXT, card_text, rank_of, suit_of
from stolik.text.catalogue import catalogue


def show_rank(rank: int, language: str) -> str:
    """The index of a rank, such as `Q` or `D`; rank 13 is the joker."""
    return catalogue(language).format(f"card-index-{_rank_id(rank)}")


def show_card(kind: int, language: str) -> str:
    """The index and suit of a card, such as `Q♥` or `D♥`; jokers of both colours look alike."""
    index = show_rank(rank_of(kind), language)
    return index if kind >= RED_JOKER else index + SUIT_SIGN[suit_of(kind)]


def show_cards(kinds: Iterable[int], language: str) -> str:
    """Several cards in the order given, separated by spaces."""
    return " ".join(show_card(kind, language) for kind in kinds)


def card_name(kind: int, language: str) -> str:
    """The name of a card in words, such as `queen of hearts` or `dama kier`."""
    messages = catalogue(language)
    if kind >= RED_JOKER:
        return messages.format(f"card-name-{card_text(kind)}")
    suit = messages.format(f"card-suit-{SUIT_TEXT[suit_of(kind)]}")
    return messages.format(f"card-name-{_rank_id(rank_of(kind))}", suit=suit)


def rank_name(rank: int, language: str) -> str:
    """The name of the cards of a rank, such as `queens` or `damy`; rank 13 are the jokers."""
    return catalogue(language).format(f"card-rank-{_rank_id(rank)}")


def _rank_id(rank: int) -> str:
    return JOKER_TEXT if rank == JOKER_RANK else RANK_TEXT[rank]


# A small d stays the suit of diamonds: `7d` and `Dd` would be ambiguous otherwise. A small w can only be a jack.
_CARD: Final = r"(?:Jok|jok|Jk|jk)[rb]?|(?:10|[2-9TtJjQqKkAaDWw])[cdhs♣♦♥♠]?"
_CARDS_WORD: Final = re.compile(rf"(?<![^\s,;])(?:{_CARD})+(?![^\s,;])")
_POLISH: Final = re.compile(r"[Jj]ok|[DWw]")
_ENGLISH: Final = {"D": "Q", "W": "J", "w": "J", "Jok": "Jk", "jok": "Jk"}


def to_english_letters(text: str) -> str:
    """The text with Polish letters in its cards turned into notation: `lay DDW` becomes `lay QQJ`.

    Only words made of cards alone are touched.
    """
    return _CARDS_WORD.sub(lambda word: _POLISH.sub(lambda letter: _ENGLISH[letter[0]], word[0]), text)
