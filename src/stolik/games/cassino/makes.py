"""Builds, calls and raises: what a card can make, one choice after the other (29-48)."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.cassino.combination import value_of
from stolik.games.cassino.core import Core
from stolik.games.cassino.counts import UNIT, counts_of, total_of
from stolik.games.cassino.groups import is_one_group, unions
from stolik.games.cassino.move import BUILD, CALL, RAISE
from stolik.games.cassino.table import choices, combos_of, justified, owed, parts_of, raisable
from stolik.games.cassino.values import KINDS


def makes(core: Core, card: int) -> Iterator[tuple[int, int, int]]:
    """What a card can make: what it is, its value, and the choice of loose cards and (from bit 52 on) combinations."""
    worth = core.rules.worth[card]
    if not worth:
        return
    values = justified(core, card)
    must = owed(core, card)
    builds = raisable(core)
    for value in range(worth, core.rules.top + 1):
        if values >> value & 1:
            yield from _joined(core, worth, value, must, -1)
            for index in range(len(core.combos)):
                if builds >> index & 1 and worth + value_of(core.combos[index]) <= value:
                    yield from _joined(core, worth + value_of(core.combos[index]), value, must, index)


def _joined(core: Core, part: int, value: int, must: int, raised: int) -> Iterator[tuple[int, int, int]]:
    """What can be made of a value with a card, or a raised build and the card, that are `part` together."""
    rules = core.rules
    equal = combos_of(core, value)
    counts = counts_of(core.loose & rules.up_to[value], value)
    own = 0 if raised < 0 else 1 << raised
    alone = part == value
    """The part is a group of its own; then the others follow without it."""
    if alone:
        found = unions(counts, value, 0)
    elif raised < 0 or rules.raise_with_table:
        found = unions(counts + UNIT[part], value, part)
    else:
        return
    simple = BUILD if raised < 0 else RAISE
    parts = [
        joined for joined in parts_of(equal) if not must & ~(joined | own) and (not rules.merges or joined == equal)
    ]
    if not parts:
        return
    for union in found:
        used = union if alone else union - UNIT[part]
        one = not used if alone else is_one_group(union, value)
        for joined in parts:
            if one and not joined:
                if not used and raised < 0:
                    continue  # the card alone makes nothing
                if rules.one_table_card and total_of(used) > 1:
                    continue
            verb = simple if one and not joined else CALL
            for chosen in choices(core, used, 0):
                yield verb, value, chosen | (joined | own) << KINDS
