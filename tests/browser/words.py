"""What a page says in one language: the messages, and cards with the letters of that language."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.text.catalogue import Catalogue, Param, catalogue
from tests.support.people import Language

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
AS_TEXT = "\ufe0e"


@dataclass(frozen=True)
class Words:
    """The words of a language."""

    language: Language

    @property
    def messages(self) -> Catalogue:
        return catalogue(self.language)

    def __call__(self, message: str, **params: Param) -> str:
        return self.messages.format(message, **params)

    def cards(self, text: str) -> str:
        """Cards as they are written: `K♥ 4♣`; a rank alone has no sign."""
        return " ".join(map(self._card, text.split()))

    def name(self, card: str) -> str:
        """A card in words, without what it may stand for."""
        suit = self(f"card-suit-{card[-1]}")
        return self(f"card-name-{card[:-1]}", suit=suit)

    def wild(self, card: str) -> str:
        """A wild card in the hand, in words."""
        return self("felt-card-wild", name=self.name(card))

    def run(self, text: str) -> str:
        """A sequence by its ends: `5♥–7♥`."""
        return "–".join(map(self._card, text.split("-")))

    def _card(self, card: str) -> str:
        rank, sign = (card[:-1], SIGNS[card[-1]] + AS_TEXT) if card[-1] in SIGNS else (card, "")
        return self(f"card-index-{rank}") + sign
