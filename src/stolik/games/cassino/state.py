"""The state of a Cassino match, as everybody uses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.cassino import compose, notation, supply
from stolik.games.cassino.core import NEED_DECK, NEED_SEAT, Core
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.move import Move
from stolik.games.cassino.moves import moves
from stolik.games.cassino.perform import perform
from stolik.games.cassino.position import read_position
from stolik.games.cassino.position_text import position_text
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.view import CassinoView
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.game import Game, History, Need, State
from stolik.games.option import RuleSet

NEEDS: Final = (Need.SEAT, Need.DECK, Need.OVER)


class CassinoState(State):
    """A Cassino match: its data, and the list of legal moves, kept until the next change."""

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
            self._legal = list(moves(self.core))
        return self._legal

    def moves(self) -> Iterator[Action]:
        return iter(moves(self.core.copy()))

    def steps(self) -> list[Action]:
        steps = self.core.rules.steps
        return [steps[number] for number in compose.step_numbers(self.core)]

    def numbers(self, action: Action) -> list[int]:
        return compose.numbers_of(_whole(action))

    def parse(self, text: str) -> Action | Play:
        return notation.parse(self.core, text)

    def check(self, action: Action | Play) -> None:
        if isinstance(action, Play):
            self.check_play(action)
            return
        found = why_not(self.core, _whole(action))
        if found is not None:
            raise found

    def apply(self, action: Action | Play) -> list[Event]:
        if isinstance(action, Play):
            return self.apply_play(action)
        move = _whole(action)
        self.check(move)
        core = self.core
        events: list[Event] = []
        core.events = events
        self._legal = None
        perform(core, move.card, move.verb, move.value, move.loose, move.combos)
        core.events = None
        self._history = History(self._history, move)
        if core.need == NEED_DECK and self.source is not None:
            events += self.supply_from_source()
        return events

    def check_play(self, play: Play) -> None:
        """A turn has one move: a play of several is refused (16)."""
        if len(play.steps) != 1:
            raise refusal(Fault.WHOLE_MOVE_NEEDED)
        self.check(play.steps[0])

    def apply_play(self, play: Play) -> list[Event]:
        self.check_play(play)
        return self.apply(play.steps[0])

    def step(self, number: int) -> None:
        self._legal = None
        compose.take_step(self.core, number)
        self._go_on()

    def do(self, action: Action) -> None:
        move = _whole(action)
        self._legal = None
        perform(self.core, move.card, move.verb, move.value, move.loose, move.combos)
        self._go_on()

    def _go_on(self) -> None:
        """Without events and history: use the source's next orders."""
        if self.source is not None:
            while self.core.need == NEED_DECK:
                supply.supply(self.core, self.source.next_order(supply.deck(self.core)))

    def losing(self) -> list[Action]:
        return []

    def shows_nothing(self, action: Action) -> bool:  # noqa: ARG002  a move ends the turn
        return False

    def loses(self, action: Action) -> bool:  # noqa: ARG002  nobody loses a match by a move
        return False

    def view(self, seat: int) -> CassinoView:
        if not -1 <= seat < self.core.rules.players:
            raise ValueError(f"no seat {seat} at a table of {self.core.rules.players}")
        return CassinoView(self.core, seat)

    def score(self) -> tuple[int, ...]:
        return tuple(self.core.scores)

    def copy(self) -> CassinoState:
        other = CassinoState(self.core.copy(), self.source.copy() if self.source is not None else None)
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


def _whole(action: Action) -> Move:
    """The action as a move. Raises RuleViolation for a mere step of one."""
    if not isinstance(action, Move):
        raise refusal(Fault.WHOLE_MOVE_NEEDED)
    return action


class CassinoGame(Game):
    """A rule set of the Cassino family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rules = Rules(rule_set)

    @property
    def rule_set(self) -> RuleSet:
        return self.rules.rule_set

    def start(self, source: DeckSource | None = None) -> CassinoState:
        state = CassinoState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> CassinoState:
        return CassinoState(read_position(self.rules, text))

    def __repr__(self) -> str:
        return f"<game {self.rule_set.text}>"
