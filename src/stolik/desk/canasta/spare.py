"""Which cards of a rank somebody would part with first, where their suits make sequences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stolik.games.canasta.classes import CLASS_OF, FOUR

NEAR = ((-2, 1), (-1, 2), (1, 2), (2, 1))
"""Ranks away, and what a card there is worth to a sequence."""


def spare_first(naturals: Sequence[int], hand: Sequence[int]) -> list[int]:
    """Cards of one rank: those with fewer neighbours of their suit in the hand, or with twins, first."""
    held = Counter(hand)
    return sorted(naturals, key=lambda kind: (use_in_runs(kind, held), kind))


def use_in_runs(kind: int, held: Counter[int]) -> int:
    """How much a card promises to sequences of its suit, beside these cards of the hand."""
    beside = ((kind + 4 * step, worth) for step, worth in NEAR)
    near = sum(worth for other, worth in beside if held[other] and CLASS_OF[other] >= FOUR)
    return near - 2 * (held[kind] - 1)
