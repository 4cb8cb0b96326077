"""The score of a round: most cards, most spades, the two cassinos, aces, sweeps (58-67)."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.core import Core
from stolik.games.cassino.values import ACES, BIG_CASSINO, KINDS, LITTLE_CASSINO, SPADES, size_of
from stolik.games.deal_score import DealScore, ScoreLine

MOST_CARDS: Final = 3
BIG: Final = 2


def score_round(core: Core, reason: str) -> DealScore:
    """The score of a round that is over: by side a line for each thing that counts, in the order of rule KA11."""
    rules = core.rules
    cards = [size_of(pile) for pile in core.piles]
    spades = [size_of(pile & SPADES) for pile in core.piles]
    card_points = most_of(cards, MOST_CARDS, 1 if rules.cards_shared else 0)
    spade_points = spades if rules.spade_each else most_of(spades, 1, 1 if rules.spades_shared else 0)
    return lines(core, reason, card_points, spade_points)


def score_claimed(core: Core, reason: str) -> DealScore:
    """The score of a round as far as it can be counted while it is played (KA11 b)."""
    rules = core.rules
    cards = [size_of(pile) for pile in core.piles]
    spades = [size_of(pile & SPADES) for pile in core.piles]
    card_points = sure_of(cards, KINDS, MOST_CARDS)
    spade_points = spades if rules.spade_each else sure_of(spades, KINDS // 4, 1)
    return lines(core, reason, card_points, spade_points)


def lines(core: Core, reason: str, card_points: list[int], spade_points: list[int]) -> DealScore:
    """The score sheet with these points for cards and spades."""
    found: list[list[ScoreLine]] = []
    for side, pile in enumerate(core.piles):
        big, little, aces = size_of(pile & BIG_CASSINO), size_of(pile & LITTLE_CASSINO), size_of(pile & ACES)
        rows = [
            ScoreLine("cards", size_of(pile), card_points[side]),
            ScoreLine("spades", size_of(pile & SPADES), spade_points[side]),
            ScoreLine("big_cassino", big, BIG * big),
            ScoreLine("little_cassino", little, little),
            ScoreLine("aces", aces, aces),
        ]
        if core.rules.sweeps:
            rows.append(ScoreLine("sweeps", core.sweeps[side], core.sweeps[side]))
        found.append(rows)
    return DealScore(core.deal_number, reason, found)


def most_of(numbers: list[int], points: int, tied: int) -> list[int]:
    """The points for having the most: all of them for one side, `tied` for each of several, none for having nothing."""
    best = max(numbers)
    if not best:
        return [0] * len(numbers)
    won = points if numbers.count(best) == 1 else tied
    return [won if number == best else 0 for number in numbers]


def sure_of(numbers: list[int], whole: int, points: int) -> list[int]:
    """The points for having so many that no other side, with all that is left, could even draw level."""
    left = whole - sum(numbers)
    return [
        points if all(number > rival + left for at, rival in enumerate(numbers) if at != side) else 0
        for side, number in enumerate(numbers)
    ]
