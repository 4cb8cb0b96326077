"""How the melds of one rank can grow: every outcome of the hand's naturals and wild cards, remembered.

It is found step by step, with what `melding` allows, so joins and the order of naturals and wild cards are all in it.
A rank has one meld or two; an outcome is how many naturals are laid, how many wild cards go with them, and how many
canastas the rank has in the end. The outcomes with the same number of naturals are one small int, a lane of eight bits
for each number of canastas: bit `u` of lane `k` is set if `u` wild cards can be used with `k` canastas or more.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import CANASTA
from stolik.games.canasta.melding import JOINS, takes_wild, why_not_joined
from stolik.games.canasta.rules import NEVER, Rules

Grown = tuple[int, ...]
"""Outcomes by the number of naturals that are laid, from none to all of them."""

LANE: Final = 8
MADE: Final = (1, 0x101, 0x10101)
"""No card laid, by the number of canastas that lie there."""

Outcome = tuple[int, int, int]
"""What becomes of a rank: outcomes with all its naturals laid, with all but one, and what is good to know of the first:
the fewest wild cards (three bits), the most (three bits), `DENSE`, `FREE_CANASTA`, `ENDS`.
"""
DENSE: Final = 64
"""Every number of wild cards between the fewest and the most can be used."""
FREE_CANASTA: Final = 128
"""There is a canasta in every outcome."""
ENDS: Final = 256
"""Cards are laid, and every outcome can be had with a card laid last."""

_GROWN: Final[dict[int, Grown]] = {}
_ENDED: Final[dict[int, Grown]] = {}
_MOST: Final[dict[int, int]] = {}
_OUTCOMES: Final[dict[int, Outcome]] = {}


JOINING: Final = 1 << 23
"""The bit of `manner` for two melds that may be joined."""


def manner(rules: Rules, *, joins: bool) -> int:
    """What the growth of rank melds depends on, as the high bits of a key."""
    switches = (rules.cap != NEVER) | rules.wild_onto_finished << 1 | rules.second << 2 | (rules.merge and joins) << 3
    return (rules.wilds_for[2] << 6 | rules.wilds_for[3] << 4 | switches) << 20


def lying(first: int, first_wilds: int, second: int, second_wilds: int) -> int:
    """The melds of a rank in one int, the larger first: naturals in four bits, wild cards in two."""
    one, other = first << 2 | first_wilds, second << 2 | second_wilds
    return one << 6 | other if one >= other else other << 6 | one


def growth(rules: Rules, way: int, melds: int, left: int) -> Grown:
    """All outcomes, of so many naturals in the hand and as many wild cards as the melds take."""
    key = way | melds << 4 | left
    found = _GROWN.get(key)
    if found is None:
        found = _GROWN[key] = _grow(rules, way, melds, left, ends=False)
    return found


def growth_to_a_lay(rules: Rules, way: int, melds: int, left: int) -> Grown:
    """The outcomes whose last step puts a card down: with a join last there must be a card left to go on with."""
    key = way | melds << 4 | left
    found = _ENDED.get(key)
    if found is None:
        found = _ENDED[key] = _grow(rules, way, melds, left, ends=True)
    return found


def most_naturals(rules: Rules, way: int, melds: int, left: int) -> int:
    """For each number of wild cards one more than the most naturals that go with them, in four bits; 0 for never. The
    next seven numbers are the same with a canasta.
    """
    key = way | melds << 4 | left
    found = _MOST.get(key)
    if found is None:
        found = 0
        outcomes = growth(rules, way, melds, left)
        for place in range(2 * LANE - 2):
            bit = place if place < LANE - 1 else place + 1
            for naturals in range(left, -1, -1):
                if outcomes[naturals] >> bit & 1:
                    found |= naturals + 1 << 4 * place
                    break
        _MOST[key] = found
    return found


def outcome(rules: Rules, way: int, melds: int, left: int, gone: int) -> Outcome:
    """What becomes of a rank all of whose naturals leave the hand; up to `gone` of them may go elsewhere."""
    key = (way | melds << 4 | left) << 4 | gone
    found = _OUTCOMES.get(key)
    if found is None:
        grown = growth(rules, way, melds, left)
        whole = less = 0
        for laid in range(max(left - gone, 0), left + 1):
            whole |= grown[laid]
            if laid:
                less |= grown[laid - 1]
        ends = left > 0 and not gone and growth_to_a_lay(rules, way, melds, left)[left] == whole
        found = _OUTCOMES[key] = (whole, less, _known(whole) | (ENDS if ends else 0))
    return found


def _known(whole: int) -> int:
    wilds = whole & (1 << LANE) - 1
    used = [number for number in range(LANE) if wilds >> number & 1]
    if not used:
        return 0
    dense = used[-1] - used[0] + 1 == len(used)
    free = whole >> LANE & (1 << LANE) - 1 == wilds
    return used[0] | used[-1] << 3 | (DENSE if dense else 0) | (FREE_CANASTA if free else 0)


def made(melds: int) -> int:
    """How many of a rank's melds are canastas."""
    return (size(melds >> 6) >= CANASTA) + (size(melds & 63) >= CANASTA)


def size(meld: int) -> int:
    """The cards of a meld as it lies in six bits."""
    return (meld >> 2) + (meld & 3)


def _grow(rules: Rules, way: int, melds: int, left: int, *, ends: bool) -> Grown:
    outcomes = [0] * (left + 1)
    if not ends:
        outcomes[0] = MADE[made(melds)]
    one, other = melds >> 6, melds & 63
    for meld, beside in ((one, other), (other, one)):
        if not meld:
            continue
        naturals, wilds = meld >> 2, meld & 3
        if left and naturals + wilds < rules.cap:
            _go_on(rules, way, outcomes, (lying(naturals + 1, wilds, beside >> 2, beside & 3), 1, 0), ends=ends)
        if takes_wild(rules, naturals, wilds):
            _go_on(rules, way, outcomes, (lying(naturals, wilds + 1, beside >> 2, beside & 3), 0, 1), ends=ends)
    if not one or (rules.second and not other):
        if left >= 3:
            _go_on(rules, way, outcomes, (lying(one >> 2, one & 3, 3, 0), 3, 0), ends=ends)
        if left >= 2:
            _go_on(rules, way, outcomes, (lying(one >> 2, one & 3, 2, 1), 2, 1), ends=ends)
    if other and way & JOINING and why_not_joined(rules, (one >> 2, one & 3), (other >> 2, other & 3)) == JOINS:
        joined = lying((one >> 2) + (other >> 2), (one & 3) + (other & 3), 0, 0)
        further = growth_to_a_lay(rules, way, joined, left) if ends else growth(rules, way, joined, left)
        for naturals, bits in enumerate(further):
            outcomes[naturals] |= bits
    return tuple(outcomes)


def _go_on(rules: Rules, way: int, outcomes: list[int], lay: tuple[int, int, int], *, ends: bool) -> None:
    """Add what can come after laying cards: the melds then, and the naturals and wild cards laid."""
    melds, naturals, wilds = lay
    left = len(outcomes) - 1 - naturals
    further = growth_to_a_lay(rules, way, melds, left) if ends else growth(rules, way, melds, left)
    for more, bits in enumerate(further):
        outcomes[more + naturals] |= bits << wilds
    if ends:
        outcomes[naturals] |= MADE[made(melds)] << wilds
