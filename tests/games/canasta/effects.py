"""What an option changes: a position with two values of the option, and ways to look at what follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import stolik
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.samba import down
from tests.support.positions import codes, dealt, do, hand, lines, minimum, pile, table, verdict

See = Callable[[CanastaState], object]
"""What is looked at: legality, events, cards or points."""


@dataclass(frozen=True)
class Effect:
    """`see` gives `first` under the first value and `second` under the second; `others` are set under both.

    Either the lines of a position, or with `deck` a first deal from a pack with these cards on top; of kurnik, or of
    another preset that has both values.
    """

    option: str
    values: tuple[Value, Value]
    lines: tuple[str, ...]
    see: See
    first: object
    second: object
    others: dict[str, Value] = field(default_factory=dict)
    deck: str | None = None
    preset: str = "kurnik"

    def state(self, value: Value) -> CanastaState:
        """The position under one of the two values."""
        options = self.others | {self.option: value}
        if self.deck is None:
            return table(*self.lines, preset=self.preset, **options)
        return dealt(self.deck, preset=self.preset, **options)[0]


def may(step: str, *before: str) -> See:
    """Whether a step is legal, or the code of its refusal."""

    def see(state: CanastaState) -> object:
        do(state, *before)
        return verdict(state, step)

    return see


def points(code: str, *steps: str, side: int = 0) -> See:
    """The points of a line of the score after these steps; 0 without such a line."""

    def see(state: CanastaState) -> object:
        do(state, *steps)
        return lines(state, side).get(code, 0)

    return see


def cards(seat: int, *steps: str) -> See:
    """How many cards a seat holds after these steps."""

    def see(state: CanastaState) -> object:
        do(state, *steps)
        return len(hand(state, seat).split())

    return see


def need(*steps: str) -> See:
    """What the state waits for after these steps."""

    def see(state: CanastaState) -> object:
        do(state, *steps)
        return state.need.value

    return see


def lies(*steps: str) -> See:
    """The melds of side 0 after these steps."""

    def see(state: CanastaState) -> object:
        do(state, *steps)
        return down(state)

    return see


def last_event(*steps: str) -> See:
    """The code of the last event of these steps."""
    return lambda state: codes(do(state, *steps))[-1]


def to_open(state: CanastaState) -> object:
    """The minimum of side 0."""
    return minimum(state)


def pile_cards(state: CanastaState) -> object:
    """The pile, bottom to top."""
    return pile(state)


def seats(state: CanastaState) -> object:
    """How many cards each seat was dealt."""
    return [len(hand(state, seat).split()) for seat in range(state.core.rules.players)]


def stock(state: CanastaState) -> object:
    """How many cards the stock has."""
    return state.view(-1).stock_size


def awaited(state: CanastaState) -> object:
    """How many seats or cards must be put in order next."""
    return len(state.deck())


def legal_words(state: CanastaState) -> object:
    """The legal steps after the last discard of the stock's last card, and what the state waits for."""
    return {action.text for action in state.legal()} if state.need is stolik.Need.SEAT else state.need.value
