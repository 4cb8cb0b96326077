"""Which card to discard: the one that is missed least and gives least away."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import Foe, stake, taking_chance
from stolik.bots.canasta.sight import Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, JOKER, TWO, VALUE

KEEP_JOKER: Final = 170
KEEP_TWO: Final = 150
KEEP_BLACK3: Final = 12
"""A black three is of no use but as a discard that cannot be taken."""
KEEP_PAIR: Final = 25
KEEP_SET: Final = (0, 0, 0, 45, 70, 100, 140, 200)
"""What a card is worth of a rank of which so many are in the hand or could lie in one meld."""
EARLY: Final = 10
"""Which part of a penalty a card in the hand counts while nothing presses."""
DANGER: Final = 0.8
"""How much a guess at the opponent's gain counts against what is certain in the own hand."""


def choose_discard(sight: Sight, choices: Choices) -> Action:
    """The cheapest discard."""
    if len(choices.discards) == 1:
        return next(iter(choices.discards.values()))
    foe = Foe(sight)
    at_stake = stake(sight, foe)
    best = -1
    least = 0.0
    for cls in choices.discards:
        lost = DANGER * taking_chance(sight, foe, cls) * (at_stake + VALUE[cls])
        cost = keep_worth(sight, foe, cls) + lost
        if best < 0 or cost < least:
            best, least = cls, cost
    return choices.discards[best]


def keep_worth(sight: Sight, foe: Foe, cls: int) -> int:
    """What a card is worth in the hand; near the end less, for there it may cost its points."""
    if cls == JOKER:
        return KEEP_JOKER
    if cls == TWO:
        return KEEP_TWO
    late = sight.dump or sight.threat
    n, cost = sight.n[cls], sight.costs[cls]
    # a card that is dear in the hand must go before it is too late
    dear = (cost - VALUE[cls]) // EARLY
    if cls == BLACK3:
        return KEEP_BLACK3 - (cost if late else dear)
    if sight.m[cls]:
        worth = KEEP_SET[min(sight.m[cls] + sight.w[cls] + n, 7)] + VALUE[cls]
    elif n >= 3:
        worth = KEEP_SET[min(n, 7)]
    else:
        worth = KEEP_PAIR if n == 2 else 2 + 2 * foe.unseen[cls]
    if not sight.view.opened[sight.side]:
        # dear cards open
        worth += VALUE[cls] // 2
    return worth - (cost if late else dear)
