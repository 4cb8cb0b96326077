"""The pack from which a written position takes its cards, those with suits first, and what is left of it."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, RANK_TEXT, card_text
from stolik.decks import shuffled
from stolik.games.position_line import REST, PositionLine
from stolik.games.position_sheet import Card, Zone

SUITS: Final = 4


class Chosen:
    """Written cards, and the kinds for which they stand; -1 where that is still open."""

    def __init__(self, line: PositionLine, cards: list[Card]) -> None:
        self.line: Final = line
        self.cards: Final = cards
        self.kinds: Final = [-1] * len(cards)


class PositionPack:
    """The cards that are left, by kind. A card without a suit stands for the first that is left of those it may be."""

    def __init__(self, left: list[int]) -> None:
        self.left: Final = left

    def choose(self, written: list[Chosen]) -> None:
        """Take all written cards out, those with suits first. Raises NotationError where there are none left."""
        for exact in (True, False):
            for each in written:
                for at, (rank, suit) in enumerate(each.cards):
                    if (suit != ANY_SUIT) == exact:
                        each.kinds[at] = self._take(each.line, self.options(rank, suit), self.text(rank, suit))

    def options(self, rank: int, suit: int) -> list[int]:
        """The kinds that a written card may be."""
        return [4 * rank + low for low in range(SUITS)] if suit == ANY_SUIT else [4 * rank + suit]

    def text(self, rank: int, suit: int) -> str:
        """How it is called where there is none left."""
        return RANK_TEXT[rank] if suit == ANY_SUIT else card_text(4 * rank + suit)

    def _take(self, line: PositionLine, options: list[int], text: str) -> int:
        for kind in options:
            if self.left[kind]:
                self.left[kind] -= 1
                return kind
        raise line.error("too_many_of_card", card=text)

    def rest(self) -> list[int]:
        """What no line names, mixed, but always the same."""
        rest = [kind for kind, number in enumerate(self.left) for _ in range(number)]
        return shuffled(rest, 0, len(rest))


def rest_zone(zones: dict[str, Zone]) -> str:
    """The line that gets what no line names; empty if there is none. Raises NotationError if there are several."""
    takers = [name for name, zone in zones.items() if zone.rest]
    if len(takers) > 1:
        raise zones[takers[1]].line.error("rest_twice", REST)
    return takers[0] if takers else ""
