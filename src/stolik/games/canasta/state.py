"""The state of a canasta match, as everybody uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.canasta import ending, legal, notation
from stolik.games.canasta.core import NEED_DECK, NEED_SEAT, Core
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
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.game import Game, History, Need, State
from stolik.games.option import RuleSet

NEEDS: Final = (Need.SEAT, Need.DECK, Need.OVER)
SHOWING: Final = frozenset((DRAW, PASS, STOP, ASK, YES, NO, DISCARD))
"""Steps that show a card of the stock, or pass the turn on."""


class CanastaState(State):
    """A canasta match: its data, and the list of legal actions, kept until the next change."""

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
    def deal_number(self) -> int:
        return self.core.deal_number

    @property
    def sheets(self) -> list[DealScore]:
        return list(self.core.sheets)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.core.winners

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self.core.places)

    def deck(self) -> list[int]:
        return list(ending.deck(self.core)) if self.core.need == NEED_DECK else []

    def supply(self, order: Sequence[int]) -> list[Event]:
        if self.core.need != NEED_DECK:
            raise ValueError("no deck order is needed now")
        if sorted(order) != ending.deck(self.core):
            raise ValueError("not an order of the deck that is needed: see deck()")
        return self._supply(list(order))

    def _supply(self, order: list[int]) -> list[Event]:
        core = self.core
        events: list[Event] = []
        core.events = events
        ending.supply(core, order)
        self._history = History(self._history, tuple(order))
        core.events = None
        self._legal = None
        return events

    def supply_from_source(self) -> list[Event]:
        """Use the source's next orders, if there is one, until a seat must act or the match is over."""
        events: list[Event] = []
        while self.source is not None and self.core.need == NEED_DECK:
            events += self._supply(self.source.next_order(ending.deck(self.core)))
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
        found = why_not(self.core, STEPS[action.id], action.cards)
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
        perform(core, action.id, action.cards)
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
        perform(self.core, number, ())
        if self.core.need == NEED_DECK and self.source is not None:
            while self.core.need == NEED_DECK:
                ending.supply(self.core, self.source.next_order(ending.deck(self.core)))

    def losing(self) -> list[Action]:
        return losing_actions(self.core, self.legal())

    def loses(self, action: Action) -> bool:
        return bool(losing_actions(self.core, [action]))

    def exact_text(self, action: Action) -> str:
        return exact_text(self.core, action)

    def shows_nothing(self, action: Action) -> bool:
        return STEPS[action.id].verb not in SHOWING

    def view(self, seat: int) -> CanastaView:
        if not -1 <= seat < self.core.rules.players:
            raise ValueError(f"no seat {seat} at a table of {self.core.rules.players}")
        return CanastaView(self.core, seat, self.legal() if seat == self.core.seat else [])

    def score(self) -> tuple[int, ...]:
        return tuple(self.core.scores)

    def copy(self) -> CanastaState:
        other = CanastaState(self.core.copy(), self.source.copy() if self.source is not None else None)
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


class CanastaGame(Game):
    """A rule set of the canasta family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rules = Rules(rule_set)

    @property
    def rule_set(self) -> RuleSet:
        return self.rules.rule_set

    def start(self, source: DeckSource | None = None) -> CanastaState:
        state = CanastaState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> CanastaState:
        return CanastaState(read_position(self.rules, text))

    def __repr__(self) -> str:
        return f"<game {self.rule_set.text}>"
