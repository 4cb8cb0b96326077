"""A rating of all bots of a table from the pairs of every two: Bradley and Terry's model.

A bot of strength p wins a pair against one of strength q with probability p / (p + q). The likeliest strengths are
found by ROUNDS rounds, each bot in its turn, of

    p[i] = sum of w[i][j] p[j] / (p[i] + p[j])  divided by  sum of w[j][i] / (p[i] + p[j])    (both over all others j)

where w[i][j] are the pairs that i won against j, a pair that neither won counted as half for each; beside the real
pairs every two have one that both won half, so that who won all stays finite. The rating is 400 log10 p: 400 points
more mean ten wins to one loss. `plain`, which plays at every table, stands at zero; where it does not play, the mean of
all does.

Points would not do: who punishes `random` hardest is not for that the stronger player (in Choina `plain` punishes it
harder than `greedy` does).

The interval is the middle 95 % of TABLES tables of which each is made of as many deals as there were, drawn with
replacement; a deal that is drawn counts as often for every two that played it, for they played it with the same cards.
Who won every pair wins every pair of these tables too: then the interval is too narrow, and the rating a lower bound.
Where it has no width at all, or two bots have played fewer than LEAST pairs, there is none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from stolik.bots.chance import below, mixed
from stolik.lab.duel import HALVES, Duel, Interval
from stolik.lab.interval import LEAST, UNBOUNDED

ROUNDS: Final = 50
TABLES: Final = 400
CUT: Final = TABLES // 40
"""Tables beyond each end of the interval."""
SCALE: Final = 400 / math.log(10)

Won = Sequence[Sequence[float]]
"""What every bot of the table won against every other."""


def ratings(bots: Sequence[str], duels: Sequence[Duel], zero: str) -> list[Interval]:
    """The rating of every bot with its interval, in the same order; every two of them have played a pair or more."""
    places = [(bots.index(duel.bots[0]), bots.index(duel.bots[1])) for duel in duels]
    at = bots.index(zero) if zero in bots else -1
    most = max(len(duel.scores) for duel in duels)
    scores = [duel.scores for duel in duels]
    strengths = _strengths([1.0] * len(bots), _won(places, scores))
    drawn = [_on_scale(_strengths(strengths, _won(places, _drawn(scores, table, most))), at) for table in range(TABLES)]
    too_few = any(len(duel.scores) < LEAST for duel in duels)
    found: list[Interval] = []
    for which, rating in enumerate(_on_scale(strengths, at)):
        values = sorted(table[which] for table in drawn)
        low, high = values[CUT], values[-1 - CUT]
        found.append((rating, *(UNBOUNDED if too_few or low == high else (low, high))))
    return found


def _won(places: Sequence[tuple[int, int]], scores: Sequence[Sequence[int]]) -> Won:
    """What every bot won of pairs with these scores, and of the pair that both won half."""
    count = 1 + max(max(place) for place in places)
    won = [[0.0] * count for _ in range(count)]
    for (one, other), quarters in zip(places, scores, strict=True):
        share = sum(quarters) / HALVES
        won[one][other] = share + 0.5
        won[other][one] = len(quarters) - share + 0.5
    return won


def _strengths(start: Sequence[float], won: Won) -> list[float]:
    strengths = list(start)
    for _ in range(ROUNDS):
        for one, mine in enumerate(strengths):
            gained = lost = 0.0
            for other, theirs in enumerate(strengths):
                if other != one:
                    gained += won[one][other] * theirs / (mine + theirs)
                    lost += won[other][one] / (mine + theirs)
            strengths[one] = gained / lost
    return strengths


def _on_scale(strengths: Sequence[float], zero: int) -> list[float]:
    points = [SCALE * math.log(strength) for strength in strengths]
    base = points[zero] if zero >= 0 else sum(points) / len(points)
    return [value - base for value in points]


def _drawn(scores: Sequence[Sequence[int]], table: int, most: int) -> list[list[int]]:
    """The scores of every two in deals that were drawn."""
    seed = mixed(0, table)
    deals = [below(most, mixed(seed, number)) for number in range(most)]
    return [[known[deal] for deal in deals if deal < len(known)] for known in scores]
