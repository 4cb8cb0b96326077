"""Hands and a stock that agree with what a seat knows, for a search."""

from __future__ import annotations

from stolik.decks import shuffled
from stolik.games.choina.view import ChoinaView

World = tuple[dict[int, list[int]], list[int]]
"""The hands of the other seats, and the stock with its top card first."""


def sample(view: ChoinaView, seed: int) -> World:
    """A guess of what a view hides: the cards known to be in a hand lie there, all others are dealt at random."""
    hidden = shuffled(view.unseen(), seed, 0)
    hands: dict[int, list[int]] = {}
    at = 0
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            known = view.known_cards(seat)
            end = at + size - len(known)
            hands[seat] = known + hidden[at:end]
            at = end
    return hands, hidden[at:]
