"""The one answer to "can this turn still end well?".

A turn ends by a discard with a card kept, by going out, by a stop where no discard is due, or, where the rules let a
player lose that way, by emptying the hand without the right to (A56). What is still owed narrows this: points of an
opening, an empty hand, a card kept. `can_finish` is exact; cheap bounds decide nearly every call, and a search over the
ranks, remembered per call, the rest.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    FOUR,
    JOKER,
    MELDABLE,
    RANKS,
    TWO,
    VALUE,
    at_least,
    count,
    total,
)
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
    return at_least(nat + twos + jokers, 7).bit_count()


def can_finish(rules: Rules, held: Holding) -> bool:
    """Whether some way of going on from here ends the turn as its obligations ask."""
    flags = held.flags
    if held.owed > 0:
        return _can_open(rules, held)
    if not flags & MUST_OUT:
        if flags & MAY_LOSE or held.size >= (1 if flags & NO_DISCARD else 2):
            return True
    return bool(flags & MAY_OUT) and can_go_out(rules, held)


def _can_open(rules: Rules, held: Holding) -> bool:
    flags = held.flags
    if flags & WAIVED and flags & MAY_OUT and can_go_out(rules, held, waived=True):
        return True
    points, cards, _ = reach(rules, held)
    if points + black_three_points(held) < held.owed:
        return False
    if points >= held.owed and not flags & MUST_OUT:
        kept = 1 if flags & NO_DISCARD else 2
        spare = held.size + held.rest_size - kept
        if flags & MAY_LOSE or cards <= spare:
            return True
        if _OpeningSearch(rules, held, spare).found():
            return True
    return bool(flags & MAY_OUT) and can_go_out(rules, held)


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


class _OpeningSearch:
    """Is there an opening of enough points from so few cards? Every rank: how many naturals, how many wild cards."""

    def __init__(self, rules: Rules, held: Holding, most_cards: int) -> None:
        self.rules = rules
        self.held = held
        self.most_cards = most_cards
        self.jokers = held.hand & 15
        self.wilds = self.jokers + (held.hand >> 4 & 15)
        self.failed: set[int] = set()

    def found(self) -> bool:
        return self.most_cards > 0 and self._from(ACE, 0, 0, 0)

    def _from(self, cls: int, wilds: int, cards: int, points: int) -> bool:
        best = wilds * 50 if wilds <= self.jokers else self.jokers * 50 + (wilds - self.jokers) * 20
        if points + best >= self.held.owed:
            return True
        if cls < FOUR or cards >= self.most_cards:
            return False
        key = ((points * 64 + cards) * 32 + wilds) * 16 + cls
        if key in self.failed:
            return False
        held = self.held
        n, m = count(held.hand, cls), count(held.nat, cls)
        in_meld = count(held.twos, cls) + count(held.jokers, cls)
        for naturals in range(n, -1, -1):
            if m == 0 and naturals == 1:
                continue
            most = self.rules.wilds_for[naturals + m] - in_meld
            least = 1 if m == 0 and naturals == 2 else 0
            if m == 0 and naturals == 0:
                most = 0
            most = min(most, self.wilds - wilds, self.most_cards - cards - naturals)
            for wild in range(least, most + 1):
                gained = points + naturals * VALUE[cls]
                if self._from(cls - 1, wilds + wild, cards + naturals + wild, gained):
                    return True
        self.failed.add(key)
        return False


def can_go_out(rules: Rules, held: Holding, *, waived: bool = False) -> bool:
    """Whether every card but at most one for the discard can be laid, with the canastas that going out needs."""
    owed = 0 if waived else held.owed
    hand, rest = held.hand, held.rest
    if owed <= 0:
        hand, rest = hand + rest, 0
    if not hand and not rest:
        return owed <= 0 and canastas(held.nat, held.twos, held.jokers) >= rules.canastas_needed
    whole = hand + rest
    wilds = (whole & 15) + (whole >> 4 & 15)
    spare = 0 if held.flags & NO_DISCARD else 1
    threes = count(whole, BLACK3)
    alone = ~at_least(held.nat, 1) & MELDABLE
    # single cards without a meld can only be discarded, pairs without one need a wild card each
    singles = at_least(whole, 1) & ~at_least(whole, 2) & alone
    pairs = at_least(whole, 2) & ~at_least(whole, 3) & alone
    if singles.bit_count() > spare or pairs.bit_count() - wilds > spare:
        return False
    # with every wild card on one meld: which could become canastas
    full = held.nat + held.twos + held.jokers + (whole & RANKS)
    if at_least(full, 7 - min(wilds, 3)).bit_count() < rules.canastas_needed:
        return False
    # everything can be laid at once, and makes the canastas without a further wild card
    if owed <= 0 and at_least(full, 7).bit_count() >= rules.canastas_needed:
        if threes == 0 or threes >= 3 or count(held.nat, BLACK3):
            lays = reach(rules, Holding(whole, 0, (held.nat, held.twos, held.jokers), 0, 0, 0))[1]
            if lays + threes >= total(whole) - spare:
                return True
    return _OutSearch(rules, held, hand, rest, owed).found()


class _OutSearch:
    """Lay everything but the discard: rank by rank, how many wild cards go there, before and after the minimum.

    The first stage lays cards of the hand until the minimum is reached; the rest of a waiting pile joins in the second.
    """

    def __init__(self, rules: Rules, held: Holding, hand: int, rest: int, owed: int) -> None:
        self.rules = rules
        self.held = held
        self.hand = hand
        self.rest = rest
        self.owed = max(owed, 0)
        self.first_jokers = count(hand, JOKER)
        self.first_wilds = self.first_jokers + count(hand, TWO)
        self.wilds = self.first_wilds + count(rest, JOKER) + count(rest, TWO)
        self.spare = 0 if held.flags & NO_DISCARD else 1
        self.failed: set[tuple[int, int, int, int, int, int]] = set()

    def found(self) -> bool:
        threes, later = count(self.hand, BLACK3), count(self.rest, BLACK3)
        if threes + later == 0 or (self.spare and threes + later == 1):
            if self._from(ACE, 0, 0, threes + later, 0, 0):
                return True
            if threes + later == 0:
                return False
        # black threes: three or more as one set (A44), one of them may be the discard
        laid = count(self.held.nat, BLACK3)
        for thrown in range(self.spare + 1):
            melded = threes + later - thrown
            if laid == 0 and melded < 3:
                continue
            first = min(threes, melded)
            for early in range(first + 1):
                if early and laid + early < 3:
                    continue
                if self._from(ACE, 0, 0, thrown, 0, early * VALUE[BLACK3]):
                    return True
        return False

    def _from(self, cls: int, early: int, wilds: int, thrown: int, made: int, points: int) -> bool:
        if cls < FOUR:
            return self._enough(early, wilds, thrown, made, points)
        key = (cls, early, wilds, thrown, made, points)
        if key in self.failed:
            return False
        n, later = count(self.hand, cls), count(self.rest, cls)
        for discarded in range(min(self.spare - thrown, n + later, 1) + 1):
            if self._rank(cls, key, n, n + later - discarded, thrown + discarded):
                return True
        self.failed.add(key)
        return False

    def _rank(self, cls: int, key: tuple[int, int, int, int, int, int], n: int, final: int, thrown: int) -> bool:
        _, early, wilds, _, made, points = key
        held, wilds_for = self.held, self.rules.wilds_for
        m = count(held.nat, cls)
        in_meld = count(held.twos, cls) + count(held.jokers, cls)
        if m == 0 and final == 0:
            return self._from(cls - 1, early, wilds, thrown, made, points)
        if m == 0 and final < 2:
            return False
        least = 1 if m == 0 and final == 2 else 0
        most = min(wilds_for[m + final] - in_meld, self.wilds - wilds)
        for first in range(min(n, final) + 1) if self.owed else (0,):
            for first_wild, gained in self._first_stage(cls, first, m, in_meld, early):
                for wild in range(max(least, first_wild), most + 1):
                    canasta = m + final + in_meld + wild >= 7
                    if self._from(
                        cls - 1,
                        early + first_wild,
                        wilds + wild,
                        thrown,
                        min(made + canasta, self.rules.canastas_needed),
                        min(points + gained, self.owed),
                    ):
                        return True
        return False

    def _first_stage(self, cls: int, first: int, m: int, in_meld: int, early: int) -> list[tuple[int, int]]:
        """Ways to lay so many naturals of a rank before the minimum: wild cards with them, points of the naturals."""
        if not self.owed or (first == 0 and m == 0):
            return [(0, 0)]
        if m == 0 and first < 2:
            return []
        least = 1 if m == 0 and first == 2 else 0
        most = min(self.rules.wilds_for[m + first] - in_meld, self.first_wilds - early)
        return [(wild, first * VALUE[cls]) for wild in range(least, most + 1)]

    def _enough(self, early: int, wilds: int, thrown: int, made: int, points: int) -> bool:
        left = self.wilds - wilds
        if left > self.spare - thrown or made < self.rules.canastas_needed:
            return False
        best = 50 * early if early <= self.first_jokers else 50 * self.first_jokers + 20 * (early - self.first_jokers)
        return points + best >= self.owed
