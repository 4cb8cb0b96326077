"""Drawing cards for seats, partners and the first player (B3-B6)."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import CLASS_OF, JOKER
from stolik.games.canasta.core import Core
from stolik.games.canasta.events import SeatsDrawn

SEAT_OF_PAIRS: Final = (0, 2, 1, 3)
"""With two pairs: the seats of the highest card, its partner, the third and the lowest."""


def draw_seats(core: Core, order: list[int]) -> int:
    """Let each player draw from the top of an order, and give them their seats; the first dealer.

    A joker, and a card that equals one drawn already, is drawn again (B5). The highest plays first (B3): the seat
    before deals (B6). Two pairs sit by their cards; players who play alone stay where they are.
    """
    players = core.rules.players
    drawn: list[tuple[int, int]] = []
    cards: list[int] = []
    at = 0
    while len(cards) < players:
        kind = order[at]
        at += 1
        drawn.append((len(cards), kind))
        if CLASS_OF[kind] != JOKER and kind not in cards:
            cards.append(kind)
    # a kind is four times its rank, ace highest and two lowest, and its suit, spades highest (B4)
    ranking = sorted(range(players), key=lambda player: -cards[player])
    first = ranking[0]
    if core.rules.sides == 2 and players == 4:
        places = [SEAT_OF_PAIRS[ranking.index(player)] for player in range(players)]
        first = 0
    else:
        places = list(range(players))
    core.places = places
    if core.events is not None:
        core.events.append(SeatsDrawn(drawn, cards, places))
    return (first - 1) % players
