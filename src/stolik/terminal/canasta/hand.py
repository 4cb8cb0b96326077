"""A hand, sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from stolik.cards import RED_JOKER
from stolik.games.canasta.classes import CLASS_OF, TWO
from stolik.games.canasta.rules import Rules
from stolik.terminal.hand import Order
from stolik.terminal.words import Words


def best_order(rules: Rules) -> Order:
    """How a hand is best held by these rules: where there are sequences, their cards together."""
    return Order.SUIT if rules.sequences else Order.RANK


PLACES = (2, 3, 1, 0)
"""The places of clubs, diamonds, hearts and spades: black and red by turns, spades first."""
WILD = -1


def hand_groups(cards: Sequence[int], order: Order, words: Words) -> list[str]:
    """The cards in groups of one rank or one suit, wild cards first, high cards before low ones."""
    group: Callable[[int], int] = _rank if order is Order.RANK else _suit
    ordered = sorted(cards, key=lambda kind: (group(kind), _rank(kind), _suit(kind)))
    return [words.cards(kinds) for _, kinds in groupby(ordered, key=group)]


def _rank(kind: int) -> int:
    if kind >= RED_JOKER:
        return -2
    return -1 if CLASS_OF[kind] == TWO else 12 - (kind >> 2)


def _suit(kind: int) -> int:
    # wild cards are of no suit to a player
    return WILD if CLASS_OF[kind] <= TWO else PLACES[kind & 3]
