"""The best that a card of a value could take from a table: an estimate for what others, and later turns, may do.

It keeps to what most options have in common; the moves that are really made come from the rules (choices.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.combination import cards_of, value_of
from stolik.games.cassino.rules import FACE_ANY, FACE_ONE, GROUPS_ONE, Rules
from stolik.games.cassino.values import ACE, HIGH_ACE, RANKS, kinds_of, size_of

CROWD: Final = 9
"""Of more small cards than these only the heaviest are looked at."""
WAYS: Final = 128
"""So many ways to choose groups are followed at a time."""

Take = tuple[float, int, int]
"""What a take is worth, its loose cards, and the cards of its combinations; the played card is not counted."""

NOTHING: Final[Take] = (0.0, 0, 0)


class Reaper:
    """Finds takes for one set of weights; keeps what it found."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules: Final = rules
        self.weights: Final = weights
        self._sums: Final[dict[tuple[int, int], tuple[float, int]]] = {}
        self._values: Final[list[tuple[int, ...]]] = [_values(rules, rank) for rank in range(RANKS)]

    def best(self, rank: int, loose: int, combos: Sequence[int]) -> Take:
        """The heaviest take of a card of a rank."""
        best = NOTHING
        values = self._values[rank]
        if not values:
            same = loose & 15 << 4 * rank
            if same:
                best = self._faces(same)
        for value in values:
            found = self._of_value(value, loose, combos)
            if found[0] > best[0]:
                best = found
        if self.weights.sweep and best[1] == loose and best[0] > 0.0:
            if size_of(best[2]) == sum(size_of(cards_of(made)) for made in combos):
                return best[0] + self.weights.sweep, best[1], best[2]
        return best

    def _faces(self, same: int) -> Take:
        rules, table = self.rules, self.weights.cards
        kinds = sorted(kinds_of(same), key=lambda kind: -table[kind])
        number = 1
        if rules.groups != GROUPS_ONE and rules.faces != FACE_ONE:
            number = len(kinds) if rules.faces == FACE_ANY or len(kinds) != 2 else 1
        taken = 0
        for kind in kinds[:number]:
            taken |= 1 << kind
        return self.weights.of(taken), taken, 0

    def _of_value(self, value: int, loose: int, combos: Sequence[int]) -> Take:
        stacks = 0
        for made in combos:
            if value_of(made) == value:
                stacks |= cards_of(made)
        weight, taken = self._sum(value, loose & self.rules.up_to[value])
        stack = self.weights.of(stacks) if stacks else 0.0
        if self.rules.groups == GROUPS_ONE:
            return (weight, taken, 0) if weight > stack else (stack, 0, stacks)
        return weight + stack, taken, stacks

    def _sum(self, value: int, loose: int) -> tuple[float, int]:
        """The heaviest groups of loose cards."""
        key = (value, loose)
        known = self._sums.get(key)
        if known is None:
            known = self._sums[key] = self._search(value, loose)
        return known

    def _search(self, value: int, loose: int) -> tuple[float, int]:
        worth, table = self.rules.worth, self.weights.cards
        single = self.rules.groups == GROUPS_ONE
        alone = small = 0
        for kind in kinds_of(loose):
            if worth[kind] == value:
                alone |= 1 << kind
            else:
                small |= 1 << kind
        kinds = kinds_of(small)
        if len(kinds) > CROWD:
            kinds = sorted(sorted(kinds, key=lambda kind: -table[kind])[:CROWD])
        groups = _groups([(worth[kind], 1 << kind) for kind in kinds], value)
        if value == HIGH_ACE:
            # an ace is fourteen alone, or one in a sum (13)
            groups += [1 << kind for kind in kinds if kind >> 2 == ACE]
        rated = [(self.weights.of(group), group) for group in groups]
        if single:
            rated += [(table[kind], 1 << kind) for kind in kinds_of(alone)]
            return max(rated, default=(0.0, 0))
        weight, taken = _packed(rated)
        return weight + self.weights.of(alone), taken | alone


def _values(rules: Rules, rank: int) -> tuple[int, ...]:
    worth = rules.worth[4 * rank]
    if not worth:
        return ()
    return (worth, HIGH_ACE) if rules.high_ace and rank == ACE else (worth,)


def _groups(pieces: list[tuple[int, int]], value: int) -> list[int]:
    """All sets of the pieces with that sum."""
    sums: list[tuple[int, int]] = [(0, 0)]
    found: list[int] = []
    for worth, bit in pieces:
        for total, chosen in sums[:]:
            if total + worth == value:
                found.append(chosen | bit)
            elif total + worth < value:
                sums.append((total + worth, chosen | bit))
    return found


def _packed(groups: list[tuple[float, int]]) -> tuple[float, int]:
    """The heaviest disjoint groups; where there are very many, only the heaviest ways are followed."""
    groups.sort(reverse=True)
    best = (0.0, 0)
    ways = [(0.0, 0)]
    for one, group in groups:
        if len(ways) > WAYS:
            ways = sorted(ways, reverse=True)[: WAYS // 2]
        for weight, taken in ways[:]:
            if not taken & group:
                way = (weight + one, taken | group)
                ways.append(way)
                best = max(best, way)
    return best
