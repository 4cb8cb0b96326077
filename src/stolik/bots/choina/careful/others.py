"""What the other seats may hold and want, how soon they may be out, and what their gains cost."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.plan import at_least
from stolik.bots.choina.sight import Sight
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.hands import ACE, COUNT, KINDS, PLACES, kind_at
from stolik.games.choina.meld import (
    fits_high,
    fits_low,
    is_run,
    run_high,
    run_low,
    run_suit,
    set_code,
    set_rank,
)
from stolik.games.choina.rules import SUITS_DIFFER

SHUNNED: Final = 0.4
"""How likely a seat holds more of a rank that it threw itself, against one that knows nothing of it."""
KEPT: Final = 1.3
"""Cards that go together are kept: a hand holds more of them than one dealt at random."""
OUT_IN_ONE: Final = {1: 0.28, 2: 0.04, 3: 0.01}
"""How often a seat whose contract lies goes out in its next turn, by the cards that it holds: counted over greedy."""
LAST_SET: Final = {0: 0.12, 1: 0.04, 2: 0.02}
LAST_RUN: Final = {0: 0.05, 1: 0.03, 2: 0.01}
"""The same where one meld is left, by the cards beyond it."""
FAR: Final = 0.002
CLOSE: Final = 40.0
"""Points of the match that make a rival half as near."""


class Others:
    """The other seats of one table.

    `takes` tells which cards a meld on the table takes now; `ends` is how likely the deal ends before the own next
    turn; `weights` is what a point that a seat gains costs this seat, by the standing of the match.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        view = sight.view
        self.seats: Final = tuple((sight.seat + way) % sight.rules.players for way in range(1, sight.rules.players))
        self.takes: Final = _taken_now(sight)
        self.left: Final = tuple(view.left(seat) for seat in range(sight.rules.players))
        self.known: Final = tuple(view.known_cards(seat) for seat in range(sight.rules.players))
        hidden = max(sum(sight.unseen), 1)
        self.shares: Final = tuple(
            min(1.0, (view.sizes[seat] - len(self.known[seat])) / hidden) for seat in range(sight.rules.players)
        )
        self.threw: Final = frozenset(
            (seat, kind >> 2) for seat, kind in zip(view.throwers, view.pile, strict=True) if seat >= 0
        )
        self.weights: Final = tuple(self._weight(seat) for seat in range(sight.rules.players))
        missed = 1.0
        for seat in self.seats:
            missed *= 1.0 - self.out_next(seat)
        self.ends: Final = 1.0 - missed

    def _weight(self, seat: int) -> float:
        """A share of the loss each, more for whoever is near in the standing the later it is."""
        scores, rules = self.sight.view.scores, self.sight.rules
        behind = abs(scores[seat] - scores[self.sight.seat])
        late = min(1.0, self.sight.view.deal_number / rules.deals)
        return (1.0 + late * CLOSE / (CLOSE + behind)) / rules.players

    def out_next(self, seat: int) -> float:
        """How likely a seat goes out in its next turn."""
        sets, runs = self.left[seat]
        size = self.sight.view.sizes[seat]
        if not sets and not runs:
            return OUT_IN_ONE.get(size, FAR)
        if sets + runs == 1:
            beyond = max(0, size - (SET_LEAST if sets else self.sight.least_run))
            return (LAST_SET if sets else LAST_RUN).get(beyond, FAR)
        return FAR

    def holds(self, seat: int, kind: int) -> float:
        """How likely a seat holds a card."""
        if kind in self.known[seat]:
            return 1.0
        return at_least(1, self.sight.unseen[kind], self.shares[seat])

    def helps_set(self, seat: int, kind: int) -> float:
        """How likely a card makes a set that a seat still owes."""
        rank = kind >> 2
        if not self.left[seat][0] or (self.sight.rules.ranks_differ and self._has_laid(seat, False, rank)):
            return 0.0
        known = sum(1 for one in self.known[seat] if one >> 2 == rank)
        if known >= SET_LEAST - 1:
            return 1.0
        unseen = sum(self.sight.unseen[4 * rank : 4 * rank + 4])
        share = min(1.0, self.shares[seat] * KEPT)
        likely = at_least(SET_LEAST - 1 - known, unseen, share)
        return likely * SHUNNED if (seat, rank) in self.threw else likely

    def helps_run(self, seat: int, kind: int) -> float:
        """How near a card brings the likeliest sequence that a seat still owes: 1 where it surely completes it."""
        suit = kind & 3
        if not self.left[seat][1]:
            return 0.0
        if self.sight.rules.suits_rule == SUITS_DIFFER and self._has_laid(seat, True, suit):
            return 0.0
        least, best = self.sight.least_run, 0.0
        for at in (0, PLACES - 1) if kind >> 2 == ACE else ((kind >> 2) + 1,):
            for low in range(max(0, at - least + 1), min(at, PLACES - least) + 1):
                near = 0.0
                for place in range(low, low + least):
                    if place != at:
                        near += min(1.0, self.holds(seat, kind_at(suit, place)) * KEPT)
                best = max(best, near)
        near = best / (least - 1)
        return near * near

    def _has_laid(self, seat: int, run: bool, name: int) -> bool:
        """Whether a set of this rank, or a sequence of this suit, is already part of a contract."""
        return any(
            is_run(meld) == run and (run_suit(meld) if run else set_rank(meld)) == name
            for meld in self.sight.view.melds[seat]
        )

    def lays_off(self, seat: int) -> bool:
        """Whether a seat may add to the melds on the table."""
        return self.left[seat] == (0, 0) or not self.sight.rules.layoff_needs_contract

    def out_with(self, seat: int, kind: int) -> float:
        """How likely a seat in turn goes out with this card."""
        sets, runs = self.left[seat]
        size, rules = self.sight.view.sizes[seat], self.sight.rules
        spare = 1 if not self.sight.must_lay_last else 0
        if not sets and not runs:
            return 1.0 if self.takes[kind] and size <= spare else 0.0
        if sets + runs > 1 or size + 1 - (SET_LEAST if sets else rules.seq_min) > spare:
            return 0.0
        return self.helps_set(seat, kind) if sets else self.helps_run(seat, kind)


def _taken_now(sight: Sight) -> list[bool]:
    """Which cards a meld on the table takes as it lies."""
    found = [False] * KINDS
    for melds in sight.view.melds:
        for meld in melds:
            if not is_run(meld):
                if COUNT[set_code(meld)] < SET_MOST:
                    for suit in range(4):
                        found[4 * set_rank(meld) + suit] = True
                continue
            if fits_low(meld):
                found[kind_at(run_suit(meld), run_low(meld) - 1)] = True
            if fits_high(meld):
                found[kind_at(run_suit(meld), run_high(meld) + 1)] = True
    return found
