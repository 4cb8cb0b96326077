"""Situations of the rules written briefly, for the tests of the reference."""

from __future__ import annotations

from collections import Counter

from .canasta import apply
from .cards import Meld, Value
from .presets import options
from .state import RefState

RANKS = ("2", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = [card for card in RANKS for _ in range(8)] + 4 * ["3"] + 4 * ["R"] + 4 * ["Jk"]


def position(
    hand: str,
    pile: str = "",
    own: dict[str, Meld] | None = None,
    stock: str = "4 5 6 8 9 10",
    score: int = 0,
    partner: str = "",
    preset: str = "kurnik",
    **changes: Value,
) -> RefState:
    """Seat 0 is to take; with a partner's hand it is a game of four."""
    hands = [hand, "9 9", partner, "9 9"] if partner else [hand, "9 9"]
    return RefState(
        options(preset, len(hands), **changes),
        [Counter(cards.split()) for cards in hands],
        melds=[dict(own or {}), {}],
        pile=pile.split(),
        stock=stock.split(),
        scores=[score, 0],
        laid_before=[bool(own)] + [False] * (len(hands) - 1),
    )


def playing(
    hand: str,
    own: dict[str, Meld] | None = None,
    stock: str = "4 5 6 8 9 10",
    partner: str = "",
    score: int = 0,
    preset: str = "kurnik",
    **changes: Value,
) -> RefState:
    """As `position`, after a draw that brought the last cards of the hand."""
    s = position(hand, "J", own, stock, score, partner, preset, **changes)
    s.phase, s.begun = "play", "draw"
    return s


def after(s: RefState, *texts: str) -> RefState:
    for text in texts:
        s = apply(s, text)
    return s


def lines(s: RefState, side: int = 0) -> dict[str, int]:
    assert s.result is not None
    return s.result.lines[side]


def reason(s: RefState) -> str:
    assert s.result is not None
    return s.result.reason
