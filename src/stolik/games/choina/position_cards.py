"""Putting the cards of a written position in their places, and sharing out those that no line names."""

from __future__ import annotations

from stolik.cards import ANY_SUIT, RANK_TEXT, card_text
from stolik.decks import shuffled
from stolik.games.choina.core import Core
from stolik.games.choina.hands import KINDS, RANKS, SUITS, UNIT
from stolik.games.choina.position_lines import Card, Sheet
from stolik.games.choina.position_melds import place_meld
from stolik.games.position_line import REST, PositionLine


class Dealer:
    """Takes the written cards out of the packs, those with suits first, and lays everything in its place."""

    def __init__(self, core: Core, sheet: Sheet) -> None:
        self.core = core
        self.sheet = sheet
        self.rules = core.rules
        self.left = [2] * KINDS
        self.kinds = {name: [-1] * len(zone.cards) for name, zone in sheet.zones.items()}

    def place(self) -> None:
        """Fill the core's hands, melds, pile and stock."""
        sheet, core = self.sheet, self.core
        melds = [[-1] * len(token.cards) for token in sheet.melds]
        for exact in (True, False):
            for name, zone in sheet.zones.items():
                if not name.startswith("known"):
                    self._choose(zone.line, zone.cards, self.kinds[name], exact)
            for token, kinds in zip(sheet.melds, melds, strict=True):
                self._choose(token.line, token.cards, kinds, exact)
        for token, kinds in zip(sheet.melds, melds, strict=True):
            place_meld(core, token, kinds)
        self._share_rest()
        core.pile = self.kinds["pile"]
        for seat in range(self.rules.players):
            for kind in self.kinds[f"hand {seat}"]:
                core.give(seat, kind)
        core.order = self.kinds["stock"]
        core.top = 0

    def known(self) -> None:
        """Mark the cards that everybody knows to be in a hand."""
        core = self.core
        for name, zone in self.sheet.zones.items():
            if name.startswith("known"):
                seat = int(name[6:])
                for rank, suit in zone.cards:
                    at = RANKS * seat + rank
                    have = core.codes[at]
                    shown = suit
                    if suit == ANY_SUIT:
                        shown = next((low for low in range(SUITS) if have >> 2 * low & 3), 0)
                    if (core.known[at] >> 2 * shown & 3) >= (have >> 2 * shown & 3):
                        raise zone.line.error("known_not_held", card=card_text(4 * rank + shown))
                    core.known[at] += UNIT[shown]

    def _choose(self, line: PositionLine, cards: list[Card], kinds: list[int], exact: bool) -> None:
        for at, (rank, suit) in enumerate(cards):
            if (suit != ANY_SUIT) != exact:
                continue
            options = [4 * rank + low for low in range(SUITS)] if suit == ANY_SUIT else [4 * rank + suit]
            kind = next((kind for kind in options if self.left[kind]), -1)
            if kind < 0:
                raise line.error(
                    "too_many_of_card", card=RANK_TEXT[rank] if suit == ANY_SUIT else card_text(options[0])
                )
            self.left[kind] -= 1
            kinds[at] = kind

    def _share_rest(self) -> None:
        """Seats without a hand line get as many cards as a deal gives; the line with `...`, or the stock, the others.

        The order is mixed, but always the same.
        """
        zones, kinds = self.sheet.zones, self.kinds
        rest = [kind for kind in range(KINDS) for _ in range(self.left[kind])]
        rest = shuffled(rest, 0, len(rest))
        takers = [name for name, zone in zones.items() if zone.rest]
        if len(takers) > 1:
            raise zones[takers[1]].line.error("rest_twice", REST)
        for seat in range(self.rules.players):
            if f"hand {seat}" not in zones:
                kinds[f"hand {seat}"] = rest[: self.rules.deal_size]
                rest = rest[self.rules.deal_size :]
        kinds.setdefault("pile", [])
        if takers or "stock" not in zones:
            self._rest_to(takers[0] if takers else "stock", rest)
        elif rest:
            raise zones["stock"].line.error("cards_left_over", count=len(rest))

    def _rest_to(self, taker: str, rest: list[int]) -> None:
        kinds = self.kinds
        kinds.setdefault("stock", [])
        if taker == "pile":
            kinds["pile"] = rest + kinds["pile"]
        elif taker == "stock" or taker.startswith("hand"):
            kinds[taker] = kinds[taker] + rest
        else:
            raise self.sheet.zones[taker].line.error("rest_not_here", REST)
