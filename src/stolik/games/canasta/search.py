"""The exact searches behind the solver, for the few holdings where its bounds leave doubt."""

from __future__ import annotations

from stolik.games.canasta.classes import ACE, BLACK3, CANASTA, FOUR, JOKER, TWO, VALUE, count
from stolik.games.canasta.holding import NO_DISCARD, Holding
from stolik.games.canasta.rules import Rules


class OpeningSearch:
    """Is there an opening of enough points from so few cards? Every rank: how many naturals, how many wild cards."""

    def __init__(self, rules: Rules, held: Holding, most_cards: int) -> None:
        self.rules = rules
        self.held = held
        self.most_cards = most_cards
        self.jokers = held.hand & 15
        self.wilds = self.jokers + (held.hand >> 4 & 15)
        self.failed: set[int] = set()

    def found(self) -> bool:
        """Whether there is one."""
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


class OutSearch:
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
        """Whether there is a way."""
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
                    canasta = m + final + in_meld + wild >= CANASTA
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
