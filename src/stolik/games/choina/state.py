"""The state of a Choina match, as everybody uses it."""

from __future__ import annotations

from typing import Final

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.choina import legal, notation, supply
from stolik.games.choina.core import ANSWER, BUY, CLAIM, NEED_DECK, NEED_SEAT, Core
from stolik.games.choina.perform import perform
from stolik.games.choina.plays import WITHIN, check_play
from stolik.games.choina.position import read_position
from stolik.games.choina.position_text import position_text
from stolik.games.choina.refusal import why_not
from stolik.games.choina.rules import Rules
from stolik.games.choina.steps import ALLOW, PASS, STEPS, buy_step
from stolik.games.choina.view import ChoinaView
from stolik.games.game import Question
from stolik.games.match_state import MatchGame, MatchState, no_step
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation

SILENCE: Final = {CLAIM: PASS, ANSWER: ALLOW, BUY: buy_step(1)}
"""The step that silence stands for, by phase: who does not speak does not ask, consents, and buys one card."""


class ChoinaState(MatchState[Core]):
    """A Choina match."""

    __slots__ = ()

    @property
    def rule_set(self) -> RuleSet:
        return self.core.rules.rule_set

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self.core.rules.lot)

    @property
    def question(self) -> Question | None:
        core = self.core
        if core.need != NEED_SEAT or core.phase not in SILENCE:
            return None
        return Question(core.rules.actions[SILENCE[core.phase]], sealed=core.phase != BUY)

    @property
    def dealing(self) -> bool:
        return self.core.need == NEED_DECK and not self.core.pending

    def _deck(self) -> list[int]:
        return supply.deck(self.core)

    def _use_order(self, order: list[int]) -> None:
        supply.supply(self.core, order)

    def _list_legal(self) -> list[Action]:
        return legal.legal_actions(self.core)

    def parse(self, text: str) -> Action | Play:
        return notation.parse(self.core, text)

    def _why_not(self, action: Action) -> RuleViolation | None:
        return None if action in self.legal() else why_not(self.core, STEPS[action.id])

    def check_play(self, play: Play) -> None:
        check_play(self.core, play)

    def _perform(self, action: Action) -> None:
        perform(self.core, action.id)

    def _perform_step(self, number: int) -> None:
        if not 0 <= number < len(STEPS):
            raise no_step(number, len(STEPS))
        perform(self.core, number)

    def shows_nothing(self, action: Action) -> bool:
        return STEPS[action.id].verb in WITHIN

    def view(self, seat: int) -> ChoinaView:
        return ChoinaView(self.core, self._checked(seat), self.legal() if seat == self.core.seat else [])

    def copy(self) -> ChoinaState:
        return ChoinaState(self.core.copy(), self.source.copy() if self.source is not None else None, self)

    def text(self) -> str:
        return position_text(self.core)


class ChoinaGame(MatchGame):
    """A rule set of the Choina family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        super().__init__(rule_set)
        self.rules = Rules(rule_set)

    def start(self, source: DeckSource | None = None) -> ChoinaState:
        state = ChoinaState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> ChoinaState:
        return ChoinaState(read_position(self.rules, text))
