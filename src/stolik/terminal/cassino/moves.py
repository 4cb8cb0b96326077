"""The moves worth showing to a person, found without making them all: a full table may have millions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.compose import is_legal, purposes, whole_table
from stolik.games.cassino.core import Core
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import RAISE, TAKE, TRAIL, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.shown import captured, groups_of
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of, size_of

FULL: Final = 9
"""Loose cards and combinations beyond which moves are composed, not listed."""
MOST: Final = 200
"""So many takes of one card, and so many of what it makes, are looked at."""


def trail(card: int) -> Move:
    """To lay a card loose in the centre."""
    return make_move(card, TRAIL, 0, 0, 0, [])


def worthwhile(core: Core) -> list[Move]:
    """The trails, and of takes, builds, calls and raises those that are no part of a larger one; the largest first."""
    is_bound(core)
    found: list[Move] = []
    for card in kinds_of(core.hands[core.seat]):
        if may_trail(core, card):
            found.append(trail(card))
        found += _largest(list(of_card(core, card)))
    return sorted(found, key=lambda move: -size_of(captured(core, move)))


def is_full(core: Core) -> bool:
    """Whether so much lies on the table that only the largest moves are looked for."""
    return size_of(core.loose) + len(core.combos) > FULL


def of_card(core: Core, card: int) -> Iterator[Move]:
    """What a card can do beside being trailed: all of it at a table with few cards, the largest at a full one."""
    names = combo_names(core)
    if is_full(core):
        for verb, value in purposes(core, card):
            chosen = _grown(core, card, verb, value)
            if chosen is not None:
                yield make_move(card, verb, value, *chosen, names)
    elif core.loose or core.combos:
        for taken in islice(takes(core, card), MOST):
            yield make_move(card, TAKE, 0, taken & ALL, taken >> KINDS, names)
        for verb, value, used in islice(makes(core, card), MOST):
            yield make_move(card, verb, value, used & ALL, used >> KINDS, names)


def _grown(core: Core, card: int, verb: int, value: int) -> tuple[int, int] | None:
    """A move to which nothing can be added: combinations first, then low cards, of which sums have more."""
    if not reaches(core, card, verb, value, whole_table(core)):
        return None
    whole = (1 << len(core.combos)) - 1
    loose = combos = 0
    for index in range(len(core.combos)):
        if reaches(core, card, verb, value, Span(0, core.loose, combos | 1 << index, whole)):
            combos |= 1 << index
    for kind in sorted(kinds_of(core.loose), key=lambda kind: core.rules.worth[kind]):
        if reaches(core, card, verb, value, Span(loose | 1 << kind, core.loose, combos, whole)):
            loose |= 1 << kind
    return loose, combos


def _largest(moves: Sequence[Move]) -> list[Move]:
    """Moves of one card without those that are part of another one to the same purpose."""
    return [move for move in moves if not any(_is_part(move, other) for other in moves)]


def _is_part(move: Move, other: Move) -> bool:
    if (move.verb, move.value) != (other.verb, other.value) or move.text == other.text or move.verb == RAISE:
        return False
    return not move.loose & ~other.loose and not move.combos & ~other.combos


def has_part(core: Core, move: Move) -> bool:
    """Whether one group fewer would do as well."""
    for group in groups_of(core, move):
        cards = sum(1 << kind for kind in group)
        combos = sum(1 << index for index, made in enumerate(core.combos) if not cards_of(made) & ~cards)
        less = Move(move.card, move.verb, move.value, move.loose & ~cards, move.combos & ~combos, "")
        if (less.loose or less.combos) and is_legal(core, less):
            return True
    return False
