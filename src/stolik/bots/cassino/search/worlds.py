"""Worlds for a search: hands and a stock that agree with what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.decks import shuffled
from stolik.games.cassino.core import Core, partner_values, values_in
from stolik.games.cassino.values import mask_of
from stolik.games.cassino.view import CassinoView

TRIES: Final = 40
"""So many hands are tried for one world that agrees with everything that is known."""


def worlds(view: CassinoView, seed: int) -> Iterator[Core]:
    """One world after the other, as long as they are wanted; none where none was found."""
    number = 0
    unseen = view.unseen()
    while True:
        for _ in range(TRIES):
            core = _world(view, shuffled(unseen, seed, number))
            number += 1
            if core is not None:
                yield core
                break
        else:
            return


def _world(view: CassinoView, order: list[int]) -> Core | None:
    """The world in which the unseen cards lie so, or None if somebody then lacks what he must hold."""
    core = view.own_core()
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            hand, order = order[:size], order[size:]
            if view.promised[seat] & ~values_in(view.rules, mask_of(hand)):
                return None
            core.hands[seat] = mask_of(hand)
    if view.partner_values and partner_values(core) != view.partner_values:
        return None
    core.order = order
    return core
