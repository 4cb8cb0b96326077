"""Whether a legal move uses some cards and no others than some: the one question behind `check` and the composing.

A `Span` says what the move must use and what it may use. Where both are the same this asks about one move alone.
"""

from __future__ import annotations

from stolik.games.cassino.combination import value_of
from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.counts import UNIT, counts_of, covers, without
from stolik.games.cassino.groups import GROUPS, HAVING, can_cover, has_group
from stolik.games.cassino.move import BUILD, CALL, TAKE
from stolik.games.cassino.rules import GROUPS_MOST, GROUPS_ONE, GROUPS_RANK
from stolik.games.cassino.table import combo_counts, combos_of, justified, owed, parts_of, raisable, summands
from stolik.games.cassino.takes import face_numbers, greatest, most_in_sums, played_values, same_rank
from stolik.games.cassino.values import size_of


class Span:
    """Loose cards and combinations that a move must use, and those that it may use, the former among them."""

    __slots__ = ("combos", "loose", "must_combos", "must_loose")

    def __init__(self, must_loose: int, loose: int, must_combos: int, combos: int) -> None:
        self.must_loose = must_loose
        self.loose = loose
        self.must_combos = must_combos
        self.combos = combos


def reaches(core: Core, card: int, verb: int, value: int, span: Span) -> bool:
    """Whether there is a legal take, build, call or raise with a card of the hand within the span."""
    if verb == TAKE:
        return _takes(core, card, span)
    worth = core.rules.worth[card]
    if not worth or value < worth or value > core.rules.top or not justified(core, card) >> value & 1:
        return False
    must = span.must_combos | owed(core, card)
    if must & ~span.combos or span.must_loose & ~core.rules.up_to[value]:
        return False
    if verb == BUILD:
        return not must and _builds(core, worth, value, span)
    if verb == CALL and _calls(core, worth, value, span, must, 0):
        return True
    builds = raisable(core) & span.combos
    for index in range(len(core.combos)):
        if builds >> index & 1:
            part = worth + value_of(core.combos[index])
            own = 1 << index
            if part <= value and (part == value or core.rules.raise_with_table):
                if verb == CALL:
                    if _calls(core, part, value, span, must & ~own, own):
                        return True
                elif not must & ~own and _raises(core, part, value, span):
                    return True
    return False


# -- taking ----------------------------------------------------------------------------------------------------------


def _takes(core: Core, card: int, span: Span) -> bool:
    must = span.must_combos | owed(core, card)
    if must & ~span.combos:
        return False
    if not core.rules.worth[card]:
        return not must and _takes_faces(core, card, span)
    must_loose = span.must_loose
    if core.rules.groups == GROUPS_RANK:
        must_loose |= same_rank(core, card)
        if must_loose & ~span.loose:
            return False
    for value in played_values(core, card):
        if not must_loose & ~core.rules.up_to[value] and _takes_with(core, card, value, must_loose, must, span):
            return True
    return False


def _takes_faces(core: Core, card: int, span: Span) -> bool:
    same = same_rank(core, card)
    if span.must_loose & ~same:
        return False
    least, most = size_of(span.must_loose), size_of(span.loose & same)
    return any(least <= number <= most for number in face_numbers(core, card))


def _takes_with(core: Core, card: int, value: int, must_loose: int, must: int, span: Span) -> bool:
    equal, sums = combos_of(core, value), summands(core, value)
    if must & ~(equal | sums):
        return False
    loose = span.loose & core.rules.up_to[value]
    rule = core.rules.groups
    if rule == GROUPS_MOST:
        if equal & ~span.combos:
            return False
        return _takes_most(core, card, value, must_loose, loose, must & sums, span.combos & sums)
    least = counts_of(must_loose, value) + combo_counts(core, must & sums)
    counts = counts_of(loose, value) + combo_counts(core, span.combos & sums)
    if rule == GROUPS_ONE:
        return _takes_one(value, least, counts, must & equal, span.combos & equal)
    if not least:
        return span.combos & equal != 0 or has_group(counts, value)
    return can_cover(least, counts, value)


def _takes_most(core: Core, card: int, value: int, must: int, loose: int, must_sums: int, sums: int) -> bool:
    """Whether the most cards can be taken, combinations of the value among them, with these loose cards and builds."""
    combined = size_of(cards_in(core, combos_of(core, value)))
    found = 0
    for part in parts_of(sums & ~must_sums):
        found = max(found, most_in_sums(core, value, part | must_sums, must, loose) + combined)
    return found > 0 and found == greatest(core, card)


def _takes_one(value: int, least: int, counts: int, must: int, equal: int) -> bool:
    """Whether a single group, or a single combination, can be taken."""
    if must:
        return not least and must & must - 1 == 0
    if not least and equal:
        return True
    return any(group.fits(counts) and covers(group.packed, least) for group in GROUPS[value])


# -- making ----------------------------------------------------------------------------------------------------------


def _builds(core: Core, part: int, value: int, span: Span) -> bool:
    if core.rules.merges and combos_of(core, value):
        return False
    return part < value and _one_group(core, part, value, span)


def _raises(core: Core, part: int, value: int, span: Span) -> bool:
    if core.rules.merges and combos_of(core, value):
        return False
    if part == value:
        return not span.must_loose
    return _one_group(core, part, value, span)


def _one_group(core: Core, part: int, value: int, span: Span) -> bool:
    """Whether the part and loose cards, at least one, can be a single group."""
    least = counts_of(span.must_loose, value) + UNIT[part]
    counts = counts_of(span.loose & core.rules.up_to[value], value) + UNIT[part]
    for group in HAVING[value][part]:
        if group.size > 1 and group.fits(counts) and covers(group.packed, least):
            if not core.rules.one_table_card or group.size == 2:
                return True
    return False


def _calls(core: Core, part: int, value: int, span: Span, must: int, own: int) -> bool:
    """Whether the part can be in one of two groups or more, combinations counted."""
    equal = combos_of(core, value)
    joined = span.combos & equal
    if core.rules.merges:
        if equal & ~joined:
            return False
        must |= equal
    if must & ~equal or own & equal:
        return False
    least = counts_of(span.must_loose, value)
    counts = counts_of(span.loose & core.rules.up_to[value], value)
    if part == value:
        return can_cover(least, counts, value) and (least != 0 or joined != 0 or has_group(counts, value))
    return _calls_summed(part, value, least + UNIT[part], counts + UNIT[part], joined != 0)


def _calls_summed(part: int, value: int, least: int, counts: int, joins: bool) -> bool:
    """Whether groups with the part in one of them use all that they must, and there is more than that one group."""
    if not can_cover(least, counts, value):
        return False
    if joins:
        return True
    for group in HAVING[value][part]:
        if group.fits(counts):
            rest, left = without(least, group.packed), counts - group.packed
            if can_cover(rest, left, value) if rest else has_group(left, value):
                return True
    return False
