"""What the selected card can take: the take of the most cards, and the groups that are worth a tap each.

Both are the engine's own answers, the first as if the rules wanted the most, the second as if they allowed one group.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from stolik.desk.cassino.labels import chip_label
from stolik.desk.cassino.tokens import Selection, tokens
from stolik.desk.offer import Chip
from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.compose import is_legal
from stolik.games.cassino.core import FREE, Core
from stolik.games.cassino.move import TAKE, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.shown import captured, groups_of
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import (
    ACES,
    ALL,
    BIG_CASSINO,
    KINDS,
    LITTLE_CASSINO,
    SPADES,
    kinds_of,
    mask_of,
    size_of,
)
from stolik.games.option import RuleSet

CHIPS: Final = 8
LOOKED_AT: Final = 64
"""So many takes of equal size, or groups, are looked at."""


def largest_take(core: Core, card: int) -> Move | None:
    """The legal take of the most table cards, of equal ones that of the most valuable; None if there is none."""
    return _best(core, card, _as_if(core, "maximal")) or _best(core, card, core)


def _best(core: Core, card: int, like: Core) -> Move | None:
    """The heaviest take of a core that is legal in this one."""
    names = combo_names(core)
    chosen = islice(takes(like, card), LOOKED_AT)
    moves = [make_move(card, TAKE, 0, each & ALL, each >> KINDS, names) for each in chosen]
    moves.sort(key=lambda move: _weight(captured(core, move)), reverse=True)
    return next((move for move in moves if is_legal(core, move)), None)


def _weight(cards: int) -> tuple[int, int, int]:
    """How much cards are worth, in the order in which it counts here."""
    return size_of(cards), size_of(cards & (ACES | BIG_CASSINO | LITTLE_CASSINO)), size_of(cards & SPADES)


def chips_of(core: Core, chosen: Selection, largest: Move | None) -> tuple[Chip, ...]:
    """The groups that the selected card can take, those of the largest take first."""
    found: dict[tuple[str, ...], Chip] = {}
    whole = (1 << len(core.combos)) - 1
    for loose, combos in _groups(core, chosen.card, largest):
        if len(found) == CHIPS:
            break
        words = tokens(core, loose, combos)
        span = Span(loose, core.loose, combos, whole)
        if words not in found and reaches(core, chosen.card, TAKE, 0, span):
            is_chosen = chosen.loose & loose == loose and chosen.combos & combos == combos
            found[words] = Chip(words, chip_label(core, loose, combos), is_chosen)
    return tuple(found.values())


def _groups(core: Core, card: int, largest: Move | None) -> Iterator[tuple[int, int]]:
    """Groups as loose cards and combinations."""
    if largest is not None:
        for group in groups_of(core, largest):
            yield _parted(core, mask_of(group), largest.combos)
    for chosen in islice(takes(_as_if(core, "single"), card), LOOKED_AT):
        yield chosen & ALL, chosen >> KINDS


def _parted(core: Core, cards: int, combos: int) -> tuple[int, int]:
    """The loose cards of a group, and the combinations in it."""
    whole = [index for index in kinds_of(combos) if cards_of(core.combos[index]) & ~cards == 0]
    for index in whole:
        cards &= ~cards_of(core.combos[index])
    return cards, mask_of(whole)


def _as_if(core: Core, groups: str) -> Core:
    """The same table by another rule about groups, and without duties."""
    other = core.copy()
    other.rules = _rules(core.rules.rule_set, groups)
    other.duty = FREE
    return other


@lru_cache(maxsize=64)
def _rules(rule_set: RuleSet, groups: str) -> Rules:
    return Rules(SCHEMA.rule_set(rule_set.preset, {**rule_set.changes, "capture_groups": groups}))
