"""Worlds: states built from a view and a guess of what it hides."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from stolik.conformance.broken import fail, must, must_equal
from stolik.conformance.facts import view_facts
from stolik.games.game import Need, WorldError

if TYPE_CHECKING:
    from random import Random

    from stolik.conformance.hooks import Hooks
    from stolik.games.game import State, View

PROMISE = "a world agrees with its view"
Guess = tuple[dict[int, list[int]], list[int]]


def truth(state: State, hooks: Hooks, seat: int) -> Guess:
    """The true hands of the other seats, and the true stock."""
    layout = hooks.layout(state)
    return {other: list(cards) for other, cards in layout.hands.items() if other != seat}, list(layout.stock)


def check_world_of_truth(state: State, hooks: Hooks, seat: int) -> None:
    """The world of the true hands and stock is the state, as every seat sees it."""
    if state.need is not Need.SEAT:
        return
    view = state.view(seat)
    try:
        world = view.world(*truth(state, hooks, seat))
    except WorldError as error:
        fail(PROMISE, state, f"the truth is refused to seat {seat}: {error}")
    must_equal(world.text(), state.text(), PROMISE, state, f"text of the true world of seat {seat}")
    must_equal(world.legal(), state.legal(), PROMISE, state, f"legal list of the true world of seat {seat}")
    must_equal(world.losing(), state.losing(), PROMISE, state, f"losing actions of the true world of seat {seat}")
    for other in (-1, *hooks.seats):
        one, two = view_facts(world.view(other)), view_facts(state.view(other))
        must_equal(one, two, PROMISE, state, f"view of seat {other} of the true world of seat {seat}")


def check_unseen(state: State, hooks: Hooks, seat: int) -> None:
    """What a seat has not seen is the hands of the others, less what everybody knows of them, and the stock."""
    if state.need is not Need.SEAT:
        return
    hands, stock = truth(state, hooks, seat)
    hidden = list(stock)
    for other, cards in hands.items():
        rest = list(cards)
        for kind in hooks.known(state, other):
            must(kind in rest, PROMISE, state, f"seat {other} is known to hold {kind}, and does not")
            rest.remove(kind)
        hidden += rest
    must_equal(sorted(state.view(seat).unseen()), sorted(hidden), PROMISE, state, f"unseen by seat {seat}")


def check_worlds_refused(state: State, hooks: Hooks, seat: int, rng: Random) -> None:
    """Hands and stocks that do not agree with the view are refused."""
    if state.need is not Need.SEAT:
        return
    view = state.view(seat)
    hands, stock = truth(state, hooks, seat)
    holding = sorted(other for other, cards in hands.items() if cards)
    if not holding:
        return
    other = rng.choice(holding)
    mine = hooks.layout(state).known_to(seat)
    wrong: list[tuple[str, Guess]] = [
        ("a hand is missing", ({each: cards for each, cards in hands.items() if each != other}, stock)),
        ("a card too few", ({**hands, other: hands[other][1:]}, stock)),
        ("a card too many", ({**hands, other: [*hands[other], hands[other][0]]}, stock)),
        ("a stock card too many", (hands, [*stock, hands[other][0]])),
        ("no card", ({**hands, other: [*hands[other][1:], -1]}, stock)),
    ]
    if stock:
        wrong.append(("a stock card too few", (hands, stock[1:])))
    # a card that the seat has seen elsewhere, more often than the pack has it among the hidden ones
    hidden = set(view.unseen())
    seen = [kind for zone in mine for kind in zone if kind not in hidden and kind not in hands[other]]
    if seen:
        wrong.append(("a card seen elsewhere", ({**hands, other: [*hands[other][1:], rng.choice(seen)]}, stock)))
    wrong += _known_elsewhere(state, hooks, other, (hands, stock), rng)
    never = [at for at, kind in enumerate(stock) if not hooks.may_hold(kind)]
    if never:
        at = rng.choice(never)
        swapped = ({**hands, other: [*hands[other][1:], stock[at]]}, _put(stock, at, hands[other][0]))
        wrong.append(("a card that no hand holds", swapped))
    for what, guess in wrong:
        must_refuse(state, view, guess, what)


def _known_elsewhere(state: State, hooks: Hooks, seat: int, true: Guess, rng: Random) -> list[tuple[str, Guess]]:
    """The truth with a card that a seat is known to hold changed for one of the stock."""
    hands, stock = true
    held, known = Counter(hands[seat]), Counter(hooks.known(state, seat))
    # another copy, of which nobody knows, could stand for the known one
    certain = [kind for kind in known if held[kind] == known[kind]]
    places = [at for at, kind in enumerate(stock) if kind not in known and hooks.may_hold(kind)]
    if not certain or not places:
        return []
    kind, at = rng.choice(certain), rng.choice(places)
    rest = list(hands[seat])
    rest.remove(kind)
    return [("a known card elsewhere", ({**hands, seat: [*rest, stock[at]]}, _put(stock, at, kind)))]


def _put(stock: list[int], at: int, kind: int) -> list[int]:
    return [*stock[:at], kind, *stock[at + 1 :]]


def must_refuse(state: State, view: View, guess: Guess, what: str) -> None:
    """Fail unless the view refuses this guess."""
    try:
        view.world(*guess)
    except WorldError:
        return
    fail(PROMISE, state, f"seat {view.seat} accepts a world with {what}: {guess}")


def resampled_guess(state: State, hooks: Hooks, seat: int, rng: Random) -> Guess | None:
    """The hidden cards dealt anew among the places that hide them; None where the hands cannot be."""
    layout = hooks.layout(state)
    pool = state.view(seat).unseen()
    rng.shuffle(pool)
    held = [kind for kind in pool if hooks.may_hold(kind)]
    hands: dict[int, list[int]] = {}
    for other, cards in layout.hands.items():
        if other != seat:
            known = list(hooks.known(state, other))
            need = len(cards) - len(known)
            if need > len(held):
                return None
            hands[other] = known + held[:need]
            held = held[need:]
    if not hooks.possible(state, seat, hands):
        return None
    stock = held + [kind for kind in pool if not hooks.may_hold(kind)]
    rng.shuffle(stock)
    return hands, stock


def resampled_world(state: State, hooks: Hooks, seat: int, rng: Random) -> State | None:
    """A world with other hidden cards, which looks to the seat as the state does; None where the guess is refused.

    A view may refuse cards with which what was done in the turn could not have been done.
    """
    guess = resampled_guess(state, hooks, seat, rng)
    if state.need is not Need.SEAT or guess is None:
        return None
    view = state.view(seat)
    try:
        world = view.world(*guess)
    except WorldError as error:
        must(state.seat != seat, PROMISE, state, f"refused to seat {seat} in its own turn: {error}")
        return None
    must(bool(world.legal()), PROMISE, world, f"a world of seat {seat} in which nobody can go on")
    must_equal(view_facts(world.view(seat)), view_facts(view), PROMISE, state, f"view of seat {seat}: {guess}")
    return world
