"""The moves worth a thought: all of them at a table with few cards, the best composed at a full one.

At a full table one card may have millions of moves. Then cards are added one by one, the heaviest first, as long as a
legal move with them remains: what comes out is a legal move to which nothing can be added.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.compose import purposes
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import TAKE, TRAIL, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of, size_of

FULL: Final = 9
"""Loose cards and combinations beyond which a table is full."""
MOST: Final = 200
"""The most takes, or combinations, of one card that are looked at."""
FIRST: Final = 4
"""So many of the heaviest cards are each tried as the first of a composed move."""


def candidates(core: Core, weights: Sequence[float]) -> Iterator[Move]:
    """Legal moves, each once, at least one; `weights` say for every kind how much it is wanted."""
    if core.need != NEED_SEAT:
        return
    is_bound(core)
    names = combo_names(core)
    full = size_of(core.loose) + len(core.combos) > FULL
    for card in kinds_of(core.hands[core.seat]):
        if may_trail(core, card):
            yield make_move(card, TRAIL, 0, 0, 0, names)
        if full:
            for verb, value in purposes(core, card):
                for loose, combos in composed(core, card, verb, value, weights):
                    yield make_move(card, verb, value, loose, combos, names)
        elif core.loose or core.combos:
            for chosen in islice(takes(core, card), MOST):
                yield make_move(card, TAKE, 0, chosen & ALL, chosen >> KINDS, names)
            for verb, value, chosen in islice(makes(core, card), MOST):
                yield make_move(card, verb, value, chosen & ALL, chosen >> KINDS, names)


def composed(core: Core, card: int, verb: int, value: int, weights: Sequence[float]) -> list[tuple[int, int]]:
    """A few moves of a card for one purpose: their loose cards and combinations."""
    whole = (1 << len(core.combos)) - 1
    if not reaches(core, card, verb, value, Span(0, core.loose, 0, whole)):
        return []
    pieces: list[tuple[float, int, int]] = [(weights[kind], 1 << kind, 0) for kind in kinds_of(core.loose)]
    for index in range(len(core.combos)):
        weight = sum(weights[kind] for kind in kinds_of(cards_of(core.combos[index])))
        pieces.append((weight, 0, 1 << index))
    pieces.sort(reverse=True)
    found: list[tuple[int, int]] = []
    for first in range(min(FIRST, len(pieces))):
        chosen = _filled(core, card, verb, value, [pieces[first], *pieces])
        if chosen not in found:
            found.append(chosen)
    return found


def _filled(core: Core, card: int, verb: int, value: int, pieces: list[tuple[float, int, int]]) -> tuple[int, int]:
    """The move that grows when pieces are added in this order where they can be."""
    whole = (1 << len(core.combos)) - 1
    loose = combos = 0
    for _, bit, index in pieces:
        more, joined = loose | bit, combos | index
        if (more, joined) != (loose, combos):
            if reaches(core, card, verb, value, Span(more, core.loose, joined, whole)):
                loose, combos = more, joined
    return loose, combos
