"""Melds as people write them: the steps that lay them, and what keeps cards from making one (25-32)."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.hands import ACE, PLACES, RANKS
from stolik.games.choina.meld import RUN_MOST, run_meld
from stolik.games.violation import RuleViolation

Card = tuple[int, int]
"""A rank, and a suit or ANY_SUIT."""

JOKER: Final = RANKS


def no_jokers(cards: list[Card]) -> None:
    """Refuse jokers, which are not in the pack (2, 3)."""
    if any(rank == JOKER for rank, _ in cards):
        raise refusal(Fault.NO_JOKERS)


def is_set(cards: list[Card]) -> bool:
    """Whether all cards are of one rank."""
    return all(rank == cards[0][0] for rank, _ in cards)


def set_size_refusal(size: int) -> RuleViolation | None:
    """What forbids a set of so many cards (25, 27)."""
    if size < SET_LEAST:
        return refusal(Fault.SET_TOO_SMALL)
    return refusal(Fault.SET_TOO_LARGE) if size > SET_MOST else None


def run_of(cards: list[Card], suit: int, least: int) -> int:
    """The sequence of these cards in a suit. Raises RuleViolation where they make none."""
    ranks = [rank for rank, _ in cards]
    plain = sorted(rank for rank in ranks if rank != ACE)
    aces = len(ranks) - len(plain)
    if len(ranks) > RUN_MOST:
        raise refusal(Fault.SEQUENCE_TOO_LONG)
    if aces > 1 or len(set(plain)) < len(plain):
        raise refusal(Fault.SEQUENCE_TWICE)
    if len(ranks) < 3 or not plain:
        raise refusal(Fault.SEQUENCE_TOO_SHORT, least=least)
    if plain[-1] - plain[0] + 1 != len(plain):
        raise refusal(Fault.SEQUENCE_CORNER if aces and _goes_round(plain) else Fault.SEQUENCE_GAP)
    low, high = plain[0] + 1, plain[-1] + 1
    if not aces:
        return run_meld(suit, low, high)
    fits_low, fits_high = low == 1, high == PLACES - 2
    if not fits_low and not fits_high:
        raise refusal(Fault.SEQUENCE_GAP)
    # from two to king the ace fits both ends: it lies where it is written
    as_high = fits_high and (not fits_low or ranks[-1] == ACE)
    return run_meld(suit, low, high + 1) if as_high else run_meld(suit, low - 1, high)


def _goes_round(plain: list[int]) -> bool:
    """Whether cards, with an ace, would be consecutive if the two came after the ace."""
    held = {*plain, ACE}
    breaks = [rank for rank in held if (rank + 1) % RANKS not in held]
    return len(breaks) == 1


def run_suit_of(cards: list[Card], *, only_run: bool) -> int:
    """The one suit that cards of a sequence name, or ANY_SUIT if they name none. Raises RuleViolation for two.

    Cards of several suits may be meant as a set too, unless they were called a sequence.
    """
    suits = {suit for _, suit in cards if suit != ANY_SUIT}
    if len(suits) > 1:
        ranks = [rank for rank, _ in cards]
        raise refusal(Fault.SEQUENCE_ONE_SUIT if only_run or len(set(ranks)) == len(ranks) else Fault.SET_ONE_RANK)
    return suits.pop() if suits else ANY_SUIT
