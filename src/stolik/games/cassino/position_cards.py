"""Putting the cards of a written position in their places, and sharing out those that no line names."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.cassino.combination import combination, is_fresh, maker_of, value_of
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.counts import counts_of
from stolik.games.cassino.groups import can_cover, is_one_group
from stolik.games.cassino.position_lines import ComboLine, Sheet
from stolik.games.cassino.rules import NEXT_TURN
from stolik.games.cassino.supply import HAND, dealings_of
from stolik.games.cassino.values import ACES, BIG_CASSINO, KINDS, SPADES, kinds_of, mask_of
from stolik.games.position_line import REST
from stolik.games.position_pack import Chosen, PositionPack, rest_zone

COUNTED = ACES | BIG_CASSINO | SPADES
"""Cards that can give points (58-65)."""


class Placer:
    """Takes the written cards out of the pack, those with suits first, and lays everything in its place."""

    def __init__(self, core: Core, sheet: Sheet) -> None:
        self.core = core
        self.sheet = sheet
        self.rules = core.rules
        self.pack = PositionPack([1] * KINDS)
        self.kinds: dict[str, list[int]] = {}

    def place(self) -> None:
        """Fill the core's hands, table, piles and stock; the seat in turn and the dealer must be known."""
        sheet, core = self.sheet, self.core
        zones = {name: Chosen(zone.line, zone.cards) for name, zone in sheet.zones.items()}
        combos = [Chosen(line.line, line.cards) for line in sheet.combos]
        self.pack.choose([*zones.values(), *combos])
        self.kinds = {name: chosen.kinds for name, chosen in zones.items()}
        core.combos = [self._combination(line, each.kinds) for line, each in zip(sheet.combos, combos, strict=True)]
        core.loose = mask_of(self.kinds.get("table", []))
        self._share_rest()
        for seat in range(self.rules.players):
            core.hands[seat] = mask_of(self.kinds.get(f"hand {seat}", []))
        core.order = self.kinds["stock"]
        core.top = 0

    def _combination(self, line: ComboLine, kinds: list[int]) -> int:
        """The number of a written combination, if its cards are one (29-44)."""
        cards = mask_of(kinds)
        rules, value = self.rules, line.value
        counts = counts_of(cards & rules.up_to[value], value)
        fits = not cards & ~rules.up_to[value] and len(kinds) > 1 and can_cover(counts, counts, value)
        if not fits or is_one_group(counts, value) == line.call:
            raise line.line.error("no_combination", value=value, cards=" ".join(map(card_text, sorted(kinds))))
        fresh = line.fresh and rules.duty == NEXT_TURN
        return combination(cards, value, line.maker, call=line.call, fresh=fresh)

    def _share_rest(self) -> None:
        """Seats without a hand line get as many cards as they must have, the stock whole dealings, a pile the others.

        The order is mixed, but always the same.
        """
        sheet, zones, kinds = self.sheet, self.sheet.zones, self.kinds
        rest = self.pack.rest()
        taker = rest_zone(zones)
        if taker and not taker.startswith(("stock", "pile")):
            raise zones[taker].line.error("rest_in_stock_or_pile", REST)
        if self.core.need == NEED_SEAT:
            for seat, size in enumerate(self._sizes()):
                if f"hand {seat}" not in zones:
                    rest = self._needed_first(seat, rest)
                    kinds[f"hand {seat}"] = rest[:size]
                    rest = rest[size:]
        kinds.setdefault("stock", [])
        if taker:
            kinds[taker] = kinds[taker] + rest
            rest = []
        elif "stock" not in zones and self.core.need == NEED_SEAT:
            left = self._left_over(rest)
            kinds["stock"] = [kind for kind in rest if kind not in left]
            rest = left
        self._fill_piles(rest, sheet.last)

    def _needed_first(self, seat: int, rest: list[int]) -> list[int]:
        """The cards that are left, first one of each value that this seat must hold (77)."""
        values = self.sheet.promised[seat]
        for made in self.core.combos:
            if is_fresh(made) and maker_of(made) == seat and not self.rules.partner_build:
                values |= 1 << value_of(made)
        first: list[int] = []
        for value in range(1, self.rules.top + 1):
            if values >> value & 1:
                first += [kind for kind in rest if self.rules.stands[kind] >> value & 1][:1]
        return first + [kind for kind in rest if kind not in first]

    def _left_over(self, rest: list[int]) -> list[int]:
        """The cards that go to a pile: those that are no whole dealing, and one dealing more where a pile needs it.

        Where points are counted in play they are cards that give none, as far as there are such.
        """
        if self.rules.draws:
            return []
        size = HAND * self.rules.players
        whole = min(len(rest) // size, dealings_of(self.rules.players) - 1) * size
        if whole and not self._can_lie(len(rest) - whole):
            whole -= size
        if self.rules.counting_out:
            rest = sorted(rest, key=lambda kind: not COUNTED >> kind & 1)
        return rest[whole:]

    def _can_lie(self, number: int) -> bool:
        """Whether piles can be so with so many cards more: nobody takes one alone, and who took last has some."""
        last = self.sheet.last
        piles = [self.kinds.get(f"pile {side}", []) for side in range(self.rules.sides)]
        if sum(map(len, piles)) + number == 1:
            return False
        return last is None or last < 0 or number > 0 or bool(piles[self.rules.side(last)])

    def _sizes(self) -> list[int]:
        """How many cards each seat must hold: as many as the one in turn, or one less if it has played (16)."""
        core, players = self.core, self.rules.players
        own = self.kinds.get(f"hand {core.seat}")
        played = any(is_fresh(made) for made in core.combos) and not self.rules.draws
        most = HAND - played if own is None else len(own)
        drawing = self.rules.draws and ("stock" not in self.sheet.zones or bool(self.sheet.zones["stock"].cards))
        sizes = [most] * players
        left = (core.dealer - core.seat) % players
        for place in range(left + 1, players):
            sizes[(core.seat + place) % players] -= not drawing
        return sizes

    def _fill_piles(self, rest: list[int], last: int | None) -> None:
        core, players = self.core, self.rules.players
        piles = [mask_of(self.kinds.get(f"pile {side}", [])) for side in range(self.rules.sides)]
        before = (core.seat if core.seat >= 0 else core.dealer + 1) - 1
        if last is None:
            last = before % players if rest else self._who_took(before, piles)
        if rest:
            side = self.rules.side(last if last >= 0 else before % players)
            piles[side] |= mask_of(rest)
        core.piles = piles
        core.last_taker = last

    def _who_took(self, before: int, piles: list[int]) -> int:
        """The nearest seat, backwards from the one before the player in turn, that has a pile; -1 if none has."""
        rules = self.rules
        seats = [(before - back) % rules.players for back in range(rules.players)]
        return next((seat for seat in seats if piles[rules.side(seat)]), -1)


def check_sizes(core: Core, sheet: Sheet) -> None:
    """Whether hands and stock have as many cards as they can have (5-11, 16). Raises NotationError."""
    rules = core.rules
    size = HAND * rules.players
    stock = sheet.zones["stock"].line if "stock" in sheet.zones else sheet.turn
    if not rules.draws and (core.stock_size % size or core.stock_size > KINDS - HAND - size):
        raise stock.error("whole_dealings", count=size)
    hands = [len(kinds_of(hand)) for hand in core.hands]
    most = hands[core.seat]
    if not most:
        raise sheet.turn.error("empty_hand", seat=core.seat)
    played = False
    for place in range(rules.players):
        seat = (core.seat + place) % rules.players
        number = hands[seat]
        if rules.draws and core.stock_size:
            fits = number == most
        elif rules.draws:
            fits = number == most or (number == most - 1 and place > 0)
            fits = fits and not (played and number == most)
        else:
            fits = number == most - (place > (core.dealer - core.seat) % rules.players)
        played = played or number < most
        if not fits or number > HAND:
            line = sheet.zones[f"hand {seat}"].line if f"hand {seat}" in sheet.zones else sheet.turn
            raise line.error("hand_size", seat=seat)
