"""Every legal move, one after the other, each exactly once."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.cassino.combination import name
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import TAKE, TRAIL, Move, make_move
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of


def moves(core: Core) -> Iterator[Move]:
    """The legal moves by hand card: of each its trail, its takes, and what it makes. The table must not change."""
    if core.need != NEED_SEAT:
        return
    is_bound(core)
    names = combo_names(core)
    for card in kinds_of(core.hands[core.seat]):
        if may_trail(core, card):
            yield make_move(card, TRAIL, 0, 0, 0, names)
        if core.loose or core.combos:
            for chosen in takes(core, card):
                yield make_move(card, TAKE, 0, chosen & ALL, chosen >> KINDS, names)
            for verb, value, chosen in makes(core, card):
                yield make_move(card, verb, value, chosen & ALL, chosen >> KINDS, names)


def combo_names(core: Core) -> list[str]:
    """The names of the combinations as they lie."""
    return [name(core.combos, index) for index in range(len(core.combos))]
