"""What one seat may know of a Cassino match, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stolik.games.action import Action
from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.compose import draft_move, is_legal, step_numbers, take_step
from stolik.games.cassino.core import NEED_SEAT, Core, partner_values
from stolik.games.cassino.move import Move
from stolik.games.cassino.moves import moves
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.values import ALL, kinds_of, size_of
from stolik.games.cassino.world import build_world, own_core
from stolik.games.deal_score import DealScore
from stolik.games.game import View
from stolik.games.option import RuleSet

if TYPE_CHECKING:
    from stolik.games.cassino.state import CassinoState


class CassinoView(View):
    """The public table, and the hand of the seat that looks; its moves are made when they are asked for.

    `hand` is the own hand as a mask, `cards` the same as kinds; a spectator has none. `acting` is in turn. With
    `partner_build` the player in turn learns the values of his partner's cards (`partner_values`, a bit each), for they
    decide what he may make. All other fields are those of `Core`.
    """

    __slots__ = (
        "_legal",
        "_seat",
        "acting",
        "cards",
        "combos",
        "deal_number",
        "dealer",
        "dealt",
        "hand",
        "last_taker",
        "loose",
        "need",
        "partner_values",
        "piles",
        "promised",
        "rules",
        "scores",
        "sheets",
        "sizes",
        "stock_size",
        "sweeps",
        "winners",
    )

    def __init__(self, core: Core, seat: int) -> None:
        self._seat: Final = seat
        self._legal: tuple[Action, ...] | None = None
        self.rules: Final[Rules] = core.rules
        self.need: Final = core.need
        self.deal_number: Final = core.deal_number
        self.dealer: Final = core.dealer
        self.scores: Final = tuple(core.scores)
        self.sheets: Final[tuple[DealScore, ...]] = tuple(core.sheets)
        self.winners: Final = core.winners
        self.dealt: Final = core.dealt
        self.hand: Final[int] = core.hands[seat] if seat >= 0 else 0
        self.cards: Final = tuple(kinds_of(self.hand))
        self.sizes: Final = tuple([size_of(hand) for hand in core.hands])
        self.stock_size: Final = core.stock_size
        self.promised: Final = tuple(core.promised)
        self.loose: Final = core.loose
        self.combos: Final = tuple(core.combos)
        self.piles: Final = tuple(core.piles)
        self.sweeps: Final = tuple(core.sweeps)
        self.last_taker: Final = core.last_taker
        self.acting: Final = core.seat
        self.partner_values: Final[int] = partner_values(core) if seat == core.seat and seat >= 0 else 0

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def rule_set(self) -> RuleSet:
        """The rules that are played."""
        return self.rules.rule_set

    @property
    def acts(self) -> bool:
        """Whether it is this seat that must act."""
        return self.need == NEED_SEAT and self._seat == self.acting

    @property
    def legal(self) -> Sequence[Action]:
        if self._legal is None:
            self._legal = tuple(self.moves())
        return self._legal

    def moves(self) -> Iterator[Action]:
        return iter(moves(self.own_core())) if self.acts else iter(())

    def allows(self, action: Action) -> bool:
        return self.acts and isinstance(action, Move) and is_legal(self.own_core(), action)

    def pick(self, choose: Callable[[int], int]) -> Action:
        core = self.own_core()
        while True:
            numbers = step_numbers(core)
            number = numbers[choose(len(numbers))]
            move = draft_move(core, number)
            if move is not None:
                return move
            take_step(core, number)

    def unseen(self) -> list[int]:
        seen = self.hand | self.loose
        for made in self.combos:
            seen |= cards_of(made)
        for pile in self.piles:
            seen |= pile
        return kinds_of(ALL & ~seen)

    def own_core(self) -> Core:
        """The match as far as it is known, the other hands and the stock empty: to plan with, never to play on."""
        return own_core(self)

    def world(self, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> CassinoState:
        return build_world(self, hands, stock)
