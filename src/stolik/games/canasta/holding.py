"""What a player holds in the middle of a turn, what is owed, and how far the hand reaches."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CANASTA, MELDABLE, VALUE, at_least, count, total
from stolik.games.canasta.rules import Rules

MUST_OUT: Final = 1
"""Only going out ends the turn."""
MAY_OUT: Final = 2
"""Going out with the canastas it needs ends the turn."""
MAY_LOSE: Final = 4
"""Emptying the hand without them ends the turn too."""
NO_DISCARD: Final = 8
"""No discard is due: the turn ends by a stop, or by laying every card."""
WAIVED: Final = 16
"""Going out concealed needs no minimum in this turn."""


class Holding:
    """What the question is about: a hand, the melds of its side, and what is owed.

    `rest` are the pile cards that come to the hand once the minimum is reached; they count nothing towards it (A37).
    """

    __slots__ = ("flags", "hand", "jokers", "nat", "owed", "rest", "rest_size", "size", "twos")

    def __init__(
        self,
        hand: int,
        size: int,
        melds: tuple[int, int, int],
        owed: int,
        rest: int,
        flags: int,
    ) -> None:
        self.hand = hand
        self.size = size
        self.nat, self.twos, self.jokers = melds
        self.owed = owed
        self.rest = rest
        self.rest_size = total(rest)
        self.flags = flags


def canastas(nat: int, twos: int, jokers: int) -> int:
    """How many melds have seven cards or more."""
    return at_least(nat + twos + jokers, CANASTA).bit_count()


def reach(rules: Rules, held: Holding) -> tuple[int, int, int]:
    """The most points that can still be laid from the hand alone, how many cards that takes, and how many points
    stay within reach whatever lay of one wild card comes next.

    Every rank with three naturals, or with a meld, is laid whole. Wild cards go first to pairs, one each, the dearest
    pairs first: that lays naturals too; then wherever there is room, jokers first. All of these are best at once.
    """
    hand, melded = held.hand, held.nat
    wilds_for = rules.wilds_for
    jokers, twos = hand & 15, hand >> 4 & 15
    wilds = jokers + twos
    points = cards = room = 0
    pairs: list[int] = []
    ranks = (at_least(hand, 1) & at_least(melded, 1) | at_least(hand, 2)) & MELDABLE | at_least(melded, 1) & MELDABLE
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        cls = bit.bit_length() - 1 >> 2
        n = hand >> 4 * cls & 15
        m = melded >> 4 * cls & 15
        if m or n >= 3:
            points += n * VALUE[cls]
            cards += n
            room += wilds_for[n + m] - (held.twos >> 4 * cls & 15) - (held.jokers >> 4 * cls & 15)
        else:
            pairs.append(VALUE[cls])
    if not wilds:
        return points, cards, points
    pairs.sort(reverse=True)
    opened = min(len(pairs), wilds)
    placed = min(wilds, room + opened * wilds_for[2])
    points += 2 * sum(pairs[:opened])
    points += placed * 50 if placed <= jokers else jokers * 50 + (placed - jokers) * 20
    # a wild card laid elsewhere costs a pair its meld at worst, and a joker's place its difference to a two
    risk = 0 if placed == wilds > len(pairs) else 2 * pairs[0] + 30 if pairs else 30
    return points, cards + 2 * opened + placed, points - risk


def black_three_points(held: Holding) -> int:
    """What the hand's black threes add to an opening in which the player goes out (A44)."""
    threes = count(held.hand, BLACK3)
    return VALUE[BLACK3] * threes if threes >= 3 or count(held.nat, BLACK3) else 0
