"""The state of a Cassino match, as everybody uses it."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.cassino import compose, notation, supply
from stolik.games.cassino.core import Core
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.move import Move
from stolik.games.cassino.moves import moves
from stolik.games.cassino.perform import perform
from stolik.games.cassino.position import read_position
from stolik.games.cassino.position_text import position_text
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.steps import STEPS
from stolik.games.cassino.view import CassinoView
from stolik.games.match_state import MatchGame, MatchState, no_step
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation


class CassinoState(MatchState[Core]):
    """A Cassino match. A turn is one whole move; `step` composes it."""

    __slots__ = ()

    @property
    def rule_set(self) -> RuleSet:
        return self.core.rules.rule_set

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self.core.rules.lot)

    def _deck(self) -> list[int]:
        return supply.deck(self.core)

    def _use_order(self, order: list[int]) -> None:
        supply.supply(self.core, order)

    def _list_legal(self) -> list[Action]:
        return list(moves(self.core))

    def moves(self) -> Iterator[Action]:
        return iter(moves(self.core.copy()))

    def steps(self) -> list[Action]:
        steps = self.core.rules.steps
        return [steps[number] for number in compose.step_numbers(self.core)]

    def numbers(self, action: Action) -> list[int]:
        return compose.numbers_of(_whole(action))

    def parse(self, text: str) -> Action | Play:
        return notation.parse(self.core, text)

    def _why_not(self, action: Action) -> RuleViolation | None:
        return why_not(self.core, _whole(action))

    def check_play(self, play: Play) -> None:
        """A turn has one move: a play of several is refused (16)."""
        if len(play.steps) != 1:
            raise refusal(Fault.WHOLE_MOVE_NEEDED)
        self.check(play.steps[0])

    def _perform(self, action: Action) -> None:
        move = _whole(action)
        perform(self.core, move.card, move.verb, move.value, move.loose, move.combos)

    def _perform_step(self, number: int) -> None:
        if not 0 <= number < STEPS:
            raise no_step(number, STEPS)
        if not compose.goes_on(self.core, number):
            raise ValueError(f"step {number} cannot come next, see steps()")
        compose.take_step(self.core, number)

    def do(self, action: Action) -> None:
        self._legal = None
        self._perform(action)
        self._go_on()

    def shows_nothing(self, action: Action) -> bool:  # noqa: ARG002  a move ends the turn
        return False

    def view(self, seat: int) -> CassinoView:
        return CassinoView(self.core, self._checked(seat))

    def copy(self) -> CassinoState:
        return CassinoState(self.core.copy(), self.source.copy() if self.source is not None else None, self)

    def text(self) -> str:
        return position_text(self.core)


def _whole(action: Action) -> Move:
    """The action as a move. Raises RuleViolation for a mere step of one."""
    if not isinstance(action, Move):
        raise refusal(Fault.WHOLE_MOVE_NEEDED)
    return action


class CassinoGame(MatchGame):
    """A rule set of the Cassino family that can be dealt."""

    def __init__(self, rule_set: RuleSet) -> None:
        super().__init__(rule_set)
        self.rules = Rules(rule_set)

    def start(self, source: DeckSource | None = None) -> CassinoState:
        state = CassinoState(Core(self.rules), source)
        state.supply_from_source()
        return state

    def position(self, text: str) -> CassinoState:
        return CassinoState(read_position(self.rules, text))
