"""The exact searches behind the solver, for the few holdings where its bounds leave doubt."""

from __future__ import annotations

from stolik.games.canasta.classes import ACE, BLACK3, CANASTA, FOUR, JOKER, TWO, VALUE, count, wild_points
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    NO_DISCARD,
    Holding,
    black_three_sets,
    canastas,
    lays_of,
)
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, BLACK3_OUT_NO_DISCARD, Rules

Key = tuple[int, int, int, int, int, int, bool]
"""A rank, wild cards of the first stage and all, cards discarded, canastas, points, whether the opening has its own."""


class OpeningSearch:
    """Is there an opening of enough points from so few cards? Every rank: how many naturals, how many wild cards."""

    def __init__(self, rules: Rules, held: Holding, most_cards: int) -> None:
        self.rules = rules
        self.held = held
        self.most_cards = most_cards
        self.jokers = held.hand & 15
        self.wilds = self.jokers + (held.hand >> 4 & 15)
        self.canasta_owed = owes_canasta(held)
        self.failed: set[int] = set()

    def found(self) -> bool:
        """Whether there is one."""
        if self.most_cards <= 0:
            return False
        worth = 0 if self.rules.black3_free else VALUE[BLACK3]
        sets = black_three_sets(self.rules, self.held)
        return any(
            self._from(ACE, 0, threes, worth * threes, not self.canasta_owed)
            for threes in sets
            if threes <= self.most_cards
        )

    def _from(self, cls: int, wilds: int, cards: int, points: int, made: bool) -> bool:
        if made and points + wild_points(wilds, self.jokers) >= self.held.owed:
            return True
        if cls < FOUR or cards >= self.most_cards:
            return False
        key = (((points * 256 + cards) * 32 + wilds) * 16 + cls) * 2 + made
        if key in self.failed:
            return False
        held = self.held
        size = count(held.nat, cls) + count(held.twos, cls) + count(held.jokers, cls)
        left = min(self.wilds - wilds, self.most_cards - cards)
        for own, wild in lays_of(self.rules, held, cls, count(held.hand, cls), left):
            if cards + own + wild > self.most_cards:
                continue
            full = made or size + own + wild >= CANASTA
            if self._from(cls - 1, wilds + wild, cards + own + wild, points + own * VALUE[cls], full):
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
        self.canasta_owed = self.owed > 0 and owes_canasta(held)
        self.first_jokers = count(hand, JOKER)
        self.first_wilds = self.first_jokers + count(hand, TWO)
        self.wilds = self.first_wilds + count(rest, JOKER) + count(rest, TWO)
        self.spare = 0 if held.flags & NO_DISCARD else 1
        self.failed: set[Key] = set()

    def found(self) -> bool:
        """Whether there is a way."""
        rules = self.rules
        threes, later = count(self.hand, BLACK3), count(self.rest, BLACK3)
        laid = count(self.held.nat, BLACK3)
        spare = self.spare
        for thrown in range(min(spare, threes + later) + 1):
            melded = threes + later - thrown
            if melded and not self._may_meld(melded, laid):
                continue
            self.spare = spare
            if rules.black3 == BLACK3_OUT_NO_DISCARD and (melded or laid):
                self.spare = 0
            if self.spare < thrown:
                continue
            if self._with_black_threes(thrown, melded, min(threes, melded), laid):
                return True
        return False

    def _may_meld(self, threes: int, laid: int) -> bool:
        """Whether so many black threes can be melded in this turn, as one set (A44), beside those that lie there."""
        mode = self.rules.black3
        if mode == BLACK3_OFF or (mode == BLACK3_ANYTIME and laid):
            return False
        return laid > 0 or threes >= 3

    def _with_black_threes(self, thrown: int, melded: int, most_early: int, laid: int) -> bool:
        """Some of the black threes may be laid before the minimum is reached; a closed set only whole (D20)."""
        worth = 0 if self.rules.black3_free else VALUE[BLACK3]
        self.failed = set()
        for early in range(most_early + 1) if self.owed else (0,):
            if early and laid + early < 3:
                continue
            if 0 < early < melded and self.rules.black3 == BLACK3_ANYTIME:
                continue
            if self._from(ACE, 0, 0, thrown, 0, early * worth, not self.canasta_owed):
                return True
        return False

    def _from(self, cls: int, early: int, wilds: int, thrown: int, made: int, points: int, opened: bool) -> bool:
        if cls < FOUR:
            return opened and self._enough(early, wilds, thrown, made, points)
        key = (cls, early, wilds, thrown, made, points, opened)
        if key in self.failed:
            return False
        n, later = count(self.hand, cls), count(self.rest, cls)
        for discarded in range(min(self.spare - thrown, n + later, 1) + 1):
            if self._rank(key, n, n + later - discarded, thrown + discarded):
                return True
        self.failed.add(key)
        return False

    def _rank(self, key: Key, n: int, final: int, thrown: int) -> bool:
        cls, early, wilds, _, made, points, opened = key
        held, rules = self.held, self.rules
        m = count(held.nat, cls)
        in_meld = count(held.twos, cls) + count(held.jokers, cls)
        if m == 0 and final == 0:
            return self._from(cls - 1, early, wilds, thrown, made, points, opened)
        if m == 0 and final < 2:
            return False
        least = 1 if m == 0 and final == 2 else 0
        left = self.wilds - wilds
        for first in range(min(n, final) + 1) if self.owed else (0,):
            later_wilds = min(rules.most_wilds[m + first][m + final] - in_meld, left)
            for first_wild, gained in self._first_stage(cls, first, m, in_meld, early):
                fulfilled = opened or m + first + in_meld + first_wild >= CANASTA
                for wild in range(max(least, first_wild), max(later_wilds, first_wild) + 1):
                    size = m + final + in_meld + wild
                    if wild > left or (size > rules.cap and (final or wild)):
                        break
                    if self._from(
                        cls - 1,
                        early + first_wild,
                        wilds + wild,
                        thrown,
                        min(made + (size >= CANASTA), rules.canastas_needed),
                        min(points + gained, self.owed),
                        fulfilled,
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
        most = max(min(self.rules.most_wilds[m][m + first] - in_meld, self.first_wilds - early), 0)
        return [(wild, first * VALUE[cls]) for wild in range(least, most + 1)]

    def _enough(self, early: int, wilds: int, thrown: int, made: int, points: int) -> bool:
        left = self.wilds - wilds
        if left > self.spare - thrown or made < self.rules.canastas_needed:
            return False
        return points + wild_points(early, self.first_jokers) >= self.owed


def owes_canasta(held: Holding) -> bool:
    """Whether the opening still lacks the canasta that it must contain (P3)."""
    if not held.flags & CANASTA_OWED or (held.more is not None and held.more.canastas()):
        return False
    return canastas(held.nat, held.twos, held.jokers) == 0
