"""Which card to discard: the one that is missed least and gives least away."""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import Foe, stake, taking_chance
from stolik.bots.canasta.sight import Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, JOKER, TWO, VALUE


DANGER = 1.0
BLACK = 12.0
TWOS = 80.0
JOKERS = 120.0
PAIR = 25
TRIPLE = 45


def choose_discard(sight: Sight, choices: Choices) -> Action:
    """The cheapest discard."""
    if len(choices.discards) == 1:
        return next(iter(choices.discards.values()))
    foe = Foe(sight)
    at_stake = stake(sight, foe)
    best = -1
    least = 0.0
    for cls in choices.discards:
        cost = keep_worth(sight, foe, cls)
        cost += DANGER * taking_chance(sight, foe, cls) * (at_stake + VALUE[cls])
        if best < 0 or cost < least:
            best, least = cls, cost
    return choices.discards[best]


def keep_worth(sight: Sight, foe: Foe, cls: int) -> float:
    """What a card is worth in the hand."""
    n = sight.n[cls]
    if cls == JOKER:
        return JOKERS
    if cls == TWO:
        return TWOS
    cost = VALUE[cls] if cls != BLACK3 else sight.rules.black3_in_hand
    late = sight.dump or sight.threat
    if cls == BLACK3:
        return BLACK - (cost if late or cost > 5 else 0)
    if sight.m[cls]:
        worth = 30 + cost
    elif n >= 3:
        worth = TRIPLE
    elif n == 2:
        worth = PAIR
    else:
        worth = 2 + 2 * foe.unseen[cls]
    if not sight.view.opened[sight.side]:
        worth += cost // 2
    return float(worth - cost if late else worth)
