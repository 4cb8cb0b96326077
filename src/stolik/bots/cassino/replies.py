"""The legal moves of a core as plain numbers, for those who look many moves ahead."""

from __future__ import annotations

from itertools import islice
from typing import Final

from stolik.games.cassino.core import Core
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of

Reply = tuple[int, int, int, int, int]
"""Card, verb, value, loose cards and combinations of a move, as `perform` wants them."""
MOST: Final = 40
"""The most takes, or combinations, of one card that are looked at."""


def replies(core: Core) -> list[Reply]:
    """The moves of the player in turn, at least one."""
    is_bound(core)
    found: list[Reply] = []
    some = core.loose or core.combos
    for card in kinds_of(core.hands[core.seat]):
        if some:
            found += [(card, TAKE, 0, chosen & ALL, chosen >> KINDS) for chosen in islice(takes(core, card), MOST)]
            found += [
                (card, verb, value, chosen & ALL, chosen >> KINDS)
                for verb, value, chosen in islice(makes(core, card), MOST)
            ]
        if may_trail(core, card):
            found.append((card, TRAIL, 0, 0, 0))
    return found


def sensible(core: Core) -> list[Reply]:
    """The moves that are worth a thought: of the takes of a card none that is a part of another."""
    found: list[Reply] = []
    kept: list[int] = []
    before = -1
    # the larger takes of a card have more bits; a part never has
    for reply in sorted(replies(core), key=_first):
        if reply[1] != TAKE:
            found.append(reply)
            continue
        if reply[0] != before:
            kept, before = [], reply[0]
        chosen = reply[3] | reply[4] << KINDS
        if not any(chosen & other == chosen for other in kept):
            kept.append(chosen)
            found.append(reply)
    return found


def _first(reply: Reply) -> tuple[int, int, int]:
    return reply[0], reply[1], -reply[3].bit_count() - reply[4].bit_count()
