"""Deals as a test wants them: hands, the first card of the pile, and what is drawn from the stock."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stolik.cards import pack, parse_card
from stolik.decks import shuffled
from tests.support.arranged_server import NEXT

SIZES: Final = {2: 15, 4: 11}
"""Cards dealt in kurnik, by the number of players."""
ORDINARY: Final = 7
"""The seed by which everything is shuffled that a deal does not name."""
NO_JOKERS: Final = range(52)
RED_THREES: Final = frozenset(map(parse_card, ("3h", "3d")))


@dataclass(frozen=True)
class Deal:
    """A deal of kurnik or a game like it, in which seat 0 begins. Hands shorter than dealt ones are filled."""

    hands: tuple[str, ...] = ()
    pile: str = "5c"
    stock: str = ""
    players: int = 2
    size: int = 0
    """Cards dealt to each, where that is not what kurnik does."""
    packs: int = 2

    def order(self, first: int = 0) -> list[int]:
        """The packs so that this is dealt when `first` gets the first card."""
        rest = shuffled(pack(self.packs), ORDINARY, 0)
        hands = [_taken(text, rest) for text in self.hands]
        hands += [[] for _ in range(self.players - len(hands))]
        pile, stock = _taken(self.pile, rest), _taken(self.stock, rest)
        rest.sort(key=lambda kind: kind in RED_THREES)
        for dealt in hands:
            missing = (self.size or SIZES[self.players]) - len(dealt)
            dealt.extend(rest[:missing])
            del rest[:missing]
        around = [hands[(first + place) % self.players] for place in range(self.players)]
        return [kind for round_ in zip(*around, strict=True) for kind in round_] + pile + stock + rest


@dataclass(frozen=True)
class Round:
    """A round of Cassino for two, in which seat 0 begins, and has the first hand."""

    hands: tuple[str, str]
    centre: str
    stock: str = ""
    players: int = 2

    def order(self, first: int = 0) -> list[int]:
        """The pack so that this is dealt, two cards at a time, when `first` gets the first ones."""
        rest = shuffled(NO_JOKERS, ORDINARY, 0)
        hands = [_taken(text, rest) for text in self.hands]
        centre, stock = _taken(self.centre, rest), _taken(self.stock, rest)
        goes = (hands[first], centre, hands[1 - first])
        return [*(kind for at in (0, 2) for cards in goes for kind in cards[at : at + 2]), *stock, *rest]


def arrange(data: Path, *deals: Deal | Round) -> None:
    """Let the next table that is opened at the server with that data folder be dealt so; seat 0 begins the first."""
    players = deals[0].players
    last = players - 1
    lot = [last, *range(last)]
    orders = [lot, *(deal.order(number % players) for number, deal in enumerate(deals))]
    (data / NEXT).write_text(json.dumps(orders), encoding="utf-8")


def _taken(text: str, rest: list[int]) -> list[int]:
    """These cards, which are no longer among the rest."""
    kinds: Sequence[int] = [parse_card(word) for word in text.split()]
    for kind in kinds:
        rest.remove(kind)
    return list(kinds)
