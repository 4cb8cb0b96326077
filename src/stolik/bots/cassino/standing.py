"""What a position is worth to a side in points, by the piles, and once a round is over by the standing of the match."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.majority import CARDS, SPADES, ahead
from stolik.games.cassino.core import NEED_OVER, Core
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.scoring import BIG, MOST_CARDS
from stolik.games.cassino.values import ACES, BIG_CASSINO, KINDS, LITTLE_CASSINO
from stolik.games.cassino.values import SPADES as ALL_SPADES

PRIZE: Final = 10.0
"""What it is worth to win the match, or to have as good as won it; less the same to lose it."""
SURE: Final = 1.0
"""A lead of so many points is half of a victory where the target is reached."""
STILL: Final = 0.35
"""So many points more for each point that is missing to the target."""


def points_of(cards: int) -> int:
    """What captured cards score by themselves (62-64)."""
    found = (cards & ACES).bit_count()
    if cards & BIG_CASSINO:
        found += BIG
    return found + 1 if cards & LITTLE_CASSINO else found


def expected(rules: Rules, piles: list[int], sweeps: list[int], side: int) -> float:
    """The points of a side in the round above those of the others, if of what is left each takes alike."""
    others = [at for at in range(rules.sides) if at != side]
    own = piles[side]
    cards = [pile.bit_count() for pile in piles]
    spades = [(pile & ALL_SPADES).bit_count() for pile in piles]
    total = points_of(own) + (sweeps[side] if rules.sweeps else 0) + (spades[side] if rules.spade_each else 0)
    rivals = 0
    for at in others:
        rivals += points_of(piles[at]) + (sweeps[at] if rules.sweeps else 0) + (spades[at] if rules.spade_each else 0)
    worth = total - rivals / len(others)
    worth += MOST_CARDS * ahead(cards[side] - max([cards[at] for at in others]), KINDS - sum(cards), CARDS)
    if not rules.spade_each:
        worth += ahead(spades[side] - max([spades[at] for at in others]), KINDS // 4 - sum(spades), SPADES)
    return worth


def settled(core: Core, side: int) -> float:
    """What the end of a round is worth to a side, by the standing of the match."""
    rules = core.rules
    rival = max([points for at, points in enumerate(core.scores) if at != side])
    lead = core.scores[side] - rival
    if core.need == NEED_OVER:
        won = PRIZE if side in core.winners else -PRIZE
        if len(core.winners) > 1 and side in core.winners:
            won = 0.0
        # of two ways to win the clearer one
        return won + lead / KINDS
    missing = max(rules.target - max(core.scores), 0)
    away = lead if lead >= 0 else -lead
    return PRIZE * lead / (away + SURE + STILL * missing)
