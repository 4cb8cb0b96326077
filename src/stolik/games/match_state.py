"""What the states of all families are made of: the data of a match, a source of deck orders, and what has happened.

A family adds what its own rules say: which steps are legal, what they do, and what an order of the deck is for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.game import Game, History, Need, State
from stolik.games.match_core import NEED_DECK, NEED_SEAT, MatchCore
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation, refuse

NEEDS: Final = (Need.SEAT, Need.DECK, Need.OVER)

C = TypeVar("C", bound=MatchCore)


class MatchState(State, Generic[C]):
    """A match: its data, and the list of legal actions, kept until the next change."""

    __slots__ = ("_history", "_legal", "core", "source")

    def __init__(self, core: C, source: DeckSource | None = None, like: MatchState[C] | None = None) -> None:
        """A match with these data; `like` is one with the same, of which this is a copy."""
        self.core = core
        self.source = source
        self._legal: list[Action] | None = like._legal if like is not None else None
        self._history: History | None = like._history if like is not None else None

    # -- what a family adds ------------------------------------------------------------------------------------------

    @abstractmethod
    def _deck(self) -> list[int]:
        """What must be put in order, while an order is awaited; the list must not be changed."""

    @abstractmethod
    def _use_order(self, order: list[int]) -> None:
        """Use an order of it."""

    @abstractmethod
    def _list_legal(self) -> list[Action]:
        """The legal actions, made anew."""

    @abstractmethod
    def _why_not(self, action: Action) -> RuleViolation | None:
        """The rule that forbids an action."""

    @abstractmethod
    def _perform(self, action: Action) -> None:
        """Do a legal action, with the cards it names."""

    @abstractmethod
    def _perform_step(self, number: int) -> None:
        """Do the legal step of that number with the lowest cards. Raises ValueError for a number that no step has."""

    # -- what the data say -------------------------------------------------------------------------------------------

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

    def score(self) -> tuple[int, ...]:
        return tuple(self.core.scores)

    def _checked(self, seat: int) -> int:
        """A seat that looks, if the table has it."""
        players = len(self.places)
        if not -1 <= seat < players:
            raise ValueError(f"no seat {seat} at a table of {players}")
        return seat

    # -- deck orders -------------------------------------------------------------------------------------------------

    def deck(self) -> list[int]:
        return list(self._deck()) if self.core.need == NEED_DECK else []

    def supply(self, order: Sequence[int]) -> list[Event]:
        if self.core.need != NEED_DECK:
            raise ValueError("no deck order is needed now")
        if sorted(order) != self._deck():
            raise ValueError("not an order of the deck that is needed: see deck()")
        return self._supply(list(order))

    def _supply(self, order: list[int]) -> list[Event]:
        core = self.core
        events: list[Event] = []
        core.events = events
        self._use_order(order)
        self._history = History(self._history, tuple(order))
        core.events = None
        self._legal = None
        return events

    def supply_from_source(self) -> list[Event]:
        """Use the source's next orders, if there is one, until a seat must act or the match is over."""
        events: list[Event] = []
        while self.source is not None and self.core.need == NEED_DECK:
            events += self._supply(self.source.next_order(self._deck()))
        return events

    def _go_on(self) -> None:
        """The same without events and history."""
        if self.source is not None:
            while self.core.need == NEED_DECK:
                self._use_order(self.source.next_order(self._deck()))

    # -- actions -----------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = self._list_legal()
        return self._legal

    def check(self, action: Action | Play) -> None:
        if isinstance(action, Play):
            self.check_play(action)
            return
        refuse(self._why_not(action))

    def apply(self, action: Action | Play) -> list[Event]:
        if isinstance(action, Play):
            return self.apply_play(action)
        found = self._why_not(action)
        if found is not None:
            raise found
        core = self.core
        events: list[Event] = []
        core.events = events
        self._legal = None
        self._perform(action)
        core.events = None
        self._history = History(self._history, action)
        if core.need == NEED_DECK and self.source is not None:
            events += self.supply_from_source()
        return events

    def apply_play(self, play: Play) -> list[Event]:
        self.check_play(play)
        events: list[Event] = []
        for action in play.steps:
            events += self.apply(action)
        return events

    def step(self, number: int) -> None:
        self._legal = None
        self._perform_step(number)
        self._go_on()

    def history(self) -> list[Action | tuple[int, ...]]:
        return self._history.entries() if self._history is not None else []

    def __repr__(self) -> str:
        return f"<{self.rule_set.text}: deal {self.deal_number}, needs {self.need.value}, seat {self.seat}>"


def no_step(number: int, count: int) -> ValueError:
    """The error for a number that no step has, where there are so many steps."""
    return ValueError(f"no step {number}: there are steps 0 to {count - 1}, see steps()")


class MatchGame(Game):
    """A rule set of a family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        self._rule_set: Final = rule_set

    @property
    def rule_set(self) -> RuleSet:
        return self._rule_set

    def __repr__(self) -> str:
        return f"<game {self.rule_set.text}>"
