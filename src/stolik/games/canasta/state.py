"""The state of a canasta match, as everybody uses it."""

from __future__ import annotations

from typing import Final

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.canasta import ending, legal, notation
from stolik.games.canasta.core import Core
from stolik.games.canasta.exact import exact_text
from stolik.games.canasta.losing import losing_actions
from stolik.games.canasta.perform import perform
from stolik.games.canasta.plays import check_play
from stolik.games.canasta.position import read_position
from stolik.games.canasta.position_text import position_text
from stolik.games.canasta.refusal import why_not
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.steps import ASK, DISCARD, DRAW, NO, PASS, STEPS, STOP, YES
from stolik.games.canasta.view import CanastaView
from stolik.games.match_state import MatchGame, MatchState, no_step
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation

SHOWING: Final = frozenset((DRAW, PASS, STOP, ASK, YES, NO, DISCARD))
"""Steps that show a card of the stock, or pass the turn on."""


class CanastaState(MatchState[Core]):
    """A canasta match."""

    __slots__ = ()

    @property
    def rule_set(self) -> RuleSet:
        return self.core.rules.rule_set

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self.core.places)

    def _deck(self) -> list[int]:
        return ending.deck(self.core)

    def _use_order(self, order: list[int]) -> None:
        ending.supply(self.core, order)

    def _list_legal(self) -> list[Action]:
        return legal.legal_actions(self.core)

    def parse(self, text: str) -> Action | Play:
        return notation.parse(self.core, text)

    def _why_not(self, action: Action) -> RuleViolation | None:
        return None if action in self.legal() else why_not(self.core, STEPS[action.id], action.cards)

    def check_play(self, play: Play) -> None:
        check_play(self.core, play)

    def _perform(self, action: Action) -> None:
        perform(self.core, action.id, action.cards)

    def _perform_step(self, number: int) -> None:
        if not 0 <= number < len(STEPS):
            raise no_step(number, len(STEPS))
        perform(self.core, number, ())

    def losing(self) -> list[Action]:
        return losing_actions(self.core, self.legal())

    def loses(self, action: Action) -> bool:
        return bool(losing_actions(self.core, [action]))

    def exact_text(self, action: Action) -> str:
        return exact_text(self.core, action)

    def shows_nothing(self, action: Action) -> bool:
        return STEPS[action.id].verb not in SHOWING

    def view(self, seat: int) -> CanastaView:
        return CanastaView(self.core, self._checked(seat), self.legal() if seat == self.core.seat else [])

    def copy(self) -> CanastaState:
        return CanastaState(self.core.copy(), self.source.copy() if self.source is not None else None, self)

    def text(self) -> str:
        return position_text(self.core)


class CanastaGame(MatchGame):
    """A rule set of the canasta family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        super().__init__(rule_set)
        self.rules = Rules(rule_set)

    def start(self, source: DeckSource | None = None) -> CanastaState:
        state = CanastaState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> CanastaState:
        return CanastaState(read_position(self.rules, text))
