"""What the player in turn finds on the table: combinations of a value, builds that count as cards, his duties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.cassino.combination import is_call, is_fresh, maker_of, value_of
from stolik.games.cassino.core import FREE, Core, held_values, partner_values
from stolik.games.cassino.counts import FIELD, OFFSET, UNIT
from stolik.games.cassino.rules import (
    NEXT_TURN,
    NO_DUTY,
    RAISE_BOTH,
    RAISE_YES,
    SUMMAND_NO,
    SUMMAND_OTHERS,
    WHILE_OWNED,
)
from stolik.games.cassino.values import KINDS, PICKS, POP, RANK_OF_VALUE, TOP

MANY: Final = 512
"""So many choices are kept in a list; beyond that they are made as they are wanted."""


def combos_of(core: Core, value: int) -> int:
    """The combinations of a value."""
    found = 0
    bit = 1
    for made in core.combos:
        if value_of(made) == value:
            found |= bit
        bit <<= 1
    return found


def summands(core: Core, value: int) -> int:
    """The single builds that count as cards in a sum of this value (28)."""
    rule = core.rules.summand
    if rule == SUMMAND_NO:
        return 0
    found = 0
    bit = 1
    for made in core.combos:
        if not is_call(made) and value_of(made) < value and (rule != SUMMAND_OTHERS or maker_of(made) != core.seat):
            found |= bit
        bit <<= 1
    return found


def combo_counts(core: Core, combos: int) -> int:
    """The counts of builds that serve as cards."""
    counts = 0
    index = 0
    while combos >> index:
        if combos >> index & 1:
            counts += UNIT[value_of(core.combos[index])]
        index += 1
    return counts


def parts_of(combos: int) -> list[int]:
    """All choices among some combinations, that of none first."""
    found = [0]
    bit = 1
    while bit <= combos:
        if combos & bit:
            found += [part | bit for part in found]
        bit <<= 1
    return found


def choices(core: Core, counts: int, sums: int) -> Iterator[int]:
    """The ways to choose so many cards of every value among the loose ones, and builds that count as cards.

    A choice is a mask of loose cards with the combinations behind it, from bit 52 on.
    """
    first = [0]
    second = [0]
    for value in range(1, TOP + 1):
        number = counts >> OFFSET[value] & FIELD[value]
        if not number:
            continue
        rank = RANK_OF_VALUE[value]
        nibble = core.loose >> 4 * rank & 15
        if sums:
            found = _mixed(core, value, number, sums)
        else:
            found = [part << 4 * rank for part in PICKS[nibble][number]]
        if len(first) < MANY:
            first = [chosen | more for chosen in first for more in found]
        else:
            second = [chosen | more for chosen in second for more in found]
    for chosen in first:
        for more in second:
            yield chosen | more


def _mixed(core: Core, value: int, number: int, sums: int) -> list[int]:
    """The ways to choose so many of one value where builds count too."""
    rank = RANK_OF_VALUE[value]
    nibble = core.loose >> 4 * rank & 15
    builds = 0
    for index in range(len(core.combos)):
        if sums >> index & 1 and value_of(core.combos[index]) == value:
            builds |= 1 << index
    found: list[int] = []
    for part in parts_of(builds):
        cards = number - sum(1 for index in range(len(core.combos)) if part >> index & 1)
        if 0 <= cards <= POP[nibble]:
            found += [pick << 4 * rank | part << KINDS for pick in PICKS[nibble][cards]]
    return found


def has_duty(core: Core) -> bool:
    """Whether an unchanged combination of the player in turn forbids him to trail, if he has another move (51)."""
    rule = core.rules.duty
    if rule == NO_DUTY:
        return False
    return any(maker_of(made) == core.seat and (rule != NEXT_TURN or is_fresh(made)) for made in core.combos)


def owed(core: Core, card: int) -> int:
    """The combinations of which the player in turn, with this card, would play his last of their value (KA9).

    He must take or change them. None while no duty binds; where that is not known yet, as if it did.
    """
    if core.rules.duty != WHILE_OWNED or core.duty == FREE or not core.combos:
        return 0
    parted = held_values(core, KINDS) & ~held_values(core, card)
    found = 0
    bit = 1
    for made in core.combos:
        if maker_of(made) == core.seat and parted >> value_of(made) & 1:
            found |= bit
        bit <<= 1
    return found


def raisable(core: Core) -> int:
    """The single builds that the player in turn may raise, if he holds what the new value needs (34-36, 44)."""
    rule = core.rules.raise_own
    found = 0
    bit = 1
    for made in core.combos:
        if not is_call(made):
            own = maker_of(made) == core.seat
            if not own or rule == RAISE_YES or (rule == RAISE_BOTH and holds(core, value_of(made))):
                found |= bit
        bit <<= 1
    return found


def holds(core: Core, value: int) -> bool:
    """Whether the player in turn holds a value before he plays; a partner's cards count where they may (36, 79)."""
    held = held_values(core, KINDS) | partner_values(core)
    return held >> value & 1 == 1


def justified(core: Core, card: int) -> int:
    """The values that the player in turn may give a combination when he plays this card (31, 79)."""
    return held_values(core, card) | partner_values(core)
