"""What a side has captured: how much of it, and, where the piles lie open, what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.desk.card_texts import card_texts
from stolik.desk.cassino.tokens import by_value
from stolik.desk.picture import Fact, Group, Lane
from stolik.desk.said import Said
from stolik.games.cassino.values import ACES, BIG_CASSINO, LITTLE_CASSINO, SPADES, size_of
from stolik.games.cassino.view import CassinoView

TAKEN: Final = Said("desk-fact-taken")
SPADES_TAKEN: Final = Said("desk-fact-spades")
ACES_TAKEN: Final = Said("desk-fact-aces")
CASSINOS: Final = Said("desk-fact-cassinos")
SWEEPS: Final = Said("desk-fact-sweeps")


def lane(view: CassinoView, side: int, *, shows_pile: bool) -> Lane:
    """The lane of a side."""
    rules, pile = view.rules, view.piles[side]
    seats = tuple(seat for seat in range(rules.players) if rules.side(seat) == side)
    beside = (_pile(pile),) if shows_pile and pile else ()
    return Lane(seats, view.scores[side], (), beside, tuple(_facts(view, side, shows_pile=shows_pile)))


def _pile(pile: int) -> Group:
    said = Said("desk-taken", {"count": size_of(pile)})
    return Group(card_texts(by_value(pile)), said, squared=True, id="taken")


def _facts(view: CassinoView, side: int, *, shows_pile: bool) -> Iterator[Fact]:
    pile = view.piles[side]
    yield Fact(TAKEN, size_of(pile))
    if shows_pile:
        yield Fact(SPADES_TAKEN, size_of(pile & SPADES))
        yield Fact(ACES_TAKEN, size_of(pile & ACES))
        yield Fact(CASSINOS, _cassinos(pile))
    if view.rules.sweeps:
        yield Fact(SWEEPS, view.sweeps[side])


def _cassinos(pile: int) -> Said:
    """Which of the two cards that count by themselves a pile has."""
    found = {"10d": BIG_CASSINO, "2s": LITTLE_CASSINO}
    cards = " ".join(text for text, card in found.items() if pile & card)
    return Said("desk-fact-cassinos-which", {"cards": cards, "count": len(cards.split())})
