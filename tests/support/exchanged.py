"""Two matches that differ in cards that are hidden from one seat, and in nothing else."""

from __future__ import annotations

from random import Random
from typing import Final

from stolik.conformance.exchange import same_to
from stolik.conformance.hooks import Hooks
from stolik.decks import shuffled
from stolik.games.action import Action
from stolik.games.game import Game, State
from stolik.games.violation import NotationError, RuleViolation

TRIES: Final = 200
SOON: Final = 8
"""How deep in the stock a card may lie that is drawn before long."""


class Exchange:
    """The deck orders of two matches: those of one seed, but in the second match two cards have changed places."""

    def __init__(self, game: Game, hooks: Hooks, seat: int, rng: Random) -> None:
        """The seat (-1: a spectator) cannot tell the difference when the cards have been dealt."""
        self._hooks = hooks
        self._seat = seat
        self._seed = rng.randrange(10**9)
        state = game.start()
        number = 0
        while not _deals(state, order := shuffled(state.deck(), self._seed, number)):
            state.supply(order)
            number += 1
        self._number: Final = number
        self._places: Final = self._find(state, order, rng)

    def order(self, cards: list[int], second: bool, number: int) -> list[int]:
        """What the table gets instead of an order of its own."""
        order = shuffled(cards, self._seed, number)
        if second and number == self._number:
            return _swapped(order, *self._places)
        return order

    def _find(self, state: State, order: list[int], rng: Random) -> tuple[int, int]:
        dealt = state.copy()
        dealt.supply(order)
        top = len(order) - len(self._hooks.layout(dealt).stock)
        soon = rng.random() < 0.6
        for _ in range(TRIES):
            low, high = sorted(rng.sample(range(len(order)), 2))
            if soon:  # a card of a hand for one that is drawn before long
                low, high = rng.randrange(top), top + rng.randrange(SOON)
            one, other = state.copy(), state.copy()
            one.supply(order)
            other.supply(_swapped(order, low, high))
            plain = self._hooks.may_hold(order[low]) and self._hooks.may_hold(order[high])
            if plain and self._matters(one, other) and same_to(one, other, self._hooks, self._seat):
                return low, high
        raise AssertionError("no two cards that can be exchanged")

    def _matters(self, one: State, other: State) -> bool:
        """Whether a hand is another one: cards that lie deep in the stock come to nobody for long."""
        return self._hooks.layout(one).hands != self._hooks.layout(other).hands


def _deals(state: State, order: list[int]) -> bool:
    """Whether the order that is needed next deals cards: a lot, or a draw for the seats, comes before that."""
    trial = state.copy()
    trial.supply(order)
    return trial.deal_number > 0


def _swapped(order: list[int], low: int, high: int) -> list[int]:
    swapped = list(order)
    swapped[low], swapped[high] = order[high], order[low]
    return swapped


def same_text(one: State, other: State, hooks: Hooks, rng: Random) -> str:
    """The text of an action that is legal in both states; empty if none is found."""
    for _ in range(12):
        action = hooks.choose(one, rng)
        if _is_legal(other, action.text):
            return action.text
    return ""


def _is_legal(state: State, text: str) -> bool:
    try:
        action = state.parse(text)
        if not isinstance(action, Action):
            return False
        state.check(action)
    except (NotationError, RuleViolation):
        return False
    return True


def drawn_same(before: tuple[list[int], list[int]], states: tuple[State, State], hooks: Hooks, own: bool) -> bool:
    """Whether what came from the two stocks looked the same to the seat: its own cards, and red threes of anybody."""
    seen = []
    for stock, state in zip(before, states, strict=True):
        gone = stock[: len(stock) - len(hooks.layout(state).stock)]
        seen.append([kind for kind in gone if own or not hooks.may_hold(kind)])
    return seen[0] == seen[1]
