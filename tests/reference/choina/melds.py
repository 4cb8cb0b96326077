"""Melds: what can be laid from a hand, and what grows by a card (24-33, 37, 50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from .cards import LINE, RANKS, SUITS, in_order, rank_of, suit_of

LONGEST_SET = 8
LONGEST_RUN = 13


@dataclass(frozen=True)
class Meld:
    """A set, its cards in order of suits, or a sequence from its lowest card up."""

    cards: tuple[str, ...]
    low: int = 0
    """The place in `LINE` where a sequence begins; 0 there is the low ace. No matter for a set."""
    run: bool = False

    @property
    def high(self) -> int:
        """The place of the last card of a sequence."""
        return self.low + len(self.cards) - 1

    @property
    def kind(self) -> str:
        """What an owner's melds are told apart by: the rank of a set, the suit of a sequence."""
        return suit_of(self.cards[0]) if self.run else rank_of(self.cards[0])

    @property
    def text(self) -> str:
        """`lay 4c4d4h`, `run 5h-8h`."""
        return f"run {self.cards[0]}-{self.cards[-1]}" if self.run else f"lay {''.join(self.cards)}"


def run_of(suit: str, low: int, length: int) -> Meld:
    """The sequence of so many cards from a place on."""
    return Meld(tuple(LINE[place] + suit for place in range(low, low + length)), low, run=True)


def as_meld(cards: tuple[str, ...], seq_min: int) -> Meld | None:
    """The meld that these cards form in whatever order they are given; None when they form none."""
    ranks, suits = {rank_of(card) for card in cards}, {suit_of(card) for card in cards}
    if len(ranks) == 1 and 3 <= len(cards) <= LONGEST_SET and max(Counter(cards).values()) <= 2:
        return Meld(tuple(in_order(cards)))
    if len(suits) == 1 and seq_min <= len(cards) <= LONGEST_RUN:
        for low in range(len(LINE) - len(cards) + 1):
            run = run_of(suit_of(cards[0]), low, len(cards))
            if sorted(run.cards) == sorted(cards):
                return run
    return None


def sets_from(hand: Counter[str], exact: bool) -> Iterator[Meld]:
    """Every set that a hand can lay: of three cards to eight, or `exact`ly three; equal copies are one choice."""
    for rank in RANKS:
        held = [rank + suit for suit in SUITS if hand[rank + suit]]
        for length in range(3, 4 if exact else LONGEST_SET + 1):
            for cards in combinations_with_replacement(held, length):
                if Counter(cards) <= hand:
                    yield Meld(cards)


def runs_from(hand: Counter[str], seq_min: int, exact: bool) -> Iterator[Meld]:
    """Every sequence that a hand can lay: of `seq_min` cards, or unless `exact` more."""
    for suit in SUITS:
        for length in range(seq_min, seq_min + 1 if exact else LONGEST_RUN + 1):
            for low in range(len(LINE) - length + 1):
                run = run_of(suit, low, length)
                if Counter(run.cards) <= hand:
                    yield run


def additions(meld: Meld, card: str) -> dict[str, Meld]:
    """How the card can be added: the meld afterwards, by the end at which it goes in a sequence; '' for a set."""
    if not meld.run:
        fits = rank_of(card) == rank_of(meld.cards[0]) and len(meld.cards) < LONGEST_SET
        return {"": Meld(tuple(in_order((*meld.cards, card))))} if fits else {}
    found = {}
    if len(meld.cards) < LONGEST_RUN and suit_of(card) == suit_of(meld.cards[0]):
        if meld.low > 0 and LINE[meld.low - 1] == rank_of(card):
            found["low"] = Meld((card, *meld.cards), meld.low - 1, run=True)
        if meld.high + 1 < len(LINE) and LINE[meld.high + 1] == rank_of(card):
            found["high"] = Meld((*meld.cards, card), meld.low, run=True)
    return found


def ranks_between(one: Meld, other: Meld) -> int:
    """How many ranks lie between two sequences; negative when they share some."""
    return max(one.low - other.high, other.low - one.high) - 1
