"""The legal moves of a core as plain numbers, for those who look many moves ahead."""

from __future__ import annotations

from stolik.games.cassino.core import Core
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of

Reply = tuple[int, int, int, int, int]
"""Card, verb, value, loose cards and combinations of a move, as `perform` wants them."""


def replies(core: Core, most: int) -> list[Reply] | None:
    """The moves of the player in turn, at least one; None if there are more than so many."""
    is_bound(core)
    found: list[Reply] = []
    some = core.loose or core.combos
    for card in kinds_of(core.hands[core.seat]):
        if some:
            for chosen in takes(core, card):
                found.append((card, TAKE, 0, chosen & ALL, chosen >> KINDS))
                if len(found) > most:
                    return None
            for verb, value, chosen in makes(core, card):
                found.append((card, verb, value, chosen & ALL, chosen >> KINDS))
                if len(found) > most:
                    return None
        if may_trail(core, card):
            found.append((card, TRAIL, 0, 0, 0))
    return found
