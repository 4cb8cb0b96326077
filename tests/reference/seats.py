"""Cards drawn before the first deal: who sits where, and who plays first (B3-B6, `seat_draw`).

Here a card has its suit: 'Ks', '10h'; jokers are 'Jkr' and 'Jkb'.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

HIGH_TO_LOW = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = ("s", "h", "d", "c")


@dataclass(frozen=True)
class SeatDraw:
    """What the draw led to."""

    drawn: tuple[tuple[int, str], ...]
    """Who drew which card, in order, cards that had to be drawn again included."""
    cards: tuple[str, ...]
    """By drawer: the card that counts."""
    places: tuple[int, ...]
    """By drawer: the seat on which he sits from now on."""
    dealer: int
    """The seat that deals first: the one before the highest card, who plays first."""


def strength(card: str) -> tuple[int, int]:
    """A key that is greater for a higher card (B4)."""
    return -HIGH_TO_LOW.index(card[:-1]), -SUITS.index(card[-1])


def draw_for_seats(players: int, order: Sequence[str]) -> SeatDraw:
    """The players draw in turn from the top of the pack; jokers and equal cards are drawn again (B5)."""
    cards = list(order)
    drawn: list[tuple[int, str]] = []
    kept: list[str] = []
    for drawer in range(players):
        while len(kept) == drawer:
            card = cards.pop(0)
            drawn.append((drawer, card))
            if not card.startswith("Jk") and card not in kept:
                kept.append(card)
    best_first = sorted(range(players), key=lambda drawer: strength(kept[drawer]), reverse=True)
    places = list(range(players))
    if players == 4:
        # The second highest is the partner of the highest; the third sits to the left of the highest.
        for drawer, seat in zip(best_first, (0, 2, 1, 3), strict=True):
            places[drawer] = seat
    first = places[best_first[0]]
    return SeatDraw(tuple(drawn), tuple(kept), tuple(places), (first - 1) % players)
