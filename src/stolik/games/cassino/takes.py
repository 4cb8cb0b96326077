"""Taking: what a card can take, one choice after the other (19-28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.counts import counts_of, total_of
from stolik.games.cassino.groups import GROUPS, has_group, unions
from stolik.games.cassino.most import left_over, most_with
from stolik.games.cassino.rules import (
    FACE_ANY,
    FACE_ONE,
    GROUPS_ANY,
    GROUPS_MOST,
    GROUPS_ONE,
    GROUPS_RANK,
)
from stolik.games.cassino.table import choices, combo_counts, combos_of, owed, parts_of, summands
from stolik.games.cassino.values import ACE, ACES, HIGH_ACE, KINDS, PICKS, POP, size_of

THREE: Final = 3


def played_values(core: Core, card: int) -> tuple[int, ...]:
    """The values with which a card can take; none for a face card without a value."""
    worth = core.rules.worth[card]
    if not worth:
        return ()
    return (worth, HIGH_ACE) if core.rules.high_ace and card >> 2 == ACE else (worth,)


def same_rank(core: Core, card: int) -> int:
    """The loose cards of the rank of a card."""
    return core.loose & 15 << (card & ~3)


def face_numbers(core: Core, card: int) -> tuple[int, ...]:
    """How many loose cards of its rank a face card may take (23, 24)."""
    there = POP[core.loose >> (card & ~3) & 15]
    rules = core.rules
    most = 1 if rules.faces == FACE_ONE or rules.groups == GROUPS_ONE else there
    if rules.faces == FACE_ANY:
        found = tuple(range(1, min(there, most) + 1))
    else:
        found = tuple(number for number in (1, THREE) if number <= min(there, most))
    return found if rules.groups in (GROUPS_ANY, GROUPS_ONE) else found[-1:]


def could_take(core: Core, card: int) -> bool:
    """Whether a card could take anything, duties aside (50)."""
    if not core.rules.worth[card]:
        return same_rank(core, card) != 0
    for value in played_values(core, card):
        if combos_of(core, value):
            return True
        sums = summands(core, value)
        if has_group(counts_of(core.loose & core.rules.up_to[value], value) + combo_counts(core, sums), value):
            return True
    return False


def most_in_sums(core: Core, value: int, part: int, must: int, loose: int) -> int:
    """The most table cards in sums of a value that have just these builds, and of the loose cards those that they
    must have and none but these; NONE if there are none.
    """
    needs = combo_counts(core, part)
    counts = counts_of(loose & core.rules.up_to[value], value) + needs
    found = most_with(counts_of(must, value) + needs, counts, value)
    return found if found < 0 else found + size_of(cards_in(core, part)) - total_of(needs)


def greatest(core: Core, card: int) -> int:
    """The most table cards that a number card can take (23)."""
    best = 0
    for value in played_values(core, card):
        whole = size_of(cards_in(core, combos_of(core, value)))
        loose = size_of(core.loose & core.rules.up_to[value])
        for part in reversed(parts_of(summands(core, value))):
            if whole + loose + size_of(cards_in(core, part)) > best:
                best = max(best, whole + most_in_sums(core, value, part, 0, core.loose))
    return best


def takes(core: Core, card: int) -> Iterator[int]:
    """What a card may take, each choice once: loose cards, and combinations from bit 52 on."""
    must = owed(core, card) << KINDS
    rules = core.rules
    if not rules.worth[card]:
        if not must:
            rank = card & ~3
            for number in face_numbers(core, card):
                for pick in PICKS[core.loose >> rank & 15][number]:
                    yield pick << rank
        return
    if rules.groups == GROUPS_RANK:
        must |= same_rank(core, card)
    most = greatest(core, card) if rules.groups == GROUPS_MOST else 0
    for value in played_values(core, card):
        if must >> KINDS & ~(combos_of(core, value) | summands(core, value)):
            continue
        for chosen in _most_of_value(core, value, most) if most else _of_value(core, value):
            if must & ~chosen:
                continue
            if value == HIGH_ACE and not chosen & ~ACES:
                continue  # aces alone were taken as ones
            yield chosen


def _most_of_value(core: Core, value: int, most: int) -> Iterator[int]:
    """What a card of a value can take, if that are so many cards, the most that there can be."""
    equal = combos_of(core, value)
    combined = size_of(cards_in(core, equal))
    loose = counts_of(core.loose & core.rules.up_to[value], value)
    for part in parts_of(summands(core, value)):
        if most_in_sums(core, value, part, 0, core.loose) + combined == most:
            needs = combo_counts(core, part)
            for left in left_over(needs, loose + needs, value):
                for chosen in choices(core, loose - left, 0):
                    yield chosen | (part | equal) << KINDS


def _of_value(core: Core, value: int) -> Iterator[int]:
    """What a card of a value can take; of several groups, if they are allowed."""
    equal = combos_of(core, value)
    sums = summands(core, value)
    counts = counts_of(core.loose & core.rules.up_to[value], value) + combo_counts(core, sums)
    parts = [part << KINDS for part in parts_of(equal)]
    if core.rules.groups == GROUPS_ONE:
        for part in parts[1:]:
            if part & part - 1 == 0:
                yield part
        for group in GROUPS[value]:
            if group.fits(counts):
                yield from choices(core, group.packed, sums)
        return
    yield from parts[1:]
    for union in unions(counts, value, 0):
        if union:
            for chosen in choices(core, union, sums):
                for part in parts:
                    yield chosen | part
