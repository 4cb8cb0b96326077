"""The state of a Choina match, as everybody uses it."""

from __future__ import annotations

from collections.abc import Sequence
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
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.game import Game, History, Need, Question, State
from stolik.games.option import RuleSet

NEEDS: Final = (Need.SEAT, Need.DECK, Need.OVER)
SILENCE: Final = {CLAIM: PASS, ANSWER: ALLOW, BUY: buy_step(1)}
"""The step that silence stands for, by phase: who does not speak does not ask, consents, and buys one card."""


class ChoinaState(State):
    """A Choina match: its data, and the list of legal actions, kept until the next change."""

    __slots__ = ("_history", "_legal", "core", "source")

    def __init__(self, core: Core, source: DeckSource | None = None) -> None:
        self.core = core
        self.source = source
        self._legal: list[Action] | None = None
        self._history: History | None = None

    @property
    def rule_set(self) -> RuleSet:
        return self.core.rules.rule_set

    @property
    def need(self) -> Need:
        return NEEDS[self.core.need]

    @property
    def seat(self) -> int | None:
        return self.core.seat if self.core.need == NEED_SEAT else None

    @property
    def question(self) -> Question | None:
        core = self.core
        if core.need != NEED_SEAT or core.phase not in SILENCE:
            return None
        return Question(core.rules.actions[SILENCE[core.phase]], sealed=core.phase != BUY)

    @property
    def deal_number(self) -> int:
        return self.core.deal_number

    @property
    def dealing(self) -> bool:
        return self.core.need == NEED_DECK and not self.core.pending

    @property
    def sheets(self) -> list[DealScore]:
        return list(self.core.sheets)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.core.winners

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self.core.rules.lot)

    def deck(self) -> list[int]:
        return list(supply.deck(self.core)) if self.core.need == NEED_DECK else []

    def supply(self, order: Sequence[int]) -> list[Event]:
        if self.core.need != NEED_DECK:
            raise ValueError("no deck order is needed now")
        if sorted(order) != supply.deck(self.core):
            raise ValueError("not an order of the deck that is needed: see deck()")
        return self._supply(list(order))

    def _supply(self, order: list[int]) -> list[Event]:
        core = self.core
        events: list[Event] = []
        core.events = events
        supply.supply(core, order)
        self._history = History(self._history, tuple(order))
        core.events = None
        self._legal = None
        return events

    def supply_from_source(self) -> list[Event]:
        """Use the source's next orders, if there is one, until a seat must act or the match is over."""
        events: list[Event] = []
        while self.source is not None and self.core.need == NEED_DECK:
            events += self._supply(self.source.next_order(supply.deck(self.core)))
        return events

    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = legal.legal_actions(self.core)
        return self._legal

    def parse(self, text: str) -> Action | Play:
        return notation.parse(self.core, text)

    def check(self, action: Action | Play) -> None:
        if isinstance(action, Play):
            check_play(self.core, action)
            return
        if action in self.legal():
            return
        found = why_not(self.core, STEPS[action.id])
        if found is not None:
            raise found

    def apply(self, action: Action | Play) -> list[Event]:
        if isinstance(action, Play):
            return self.apply_play(action)
        if self._legal is None or action not in self._legal:
            self.check(action)
        core = self.core
        events: list[Event] = []
        core.events = events
        self._legal = None
        perform(core, action.id)
        core.events = None
        self._history = History(self._history, action)
        if core.need == NEED_DECK and self.source is not None:
            events += self.supply_from_source()
        return events

    def check_play(self, play: Play) -> None:
        check_play(self.core, play)

    def apply_play(self, play: Play) -> list[Event]:
        self.check_play(play)
        events: list[Event] = []
        for action in play.steps:
            events += self.apply(action)
        return events

    def step(self, number: int) -> None:
        self._legal = None
        perform(self.core, number)
        if self.core.need == NEED_DECK and self.source is not None:
            while self.core.need == NEED_DECK:
                supply.supply(self.core, self.source.next_order(supply.deck(self.core)))

    def losing(self) -> list[Action]:
        return []

    def shows_nothing(self, action: Action) -> bool:
        return STEPS[action.id].verb in WITHIN

    def view(self, seat: int) -> ChoinaView:
        if not -1 <= seat < self.core.rules.players:
            raise ValueError(f"no seat {seat} at a table of {self.core.rules.players}")
        return ChoinaView(self.core, seat, self.legal() if seat == self.core.seat else [])

    def score(self) -> tuple[int, ...]:
        return tuple(self.core.scores)

    def copy(self) -> ChoinaState:
        other = ChoinaState(self.core.copy(), self.source.copy() if self.source is not None else None)
        other._history = self._history
        other._legal = self._legal
        return other

    def text(self) -> str:
        return position_text(self.core)

    def __repr__(self) -> str:
        return f"<{self.rule_set.text}: deal {self.deal_number}, needs {self.need.value}, seat {self.seat}>"

    def history(self) -> list[Action | tuple[int, ...]]:
        entries: list[Action | tuple[int, ...]] = []
        at = self._history
        while at is not None:
            entries.append(at.entry)
            at = at.before
        entries.reverse()
        return entries


class ChoinaGame(Game):
    """A rule set of the Choina family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rules = Rules(rule_set)

    @property
    def rule_set(self) -> RuleSet:
        return self.rules.rule_set

    def start(self, source: DeckSource | None = None) -> ChoinaState:
        state = ChoinaState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> ChoinaState:
        return ChoinaState(read_position(self.rules, text))

    def __repr__(self) -> str:
        return f"<game {self.rule_set.text}>"
