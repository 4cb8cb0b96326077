"""A dealing played to its end by a fast player that sees its own cards only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.bots.cassino import greedy
from stolik.bots.cassino.standing import expected, settled
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.move import Move
from stolik.games.cassino.perform import perform
from stolik.games.cassino.values import ALL
from stolik.games.cassino.view import CassinoView

LYING: Final = 0.1
"""What a card on the table is worth to the side that plays first after a dealing."""


class TooLongError(Exception):
    """More moves than may be played."""


def played(core: Core, move: Move, side: int, more: Callable[[], bool]) -> float:
    """What a world comes to for a side after a move, when `greedy` plays all hands to the end of the dealing.

    Raises TooLongError as soon as `more()`, asked for each move, says no.
    """
    if not more():
        raise TooLongError
    world = core.copy()
    perform(world, move.card, move.verb, move.value, move.loose, move.combos)
    # where cards are drawn there is one dealing, and so many plays are enough
    left = sum([hand.bit_count() for hand in core.hands])
    while world.need == NEED_SEAT and world.dealt == core.dealt and left > 1:
        if not more():
            raise TooLongError
        chosen = greedy.choose(CassinoView(world, world.seat))
        perform(world, chosen.card, chosen.verb, chosen.value, chosen.loose, chosen.combos)
        left -= 1
    if world.need != NEED_SEAT:
        return settled(world, side)
    first = LYING if world.rules.side(world.seat) == side else -LYING
    lying = world.loose.bit_count() + sum([(made & ALL).bit_count() for made in world.combos])
    return expected(world.rules, world.piles, world.sweeps, side) + first * lying
