"""Moves as people see them: which cards make a group, and what a take brings."""

from __future__ import annotations

from stolik.games.cassino.combination import cards_of, value_of
from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.counts import FIELD, OFFSET, UNIT
from stolik.games.cassino.groups import cut
from stolik.games.cassino.move import TAKE, TRAIL, Move
from stolik.games.cassino.table import combos_of, summands
from stolik.games.cassino.takes import played_values
from stolik.games.cassino.values import TOP, kinds_of


def captured(core: Core, move: Move) -> int:
    """The cards of the table that a move uses, those of combinations among them; a take brings these."""
    return move.loose | cards_in(core, move.combos)


def groups_of(core: Core, move: Move) -> list[list[int]]:
    """One way to part the cards of a legal move into groups, each from the lowest kind.

    The group of the played card comes first in what is made, and has it. A combination is a group of its own, but for
    builds that count as cards in a sum, and a build that is raised.
    """
    if move.verb == TRAIL:
        return [[move.card]]
    if move.verb == TAKE:
        return _taken(core, move)
    raised = move.combos & ~combos_of(core, move.value)
    piles = [1 << move.card | cards_in(core, raised)]
    part = core.rules.worth[move.card] + sum(value_of(core.combos[index]) for index in kinds_of(raised))
    pieces = [(core.rules.worth[kind], 1 << kind) for kind in kinds_of(move.loose)]
    if part == move.value:
        groups = _parted(pieces, move.value)
    else:
        groups = _parted([(part, piles[0]), *pieces], move.value)
        groups.sort(key=lambda group: group & piles[0] == 0)
        piles = []
    joined = [cards_of(core.combos[index]) for index in kinds_of(move.combos & ~raised)]
    return [kinds_of(group) for group in (*piles, *groups, *joined)]


def _taken(core: Core, move: Move) -> list[list[int]]:
    if not core.rules.worth[move.card]:
        return [[kind] for kind in kinds_of(move.loose)]
    for value in played_values(core, move.card):
        sums = move.combos & summands(core, value)
        equal = move.combos & combos_of(core, value)
        if move.combos & ~(sums | equal) or move.loose & ~core.rules.up_to[value]:
            continue
        pieces = [(core.rules.worth[kind], 1 << kind) for kind in kinds_of(move.loose)]
        pieces += [(value_of(core.combos[index]), cards_of(core.combos[index])) for index in kinds_of(sums)]
        groups = _parted(pieces, value)
        if groups or not pieces:
            groups += [cards_of(core.combos[index]) for index in kinds_of(equal)]
            return [kinds_of(group) for group in groups]
    return []


def _parted(pieces: list[tuple[int, int]], value: int) -> list[int]:
    """Pieces, each a value and its cards, in groups of a value; none if they cannot be parted."""
    left: list[list[int]] = [[] for _ in range(TOP + 1)]
    for worth, cards in pieces:
        left[worth].append(cards)
    found: list[int] = []
    for counts in cut(sum(UNIT[worth] for worth, _ in pieces), value):
        group = 0
        for worth in range(1, TOP + 1):
            for _ in range(counts >> OFFSET[worth] & FIELD[worth]):
                group |= left[worth].pop(0)
        found.append(group)
    return found
