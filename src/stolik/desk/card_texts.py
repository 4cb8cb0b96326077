"""The texts of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from stolik.cards import KINDS, CardError, card_text, parse_card
from stolik.games.event import HIDDEN
from stolik.games.violation import NotationError

CARD: Final = tuple(card_text(kind) for kind in range(KINDS))
"""The text of a kind."""
TEXT: Final = {kind: card_text(kind) for kind in range(KINDS)} | {HIDDEN: ""}
"""The text of a kind, and the empty one of a hidden card."""


def card_texts(kinds: Iterable[int]) -> tuple[str, ...]:
    """The texts of cards; a hidden one has none."""
    return tuple([TEXT[kind] for kind in kinds])


def joined(kinds: Iterable[int]) -> str:
    """Cards as a parameter of a message: `7h 7d`."""
    return " ".join(CARD[kind] for kind in kinds)


def kinds_of_texts(texts: Iterable[str]) -> list[int]:
    """The cards of exact texts. Raises NotationError."""
    return [_kind(text) for text in texts]


def demand_held(cards: Iterable[int], hand: Iterable[int]) -> None:
    """Raise NotationError for cards that are not in a hand, each as often as there: no work is done for them."""
    for kind in Counter(cards) - Counter(hand):
        raise NotationError("no_card", CARD[kind])


def _kind(text: str) -> int:
    try:
        return parse_card(text)
    except CardError as error:
        raise NotationError("no_card", error.text, error.at) from error
