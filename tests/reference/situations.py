"""Situations of the rules written briefly, for the tests of the reference."""

from __future__ import annotations

from collections import Counter

from .canasta import apply
from .cards import Meld, Options, Value
from .presets import options
from .state import RefState

RANKS = ("2", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = [card for card in RANKS for _ in range(8)] + 4 * ["3"] + 4 * ["R"] + 4 * ["Jk"]
"""Two packs of cards without suits."""


def pack(options: Options) -> list[str]:
    """All the cards of a game, with suits where sequences are melded."""
    suits = "cdhs" if options["sequences"] else ("",) * 4
    one = [rank + suit for rank in RANKS[1:] for suit in suits] + 4 * ["2"] + 2 * ["3", "R", "Jk"]
    return int(str(options["packs"])) * one


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
    """Seat 0 is to take; with a partner's hand it is a game of four. What lies is of earlier turns."""
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


def with_runs(s: RefState, runs: str = "", bolivias: tuple[Meld, ...] = ()) -> RefState:
    """The same with sequences and canastas of wild cards that seat 0 laid in earlier turns."""
    s = s.copy()
    s.runs[0], s.bolivias[0] = sorted(runs.split()), list(bolivias)
    s.laid_before[0] |= bool(runs or bolivias)
    return s


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
