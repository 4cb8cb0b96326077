"""Secrets: with the cards hidden from a seat exchanged, the seat can tell no difference until it becomes public."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from stolik.conformance.broken import must_equal
from stolik.conformance.facts import seen_events, view_facts
from stolik.conformance.marks import mark
from stolik.games.action import Action
from stolik.games.game import Need
from stolik.games.violation import NotationError, RuleViolation

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from stolik.conformance.hooks import Hooks
    from stolik.games.event import Event
    from stolik.games.game import Game, State, View

    Thinks = Callable[[View], object]
    """What somebody who sees a view makes of it, as values that can be compared."""

PROMISE = "hidden cards show nowhere"
THOUGHT = "what is thought of a view comes from the view alone"


def same_to(one: State, other: State, hooks: Hooks, seat: int) -> bool:
    """Whether the true difference of two states is hidden from a seat: open cards, its own, what it is told, and who
    must act agree.
    """
    if (one.need, one.seat, one.score()) != (other.need, other.seat, other.score()) or one.need is not Need.SEAT:
        return False
    mine, yours = hooks.layout(one), hooks.layout(other)
    if len(mine.stock) != len(yours.stock):
        return False
    return mine.known_to(seat) == yours.known_to(seat) and hooks.told(one, seat) == hooks.told(other, seat)


def check_exchange(
    one: State, other: State, hooks: Hooks, seat: int, rng: Random, steps: int, thinks: Thinks | None = None
) -> int:
    """Play the same actions in two states that differ in what is hidden from the seat; how many steps that was.

    It ends when the difference becomes public, or when no action is legal in both. Both states are changed. Whoever
    `thinks` for the seat when it must act has to think the same in both.
    """
    _must_look_same(one, other, [], [], seat)
    _must_think_same(one, other, seat, thinks)
    for done in range(steps):
        pair = _same_action(one, other, hooks, seat, rng)
        if pair is None:
            return done
        acting, stocks = one.seat, (hooks.layout(one).stock, hooks.layout(other).stock)
        events, others = one.apply(pair[0]), other.apply(pair[1])
        if not same_to(one, other, hooks, seat):
            return done + 1
        left = hooks.layout(one).stock, hooks.layout(other).stock
        gone = [_gone(stock, rest) for stock, rest in zip(stocks, left, strict=True)]
        orders = [_seen_drawn(cards, hooks, acting == seat) for cards in gone]
        if orders[0] != orders[1]:
            return done + 1  # the same cards, but in another order
        _must_look_same(one, other, events, others, seat)
        _must_think_same(one, other, seat, thinks)
    return steps


def _gone(before: list[int], after: list[int]) -> list[int]:
    """The hidden cards that a step brought to a hand: from the top of the stock, or at its end, face down elsewhere."""
    number = len(before) - len(after)
    return before[:number] if before[number:] == after else before[len(after) :]


def _seen_drawn(cards: list[int], hooks: Hooks, own: bool) -> list[int]:
    """Of cards that were drawn those that the seat sees, in their order: its own, and what no hand may hold."""
    return [kind for kind in cards if own or not hooks.may_hold(kind)]


def _must_look_same(one: State, other: State, events: list[Event], others: list[Event], seat: int) -> None:
    position = one
    detail = f"seat {seat} sees a difference from\n{other.text()}"
    must_equal(seen_events(events, seat), seen_events(others, seat), PROMISE, position, detail)
    must_equal(view_facts(one.view(seat)), view_facts(other.view(seat)), PROMISE, position, detail)


def _must_think_same(one: State, other: State, seat: int, thinks: Thinks | None) -> None:
    if thinks is not None and one.seat == seat == other.seat:
        detail = f"seat {seat} thinks something else in\n{other.text()}"
        must_equal(thinks(one.view(seat)), thinks(other.view(seat)), THOUGHT, one, detail)


def _same_action(one: State, other: State, hooks: Hooks, seat: int, rng: Random) -> tuple[Action, Action] | None:
    """An action that is legal in both states and moves the same cards."""
    legal = {mark(action) for action in other.legal()}
    for _ in range(6):
        action = hooks.choose(one, rng)
        if mark(action) not in legal:
            continue
        if one.seat == seat or not action.cards:
            return action, action
        try:
            twin = other.parse(action.text)
            if isinstance(twin, Action):
                other.check(twin)
                return action, twin
        except (NotationError, RuleViolation):
            continue
    return None


def check_deck_exchange(
    game: Game, hooks: Hooks, seat: int, rng: Random, steps: int, thinks: Thinks | None = None
) -> int:
    """Two cards of a deck change places so that the seat cannot see it, and the deal is played twice the same."""
    one, other = game.start(), game.start()
    while one.deck():
        order = one.deck()
        rng.shuffle(order)
        swapped = _swapped(one, order, hooks, seat, rng)
        events, others = one.supply(order), other.supply(swapped)
        detail = f"seat {seat} sees a difference from {order} in {swapped}"
        must_equal(seen_events(events, seat), seen_events(others, seat), PROMISE, one, detail)
    return check_exchange(one, other, hooks, seat, rng, steps, thinks)


def _swapped(state: State, order: list[int], hooks: Hooks, seat: int, rng: Random) -> list[int]:
    """The order with two cards exchanged, if the seat then sees the same; else the order."""
    if Counter(order) == Counter(hooks.seats):
        return order  # a lot, which everybody sees
    for _ in range(40):
        low, high = rng.sample([at for at, kind in enumerate(order) if hooks.may_hold(kind)], 2)
        swapped = list(order)
        swapped[low], swapped[high] = swapped[high], swapped[low]
        one, other = state.copy(), state.copy()
        one.supply(order)
        other.supply(swapped)
        if swapped != order and same_to(one, other, hooks, seat):
            return swapped
    return order
