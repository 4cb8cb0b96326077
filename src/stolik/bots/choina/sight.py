"""What a seat sees, counted once for all questions of one choice."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.hand import Hand
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.hands import COUNT, KINDS, PLACES, RANKS, kind_at
from stolik.games.choina.meld import (
    fits_high,
    fits_low,
    is_run,
    meld_cards,
    run_high,
    run_low,
    run_suit,
    set_code,
    set_rank,
)
from stolik.games.choina.rules import SUITS_DIFFER
from stolik.games.choina.view import ChoinaView

LONG: Final = 12.0
"""Own turns that a deal surely does not outlast in a plan."""
SOONEST: Final = 1.5


class Sight:
    """The table as plans need it.

    `hand` is the own one; `sets` and `runs` are left of the contract, `needed` the cards they ask for at least.
    `unseen` counts the cards of each kind that may still come; `fits` tells which cards a meld on the table takes now,
    `near` which one more would make fit. `turns` is how many own turns the deal may last, `share` how likely an unseen
    card comes to this seat meanwhile. `lays_off`: the melds on the table take the own cards already.
    """

    def __init__(self, view: ChoinaView) -> None:
        rules = view.rules
        self.view: Final = view
        self.rules: Final = rules
        self.seat: Final = view.seat
        self.hand: Final = Hand.of(view.cards)
        self.sets, self.runs = view.left(view.seat)
        self.least_run: Final = rules.seq_min
        self.needed: Final[int] = SET_LEAST * self.sets + rules.seq_min * self.runs
        self.complete: Final[bool] = not self.sets and not self.runs
        self.lays_off: Final[bool] = self.complete or not rules.layoff_needs_contract
        self.must_lay_last: Final[bool] = view.last_deal and not rules.last_discard
        self.unseen: Final = unseen_counts(view)
        self.fits: Final = [0] * KINDS
        self.near: Final = [0] * KINDS
        self.barred_ranks = self.barred_suits = 0
        for seat in range(rules.players):
            for meld in view.melds[seat]:
                self._note(meld, seat == view.seat)
        self.turns: Final[float] = turns_left(view)
        self.share: Final[float] = self._share()

    def _note(self, meld: int, own: bool) -> None:
        """The cards that a meld takes, now and next."""
        if not is_run(meld):
            rank = set_rank(meld)
            if own and self.rules.ranks_differ:
                self.barred_ranks |= 1 << rank
            if COUNT[set_code(meld)] < SET_MOST:
                for suit in range(4):
                    self.fits[4 * rank + suit] = 1
            return
        suit = run_suit(meld)
        if own and self.rules.suits_rule == SUITS_DIFFER:
            self.barred_suits |= 1 << suit
        if fits_low(meld):
            self._open_end(suit, run_low(meld), -1)
        if fits_high(meld):
            self._open_end(suit, run_high(meld), 1)

    def _open_end(self, suit: int, place: int, way: int) -> None:
        """Cards held without a gap fit one after the other; the one beyond the first that is lacking nearly fits."""
        place += way
        while 0 <= place < PLACES:
            kind = kind_at(suit, place)
            self.fits[kind] = 1
            if not self.hand.held[kind]:
                break
            place += way
        if 0 <= place + way < PLACES:
            self.near[kind_at(suit, place + way)] = 1

    def _share(self) -> float:
        """How likely one unseen card comes to this seat: by its own draws, and by what the others throw."""
        hidden = sum(self.unseen)
        if not hidden:
            return 0.0
        caught = (1.0 + CATCH * (self.rules.players - 1)) / max(hidden, 20)
        missed = 1.0
        for _ in range(int(self.turns + 0.5)):
            missed *= 1.0 - min(caught, 0.5)
        return 1.0 - missed


CATCH: Final = 0.6
"""How many of the cards that another throws in a turn one could have, against one draw of one's own."""


def unseen_counts(view: ChoinaView) -> list[int]:
    """How many of each card neither lie on the table nor are in the own hand or known to be in another."""
    left = [2] * KINDS
    for kind in view.cards:
        left[kind] -= 1
    for kind in view.pile:
        left[kind] -= 1
    for melds in view.melds:
        for meld in melds:
            for kind in meld_cards(meld):
                left[kind] -= 1
    for seat in range(view.rules.players):
        if seat != view.seat:
            for rank in range(RANKS):
                code = view.known[RANKS * seat + rank]
                if code:
                    for suit in range(4):
                        left[4 * rank + suit] -= code >> 2 * suit & 3
    return left


def stock_left(view: ChoinaView) -> int:
    """The cards of the pile that may become a new stock (78-80)."""
    if view.reshuffles >= view.rules.most_reshuffles:
        return 0
    return max(len(view.pile) - 1, 0)


def turns_left(view: ChoinaView) -> float:
    """A guess at how many own turns the deal still lasts."""
    rules = view.rules
    turns = min(LONG, (view.stock_size + stock_left(view)) / rules.players)
    for seat in range(rules.players):
        if seat != view.seat:
            turns = min(turns, turns_to_go_out(view, seat))
    return max(turns, SOONEST)


def turns_to_go_out(view: ChoinaView, seat: int) -> float:
    """A guess at how many turns another seat needs to go out."""
    sets, runs = view.left(seat)
    size = view.sizes[seat]
    if not sets and not runs:
        return 0.5 + 1.3 * size
    needed = SET_LEAST * sets + view.rules.seq_min * runs
    lacking = needed - size - 1
    if lacking > 0:
        return 8.0 + 2.0 * lacking
    return 2.5 + 1.2 * (sets + 2 * runs) + 0.7 * max(size - needed, 0)
