"""What a player makes of a view before it thinks: counts by class, canastas, and how near the end of the deal is."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, BLACK3, CLASSES, FOUR, JOKER, SEVEN, TWO, VALUE
from stolik.games.canasta.core import Core
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.pile import SIDE_NOT_OPENED
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.view import CanastaView

SHIFTS: Final = tuple(range(0, 4 * CLASSES, 4))
RANKS: Final = tuple(range(FOUR, ACE + 1))

CALM: Final = 0
TENSE: Final = 1
URGENT: Final = 2


class Sight:
    """A view with its numbers unpacked.

    `n` are the cards of the own hand by class, `m` the naturals and `w` the wild cards in the own side's melds; `made`
    are its canastas; `costs` is what a card of each class costs that is left in the hand. `alone` says that there is no
    partner, `threat` how soon an opponent may go out, `dump` that this may well be the last turn, so that every card
    that is laid counts twice.
    """

    __slots__ = ("alone", "costs", "dump", "m", "made", "n", "rules", "side", "size", "threat", "view", "w", "wilds")

    def __init__(self, view: CanastaView) -> None:
        rules, side = view.rules, view.side
        self.view: Final = view
        self.rules: Final = rules
        self.side: Final = side
        hand, nat = view.hand, view.nat[side]
        wild = view.twos[side] + view.jokers[side]
        self.n: Final = [hand >> shift & 15 for shift in SHIFTS]
        self.m: Final = [nat >> shift & 15 for shift in SHIFTS]
        self.w: Final = [wild >> shift & 15 for shift in SHIFTS]
        self.size: Final = view.sizes[view.seat]
        self.wilds: Final = self.n[JOKER] + self.n[TWO]
        self.made: Final = canastas_shown(view, side)
        self.costs: Final = costs_in_hand(rules)
        self.alone: Final = rules.sides == rules.players
        self.threat: Final = _threat(view, side)
        drawn_by_others = rules.draw_count * (rules.players - 1)
        self.dump: Final = view.no_discard or self.threat == URGENT or view.stock_size <= drawn_by_others

    @property
    def frozen(self) -> bool:
        """Whether the pile is closed for sides that have opened, too."""
        return self.view.closed > SIDE_NOT_OPENED

    @property
    def hand_cost(self) -> int:
        """What the own hand costs if it is left."""
        return sum(number * cost for number, cost in zip(self.n, self.costs, strict=True))

    def possible_canastas(self) -> int:
        """How many canastas the own side could have with all cards of the own hand, at most."""
        n, m, w = self.n, self.m, self.w
        wilds = min(self.wilds, 3)
        return sum(1 for cls in RANKS if m[cls] + w[cls] + n[cls] + wilds >= 7)


def costs_in_hand(rules: Rules) -> list[int]:
    """What a card of each class costs that is left in the hand."""
    costs = list(VALUE)
    costs[BLACK3] = rules.black3_in_hand
    costs[SEVEN] = rules.seven_in_hand
    return costs


def canastas_shown(table: CanastaView | Core, side: int) -> int:
    """How many canastas of any kind a side has on the table."""
    made = canastas(table.nat[side], table.twos[side], table.jokers[side])
    if table.rules.wide:
        at = table.rules.sides + side
        made += canastas(table.nat[at], table.twos[at], table.jokers[at])
        made += sambas(table.runs[side]) + len(table.bolivias[side])
    return made


def _threat(view: CanastaView, own: int) -> int:
    """How soon an opponent may go out, as far as everybody can see."""
    rules = view.rules
    if not rules.going_out:
        return CALM
    worst = CALM
    for seat, size in enumerate(view.sizes):
        side = rules.side_of[seat]
        if side == own or size > 6:
            continue
        lacks_samba = rules.need_samba and not sambas(view.runs[side])
        if canastas_shown(view, side) >= rules.canastas_needed and not lacks_samba:
            if size <= 3:
                return URGENT
            worst = TENSE
    return worst
