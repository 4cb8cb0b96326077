"""What the hooks of all families have in common: their refusals and seats, and sentences about cards of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import card_text
from stolik.conformance import Hooks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from enum import Enum
    from random import Random

    from stolik.games.game import State

SIGNS = "♣♦♥♠"


class FamilyHooks(Hooks):
    """Hooks of a family with these refusals, for so many players."""

    def __init__(self, faults: type[Enum], players: int) -> None:
        self._codes = frozenset(fault.value for fault in faults)
        self._seats = range(players)

    @property
    def codes(self) -> frozenset[str]:
        return self._codes

    @property
    def seats(self) -> range:
        return self._seats

    def sequences(self, state: State, rng: Random) -> Iterator[str]:
        """Plays that are legal step by step, as long as the same seat acts."""
        for _ in range(3):
            copy, texts = state.copy(), list[str]()
            seat = copy.seat
            while copy.seat == seat is not None and len(texts) < 6:
                action = self.choose(copy, rng)
                texts.append(action.text)
                copy.apply(action)
            yield "; ".join(texts) or "draw"


class HandCards:
    """Cards for sentences, most of them of a hand; so many of them are written exactly."""

    exact = 0.6

    def __init__(self, hand: Sequence[int], rng: Random) -> None:
        self.rng = rng
        self.hand = list(hand)

    def kind(self) -> int:
        """A card of the hand, now and then any."""
        if self.hand and self.rng.random() < 0.85:
            return self.rng.choice(self.hand)
        return self.rng.randrange(54)

    def text(self, kind: int) -> str:
        """A card as somebody might write it."""
        return written(kind, self.rng, self.exact)

    def one(self) -> str:
        return self.text(self.kind())


def written(kind: int, rng: Random, exact: float) -> str:
    """A card with its suit, so often as that, as letter or seldom as sign, or without it."""
    text = card_text(kind)
    dice = rng.random()
    if dice < exact:
        return text
    return text[:-1] + SIGNS["cdhs".index(text[-1])] if dice < exact + 0.1 and kind < 52 else text[:-1]
