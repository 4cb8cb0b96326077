"""Putting the cards of a written position in their places, and sharing out those that no line names."""

from __future__ import annotations

from stolik.games.choina.core import Core
from stolik.games.choina.hands import KINDS, RANKS
from stolik.games.choina.position_lines import Sheet
from stolik.games.choina.position_melds import place_meld
from stolik.games.position_known import mark_known
from stolik.games.position_line import REST
from stolik.games.position_pack import Chosen, PositionPack, rest_zone


class Dealer:
    """Takes the written cards out of the packs, those with suits first, and lays everything in its place."""

    def __init__(self, core: Core, sheet: Sheet) -> None:
        self.core = core
        self.sheet = sheet
        self.rules = core.rules
        self.pack = PositionPack([2] * KINDS)
        self.kinds: dict[str, list[int]] = {}

    def place(self) -> None:
        """Fill the core's hands, melds, pile and stock."""
        sheet, core = self.sheet, self.core
        named = [(name, zone) for name, zone in sheet.zones.items() if not name.startswith("known")]
        zones = {name: Chosen(zone.line, zone.cards) for name, zone in named}
        melds = [Chosen(token.line, token.cards) for token in sheet.melds]
        self.pack.choose([*zones.values(), *melds])
        self.kinds = {name: chosen.kinds for name, chosen in zones.items()}
        for token, chosen in zip(sheet.melds, melds, strict=True):
            place_meld(core, token, chosen.kinds)
        self._share_rest()
        core.pile = self.kinds["pile"]
        for seat in range(self.rules.players):
            for kind in self.kinds[f"hand {seat}"]:
                core.give(seat, kind)
        core.order = self.kinds["stock"]
        core.top = 0

    def known(self) -> None:
        """Mark the cards that everybody knows to be in a hand."""
        mark_known(self.pack, self.sheet.zones, self.core.codes, self.core.known, RANKS)

    def _share_rest(self) -> None:
        """Seats without a hand line get as many cards as a deal gives; the line with `...`, or the stock, the others.

        The order is mixed, but always the same.
        """
        zones, kinds = self.sheet.zones, self.kinds
        rest = self.pack.rest()
        taker = rest_zone(zones)
        for seat in range(self.rules.players):
            if f"hand {seat}" not in zones:
                kinds[f"hand {seat}"] = rest[: self.rules.deal_size]
                rest = rest[self.rules.deal_size :]
        kinds.setdefault("pile", [])
        if taker or "stock" not in zones:
            self._rest_to(taker or "stock", rest)
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
