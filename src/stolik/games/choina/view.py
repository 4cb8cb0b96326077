"""What one seat may know of a Choina match, field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stolik.games.action import Action
from stolik.games.choina.core import Core, hand_codes, hand_kinds, known_kinds
from stolik.games.choina.hands import RANKS, SUITS
from stolik.games.choina.meld import is_run, meld_cards
from stolik.games.choina.rules import Rules
from stolik.games.choina.world import build_world, own_core
from stolik.games.deal_score import DealScore
from stolik.games.game import View
from stolik.games.option import RuleSet

if TYPE_CHECKING:
    from stolik.games.choina.state import ChoinaState


class ChoinaView(View):
    """The public table, and the hand and legal actions of the seat that looks.

    `cards` is the own hand; `codes`, `lines` and `ranks` are the same packed (see hands.py), empty for a spectator.
    `pile` lies bottom to top, and `throwers` says who threw each card. `turn` is in turn, `acting` must act. All other
    fields are those of `Core`, by seat where they are lists there.
    """

    __slots__ = (
        "_legal",
        "_seat",
        "acting",
        "asked",
        "asker",
        "began",
        "begun",
        "bought",
        "cards",
        "codes",
        "deal_number",
        "dealer",
        "follower",
        "known",
        "laid_off",
        "last_buyer",
        "lines",
        "lull",
        "melds",
        "need",
        "outs",
        "phase",
        "pile",
        "ranks",
        "reshuffles",
        "rules",
        "scores",
        "sheets",
        "sizes",
        "stock_size",
        "taken",
        "throwers",
        "top_state",
        "turn",
        "winners",
    )

    def __init__(self, core: Core, seat: int, legal: Sequence[Action]) -> None:
        self._seat: Final = seat
        self._legal: Final = tuple(legal) if core.seat == seat and seat >= 0 else ()
        self.rules: Final[Rules] = core.rules
        self.need: Final = core.need
        self.deal_number: Final = core.deal_number
        self.dealer: Final = core.dealer
        self.scores: Final = tuple(core.scores)
        self.outs: Final = tuple(core.outs)
        self.sheets: Final[tuple[DealScore, ...]] = tuple(core.sheets)
        self.winners: Final = core.winners
        self.cards: Final = tuple(hand_kinds(core, seat)) if seat >= 0 else ()
        self.codes: Final = tuple(hand_codes(core, seat)) if seat >= 0 else (0,) * RANKS
        self.lines: Final = tuple(core.lines[SUITS * seat : SUITS * seat + SUITS]) if seat >= 0 else (0,) * SUITS
        self.ranks: Final = core.ranks[seat] if seat >= 0 else 0
        self.sizes: Final = tuple(core.size)
        self.stock_size: Final = core.stock_size
        self.pile: Final = tuple(core.pile)
        self.throwers: Final = tuple(core.throwers)
        self.melds: Final = tuple(core.melds)
        self.known: Final = tuple(core.known)
        self.bought: Final = tuple(core.bought)
        self.lull: Final = core.lull
        self.reshuffles: Final = core.reshuffles
        self.turn: Final = core.turn
        self.acting: Final = core.seat
        self.phase: Final = core.phase
        self.top_state: Final = core.top_state
        self.last_buyer: Final = core.last_buyer
        self.asker: Final = core.asker
        self.asked: Final = core.asked
        self.began: Final = core.began
        self.begun: Final = core.begun
        self.laid_off: Final = core.laid_off
        self.taken: Final = core.taken
        self.follower: Final = core.follower

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def rule_set(self) -> RuleSet:
        """The rules that are played."""
        return self.rules.rule_set

    @property
    def legal(self) -> Sequence[Action]:
        return self._legal

    @property
    def contract(self) -> tuple[int, int]:
        """The sets and sequences that the deal asks for (34)."""
        return self.rules.contract(self.deal_number)

    @property
    def last_deal(self) -> bool:
        """Whether the rules of the last deal hold (86, 96)."""
        return self.deal_number >= self.rules.deals

    def left(self, seat: int) -> tuple[int, int]:
        """The sets and sequences of its contract that a seat has not laid."""
        sets, runs = self.contract
        laid = sum(1 for meld in self.melds[seat] if is_run(meld))
        return sets - (len(self.melds[seat]) - laid), runs - laid

    def complete(self, seat: int) -> bool:
        """Whether a seat has laid its whole contract."""
        return self.left(seat) == (0, 0)

    def known_cards(self, seat: int) -> list[int]:
        """The cards that everybody knows to be in a hand."""
        return known_kinds(self.known, seat)

    def unseen(self) -> list[int]:
        left = Counter(self.rules.cards)
        left.subtract(self.pile)
        left.subtract(self.cards)
        for seat in range(self.rules.players):
            for meld in self.melds[seat]:
                left.subtract(meld_cards(meld))
            if seat != self._seat:
                left.subtract(self.known_cards(seat))
        return sorted(left.elements())

    def own_core(self) -> Core:
        """The match as far as it is known, the other hands and the stock empty: to plan with, never to play on."""
        return own_core(self)

    def world(self, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> ChoinaState:
        return build_world(self, hands, stock)
