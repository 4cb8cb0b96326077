"""What it is worth to have captured more than another: the points for most cards and most spades, before all are taken.

Takes have a few cards each, and the next one is as likely the other's: what is left is played out in all ways, counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CARDS: Final = (2, 3, 4)
"""Cards of one take."""
SPADES: Final = (1, 2)
"""Spades of one take, where it has any."""
_KNOWN: Final[dict[tuple[int, int, int], float]] = {}


def ahead(lead: int, left: int, takes: tuple[int, ...]) -> float:
    """The chance to end ahead less that to end behind, with so many more than the other and so many left."""
    if lead > left:
        return 1.0
    if lead < -left:
        return -1.0
    if not left:
        return 0.0
    if lead < 0:
        return -ahead(-lead, left, takes)
    key = (lead, left, takes[-1])
    known = _KNOWN.get(key)
    if known is None:
        known = 0.0
        for number in takes:
            taken = min(number, left)
            known += ahead(lead + taken, left - taken, takes) + ahead(lead - taken, left - taken, takes)
        known = _KNOWN[key] = known / (2 * len(takes))
    return known


def slope(lead: int, left: int, takes: tuple[int, ...]) -> float:
    """How much `ahead` changes by one card more for one side, as the next take may change it."""
    step = min(takes[len(takes) // 2], left)
    if not step:
        return 0.0
    return (ahead(lead + step, left - step, takes) - ahead(lead - step, left - step, takes)) / (2 * step)


def surely(piles: Sequence[int], side: int, more: int, counted: int) -> bool:
    """Whether a side has most of the counted cards for certain only by capturing these."""
    counts = [(pile & counted).bit_count() for pile in piles]
    rival = max([count for at, count in enumerate(counts) if at != side])
    left = counted.bit_count() - sum(counts)
    added = (more & counted).bit_count()
    return counts[side] <= rival + left and counts[side] + added > rival + left - added
