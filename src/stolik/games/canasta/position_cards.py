"""Putting the cards of a written position in their places, and sharing out those that no line names."""

from __future__ import annotations

from stolik.cards import ANY_SUIT, KINDS, card_text, pack
from stolik.games.canasta.classes import (
    BLACK3,
    CLASS_OF,
    CLASS_TEXT,
    CLASSES,
    JOKER,
    KIND_AT,
    RED3,
    SUIT_UNIT,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.pile import pile_add
from stolik.games.canasta.position_lines import Sheet
from stolik.games.canasta.position_melds import place_meld
from stolik.games.position_known import mark_known
from stolik.games.position_line import REST
from stolik.games.position_pack import Chosen, PositionPack, rest_zone
from stolik.games.position_sheet import Card


class ClassPack(PositionPack):
    """Packs whose written cards are classes and suits."""

    def options(self, rank: int, suit: int) -> list[int]:
        suits = {RED3: (1, 2), BLACK3: (0, 3), JOKER: (0, 1)}.get(rank, (0, 1, 2, 3))
        return [KIND_AT[rank][low] for low in suits] if suit == ANY_SUIT else [KIND_AT[rank][suit]]

    def text(self, rank: int, suit: int) -> str:
        return CLASS_TEXT[rank] if suit == ANY_SUIT else card_text(KIND_AT[rank][suit])


class Dealer:
    """Takes the written cards out of the packs, those with suits first, and lays everything in its place."""

    def __init__(self, core: Core, sheet: Sheet) -> None:
        self.core = core
        self.sheet = sheet
        self.rules = core.rules
        left = [0] * KINDS
        for kind in pack(core.rules.packs):
            left[kind] += 1
        self.pack = ClassPack(left)
        self.kinds: dict[str, list[int]] = {}

    def place(self) -> None:
        """Fill the core's hands, melds, pile, stock and red threes."""
        sheet, core = self.sheet, self.core
        zones: dict[str, Chosen] = {}
        for name, zone in sheet.zones.items():
            if not name.startswith("known"):
                cards = _red(zone.cards) if name.startswith("red") else zone.cards
                zones[name] = Chosen(zone.line, cards)
        melds = [Chosen(token.line, token.cards) for token in sheet.melds]
        self.pack.choose([*zones.values(), *melds])
        self.kinds = {name: chosen.kinds for name, chosen in zones.items()}
        for token, chosen in zip(sheet.melds, melds, strict=True):
            place_meld(core, token, chosen.kinds)
        self._share_rest()
        self._red_threes()
        for kind in self.kinds["pile"]:
            pile_add(core, kind)
        self._under()
        for seat in range(self.rules.players):
            for kind in self.kinds[f"hand {seat}"]:
                if CLASS_OF[kind] == RED3:
                    raise sheet.zones[f"hand {seat}"].line.error("red_three_in_hand", seat=seat)
                core.give(seat, kind)
        core.order = self.kinds["stock"]
        core.top = 0

    def _under(self) -> None:
        """The face-down cards: all that the rules lay there, or none once they were taken."""
        cards = self.kinds.get("under", [])
        if cards and len(cards) != self.rules.surprise:
            raise self.sheet.zones["under"].line.error("under_cards", "under", count=self.rules.surprise)
        self.core.under = cards

    def known(self) -> None:
        """Mark the cards that everybody knows to be in a hand."""
        mark_known(self.pack, self.sheet.zones, self.core.suits, self.core.known, CLASSES)

    def _red_threes(self) -> None:
        for name, zone in self.sheet.zones.items():
            if name.startswith("red"):
                for kind in self.kinds[name]:
                    if CLASS_OF[kind] != RED3:
                        raise zone.line.error("not_a_red_three", card=card_text(kind))
                    self.core.red3[int(name[4:])] += SUIT_UNIT[kind]

    def _share_rest(self) -> None:
        """Seats without a hand line get as many cards as a deal gives; the line with `...`, or the stock, the others.

        The order is mixed, but always the same.
        """
        zones, kinds = self.sheet.zones, self.kinds
        rest = self.pack.rest()
        taker = rest_zone(zones)
        for seat in range(self.rules.players):
            if f"hand {seat}" not in zones:
                plain = [kind for kind in rest if CLASS_OF[kind] != RED3][: self.rules.deal_size]
                kinds[f"hand {seat}"] = plain
                for kind in plain:
                    rest.remove(kind)
        kinds.setdefault("pile", [])
        if taker or "stock" not in zones:
            self._rest_to(taker or "stock", rest)
        elif rest:
            raise zones["stock"].line.error("cards_left_over", count=len(rest))

    def _rest_to(self, taker: str, rest: list[int]) -> None:
        kinds = self.kinds
        kinds.setdefault("stock", [])
        if taker == "stock":
            kinds["stock"] = kinds["stock"] + rest
        elif taker == "pile":
            kinds["pile"] = rest + kinds["pile"]
        elif taker.startswith("hand"):
            # its red threes lie beside the melds, as if they had been drawn
            kinds[taker] += [kind for kind in rest if CLASS_OF[kind] != RED3]
            for kind in rest:
                if CLASS_OF[kind] == RED3:
                    self.core.set_red3(int(taker[5:]), kind)
        else:
            raise self.sheet.zones[taker].line.error("rest_not_here", REST)


def _red(cards: list[Card]) -> list[Card]:
    """Written red threes: a three without a suit is one."""
    return [(RED3, suit) if cls == BLACK3 and suit == ANY_SUIT else (cls, suit) for cls, suit in cards]
