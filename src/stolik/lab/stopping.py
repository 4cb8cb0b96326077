"""When a measurement may end early: a rule that is fixed before anything is played.

Whoever looks after every pair and stops as soon as an interval leaves zero out finds differences that are not there,
far oftener than in one case of twenty. So there are few looks, and before the last one much is asked: a mean 3.29
standard errors from zero, which chance brings about once in a thousand looks. The last look, after all pairs, asks for
1.96, as an interval of 95 % does. Of two bots that are equally strong one is called stronger with a probability of at
most 0.05, and 0.001 for every earlier look, as far as means of 32 and more pairs are normal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.lab.interval import Z95, mean_and_error

FIRST_LOOK: Final = 32
"""Pairs before the first look; each further look comes after twice as many."""
EARLY: Final = 3.290526731491926
"""The 99.95 % point of the normal distribution."""


def looks(pairs: int) -> list[int]:
    """After how many pairs it is asked whether it is decided; the last time after all."""
    found: list[int] = []
    look = FIRST_LOOK
    while look < pairs:
        found.append(look)
        look *= 2
    return [*found, pairs]


def is_decided(values: Sequence[int], early: bool) -> bool:
    """Whether the mean of the values, one a pair, is too far from zero for chance, at an early look or at the last.

    Never with fewer pairs than are played before the first look.
    """
    if len(values) < FIRST_LOOK:
        return False
    mean, error = mean_and_error(values, 1)
    return abs(mean) > (EARLY if early else Z95) * error
