"""Situations of the rules written briefly, for the tests of the reference."""

from __future__ import annotations

import re
from collections import Counter

from .cards import PACK, Options, Value
from .choina import apply
from .melds import Meld, as_meld
from .presets import options
from .state import RefState, Result, Thrown

CARD = re.compile(r"10[cdhs]|[2-9JQKA][cdhs]")
SEAT = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}


def cards(text: str) -> list[str]:
    """The cards of a text, with or without spaces: `4c4d 10h`."""
    return CARD.findall(text)


def meld(text: str) -> Meld:
    """The meld of these cards, with sequences of three."""
    found = as_meld(tuple(cards(text)), 3)
    assert found is not None, text
    return found


def playing(
    hand: str,
    melds: dict[str, str] | None = None,
    others: tuple[str, ...] = (),
    deal: int = 1,
    pile: str = "",
    rules: Options | None = None,
    **changes: Value,
) -> RefState:
    """A, seat 0, has drawn from the stock and is to lay and discard; the others hold what is said, or three twos.

    Melds by owner, as `{"B": "KcKdKh 4h5h6h7h"}`. The pile is written with who threw each card, as `B:9c C:Qh`.
    """
    chosen = rules or options(**changes)
    players = int(chosen["players"])
    hands = [hand, *others, *["2c 2d 2h"] * (players - 1 - len(others))]
    table: list[list[Meld]] = [[] for _ in range(players)]
    for owner, text in (melds or {}).items():
        table[SEAT[owner]] = [meld(word) for word in text.split()]
    thrown = [Thrown(card, SEAT[seat]) for seat, card in (word.split(":") for word in pile.split())]
    s = RefState(options=chosen, hands=[Counter(cards(text)) for text in hands], deal=deal, melds=table, pile=thrown)
    used = [card for held in s.hands for card in held.elements()] + [card for card, _ in thrown]
    used += [card for laid in table for one in laid for card in one.cards]
    s.stock = list((Counter(PACK) - Counter(used)).elements())
    s.dealer, s.phase, s.drawn, s.took_stock = players - 1, "play", True, True
    return s


def taking(s: RefState, stock: str | None = None) -> RefState:
    """The same before the draw: nobody asks any more."""
    s = s.copy()
    s.phase, s.drawn, s.took_stock = "take", False, False
    if stock is not None:
        s.stock = cards(stock)
    return s


def after(s: RefState, *texts: str) -> RefState:
    """These steps one after another."""
    for text in texts:
        s = apply(s, text)
    return s


def who(s: RefState) -> str:
    """Who must act and in which phase: `B answer`."""
    return s.phase if s.acting is None else f"{'ABCDE'[s.acting]} {s.phase}"


def result(s: RefState) -> Result:
    """How the deal ended."""
    assert s.result is not None
    return s.result
