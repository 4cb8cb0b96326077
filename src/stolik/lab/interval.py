"""Intervals for what was measured in mirrored matches.

The matches of one deal seed are played with the same cards and are not independent, so that the seeds, not the matches,
are the sample. All sums are whole numbers; floats begin at the end, with + - * / and square roots alone, which are the
same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z95: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

LEAST: Final = 8
"""Values below which their spread says too little of how far the mean may be off."""

UNBOUNDED: Final = (-math.inf, math.inf)
"""The interval of which nothing is known."""


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share measured in so many independent trials."""
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def independent_trials(wins: Sequence[int], whole: int, matches: int) -> float:
    """How many independent matches tell as much as these mirrored ones.

    `wins[i]` is what was won in the matches of seed i, out of `whole`; `matches` is how many those are. The variance
    of the shares won per seed says how much the matches of a seed differ. Never fewer than one trial a seed (their
    variance cannot be larger), and never more than one a match, although mirroring often does better.
    """
    seeds = len(wins)
    total = sum(wins)
    square = sum(won * won for won in wins)
    share = total / (whole * seeds)
    spread = seeds * square - total * total
    if seeds < 2 or spread == 0:
        return seeds if share in (0.0, 1.0) or seeds < 2 else seeds * matches
    variance = spread / (seeds * (seeds - 1)) / (whole * whole)
    return min(max(seeds * share * (1 - share) / variance, seeds), seeds * matches)


def mean_and_error(values: Sequence[int], per: int) -> tuple[float, float]:
    """The mean of values that are sums over `per` each, and its standard error from their own spread."""
    count = len(values)
    total = sum(values)
    mean = total / (count * per)
    if count < 2:
        return mean, math.inf
    spread = count * sum(value * value for value in values) - total * total
    return mean, math.sqrt(spread / (count * count * (count - 1))) / per


def mean_interval(values: Sequence[int], per: int) -> tuple[float, float, float]:
    """The mean of such values with its 95 % interval (normal).

    The interval is without bounds where there are fewer than LEAST values, or all are the same: an interval of no width
    would say that the mean is known.
    """
    mean, error = mean_and_error(values, per)
    if len(values) < LEAST or error == 0:
        return mean, *UNBOUNDED
    return mean, mean - Z95 * error, mean + Z95 * error
